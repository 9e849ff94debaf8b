"""Portfolio, beside the keynote: what a speaker leaves on the lectern, the hall behind it."""
import math
import random

from materials import bokeh_disc, painted_metal, plastic, rubber, steel, surface, walnut
from props.stationery import ruled_card
from scene_kit import AMBER, STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, cylinder, lathe, pipe, place, prop, sphere

ALT = 'Cue cards and a thin headset microphone on the edge of a lectern, before a dark hall of small warm lights'
FOCUS = 'right'
SIZE = (1600, 900)
SAMPLES = 28
SEED = 6
DEVELOP = {'haze': {'density': 0.05, 'from': 1.2, 'to': 4, 'glow': 0.4, 'spread': 0.10, 'loss': 0.1, 'color': (0.003, 0.002, 0.0014)}, 'bloom': 0.16, 'exposure': 0.1, 'far': 1.4}


def ear_microphone():
    """A wire for both ears and a boom with its capsule; lies on its side, the boom toward +X."""
    wire = surface('ear wire', (0.16, 0.095, 0.062), 0.38)
    with prop('ear microphone') as made:
        band = [(0.062 * math.cos(t), 0.078 * math.sin(t), 0.004 + 0.010 * math.sin(t) ** 2) for t in [math.radians(a) for a in range(-150, 151, 20)]]
        pipe([(-x, y, z) for x, y, z in band], 0.0013, wire, resolution=10)
        for side in (-1, 1):
            hook = [(0.054, side * 0.040, 0.005), (0.066, side * 0.044, 0.016), (0.078, side * 0.041, 0.020), (0.086, side * 0.037, 0.010), (0.082, side * 0.034, 0.002)]
            pipe(hook, 0.0017, wire, resolution=12)
        pipe([(0.060, -0.043, 0.006), (0.10, -0.058, 0.010), (0.15, -0.060, 0.012), (0.178, -0.048, 0.009)], 0.0011, wire, resolution=12)
        cylinder(0.0026, 0.010, (0.181, -0.046, 0.0085), steel(), (0, 90, 30), 0.0006, 24)
        sphere(0.0058, (0.188, -0.042, 0.008), surface('foam tip', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=1600), (1.25, 1, 1), 32)
        pipe([(0.056, 0.040, 0.004), (0.02, 0.085, 0.003), (-0.06, 0.13, 0.0025), (-0.15, 0.10, 0.0025), (-0.20, 0.02, 0.0025), (-0.26, -0.02, 0.003)], 0.0011, rubber(), resolution=12)
    return made


def lectern_top():
    """A tilted board with a lip; +Y is the hall, the surface is at 0."""
    wood = walnut()
    with prop('lectern top') as made:
        box((0.66, 0.46, 0.030), (0, 0, -0.015), wood, edge=0.005, segments=5)
        box((0.66, 0.018, 0.040), (0, -0.231, -0.004), wood, edge=0.006, segments=5)
        box((0.60, 0.30, 0.5), (0, 0, -0.28), painted_metal(), edge=0.01)
    return made


def goosenecks():
    for x, lean in ((-0.020, -0.03), (0.052, 0.035)):
        line = [(x, 0.215, 0.0), (x + lean * 0.2, 0.22, 0.07), (x + lean * 0.6, 0.20, 0.135), (x + lean, 0.14, 0.168), (x + lean * 1.1, 0.10, 0.170)]
        pipe(line, 0.0036, rubber(), resolution=16)
        lathe([(0, 0), (0.010, 0), (0.012, 0.004), (0.006, 0.016), (0.0036, 0.02)], plastic(), (x, 0.215, 0.0), steps=32)
        cylinder(0.0072, 0.040, (x + lean * 1.12, 0.078, 0.170), plastic(), (88, 0, 0), 0.003)
        lathe([(0.0073, 0), (0.0079, 0.001), (0.0073, 0.002)], steel(), (x + lean * 1.12, 0.094, 0.170), (90, 0, 0), 32)


def build():
    with prop('lectern') as lectern:
        place(lectern_top())
        goosenecks()
        for i in range(7):
            box((0.150, 0.100, 0.0005), (-0.115 + i * 0.0006, -0.07, 0.0006 + i * 0.0009), surface('card', (0.60, 0.56, 0.49), 0.8), (0, 0, 9 + random.uniform(-3, 3)), 0)
        place(ruled_card(0), (-0.113, -0.070, 0.0072), (0, 0, 11))
        place(ruled_card(1), (-0.070, -0.088, 0.0084), (1.2, 0, -7))
        place(ear_microphone(), (0.062, -0.050, 0.001), (0, 0, 6))
    place(lectern, (0, 0, 0), (13, 0, 0))
    for z, count, tone, size, level in ((0.30, 5, WARM_WHITE, 0.062, 1.3), (0.165, 11, TUNGSTEN, 0.036, 0.5), (0.125, 12, AMBER, 0.030, 0.25),
                                        (-0.02, 12, AMBER, 0.028, 0.22), (-0.06, 13, AMBER, 0.024, 0.14)):
        for i in range(count):
            x = 0.3 + (i - (count - 1) / 2) * (2.5 / count) + random.uniform(-0.07, 0.07)
            bokeh((x, 1.5 + i * 0.004, z + random.uniform(-0.04, 0.04)), size * random.uniform(0.85, 1.1), bokeh_disc(tone, round(level * random.uniform(0.35, 1.3), 2)))
    area((0.55, 0.75, 0.55), (0.02, -0.05, 0.0), (0.15, 0.45), 5, TUNGSTEN)
    area((-0.75, 0.45, 0.50), (0, -0.05, 0.0), (0.12, 0.45), 6, WARM_WHITE)
    area((-0.4, -0.9, 0.7), (0, -0.1, 0.0), (0.6, 0.6), 1.1, STEEL)
    camera((-0.10, -0.66, 0.19), (0.015, 0.10, 0.072), 40, (0.02, -0.10, -0.02), 4.5, roll=0.5)
