"""Package: one camera between two soft lights, and an empty chair for the interviewee."""
from materials import plaster, surface
from paint import still
from props.cinema_camera import cinema_camera
from props.set import armchair, softbox
from props.tripod import tripod
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place

ALT = 'From behind a cinema camera on its tripod: two soft lights left and right of an empty leather chair'
SIZE = (960, 540)
SAMPLES = 30
DEVELOP = {
    'haze': {'density': 0.04, 'from': 2, 'glow': 0.4, 'spread': 0.08, 'loss': 0.1, 'color': (0.001, 0.001, 0.001)},
    'bloom': 0.14, 'exposure': 0.15,
}


def build():
    floor(surface('studio floor', (0.02, 0.019, 0.018), 0.2, vary=0.1, scale=1.5, bump=0.05, bump_scale=30, tint=0.25), 30)
    box((12, 0.1, 6), (0, 4.6, 2.5), plaster('studio', (0.022, 0.021, 0.022)), edge=0)
    place(armchair(), (0.25, 2.0, 0), (0, 0, 176))
    for side in (-1, 1):
        place(softbox(0.85, 1.15, 1.5, WARM_WHITE, 1.72, 16), (side * 1.55, 2.35, 0), (0, 0, side * 38))
        area((side * 1.45, 2.2, 1.72), (0, 1.9, 0.7), (0.8, 1.1), 34, WARM_WHITE)
    place(tripod(1.12, 0.48), (-0.62, 0.25, 0), (0, 0, -20))
    place(cinema_camera(still('interview-feed')), (-0.62, 0.25, 1.12), (0, 0, -20))
    area((1.6, 1.4, 2.4), (-0.6, 0.25, 1.2), (0.3, 0.9), 60, TUNGSTEN)
    area((-1.7, 0.9, 2.2), (-0.6, 0.25, 1.2), (0.3, 0.9), 26, TUNGSTEN)
    area((-1.6, -1.6, 2.2), (-0.6, 0.2, 1.1), (0.6, 0.6), 10, MOON)
    camera((-0.30, -1.95, 1.30), (0.0, 1.2, 1.10), 32, (-0.62, 0.2, 1.25), 2.2, roll=0.2)
