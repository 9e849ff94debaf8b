"""Shared by the three portraits: their size, and a young person at work from behind."""
from materials import cloth
from props.figure import STANDING, figure
from scene_kit import place

SIZE = (960, 720)
SAMPLES = 20


def creator(joints, style, at, turn, phones=False, size=0.98, seed=21, wide=0.92, outfit='hoodie', color=(0.024, 0.022, 0.024)):
    wear = cloth(f'creator {seed}', color, 0.1)
    body = figure('creator', STANDING, joints, wear, style, (0.014, 0.009, 0.006), phones, outfit, cell=0.007, seed=seed, wide=wide)
    return place(body, at, (0, 0, turn), size)
