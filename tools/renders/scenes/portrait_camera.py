"""A person at work, from behind: the eye at the finder."""
from props.portrait import DEVELOP, SAMPLES, SIZE, at_work
from paint import still
from props.cinema_camera import cinema_camera
from props.tripod import tripod
from scene_kit import place

ALT = 'A camera operator with headphones, from behind, both hands on a cinema camera'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    place(tripod(1.36), (-0.10, 0.52, 0), (0, 0, 4))
    place(cinema_camera(still('keynote')), (-0.10, 0.52, 1.36), (0, 0, 4))
    at_work('short', {'hand_l': (-0.24, 0.40, 1.28), 'elbow_l': (-0.30, 0.10, 1.16), 'hand_r': (0.06, 0.40, 1.30), 'elbow_r': (0.29, 0.10, 1.17)}, (0.26, 0.06, 0.0), 8)
