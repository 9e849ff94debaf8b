"""Kit: everything laid out on felt and seen from above, a lit tube along its edge."""
from materials import cloth
from paint import still
from props.cameras import compact_camera
from props.cases import coil
from props.cinema_camera import cinema_camera, lens
from props.kit_parts import body_pack, recorder, tube_light
from props.set import headphones
from scene_kit import MOON, TUNGSTEN, area, camera, floor, place

ALT = 'From above on dark felt: two cameras, four lenses, a sound recorder, wireless packs and headphones beside a lit tube'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.12, 'exposure': 0.3}


def build():
    floor(cloth('felt', (0.060, 0.048, 0.040), 0.4), 4)
    place(cinema_camera(still('interview-feed'), tally=False, matte_box=False), (-0.22, -0.04, 0.012), (0, 0, 0))
    place(compact_camera(still('keynote')), (0.10, 0.03, 0), (0, 0, 0))
    for x, y, front, length, tone in ((0.32, 0.24, 0.050, 0.15, (0.25, 0.06, 0.42)), (0.45, 0.24, 0.050, 0.15, (0.05, 0.25, 0.40)),
                                      (0.32, 0.10, 0.046, 0.12, (0.40, 0.16, 0.05)), (0.45, 0.10, 0.054, 0.17, (0.10, 0.30, 0.20))):
        place(lens(front, length, tone), (x, y, 0))
    place(recorder(), (0.38, -0.08, 0.0))
    for x in (0.02, 0.10):
        place(body_pack(), (x, -0.30, 0.012), (-90, 0, 0))
    place(headphones(), (0.36, -0.385, 0))
    place(coil(0.09, 5), (-0.40, -0.30, 0))
    area((0.2, 1.0, 1.2), (0.1, 0, 0), (1.2, 0.3), 14, TUNGSTEN)
    place(tube_light(0.62, TUNGSTEN, 4.0), (-0.53, 0.14, 0), (0, 0, 90))
    area((-0.60, 0.1, 0.12), (0.2, 0.0, 0.05), (0.05, 0.6), 2.2, TUNGSTEN)
    area((-1.0, 0.5, 0.55), (0.05, 0, 0), (0.3, 0.9), 30, TUNGSTEN)
    area((1.2, 0.5, 0.7), (0.1, 0, 0), (0.2, 1.0), 20, MOON)
    camera((0.0, -0.30, 1.72), (0.0, -0.015, 0.0), 54, (0, 0, 0.14), 5.6, roll=0)
