"""Kit: three cameras still in their foam, the fourth already out, its screen open."""
from materials import surface
from paint import still
from props.cameras import camcorder
from props.cases import coil, open_case
from props.kit_parts import shotgun, small_switcher
from scene_kit import STEEL, TUNGSTEN, WARM_WHITE, area, camera, floor, place

ALT = 'An open case with three small cameras in foam; a fourth stands before it with its screen lit, beside a switcher'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.12, 'exposure': 0.3}


def build():
    floor(surface('gym boards', (0.085, 0.046, 0.022), 0.28, vary=0.1, scale=2.0, stretch=(9, 1, 1), tint=0.35, coat=0.2), 8)
    place(open_case(), (0.02, 0.28, 0), (0, 0, 5))
    stowed = camcorder(still('keynote'), False)
    for x, turn in ((-0.20, 0), (0.0, 0), (0.20, 0)):
        place(stowed, (0.02 + x * 0.996 - 0.002, 0.28 + x * 0.087, 0.095), (0, 0, 185 + turn))
    place(camcorder(still('keynote')), (-0.27, -0.18, 0), (0, 0, -6))
    place(small_switcher(), (0.22, -0.22, 0), (0, 0, -10))
    for y, turn in ((-0.04, -14), (-0.09, -10)):
        place(shotgun(0.24), (0.46, y, 0), (0, 0, turn))
    place(coil(0.09, 5), (-0.05, -0.36, 0), (0, 0, 0), 0.8)
    area((0.9, 0.7, 1.1), (0, 0.1, 0.1), (0.4, 0.7), 30, TUNGSTEN)
    area((-1.2, 0.3, 0.9), (-0.1, 0, 0.1), (0.2, 0.9), 26, STEEL)
    area((-0.5, -1.2, 1.2), (-0.2, 0, 0.1), (0.6, 0.6), 17, WARM_WHITE)
    camera((-0.32, -1.50, 0.98), (0.04, 0.08, 0.125), 52, (-0.22, -0.12, 0.1), 4.5)
