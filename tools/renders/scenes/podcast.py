"""Podcast consultation: two microphones in a studio lit in violet and cyan, as shows are today."""
from materials import glow, plaster, surface
from props.set import headphones, microphone, mug, table
from scene_kit import SIGNAL, area, box, camera, cylinder, floor, place

ALT = 'Two broadcast microphones face each other over a dark table in a studio lit in violet and cyan, slatted walls and light tubes behind them'
FOCUS = 'edge'
SIZE = (1600, 900)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.06, 'from': 1.2, 'glow': 0.5, 'spread': 0.08, 'loss': 0.05, 'color': (0.0012, 0.0006, 0.0022)},
    'bloom': 0.20, 'exposure': 0.1,
}

GRADE = {'grain': 0.45, 'quality': 66}

VIOLET, CYAN, ROSE = (0.42, 0.10, 1.0), (0.05, 0.62, 0.95), (1.0, 0.12, 0.55)


def tube(at, length, color, strength, lean=0.0):
    """A light tube that stands or leans on the wall."""
    cylinder(0.013, length, at, glow(f'tube {color}', color, strength, False), (0, lean, 0), 0.006)
    x, y, z = at
    area((x, y - 0.05, z), (x * 0.4, 0.4, 0.9), (0.06, length), 42, color)
    area((x, y, z), (x, 4, z), (0.06, length), 7, color)


def build():
    floor(surface('studio floor', (0.02, 0.018, 0.022), 0.3, vary=0.1, scale=1.5), 12)
    wall, slat = plaster('studio wall', (0.05, 0.05, 0.055)), surface('slat', (0.055, 0.035, 0.024), 0.5, vary=0.1, scale=2, stretch=(6, 6, 1), tint=0.3)
    box((9, 0.1, 3.2), (0, 2.85, 1.6), wall, edge=0)
    for i in range(64):
        box((0.045, 0.05, 3.2), (-3.4 + i * 0.107, 2.76, 1.6), slat, edge=0.006)
    tube((-0.72, 2.55, 1.35), 1.5, VIOLET, 5, 4)
    tube((1.86, 2.50, 1.30), 1.6, CYAN, 4.5, -3)
    area((0.4, 2.60, 0.04), (0.4, 2.80, 1.6), (4.4, 0.08), 90, ROSE)
    area((0.4, 2.60, 3.0), (0.4, 2.85, 1.2), (4.4, 0.08), 60, VIOLET)
    place(table(2.6, 1.3, wood=surface('black ash', (0.022, 0.020, 0.021), 0.24, vary=0.1, scale=3, stretch=(1, 9, 9), tint=0.3, coat=0.2)), (0.1, 0.80, 0))
    place(microphone(), (0.62, 0.80, 0.74), (0, 0, 128))
    place(microphone(), (-0.66, 1.02, 0.74), (0, 0, -74))
    place(headphones(), (-0.02, 0.42, 0.74), (0, 0, 24))
    place(mug((0.50, 0.48, 0.46)), (0.50, 0.40, 0.74), (0, 0, 150))
    place(mug((0.06, 0.05, 0.05)), (-0.42, 1.25, 0.74), (0, 0, 20))
    box((0.30, 0.20, 0.05), (0.10, 0.95, 0.765), surface('recorder', (0.02, 0.02, 0.021), 0.4), (0, 0, 8), 0.008)
    for i in range(6):
        pad = glow('pad', (0.55, 0.75, 1.0), 0.7, False) if i else glow('recording', SIGNAL, 5, False)
        box((0.020, 0.020, 0.006), (0.01 + i * 0.034, 0.885 + i * 0.005, 0.793), pad, (0, 0, 8), 0.003)
    area((0.1, 0.9, 2.3), (0.05, 0.8, 0.74), (0.9, 0.4), 26, (0.92, 0.86, 1.0))
    area((2.0, 1.5, 1.7), (0.2, 0.6, 1.0), (0.3, 1.0), 62, CYAN)
    area((-2.2, 1.9, 1.7), (0.0, 0.7, 1.0), (0.4, 1.2), 80, ROSE)
    camera((-0.22, -0.62, 1.06), (0.06, 0.9, 1.05), 36, (0.30, 0.55, 1.08), 1.8, roll=0.4)
