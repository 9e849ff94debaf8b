"""Terms: marks on a stage floor, so everyone knows where they stand. Dark on the left, where the text is."""
from materials import haze_beam, scuffed_vinyl, surface
from props.set import curtain, stool
from props.tape import AMBER_TAPE, PALE, four_corners, roll, t_mark
from scene_kit import MOON, WARM_WHITE, area, beam, box, camera, floor, place, put, spot

ALT = 'A wooden stool in a pool of warm light stands exactly on its four tape marks on a dark stage floor, a roll of tape beside it'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 32
DEVELOP = {
    'haze': {'density': 0.06, 'from': 2, 'to': 9, 'glow': 0.4, 'spread': 0.09, 'loss': 0.1, 'color': (0.0010, 0.0011, 0.0014)},
    'bloom': 0.08, 'bloom_from': 1.3, 'exposure': 0.2,
}

STOOL = (0.46, 0, 0)
LAMP = (1.0, 0.63, 0.33)


def build():
    floor(scuffed_vinyl(), 30)
    # The vinyl lies in lanes; black tape closes the seams between them.
    for y in (-0.62, 0.86):
        box((14, 0.05, 0.0006), (0, y, 0.0003), surface('seam tape', (0.018, 0.017, 0.016), 0.42, vary=0.12, scale=6), (0, 0, -4), 0)
    put(curtain(14, 4, 60, (0.020, 0.019, 0.019)), (0, 4.2, 0))
    place(stool(), STOOL, (0, 0, 20))
    place(four_corners(0.17, PALE, seed=3), STOOL, (0, 0, 20))
    place(roll(), (0.84, -0.22, 0), (0, 0, 32))
    place(t_mark(PALE, 21), (-0.28, 0.34, 0), (0, 0, 8))
    place(t_mark(AMBER_TAPE, 31), (1.06, 0.44, 0), (0, 0, -20))
    place(t_mark(AMBER_TAPE, 41), (-0.80, 0.75, 0), (0, 0, 14))
    lamp = (2.70, 1.3, 4.2)
    spot(lamp, (0.50, -0.02, 0), 3900, LAMP, 14.5, 0.4, 0.05)
    beam(lamp, (0.36, -0.10, -0.25), 13.5, haze_beam(LAMP, 0.115, 0.4, 1.1, 0.5), 0.06)
    area((1.6, -2.2, 1.5), (0.6, 0, 0.2), (0.5, 0.5), 6, WARM_WHITE)
    spot((-1.6, 2.6, 2.6), (0.46, 0, 0.30), 260, MOON, 16, 0.8, 0.2)
    area((-2.0, 3.0, 4.6), (-0.4, 0.4, 0), (0.4, 0.8), 24, MOON)
    area((2.4, 3.2, 3.2), (1.4, 4.2, 0.4), (1.4, 0.3), 40, MOON)
    camera((0, -2.1, 0.78), (0, 0, 0.237), 32, (0.50, -0.16, 0.1), 1.8, roll=0.2)
