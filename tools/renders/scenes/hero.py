"""Home: the stage over the shoulder of a camera operator. Dark on the left and below, where the headline is."""
from materials import carpet, cloth
from paint import bridge_wall, still
from props.audience import chair, people, rows
from props.cinema_camera import cinema_camera
from props.figure import STANDING, figure
from props.stage import hang_lamp, led_wall, line_array, stage_deck, truss
from props.tripod import tripod
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, area, camera, floor, place, prop, spot

ALT = 'Over the shoulder of a camera operator in a headset: a speaker on a conference stage, small before a wall of warm light'
FOCUS = 'group'
SIZE = (2400, 1005)
SAMPLES = 34
LOOK = 'Medium High Contrast'
DEVELOP = {
    'haze': {'density': 0.05, 'from': 4, 'glow': 0.5, 'spread': 0.10, 'loss': 0.25, 'color': (0.006, 0.0042, 0.003)},
    'bloom': 0.14, 'exposure': 0.0,
}


def stage():
    floor(carpet(), 80)
    stage_deck(17, 6, 1.05, (1.4, 16.4, 0), 0.16)
    led_wall(13.5, 4.4, bridge_wall(), (1.6, 21.6, 1.45), 2.2)
    for z, y in ((6.6, 19.6), (7.6, 15.6)):
        place(truss(19, 0.42), (1.2, y, z))
    for i in range(9):
        x = -6.6 + i * 1.95
        target = (1.4 + (x - 1.2) * 0.42, 19.0, 1.05)
        hang_lamp((x, 19.5, 6.3), target, TUNGSTEN if i % 2 else WARM_WHITE, 260, 9, 1.0, 0.30)
    for i in range(5):
        x = -5.6 + i * 3.4
        hang_lamp((x, 15.6, 7.15), (x - 2.4 + i * 0.9, 8.5, 0.5), AMBER, 120, 12, 1.1, 0.10, 30)
    place(figure('speaker', STANDING, {'hand_r': (0.20, 0.26, 1.18), 'elbow_r': (0.27, 0.02, 1.14)},
                 cloth('suit', (0.012, 0.012, 0.016)), 'bob', outfit='suit', seed=4), (0.35, 18.0, 1.05), (0, 0, 150))
    spot((-1.6, 10.0, 7.0), (0.35, 18.0, 2.2), 700, WARM_WHITE, 9)


def crew():
    """The operator behind the camera: one hand on it, the other on the pan bar, the eyes on the monitor."""
    with prop('crew') as made:
        place(tripod(1.42), (-0.08, 0.62, 0))
        place(cinema_camera(still('keynote')), (-0.08, 0.62, 1.42), (0, 0, 2))
        joints = {'elbow_l': (-0.30, 0.15, 1.24), 'hand_l': (-0.215, 0.40, 1.40), 'elbow_r': (0.33, -0.05, 1.17), 'hand_r': (0.16, 0.11, 1.21),
                  'palm_r': (0, 0, -1), 'grip_r': 1, 'head': (-0.012, 0.045, 1.635), 'turn': 0.34, 'nod': -0.04}
        sweater = cloth('crew', (0.040, 0.037, 0.036), 0.15)
        place(figure('operator', STANDING, joints, sweater, 'short', (0.035, 0.018, 0.010), True, 'hoodie', cell=0.009, seed=9), scale=1.02)
    place(made, (0.40, -0.54, 0), (0, 0, 5))


def build():
    stage()
    crew()
    rows(people(8), 14.6, 9, 23, (0.64, 1.05), 0.9, center=1.0, chairs=chair())
    # The wall's own light on the crew's edges, stronger than it would really be.
    area((2.2, 1.5, 2.5), (0.4, -0.5, 1.55), (0.7, 1.6), 300, TUNGSTEN)
    area((-1.5, 1.7, 2.3), (0.4, -0.5, 1.6), (0.5, 1.4), 230, AMBER)
    area((-1.0, -2.6, 2.8), (0.4, -0.5, 1.45), (1.2, 1.2), 3.5, (0.62, 0.74, 1.0), spread=60)
    area((1.4, 16.0, 6.0), (0.8, 6.0, 1.0), (14, 1), 2600, TUNGSTEN)
    camera((0, -2.42, 1.50), (-0.45, 10.0, 1.64), 35, (0.32, -0.56, 1.66), 1.6, roll=-0.6)
