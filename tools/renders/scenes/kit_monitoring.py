"""Kit: two monitors that show what the cameras see."""
from paint import still, waveform
from props.cinema_camera import monitor
from props.kit_parts import field_monitor
from props.kit_shelf import DEVELOP, SAMPLES, SIZE, product_camera, seamless
from scene_kit import place

ALT = 'A production monitor showing a stage, a smaller one beside it and an on-camera display, on black paper'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    seamless()
    place(field_monitor(still('hero'), 0.44), (-0.10, 0.18, 0), (0, 0, -8))
    place(field_monitor(waveform(), 0.24, 0.9), (0.30, 0.05, 0), (0, 0, 18))
    place(monitor(still('keynote'), (0.16, 0.09), 1.0), (0.0, -0.16, 0.060), (-24, 0, 6))
    product_camera((0.04, 0.05, 0.16), (-0.12, -1.70, 0.46), 68)
