"""What the three portraits at work share: a dark hall with lights far away, two rims, a low lens."""
import random

from materials import bokeh_disc, cloth, hair, stage_floor
from props.figure import STANDING, figure
from scene_kit import AMBER, STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, camera, floor, place

SIZE = (960, 1200)
SAMPLES = 32
DEVELOP = {
    'exposure': 0.35, 'haze': {'density': 0.05, 'from': 3, 'glow': 0.4, 'spread': 0.12, 'loss': 0.2, 'color': (0.005, 0.0035, 0.0025)},
    'bloom': 0.15, 'bloom_from': 0.8,
}


def at_work(style, joints, at, turn, phones=True):
    floor(stage_floor(0.2), 40)
    crew = cloth('crew', (0.026, 0.025, 0.027))
    place(figure('crew', STANDING, joints, crew, style, hair('crew', (0.014, 0.009, 0.007)), phones, cell=0.007, seed=21), at, (0, 0, turn), 1.02)
    for z, count, tone, size, level in ((2.45, 4, WARM_WHITE, 0.085, 1.2), (2.05, 8, TUNGSTEN, 0.05, 0.45), (1.32, 9, AMBER, 0.038, 0.22)):
        for i in range(count):
            x = (i - (count - 1) / 2) * (2.9 / count) + random.uniform(-0.08, 0.08)
            disc = bokeh_disc(tone, round(level * random.uniform(0.35, 1.2), 2))
            bokeh((x, 2.3 + i * 0.01, z + random.uniform(-0.04, 0.04)), size * random.uniform(0.85, 1.1), disc)
    area((1.9, 1.5, 2.6), (0.1, 0.1, 1.5), (0.4, 1.2), 240, TUNGSTEN)
    area((-1.9, 1.3, 2.5), (0.0, 0.2, 1.5), (0.4, 1.2), 150, WARM_WHITE)
    area((-1.8, -2.0, 2.2), (0, 0.1, 1.4), (1.0, 1.0), 7, STEEL)
    # In an upright frame the focal length counts for its height.
    camera((-0.12, -2.35, 1.40), (0.03, 2.0, 1.50), 66, (0.2, 0.0, 1.5), 4.5, roll=0.5)
