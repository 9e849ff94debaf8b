"""Creator portrait: a recorder on its stand at a school concert, sharp; who listens to it and the band are soft shapes."""
import math
import random

from materials import Nodes, anodised, bokeh_disc, brass, cloth, glow, hair, haze_beam, painted_metal, plastic, rubber, skin, steel, surface
from props.figure_parts import solid_shape
from props.portrait import SIZE
from scene_kit import SIGNAL, WARM_WHITE, ambient, area, beam, bokeh, box, camera, cylinder, lathe, panel, pipe, place, prop
from sdf import blend, ellipsoid, folds, round_cone

ALT = 'A field recorder with lit meters at a school concert; out of focus behind it somebody in headphones listens, and the band plays in blue light'
SAMPLES = 24
SEED = 5
BLUE, TEAL = (0.10, 0.26, 1.0), (0.04, 0.62, 0.72)
DEVELOP = {'far': 2, 'bloom': 0.22, 'bloom_from': 0.5, 'exposure': 0.2}
GRADE = {'grain': 0.9, 'quality': 68}
__all__ = ['SIZE']


def recorder():
    """A hand recorder that faces -Y; its lower end is the origin."""
    shell, mesh_cap = surface('recorder shell', (0.022, 0.022, 0.024), 0.46, vary=0.10, scale=30, bump=0.35, bump_scale=1100), surface('capsule grid', (0.20, 0.20, 0.21), 0.34, 0.9, bump=1.0, bump_scale=1500)
    with prop('recorder') as made:
        box((0.076, 0.034, 0.150), (0, 0, 0.075), shell, edge=0.013, segments=6)
        box((0.066, 0.004, 0.128), (0, -0.0165, 0.074), plastic(), edge=0.004)
        box((0.054, 0.003, 0.042), (0, -0.0178, 0.113), surface('display', (0.004, 0.005, 0.006), 0.12), edge=0.002)
        for row, level in enumerate((15, 12)):
            for i in range(19):
                tone = ((0.25, 1.0, 0.40) if i < 12 else (1.0, 0.62, 0.14)) if i < level else (0.05, 0.07, 0.07)
                box((0.0017, 0.001, 0.0058), (-0.0225 + i * 0.0025, -0.0196, 0.111 - row * 0.0085), glow(f'level {tone}', tone, 2.4 if i < level else 0.5, False), edge=0)
        for i, wide in enumerate((0.012, 0.017, 0.006)):
            box((wide, 0.001, 0.0026), (-0.0235 + wide / 2 + (0, 0.017, 0.040)[i], -0.0196, 0.126), glow('digits', (0.62, 0.80, 1.0), 0.8, False), edge=0)
        for i in range(4):
            x = -0.0235 + i * 0.0157
            cylinder(0.0056, 0.011, (x, -0.0225, 0.076), anodised(), (90, 0, 0), 0.0015, 32)
            box((0.0009, 0.0015, 0.0048), (x + 0.0008, -0.0282, 0.0775), surface('knob line', (0.7, 0.7, 0.68), 0.5), (0, 12 + i * 21, 0), 0)
        cylinder(0.0085, 0.006, (0, -0.0200, 0.048), rubber(), (90, 0, 0), 0.0015, 32)
        lathe([(0.0090, 0), (0.0104, 0.0012), (0.0104, 0.0020), (0.0090, 0.0026)], glow('recording', SIGNAL, 7, False), (0, -0.0180, 0.048), (90, 0, 0), 40)
        for i, x in enumerate((-0.024, 0.024)):
            for z in (0.052, 0.036, 0.022):
                box((0.010, 0.003, 0.0055), (x, -0.0192, z), rubber(), edge=0.0012)
        box((0.012, 0.003, 0.006), (0, -0.0192, 0.024), rubber(), edge=0.0012)
        # Two capsules that cross, in their hoop.
        cylinder(0.022, 0.014, (0, 0, 0.156), shell, edge=0.004)
        for side in (-1, 1):
            cylinder(0.0105, 0.024, (side * 0.010, -0.002 - side * 0.002, 0.174), anodised(), (0, -side * 45, 0), 0.002, 36)
            cylinder(0.0108, 0.016, (-side * 0.0045, -0.002 - side * 0.002, 0.1885), mesh_cap, (0, -side * 45, 0), 0.004, 36)
        for y in (-0.017, 0.017):
            pipe([(-0.033, y * 0.6, 0.148), (-0.035, y, 0.178), (-0.022, y, 0.206), (0, y * 0.8, 0.213), (0.022, y, 0.206), (0.035, y, 0.178), (0.033, y * 0.6, 0.148)], 0.0021, steel())
        cylinder(0.009, 0.05, (0, 0.004, -0.022), steel(), edge=0.002)
        cylinder(0.0125, 0.018, (0, 0.004, -0.046), plastic(), edge=0.003)
    return made


def listener():
    """From behind, in a hooded sweater and headphones; drawn out of focus."""
    wear = cloth('hooded', (0.030, 0.038, 0.060), 0.2)
    with prop('listener') as made:
        body = [ellipsoid((0, 0, 1.06), (0.19, 0.13, 0.30)), ellipsoid((0, 0.0, 1.30), (0.20, 0.11, 0.11)), round_cone((-0.13, 0, 1.39), (0.13, 0, 1.375), 0.060, 0.060),
                ellipsoid((0, -0.085, 1.41), (0.115, 0.055, 0.075))]
        for side, elbow in ((-1, (-0.285, 0.03, 1.12)), (1, (0.275, 0.06, 1.11))):
            body += [round_cone((side * 0.175, 0, 1.365), elbow, 0.068, 0.058), round_cone(elbow, (side * 0.10, 0.30, 1.14), 0.056, 0.045)]
        solid_shape(folds(blend(body, 0.04), 0.007, 10, 3, (1.2, 1.2, 0.7)), wear, 0.014)
        solid_shape(blend([round_cone((0, 0, 1.40), (0, 0.02, 1.53), 0.055, 0.050), ellipsoid((0, 0.035, 1.600), (0.072, 0.094, 0.112)), round_cone((0, 0.125, 1.60), (0, 0.138, 1.575), 0.010, 0.013)], 0.02), skin((0.16, 0.075, 0.042)), 0.010)
        solid_shape(folds(blend([ellipsoid((0, 0.005, 1.650), (0.096, 0.112, 0.094)), ellipsoid((0, -0.04, 1.60), (0.082, 0.070, 0.075))], 0.02), 0.010, 60, 8), hair('listener', (0.010, 0.007, 0.005)), 0.008)
        for side in (-1, 1):
            cylinder(0.044, 0.034, (side * 0.092, 0.02, 1.595), plastic(), (0, 84, 0), 0.012)
            cylinder(0.036, 0.016, (side * 0.112, 0.02, 1.597), steel(), (0, 84, 0), 0.006)
        pipe([(0.106 * math.cos(t), 0.012, 1.610 + 0.152 * math.sin(t)) for t in [math.pi * k / 14 for k in range(15)]], 0.010, rubber())
    return made


def player(kind):
    """One of the band, from the hips up: 0 and 1 raise a trumpet, 2 a trombone."""
    with prop(f'player {kind}') as made:
        lean = (0.0, 0.03, -0.03)[kind]
        parts = [round_cone((0, 0, 0.95), (0, 0, 0.40), 0.17, 0.18), ellipsoid((lean * 0.5, 0, 1.16), (0.18, 0.13, 0.27)), round_cone((lean - 0.13, 0, 1.38), (lean + 0.13, 0, 1.38 + lean), 0.062, 0.062),
                 round_cone((lean, 0, 1.38), (lean * 2, 0.02, 1.52), 0.055, 0.05), ellipsoid((lean * 2, 0.03, 1.59), (0.078, 0.098, 0.115)), ellipsoid((lean * 2, -0.01, 1.62), ((0.09, 0.105, 0.088)[kind], 0.10, 0.10))]
        reach = ((0.05, 0.34, 1.50), (0.06, 0.32, 1.44), (0.07, 0.42, 1.42))[kind]
        for side in (-1, 1):
            elbow = (side * (0.26 + 0.03 * kind), 0.16, 1.18 + 0.05 * side * (kind - 1))
            parts += [round_cone((side * 0.16 + lean, 0, 1.36), elbow, 0.058, 0.048), round_cone(elbow, (side * reach[0], reach[1], reach[2]), 0.048, 0.038)]
        solid_shape(blend(parts, 0.03), cloth('band', (0.035, 0.037, 0.045), 0.4), 0.022)
        long = 0.85 if kind == 2 else 0.48
        pipe([(lean * 2, 0.14, 1.55), (lean * 2, 0.14 + long, 1.55 - long * 0.15)], 0.020, brass(), soft=False)
        lathe([(0.085, 0), (0.045, 0.05), (0.020, 0.13)], brass(), (lean * 2, 0.14 + long, 1.55 - long * 0.15), (98, 0, 0), 28)
    return made


def band():
    """A row behind desks with small lamps, a row that stands behind it."""
    random.seed(SEED)
    cast = [player(kind) for kind in range(3)]
    desk = surface('band desk', (0.012, 0.014, 0.022), 0.5)
    for i, x in enumerate((-1.75, -1.02, -0.28, 0.44, 1.16, 1.90)):
        place(cast[(i * 2) % 3], (x + random.uniform(-0.05, 0.05), 5.75, 0.40), (0, 0, 180 + random.gauss(-x * 6, 5)), random.uniform(0.93, 1.02))
        box((0.50, 0.03, 0.66), (x, 5.30, 1.06), desk, (-6, 0, 0), 0.01)
        box((0.16, 0.03, 0.014), (x, 5.32, 1.42), glow('desk lamp', (1.0, 0.72, 0.40), 5, False), edge=0.004)
    for i, x in enumerate((-1.42, -0.66, 0.85, 1.55)):
        place(cast[(i + 1) % 3], (x + random.uniform(-0.06, 0.06), 6.6, 0.86), (0, 0, 180 + random.gauss(-x * 6, 6)), random.uniform(0.93, 1.04))
    for x, z in ((0.02, 2.16), (0.34, 2.30)):
        cylinder(0.21, 0.012, (x, 6.5, z), brass(), (14, 10, 0), 0.002)


def backdrop():
    """Blue light on a cloth behind the band."""
    n = Nodes('lit backdrop')
    away = n.add('VectorMath', {0: n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (1.5, 1, 1), 'Location': (-0.27, 0, 0)}), 1: (0.5, 0.30, 0)}, operation='DISTANCE')
    level = n.ramp(away.outputs['Value'], [(0.0, (0.10, 0.34, 0.85)), (0.22, (0.035, 0.13, 0.52)), (0.5, (0.008, 0.022, 0.12)), (0.85, (0.002, 0.004, 0.016))])
    material = n.finish(n.add('Emission', {'Color': level, 'Strength': 0.42}))
    material.cycles.sample_as_light = False
    panel(18, 8, (0.4, 12, 4.0), material)


def build():
    ambient((0.2, 0.35, 1.0), 0.006)
    backdrop()
    box((20, 5, 0.75), (0, 7.0, 0.375), surface('deck', (0.010, 0.010, 0.011), 0.3), edge=0.01)
    band()
    for x, tone in ((-3.2, BLUE), (-1.6, TEAL), (0.2, BLUE), (1.9, WARM_WHITE), (3.6, TEAL)):
        beam((x, 8.4, 4.6), (x * 0.6 + 0.1, 5.4, 0.8), 13, haze_beam(tone, 0.60, 0.8, 1.8, 0.7), 0.12)
    # The lamps, as discs that the lens makes of them.
    for x, z, tone, level in ((-0.245, 1.590, BLUE, 3.2), (-0.118, 1.602, TEAL, 1.6), (0.012, 1.598, BLUE, 3.4), (0.140, 1.604, WARM_WHITE, 1.5), (0.270, 1.592, TEAL, 1.6)):
        bokeh((x, 0.12, z), 0.0165, bokeh_disc(tone, level))
    area((0.3, 7.9, 3.8), (0, 5.6, 1.8), (7, 1.0), 1100, BLUE)
    area((1.4, 7.2, 3.8), (0.5, 5.7, 2.0), (1.4, 0.6), 420, WARM_WHITE)
    area((0.3, 2.6, 4.2), (0.3, 5.7, 2.0), (3.0, 0.6), 60, (0.35, 0.55, 1.0))
    place(listener(), (-0.44, 1.75, 0.0), (0, 0, -16))
    area((0.35, 2.9, 2.5), (-0.44, 1.75, 1.5), (0.5, 0.8), 330, (0.35, 0.62, 1.0))
    area((-1.7, 2.6, 1.9), (-0.44, 1.75, 1.4), (0.4, 1.0), 200, TEAL)
    place(recorder(), (0.150, 0.0, 1.245), (-8, 0, -9))
    cylinder(0.0085, 1.2, (0.150, 0.004, 0.60), painted_metal(), edge=0.002)
    # The lead to the headphones.
    pipe([(0.114, -0.002, 1.285), (0.085, 0.0, 1.280), (0.055, 0.06, 1.16), (0.0, 0.25, 0.9)], 0.0021, rubber(), resolution=14)
    area((-0.35, 0.55, 1.75), (0.15, 0.0, 1.32), (0.25, 0.5), 14, (0.30, 0.55, 1.0))
    area((0.65, 0.45, 1.7), (0.15, 0.0, 1.32), (0.25, 0.5), 12, (1.0, 0.78, 0.55))
    area((-0.45, -0.75, 1.65), (0.15, 0.0, 1.32), (0.5, 0.4), 4.2, (0.55, 0.68, 1.0))
    camera((0.015, -0.76, 1.395), (0.03, 0.4, 1.395), 50, (0.150, -0.02, 1.33), 2.6, roll=-0.5)
