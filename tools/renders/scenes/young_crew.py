"""The next generation: three young people at a monitor under a tent, their camera beside them."""
import math
import random

from materials import black_cloth, bokeh_disc, cloth, glow, painted_metal, rubber, steel, surface
from paint import still
from props.cases import road_case
from props.cinema_camera import cinema_camera
from props.desk import display
from props.figure import STANDING, figure
from props.set import table
from props.tripod import tripod
from scene_kit import AMBER, MOON, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, cylinder, floor, mesh, pipe, place, point, sphere

ALT = 'Three young people, seen from behind, watch a monitor under a tent with string lights; their camera waits on its tripod'
FOCUS = 'group'
SIZE = (1600, 670)
SAMPLES = 40
SEED = 4
DEVELOP = {
    'haze': {'density': 0.04, 'from': 3, 'to': 14, 'glow': 0.4, 'spread': 0.08, 'loss': 0.12, 'color': (0.0014, 0.0014, 0.002)},
    'bloom': 0.18, 'exposure': 0.3,
}


def tent(x0, x1, y0, y1, eave=2.35, peak=3.2):
    """A pop-up roof: four legs, valance, a pyramid of cloth over crossed struts."""
    sheet = surface('tent cloth', (0.045, 0.042, 0.040), 0.8, vary=0.05, scale=2, bump=0.3, bump_scale=40)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, peak)
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for i, (x, y) in enumerate(corners):
        nx, ny = corners[(i + 1) % 4]
        box((0.045, 0.045, eave), (x, y, eave / 2), painted_metal(), edge=0.006)
        mesh([(x, y, eave), (nx, ny, eave), middle], [(0, 1, 2)], sheet)
        mesh([(x, y, eave), (nx, ny, eave), (nx, ny, eave - 0.28), (x, y, eave - 0.28)], [(0, 1, 2, 3)], sheet)
        for a, b in ((0.0, 0.5), (0.5, 1.0)):
            for low, high in ((eave - 0.30, eave - 0.02), (eave - 0.02, eave - 0.30)):
                pipe([(x + (nx - x) * a, y + (ny - y) * a, low), (x + (nx - x) * b, y + (ny - y) * b, high)], 0.010, steel(), soft=False)


def string_lights(points, count, lamp):
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        line = []
        for i in range(count + 1):
            t = i / count
            at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - 0.28 * math.sin(math.pi * t))
            line.append(at)
            if 0 < i < count:
                sphere(0.022, (at[0], at[1], at[2] - 0.045), lamp, (1, 1, 1.25), 16)
                cylinder(0.011, 0.035, (at[0], at[1], at[2] - 0.012), rubber(), edge=0.003, steps=12)
        pipe(line, 0.005, rubber())


def build():
    floor(surface('lawn', (0.018, 0.022, 0.012), 0.95, bump=1.0, bump_scale=26), 60)
    tent(-1.4, 3.0, -0.55, 2.6)
    string_lights([(-1.4, 2.55, 2.25), (0.65, 2.55, 2.3), (3.0, 2.55, 2.25)], 7, glow('festoon', (1.0, 0.62, 0.26), 14, False))
    place(table(1.7, 0.7, 0.78), (0.85, 1.55, 0))
    place(display(still('conference'), 1.06, 1.3), (0.66, 1.62, 1.30), (-3, 0, 2))
    box((0.30, 0.20, 0.02), (0.66, 1.66, 0.79), painted_metal(), edge=0.005)
    box((0.06, 0.04, 0.22), (0.66, 1.68, 0.90), painted_metal(), edge=0.006)
    poses = (
        ('tail', {'hand_l': (-0.16, 0.30, 1.20), 'elbow_l': (-0.27, 0.08, 1.10), 'hand_r': (0.10, 0.24, 1.14), 'elbow_r': (0.26, 0.02, 1.08),
                  'head': (0.02, 0.05, 1.62)}, (0.06, 0.60), -14, 0.90, (0.05, 0.035, 0.02)),
        ('short', {'hand_l': (-0.10, 0.60, 1.40), 'elbow_l': (-0.24, 0.30, 1.27), 'head': (0, 0.09, 1.61)}, (1.22, 0.50), 14, 0.94, (0.010, 0.016, 0.036)),
        ('cap', {'head': (-0.02, 0.05, 1.62), 'hand_l': (-0.20, 0.22, 1.02)}, (1.74, 0.72), 26, 0.86, (0.045, 0.016, 0.012)),
    )
    for i, (style, joints, (x, y), turn, size, tone) in enumerate(poses):
        one = figure(f'young {i}', STANDING, joints, cloth(f'hoodie {i}', tone), style, (0.016, 0.010, 0.007), i == 0, ('hoodie', 'shirt', 'tee')[i], cell=0.010, seed=30 + i, wide=0.94)
        place(one, (x, y, 0), (0, 0, turn), size)
    place(tripod(1.30, 0.5), (2.36, 0.55, 0), (0, 0, -28))
    place(cinema_camera(still('keynote'), tally=False), (2.36, 0.55, 1.30), (0, 0, -28))
    place(road_case(0.75, 0.5, 0.6), (-0.75, 1.9, 0), (0, 0, 14))
    for i in range(34):
        tone, level = random.choice(((TUNGSTEN, 0.5), (AMBER, 0.3), (WARM_WHITE, 0.6)))
        x = random.uniform(-4.6, 4.6)
        if x < -0.6:
            level *= 0.22
        bokeh((x, 5.0 + i * 0.01, 1.45 + abs(random.gauss(0, 0.30))), random.uniform(0.035, 0.075), bokeh_disc(tone, round(level * random.uniform(0.3, 1.0), 2)))
    box((20, 0.1, 3.0), (0, 7.0, 1.0), black_cloth(), edge=0)
    point((0.65, 2.3, 2.05), 44, TUNGSTEN, 0.25)
    area((0.78, 1.45, 1.25), (0.75, 0.2, 1.35), (1.0, 0.55), 20, (1.0, 0.70, 0.45))
    area((2.85, 2.4, 1.75), (1.5, 0.3, 1.35), (0.4, 0.8), 34, TUNGSTEN, 90)
    area((-1.5, 2.4, 1.75), (0.2, 0.5, 1.35), (0.4, 0.8), 44, AMBER, 90)
    area((-2.4, -2.6, 2.8), (0.7, 0.4, 1.2), (1, 1), 3, MOON)
    camera((-0.10, -2.55, 1.30), (0.66, 1.5, 1.36), 31, (0.85, 0.55, 1.4), 2.2, roll=-0.3)
