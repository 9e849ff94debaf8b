"""Religious partnership: a choir from behind on a morning in church, its conductor against the windows; a small remote
camera at the side."""
import math
import random

from materials import Nodes, cloth, haze_beam, painted_metal, plaster, surface, walnut
from props.church import arch, remote_camera
from props.figure import STANDING, figure
from scene_kit import area, beam, box, camera, cylinder, floor, mesh, pipe, place, spot

ALT = 'From behind a choir in red gowns: its conductor, arms raised, against tall windows in the morning sun; a camera at the side'
SIZE = (1600, 900)
SAMPLES = 14
SEED = 5
DEVELOP = {
    'haze': {'density': 0.045, 'from': 3, 'to': 14, 'glow': 0.6, 'spread': 0.10, 'loss': 0.2, 'color': (0.012, 0.010, 0.008)},
    'bloom': 0.16, 'exposure': -0.25, 'balance': (1.07, 1.0, 0.88),
}
GRADE = {'vignette': 0.22, 'grain': 0.6, 'quality': 66}

CONDUCTING = {
    'shoulder': (0.20, 0.02, 1.46), 'elbow_l': (-0.44, 0.16, 1.38), 'hand_l': (-0.50, 0.34, 1.66),
    'elbow_r': (0.43, 0.12, 1.44), 'hand_r': (0.52, 0.26, 1.78), 'head': (0, 0.05, 1.64),
}


MORNING = (1.0, 0.86, 0.64)


def window(width, height, at):
    """Leaded glass: a clear morning above, the low sun behind it."""
    n = Nodes('window')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs['Z']
    tone = n.ramp(n.math('ADD', up, n.math('MULTIPLY', n.noise(3.0, 3.0), 0.25)), [
        (0.1, (1.0, 0.84, 0.56)), (0.42, (1.0, 0.93, 0.80)), (0.75, (0.90, 0.93, 0.98)), (1.1, (0.70, 0.82, 0.98))])
    spring, outline = height * 0.6, [(-width / 2, 0, 0)]
    for i in range(9):
        t = i / 8 * math.pi / 2
        outline.append((-width / 2 * math.cos(t) ** 0.9, 0, spring + (height - spring) * math.sin(t) ** 1.1))
    outline += [(-x, y, z) for x, y, z in reversed(outline[:-1])]
    mesh(outline, [tuple(range(len(outline)))], n.finish(n.add('Emission', {'Color': tone, 'Strength': 1.9})), at)
    x, y, z = at
    lead = painted_metal()
    for k in range(1, 3):
        pipe([(x - width / 2 + k * width / 3, y - 0.02, z), (x - width / 2 + k * width / 3, y - 0.02, z + height * 0.93)], 0.018, lead, soft=False)
    for k in range(1, 7):
        pipe([(x - width / 2, y - 0.02, z + k * height / 8), (x + width / 2, y - 0.02, z + k * height / 8)], 0.012, lead, soft=False)
    arch(width + 0.1, height + 0.05, 0.10, plaster('stone', (0.34, 0.31, 0.27)), (x, y - 0.03, z))


SEATS = ((2.3, 0.30, (-2.55, -1.85, -1.15, -0.45, 1.45, 2.15)), (3.2, 0.15, (-2.9, -2.2, -1.5, -0.85, -0.2, 1.25, 1.9, 2.6)),
         (4.1, 0.0, (-2.6, -1.95, -1.3, -0.65, -0.05, 1.15, 1.8, 2.45, 3.1)))


def singers():
    made = []
    for i, (style, tone) in enumerate((('tail', (0.05, 0.025, 0.012)), ('short', (0.012, 0.008, 0.006)), ('long', (0.09, 0.06, 0.035)))):
        joints = {'hand_l': (-0.13, 0.33, 1.20), 'elbow_l': (-0.28, 0.10, 1.10), 'hand_r': (0.13, 0.33, 1.20), 'elbow_r': (0.28, 0.10, 1.10),
                  'head': (random.uniform(-0.02, 0.02), 0.035, 1.632), 'nod': random.uniform(-0.1, 0.12)}
        made.append(figure(f'singer {i}', STANDING, joints, cloth('gown', (0.10, 0.010, 0.018), 0.3), style, tone, outfit='robe', cell=0.016, seed=60 + i,
                           wide=(0.92, 1.10, 0.90)[i]))
    return made


def build():
    floor(surface('nave floor', (0.20, 0.17, 0.14), 0.28, vary=0.1, scale=1.2, tint=0.15), 40)
    box((24, 0.2, 12), (0, 9.2, 6), plaster('nave', (0.46, 0.42, 0.36)), edge=0)
    for x in (-2.55, 0.55, 3.65):
        window(1.6, 5.2 if x != 0.55 else 5.8, (x, 9.05, 1.25))
    cast = singers()
    for row, (y, height, places) in enumerate(SEATS):
        box((9.0, 0.85, height + 0.02), (0, y, height / 2 - 0.01), walnut(), edge=0.01)
        for seat, x in enumerate(places):
            who = cast[(seat * 2 + row * 3) % len(cast)]
            turn = math.degrees(math.atan2(x - 0.55, 6.4 - y)) * 0.7
            place(who, (x + random.uniform(-0.06, 0.06), y + random.uniform(-0.06, 0.06), height), (0, 0, turn + random.gauss(0, 5)), random.uniform(0.90, 1.05))
    box((1.1, 1.1, 0.42), (0.55, 6.4, 0.21), walnut(), edge=0.01)
    place(figure('conductor', STANDING, CONDUCTING, cloth('tails', (0.014, 0.014, 0.017), 0.2), 'waves', outfit='suit', cell=0.012, seed=8), (0.55, 6.4, 0.42), (0, 0, 176), 1.03)
    cylinder(0.016, 1.0, (0.55, 5.75, 0.62), painted_metal(), edge=0.003)
    box((0.56, 0.02, 0.36), (0.55, 5.73, 1.22), painted_metal(), (52, 0, 0), 0.006)
    cylinder(0.02, 1.62, (2.05, 1.35, 0.81), painted_metal(), edge=0.003)
    place(remote_camera(), (2.05, 1.35, 1.62), (0, 0, 16), 1.25)
    # A pillar in the shade frames the choir on the left.
    cylinder(0.40, 7, (-1.12, -0.15, 3.5), plaster('pillar', (0.10, 0.09, 0.085)), edge=0.01, steps=64)
    # The low sun comes through windows on the right, in shafts over the choir; the three windows fill from behind.
    for at, target, power in (((9.5, 7.4, 7.2), (-0.6, 3.4, 0.8), 15000), ((8.5, 5.2, 6.6), (0.6, 2.2, 1.2), 7000)):
        spot(at, target, power, MORNING, 20, 0.3, 0.05)
        beam(at, target, 7, haze_beam(MORNING, 0.5, 0.7, 1.6, 0.8), 0.5)
    beam((9.0, 8.4, 7.6), (-2.4, 4.8, 0.6), 6, haze_beam(MORNING, 0.4, 0.7, 1.6, 0.8), 0.5)
    for x in (-2.55, 0.55, 3.65):
        area((x, 8.8, 4.0), (x * 0.6, 3.5, 1.2), (1.5, 4.6), 420, (1.0, 0.94, 0.84))
    area((0, 2.0, 9.5), (0, 5.0, 1.0), (10, 6), 420, (0.80, 0.87, 1.0))
    camera((0.28, -2.35, 1.74), (0.24, 6.0, 2.42), 35, (0.55, 6.2, 1.8), 2.8, roll=0.2)
