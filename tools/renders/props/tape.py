"""Cloth tape: strips with torn ends, the marks they make on a floor, a roll of it."""
import math
import random

from materials import surface
from scene_kit import lathe, mesh, place, prop, put, smooth

PALE, AMBER_TAPE = (0.50, 0.475, 0.42), (0.52, 0.235, 0.035)
WIDTH = 0.038


def cloth_tape(tone):
    return surface(f'cloth tape {tone}', tone, 0.55, vary=0.14, scale=22, bump=0.5, bump_scale=900, specular=0.35, tint=0.26)


def strip(length, tone=PALE, width=WIDTH, seed=1, lift=0.0, wrinkle=1.0):
    """A strip along X from the origin: torn threads at its ends, a few creases, its far end raised by
    `lift`."""
    chance = random.Random(seed)
    steps, across = max(16, round(length / 0.004)), 16
    creases = [(chance.uniform(0.1, 0.9) * length, chance.uniform(-0.3, 0.3), chance.uniform(0.5, 1.0)) for _ in range(max(2, round(length * 14)))]
    slant, tears = [chance.uniform(-0.012, 0.012) for _ in '12'], [[chance.uniform(0, 0.007) for _ in range(across + 1)] for _ in '12']
    vertices, faces = [], []
    for i in range(steps + 1):
        for j in range(across + 1):
            y = (j / across - 0.5) * width
            start = tears[0][j] + slant[0] * (j / across - 0.5)
            end = length - tears[1][j] + slant[1] * (j / across - 0.5)
            x = start + (end - start) * i / steps
            z = sum(0.0030 * high * math.exp(-((x - at - y * lean) / 0.0035) ** 2) for at, lean, high in creases) * wrinkle
            z += 0.0011 * wrinkle * (1 + math.sin(x * 61 + seed + 2.5 * j / across)) * abs(2 * j / across - 1) ** 3
            vertices.append((x, y, 0.0008 + z + lift * max(0, (x / length - 0.55) / 0.45) ** 2))
            if i and j:
                a = i * (across + 1) + j
                faces.append((a - across - 2, a - 1, a, a - across - 1))
    obj = smooth(mesh(vertices, faces, cloth_tape(tone)), 50)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.0007, -1
    return obj


def corner_mark(arm=0.15, tone=PALE, seed=1):
    """Two strips that meet outside the corner of an object at -X, -Y."""
    with prop('corner mark') as made:
        put(strip(arm, tone, seed=seed), (WIDTH / 2, 0, 0), (0, 0, 180))
        put(strip(arm, tone, seed=seed + 1), (0, WIDTH / 2, 0.0009), (0, 0, -90))
    return made


def t_mark(tone=PALE, seed=1, size=0.24):
    """The mark for a person: toes at the bar, the stem between the feet toward -Y."""
    with prop('t mark') as made:
        put(strip(size, tone, seed=seed), (-size / 2, 0, 0))
        put(strip(size * 0.72, tone, seed=seed + 1), (0, -WIDTH * 0.3, 0.0009), (0, 0, -90))
    return made


def four_corners(foot, tone=PALE, gap=0.03, seed=1):
    """Marks around an object whose feet are at ±foot."""
    with prop('four corners') as made:
        for i, (sx, sy, turn) in enumerate(((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))):
            place(corner_mark(tone=tone, seed=seed + 2 * i), (sx * (foot + gap), sy * (foot + gap), 0), (0, 0, turn))
    return made


def roll(tone=AMBER_TAPE, radius=0.060, core=0.039, width=WIDTH, tail=0.26):
    """A roll on its rim, facing along Y; its loose end, if any, runs over the floor toward -X."""
    with prop('tape roll') as made:
        layers = []
        for i in range(22):
            r = core + 0.002 + (radius - core - 0.002) * i / 21
            layers.append((r, width / 2 - 0.0006 * (i % 2)))
        side = [*layers, (radius, width / 2 - 0.001)]
        profile = [*[(r, -z) for r, z in side], *[(r, z) for r, z in reversed(side)]]
        lathe(profile, cloth_tape(tone), (0, 0, radius), (90, 0, 0), 96)
        card = surface('tape core', (0.34, 0.22, 0.12), 0.8, tint=0.2)
        lathe([(core + 0.0024, -width / 2), (core, -width / 2), (core, width / 2), (core + 0.0024, width / 2)], card, (0, 0, radius), (90, 0, 0), 96)
        if tail:
            put(strip(tail, tone, width, 5, lift=0.028, wrinkle=0.7), (0, 0, 0), (0, 0, 180))
    return made
