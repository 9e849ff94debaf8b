"""Equipment list: a wall with every cable in its place under one picture lamp, fading into the dark on the
left."""
import random

from materials import plaster, surface
from props.cables import card_holder, hung_coil, peg
from props.cases import hard_case
from props.cinema_camera import lens
from props.set import headphones
from props.shelving import picture_lamp
from props.tape import PALE, roll
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place

ALT = 'A wall of neatly coiled cables on pegs at night under one small brass lamp, lenses, headphones and a case on the shelf below'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 32
DEVELOP = {
    'haze': {'density': 0.04, 'from': 2.2, 'to': 9, 'glow': 0.35, 'spread': 0.08, 'loss': 0.1, 'color': (0.0008, 0.0009, 0.0012)},
    'bloom': 0.16, 'exposure': 0.2,
}

ROWS, STEP, SHELF = (1.68, 1.27), 0.325, 0.90
BLACK, CHARCOAL, BLUE, GREEN, OCHRE = (0.011, 0.011, 0.012), (0.035, 0.034, 0.034), (0.018, 0.032, 0.058), (0.022, 0.045, 0.033), (0.17, 0.07, 0.014)
SAND, SAGE, SLATE, RUST, STRAW = (0.13, 0.105, 0.072), (0.07, 0.105, 0.065), (0.045, 0.07, 0.105), (0.16, 0.05, 0.022), (0.21, 0.115, 0.025)


def coils():
    kinds = (('xlr', BLACK, STRAW), ('bnc', BLUE, SAND), ('xlr', CHARCOAL, SAGE), ('power', BLACK, RUST), ('xlr', BLACK, SLATE),
             ('bnc', BLACK, STRAW), ('bnc', GREEN, SAND), ('power', OCHRE, SLATE), ('xlr', BLACK, SAND))
    return [hung_coil(*kind, seed=5 + i) for i, kind in enumerate(kinds)]


def build():
    chance = random.Random(12)
    board = surface('store boards', (0.13, 0.075, 0.038), 0.5, vary=0.12, scale=3, bump=0.3, bump_scale=50, stretch=(7, 7, 0.6), tint=0.4)
    rail = surface('rail', (0.085, 0.042, 0.02), 0.4, vary=0.12, scale=3, stretch=(1, 9, 9), tint=0.3, coat=0.15)
    for i in range(52):
        box((0.158, 0.02, 4.4), (1.6 - i * 0.16, 0.012, 1.3 + chance.uniform(-0.8, 0.8)), board, edge=0.003, segments=2)
    dark = plaster('store night', (0.02, 0.019, 0.018))
    floor(dark, 30)
    box((0.1, 9, 4), (-6.7, -4.4, 2), dark, edge=0)
    hook, card, hung = peg(), card_holder(), coils()
    for row, z in enumerate(ROWS):
        box((8.8, 0.026, 0.13), (-2.4, -0.011, z + 0.022), rail, edge=0.004)
        for i in range(20):
            x = 0.86 - i * STEP + row * 0.11
            place(hook, (x, -0.024, z))
            place(card, (x, -0.0245, z + 0.057))
            place(hung[(i * 5 + row * 2) % len(hung)], (x, -0.024, z), (0, chance.uniform(-3, 3), chance.uniform(-5, 5)))
    box((8.8, 0.40, 0.034), (-2.4, -0.20, SHELF - 0.017), rail, edge=0.005)
    place(hard_case(0.40, 0.21, 0.15), (-0.72, -0.265, SHELF), (0, 0, 4))
    place(roll(PALE, tail=0), (-0.40, -0.27, SHELF), (0, 0, 24))
    place(lens(0.045, 0.12, (0.10, 0.20, 0.36)), (-0.25, -0.24, SHELF))
    place(lens(0.048, 0.13, (0.30, 0.10, 0.04)), (-0.16, -0.18, SHELF + 0.049), (90, 0, 34))
    place(headphones(), (0.12, -0.235, SHELF), (0, 0, 36))
    lamp = (0.16, -0.31, 1.885)
    place(picture_lamp(reach=0.31, strength=4.0), lamp)
    area((lamp[0], lamp[1], lamp[2] - 0.03), (lamp[0], lamp[1] + 0.12, 1.0), (0.42, 0.03), 25, TUNGSTEN)
    area((1.5, -1.3, 1.25), (0.1, -0.15, 1.0), (0.5, 0.3), 3, TUNGSTEN)
    area((1.3, -1.7, 2.3), lamp, (0.3, 0.3), 1.5, WARM_WHITE, 24)
    area((-4.2, -1.6, 2.3), (-0.6, 0, 1.4), (0.3, 1.0), 8, MOON)
    camera((1.86, -1.95, 1.46), (-0.66, -0.314, 1.40), 36, (0.0, -0.08, 1.5), 2.0, roll=0.2)
