"""Creator portrait: a camcorder on two cookbooks films a grandmother at her kitchen window; only it is in focus."""
from materials import Nodes, cloth, hair, oak, plaster, skin, steel, surface
from paint import still
from props.cameras import camcorder
from props.figure_parts import solid_shape
from props.portrait import SAMPLES, SIZE
from props.set import mug, table
from scene_kit import ambient, area, box, camera, cylinder, floor, lathe, panel, pipe, place, prop, sphere, sun
from sdf import blend, ellipsoid, folds, round_cone

ALT = 'On a kitchen table a camcorder on two cookbooks films an older woman, who cooks at the window out of focus'
DEVELOP = {'far': 2.4, 'bloom': 0.16, 'bloom_from': 0.8, 'exposure': 0.4, 'balance': (1.03, 1.0, 0.95)}
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
    lathe([(0, 0), (0.14, 0), (0.15, 0.02), (0.15, 0.17), (0.155, 0.175), (0.145, 0.175), (0.14, 0.02), (0, 0.02)], steel(), (-0.12, 2.52, 0.945))
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
    place(camcorder(still('kitchen-feed')), (0.30, 0.02, 0.826), (0, 0, 13), 1.15)
    place(mug((0.30, 0.20, 0.07)), (-0.20, 0.10, 0.76), (0, 0, 150))
    bowl = surface('bowl', (0.10, 0.17, 0.26), 0.22, coat=0.5)
    lathe([(0, 0), (0.05, 0), (0.06, 0.01), (0.115, 0.055), (0.135, 0.095), (0.128, 0.095), (0.108, 0.058), (0.05, 0.014), (0, 0.012)], bowl, (0.72, 0.42, 0.76))
    for x, y, z in ((0.69, 0.40, 0.835), (0.76, 0.44, 0.838), (0.72, 0.47, 0.85)):
        sphere(0.034, (x, y, z), surface('lemon', (0.62, 0.42, 0.04), 0.4, bump=0.3, bump_scale=200), (1.25, 1, 1), 32)


def elder():
    """Seen from behind at the stove, bent over what she stirs; far out of the plane of focus."""
    with prop('elder') as made:
        wool = [ellipsoid((0, 0, 1.10), (0.205, 0.150, 0.25)), ellipsoid((0, 0.02, 1.30), (0.20, 0.11, 0.09)), round_cone((-0.11, 0.02, 1.345), (0.11, 0.02, 1.345), 0.06, 0.06), round_cone((0, 0.02, 1.35), (0, 0.05, 1.405), 0.075, 0.060)]
        for side, hand in ((-1, (-0.08, 0.36, 1.06)), (1, (0.16, 0.40, 1.10))):
            wool += [round_cone((side * 0.185, 0.02, 1.30), (side * 0.265, 0.10, 1.10), 0.062, 0.056), round_cone((side * 0.265, 0.10, 1.10), hand, 0.054, 0.040)]
            solid_shape(blend([ellipsoid(hand, (0.035, 0.045, 0.035))]), skin(), 0.014)
        solid_shape(folds(blend(wool, 0.04), 0.008, 11, 4, (1.2, 1.2, 0.6)), cloth('cardigan', (0.20, 0.035, 0.028)), 0.014)
        solid_shape(folds(blend([round_cone((0, 0, 0.90), (0, 0.01, 0.40), 0.18, 0.25)]), 0.012, 13, 7, (1.4, 1.4, 0.25)), cloth('skirt', (0.05, 0.05, 0.075)), 0.018)
        # Apron strings tied at the back.
        linen = cloth('apron', (0.52, 0.50, 0.45))
        pipe([(-0.17, -0.05, 1.00), (-0.09, -0.135, 1.005), (0.0, -0.155, 1.00), (0.09, -0.135, 1.005), (0.17, -0.05, 1.00)], 0.012, linen)
        for side in (-1, 1):
            pipe([(0, -0.16, 1.00), (side * 0.07, -0.18, 1.03), (side * 0.09, -0.175, 0.99), (0, -0.16, 1.00)], 0.009, linen)
            pipe([(0, -0.16, 1.00), (side * 0.03, -0.175, 0.92), (side * 0.055, -0.19, 0.80)], 0.010, linen)
        solid_shape(blend([round_cone((0, 0.03, 1.34), (0.005, 0.075, 1.45), 0.056, 0.052), ellipsoid((0.01, 0.115, 1.495), (0.074, 0.092, 0.108), -0.35)], 0.02), skin(), 0.012)
        solid_shape(folds(blend([ellipsoid((0.01, 0.085, 1.525), (0.090, 0.100, 0.096), -0.35), ellipsoid((0.005, -0.020, 1.535), (0.056, 0.044, 0.052))], 0.012), 0.003, 40, 2), hair('elder', (0.42, 0.41, 0.39)), 0.010)
    return made


def room():
    """What both cameras see."""
    ambient((0.70, 0.82, 1.0), 0.08)
    kitchen()
    place(elder(), (-0.48, 2.02, 0), (0, 0, -28))
    sun((-1.9, 8.0, 4.6), (0.35, 1.6, 0.8), 4.5, SUN, 0.6)
    area((-0.15, 2.85, 1.75), (0.0, 0.4, 0.9), (1.5, 1.35), 60, (0.92, 0.97, 1.0))
    area((1.6, -1.4, 2.4), (0.3, 0.1, 0.8), (1.2, 1.2), 7, SUN)


def build():
    room()
    on_the_table()
    # The window's light along the camcorder's edges.
    area((-0.75, 0.55, 1.25), (0.28, 0.0, 0.9), (0.3, 0.6), 5, (0.92, 0.97, 1.0))
    camera((0.16, -0.94, 1.06), (0.06, 2.4, 1.01), 50, (0.27, 0.0, 0.9), 1.5, roll=0.4)
