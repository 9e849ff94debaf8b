"""Creator portrait: a camcorder on two cookbooks films a grandmother at her kitchen window, in full daylight."""
from materials import Nodes, cloth, oak, plaster, steel, surface
from paint import window_view
from props.cameras import camcorder
from props.figure import STANDING, figure
from props.portrait import SAMPLES, SIZE
from props.set import mug, table
from scene_kit import ambient, area, box, camera, cylinder, floor, lathe, panel, pipe, place, sphere, sun

ALT = 'On a sunny kitchen table a camcorder stands on two cookbooks and films an older woman at the window, out of focus'
DEVELOP = {'bloom': 0.16, 'bloom_from': 0.8, 'exposure': 0.15, 'balance': (1.03, 1.0, 0.95)}
GRADE = {'vignette': 0.2, 'grain': 0.6, 'quality': 68}
__all__ = ['SAMPLES', 'SIZE']

SUN = (1.0, 0.86, 0.62)


def garden():
    """Leaves and sky behind the window, far out of focus."""
    n = Nodes('garden')
    blotch = n.noise(5.0, 4.0, coordinates='UV')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
    tone = n.ramp(n.math('ADD', blotch, n.math('MULTIPLY', up, 0.42)), [(0.38, (0.16, 0.26, 0.07)), (0.55, (0.48, 0.58, 0.22)), (0.68, (0.90, 0.95, 0.80)), (0.85, (0.86, 0.95, 1.0))])
    material = n.finish(n.add('Emission', {'Color': tone, 'Strength': 1.9}))
    material.cycles.sample_as_light = False
    return material


def kitchen():
    wall, white = plaster('kitchen', (0.56, 0.47, 0.33)), surface('window paint', (0.62, 0.60, 0.55), 0.4)
    floor(surface('tiles', (0.20, 0.12, 0.08), 0.35, vary=0.1, scale=3), 12)
    for size, at in (((3.0, 0.16, 3.0), (-2.45, 3.0, 1.5)), ((3.4, 0.16, 3.0), (2.35, 3.0, 1.5)), ((1.6, 0.16, 1.05), (-0.15, 3.0, 0.52)), ((1.6, 0.16, 0.6), (-0.15, 3.0, 2.75))):
        box(size, at, wall, edge=0)
    box((0.16, 8, 3), (-3.2, 0, 1.5), wall, edge=0)
    box((0.16, 8, 3), (3.2, 0, 1.5), wall, edge=0)
    box((7, 8, 0.1), (0, -0.9, 3.0), plaster('kitchen ceiling', (0.6, 0.57, 0.5)), edge=0)
    panel(7.0, 4.0, (-0.15, 6.0, 1.9), garden())
    for x in (-0.93, -0.15, 0.63):
        box((0.06, 0.09, 1.42), (x, 2.97, 1.75), white, edge=0.008)
    for z in (1.06, 1.80, 2.44):
        box((1.62, 0.09, 0.055), (-0.15, 2.97, z), white, edge=0.008)
    box((6.0, 0.62, 0.05), (0, 2.62, 0.92), oak(), edge=0.008)
    box((6.0, 0.56, 0.88), (0, 2.66, 0.44), surface('cupboard', (0.16, 0.24, 0.22), 0.5), edge=0.01)
    lathe([(0, 0), (0.14, 0), (0.15, 0.02), (0.15, 0.17), (0.155, 0.175), (0.145, 0.175), (0.14, 0.02), (0, 0.02)], steel(), (0.52, 2.55, 0.945))
    for i, (x, r, h, tone) in enumerate(((1.00, 0.05, 0.18, (0.40, 0.13, 0.03)), (1.14, 0.045, 0.22, (0.42, 0.30, 0.10)), (1.29, 0.055, 0.15, (0.12, 0.16, 0.05)))):
        cylinder(r, h, (x, 2.72, 0.945 + h / 2), surface(f'jar {i}', tone, 0.25, coat=0.5), edge=0.01)
    # A shelf with plates and a hanging pan on the right.
    box((1.5, 0.24, 0.03), (1.85, 2.80, 1.62), oak(), edge=0.005)
    for i in range(6):
        cylinder(0.11, 0.012, (1.45 + i * 0.05, 2.82, 1.75), surface('plate', (0.55, 0.56, 0.55), 0.3), (0, 82, 0), 0.003)
    for x, tone in ((1.95, (0.10, 0.20, 0.26)), (2.12, (0.45, 0.30, 0.12))):
        cylinder(0.055, 0.14, (x, 2.80, 1.705), surface(f'tin {x}', tone, 0.4), edge=0.006)


def on_the_table():
    place(table(2.4, 0.9, 0.76, oak()), (0.25, 0.18, 0))
    for (wide, deep, thick), z, turn, tone in (((0.26, 0.20, 0.036), 0.778, 10, (0.28, 0.05, 0.03)), ((0.23, 0.17, 0.030), 0.811, -5, (0.06, 0.13, 0.16))):
        cover = surface(f'cover {tone}', tone, 0.55, vary=0.1, scale=6)
        box((wide - 0.010, deep - 0.012, thick - 0.004), (0.30, 0.02, z), surface('book paper', (0.60, 0.54, 0.42), 0.9), (0, 0, turn), 0.001)
        for up in (-1, 1):
            box((wide, deep, 0.003), (0.30, 0.02, z + up * (thick / 2 - 0.0015)), cover, (0, 0, turn), 0.001)
    place(camcorder(window_view()), (0.30, 0.02, 0.826), (0, 0, 13), 1.15)
    place(mug((0.50, 0.36, 0.14)), (-0.27, 0.16, 0.76), (0, 0, 150))
    bowl = surface('bowl', (0.10, 0.17, 0.26), 0.22, coat=0.5)
    lathe([(0, 0), (0.05, 0), (0.06, 0.01), (0.115, 0.055), (0.135, 0.095), (0.128, 0.095), (0.108, 0.058), (0.05, 0.014), (0, 0.012)], bowl, (0.72, 0.42, 0.76))
    for x, y, z in ((0.69, 0.40, 0.835), (0.76, 0.44, 0.838), (0.72, 0.47, 0.85)):
        sphere(0.034, (x, y, z), surface('lemon', (0.62, 0.42, 0.04), 0.4, bump=0.3, bump_scale=200), (1.25, 1, 1), 32)
    pipe([(-0.02, 0.36, 0.772), (0.10, 0.34, 0.772)], 0.012, oak(), soft=False)


def build():
    ambient((0.70, 0.82, 1.0), 0.10)
    kitchen()
    on_the_table()
    joints = {'head': (0.02, 0.085, 1.60), 'nod': -0.3, 'hand_r': (0.20, 0.42, 1.06), 'elbow_r': (0.29, 0.14, 1.10), 'hand_l': (-0.06, 0.40, 1.04), 'elbow_l': (-0.28, 0.10, 1.10)}
    elder = figure('elder', STANDING, joints, cloth('cardigan', (0.22, 0.045, 0.035)), 'bun', (0.42, 0.41, 0.39), outfit='dress', cell=0.0118, seed=6, wide=1.12)
    place(elder, (-0.58, 2.02, -0.02), (0, 0, -40), 0.90)
    sun((-1.9, 8.0, 4.6), (0.35, 1.6, 0.8), 4.5, SUN, 0.6)
    area((-0.15, 2.85, 1.75), (0.0, 0.4, 0.9), (1.5, 1.35), 60, (0.92, 0.97, 1.0))
    area((1.6, -1.4, 2.4), (0.3, 0.1, 0.8), (1.2, 1.2), 9, SUN)
    camera((0.16, -1.02, 1.13), (0.05, 2.4, 1.13), 40, (0.26, 0.0, 0.9), 2.6, roll=0.4)
