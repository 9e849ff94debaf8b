"""The next generation: three young people at a monitor under a tent at the end of a summer day, their camera beside them."""
import math
import random

from materials import Nodes, black_cloth, bokeh_disc, cloth, glow, painted_metal, rubber, steel, surface
from paint import still
from props.cases import road_case
from props.cinema_camera import cinema_camera
from props.desk import display
from props.figure import STANDING, figure
from props.set import table
from props.tripod import tripod
from scene_kit import WARM_WHITE, ambient, area, bokeh, box, camera, cylinder, floor, mesh, panel, pipe, place, prop, sphere, sun

ALT = 'Three young people from behind at a monitor under a tent, against the evening sun; their camera waits on its tripod'
FOCUS = 'group'
SIZE = (1600, 670)
SAMPLES = 22
SEED = 4
DEVELOP = {
    'haze': {'density': 0.04, 'from': 4, 'to': 40, 'glow': 0.75, 'spread': 0.10, 'loss': 0.30, 'color': (0.018, 0.009, 0.004)},
    'bloom': 0.34, 'exposure': 0.12, 'balance': (1.05, 1.0, 0.92),
}
GRADE = {'vignette': 0.24, 'grain': 0.7, 'quality': 68}

EVENING = (1.0, 0.66, 0.34)


def tree(seed):
    """Boughs of leaves around a trunk: against the sky a tree is known by the holes in its outline."""
    own = random.Random(seed)
    leaves = surface('far trees', (0.026, 0.026, 0.013), 0.95)
    with prop('tree') as made:
        cylinder(0.16, 2.2, (0, 0, 1.1), leaves, steps=8)
        for _ in range(26):
            turn, high = own.uniform(0, 2 * math.pi), own.uniform(0, 1)
            reach = (0.5 + 1.5 * math.sin(math.pi * (0.15 + 0.75 * high))) * own.uniform(0.4, 1.0)
            bough = (reach * math.cos(turn), reach * math.sin(turn), 1.3 + 3.3 * high)
            for _ in range(7):
                at = tuple(c + own.gauss(0, 0.30) for c in bough)
                sphere(own.uniform(0.10, 0.30), at, leaves, (1, 1, 0.7), 6)
    return made


def evening():
    """A field with trees at its end; the sun stands low over them on the right."""
    n = Nodes('evening sky')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
    tone = n.ramp(n.math('ADD', up, n.math('MULTIPLY', n.noise(0.05, 4.0, (1, 1, 5)), 0.10)), [
        (0.04, (1.0, 0.40, 0.10)), (0.16, (1.0, 0.56, 0.22)), (0.34, (0.80, 0.60, 0.44)), (0.8, (0.34, 0.42, 0.56))])
    sky = n.finish(n.add('Emission', {'Color': tone, 'Strength': 1.15}))
    panel(150, 44, (0, 60, 20), sky)
    bokeh((9.6, 30, 3.9), 0.95, bokeh_disc((1.0, 0.74, 0.38), 16.0))
    kinds = [tree(seed) for seed in range(4)]
    for i in range(46):
        x = -34 + i * 1.5 + random.uniform(-0.7, 0.7)
        size = random.uniform(0.55, 1.05) * (0.55 if 4 < x < 17 else 1.0)
        place(random.choice(kinds), (x, random.uniform(36, 46), 0), (0, 0, random.uniform(0, 360)), (size * random.uniform(1.0, 1.3), size, size))
    floor(surface('lawn', (0.050, 0.058, 0.022), 0.95, vary=0.05, scale=1.4, bump=1.0, bump_scale=26, tint=0.3), 140)


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


def young_people():
    """Hands in use, the weight on one leg, heads turned to the picture and to each other."""
    listening = {'hand_l': (-0.10, 0.24, 1.13), 'elbow_l': (-0.27, 0.02, 1.12), 'hand_r': (0.11, 0.22, 1.16), 'elbow_r': (0.26, -0.01, 1.13),
                 'head': (0.015, 0.05, 1.62), 'turn': -0.15, 'nod': 0.05}
    pointing = {'hand_l': (-0.20, 0.50, 1.40), 'elbow_l': (-0.27, 0.25, 1.27), 'elbow_r': (0.29, -0.06, 1.15), 'hand_r': (0.20, 0.13, 1.02),
                'head': (-0.01, 0.06, 1.62), 'turn': 0.35}
    watching = {'elbow_l': (-0.27, -0.05, 1.16), 'hand_l': (-0.17, 0.14, 1.00), 'elbow_r': (0.27, -0.05, 1.16), 'hand_r': (0.19, 0.13, 1.00),
                'head': (-0.015, 0.055, 1.62), 'turn': 0.42, 'nod': 0.06}
    return (
        (figure('young 0', STANDING, listening, cloth('hoodie rust', (0.17, 0.052, 0.022), 0.2), 'tail', (0.050, 0.024, 0.012), False, 'hoodie',
                (0.030, 0.040, 0.065), 0.010, 30, 0.86), (0.00, 0.62), -10, 0.93),
        (figure('young 1', STANDING, pointing, cloth('shirt green', (0.060, 0.085, 0.062), 0.2), 'curly', (0.012, 0.008, 0.006), False, 'shirt',
                (0.05, 0.045, 0.036), 0.010, 31, 0.98, (0.16, 0.075, 0.042)), (1.10, 0.48), 10, 1.0),
        (figure('young 2', STANDING, watching, cloth('jacket blue', (0.030, 0.050, 0.095), 0.2), 'bob', (0.075, 0.040, 0.018), True, 'hoodie',
                (0.022, 0.022, 0.025), 0.010, 32, 0.90), (1.68, 0.76), 24, 0.87),
    )


def build():
    evening()
    ambient((0.55, 0.66, 1.0), 0.16)
    tent(-1.4, 3.0, -0.55, 2.6)
    # The side of the tent is closed on the left, where the headline stands.
    panel(4.6, 2.4, (-1.42, 1.0, 1.2), surface('tent wall', (0.030, 0.026, 0.024), 0.85, vary=0.05, scale=2, bump=0.4, bump_scale=30), (0, 0, -90))
    box((4.25, 0.05, 2.4), (-2.57, 2.64, 1.2), surface('tent wall', (0.030, 0.026, 0.024), 0.85), edge=0)
    string_lights([(-1.4, 2.55, 2.25), (0.65, 2.55, 2.3), (3.0, 2.55, 2.25)], 7, glow('festoon', (1.0, 0.62, 0.26), 9, False))
    place(table(1.7, 0.7, 0.78), (0.85, 1.55, 0))
    place(display(still('conference'), 1.06, 1.5), (0.60, 1.62, 1.30), (-3, 0, 2))
    box((0.30, 0.20, 0.02), (0.60, 1.66, 0.79), painted_metal(), edge=0.005)
    box((0.06, 0.04, 0.22), (0.60, 1.68, 0.90), painted_metal(), edge=0.006)
    for person, (x, y), turn, size in young_people():
        place(person, (x, y, 0), (0, 0, turn), size)
    place(tripod(1.30, 0.5), (2.42, 0.75, 0), (0, 0, -20))
    place(cinema_camera(still('keynote'), tally=False), (2.42, 0.75, 1.30), (0, 0, -20))
    place(road_case(0.75, 0.5, 0.6), (-0.80, 1.9, 0), (0, 0, 14))
    box((20, 0.1, 3.0), (0, -4.2, 1.4), black_cloth(), edge=0)
    sun((9.6, 30, 6.4), (0, 0, 0.9), 9.0, EVENING, 1.5)
    # The sun on hair and shoulders, stronger than it would really be.
    area((3.3, 2.7, 2.0), (1.1, 0.55, 1.40), (0.5, 1.2), 60, EVENING, spread=55)
    area((0.3, 2.2, 2.1), (0.7, 0.5, 1.3), (2.2, 0.4), 26, WARM_WHITE)
    area((-0.6, -2.9, 2.5), (0.8, 0.6, 1.2), (2.2, 1.2), 16, (0.62, 0.74, 1.0))
    camera((-0.02, -2.45, 1.42), (0.62, 1.5, 1.40), 31, (0.80, 0.55, 1.4), 2.2, roll=-0.3)
