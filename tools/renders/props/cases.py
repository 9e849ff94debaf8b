"""Road cases: black board, aluminium edges, ball corners, butterfly latches."""
import math
import random

from materials import aluminium, rubber, steel, surface
from scene_kit import box, cylinder, panel, pipe, prop, sphere


def road_case(width=0.8, depth=0.6, height=0.7, lid=0.25, wheels=True, open_lid=False):
    """Stands on the floor with its front towards -Y."""
    board = surface('case board', (0.014, 0.014, 0.015), 0.5, vary=0.16, scale=5, bump=0.5, bump_scale=160, tint=0.3)
    metal = aluminium()
    base = 0.12 if wheels else 0.0
    with prop('road case') as made:
        def shell(low, high):
            h = high - low
            box((width, depth, h), (0, 0, base + low + h / 2), board, edge=0.006)
            e = 0.028
            for z in (low + e / 2, high - e / 2):
                for y in (-depth / 2, depth / 2):
                    box((width + 0.004, e * 0.35, e), (0, y, base + z), metal, edge=0.004)
                for x in (-width / 2, width / 2):
                    box((e * 0.35, depth + 0.004, e), (x, 0, base + z), metal, edge=0.004)
            for x in (-width / 2, width / 2):
                for y in (-depth / 2, depth / 2):
                    box((e, e, h), (x * 0.995, y * 0.995, base + low + h / 2), metal, edge=0.006)
                    for z in (low, high):
                        sphere(0.03, (x, y, base + z), steel(), steps=20)
        split = height * (1 - lid)
        shell(0, split - 0.004)
        if not open_lid:
            shell(split + 0.004, height)
        for x in (-width * 0.28, width * 0.28):
            box((0.11, 0.012, 0.13), (x, -depth / 2 - 0.004, base + split), steel(), edge=0.004)
            cylinder(0.026, 0.016, (x, -depth / 2 - 0.012, base + split - 0.02), steel(), (90, 0, 0), 0.004, 24)
        box((0.17, 0.012, 0.12), (0, -depth / 2 - 0.004, base + split * 0.45), steel(), edge=0.004)
        box((0.12, 0.022, 0.025), (0, -depth / 2 - 0.016, base + split * 0.45), rubber(), edge=0.008)
        panel(0.15, 0.06, (-width * 0.28, -depth / 2 - 0.0015, base + split * 0.22), surface('label', (0.55, 0.50, 0.40), 0.7))
        if wheels:
            for x in (-width / 2 + 0.1, width / 2 - 0.1):
                for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
                    cylinder(0.05, 0.035, (x, y, 0.05), rubber(), (0, 90, 0), 0.01)
                    box((0.07, 0.08, 0.05), (x, y, 0.095), steel(), edge=0.006)
    return made


def coil(radius=0.16, turns=5):
    """A coiled cable lying flat."""
    with prop('coil') as made:
        points = []
        for i in range(turns * 14):
            a = 2 * math.pi * i / 14
            r = radius * (1 + 0.05 * math.sin(i * 1.7)) + random.uniform(-0.006, 0.006)
            points.append((r * math.cos(a), r * math.sin(a), 0.012 + 0.009 * i / 14 + random.uniform(0, 0.004)))
        pipe(points, 0.0065, rubber())
    return made
