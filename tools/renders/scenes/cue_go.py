"""An inquiry has arrived: the same wings at the cue. The green lamp says go, and someone has walked into the
light."""
from materials import cloth
from props.figure import STANDING, figure
from props.wings import wings
from scene_kit import place
from scenes.cue_standby import DEVELOP, FOCUS, SAMPLES, SIZE, frame  # noqa: F401

ALT = 'The cue light in the wings shows green; behind it a speaker seen from behind stands in beams of warm light on the stage'


def build():
    wings('green', 1.0)
    place(figure('speaker', STANDING, None, cloth('suit', (0.012, 0.012, 0.014)), outfit='suit', cell=0.014, seed=5), (2.12, 5.5, 0), (0, 0, 14))
    frame()
