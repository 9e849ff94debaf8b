"""Legacy and vendors: a suspension bridge over the river at dusk, its lamps just lit."""
import math
import random

from materials import glow, surface
from props.river import sky, tower, water
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, ambient, box, camera, mesh, panel, pipe, place, prop, sphere

ALT = 'A suspension bridge with Gothic towers and lit cables over a still river at dusk'
SIZE = (2400, 1005)
SAMPLES = 22
DEVELOP = {
    'haze': {'density': 0.0020, 'from': 60, 'to': 400, 'glow': 0.6, 'spread': 0.05, 'loss': 0.45, 'color': (0.006, 0.005, 0.006)},
    'bloom': 0.2, 'bloom_from': 0.7, 'exposure': -0.15,
}


def build():
    random.seed(3)
    ambient((0.25, 0.20, 0.22), 0.05)
    panel(1500, 260, (60, 345, 112), sky())
    mesh([(-600, -40, 0), (600, -40, 0), (600, 330, 0), (-600, 330, 0)], [(0, 1, 2, 3)], water())
    steel = surface('bridge steel', (0.016, 0.020, 0.018), 0.55)
    # The deck crosses from near right to far left.
    towers = (-78.0, 62.0)
    with prop('bridge') as bridge:
        for x in towers:
            place(tower(), (x, 0, 0), (0, 0, 90))
        box((420, 9, 1.4), (0, 0, 21.0), steel, edge=0.1)
        for y in (-4.4, 4.4):
            box((420, 0.3, 1.0), (0, y, 22.6), steel, edge=0)
            for i in range(90):
                pipe([(-210 + i * 4.7, y, 19.8), (-210 + i * 4.7 + 2.35, y, 17.6), (-210 + i * 4.7 + 4.7, y, 19.8)], 0.16, steel, soft=False)
            box((420, 0.4, 0.5), (0, y, 17.5), steel, edge=0)
            spans = ((towers[0] - 135, towers[0], 24.0), (towers[0], towers[1], 25.5), (towers[1], towers[1] + 135, 24.0))
            for index, (a, b, low) in enumerate(spans):
                top = 61.0
                points = []
                for k in range(41):
                    x = a + (b - a) * k / 40
                    if index == 1:
                        z = low + (top - low) * ((x - (a + b) / 2) / ((b - a) / 2)) ** 2
                    else:
                        t = (x - a) / (b - a) if index == 0 else (b - x) / (b - a)
                        z = low + (top - low) * (t ** 1.7)
                    points.append((x, y, z))
                pipe(points, 0.30, steel, soft=False)
                for k, (x, _, z) in enumerate(points):
                    if z > 23.5:
                        pipe([(x, y, 21.5), (x, y, z)], 0.07, steel, soft=False)
                    if y < 0 and k % 2 == 0:
                        sphere(0.42, (x, y - 0.4, z + 0.4), glow('cable lamp', WARM_WHITE, 16, False), steps=10)
        for i in range(60):
            sphere(0.26, (-205 + i * 7, -4.6, 26.0), glow('street lamp', TUNGSTEN, 15, False), steps=10)
    place(bridge, (10, 150, 0), (0, 0, 22))
    # Wooded hills and a few windows on the far bank.
    hill = surface('hills', (0.006, 0.008, 0.008), 0.95)
    for distance, tall, shift in ((300, 17, 0), (270, 9, 3)):
        vertices, faces = [], []
        for i in range(221):
            x = -440 + i * 4
            h = tall * (0.45 + 0.3 * math.sin(x * 0.012 + shift) + 0.18 * math.sin(x * 0.031 + shift * 2)) + random.uniform(0, 1.6)
            vertices += [(x, distance, -1), (x, distance, max(h, 1))]
            if i:
                faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
        mesh(vertices, faces, hill)
    for _ in range(70):
        lamp = glow('window', random.choice((TUNGSTEN, WARM_WHITE, AMBER)), random.choice((6, 12, 18)), False)
        at = (random.uniform(-190, 260), 262, abs(random.gauss(0, 3)) + 1.2)
        sphere(random.uniform(0.2, 0.42), at, lamp, steps=8)
    # The sky is beyond the camera's default clipping distance.
    camera((-46, 0, 6.5), (8, 150, 26), 33).data.clip_end = 1500
