"""An equipment store: steel shelving with cases and gear, a pendant lamp, a picture lamp."""
import math
import random

from materials import aluminum, brass, glow, painted_metal, steel, surface
from props.cases import coil, hard_case, road_case
from scene_kit import TUNGSTEN, box, cylinder, lathe, mesh, pipe, place, prop, smooth, sphere

LEVELS = (0.10, 0.74, 1.34, 1.94)


def rack(width=1.9, depth=0.55, height=2.45, levels=LEVELS):
    """A bay of shelving, open to -Y, its back at +Y; stands on the floor, centered."""
    frame, board = painted_metal(), surface('shelf board', (0.06, 0.035, 0.018), 0.5, vary=0.12, scale=2, stretch=(1, 8, 8), tint=0.3)
    with prop('rack') as made:
        for x in (-width / 2, width / 2):
            for y in (-depth / 2, depth / 2):
                box((0.045, 0.045, height), (x, y, height / 2), frame, edge=0.004, segments=1)
        for z in levels:
            box((width - 0.03, depth + 0.02, 0.028), (0, 0, z - 0.016), board, edge=0.004, segments=1)
            for y in (-depth / 2 - 0.012, depth / 2 + 0.012):
                box((width, 0.012, 0.055), (0, y, z - 0.028), frame, edge=0.003, segments=1)
    return made


def store():
    """The objects on the shelves, each with its width and height."""
    yellow = (0.20, 0.085, 0.012)
    return [
        (road_case(0.62, 0.46, 0.44, 0.3, wheels=False), 0.70, 0.44), (road_case(0.46, 0.44, 0.36, 0.35, wheels=False), 0.54, 0.36),
        (road_case(0.80, 0.46, 0.30, 0.4, wheels=False), 0.88, 0.31), (hard_case(0.55, 0.40, 0.24), 0.63, 0.25), (hard_case(0.42, 0.34, 0.30), 0.50, 0.31),
        (hard_case(0.50, 0.38, 0.20, yellow), 0.58, 0.21), (coil(0.15, 6), 0.36, 0.07), (soft_bag(), 0.60, 0.26),
    ]


def soft_bag(width=0.5, depth=0.3, height=0.26):
    cloth = surface('cordura', (0.013, 0.013, 0.014), 0.85, vary=0.06, scale=8, bump=0.7, bump_scale=300, sheen=0.2)
    with prop('bag') as made:
        box((width, depth, height), (0, 0, height / 2), cloth, edge=0.06, segments=5)
        box((width * 0.7, 0.05, height * 0.55), (0, -depth / 2 - 0.01, height * 0.38), cloth, edge=0.022, segments=4)
        pipe([(-0.1, -0.05, height), (-0.08, -0.05, height + 0.08), (0.08, -0.05, height + 0.08), (0.1, -0.05, height)], 0.011, cloth)
        for x in (-0.1, 0.1):
            box((0.03, depth + 0.01, height * 0.9), (x, 0, height / 2), cloth, edge=0.008)
    return made


def fill(things, width=1.9, levels=LEVELS, seed=1, gaps=0.15, stacked=None):
    """A bay's contents, with the same origin as `rack`; some places stay empty."""
    chance = random.Random(seed)
    with prop('contents') as made:
        for z in levels:
            x = -width / 2 + 0.08
            while True:
                fitting = [entry for entry in things if x + entry[1] < width / 2 - 0.05]
                if not fitting:
                    break
                thing, room, tall = chance.choice(fitting)
                if chance.random() < gaps:
                    x += room * 0.6
                    continue
                place(thing, (x + room / 2, chance.uniform(-0.04, 0.03), z), (0, 0, chance.uniform(-5, 5)))
                if stacked and 0.2 < tall < 0.33 and chance.random() < 0.5:
                    place(stacked, (x + room / 2, 0, z + tall), (0, 0, chance.uniform(-8, 8)))
                x += room
    return made


def pendant(drop=0.9, strength=14.0):
    """An enamel shade on a cord; the bulb is at the origin. The caller adds the light."""
    enamel = surface('enamel', (0.02, 0.028, 0.026), 0.25, coat=0.5)
    inside = surface('enamel inside', (0.8, 0.74, 0.62), 0.35)
    with prop('pendant') as made:
        lathe([(0.025, 0.17), (0.06, 0.15), (0.08, 0.10), (0.20, -0.01), (0.206, -0.02)], enamel, steps=56)
        lathe([(0.02, 0.155), (0.055, 0.14), (0.074, 0.095), (0.195, -0.012)], inside, steps=56)
        sphere(0.042, (0, 0, 0.012), glow('pendant bulb', TUNGSTEN, strength, False))
        cylinder(0.022, 0.06, (0, 0, 0.19), aluminum())
        pipe([(0, 0, 0.2), (0, 0, 0.2 + drop)], 0.004, steel(), soft=False)
    return made


def picture_lamp(length=0.46, reach=0.24, strength=10.0):
    """A brass trough on two arms from a wall at y = 0, open downward; its tube is at the origin. The caller
    adds the light."""
    with prop('picture lamp') as made:
        half = [(0.034 * math.cos(math.radians(a)), 0.034 * math.sin(math.radians(a))) for a in range(-25, 206, 11)]
        vertices, faces = [], []
        for i, (y, z) in enumerate(half):
            vertices += [(-length / 2, y, z), (length / 2, y, z)]
            if i:
                faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        shade = smooth(mesh(vertices, faces, brass()), 60)
        thick = shade.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.002
        for side in (-1, 1):
            box((0.004, 0.07, 0.05), (side * length / 2, 0, 0.008), brass(), edge=0.0015)
            x = side * length * 0.28
            pipe([(x, 0.01, 0.034), (x, 0.03, 0.085), (x, reach * 0.6, 0.10), (x, reach - 0.03, 0.06), (x, reach, 0.02)], 0.0055, brass())
        box((length * 0.72, 0.014, 0.045), (0, reach - 0.007, 0.02), brass(), edge=0.004)
        cylinder(0.012, length - 0.04, (0, 0, 0), glow('picture lamp', TUNGSTEN, strength, False), (0, 90, 0), 0.004, 24)
    return made
