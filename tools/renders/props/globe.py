"""A globe of points: land as small dots on a dark ball, and lit lines between places."""
import math

import numpy as np
from materials import brass, glow, surface
from scene_kit import cylinder, lathe, mesh, pipe, prop, sphere

# Coastlines, coarse on purpose: longitude and latitude of each land mass's outline.
LANDS = (
    ((-166, 62), (-156, 71), (-128, 70), (-110, 68), (-95, 72), (-82, 68), (-94, 60), (-82, 55), (-78, 62), (-65, 60), (-56, 52), (-66, 45),
     (-70, 42), (-76, 36), (-81, 31), (-80, 25), (-84, 30), (-97, 28), (-97, 20), (-91, 19), (-87, 21), (-88, 16), (-83, 10), (-77, 8),
     (-84, 9), (-94, 16), (-105, 20), (-113, 30), (-118, 33), (-124, 40), (-124, 48), (-135, 58), (-150, 60), (-164, 55)),
    ((-52, 82), (-20, 81), (-22, 70), (-42, 60), (-52, 66), (-58, 76)),
    ((-77, 8), (-62, 11), (-50, 1), (-35, -6), (-39, -16), (-48, -27), (-57, -36), (-65, -43), (-68, -54), (-75, -48), (-71, -30),
     (-70, -18), (-81, -5), (-78, 2)),
    ((-10, 36), (-9, 43), (-2, 44), (-4, 48), (4, 52), (8, 57), (6, 62), (18, 70), (40, 67), (60, 69), (80, 73), (105, 77), (140, 73),
     (170, 70), (178, 65), (162, 58), (156, 52), (160, 61), (142, 58), (135, 54), (140, 48), (130, 42), (128, 36), (122, 40), (121, 30),
     (112, 22), (107, 18), (109, 11), (103, 10), (103, 2), (98, 9), (94, 17), (88, 22), (80, 14), (77, 8), (72, 20), (66, 25), (57, 26),
     (52, 24), (58, 20), (45, 13), (39, 21), (34, 30), (36, 36), (28, 37), (26, 41), (22, 37), (18, 41), (13, 45), (17, 40), (12, 42),
     (4, 43), (-2, 37)),
    ((-6, 35), (10, 37), (20, 32), (32, 31), (43, 12), (51, 11), (40, -4), (40, -15), (33, -26), (26, -34), (18, -34), (12, -18), (9, 0),
     (8, 4), (-8, 4), (-17, 14), (-16, 22)),
    ((114, -22), (122, -18), (130, -12), (136, -12), (142, -11), (146, -19), (153, -27), (150, -37), (140, -38), (130, -32), (116, -35)),
    ((-5, 50), (1, 52), (-3, 58), (-6, 56), (-4, 53)),
    ((131, 32), (140, 36), (142, 43), (139, 40), (133, 35)),
    ((110, 1), (117, 6), (117, -3), (111, -3)),
    ((96, 5), (104, -3), (106, -6), (100, 0)),
    ((120, 18), (124, 12), (126, 7), (121, 13)),
    ((131, -1), (147, -7), (142, -9), (135, -5)),
    ((44, -25), (50, -16), (47, -25)),
    ((168, -46), (174, -41), (178, -38), (173, -43)),
    ((-24, 65), (-14, 66), (-18, 63)),
)
HEXAGON = ((-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0), (0.5, 0.87), (-0.5, 0.87))


def _inside(lon, lat):
    for outline in LANDS:
        hit = False
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
            if (y0 > lat) != (y1 > lat) and lon < (x1 - x0) * (lat - y0) / (y1 - y0) + x0:
                hit = not hit
        if hit:
            return True
    return False


def on_ball(lon, lat, radius=1.0):
    a, b = math.radians(lon), math.radians(lat)
    return np.array((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b))) * radius


def globe(radius=0.2, home=(-122.7, 45.6), places=(), facing=-100, tilt=30, step=2.2):
    """On a brass foot, centered at (0, 0, radius * 1.45); longitude `facing` is at -Y, and north leans there
    by `tilt`."""
    with prop('globe') as made:
        center = np.array((0, 0, radius * 1.45))
        turn = math.radians(-90 - facing)
        lean = math.radians(tilt)
        tip = np.array(((1, 0, 0), (0, math.cos(lean), -math.sin(lean)), (0, math.sin(lean), math.cos(lean))))
        spin = tip @ np.array(((math.cos(turn), -math.sin(turn), 0), (math.sin(turn), math.cos(turn), 0), (0, 0, 1)))

        def at(lon, lat, lift=1.0):
            return tuple(center + spin @ on_ball(lon, lat, radius * lift))

        sphere(radius, tuple(center), surface('globe', (0.010, 0.013, 0.020), 0.24, vary=0.06, coat=0.3), steps=96)
        vertices, faces = [], []
        lat = -56.0
        while lat < 80:
            count = max(6, round(360 / step * math.cos(math.radians(lat))))
            for i in range(count):
                lon = -180 + 360 * i / count
                if _inside(lon, lat):
                    size = step * 0.33
                    n = len(vertices)
                    spread = size / math.cos(math.radians(lat))
                    vertices += [at(lon + dx * spread, lat + dy * size, 1.004) for dx, dy in HEXAGON]
                    faces.append(tuple(range(n, n + 6)))
            lat += step
        mesh(vertices, faces, glow('land', (1.0, 0.56, 0.22), 0.6, False))
        line, dot = glow('route', (1.0, 0.68, 0.32), 3.2, False), glow('place', (1.0, 0.84, 0.6), 12.0, False)
        sphere(radius * 0.022, at(*home, 1.01), dot, steps=16)
        start = on_ball(*home)
        for there in places:
            end = on_ball(*there)
            gap = math.acos(float(np.clip(start @ end, -1, 1)))
            points = []
            for k in range(33):
                t = k / 32
                p = (start * math.sin((1 - t) * gap) + end * math.sin(t * gap)) / math.sin(gap)
                points.append(tuple(center + spin @ (p * radius * (1.008 + 0.20 * gap / math.pi * math.sin(math.pi * t)))))
            pipe(points, radius * 0.006, line, soft=False)
            sphere(radius * 0.016, at(*there, 1.01), dot, steps=16)
        ring = []
        for i in range(33):
            a = math.radians(-98 + 196 * i / 32)
            ring.append((radius * 1.1 * math.cos(a), 0, float(center[2]) + radius * 1.1 * math.sin(a)))
        pipe(ring, radius * 0.022, brass())
        foot = [(0, 0), (0.55, 0), (0.56, 0.03), (0.2, 0.08), (0.06, 0.16), (0.05, 0.36)]
        lathe([(r * radius, z * radius) for r, z in foot], brass(), steps=64)
        cylinder(radius * 0.02, radius * 0.12, (0, 0, float(center[2]) + radius * 1.05), brass())
    return made
