"""Podcast consultation: two microphones, a lamp, the curtain drawn."""
from materials import glow, surface
from props.set import curtain, floor_lamp, headphones, microphone, mug, table
from scene_kit import AMBER, SIGNAL, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place, point, put

ALT = 'Two broadcast microphones face each other over a walnut table, a lamp and a heavy curtain behind them'
FOCUS = 'edge'
SIZE = (1600, 900)
SAMPLES = 40
DEVELOP = {
    'haze': {'density': 0.03, 'from': 1.5, 'glow': 0.35, 'spread': 0.08, 'loss': 0.05, 'color': (0.001, 0.0007, 0.0005)},
    'bloom': 0.15, 'exposure': 0.1,
}


def build():
    floor(surface('boards', (0.05, 0.028, 0.016), 0.4, vary=0.1, scale=1.5, stretch=(1, 12, 1), tint=0.3), 12)
    put(curtain(8.0, color=(0.042, 0.022, 0.012)), (0, 2.7, 0))
    place(table(2.6, 1.3), (0.1, 0.80, 0))
    place(microphone(), (0.62, 0.80, 0.74), (0, 0, 128))
    place(microphone(), (-0.66, 1.02, 0.74), (0, 0, -74))
    place(headphones(), (-0.02, 0.42, 0.74), (0, 0, 24))
    place(mug(), (0.50, 0.40, 0.74), (0, 0, 150))
    place(mug((0.06, 0.05, 0.05)), (-0.42, 1.25, 0.74), (0, 0, 20))
    box((0.30, 0.20, 0.05), (0.10, 0.95, 0.765), surface('recorder', (0.02, 0.02, 0.021), 0.4), (0, 0, 8), 0.008)
    for i in range(6):
        pad = glow('pad', (1.0, 0.6, 0.25), 0.7, False) if i else glow('recording', SIGNAL, 5, False)
        box((0.020, 0.020, 0.006), (0.01 + i * 0.034, 0.885 + i * 0.005, 0.793), pad, (0, 0, 8), 0.003)
    place(floor_lamp(3.2), (1.02, 2.0, -0.26))
    point((1.02, 2.0, 1.32), 20, TUNGSTEN, 0.12)
    area((0.4, 2.45, 0.1), (0.2, 2.8, 1.6), (4.0, 0.1), 26, AMBER)
    area((0.1, 0.9, 2.3), (0.05, 0.8, 0.74), (0.9, 0.4), 30, WARM_WHITE)
    area((2.0, 1.5, 1.7), (0.2, 0.6, 1.0), (0.3, 1.0), 70, TUNGSTEN)
    area((-2.2, 1.9, 1.7), (0.0, 0.7, 1.0), (0.4, 1.2), 60, STEEL)
    camera((-0.22, -0.62, 1.06), (0.06, 0.9, 1.05), 36, (0.30, 0.55, 1.08), 1.8, roll=0.4)
