"""Kit: panels and a fresnel, lit."""
from props.kit_parts import fresnel, light_panel
from props.kit_shelf import DEVELOP, SAMPLES, SIZE, product_camera, seamless
from scene_kit import TUNGSTEN, WARM_WHITE, place

ALT = 'Two LED panels with barn doors and a small fresnel lamp, lit, on black paper'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    seamless()
    place(light_panel(WARM_WHITE, 1.5), (-0.24, 0.16, 0), (0, 0, -12))
    place(light_panel(TUNGSTEN, 1.3, 0.22, 0.15), (0.02, -0.12, 0), (0, 0, 16))
    place(fresnel(), (0.30, 0.10, 0), (0, 0, 20), 1.15)
    product_camera((0.02, 0.05, 0.15), (-0.15, -1.65, 0.46), 68)
