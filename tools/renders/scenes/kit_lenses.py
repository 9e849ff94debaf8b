"""Kit: a set of primes, one lying with its glass to us."""
from props.cinema_camera import lens
from props.kit_shelf import DEVELOP, SIZE, product_camera, seamless
from scene_kit import STEEL, TUNGSTEN, area, place

ALT = 'A set of five cinema prime lenses on black paper, one lying with its glass towards the viewer'
SAMPLES = 48
__all__ = ['DEVELOP', 'SIZE']


def build():
    seamless()
    coats = ((0.25, 0.06, 0.42), (0.05, 0.25, 0.4), (0.4, 0.16, 0.05), (0.1, 0.3, 0.2))
    for i, (x, y, front, length) in enumerate(((-0.27, 0.10, 0.050, 0.13), (-0.12, 0.16, 0.052, 0.155), (0.04, 0.18, 0.055, 0.18), (0.21, 0.14, 0.058, 0.205))):
        place(lens(front, length, coats[i]), (x, y, 0), (0, 0, i * 40))
    place(lens(0.060, 0.16, (0.3, 0.08, 0.45)), (0.13, 0.02, 0.064), (90, 0, -24))
    area((-0.5, -1.1, 0.8), (0.1, -0.1, 0.06), (0.5, 0.4), 9, TUNGSTEN)
    area((0.7, -0.9, 0.5), (0.1, -0.1, 0.06), (0.3, 0.5), 6, STEEL)
    product_camera((-0.02, 0.05, 0.095), (-0.12, -1.30, 0.40), 78, 6.3)
