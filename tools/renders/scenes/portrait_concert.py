"""Creator portrait: a young person with headphones records a school band."""
from materials import black_cloth, carpet, cloth, glow, painted_metal, plastic, steel
from props.figure import SEATED, STANDING, figure
from props.portrait import SAMPLES, SIZE, creator
from props.stage import hang_lamp, stage_deck
from scene_kit import WARM_WHITE, area, box, camera, cylinder, floor, pipe, place, prop, sphere

ALT = 'Somebody in headphones, seen from behind against blue stage light, records a school band; the band is out of focus'
BLUE, TEAL = (0.10, 0.26, 1.0), (0.04, 0.62, 0.72)
DEVELOP = {
    'haze': {'density': 0.05, 'from': 2.5, 'glow': 0.5, 'spread': 0.10, 'loss': 0.15, 'color': (0.0015, 0.003, 0.007)},
    'bloom': 0.18, 'exposure': 0.35,
}
GRADE = {'grain': 0.6, 'quality': 68}
__all__ = ['SAMPLES', 'SIZE']


def recorder():
    """A field recorder on a stand: two crossed capsules, a lit meter toward -Y."""
    with prop('recorder') as made:
        cylinder(0.010, 1.2, (0, 0, 0.60), steel(), edge=0.002)
        for turn in ((0.3, 0.1), (-0.3, 0.1), (0, -0.3)):
            pipe([(0, 0, 0.35), (*turn, 0.02)], 0.008, steel(), soft=False)
        box((0.075, 0.045, 0.15), (0, 0, 1.27), plastic(), (-12, 0, 0), 0.012)
        for i in range(9):
            tone = (0.2, 1.0, 0.35) if i < 6 else (1.0, 0.6, 0.1)
            for x in (-0.012, 0.012):
                box((0.014, 0.002, 0.005), (x, -0.026, 1.235 + i * 0.0085), glow(f'meter {tone}', tone, 2.2, False), (-12, 0, 0), 0)
        for side in (-1, 1):
            cylinder(0.013, 0.05, (side * 0.012, 0.012, 1.372), painted_metal(), (-35, side * 45, 0), 0.004)
    return made


def band():
    dark = cloth('band', (0.012, 0.012, 0.014), 0.1)
    play = figure('guitar', STANDING, {'hand_r': (0.06, 0.20, 0.98), 'elbow_r': (0.30, 0.0, 1.12), 'hand_l': (-0.50, 0.22, 1.24), 'elbow_l': (-0.34, 0.04, 1.12)}, dark, 'curly', outfit='tee', cell=0.018, seed=5)
    drum = figure('drummer', SEATED, {'hand_r': (0.24, 0.36, 1.10), 'elbow_r': (0.34, 0.06, 0.90), 'hand_l': (-0.22, 0.36, 0.92), 'elbow_l': (-0.32, 0.06, 0.86)}, dark, 'short', cell=0.018, seed=8)
    place(play, (1.55, 7.3, 1.0), (0, 0, 200))
    place(drum, (-0.05, 8.7, 1.35), (0, 0, 186))
    # Guitar body and neck in front of the player; drums and cymbals in front of the drummer.
    cylinder(0.19, 0.05, (1.54, 7.08, 2.02), black_cloth(), (90, 0, 0), 0.01)
    pipe([(1.54, 7.06, 2.02), (2.12, 7.06, 2.30)], 0.022, black_cloth(), soft=False)
    for x, z, r in ((-0.05, 1.62, 0.30), (-0.50, 1.92, 0.17), (0.40, 1.88, 0.20)):
        cylinder(r, 0.3, (x, 8.1, z), plastic(), (80, 0, 0), 0.01)
    for x, z in ((-0.80, 2.35), (0.75, 2.45)):
        cylinder(0.22, 0.012, (x, 8.2, z), steel(), (10, 6, 0), 0.002)
        pipe([(x, 8.2, 1.0), (x, 8.2, z)], 0.012, steel(), soft=False)
    pipe([(2.60, 6.85, 1.0), (2.60, 6.85, 2.38), (2.62, 6.98, 2.44)], 0.012, steel(), soft=False)
    sphere(0.035, (2.62, 7.00, 2.45), painted_metal())


def build():
    floor(carpet(), 40)
    stage_deck(12, 6, 1.0, (0, 6.0, 0), 0.12)
    box((16, 0.1, 7), (0, 12, 3.5), black_cloth(), edge=0)
    band()
    for x, tone in ((-3.2, BLUE), (-1.6, TEAL), (0.1, BLUE), (1.8, WARM_WHITE), (3.4, TEAL)):
        hang_lamp((x, 10.6, 4.6), (x * 0.55, 7.0, 1.2), tone, 700, 13, 1.0, 0.9, 60, wisps=0.7)
    area((0, 11.6, 0.6), (0, 12, 4.0), (9, 0.3), 900, BLUE)
    area((0, 9.6, 3.6), (0, 7.0, 2.0), (7, 1.0), 1500, BLUE)
    area((1.9, 6.3, 3.6), (1.5, 7.2, 2.2), (0.6, 0.6), 160, WARM_WHITE)
    place(recorder(), (-0.74, 0.85, 0.06))
    creator({'hand_l': (-0.30, 0.40, 1.24), 'elbow_l': (-0.31, 0.12, 1.14), 'hand_r': (0.16, 0.26, 1.12), 'elbow_r': (0.28, 0.04, 1.12)},
            'waves', (-0.34, 0.35, 0), 4, phones=True, seed=9, color=(0.035, 0.045, 0.07))
    area((1.8, 1.9, 2.6), (-0.2, 0.3, 1.5), (0.4, 1.0), 130, (0.30, 0.62, 1.0))
    area((-1.9, 1.7, 2.4), (-0.2, 0.3, 1.5), (0.4, 1.0), 110, TEAL)
    area((0.2, -1.8, 2.6), (-0.2, 0.3, 1.4), (1.2, 1.0), 5, BLUE)
    camera((0.02, -1.55, 1.52), (0.10, 3.0, 1.52), 42, (-0.25, 0.3, 1.6), 1.4, roll=-0.5)
