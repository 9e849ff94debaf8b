"""Podcast consultation: two microphones, two chairs, the light already on."""
from materials import glow, plaster, surface, walnut
from paint import multitrack
from props.desk import display
from props.set import armchair, floor_lamp, headphones, microphone, mug, plant, table
from scene_kit import AMBER, SIGNAL, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, floor, pipe, place, point

ALT = 'A walnut table with two broadcast microphones, headphones and a mug, ready for a conversation in a warm dark room'
SIZE = (1280, 720)
SAMPLES = 36
DEVELOP = {'bloom': 0.13, 'exposure': 0.0}


def build():
    floor(surface('boards', (0.05, 0.028, 0.016), 0.4, vary=0.1, scale=1.5, stretch=(1, 12, 1), tint=0.3), 12)
    box((8, 0.1, 3.4), (0, 2.6, 1.7), plaster('umber', (0.045, 0.030, 0.022)), edge=0)
    # Acoustic slats, lit from a hidden tube.
    for i in range(44):
        box((0.045, 0.05, 3.0), (-2.8 + i * 0.13, 2.48, 1.5), walnut(), edge=0.006)
    pipe([(-2.6, 2.30, 0.06), (2.8, 2.30, 0.06)], 0.012, glow('tube', AMBER, 26, True), soft=False)
    place(table(2.1, 1.0), (0, 0.45, 0))
    for x, turn in ((-0.20, 76), (0.34, -68)):
        place(microphone(), (x, 0.84, 0.74), (0, 0, turn))
    place(headphones(), (0.22, 0.22, 0.74), (0, 0, 28))
    place(headphones(), (-0.50, 0.60, 0.74), (0, 0, 200))
    place(mug(), (-0.22, 0.18, 0.74), (0, 0, 200))
    place(mug((0.06, 0.05, 0.05)), (0.52, 0.66, 0.74), (0, 0, 20))
    box((0.34, 0.22, 0.05), (0.02, 0.66, 0.765), surface('recorder', (0.02, 0.02, 0.021), 0.4), edge=0.008)
    for i in range(6):
        pad = glow('pad', (1.0, 0.6, 0.25), 0.7, False) if i else glow('recording', SIGNAL, 5, False)
        box((0.022, 0.022, 0.006), (-0.09 + i * 0.036, 0.60, 0.793), pad, edge=0.003)
    for x, turn in ((-1.55, -72), (1.55, 72)):
        place(armchair(), (x, 0.75, 0), (0, 0, turn))
    place(plant(1.6, 9), (1.75, 2.1, 0))
    place(display(multitrack(), 0.8, 0.5), (-1.22, 2.36, 1.50), (0, 0, 6))
    place(floor_lamp(3.0), (1.15, 2.1, 0))
    point((1.15, 2.1, 1.58), 16, TUNGSTEN, 0.12)
    area((-0.4, 0.3, 2.35), (0, 0.5, 0.74), (1.0, 0.5), 60, WARM_WHITE)
    area((2.6, 1.6, 2.0), (0.2, 0.5, 0.9), (0.4, 1.2), 110, TUNGSTEN)
    area((-2.7, 1.7, 1.9), (-0.2, 0.5, 0.9), (0.4, 1.2), 60, STEEL)
    camera((-0.30, -1.05, 1.16), (0.0, 0.9, 1.03), 32, (-0.55, 0.90, 1.08), 2.2, roll=0.4)
