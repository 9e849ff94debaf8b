"""Creator portrait: a young person holds up a slate at a bus stop, at night after rain."""
from materials import aluminum, black_cloth, cloth, glow, painted_metal, surface, walnut
from props.portrait import SAMPLES, SIZE, creator, far_lights
from props.set import clapperboard
from scene_kit import AMBER, MOON, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, cylinder, floor, panel, place

ALT = 'Somebody seen from behind holds up a slate at a bus stop at night'
DEVELOP = {
    'haze': {'density': 0.05, 'from': 2, 'glow': 0.3, 'spread': 0.10, 'loss': 0.12, 'color': (0.001, 0.0013, 0.0025)},
    'bloom': 0.18, 'exposure': 0.1,
}
__all__ = ['SAMPLES', 'SIZE']


def shelter():
    frame = painted_metal()
    for x in (-1.3, 1.3):
        for y in (3.2, 4.3):
            box((0.07, 0.07, 2.4), (x, y, 1.2), frame, edge=0.008)
    box((2.9, 1.5, 0.10), (0, 3.75, 2.45), frame, edge=0.02)
    box((2.3, 0.10, 0.02), (0, 3.5, 2.39), glow('shelter tube', (1.0, 0.88, 0.68), 6, True), edge=0)
    box((1.5, 0.34, 0.05), (-0.25, 4.0, 0.46), walnut(), edge=0.01)
    for x in (-0.85, 0.35):
        box((0.05, 0.30, 0.46), (x, 4.0, 0.23), frame, edge=0.008)
    # The lit timetable panel at the side, and the stop's pole with its disc.
    box((0.82, 0.10, 1.7), (1.34, 3.74, 1.25), frame, (0, 0, -62), 0.01)
    panel(0.72, 1.5, (1.284, 3.710, 1.28), glow('timetable', (1.0, 0.84, 0.60), 1.0, True), (0, 0, -62))
    cylinder(0.03, 2.9, (-1.9, 2.9, 1.45), aluminum(), edge=0.003)
    cylinder(0.24, 0.03, (-1.9, 2.86, 2.72), surface('disc', (0.10, 0.16, 0.30), 0.4), (90, 0, 0), 0.004)


def build():
    floor(surface('wet road', (0.010, 0.010, 0.011), 0.16, vary=0.12, scale=2.2, bump=0.2, bump_scale=120), 60)
    box((9, 3.2, 0.12), (0, 4.4, 0.02), surface('kerb', (0.05, 0.05, 0.05), 0.45, vary=0.2, scale=3), edge=0.03)
    box((40, 0.1, 12), (0, 22, 6), black_cloth(), edge=0)
    shelter()
    # A bag left on the bench.
    box((0.32, 0.20, 0.42), (0.15, 4.02, 0.70), cloth('bag', (0.03, 0.022, 0.016)), (-8, 0, 10), 0.07, 5)
    box((0.24, 0.08, 0.20), (0.13, 3.91, 0.62), cloth('bag', (0.03, 0.022, 0.016)), (-8, 0, 10), 0.03, 4)
    area((0, 3.5, 2.36), (0, 3.7, 0.0), (2.3, 0.2), 80, (1.0, 0.84, 0.62))
    far_lights(((1.95, 7, AMBER, 0.10, 0.45), (1.35, 9, TUNGSTEN, 0.075, 0.4), (1.05, 6, WARM_WHITE, 0.06, 0.7), (2.5, 4, MOON, 0.08, 0.3)), 7.5, 8.5)
    creator({'hand_r': (0.34, 0.34, 1.62), 'elbow_r': (0.38, 0.06, 1.40), 'hand_l': (-0.24, 0.08, 0.96)}, 'tail', (-0.30, 0.45, 0), -4, seed=13)
    place(clapperboard(0.30, 0.21), (0.09, 0.80, 1.60), (4, 0, -4))
    area((1.9, 1.8, 2.3), (-0.2, 0.4, 1.4), (0.3, 1.0), 40, TUNGSTEN)
    area((-1.8, 1.9, 2.5), (-0.2, 0.4, 1.4), (0.3, 1.0), 60, STEEL)
    area((0.9, -1.0, 2.2), (0.1, 0.8, 1.7), (0.3, 0.3), 3.0, WARM_WHITE, spread=50)
    camera((0.05, -1.75, 1.40), (0.08, 3.0, 1.46), 38, (-0.15, 0.55, 1.5), 2.2, roll=0.5)
