"""Portfolio: a conductor in front of a choir under three windows; a small remote camera at the side."""
import math
import random

from materials import Nodes, black_cloth, cloth, painted_metal, plaster, stage_floor, walnut
from props.audience import STYLES
from props.church import arch, remote_camera
from props.figure import STANDING, figure
from scene_kit import area, box, camera, cylinder, floor, mesh, pipe, place, spot

ALT = 'A conductor with raised arms before a choir under three arched windows; a small remote camera watches from the side'
SIZE = (1600, 900)
SAMPLES = 30
SEED = 5
DEVELOP = {
    'haze': {'density': 0.06, 'from': 3, 'to': 14, 'glow': 0.5, 'spread': 0.10, 'loss': 0.2, 'color': (0.002, 0.0018, 0.0018)},
    'bloom': 0.18, 'exposure': 0.0,
}

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
        (0.1, (1.0, 0.86, 0.60)), (0.42, (0.96, 0.92, 0.82)), (0.75, (0.62, 0.76, 0.95)), (1.1, (0.38, 0.56, 0.88))])
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


def singers(count=8):
    made = []
    for i in range(count):
        joints = {'hand_l': (-0.13, 0.33, 1.20), 'elbow_l': (-0.28, 0.10, 1.10), 'hand_r': (0.13, 0.33, 1.20), 'elbow_r': (0.28, 0.10, 1.10),
                  'head': (random.uniform(-0.015, 0.015), 0.035, 1.635)}
        tone = random.choice([(0.012, 0.008, 0.006), (0.05, 0.025, 0.012), (0.09, 0.07, 0.05)])
        made.append(figure(f'singer {i}', STANDING, joints, cloth('gown', (0.085, 0.010, 0.018), 0.3), STYLES[i], tone, outfit='robe', cell=0.016, seed=60 + i,
                           wide=random.uniform(0.94, 1.12)))
    return made


def build():
    floor(stage_floor(0.2), 40)
    box((20, 0.2, 10), (0, 9.2, 5), plaster('nave', (0.40, 0.37, 0.32)), edge=0)
    for x in (-2.9, 0.0, 2.9):
        window(1.5, 4.4 if x else 4.9, (x, 9.05, 2.35))
    for row in range(4):
        box((9.0, 0.85, 0.28 * (row + 1)), (0, 5.5 + row * 0.8, 0.14 * (row + 1)), walnut(), edge=0.01)
    cast = singers()
    for row in range(4):
        for seat in range(13):
            x = (seat - 6) * 0.62 + (row % 2) * 0.31 - 0.15
            if abs(x) > 3.9:
                continue
            turn = 180 + math.degrees(math.atan2(x, 5.0)) * 0.6
            height = 0.28 * (row + 1)
            place(random.choice(cast), (x + random.uniform(-0.05, 0.05), 5.5 + row * 0.8, height), (0, 0, turn + random.gauss(0, 4)), random.uniform(0.93, 1.04))
            box((0.34, 0.02, 0.26), (x, 5.5 + row * 0.8 - 0.36, height + 1.20), black_cloth(), (-38, 0, turn - 180), 0.004)
    box((1.1, 1.1, 0.22), (0.0, 2.0, 0.11), walnut(), edge=0.01)
    place(figure('conductor', STANDING, CONDUCTING, cloth('tails', (0.014, 0.014, 0.017), 0.2), 'curly', outfit='suit', cell=0.010, seed=8), (0, 2.0, 0.22), (0, 0, 3), 1.02)
    pipe([(0.515, 2.30, 2.04), (0.44, 2.50, 2.36)], 0.0045, plaster('baton', (0.7, 0.66, 0.55)), soft=False)
    cylinder(0.016, 1.0, (0, 2.72, 0.62), painted_metal(), edge=0.003)
    box((0.56, 0.02, 0.36), (0, 2.70, 1.22), painted_metal(), (-52, 0, 0), 0.006)
    cylinder(0.02, 1.42, (1.62, 0.9, 0.71), painted_metal(), edge=0.003)
    place(remote_camera(), (1.62, 0.9, 1.42), (0, 0, 14), 1.25)
    # A pillar in the shade frames the choir on the left.
    cylinder(0.40, 7, (-1.12, -0.15, 3.5), plaster('pillar', (0.10, 0.09, 0.085)), edge=0.01, steps=64)
    # The sun comes low through a window on the right and reaches the choir; the three windows fill from behind.
    spot((9.5, 4.0, 6.5), (-0.6, 6.6, 1.5), 15000, MORNING, 30, 0.35, 0.06)
    spot((8.5, 1.6, 6.0), (-0.4, 2.2, 1.2), 4500, MORNING, 12, 0.4, 0.06)
    for x in (-2.9, 0.0, 2.9):
        area((x, 8.8, 5.0), (x * 0.6, 4.5, 1.6), (1.4, 4.0), 330, (0.92, 0.95, 1.0))
    area((0, 1.0, 8.5), (0, 6.0, 1.0), (10, 6), 260, (0.72, 0.82, 1.0))
    area((3.5, 3.0, 3.5), (1.6, 0.9, 1.4), (0.4, 1.2), 40, MORNING)
    camera((0.28, -2.35, 1.55), (0.18, 6.0, 2.35), 35, (0, 2.0, 1.6), 2.4, roll=0.2)
