"""An inquiry was not sent: the same wings without power. No lamp, no stage, the headset unplugged."""
from props.wings import wings
from scenes import cue_standby
from scenes.cue_standby import FOCUS, SAMPLES, SIZE, frame  # noqa: F401

ALT = 'The cue light in the wings is dark and the headset hangs unplugged; only a blue working light is on'
DEVELOP = {**cue_standby.DEVELOP, 'exposure': 0.6}


def build():
    wings(None, 0)
    frame()
