"""Portfolio: a festival by the river. The sun goes down behind the bridge while the stage on the right lights up."""
import math
import random

from materials import cloth, glow, surface
from paint import bridge_wall
from props.figure import SEATED, STANDING, figure
from props.river import sunset, tower, water
from props.stage import hang_lamp, led_wall, line_array, stage_deck, truss
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, ambient, area, box, camera, mesh, panel, pipe, place, prop, sphere

ALT = 'Dusk on a riverbank: a festival crowd from behind, hands up, a lit stage, a suspension bridge and the low sun'
SIZE = (1600, 900)
SAMPLES = 14
SEED = 12
DEVELOP = {
    'haze': {'density': 0.010, 'from': 6, 'to': 220, 'glow': 0.34, 'spread': 0.07, 'loss': 0.16, 'color': (0.010, 0.005, 0.006)},
    'bloom': 0.2, 'bloom_from': 0.8, 'exposure': 0.15,
}
GRADE = {'vignette': 0.24, 'grain': 0.6, 'saturation': 1.08, 'quality': 66}

UP = [
    {'elbow_r': (0.36, 0.06, 1.62), 'hand_r': (0.30, 0.16, 1.92)},
    {'elbow_l': (-0.38, 0.08, 1.58), 'hand_l': (-0.28, 0.14, 1.90), 'elbow_r': (0.38, 0.08, 1.60), 'hand_r': (0.32, 0.12, 1.93)},
    {'elbow_l': (-0.30, 0.20, 1.50), 'hand_l': (-0.07, 0.28, 1.80), 'elbow_r': (0.30, 0.20, 1.50), 'hand_r': (0.07, 0.28, 1.80)},
]
# Hair, outfit, width, color of the clothes and of the hair, raised hands.
GUESTS = (
    ('long', 'tee', 0.90, (0.10, 0.030, 0.030), (0.060, 0.030, 0.014), 1), ('short', 'shirt', 1.06, (0.028, 0.045, 0.085), (0.012, 0.008, 0.006), 0),
    ('curly', 'tee', 0.94, (0.16, 0.11, 0.045), (0.010, 0.007, 0.005), None), ('beanie', 'hoodie', 1.02, (0.030, 0.050, 0.040), (0.03, 0.016, 0.008), None),
    ('tail', 'tee', 0.88, (0.12, 0.11, 0.10), (0.10, 0.062, 0.030), 2), ('bob', 'shirt', 0.92, (0.070, 0.030, 0.065), (0.16, 0.15, 0.14), None),
    ('cap', 'hoodie', 1.08, (0.040, 0.038, 0.042), (0.012, 0.008, 0.006), None), ('waves', 'shirt', 0.98, (0.085, 0.060, 0.040), (0.035, 0.018, 0.009), None),
)


def child_on_shoulders(parent):
    """Both look the same way; the child's hands are up."""
    joints = {'elbow_l': (-0.34, 0.06, 1.10), 'hand_l': (-0.38, 0.12, 1.36), 'elbow_r': (0.33, 0.06, 1.12), 'hand_r': (0.34, 0.14, 1.40), 'knee': (0.15, 0.26, 0.48), 'foot': (0.15, 0.26, 0.06)}
    child = figure('child', SEATED, joints, cloth('child', (0.22, 0.13, 0.03)), 'tail', (0.05, 0.026, 0.013), outfit='hoodie', cell=0.014, seed=44, wide=0.92)
    with prop('child on shoulders') as made:
        place(parent, (0, 0, 0))
        place(child, (0, -0.05, 1.17), (0, 0, 0), 0.66)
    return made


def with_phone(guest):
    """A phone in the raised right hand; its screen is the stage in small."""
    with prop('with phone') as made:
        place(guest, (0, 0, 0))
        box((0.15, 0.010, 0.075), (0.31, 0.175, 2.00), surface('phone', (0.01, 0.01, 0.011), 0.3), (-8, 0, 0), 0.004)
        panel(0.138, 0.064, (0.31, 0.1685, 2.00), glow('phone screen', (1.0, 0.62, 0.34), 1.1, False), (-8, 0, 0))
    return made


def crowd():
    cast = []
    for i, (hair, outfit, wide, tone, strand, raised) in enumerate(GUESTS):
        joints = {'head': (random.uniform(-0.02, 0.02), 0.04, 1.635), **(UP[raised] if raised is not None else {})}
        cast.append(figure(f'guest {i}', STANDING, joints, cloth(f'guest {i}', tone), hair, strand, outfit=outfit, cell=0.0118 if i in (0, 2, 5, 7) else 0.014,
                           seed=80 + i, wide=wide))
    family, filming = child_on_shoulders(cast[7]), with_phone(cast[1])
    quiet = [cast[i] for i in (2, 3, 5, 6, 7)]
    for row in range(22):
        for column in range(-14, 22):
            x, y = column * 0.74 + (row % 2) * 0.37 + random.uniform(-0.22, 0.22), 4.7 + row * 0.95 + random.uniform(-0.25, 0.25)
            if random.random() < 0.24 or (x > 4.6 and y > 15) or x < -4.2 - y * 0.35:
                continue
            who = random.choice(quiet) if random.random() < 0.66 else random.choice((cast[0], cast[1], cast[4], filming))
            place(who, (x, y, 0), (random.uniform(-2, 3), 0, random.gauss(-22, 14)), random.uniform(0.88, 1.05))
    # Near the lens: different ages, nobody alone; the child rises over them.
    for x, y, who, turn, size in ((-1.62, 2.55, cast[2], -12, 1.02), (-0.98, 2.85, cast[0], -24, 0.95), (0.92, 2.45, cast[5], -20, 0.93), (1.62, 2.75, cast[7], -8, 1.06),
                                  (-0.15, 3.75, family, -20, 1.0), (2.55, 3.5, cast[4], -26, 0.94), (-2.7, 3.6, filming, -16, 1.0), (0.55, 4.1, cast[6], -10, 1.02)):
        place(who, (x, y, 0), (0, 0, turn), size)


def stage():
    stage_deck(9, 7, 1.4, (10.5, 18, 0), 0.2)
    led_wall(7.6, 4.0, bridge_wall(760, 400, 'festival', (0.20, 0.05, 0.02)), (10.5, 24.4, 2.0), 2.4)
    metal = surface('truss steel', (0.20, 0.20, 0.21), 0.4, 0.8)
    for x in (6.0, 15.0):
        for y in (18.2, 24.6):
            place(truss(7.4, 0.4, metal), (x, y, 3.7), (0, 90, 0))
        place(truss(6.4, 0.4, metal), (x, 21.4, 7.4), (0, 0, 90))
    for y in (18.2, 21.4):
        place(truss(9.4, 0.4, metal), (10.5, y, 7.4))
    roof = surface('roof sheet', (0.02, 0.02, 0.022), 0.7)
    for side in (-1, 1):
        mesh([(10.5, 17.4, 8.9), (10.5, 25.2, 8.9), (10.5 + side * 5.2, 25.2, 7.7), (10.5 + side * 5.2, 17.4, 7.7)], [(0, 1, 2, 3)], roof)
    for i in range(6):
        x = 7.0 + i * 1.4
        hang_lamp((x, 18.2, 7.0), (10.5 + (x - 10.5) * 1.6 - 2.5, 9.0, 0.6), AMBER if i % 2 else WARM_WHITE, 700, 8, 0.9, 0.5, 70)
        hang_lamp((x, 21.4, 7.0), (10.5 + (x - 10.5) * 0.5, 20.6, 1.4), TUNGSTEN, 500, 12, 1.0, 0.4, 60)
    for x in (5.4, 15.4):
        place(line_array(7), (x, 17.7, 7.0))
    singer = figure('singer', STANDING, {'elbow_r': (0.30, 0.12, 1.34), 'hand_r': (0.06, 0.22, 1.52), 'elbow_l': (-0.45, 0.05, 1.35), 'hand_l': (-0.62, 0.1, 1.62)},
                    cloth('singer', (0.02, 0.018, 0.02)), 'long', outfit='dress', seed=7)
    place(singer, (9.8, 19.4, 1.4), (0, 0, 170), 1.04)
    area((10.5, 17.6, 5.5), (6.5, 9, 1.4), (8, 2), 4200, TUNGSTEN)


def bridge():
    steel = surface('bridge steel', (0.016, 0.020, 0.018), 0.55)
    towers = (-95.0, 45.0)
    for x in towers:
        place(tower(), (x, 190, 0), (0, 0, 90))
    box((520, 9, 1.6), (0, 190, 21), steel, edge=0)
    for a, b in ((towers[0] - 140, towers[0]), towers, (towers[1], towers[1] + 140)):
        points = []
        for k in range(37):
            x = a + (b - a) * k / 36
            t = 2 * (x - (a + b) / 2) / (b - a) if (a, b) == towers else ((x - a) / (b - a) if b == towers[0] else (b - x) / (b - a))
            points.append((x, 186, 25 + 36 * abs(t) ** 1.9))
            if points[-1][2] > 24:
                pipe([(x, 186, 21), points[-1]], 0.10, steel, soft=False)
            if k % 3 == 0:
                sphere(0.42, (x, 185, points[-1][2] + 0.4), glow('cable lamp', WARM_WHITE, 9, False), steps=10)
        pipe(points, 0.36, steel, soft=False)


def build():
    ambient((0.36, 0.28, 0.46), 0.20)
    panel(1500, 260, (0, 345, 112), sunset((-42, -96), 0.95))
    mesh([(-600, 29, -1.5), (600, 29, -1.5), (600, 340, -1.5), (-600, 340, -1.5)], [(0, 1, 2, 3)], water())
    mesh([(-80, -20, 0), (80, -20, 0), (80, 30, 0), (-80, 30, 0)], [(0, 1, 2, 3)], surface('meadow', (0.02, 0.022, 0.012), 0.95, vary=0.05, bump=1.0, bump_scale=20))
    sphere(7.5, (-42, 338, 15), glow('sun', (1.0, 0.46, 0.14), 8.0, False))
    hill = surface('hills', (0.006, 0.008, 0.008), 0.95)
    vertices, faces = [], []
    for i in range(180):
        x = -360 + i * 4
        vertices += [(x, 300, -2), (x, 300, 7 + 4 * math.sin(x * 0.02) + 2.5 * math.sin(x * 0.07) + random.uniform(0, 1.2))]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    mesh(vertices, faces, hill)
    bridge()
    stage()
    crowd()
    area((-14, 38, 6), (0, 8, 1.5), (10, 3), 62000, (1.0, 0.45, 0.16))
    camera((0.2, -0.6, 1.86), (2.2, 18, 3.45), 28, (3.0, 14.0, 1.8), 4.0)
