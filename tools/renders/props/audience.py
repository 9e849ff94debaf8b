"""Rows of people, seen from behind."""
import random

from materials import black_cloth, cloth, plastic
from props.figure import SEATED, figure
from scene_kit import box, place, prop

STYLES = ['short', 'long', 'curly', 'waves', 'bun', 'short', 'bob', 'tail', 'waves', 'long']
OUTFITS = ['suit', 'shirt', 'blazer', 'hoodie', 'suit', 'shirt']
CLOTHS = [(0.030, 0.032, 0.040), (0.22, 0.20, 0.17), (0.060, 0.030, 0.022), (0.025, 0.035, 0.060), (0.040, 0.037, 0.034), (0.10, 0.11, 0.13),
          (0.070, 0.018, 0.018), (0.030, 0.040, 0.034), (0.16, 0.11, 0.07), (0.020, 0.020, 0.023)]
HAIR = [(0.012, 0.008, 0.006), (0.045, 0.022, 0.011), (0.006, 0.006, 0.007), (0.11, 0.068, 0.036), (0.022, 0.012, 0.007), (0.13, 0.12, 0.11)]


def people(count=8):
    made = []
    for i in range(count):
        wear = cloth(f'audience {i}', CLOTHS[i % len(CLOTHS)])
        tone = HAIR[i % len(HAIR)]
        joints = {'head': (random.uniform(-0.02, 0.02), 0.04 + random.uniform(-0.01, 0.03), 1.21),
                  'turn': random.uniform(-0.5, 0.5), 'nod': random.uniform(-0.08, 0.12)}
        made.append(figure(f'audience {i}', SEATED, joints, wear, STYLES[i % len(STYLES)], tone,
                           outfit=OUTFITS[i % len(OUTFITS)], cell=0.017, seed=20 + i, wide=random.uniform(0.92, 1.15)))
    return made


def chair():
    with prop('chair') as made:
        box((0.46, 0.05, 0.42), (0, -0.20, 0.78), black_cloth(), (-8, 0, 0), 0.02)
        box((0.48, 0.46, 0.07), (0, 0.04, 0.44), black_cloth(), edge=0.02)
        for x in (-0.21, 0.21):
            for y in (-0.18, 0.22):
                box((0.025, 0.025, 0.42), (x, y, 0.21), plastic(), edge=0.004)
    return made


def rows(cast, first, count, seats, pitch=(0.62, 0.95), fill=0.9, rise=0.0, center=0.0, chairs=None):
    """Row 0 is at `first` (a distance along Y); the following rows come toward the lens."""
    for row in range(count):
        for seat in range(seats):
            x = center + (seat - (seats - 1) / 2) * pitch[0] + (row % 2) * pitch[0] * 0.5
            y, z = first - row * pitch[1], row * rise
            if chairs:
                place(chairs, (x, y, z))
            if random.random() < fill:
                at = (x + random.uniform(-0.06, 0.06), y + random.uniform(-0.05, 0.05), z)
                place(random.choice(cast), at, (random.uniform(-2, 4), random.uniform(-3, 3), random.gauss(0, 9)),
                      random.uniform(0.94, 1.05))
