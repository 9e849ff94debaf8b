"""Not found: the ghost light. A bare bulb on its stand on an empty stage, the seats behind it."""
import math

from materials import brass, glow, painted_metal, rubber, stage_boards, steel, surface, walnut
from scene_kit import MOON, area, box, camera, cylinder, floor, mesh, pipe, place, point, prop, smooth, sphere

ALT = 'A single bare bulb on a stand lights an empty stage; behind it rows of empty theater seats disappear into the dark'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 26
DEVELOP = {
    'haze': {'density': 0.04, 'from': 3, 'to': 20, 'glow': 0.4, 'spread': 0.10, 'loss': 0.1, 'color': (0.001, 0.0009, 0.0009)},
    'bloom': 0.24, 'exposure': 0.2,
}

BULB = (1.0, 0.60, 0.26)


def ghost_light(height=1.62):
    with prop('ghost light') as made:
        iron = painted_metal()
        cylinder(0.20, 0.03, (0, 0, 0.075), iron, edge=0.008)
        for i in range(3):
            a = 2 * math.pi * i / 3 + 0.5
            cylinder(0.03, 0.02, (0.16 * math.cos(a), 0.16 * math.sin(a), 0.03), rubber(), (90, 0, math.degrees(a)), 0.006)
            cylinder(0.008, 0.04, (0.16 * math.cos(a), 0.16 * math.sin(a), 0.055), steel(), edge=0.001)
        cylinder(0.014, height - 0.2, (0, 0, height / 2 - 0.02), iron, edge=0.002)
        cylinder(0.024, 0.09, (0, 0, height - 0.09), brass(), edge=0.006)
        sphere(0.036, (0, 0, height), glow('ghost bulb', (1.0, 0.74, 0.42), 60, False), (1, 1, 1.25))
        for i in range(5):
            a = 2 * math.pi * i / 5
            x, y = math.cos(a), math.sin(a)
            pipe([(0.026 * x, 0.026 * y, height - 0.07), (0.075 * x, 0.075 * y, height - 0.02), (0.078 * x, 0.078 * y, height + 0.05),
                  (0.04 * x, 0.04 * y, height + 0.105), (0, 0, height + 0.118)], 0.0026, steel())
        ring = [(0.080 * math.cos(t * math.pi / 14), 0.080 * math.sin(t * math.pi / 14), height + 0.01) for t in range(28)]
        pipe(ring, 0.0026, steel(), closed=True)
    return made


def seat():
    """Tipped up, its front toward -Y."""
    velvet = surface('velvet', (0.055, 0.030, 0.020), 0.85, vary=0.06, scale=4, bump=0.3, bump_scale=120, sheen=0.8, specular=0.15, tint=0.2)
    with prop('seat') as made:
        box((0.47, 0.09, 0.56), (0, 0.12, 0.70), velvet, (-9, 0, 0), 0.045, 4)
        box((0.45, 0.11, 0.40), (0, 0.0, 0.56), velvet, (-12, 0, 0), 0.045, 4)
        box((0.05, 0.34, 0.035), (0.265, -0.02, 0.66), walnut(), edge=0.014)
        box((0.035, 0.26, 0.64), (0.265, 0.0, 0.32), painted_metal(), edge=0.01)
    return made


def drape(x0, x1, y, height=7.0):
    """A leg of the curtain, hanging in folds."""
    velvet = surface('drape', (0.020, 0.009, 0.0075), 0.9, vary=0.05, scale=3, bump=0.3, bump_scale=90, sheen=0.15, specular=0.08, tint=0.15)
    vertices, faces, steps = [], [], 700
    for i in range(steps + 1):
        x = x0 + (x1 - x0) * i / steps
        fold = 0.055 * math.sin(x * 21.0 + 1.6 * math.sin(x * 3.1)) + 0.02 * math.sin(x * 47 + 2)
        vertices += [(x, y + fold, 0.02), (x + 0.04 * math.sin(x * 5), y + fold * 0.7, height)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    smooth(mesh(vertices, faces, velvet), 180)


def build():
    box((24, 8, 0.1), (0, -0.6, -0.05), stage_boards(), edge=0.01)
    floor(surface('house floor', (0.02, 0.014, 0.013), 0.9), 60, (0, 0, -1.05))
    place(ghost_light(), (1.35, 1.25, 0))
    pipe([(1.35, 1.05, 0.06), (1.1, 0.7, 0.012), (0.4, 0.75, 0.012), (-0.8, 0.2, 0.012), (-2.0, 0.5, 0.012), (-5.0, -0.2, 0.012)], 0.008, rubber())
    one = seat()
    for row in range(15):
        radius, count = 11.0 + row * 0.95, 26 + row
        for i in range(-count // 2, count // 2 + 1):
            if i in (-6, 7):
                continue
            a = i * 0.56 / radius
            place(one, (0.6 + radius * math.sin(a), -5.2 + radius * math.cos(a), -1.05 + row * 0.16), (0, 0, -math.degrees(a)))
    drape(-7.0, -2.1, 2.3)
    drape(3.3, 8.0, 2.5)
    # The balcony's front, with its row of small unlit fittings and gilt line.
    for z, depth, tone in ((3.2, 0.9, (0.07, 0.05, 0.038)), (3.66, 0.05, None)):
        vertices, faces = [], []
        for i in range(41):
            a = (i - 20) * 0.045
            r = 20.2 - (0.02 if tone is None else 0)
            x, y = 0.6 + r * math.sin(a), -5.2 + r * math.cos(a)
            vertices += [(x, y, z - depth / 2), (x, y, z + depth / 2)]
            if i:
                faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
        mesh(vertices, faces, brass() if tone is None else surface('balcony', tone, 0.6))
    point((1.35, 1.25, 1.80), 600, BULB, 0.05)
    point((1.35, 1.17, 1.55), 16, BULB, 0.04)
    area((1.35, 4.5, 3.0), (1.2, 9.5, -0.5), (5, 1), 90, BULB)
    # A last work light high up in the house outlines the rows.
    area((0.6, 19, 7.5), (0.6, 12.5, 0.0), (16, 0.6), 200, MOON, 60)
    area((5, -2.0, 5.0), (1.0, 1.5, 0.0), (2, 2), 10, MOON)
    camera((-0.25, -3.6, 1.32), (0.32, 5.0, 1.14), 31, (1.35, 1.25, 1.3), 2.0)
