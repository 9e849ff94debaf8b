"""The contents of an archive: reels, film cans, drives, and their shelves."""
import math
import random

from materials import aluminum, painted_metal, rubber, surface, walnut
from scene_kit import box, cylinder, lathe, mesh, panel, place, prop, smooth

PAPER = (0.50, 0.44, 0.33)


def _flange(at, radius, material):
    """A disc with five round windows."""
    disc = cylinder(radius, 0.0022, at, material, (90, 0, 0), 0.0006, 128)
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        hole = cylinder(radius * 0.235, 0.05, (at[0] + radius * 0.60 * math.cos(a), at[1], at[2] + radius * 0.60 * math.sin(a)), material, (90, 0, 0), 0.0, 64)
        hole.hide_render = True
        cut = disc.modifiers.new('window', 'BOOLEAN')
        cut.object, cut.operation, cut.solver = hole, 'DIFFERENCE', 'EXACT'
    return disc


def reel(radius=0.178, width=0.036, wound=0.86):
    """A reel on its rim with the hub along Y; the origin is where it touches the table."""
    with prop('reel') as made:
        film = surface('wound film', (0.030, 0.017, 0.011), 0.28, 0.0, 0.06, 2, coat=0.3)
        for y in (-width / 2, width / 2):
            _flange((0, y, radius), radius, aluminum())
            lathe([(radius - 0.004, -0.003), (radius + 0.001, -0.003), (radius + 0.001, 0.003), (radius - 0.004, 0.003)], aluminum(), (0, y, radius), (90, 0, 0), 128)
            cylinder(radius * 0.27, 0.004, (0, y * 1.03, radius), aluminum(), (90, 0, 0), 0.001, 64)
            cylinder(0.011, 0.003, (0, y * 1.18, radius), rubber(), (90, 0, 0), 0.001, 32)
        for k in range(24):
            r = radius * (0.30 + (wound - 0.30) * k / 23)
            lathe([(r, -width * 0.45), (r + radius * 0.020, -width * 0.45 - 0.0006 * (k % 2)), (r + radius * 0.024, width * 0.45), (r, width * 0.45)],
                  film, (0, 0, radius), (90, 0, 0), 96)
    return made


def film_strip(points, width=0.035):
    """A loose end of perforated film through (x, z) points, its width along Y."""
    film, light = surface('strip', (0.10, 0.045, 0.02), 0.2, coat=0.6), surface('perforation', (0.45, 0.33, 0.2), 0.6)
    curve = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for s in range(24):
            t = s / 24
            curve.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                               for a, b, c, d in zip(p0, p1, p2, p3)))
    with prop('strip') as made:
        vertices = [(x, side * width / 2, z) for x, z in curve for side in (-1, 1)]
        smooth(mesh(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)], film), 180)
        traveled = 0.0
        for (x0, z0), (x1, z1) in zip(curve, curve[1:]):
            step = math.hypot(x1 - x0, z1 - z0)
            traveled += step
            if traveled > 0.0048:
                traveled = 0.0
                turn = -math.degrees(math.atan2(z1 - z0, x1 - x0))
                for side in (-1, 1):
                    box((0.002, 0.0028, 0.0006), (x0, side * width * 0.42, z0 + 0.0003), light, (0, turn, 0), 0)
    return made


def can(radius=0.14, height=0.042, tone=(0.30, 0.29, 0.27), label=True):
    """A film can lying flat; its label faces -Y."""
    tin = surface(f'tin {tone}', tone, 0.34, 0.85, 0.14, 9, tint=0.3)
    with prop('can') as made:
        r, h = radius, height
        lathe([(0, 0), (r - 0.003, 0), (r, 0.003), (r, h * 0.45), (r + 0.002, h * 0.47), (r + 0.002, h - 0.003), (r - 0.001, h), (r - 0.008, h), (r - 0.012, h - 0.002),
               (r * 0.55, h - 0.002), (r * 0.52, h), (0, h)], tin, steps=72)
        if label:
            vertices, faces = [], []
            for i in range(13):
                a = -math.pi / 2 + (i - 6) * 0.05
                vertices += [((r + 0.0025) * math.cos(a), (r + 0.0025) * math.sin(a), h * z) for z in (0.52, 0.92)]
                if i:
                    faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
            mesh(vertices, faces, surface('can label', PAPER, 0.8))
    return made


def drive(tone):
    """A disk in its sleeve, standing upright, spine to -Y."""
    with prop('drive') as made:
        box((0.030, 0.12, 0.165), (0, 0, 0.0825), surface(f'sleeve {tone}', tone, 0.5, vary=0.1), edge=0.004)
        panel(0.020, 0.07, (0, -0.0605, 0.10), surface('spine', PAPER, 0.8))
        box((0.012, 0.001, 0.006), (0, -0.0605, 0.03), painted_metal(), edge=0)
    return made


def shelves(bays=4, levels=5, bay=1.0, pitch=0.42, seed=3):
    """A run of steel shelving along X from the origin, filled with cans and drives; faces -Y."""
    random.seed(seed)
    frame, board = surface('shelf steel', (0.045, 0.05, 0.052), 0.42, vary=0.12), walnut()
    cans = [can(0.14, 0.042, t) for t in ((0.32, 0.30, 0.27), (0.22, 0.20, 0.17), (0.36, 0.30, 0.19))] + [can(0.175, 0.045, (0.26, 0.27, 0.28))]
    drives = [drive(t) for t in ((0.02, 0.02, 0.022), (0.15, 0.055, 0.015), (0.02, 0.04, 0.06), (0.09, 0.085, 0.075))]
    carton = surface('carton', (0.16, 0.10, 0.055), 0.85, tint=0.25)
    with prop('shelves') as made:
        for b in range(bays + 1):
            for y in (0, 0.40):
                box((0.045, 0.045, levels * pitch + 0.12), (b * bay, y, (levels * pitch + 0.12) / 2), frame, edge=0.004)
        for level in range(levels + 1):
            z = 0.08 + level * pitch
            box((bays * bay, 0.46, 0.025), (bays * bay / 2, 0.2, z - 0.0125), board, edge=0.004)
            if level == levels:
                break
            for b in range(bays):
                left, kind = b * bay + 0.05, random.random()
                if kind < 0.62:
                    for x in (0.15, 0.45, 0.75):
                        top, one = z, random.choice(cans)
                        for _ in range(random.randint(3, 7)):
                            at = (left + x + random.uniform(-0.008, 0.008), 0.18 + random.uniform(-0.01, 0.01), top)
                            place(one if random.random() < 0.8 else random.choice(cans[:3]), at, (0, 0, random.gauss(0, 16)))
                            top += 0.0455
                elif kind < 0.90:
                    x = 0.03
                    while x < 0.87:
                        if random.random() < 0.93:
                            place(random.choice(drives), (left + x, 0.06 + random.uniform(-0.006, 0.006), z), (0, random.gauss(0, 1.2), 0))
                        x += 0.036
                else:
                    for x in (0.22, 0.66):
                        box((0.38, 0.34, 0.26), (left + x, 0.20, z + 0.13), carton, (0, 0, random.gauss(0, 2)), 0.006)
                        panel(0.16, 0.07, (left + x, 0.022, z + 0.15), surface('can label', PAPER, 0.8), (0, 0, 0))
    return made
