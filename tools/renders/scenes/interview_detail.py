"""Portfolio: a still from the interview. The microphone so close that the room behind it is only shapes: a soft light, an
empty chair, a gray city behind glass."""
from materials import plaster, surface
from props.kit_parts import hung_shotgun
from props.office import city, glass_front
from props.set import armchair, plant, softbox
from scene_kit import WARM_WHITE, area, box, camera, floor, place

ALT = 'A shotgun microphone in its shock mount, close; out of focus behind it a soft light, an empty leather chair and a gray city'
SIZE = (1600, 900)
SAMPLES = 14
DEVELOP = {
    'haze': {'density': 0.03, 'from': 4, 'to': 120, 'glow': 0.80, 'spread': 0.05, 'loss': 0.7, 'color': (0.030, 0.037, 0.046)},
    'far': 1.2, 'bloom': 0.14, 'exposure': 0.25,
}
GRADE = {'vignette': 0.24, 'grain': 0.8, 'saturation': 0.9, 'quality': 66}

DAYLIGHT = (0.74, 0.86, 1.0)


def build():
    floor(surface('polished concrete', (0.13, 0.14, 0.15), 0.24, vary=0.10, scale=0.9, tint=0.12), 16)
    # Half of the room is blacked out.
    box((7, 0.1, 3.2), (-3.70, 3.3, 1.6), plaster('slate blue', (0.022, 0.028, 0.036)), edge=0)
    box((14, 8, 0.1), (0, 0.5, 3.05), plaster('office ceiling', (0.16, 0.18, 0.20)), edge=0)
    city(6.0)
    glass_front(-0.20, 3.20, 3.35, 3.0, 5)
    place(armchair(), (0.34, 1.95, 0), (0, 0, 158))
    place(plant(1.5), (1.02, 2.95, 0))
    place(softbox(0.95, 1.3, 1.3, (1.0, 0.96, 0.90), 1.72, 14), (-0.70, 2.70, 0), (0, 0, 38))
    place(hung_shotgun(), (-0.015, 0.06, 1.214), (0, 21, -16), 1.0)
    area((-1.0, 1.9, 1.8), (0.2, 1.6, 0.9), (0.9, 1.2), 46, WARM_WHITE)
    # The soft light's edge along the tube, and the windows' on the other side.
    area((-0.50, 0.50, 1.60), (0.0, 0.06, 1.21), (0.30, 0.5), 20, WARM_WHITE)
    area((0.9, 0.75, 1.35), (0.0, 0.06, 1.21), (0.5, 0.9), 16, DAYLIGHT)
    area((1.75, 3.25, 1.7), (1.0, 1.0, 0.6), (3.8, 2.5), 170, DAYLIGHT, 150)
    area((0.2, -1.2, 1.9), (0.0, 0.06, 1.21), (0.8, 0.8), 4.5, DAYLIGHT)
    camera((-0.03, -0.60, 1.235), (0.03, 0.9, 1.165), 60, (0.02, 0.05, 1.21), 2.2, roll=0.3)
