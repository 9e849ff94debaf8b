"""A person at work, from behind: hands on the faders."""
from props.desk import desk, sound_desk
from props.portrait import DEVELOP, SAMPLES, SIZE, at_work
from scene_kit import place

ALT = 'A sound engineer with headphones, from behind, leaning over a lit mixing desk'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    place(desk(2.4, 0.9, 0.92), (0.1, 0.75, 0))
    place(sound_desk(24), (0.1, 0.62, 0.92))
    at_work('tail', {'hand_l': (-0.26, 0.46, 1.06), 'elbow_l': (-0.30, 0.12, 1.10), 'hand_r': (0.30, 0.48, 1.06), 'elbow_r': (0.30, 0.12, 1.10),
                     'head': (0.0, 0.075, 1.62)}, (0.12, 0.02, 0.0), -6)
