"""The view of the interview's camera: the chair alone. Shown on monitors only."""
from scene_kit import camera
from scenes.interview import DEVELOP, SAMPLES, build as build_set

ALT = 'An empty armchair under soft light'
SIZE = (320, 180)
PUBLISHED = False
__all__ = ['DEVELOP', 'SAMPLES']


def build():
    build_set()
    camera((0.98, -0.30, 1.10), (0.18, 1.0, 0.82), 32, (0.25, 1.0, 0.7), 2.8)
