"""Vendors: the load-in at night. A truck spills its light over wet ground; two crew members, cases on
wheels."""
from materials import cloth, surface
from props.cases import coil, road_case
from props.figure import STANDING, figure
from props.yard import LAMP, brick_wall, caged_lamp, ramp, truck, wet_asphalt
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place, point, spot

ALT = 'A truck spills light over a wet yard at night; one of the crew pushes a case up its ramp, another checks a list'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.026, 'from': 4, 'to': 16, 'glow': 0.42, 'spread': 0.08, 'loss': 0.15, 'color': (0.0022, 0.0026, 0.0036)},
    'bloom': 0.16, 'exposure': 0.25,
}

PUSHING = {
    'pelvis': (0, -0.06, 0.93), 'chest': (0, 0.12, 1.20), 'neck': (0, 0.24, 1.40), 'head': (0, 0.33, 1.51),
    'shoulder': (0.185, 0.20, 1.34), 'elbow': (0.25, 0.40, 1.14), 'hand': (0.20, 0.62, 1.10), 'hip': (0.10, -0.06, 0.90),
    'knee_l': (-0.11, 0.20, 0.54), 'foot_l': (-0.12, 0.14, 0.12), 'knee_r': (0.11, -0.10, 0.50), 'foot_r': (0.12, -0.48, 0.10),
}


def build():
    floor(wet_asphalt(0.55), 60)
    brick_wall(26, 7, (-8.0, 8.5, 0))
    place(truck(), (3.0, 3.6, 0), (0, 0, -7))
    place(ramp(), (2.62, 0.52, 0), (0, 0, -7))
    # A dark roller door in the wall, its lamp far away.
    box((3.4, 0.1, 3.6), (-3.4, 8.46, 1.8), surface('shutter', (0.02, 0.021, 0.023), 0.45), edge=0)
    for i in range(26):
        box((3.3, 0.03, 0.10), (-3.4, 8.40, 0.1 + i * 0.135), surface('shutter', (0.02, 0.021, 0.023), 0.45), edge=0.03)
    place(caged_lamp(20), (-3.4, 8.45, 4.15))
    spot((-3.4, 8.0, 3.96), (-3.4, 7.8, 0), 110, LAMP, 130, 0.7)
    tall, low, trunk = road_case(0.75, 0.6, 1.05), road_case(1.1, 0.6, 0.62), road_case(0.6, 0.6, 0.8)
    # In the truck, on the ramp, on the ground.
    for case, x, y, z in ((tall, 2.75, 8.2, 1.12), (tall, 3.6, 8.3, 1.12), (low, 4.2, 6.6, 1.12), (trunk, 4.2, 6.6, 1.86), (trunk, 4.35, 5.5, 1.12)):
        place(case, (x, y, z), (0, 0, -7))
    place(low, (2.72, 1.72, 0.42), (18, 0, -7))
    place(tall, (0.15, 1.3, 0), (0, 0, 24))
    place(trunk, (-0.65, 1.9, 0), (0, 0, -12))
    place(low, (-0.15, 3.0, 0), (0, 0, 8))
    place(low, (2.35, -2.6, 0), (0, 0, -32))
    place(trunk, (2.42, -2.55, 0.74), (0, 0, -20))
    place(coil(0.2, 6), (1.05, -0.4, 0.01))
    dark = cloth('crew', (0.02, 0.02, 0.023))
    place(figure('pusher', PUSHING, None, dark, 'cap', cell=0.012, seed=3), (2.55, 0.62, 0.18), (0, 0, -7), 1.04)
    joints = {'hand_l': (-0.10, 0.34, 1.16), 'elbow_l': (-0.27, 0.08, 1.12), 'hand_r': (0.10, 0.34, 1.18), 'elbow_r': (0.27, 0.08, 1.12),
              'head': (0, 0.07, 1.615), 'nod': 0.2}
    place(figure('checker', STANDING, joints, dark, 'tail', cell=0.012, seed=12), (0.95, 0.75, 0), (0, 0, -70), 1.02)
    box((0.24, 0.02, 0.32), (1.30, 0.87, 1.22), surface('board', (0.5, 0.46, 0.38), 0.8), (-60, 0, -70), 0.004)
    # The light from the truck's lamps, and the moon over the wall.
    area((3.05, 4.2, 3.55), (1.9, -2.0, 0.0), (2.0, 0.5), 520, (1.0, 0.70, 0.42), 130)
    area((3.0, 3.7, 2.4), (1.7, -3.0, 0.3), (2.2, 2.2), 130, TUNGSTEN, 120)
    area((-9, 1.0, 8.0), (0, 1.5, 0.5), (3, 3), 1000, MOON)
    point((3.0, 8.6, 3.3), 60, WARM_WHITE, 0.3)
    camera((-0.6, -6.2, 1.35), (0.75, 3.2, 1.38), 33, (1.9, 0.8, 1.2), 2.0, roll=0.3)
