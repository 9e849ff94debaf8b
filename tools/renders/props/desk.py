"""Control room: desk, vision mixer, sound desk, monitors on a wall, office chairs."""
import math
import random

from materials import aluminum, anodised, black_cloth, glow, painted_metal, plastic, rubber, screen, walnut
from scene_kit import SIGNAL, box, cylinder, panel, pipe, prop, sphere


def display(path, width=0.93, strength=1.0, bezel=0.012):
    """A flat screen facing -Y, 16:9, centered."""
    height = width * 9 / 16
    with prop('display') as made:
        box((width + bezel * 2, 0.035, height + bezel * 2), (0, 0.022, 0), plastic(), edge=0.004)
        panel(width, height, (0, -0.0005, 0), screen(path, strength, 0.12))
    return made


def tally_bar(live):
    color = SIGNAL if live == 'live' else (0.1, 1.0, 0.25) if live == 'next' else (0.02, 0.02, 0.02)
    return glow(f'tally {live}', color, 6 if live else 0.1, False)


def vision_mixer(seed=1):
    """Rows of lit keys, a fader arm. 1.1 m wide, slopes toward -Y."""
    random.seed(seed)
    with prop('vision mixer') as made:
        box((1.15, 0.50, 0.07), (0, 0, 0.05), painted_metal(), (6, 0, 0), 0.012)
        tones = [((1.0, 0.62, 0.25), 0.9), ((1.0, 0.85, 0.6), 0.7), ((0.9, 0.9, 0.9), 0.45)]
        for row in range(5):
            live = random.randrange(14)
            for column in range(14):
                x, y = -0.50 + column * 0.052 + (0.03 if column > 9 else 0), -0.19 + row * 0.062
                z = 0.092 + y * math.tan(math.radians(6))
                color, level = (SIGNAL, 5.0) if column == live and row in (0, 1) else random.choice(tones)
                box((0.036, 0.036, 0.014), (x, y, z), glow(f'key {color}', color, level, False), (6, 0, 0), 0.004, 2)
        for x in (0.36, 0.46):
            box((0.05, 0.22, 0.008), (x, -0.03, 0.088), anodised(), (6, 0, 0), 0.002)
            box((0.045, 0.02, 0.035), (x, random.uniform(-0.08, 0.06), 0.108), aluminum(), (6, 0, 0), 0.005)
    return made


def sound_desk(channels=16, seed=2):
    random.seed(seed)
    with prop('sound desk') as made:
        width = channels * 0.046 + 0.1
        box((width, 0.62, 0.06), (0, 0, 0.05), painted_metal(), (7, 0, 0), 0.012)
        for c in range(channels):
            x = -width / 2 + 0.07 + c * 0.046
            slope = math.tan(math.radians(7))
            box((0.006, 0.16, 0.002), (x, -0.17, 0.082 - 0.17 * slope), rubber(), (7, 0, 0), 0)
            y = -0.17 + random.uniform(-0.06, 0.05)
            box((0.02, 0.034, 0.016), (x, y, 0.094 + y * slope), aluminum(), (7, 0, 0), 0.004, 2)
            muted = glow('muted', SIGNAL, 2, False) if random.random() < 0.2 else glow('open', (0.1, 0.1, 0.1), 0.3, False)
            box((0.024, 0.014, 0.006), (x, -0.06, 0.085 - 0.06 * slope), muted, (7, 0, 0), 0.002, 2)
            for k in range(4):
                yy = 0.0 + k * 0.05
                cylinder(0.009, 0.018, (x, yy, 0.093 + yy * slope), rubber(), (7, 0, 0), 0.003, 16)
                ring = glow(f'ring {k}', [(1, 0.6, 0.2), (0.3, 0.7, 1.0), (1, 0.6, 0.2), (0.4, 1, 0.5)][k], 0.7, False)
                cylinder(0.0105, 0.003, (x, yy, 0.084 + yy * slope), ring, (7, 0, 0), 0.0005, 16)
            steps = random.randint(3, 8)
            for k in range(9):
                tone = (0.1, 1.0, 0.25) if k < 6 else (1.0, 0.6, 0.05)
                yy = 0.205 + k * 0.008
                box((0.010, 0.005, 0.002), (x, yy, 0.084 + yy * slope), glow(f'meter {tone} {k < steps}', tone, 3 if k < steps else 0.02, False), (7, 0, 0), 0)
    return made


def desk(width=3.2, depth=0.9, height=0.74):
    with prop('desk') as made:
        box((width, depth, 0.04), (0, 0, height - 0.02), walnut(), edge=0.006)
        box((width - 0.1, 0.03, height - 0.06), (0, depth / 2 - 0.06, (height - 0.06) / 2), plastic(), edge=0.004)
        for x in (-width / 2 + 0.06, width / 2 - 0.06):
            box((0.05, depth - 0.1, height - 0.04), (x, 0, (height - 0.04) / 2), plastic(), edge=0.006)
    return made


def office_chair(back=0.40):
    """`back` is how high the backrest rises; from 0.5 it reaches the shoulders of whoever sits in it."""
    with prop('office chair') as made:
        box((0.46, 0.06, back), (0, -0.24, 0.56 + back / 2), black_cloth(), (-8, 0, 0), 0.03, 4)
        box((0.50, 0.48, 0.08), (0, 0.0, 0.47), black_cloth(), edge=0.03, segments=4)
        cylinder(0.025, 0.36, (0, 0, 0.26), anodised())
        pipe([(0, -0.05, 0.42), (0, -0.26, 0.46), (0, -0.28, 0.75)], 0.018, plastic())
        for i in range(5):
            a = math.radians(72 * i + 20)
            pipe([(0, 0, 0.10), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.06)], 0.016, plastic(), soft=False)
            sphere(0.028, (0.29 * math.cos(a), 0.29 * math.sin(a), 0.03), rubber())
    return made
