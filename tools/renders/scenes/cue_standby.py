"""Status of an inquiry: in the wings before a cue. The amber lamp says stand by; the stage behind is half
lit."""
from props.wings import wings
from scene_kit import camera

ALT = 'A cue light on a steel post in the wings of a stage, one of its two lamps amber; a headset hangs beside it, behind the drapes a dim stage'
FOCUS = 'edge'
SIZE = (1600, 670)
SAMPLES = 30
DEVELOP = {
    'haze': {'density': 0.04, 'from': 1.5, 'to': 12, 'glow': 0.4, 'spread': 0.09, 'loss': 0.1, 'color': (0.0012, 0.001, 0.001)},
    'bloom': 0.24, 'exposure': 0.15,
}


def frame():
    camera((-0.62, -2.15, 1.46), (-0.455, 0.0, 1.47), 46, (0, -0.09, 1.6), 1.6, roll=0.3)


def build():
    wings('amber', 0.5)
    frame()
