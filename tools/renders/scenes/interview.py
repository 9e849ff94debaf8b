"""Corporate video: one chair, one soft light, one lamp; the camera waits. The chair is empty."""
from materials import plaster, surface, walnut
from paint import still
from props.cinema_camera import cinema_camera
from props.set import armchair, boom, floor_lamp, plant, softbox
from props.tripod import tripod
from scene_kit import MOON, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place, point

ALT = 'An interview set: an empty leather armchair between a large soft light and a reading lamp, with a cinema camera in front'
FOCUS = 'right'
SIZE = (2400, 1350)
SAMPLES = 32
DEVELOP = {
    'haze': {'density': 0.03, 'from': 3, 'glow': 0.3, 'spread': 0.06, 'loss': 0.1, 'color': (0.001, 0.001, 0.001)},
    'bloom': 0.12, 'exposure': 0.0,
}


def build():
    floor(surface('boards', (0.07, 0.035, 0.018), 0.32, vary=0.12, scale=1.5, stretch=(1, 12, 1), tint=0.35), 14)
    box((10, 0.1, 4), (0, 2.9, 2), plaster('green', (0.035, 0.045, 0.042)), edge=0)
    # Paneling and a moonlit window with blinds on the left.
    for i in range(9):
        box((0.05, 0.05, 4), (-4 + i * 1.0, 2.84, 2), plaster('green', (0.035, 0.045, 0.042)), edge=0.01)
    box((10, 0.04, 0.12), (0, 2.83, 0.12), walnut(), edge=0.01)
    place(armchair(), (0.25, 1.0, 0), (0, 0, 158))
    place(floor_lamp(4.0), (1.35, 2.2, 0))
    point((1.35, 2.2, 1.60), 30, TUNGSTEN, 0.12)
    place(plant(1.7), (-0.55, 2.45, 0))
    place(softbox(0.95, 1.3, 1.7, WARM_WHITE, 1.76, 14), (-1.52, 0.90, 0), (0, 0, 62))
    area((-1.38, 0.92, 1.76), (0.3, 1.0, 0.6), (0.9, 1.2), 45, WARM_WHITE)
    place(boom(), (0.1, 0.75, 1.72), (-12, 0, 62))
    place(tripod(1.02, 0.5), (0.98, -0.62, 0), (0, 0, 22))
    place(cinema_camera(still('interview-feed')), (0.98, -0.62, 1.02), (0, 0, 22))
    area((2.5, 0.5, 2.3), (0.95, -0.6, 1.2), (0.5, 1.2), 150, TUNGSTEN)
    area((-0.6, -2.6, 2.4), (0.9, -0.6, 1.2), (0.8, 0.8), 14, STEEL)
    area((-3.4, 2.4, 2.6), (0.3, 1.2, 0.8), (0.4, 1.6), 40, MOON)
    camera((-0.10, -3.20, 1.30), (0.16, 1.0, 1.08), 35, (0.25, 1.0, 0.9), 2.8, roll=0.3)
