"""Event production: beams over a standing crowd, seen from within it."""
import math
import random

from materials import black_cloth, carpet, cloth, hair
from props.audience import STYLES
from props.figure import STANDING, figure
from props.stage import hang_lamp, line_array, stage_deck, truss
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place

ALT = 'Moving lights on three rows of truss throw amber and white beams through haze over a standing audience, seen from behind'
SIZE = (1280, 720)
SAMPLES = 26
SEED = 6
DEVELOP = {
    'haze': {'density': 0.05, 'from': 3, 'to': 22, 'glow': 0.34, 'spread': 0.12, 'loss': 0.3, 'color': (0.005, 0.0035, 0.003)},
    'bloom': 0.16, 'exposure': 0.1,
}


def standing(count=7):
    poses = []
    for i in range(count):
        joints = {'head': (random.uniform(-0.02, 0.02), 0.04, 1.635)}
        poses.append(figure(f'guest {i}', STANDING, joints, cloth(f'guest {i}', (0.03, 0.028, 0.03)), STYLES[i % 8],
                            hair(f'guest {i}', (0.015, 0.01, 0.008)), cell=0.014, seed=40 + i, wide=random.uniform(0.9, 1.1)))
    return poses


def build():
    floor(carpet(), 80)
    stage_deck(18, 6, 1.3, (0, 13, 0), 0.14)
    box((20, 0.1, 8), (0, 19.5, 4), black_cloth(), edge=0)
    for y, z in ((17.6, 7.6), (14.2, 8.0), (10.4, 8.4)):
        place(truss(20, 0.45), (0, y, z))
    fans = ((17.5, 7.2, 8, WARM_WHITE, 12, 0.55, 8), (14.1, 7.6, 7, AMBER, 26, 0.55, 9), (10.3, 8.0, 4, TUNGSTEN, 30, 0.30, 10))
    for y, z, count, color, fan, strength, angle in fans:
        for i in range(count):
            t = (i - (count - 1) / 2) / count
            x = t * 17
            side = math.sin(math.radians(fan)) * t * 30
            target = (x + side, y - 9.5, -0.5) if y < 17 else (x * 0.5, y - 6.0, 0.8)
            hang_lamp((x, y, z), target, color, 500, angle, 1.05, strength, 90, wisps=0.8)
    for i in range(6):
        x = -7.5 + i * 3
        hang_lamp((x, 18.4, 1.6), (x * 1.7, 15.0, 9.5), AMBER if i % 2 else WARM_WHITE, 60, 7, 1.0, 0.35, 60, light=False)
    for side in (-1, 1):
        place(line_array(8), (side * 8.6, 12.8, 7.8))
    cast = standing()
    for row in range(13):
        for column in range(17):
            x = (column - 8) * 0.72 + (row % 2) * 0.36 + random.uniform(-0.12, 0.12)
            y = 10.5 - row * 0.86 + random.uniform(-0.12, 0.12)
            if abs(x + 0.35) < 0.4 and y < 1.6 or y < 0.9 and abs(x - 0.3) < 1.1:
                continue
            place(random.choice(cast), (x, y, 0), (random.uniform(-2, 3), random.uniform(-2, 2), random.gauss(0, 10)), random.uniform(0.93, 1.05))
    area((0, 13.5, 7.0), (0, 4, 1.4), (16, 1), 3800, TUNGSTEN)
    area((-7, 6, 5.0), (0, 2.5, 1.5), (1, 3), 700, AMBER)
    for y, z in ((16.2, 5.6), (12.6, 6.0), (9.0, 6.4)):
        area((0, y, z), (0, y + 1.5, z + 2.2), (16, 0.3), 420, WARM_WHITE)
    camera((-0.1, -0.9, 1.82), (0.2, 10.0, 3.9), 26, (0, 3.2, 1.6), 2.8, roll=-1.0)
