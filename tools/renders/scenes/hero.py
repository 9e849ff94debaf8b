"""Home: the stage from behind the camera. Dark on the left and below, where the headline is."""
from materials import carpet, cloth
from paint import bridge_wall, still
from props.audience import chair, people, rows
from props.cinema_camera import cinema_camera
from props.figure import STANDING, figure
from props.stage import hang_lamp, led_wall, line_array, stage_deck, truss
from props.tripod import tripod
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, area, camera, floor, place, spot

ALT = 'From behind a camera operator with headphones: a speaker on a conference stage, small before a wall of warm light'
FOCUS = 'group'
SIZE = (2400, 1005)
SAMPLES = 34
LOOK = 'Medium High Contrast'
DEVELOP = {
    'haze': {'density': 0.05, 'from': 4, 'glow': 0.5, 'spread': 0.10, 'loss': 0.25, 'color': (0.006, 0.0042, 0.003)},
    'bloom': 0.14, 'exposure': 0.0,
}


def stage():
    wall = bridge_wall()
    floor(carpet(), 80)
    stage_deck(17, 6, 1.05, (3.2, 12.4, 0), 0.16)
    led_wall(13.5, 4.4, wall, (3.6, 17.6, 1.55), 2.2)
    for z, y in ((7.3, 15.6), (7.6, 11.6)):
        place(truss(19, 0.42), (3.2, y, z))
    for i in range(9):
        x = -4.6 + i * 1.95
        target = (3.4 + (x - 3.2) * 0.42, 15.0, 1.05)
        hang_lamp((x, 15.5, 6.9), target, TUNGSTEN if i % 2 else WARM_WHITE, 260, 9, 1.0, 0.30)
    for i in range(5):
        x = -3.6 + i * 3.4
        hang_lamp((x, 11.6, 7.15), (x - 2.4 + i * 0.9, 4.5, 0.5), AMBER, 120, 12, 1.1, 0.10, 30)
    place(line_array(), (-6.0, 12.6, 7.0))
    place(figure('speaker', STANDING, {'hand_r': (0.20, 0.26, 1.18), 'elbow_r': (0.27, 0.02, 1.14)},
                 cloth('suit', (0.012, 0.012, 0.016)), 'bob', outfit='suit', seed=4), (3.0, 14.0, 1.05), (0, 0, 150))
    spot((1.0, 6.0, 7.0), (3.0, 14.0, 2.2), 700, WARM_WHITE, 9)


def crew():
    feed = still('keynote')
    place(tripod(1.42), (0.33, 0.15, 0), (0, 0, 3))
    place(cinema_camera(feed), (0.33, 0.15, 1.42), (0, 0, 3))
    joints = {'hand_l': (-0.30, 0.34, 1.25), 'elbow_l': (-0.30, 0.06, 1.17), 'hand_r': (0.02, 0.40, 1.36),
              'elbow_r': (0.29, 0.12, 1.19), 'head': (-0.02, 0.045, 1.635)}
    operator = figure('operator', STANDING, joints, cloth('crew', (0.022, 0.020, 0.020), 0.1), 'short', (0.02, 0.011, 0.007), True, 'hoodie', cell=0.009, seed=9)
    place(operator, (0.74, -0.26, 0.06), (0, 0, 12), 1.04)


def build():
    stage()
    crew()
    rows(people(8), 10.6, 7, 21, (0.64, 1.05), 0.9, center=2.4, chairs=chair())
    # The wall's own light on the crew's edges, stronger than it would really be.
    area((3.0, 1.6, 2.5), (0.6, -0.2, 1.6), (0.7, 1.6), 260, TUNGSTEN)
    area((-1.5, 2.4, 2.9), (0.5, -0.1, 1.6), (1.4, 0.8), 260, AMBER)
    area((-1.5, -1.7, 2.7), (0.55, -0.1, 1.45), (0.6, 0.6), 0.35, (0.55, 0.70, 1.0), spread=40)
    camera((-0.50, -2.45, 1.38), (0.72, 6.0, 1.92), 40, (0.45, -0.05, 1.6), 1.8, roll=-0.6)
