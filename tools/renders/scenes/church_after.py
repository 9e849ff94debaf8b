"""Religious partnership, after: warm front light, lit arches, one discreet camera, readable screens."""
from props.church import hall
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, area, spot
from scenes.church_before import frame

ALT = 'The same church hall after: warm light on altar and arches, two clear screens, a small remote camera by the aisle'
SIZE = (1280, 720)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.035, 'from': 4, 'glow': 0.4, 'spread': 0.08, 'loss': 0.1, 'color': (0.002, 0.0014, 0.001)},
    'bloom': 0.13, 'exposure': 0.3,
}


def build():
    hall(lit=True)
    spot((-2.6, 1.0, 5.6), (0, 7.2, 1.4), 1500, WARM_WHITE, 34, 0.9, 0.2)
    spot((2.6, 1.0, 5.6), (0, 7.2, 1.4), 1200, TUNGSTEN, 34, 0.9, 0.2)
    for side in (-1, 1):
        for y in (-4.0, -1.0, 2.0, 5.0):
            spot((side * 4.35, y, 0.4), (side * 4.75, y, 4.8), 240, AMBER, 75, 1.0, 0.1)
    area((0, 8.0, 0.9), (0, 9.2, 4.0), (3.4, 0.2), 200, AMBER)
    area((0, 4.0, 5.6), (0, 0.0, 0.8), (6, 0.6), 420, TUNGSTEN)
    frame()
