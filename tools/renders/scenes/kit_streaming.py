"""Kit: the streaming case, open: switcher, encoder, monitor."""
from paint import still
from props.cases import coil
from props.desk import vision_mixer
from props.kit_parts import encoder, field_monitor
from props.kit_shelf import DEVELOP, SAMPLES, SIZE, product_camera, seamless
from scene_kit import place

ALT = 'A vision mixer with lit keys, a bonding encoder and a monitor showing a keynote, on black paper'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    seamless()
    place(vision_mixer(), (-0.06, -0.05, 0), (0, 0, 10), 0.46)
    place(field_monitor(still('conference'), 0.36), (-0.16, 0.28, 0), (0, 0, -6))
    place(encoder(), (0.28, 0.16, 0), (0, 0, 22), 1.1)
    place(coil(0.08, 4), (0.34, -0.12, -0.008))
    product_camera((0.02, 0.05, 0.12), (-0.14, -1.65, 0.56), 66)
