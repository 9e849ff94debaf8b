"""A plain hall with arches and pews, in two states of care."""
import math
import random

from materials import aluminum, glow, oak, painted_metal, plastic, rubber, screen, surface, walnut
from paint import lyric_slide
from props.audience import people
from props.tripod import tripod
from scene_kit import TUNGSTEN, box, cylinder, floor, mesh, panel, pipe, place, point, prop, sphere


def pew(width=3.3):
    wood = oak()
    with prop('pew') as made:
        box((width, 0.42, 0.045), (0, 0.05, 0.44), wood, edge=0.01)
        box((width, 0.04, 0.52), (0, -0.20, 0.68), wood, (-8, 0, 0), 0.01)
        box((width, 0.07, 0.03), (0, -0.24, 0.95), wood, edge=0.008)
        for x in (-width / 2, width / 2):
            box((0.06, 0.52, 0.90), (x, -0.02, 0.45), wood, edge=0.02)
    return made


def arch(width, height, thick, material, at, rot=(0, 0, 0), depth=0.25):
    """The stone around a window: two posts and a pointed head."""
    with prop('arch') as made:
        spring = height * 0.6
        points = [(-width / 2, 0, 0), (-width / 2, 0, spring)]
        for i in range(1, 9):
            t = i / 8
            points.append((-width / 2 * math.cos(t * math.pi / 2) ** 0.9, 0, spring + (height - spring) * math.sin(t * math.pi / 2) ** 1.1))
        points += [(-x, y, z) for x, y, z in reversed(points[:-1])]
        pipe(points, thick, material, soft=False)
    return place(made, at, rot)


def _pane(width, height, material, at, rot):
    spring, steps = height * 0.6, 8
    outline = [(-width / 2, 0, 0)]
    for i in range(steps + 1):
        t = i / steps
        outline.append((-width / 2 * math.cos(t * math.pi / 2) ** 0.9, 0, spring + (height - spring) * math.sin(t * math.pi / 2) ** 1.1))
    outline += [(-x, y, z) for x, y, z in reversed(outline[:-1])]
    return mesh(outline, [tuple(range(len(outline)))], material, at, rot)


def remote_camera():
    with prop('remote camera') as made:
        cylinder(0.075, 0.05, (0, 0, 0.025), plastic(), edge=0.01)
        for side in (-1, 1):
            box((0.025, 0.07, 0.15), (side * 0.075, 0, 0.12), plastic(), edge=0.01)
        sphere(0.065, (0, 0, 0.14), plastic(), (1, 1.1, 1))
        cylinder(0.035, 0.06, (0, 0.07, 0.14), plastic(), (90, 0, 0), 0.006)
        sphere(0.006, (0.04, -0.075, 0.04), glow('camera light', (1.0, 0.05, 0.02), 20, False))
    return made


def hall(lit):
    wall = surface('hall wall', (0.42, 0.36, 0.29) if lit else (0.36, 0.36, 0.33), 0.85, vary=0.05, scale=0.5, tint=0.05)
    stone = surface('hall stone', (0.36, 0.31, 0.25), 0.8, vary=0.05, scale=2.0, tint=0.08)
    wood = oak()
    floor(surface('hall floor', (0.12, 0.08, 0.055), 0.35 if lit else 0.6, vary=0.1, scale=1.4, stretch=(1, 10, 1), tint=0.3), 40)
    for side in (-1, 1):
        box((0.2, 20, 7), (side * 4.9, 1, 3.5), wall, edge=0)
        for y in (-4.0, -1.0, 2.0, 5.0):
            glass = glow('dusk glass' if lit else 'gray glass', (0.14, 0.22, 0.52) if lit else (0.66, 0.74, 0.74), 0.20 if lit else 0.55, False)
            _pane(1.1, 3.0, glass, (side * 4.78, y + 1.5, 1.9), (0, 0, side * -90))
            arch(1.1, 3.0, 0.07, stone, (side * 4.76, y + 1.5, 1.9), (0, 0, 90))
            box((0.22, 0.3, 6.2), (side * 4.70, y, 3.1), stone, edge=0.04)
        for row in range(9):
            place(pew(), (side * 2.35, -5.4 + row * 1.12, 0))
    box((10, 0.2, 8), (0, 9.6, 4), wall, edge=0)
    # Roof: purlins and pointed trusses.
    for y in (-4.0, -1.0, 2.0, 5.0, 8.0):
        for side in (-1, 1):
            pipe([(side * 4.75, y, 5.4), (side * 2.6, y, 6.7), (0, y, 7.6)], 0.11, walnut(), soft=False)
        pipe([(-4.75, y, 5.6), (4.75, y, 5.6)], 0.10, walnut(), soft=False)
    for side in (-1, 1):
        mesh([(side * 4.9, -9, 5.6), (side * 4.9, 11, 5.6), (0, 11, 7.9), (0, -9, 7.9)], [(0, 1, 2, 3)], walnut())
    # Chancel: steps, table, cross, an arch of stone.
    for i in range(3):
        box((6.4 - i * 0.5, 3.4 - i * 0.5, 0.16), (0, 7.9 + i * 0.25, 0.08 + i * 0.16), stone, edge=0.02)
    box((2.0, 0.75, 0.95), (0, 7.6, 0.95), wood, edge=0.02)
    box((2.06, 0.80, 0.04), (0, 7.6, 1.44), surface('linen', (0.6, 0.57, 0.5), 0.9), edge=0.01)
    arch(4.4, 5.6, 0.16, stone, (0, 9.42, 0.4))
    box((0.13, 0.08, 1.9), (0, 9.40, 3.7), walnut(), edge=0.015)
    box((1.05, 0.08, 0.13), (0, 9.40, 4.05), walnut(), edge=0.015)
    for x in (-0.75, 0.75):
        cylinder(0.03, 0.34, (x, 7.6, 1.62), surface('wax', (0.7, 0.64, 0.5), 0.5), edge=0.004)
        if lit:
            sphere(0.018, (x, 7.6, 1.83), glow('flame', (1.0, 0.6, 0.2), 60, False), (1, 1, 1.9))
            point((x, 7.6, 1.9), 3, TUNGSTEN, 0.03)
    if lit:
        for side in (-1, 1):
            box((2.1, 0.06, 1.24), (side * 3.35, 8.9, 3.3), plastic(), (0, 0, -side * 16), 0.01)
            panel(2.0, 1.125, (side * 3.35 - side * 0.012, 8.862, 3.3), screen(lyric_slide(), 1.1), (0, 0, -side * 16))
            for k in range(5):
                box((0.20, 0.22, 0.22), (side * 4.35, 6.6 + k * 0.02, 4.6 - k * 0.24), surface('column speaker', (0.3, 0.26, 0.21), 0.6), (-k * 3, 0, side * 14), 0.015)
        place(remote_camera(), (0.72, -4.3, 1.30), (0, 0, 4), 1.3)
        cylinder(0.022, 1.3, (0.72, -4.3, 0.65), painted_metal(), edge=0.003)
        cylinder(0.19, 0.02, (0.72, -4.3, 0.01), painted_metal(), edge=0.008)
    else:
        panel(2.6, 1.95, (2.9, 8.7, 3.2), screen(lyric_slide(washed=True), 0.5), (0, 0, -14))
        box((2.66, 0.02, 2.0), (2.9, 8.74, 3.2), surface('canvas', (0.6, 0.6, 0.58), 0.9), (0, 0, -14), 0.004)
        box((0.35, 0.3, 0.55), (-3.6, 6.4, 2.0), plastic(), (0, 0, 18), 0.02)
        cylinder(0.018, 1.75, (-3.6, 6.4, 0.87), aluminum(), edge=0.003)
        for y in (-3.0, 1.5, 6.0):
            box((0.16, 1.6, 0.08), (0, y, 5.5), surface('fitting', (0.6, 0.6, 0.58), 0.6), edge=0.01)
            box((0.10, 1.5, 0.02), (0, y, 5.45), glow('fluorescent', (0.86, 1.0, 0.86), 4, False), edge=0)
        _clutter()
    _people(lit)


def _people(lit):
    """Backs of heads in the pews: few before, many after."""
    random.seed(12)
    cast = people(6)
    for row in range(2, 9):
        for side in (-1, 1):
            for seat in range(4):
                if random.random() < (0.62 if lit else 0.10):
                    at = (side * (1.15 + seat * 0.72) + random.uniform(-0.12, 0.12), -5.4 + row * 1.12, -0.06)
                    place(random.choice(cast), at, (random.uniform(-2, 4), 0, random.gauss(0, 7)), random.uniform(0.93, 1.03))


def _camcorder():
    """A home camcorder: a gray, hand-sized body with its small screen folded out."""
    gray = surface('camcorder', (0.20, 0.20, 0.21), 0.4)
    with prop('camcorder') as made:
        box((0.075, 0.15, 0.085), (0, 0, 0.05), gray, edge=0.02)
        cylinder(0.032, 0.06, (0, 0.10, 0.055), plastic(), (90, 0, 0), 0.005)
        box((0.085, 0.008, 0.06), (-0.09, -0.02, 0.06), gray, (0, 0, -8), 0.004)
        panel(0.075, 0.05, (-0.089, -0.0255, 0.06), glow('camcorder screen', (0.5, 0.62, 0.66), 0.7, False), (0, 0, -8))
        box((0.035, 0.10, 0.018), (0, 0, 0.10), plastic(), edge=0.006)
    return made


def _clutter():
    card, metal = surface('card', (0.30, 0.20, 0.12), 0.9), aluminum()
    place(tripod(1.16, 0.36, 12), (0.42, -3.7, 0), (0, 0, 5))
    place(_camcorder(), (0.42, -3.7, 1.16), (0, 0, -4), 1.25)
    # A projector on a cart in the aisle, and its source.
    for x, z in ((0, 0.35), (0, 0.86)):
        box((0.55, 0.45, 0.025), (x - 0.05, 2.2, z), plastic(), edge=0.006)
    for x in (-0.30, 0.20):
        for y in (2.0, 2.4):
            cylinder(0.012, 0.86, (x, y, 0.43), metal, edge=0.002)
    box((0.34, 0.28, 0.12), (-0.05, 2.2, 0.93), surface('projector', (0.5, 0.5, 0.47), 0.5), edge=0.02)
    box((0.40, 0.34, 0.14), (-0.05, 2.2, 0.43), card, edge=0.01)
    for x, y, z, size, turn in ((-2.5, 7.3, 0.22, 0.44, 12), (-2.0, 7.1, 0.18, 0.36, -20), (-2.42, 7.3, 0.61, 0.34, 40), (2.35, 7.2, 0.24, 0.48, -8)):
        box((size, size * 0.8, size), (x, y, z), card, (0, 0, turn), 0.008)
    for i in range(7):
        box((0.46, 0.05, 0.86), (3.75 + i * 0.04, 6.7 - i * 0.07, 0.46), surface('folding chair', (0.22, 0.22, 0.20), 0.5), (-16, 0, -30), 0.012)
    for x, y in ((-1.3, 7.0), (1.5, 7.1), (1.9, 6.8)):
        cylinder(0.012, 1.1, (x, y, 0.55), plastic(), edge=0.002)
        box((0.46, 0.02, 0.32), (x, y, 1.18), plastic(), (-24, 0, x * 12), 0.004)
        cylinder(0.18, 0.015, (x, y, 0.01), plastic(), edge=0.004)
    pipe([(-3.6, 6.4, 0.3), (-2.4, 6.0, 0.02), (-0.6, 6.3, 0.02), (0.2, 4.0, 0.02), (0.0, 2.4, 0.02), (0.05, 2.2, 0.4)], 0.012, rubber())
    pipe([(0.0, 2.0, 0.3), (0.35, 0.6, 0.02), (-0.1, -1.2, 0.02), (0.5, -2.6, 0.02), (0.42, -3.6, 0.3)], 0.010, rubber())
    pipe([(2.9, 8.6, 2.2), (2.6, 8.2, 0.6), (1.4, 6.4, 0.02), (0.4, 4.6, 0.02), (-0.2, 2.4, 0.02)], 0.012, surface('orange lead', (0.5, 0.14, 0.02), 0.5))
