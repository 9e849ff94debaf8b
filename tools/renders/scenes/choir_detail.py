"""Portfolio: a still from the choir's project. A remote camera on the gallery's rail, where nobody looks; the choir far
below it, out of focus, before the windows in the sun."""
import math
import random

from materials import Nodes, aluminum, cloth, hair, painted_metal, plaster, rubber, skin, steel, surface
from props.cameras import remote_head
from props.figure_parts import solid_shape
from props.hymnal import closed_book, open_book
from scene_kit import ambient, area, box, camera, cylinder, mesh, panel, pipe, place, prop, sun
from sdf import blend, ellipsoid, round_cone

ALT = 'A small remote camera on an oak rail, a hymn book beside it; far below and out of focus a choir in red before sunlit windows'
SIZE = (1600, 900)
SAMPLES = 24
SEED = 4
LOOK = 'High Contrast'
DEVELOP = {
    'haze': {'density': 0.05, 'from': 2.5, 'to': 14, 'glow': 0.7, 'spread': 0.10, 'loss': 0.2, 'color': (0.012, 0.009, 0.006)},
    'far': 3, 'bloom': 0.20, 'exposure': 0.0, 'balance': (1.06, 1.0, 0.89),
}
GRADE = {'vignette': 0.24, 'grain': 0.8, 'quality': 66}

MORNING = (1.0, 0.82, 0.56)


def rail_wood():
    """Old oak, oiled by hands: grain along X, scratches, dull patches."""
    n = Nodes('gallery oak')
    grain = n.noise(9.0, 9.0, (0.35, 7, 7), roughness=0.68)
    rings = n.noise(1.7, 3.0, (0.3, 4, 4))
    shade = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, 0.65), n.math('MULTIPLY', rings, 0.35)),
                   [(0.34, (0.030, 0.014, 0.006)), (0.50, (0.105, 0.050, 0.020)), (0.66, (0.19, 0.10, 0.042))])
    worn = n.noise(5.0, 6.0)
    rough = n.add('MapRange', {'Value': worn, 1: 0.3, 2: 0.7, 3: 0.24, 4: 0.58})
    bump = n.add('Bump', {'Height': n.math('ADD', grain, n.math('MULTIPLY', n.noise(70, 4.0, (0.12, 3, 3)), 0.5)), 'Strength': 0.35, 'Distance': 0.002})
    return n.finish(n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': rough.outputs[0], 'Normal': bump}))


def window(width, height, at):
    """So far out of focus that only its shape, its lead and its light count."""
    n = Nodes('far window')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs['Z']
    tone = n.ramp(n.math('ADD', up, n.math('MULTIPLY', n.noise(2.0, 3.0), 0.3)), [
        (0.15, (1.0, 0.74, 0.40)), (0.5, (1.0, 0.90, 0.72)), (1.0, (0.86, 0.92, 1.0))])
    material = n.finish(n.add('Emission', {'Color': tone, 'Strength': 2.3}))
    material.cycles.sample_as_light = False
    outline = [(-width / 2, 0, 0)]
    for i in range(9):
        t = i / 8 * math.pi / 2
        outline.append((-width / 2 * math.cos(t) ** 0.9, 0, height * 0.62 + height * 0.38 * math.sin(t) ** 1.1))
    outline += [(-x, y, z) for x, y, z in reversed(outline[:-1])]
    mesh(outline, [tuple(range(len(outline)))], material, at)
    x, y, z = at
    for k in range(1, 4):
        pipe([(x - width / 2 + k * width / 4, y - 0.03, z), (x - width / 2 + k * width / 4, y - 0.03, z + height * 0.95)], 0.022, painted_metal(), soft=False)
    for k in range(1, 8):
        pipe([(x - width / 2, y - 0.03, z + k * height / 8), (x + width / 2, y - 0.03, z + k * height / 8)], 0.016, painted_metal(), soft=False)


def singer(kind):
    """A gown, a folder of music, a head of hair, for far behind the plane of focus."""
    gown = cloth('far gown', (0.16, 0.012, 0.020), 0.3)
    tone = ((0.012, 0.008, 0.006), (0.10, 0.055, 0.022), (0.035, 0.020, 0.012), (0.26, 0.23, 0.20))[kind]
    with prop(f'singer {kind}') as made:
        robe = [round_cone((0, 0, 0.95), (0, 0, 0.0), 0.20, 0.30), ellipsoid((0, 0, 1.20), (0.20, 0.14, 0.28)), ellipsoid((0, 0, 1.40), (0.21, 0.10, 0.08))]
        for side in (-1, 1):
            robe += [round_cone((side * 0.20, 0, 1.40), (side * 0.27, 0.08, 1.12), 0.075, 0.085), round_cone((side * 0.27, 0.08, 1.12), (side * 0.12, 0.30, 1.20), 0.085, 0.10)]
        solid_shape(blend(robe, 0.05), gown, 0.024)
        solid_shape(blend([round_cone((0, 0, 1.42), (0, 0.02, 1.56), 0.055, 0.05), ellipsoid((0, 0.035, 1.63), (0.072, 0.092, 0.108))], 0.02), skin(), 0.016)
        locks = [ellipsoid((0, -0.005, 1.66), (0.092, 0.105, 0.10))]
        if kind in (1, 2):
            locks.append(round_cone((0, -0.05, 1.62), (0, -0.085, 1.42 if kind == 1 else 1.52), 0.075, 0.06))
        solid_shape(blend(locks, 0.03), hair(f'far {kind}', tone), 0.016)
        panel(0.44, 0.30, (0, 0.34, 1.27), surface('far music', (0.66, 0.62, 0.54), 0.9), (-35, 0, 0))
    return made


def choir():
    random.seed(SEED)
    cast = [singer(kind) for kind in range(4)]
    for row in range(3):
        for seat in range(9):
            x = -3.3 + seat * 0.74 + row * 0.31 + random.uniform(-0.07, 0.07)
            if 0.55 < x < 1.15 and row < 2:
                continue
            place(cast[random.randrange(4)], (x, 8.3 + row * 0.85, -1.72 + row * 0.20), (0, 0, -22 + random.gauss(0, 9)), random.uniform(0.93, 1.05))


def cable(points):
    pipe(points, 0.0032, rubber(), resolution=12)


def on_the_rail():
    place(remote_head(), (0.165, 0.07, 1.0), (0, 0, 70), 1.0)
    # Plugs at its back: picture, network, power.
    turn = math.radians(70)
    for along, tone in ((-0.045, steel()), (0.0, aluminum()), (0.042, rubber())):
        x = 0.165 + along * math.cos(turn) + 0.092 * math.sin(turn)
        y = 0.07 + along * math.sin(turn) - 0.092 * math.cos(turn)
        cylinder(0.0075, 0.030, (x, y, 1.030), tone, (90, 0, 70), 0.002, 24)
        out = (math.sin(turn), -math.cos(turn))
        cable([(x + out[0] * 0.012, y + out[1] * 0.012, 1.030), (x + out[0] * 0.045, y + out[1] * 0.045, 1.022), (x + 0.10, y - 0.045 + along * 0.3, 1.0035),
               (x + 0.22, y - 0.03 + along * 0.5, 1.0035), (x + 0.5, y + 0.02 + along * 0.6, 1.0035)])
    tape = surface('gaffer tape', (0.013, 0.013, 0.014), 0.62, vary=0.10, scale=30, bump=0.7, bump_scale=900)
    steps, width = 14, 0.075
    line = [(-0.075 + 0.15 * k / steps, 0.0006 + 0.0068 * math.exp(-((-0.075 + 0.15 * k / steps) / 0.040) ** 4)) for k in range(steps + 1)]
    vertices = [(x, y, z) for y, z in line for x in (-width / 2, width / 2)]
    mesh(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], tape, (0.375, 0.028, 1.0), (0, 0, 8))
    place(open_book(), (-0.175, 0.02, 1.0), (0, 0, 14), 0.92)
    place(closed_book(color=(0.020, 0.030, 0.060)), (-0.42, 0.10, 1.0), (0, 0, -24))


def build():
    ambient((0.80, 0.87, 1.0), 0.02)
    box((3.4, 0.32, 0.07), (0, 0.03, 0.965), rail_wood(), edge=0.014, segments=5)
    box((3.4, 0.05, 0.9), (0, 0.10, 0.47), rail_wood(), edge=0.01)
    on_the_rail()
    wall = box((26, 0.2, 14), (0, 13.2, 3), plaster('far nave', (0.22, 0.185, 0.145)), edge=0)
    wall.visible_shadow = False
    for x in (-3.35, 0.55, 4.45):
        window(1.75, 5.4, (x, 13.05, -0.7))
    choir()
    # Glazing bars, outside the picture, whose shadows lie over the rail.
    for k in range(9):
        bar = pipe([(0.2 + k * 0.21, 2.2, 1.2), (0.2 + k * 0.21, 2.2, 4.2)], 0.014, painted_metal(), soft=False)
        bar.visible_camera = False
    for k in range(9):
        bar = pipe([(-0.6, 2.2, 1.4 + k * 0.30), (3.0, 2.2, 1.4 + k * 0.30)], 0.012, painted_metal(), soft=False)
        bar.visible_camera = False
    sun((2.6, 5.0, 2.9), (0, 0, 0), 9.0, MORNING, 0.6)
    area((0.0, 12.6, 2.6), (0.0, 8.0, 0), (9, 5.0), 700, (1.0, 0.92, 0.80))
    area((-2.4, 6.0, 4.6), (0.0, 9.0, -0.6), (3, 2), 240, MORNING)
    area((-0.9, -0.8, 1.9), (0.05, 0.1, 1.05), (1.0, 1.0), 2.6, (0.80, 0.88, 1.0))
    camera((-0.03, -0.86, 1.285), (0.0, 0.5, 1.082), 52, (0.13, 0.02, 1.08), 2.6, roll=0.4)
