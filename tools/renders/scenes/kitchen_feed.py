"""What the camcorder in portrait_kitchen sees: the cook at her window."""
from scene_kit import camera
from scenes.portrait_kitchen import DEVELOP, GRADE, room

ALT = 'An older woman at her kitchen window, seen from behind, bent over a pot'
PUBLISHED = False
SIZE = (480, 288)
SAMPLES = 20
__all__ = ['DEVELOP', 'GRADE']


def build():
    room()
    camera((0.30, 0.1, 0.95), (-0.20, 2.2, 1.22), 34, (-0.48, 2.0, 1.3), 2.8)
