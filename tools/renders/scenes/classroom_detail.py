"""Portfolio: a still from the school. A chalked slate and the day's schedule on a bench, leaves' shadows on the wall."""
from materials import surface
from props.school import bench, paving, tree
from props.stationery import paper_list, pen, slate
from scene_kit import ambient, area, box, camera, cylinder, place, sphere, sun

ALT = 'A chalked slate leans on a sunlit school wall; beside it on the bench a schedule, chalk and a pen in the shadows of leaves'
SIZE = (1600, 900)
SAMPLES = 12
SEED = 3
DEVELOP = {'bloom': 0.10, 'exposure': 0.2, 'balance': (1.02, 1.0, 0.96)}
GRADE = {'vignette': 0.2, 'grain': 0.6, 'quality': 66}

NOON = (1.0, 0.92, 0.78)


def build():
    ambient((0.58, 0.74, 1.0), 0.26)
    paving(8, 8, (0, 0, 0))
    wall = surface('school wall', (0.56, 0.46, 0.32), 0.9, vary=0.05, scale=1.4, bump=0.8, bump_scale=60, tint=0.08)
    box((8, 0.2, 4), (0, 0.30, 2), wall, edge=0)
    box((8, 0.24, 0.30), (0, 0.29, 0.15), surface('school plinth', (0.16, 0.17, 0.165), 0.8), edge=0.01)
    place(bench(3.0), (0.1, 0.0, 0), (0, 0, 0))
    place(slate(0.29, 0.215, 18), (-0.20, 0.135, 0.565), (74, 0, -7))
    place(paper_list(), (0.13, 0.0, 0.452), (0, 0, -22))
    place(pen(), (0.10, -0.085, 0.456), (0, 0, 12))
    chalk = surface('chalk stick', (0.72, 0.70, 0.64), 0.95)
    for x, y, turn, long in ((-0.06, -0.07, 35, 0.055), (-0.02, -0.10, -20, 0.03)):
        cylinder(0.0055, long, (x, y, 0.4555), chalk, (0, 90, turn), 0.0012, 20)
    sphere(0.038, (0.37, 0.06, 0.488), surface('apple', (0.34, 0.045, 0.02), 0.28, vary=0.06, scale=14, tint=0.35, coat=0.4), (1, 1, 0.92), 40)
    cylinder(0.0016, 0.022, (0.372, 0.06, 0.530), surface('stalk', (0.05, 0.03, 0.015), 0.8), (8, 12, 0), 0.0004, 10)
    # Leaves between the sun and the wall, above the frame.
    place(tree((0, 0, 2.2), (1.3, 1.1, 0.8), 480, 5, 0.06), (-1.5, -2.1, 0.75))
    sun((-3.2, -4.6, 5.4), (0, 0, 0), 6.5, NOON, 0.7)
    area((1.5, -1.5, 1.6), (0.1, 0, 0.5), (1.2, 1.2), 5, NOON)
    camera((0.08, -1.02, 0.86), (0.06, 0.10, 0.560), 42, (-0.05, 0.03, 0.52), 4.0, roll=0.2)
