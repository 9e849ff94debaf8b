"""An inquiry has arrived: the same wings at the cue. The green lamp says go, and someone walks out into the
light."""
from materials import cloth
from props.figure import STANDING, figure
from props.wings import wings
from scene_kit import TUNGSTEN, area, place
from scenes import cue_standby
from scenes.cue_standby import FOCUS, SAMPLES, SIZE, frame  # noqa: F401

ALT = 'The cue light in the wings shows green; beyond it, blurred, someone in a long coat walks into warm light on the stage'
DEVELOP = {**cue_standby.DEVELOP, 'far': 4.0}

# A step: the weight over the front foot, notes held before the body.
WALKING = {
    'pelvis': (0.008, 0.05, 0.96), 'chest': (0.004, 0.07, 1.27), 'neck': (0, 0.07, 1.49), 'head': (0.004, 0.105, 1.62), 'turn': 0.2,
    'shoulder_l': (-0.172, 0.05, 1.400), 'shoulder_r': (0.170, 0.09, 1.398),
    'elbow_l': (-0.235, -0.02, 1.14), 'hand_l': (-0.13, 0.22, 1.10), 'elbow_r': (0.225, -0.03, 1.15), 'hand_r': (0.205, 0.03, 0.90),
    'hip_l': (-0.085, 0.05, 0.91), 'hip_r': (0.095, 0.05, 0.915),
    'knee_l': (-0.080, 0.20, 0.50), 'knee_r': (0.085, 0.03, 0.49), 'foot_l': (-0.075, 0.27, 0.07), 'foot_r': (0.085, -0.20, 0.12),
}


def build():
    wings('green', 1.0)
    walker = figure('speaker', WALKING, None, cloth('coat', (0.055, 0.040, 0.032), 0.2), 'bob', (0.035, 0.018, 0.010), outfit='coat', cell=0.012, seed=5, wide=0.86)
    place(walker, (2.02, 5.3, 0), (0, 0, -12))
    area((3.4, 6.6, 2.6), (2.0, 5.3, 1.4), (0.4, 1.4), 260, TUNGSTEN)
    frame()
