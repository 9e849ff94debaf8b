"""Availability: the wall where every case has its place and its tag. Cases missing from it are out on a
job."""
import random

from materials import plaster, surface
from props.cases import coil, hard_case, road_case
from props.shelving import pendant, rack, soft_bag
from props.stationery import tag
from scene_kit import MOON, TUNGSTEN, area, box, camera, floor, place, point, spot

ALT = 'Shelves of equipment cases at night, each place with a paper tag on a string, some places empty, one lamp above'
SIZE = (1600, 670)
SAMPLES = 30
DEVELOP = {
    'haze': {'density': 0.05, 'from': 1.8, 'glow': 0.4, 'spread': 0.08, 'loss': 0.12, 'color': (0.001, 0.0009, 0.0008)},
    'bloom': 0.14, 'exposure': 0.4,
}
LEVELS = (0.42, 0.94, 1.46, 1.98)


def build():
    floor(surface('concrete', (0.05, 0.046, 0.043), 0.2, vary=0.14, scale=1.2, bump=0.1, bump_scale=20, tint=0.25), 30)
    box((14, 0.1, 4), (1, 0.45, 2), plaster('store', (0.03, 0.028, 0.027)), edge=0)
    chance = random.Random(7)
    amber = (0.20, 0.085, 0.012)
    things = [hard_case(0.46, 0.38, 0.26), hard_case(0.46, 0.38, 0.20, amber), road_case(0.46, 0.42, 0.32, 0.35, wheels=False), soft_bag(0.42, 0.28, 0.24), coil(0.15, 6)]
    weights = (4, 1, 4, 1, 1)
    tags = [tag(kind) for kind in range(4)]
    bay = rack(1.62, 0.50, 2.45, LEVELS)
    for column in range(4):
        left = -1.62 + column * 1.62
        place(bay, (left, 0, 0))
        for z in LEVELS:
            for slot in (-1, 0, 1):
                x = left + slot * 0.52
                out = chance.random() < 0.24
                if not out:
                    place(chance.choices(things, weights)[0], (x + chance.uniform(-0.01, 0.01), chance.uniform(-0.03, 0.02), z), (0, 0, chance.uniform(-4, 4)))
                at = (x + chance.uniform(-0.05, 0.05), -0.275, z - 0.03)
                place(chance.choice(tags), at, (0, chance.uniform(-5, 5), chance.uniform(-26, 26)))
    lamp = (1.35, -0.95, 2.02)
    place(pendant(strength=30.0), lamp)
    spot((lamp[0], lamp[1], lamp[2] - 0.08), (lamp[0], lamp[1], 0), 260, TUNGSTEN, 156, 0.3, 0.05)
    point((lamp[0], lamp[1], lamp[2] - 0.06), 10, TUNGSTEN, 0.04)
    area((-3.0, -1.6, 2.2), (-0.6, 0, 1.2), (0.6, 1.2), 22, MOON)
    area((2.8, -2.4, 2.4), (1.6, 0, 1.1), (0.8, 0.8), 14, MOON)
    camera((-1.15, -2.40, 1.42), (0.35, 0.0, 1.34), 26, (1.1, -0.27, 1.3), 2.2, roll=0.2)
