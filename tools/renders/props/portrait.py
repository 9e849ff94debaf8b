"""Shared by the three portraits: their size, lights far out of focus, a young person at work from behind."""
import random

from materials import bokeh_disc, cloth, plastic, rubber, screen, surface
from props.figure import STANDING, figure
from scene_kit import bokeh, box, cylinder, panel, place, prop

SIZE = (960, 720)
SAMPLES = 26


def far_lights(rows, y, spread=3.2, center=0.0):
    """Rows of (height, count, color, radius, strength)."""
    for z, count, tone, size, level in rows:
        for i in range(count):
            x = center + (i - (count - 1) / 2) * (spread / count) + random.uniform(-0.3, 0.3) * spread / count
            disc = bokeh_disc(tone, round(level * random.uniform(0.4, 1.2), 2))
            bokeh((x, y + i * 0.01, z + random.uniform(-0.05, 0.05)), size * random.uniform(0.8, 1.15), disc)


def creator(joints, style, at, turn, phones=False, size=0.98, seed=21, wide=0.92, outfit='hoodie', color=(0.024, 0.022, 0.024)):
    wear = cloth(f'creator {seed}', color, 0.1)
    body = figure('creator', STANDING, joints, wear, style, (0.014, 0.009, 0.006), phones, outfit, cell=0.007, seed=seed, wide=wide)
    return place(body, at, (0, 0, turn), size)


def hand_camera(picture):
    """A small camera with its screen folded out to the left; looks along +Y, held at its lower edge."""
    with prop('hand camera') as made:
        box((0.135, 0.065, 0.085), (0, 0, 0.05), plastic(), edge=0.012)
        box((0.05, 0.05, 0.025), (0, 0.005, 0.10), plastic(), edge=0.008)
        cylinder(0.038, 0.10, (0, 0.075, 0.05), rubber(), (90, 0, 0), 0.005)
        box((0.115, 0.008, 0.078), (-0.135, -0.03, 0.052), surface('screen back', (0.02, 0.02, 0.02), 0.5), (0, 0, -6), 0.004)
        panel(0.105, 0.068, (-0.1352, -0.0352, 0.052), screen(picture, 1.5), (0, 0, -6))
    return made
