"""Road cases: black board, aluminum edges, ball corners, butterfly latches."""
import math
import random

from materials import aluminum, plastic, rubber, steel, surface
from scene_kit import box, cylinder, panel, pipe, place, prop, sphere


def road_case(width=0.8, depth=0.6, height=0.7, lid=0.25, wheels=True, open_lid=False):
    """Stands on the floor with its front toward -Y."""
    board = surface('case board', (0.014, 0.014, 0.015), 0.5, vary=0.16, scale=5, bump=0.5, bump_scale=160, tint=0.3)
    metal = aluminum()
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


def hard_case(width=0.5, depth=0.36, height=0.2, tone=(0.016, 0.016, 0.017)):
    """A molded case lying flat, its handle and latches toward -Y."""
    shell = surface(f'molded {tone}', tone, 0.55, vary=0.12, scale=6, bump=0.5, bump_scale=420, tint=0.15)
    with prop('hard case') as made:
        split = height * 0.62
        box((width, depth, split - 0.003), (0, 0, split / 2), shell, edge=0.022, segments=4)
        box((width, depth, height - split), (0, 0, (height + split) / 2), shell, edge=0.022, segments=4)
        box((width + 0.014, depth + 0.014, 0.016), (0, 0, split - 0.006), shell, edge=0.006)
        for i in range(4):
            x = -width * 0.33 + i * width * 0.22
            box((0.022, depth + 0.008, height - 0.03), (x, 0, height / 2), shell, edge=0.008)
            box((0.022, depth * 0.86, 0.008), (x, 0, height + 0.001), shell, edge=0.003)
        for x in (-width * 0.30, width * 0.30):
            box((0.048, 0.016, 0.06), (x, -depth / 2 - 0.008, split), plastic(), edge=0.006)
            cylinder(0.004, 0.05, (x, -depth / 2 - 0.014, split + 0.02), steel(), (0, 90, 0), 0.001, 12)
        y = -depth / 2
        pipe([(-0.07, y, split - 0.03), (-0.065, y - 0.03, split - 0.04), (0.065, y - 0.03, split - 0.04), (0.07, y, split - 0.03)], 0.010, rubber())
    return made


def open_case(width=0.66, depth=0.46, height=0.20, places=((-0.20, 0.02, 0.13, 0.33), (0.0, 0.02, 0.13, 0.33), (0.20, 0.02, 0.13, 0.33))):
    """A molded case, lid up; `places` are the holes in its foam (middle, width, depth), with their floor at
    0.095."""
    shell = surface('molded open', (0.016, 0.016, 0.017), 0.55, vary=0.12, scale=6, bump=0.5, bump_scale=420, tint=0.15)
    foam = surface('case foam', (0.060, 0.058, 0.056), 0.95, bump=1.0, bump_scale=500, specular=0.1)
    with prop('open case') as made:
        x, y = width / 2, depth / 2
        box((width, depth, 0.03), (0, 0, 0.015), shell, edge=0.012)
        for side in (-1, 1):
            box((0.022, depth, height), (side * (x - 0.011), 0, height / 2), shell, edge=0.008)
            box((width, 0.022, height), (0, side * (y - 0.011), height / 2), shell, edge=0.008)
            box((width + 0.02, 0.016, 0.018), (0, side * (y + 0.002), height - 0.02), shell, edge=0.005)
            box((0.016, depth + 0.02, 0.018), (side * (x + 0.002), 0, height - 0.02), shell, edge=0.005)
        top, low, inner_x, inner_y = height - 0.015, 0.03, x - 0.022, y - 0.022
        edges = [-inner_x]
        for cx, cy, w, d in sorted(places):
            edges += [cx - w / 2, cx + w / 2]
            for a, b in ((-inner_y, cy - d / 2), (cy + d / 2, inner_y)):
                box((w, b - a, top - low), (cx, (a + b) / 2, (top + low) / 2), foam, edge=0.004)
            box((w, d, 0.065), (cx, cy, 0.0625), foam, edge=0.002)
        edges.append(inner_x)
        for a, b in zip(edges[::2], edges[1::2]):
            box((b - a, inner_y * 2, top - low), ((a + b) / 2, 0, (top + low) / 2), foam, edge=0.004)
        for i in range(4):
            box((0.022, depth + 0.006, height - 0.05), (-x * 0.66 + i * x * 0.44, 0, height / 2), shell, edge=0.008)
        for side in (-1, 1):
            box((0.048, 0.016, 0.05), (side * x * 0.6, -y - 0.010, height - 0.03), plastic(), edge=0.006)
        pipe([(-0.07, -y, height * 0.5), (-0.065, -y - 0.03, height * 0.47), (0.065, -y - 0.03, height * 0.47), (0.07, -y, height * 0.5)], 0.010, rubber())
        # The lid leans back on its hinge; waves of foam inside.
        with prop('lid') as lid:
            box((width, 0.05, depth), (0, 0.055, depth / 2), shell, edge=0.020, segments=4)
            box((width - 0.04, 0.04, depth - 0.04), (0, 0.02, depth / 2), foam, edge=0.006)
            for i in range(13):
                cylinder(0.017, width - 0.06, (0, 0.004, 0.04 + i * (depth - 0.08) / 12), foam, (0, 90, 0), 0.006, 16)
        place(lid, (0, y - 0.028, height - 0.006), (-18, 0, 0))
        for side in (-1, 1):
            cylinder(0.010, 0.12, (side * x * 0.6, y + 0.012, height - 0.004), plastic(), (0, 90, 0), 0.002, 16)
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
