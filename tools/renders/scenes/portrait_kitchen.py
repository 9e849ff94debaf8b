"""Creator portrait: a young person films her grandmother at the kitchen window."""
from materials import cloth, glow, plaster, steel, surface, walnut
from paint import window_view
from props.figure import STANDING, figure
from props.portrait import SAMPLES, SIZE, creator, hand_camera
from props.river import sky
from scene_kit import STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, cylinder, floor, lathe, panel, pipe, place, point, sphere

ALT = 'Somebody seen from behind films an older woman at a kitchen window'
DEVELOP = {
    'haze': {'density': 0.05, 'from': 1.5, 'glow': 0.5, 'spread': 0.10, 'loss': 0.1, 'color': (0.002, 0.0015, 0.001)},
    'bloom': 0.18, 'exposure': 0.1,
}
__all__ = ['SAMPLES', 'SIZE']


def kitchen():
    wall = plaster('kitchen', (0.10, 0.075, 0.055))
    floor(surface('tiles', (0.05, 0.04, 0.03), 0.3), 10)
    for size, at in (((3.0, 0.1, 3.0), (-2.35, 3.0, 1.5)), ((3.0, 0.1, 3.0), (2.15, 3.0, 1.5)), ((1.5, 0.1, 1.05), (-0.1, 3.0, 0.52)),
                     ((1.5, 0.1, 0.8), (-0.1, 3.0, 2.65))):
        box(size, at, wall, edge=0)
    # The evening outside.
    panel(4.0, 2.6, (-0.1, 3.6, 2.16), sky())
    for x in (-0.85, -0.1, 0.65):
        box((0.05, 0.07, 1.2), (x, 2.97, 1.65), walnut(), edge=0.006)
    for z in (1.06, 1.65, 2.24):
        box((1.55, 0.07, 0.045), (-0.1, 2.97, z), walnut(), edge=0.006)
    box((5.2, 0.62, 0.05), (0, 2.66, 0.92), walnut(), edge=0.008)
    box((5.2, 0.56, 0.88), (0, 2.70, 0.44), surface('cupboard', (0.05, 0.045, 0.04), 0.5), edge=0.01)
    # On the counter: a steaming pot and jars; a hanging lamp above.
    lathe([(0, 0), (0.14, 0), (0.15, 0.02), (0.15, 0.17), (0.155, 0.175), (0.145, 0.175), (0.14, 0.02), (0, 0.02)], steel(), (0.62, 2.58, 0.945))
    for x, r, h in ((-1.05, 0.05, 0.16), (-1.20, 0.045, 0.20), (-1.36, 0.055, 0.13), (1.15, 0.05, 0.18), (1.30, 0.06, 0.14)):
        cylinder(r, h, (x, 2.74, 0.945 + h / 2), surface(f'jar {x}', (0.16, 0.09, 0.04), 0.3, coat=0.4), edge=0.01)
    pipe([(0.75, 2.3, 3.0), (0.75, 2.3, 2.18)], 0.006, steel(), soft=False)
    lathe([(0.03, 0.14), (0.06, 0.12), (0.17, 0.0), (0.165, 0.0), (0.055, 0.11)], surface('shade', (0.03, 0.05, 0.045), 0.4), (0.75, 2.3, 2.05))
    sphere(0.05, (0.75, 2.3, 2.07), glow('kitchen bulb', WARM_WHITE, 22, False))
    point((0.75, 2.3, 2.0), 34, TUNGSTEN, 0.06)


def build():
    kitchen()
    joints = {'head': (0.02, 0.085, 1.60), 'nod': -0.3, 'hand_r': (0.20, 0.42, 1.06), 'elbow_r': (0.29, 0.14, 1.10),
              'hand_l': (-0.06, 0.40, 1.04), 'elbow_l': (-0.28, 0.10, 1.10)}
    elder = figure('elder', STANDING, joints, cloth('cardigan', (0.06, 0.022, 0.018)), 'bun', (0.28, 0.27, 0.26), outfit='dress', cell=0.009, seed=6, wide=1.12)
    place(elder, (-0.02, 2.05, -0.02), (0, 0, -34), 0.90)
    creator({'hand_l': (-0.33, 0.40, 1.41), 'elbow_l': (-0.36, 0.10, 1.22), 'hand_r': (-0.13, 0.44, 1.40), 'elbow_r': (0.20, 0.24, 1.18), 'head': (-0.02, 0.05, 1.63)},
            'curly', (0.62, 0.22, 0), 12, outfit='shirt', color=(0.02, 0.03, 0.045))
    place(hand_camera(window_view()), (0.29, 0.62, 1.40), (0, 0, 14), 1.1)
    area((-0.1, 2.9, 1.9), (0.2, 0.6, 1.3), (1.4, 1.0), 60, (0.85, 0.70, 0.62))
    area((1.9, 1.3, 2.2), (0.6, 0.3, 1.4), (0.3, 1.0), 50, TUNGSTEN)
    area((-1.9, 0.9, 2.0), (0.5, 0.3, 1.4), (0.3, 1.0), 22, STEEL)
    camera((0.12, -1.75, 1.46), (0.18, 2.0, 1.42), 42, (0.0, 2.0, 1.4), 2.2, roll=0.4)
