"""Corporate video: one chair by a wall of glass on a gray morning; the camera waits. The chair is empty."""
from materials import plaster, surface
from paint import still
from props.cinema_camera import cinema_camera
from props.office import city, glass_front, partition
from props.set import armchair, boom, plant, softbox
from props.tripod import tripod
from scene_kit import WARM_WHITE, area, box, camera, floor, place

ALT = 'An interview set in a glass-walled office above a gray city: an empty leather armchair, a soft light and a cinema camera'
FOCUS = 'right'
SIZE = (1600, 900)
SAMPLES = 20
DEVELOP = {
    'haze': {'density': 0.03, 'from': 5, 'to': 120, 'glow': 0.80, 'spread': 0.05, 'loss': 0.86, 'color': (0.030, 0.037, 0.046)},
    'bloom': 0.10, 'exposure': -0.1,
}
GRADE = {'vignette': 0.2, 'grain': 0.6, 'quality': 66}

DAYLIGHT = (0.74, 0.86, 1.0)


def build():
    floor(surface('polished concrete', (0.13, 0.14, 0.15), 0.24, vary=0.10, scale=0.9, tint=0.12), 16)
    # The left is a ribbed wall in shade, where the headline stands.
    dark = plaster('slate blue', (0.030, 0.040, 0.052))
    box((7, 0.1, 3.2), (-4.35, 3.3, 1.6), dark, edge=0)
    for i in range(46):
        box((0.045, 0.05, 3.2), (-4.1 + i * 0.072, 3.23, 1.6), dark, edge=0.008)
    box((14, 8, 0.1), (0, 0.5, 3.05), plaster('office ceiling', (0.16, 0.18, 0.20)), edge=0)
    city(6.0)
    glass_front(-0.80, 4.30, 3.35, 3.0, 4)
    box((0.5, 0.5, 3.0), (-0.98, 3.0, 1.5), plaster('concrete', (0.17, 0.18, 0.19)), edge=0.01)
    partition(2.62, 0.2, 3.3)
    place(armchair(), (0.25, 1.0, 0), (0, 0, 158))
    place(plant(1.5), (-0.42, 2.50, 0))
    place(softbox(0.95, 1.3, 1.3, (1.0, 0.97, 0.93), 1.76, 14), (-1.52, 0.90, 0), (0, 0, 62))
    area((-1.38, 0.92, 1.76), (0.3, 1.0, 0.6), (0.9, 1.2), 62, WARM_WHITE)
    place(boom(), (0.1, 0.75, 1.72), (-12, 0, 62))
    place(tripod(1.02, 0.5), (0.98, -0.62, 0), (0, 0, 22))
    place(cinema_camera(still('interview-feed')), (0.98, -0.62, 1.02), (0, 0, 22))
    area((1.75, 3.25, 1.7), (1.2, 0.0, 0.6), (4.8, 2.5), 210, DAYLIGHT, 150)
    area((3.6, 0.2, 2.0), (0.9, -0.4, 1.0), (1.2, 1.6), 50, DAYLIGHT)
    camera((-0.10, -3.20, 1.30), (0.16, 1.0, 1.08), 35, (0.25, 1.0, 0.9), 1.8, roll=0.3)
