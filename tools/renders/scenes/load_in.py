"""Vendors: the load-in on a gray morning after rain. A truck is the only warm light; cases wait on its ramp and in the
wet yard."""
from materials import surface
from props.cases import coil, road_case
from props.office import overcast
from props.river import tower
from props.yard import LAMP, brick_wall, caged_lamp, firs, mist, ramp, sheds, truck, wet_asphalt
from scene_kit import TUNGSTEN, WARM_WHITE, ambient, area, box, camera, floor, panel, pipe, place, point, spot

ALT = 'A gray morning after rain: a truck glows warm inside, road cases wait on its ramp and in a yard full of reflections'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 22
SEED = 7
DEVELOP = {
    'haze': {'density': 0.015, 'from': 8, 'to': 60, 'glow': 0.64, 'spread': 0.07, 'loss': 0.5, 'color': (0.020, 0.025, 0.031)},
    'bloom': 0.12, 'exposure': 0.1,
}
GRADE = {'vignette': 0.26, 'grain': 0.5, 'quality': 64}

COOL = (0.70, 0.83, 1.0)


def beyond():
    """Sheds, firs and a bridge over the river, each paler than the one before it."""
    panel(1400, 300, (60, 330, 120), overcast())
    sheds(58, 2.0, (0.185, 0.225, 0.27), (7.0, 6.0, 6.0, 6.0, 9.0), 4.4, 1.7)
    firs(105, -30, 110, 4, 13, (0.30, 0.365, 0.435), 3)
    firs(170, -60, 180, 9, 16, (0.44, 0.52, 0.605), 8)
    far = mist((0.50, 0.585, 0.68))
    place(tower(62, far), (34, 250, 0), (0, 0, 70), 0.92)
    for x0, x1 in ((-110, 33), (35, 175)):
        line = []
        for k in range(25):
            t = k / 24
            line.append((x0 + (x1 - x0) * t, 250, 26 + 34 * (t if x0 < 0 else 1 - t) ** 2.1))
        pipe(line, 0.5, far, soft=False)


def building():
    """Its wall runs into the depth on the left, in shade, where the headline stands."""
    x = -2.3
    brick_wall(34, 9, (x, 13, 0), (0.105, 0.060, 0.050), (0, 0, 90))
    box((0.5, 34, 0.5), (x - 0.1, 13, 9.0), surface('coping', (0.10, 0.105, 0.11), 0.6), edge=0.03)
    box((0.16, 34, 0.7), (x + 0.04, 13, 0.35), surface('plinth', (0.055, 0.058, 0.060), 0.5, vary=0.2, scale=2), edge=0.02)
    shutter = surface('shutter', (0.045, 0.055, 0.062), 0.42, vary=0.15, scale=4, tint=0.2)
    box((0.1, 3.6, 3.7), (x + 0.05, 7.2, 1.85), shutter, edge=0)
    for i in range(27):
        box((0.03, 3.5, 0.10), (x + 0.11, 7.2, 0.1 + i * 0.135), shutter, edge=0.03)
    pipe([(x + 0.12, 11.4, 9), (x + 0.12, 11.4, 0.2)], 0.06, surface('downpipe', (0.03, 0.034, 0.038), 0.4), soft=False)
    place(caged_lamp(6, 0.5), (x, 9.7, 3.5), (0, 0, 90))
    spot((x + 0.5, 9.7, 3.35), (x + 0.5, 9.7, 0), 40, LAMP, 130, 0.8)


def cases():
    tall, low, trunk = road_case(0.75, 0.6, 1.05), road_case(1.1, 0.6, 0.62), road_case(0.6, 0.6, 0.8)
    # In the truck, on the ramp, on the ground.
    for case, x, y, z in ((tall, 2.75, 8.2, 1.12), (tall, 3.6, 8.3, 1.12), (low, 4.1, 6.6, 1.12), (trunk, 4.1, 6.6, 1.86), (trunk, 4.2, 5.4, 1.12),
                          (tall, 3.1, 6.2, 1.12)):
        place(case, (x, y, z), (0, 0, -7))
    place(low, (2.70, 1.85, 0.47), (19, 0, -7))
    place(tall, (0.35, 1.7, 0), (0, 0, 24))
    place(trunk, (-0.45, 2.4, 0), (0, 0, -12))
    place(low, (0.10, 4.0, 0), (0, 0, 8))
    place(trunk, (0.15, 4.0, 0.74), (0, 0, 3))
    place(low, (1.98, -2.3, 0), (0, 0, -32))
    place(trunk, (2.06, -2.25, 0.74), (0, 0, -20))
    place(coil(0.2, 6), (1.05, -0.2, 0.01))


def build():
    ambient(COOL, 0.34)
    floor(wet_asphalt(0.62, 2.6), 120)
    beyond()
    building()
    place(truck(), (3.0, 3.6, 0), (0, 0, -7))
    place(ramp(), (2.62, 0.52, 0), (0, 0, -7))
    cases()
    # The truck's lamps; the sky is softest from the open side.
    area((3.05, 4.4, 3.55), (2.2, -1.0, 0.0), (2.0, 0.5), 210, (1.0, 0.66, 0.36), 130)
    area((3.2, 6.4, 3.6), (3.0, 6.0, 1.0), (1.6, 3.0), 150, TUNGSTEN)
    point((3.0, 8.9, 3.2), 40, WARM_WHITE, 0.3)
    area((9, 0, 9), (1.0, 2.0, 0.5), (9, 9), 900, COOL)
    camera((-0.6, -6.2, 1.30), (0.75, 3.2, 1.42), 33, (2.1, 1.2, 1.2), 2.8, roll=0.2).data.clip_end = 900
