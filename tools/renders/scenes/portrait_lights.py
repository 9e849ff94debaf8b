"""A person at work, from behind: a lamp is aimed by hand."""
from props.portrait import DEVELOP, SAMPLES, SIZE, at_work
from props.set import softbox
from scene_kit import WARM_WHITE, area, place

ALT = 'A lighting technician from behind, one arm raised to turn a softbox'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    place(softbox(0.7, 0.95, 1.5, WARM_WHITE, 1.95, 10), (-0.62, 0.75, 0), (0, 0, 24))
    area((-0.60, 0.62, 1.95), (0.3, 0.1, 1.5), (0.7, 0.9), 60, WARM_WHITE)
    at_work('cap', {'hand_l': (-0.36, 0.34, 1.74), 'elbow_l': (-0.36, 0.06, 1.48), 'hand_r': (0.24, 0.12, 0.94)}, (0.22, 0.02, 0.0), 14, False)
