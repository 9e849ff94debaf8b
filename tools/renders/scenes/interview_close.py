"""Executive interviews: the chair as the close camera sees it, before the guest sits down."""
from scene_kit import camera
from scenes.interview import DEVELOP, build as build_set

ALT = 'A leather armchair in soft light, close, with a reading lamp glowing out of focus behind it'
SIZE = (960, 540)
SAMPLES = 32
__all__ = ['DEVELOP']


def build():
    build_set()
    camera((0.98, -0.30, 1.10), (0.18, 1.0, 0.82), 32, (0.25, 1.0, 0.7), 2.0)
