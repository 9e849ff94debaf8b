"""Kit: the camera body on its shoulder plate."""
from paint import still
from props.cinema_camera import cinema_camera, lens
from props.kit_shelf import DEVELOP, SAMPLES, SIZE, product_camera, seamless
from scene_kit import place

ALT = 'A cinema camera with matte box, monitor and battery on black paper'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    seamless()
    place(cinema_camera(still('interview-feed')), (0.02, 0.10, 0.016), (0, 0, 142))
    place(lens(0.050, 0.12, (0.30, 0.10, 0.04)), (0.34, -0.16, 0), (0, 0, 20))
    product_camera((0.02, 0.0, 0.19), (-0.30, -1.75, 0.48), 72)
