"""A keynote from the wings: the speaker's back against the lights of the hall."""
import random

from materials import bokeh_disc, cloth, stage_floor
from props.figure import STANDING, figure
from scene_kit import AMBER, STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, camera, floor, place

ALT = 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights'
SIZE = (1600, 900)
SAMPLES = 20
DEVELOP = {
    'haze': {'density': 0.06, 'from': 3, 'glow': 0.6, 'spread': 0.12, 'loss': 0.2, 'color': (0.006, 0.004, 0.003)},
    'bloom': 0.16, 'bloom_from': 0.8,
}


def build():
    floor(stage_floor(0.2), 60)
    joints = {'hand_l': (-0.53, 0.22, 1.24), 'elbow_l': (-0.34, 0.0, 1.11), 'hand_r': (0.24, 0.24, 1.10),
              'elbow_r': (0.27, 0.0, 1.12), 'head': (-0.012, 0.035, 1.635)}
    suit = cloth('suit', (0.020, 0.021, 0.028), 0.15)
    speaker = figure('speaker', STANDING, joints, suit, 'tail', (0.060, 0.026, 0.012), outfit='blazer', cell=0.007, seed=14, wide=0.86)
    place(speaker, (0, 0, 0), (0, 0, 22))
    # The hall, far out of focus: follow spots, balcony, aisle lights.
    for z, count, tone, size, level in (
        (2.62, 6, WARM_WHITE, 0.10, 1.5), (2.12, 13, TUNGSTEN, 0.055, 0.5), (2.02, 13, AMBER, 0.045, 0.25),
        (1.36, 12, AMBER, 0.040, 0.22), (1.26, 15, AMBER, 0.034, 0.15),
    ):
        for i in range(count):
            x = 0.3 + (i - (count - 1) / 2) * (5.2 / count) + random.uniform(-0.07, 0.07)
            material = bokeh_disc(tone, round(level * random.uniform(0.35, 1.3), 2))
            bokeh((x, 2.0 + i * 0.01, z + random.uniform(-0.03, 0.03)), size * random.uniform(0.85, 1.1), material)
    area((2.0, 2.0, 2.9), (0, 0, 1.5), (0.4, 1.2), 420, TUNGSTEN)
    area((-2.0, 1.6, 2.7), (0, 0, 1.5), (0.4, 1.2), 300, WARM_WHITE)
    area((-2.5, -2.6, 2.2), (0, 0, 1.4), (1.5, 1.5), 9, STEEL)
    camera((0.50, -3.15, 1.38), (0.40, 4.0, 1.74), 46, (0.02, -0.05, 1.55), 4.0, roll=0.8)
