"""Stored cables: coils on pegs, each with a tie and its connectors hanging out."""
import math
import random

from materials import brass, cloth, painted_metal, plastic, rubber, steel, surface
from scene_kit import box, cylinder, lathe, pipe, prop


def nickel():
    return surface('nickel', (0.58, 0.55, 0.50), 0.26, 1.0, 0.10, 30, 0.2, 500, (1, 1, 14))


def _xlr(x, y, z, female):
    cylinder(0.0052, 0.026, (x, y, z - 0.013), rubber(), edge=0.001, steps=24, tip=0.0036)
    body = [(0.006, -0.024), (0.0088, -0.027), (0.0094, -0.034), (0.0086, -0.036), (0.0086, -0.040), (0.0096, -0.042), (0.0096, -0.072), (0.0088, -0.074)]
    lathe([*body, (0.0078, -0.073), (0.0078, -0.064 if female else -0.050), (0, -0.064 if female else -0.050)], nickel(), (x, y, z), steps=40)
    if female:
        box((0.005, 0.004, 0.014), (x, y - 0.0098, z - 0.060), steel(), edge=0.001)


def _bnc(x, y, z, _):
    cylinder(0.0038, 0.022, (x, y, z - 0.011), rubber(), edge=0.001, steps=20, tip=0.0028)
    lathe([(0.0036, -0.020), (0.0044, -0.021), (0.0044, -0.030), (0.0068, -0.032), (0.0074, -0.034), (0.0074, -0.046), (0.0066, -0.048), (0.0060, -0.048),
           (0.0060, -0.040), (0, -0.040)], nickel(), (x, y, z), steps=32)


def _plug(x, y, z, socket):
    cylinder(0.0075, 0.03, (x, y, z - 0.015), rubber(), edge=0.001, steps=20, tip=0.0052)
    box((0.030, 0.024, 0.042), (x, y, z - 0.048), plastic(), edge=0.007, segments=4)
    if not socket:
        for side in (-1, 1):
            box((0.0016, 0.006, 0.018), (x + side * 0.0064, y, z - 0.077), brass(), edge=0.0004)
        cylinder(0.0024, 0.02, (x, y + 0.007, z - 0.078), brass(), edge=0.001, steps=14)


KINDS = {'xlr': (0.0035, 11, _xlr), 'bnc': (0.0030, 12, _bnc), 'power': (0.0048, 7, _plug)}


def hung_coil(kind='xlr', tone=(0.012, 0.012, 0.013), tie=(0.30, 0.17, 0.04), seed=1, radius=0.132):
    """Hangs over a peg at the origin, in front of a wall at +Y, with its flat side toward -Y."""
    chance = random.Random(seed)
    thick, turns, connector = KINDS[kind]
    jacket = surface(f'jacket {tone}', tone, 0.42, vary=0.1, scale=18, bump=0.2, bump_scale=300)
    wide, tall = radius * 0.92, radius * 1.08
    knot = math.radians(chance.uniform(58, 78) * chance.choice((-1, 1)))
    sizes, depths = ([chance.uniform(*limits) for _ in range(turns + 2)] for limits in ((0.88, 1.05), (-0.028, 0.028)))

    def at(turn, steps=28):
        """A point along the cable; all turns rest on the peg and are gathered by the tie."""
        k, share = divmod(turn, steps)
        share = share / steps
        a = 2 * math.pi * share
        gather = 1 - 0.72 * math.exp(-(((a - knot + math.pi) % (2 * math.pi) - math.pi) / 0.42) ** 2)
        ease = share * share * (3 - 2 * share)
        size, depth = (line[k] + (line[k + 1] - line[k]) * ease for line in (sizes, depths))
        size, depth = 0.96 + (size - 0.96) * gather, depth * gather
        return size * wide * math.sin(a), depth - 0.055, thick * (1 + 1.7 * (k % 2) * math.cos(a / 2) ** 8) - size * tall * (1 - math.cos(a))

    with prop('hung coil') as made:
        pipe([at(i) for i in range(turns * 28 + 1)], thick, jacket, resolution=2)
        x, z = 0.96 * wide * math.sin(knot), -0.96 * tall * (1 - math.cos(knot))
        lean = math.degrees(math.atan2(tall * math.sin(knot), wide * math.cos(knot)))
        band, girth = cloth(f'tie {tie}', tie), thick * 2 * math.sqrt(turns) * 1.35
        box((0.024, girth + 0.012, girth), (x, -0.055, z), band, (0, lean, 0), girth * 0.42, 4)
        box((0.022, 0.003, 0.045), (x, -0.055 - girth / 2 - 0.008, z - 0.020), band, (-14, lean * 0.25, 0), 0.001)
        for i, inward in enumerate((-1, 1)):
            reach = inward * math.copysign(0.022, -x) * chance.uniform(0.7, 1.5)
            drop = chance.uniform(0.03, 0.09)
            end = (x + reach, -0.074 - 0.012 * i, z - 0.03 - drop)
            pipe([(x, -0.058, z + 0.012), (x + reach * 0.4, -0.066 - 0.008 * i, z - 0.012), (end[0], end[1], end[2] + drop * 0.5), end], thick, jacket)
            connector(*end, i == 0)
    return made


def peg():
    """A steel peg for a coil at the same place; its plate is on the wall at y = 0."""
    with prop('peg') as made:
        cylinder(0.020, 0.006, (0, -0.003, -0.007), painted_metal(), (90, 0, 0), 0.002, 32)
        pipe([(0, 0, -0.007), (0, -0.095, -0.007), (0, -0.108, -0.002), (0, -0.112, 0.016)], 0.0055, steel())
    return made


def card_holder(width=0.070, height=0.030):
    """A brass frame with a blank card, on a wall at y = 0."""
    with prop('card holder') as made:
        box((width, 0.002, height), (0, -0.0012, 0), surface('card', (0.24, 0.20, 0.15), 0.8), edge=0)
        for side in (-1, 1):
            box((width + 0.008, 0.005, 0.005), (0, -0.0025, side * height / 2), brass(), edge=0.0012)
            box((0.005, 0.005, height), (side * width / 2, -0.0025, 0), brass(), edge=0.0012)
    return made
