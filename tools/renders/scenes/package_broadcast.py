"""Package: a control room that came in cases. Five camera feeds above, the program below, nobody there
yet."""
from materials import carpet, painted_metal, plaster, plastic
from paint import bridge_wall, still
from props.cases import road_case
from props.desk import display, sound_desk, tally_bar, vision_mixer
from props.kit_parts import encoder
from props.set import headphones, mug
from scene_kit import MOON, STEEL, TUNGSTEN, area, box, camera, floor, place

ALT = 'A control desk built from flight cases: a switcher with lit keys below monitors that show five cameras'
SIZE = (960, 540)
SAMPLES = 30
DEVELOP = {
    'haze': {'density': 0.03, 'from': 2, 'glow': 0.3, 'spread': 0.06, 'loss': 0.1, 'color': (0.001, 0.0012, 0.002)},
    'bloom': 0.13, 'exposure': 0.55,
}


def build():
    floor(carpet(), 20)
    box((10, 0.1, 4), (0, 3.0, 1.7), plaster('dark', (0.012, 0.012, 0.014)), edge=0)
    for x in (-0.72, 0.72):
        place(road_case(1.36, 0.74, 0.72, 0.12, open_lid=False), (x, 0.35, 0))
    place(road_case(0.62, 0.62, 1.15, 0.16), (-1.95, 0.7, 0), (0, 0, 14))
    place(road_case(0.62, 0.62, 0.62, 0.3), (1.95, 0.55, 0), (0, 0, -12))
    top = 0.845
    place(vision_mixer(), (0.34, 0.14, top))
    place(sound_desk(10), (-0.80, 0.16, top), (0, 0, 4), 0.9)
    place(encoder(), (1.22, 0.35, top), (0, 0, -14), 1.1)
    place(headphones(), (1.12, 0.10, top), (0, 0, 30))
    place(mug(), (-0.33, 0.02, top))
    # The frame that carries the screens, with its feet on the cases.
    for x in (-1.05, 1.05):
        box((0.05, 0.05, 1.28), (x, 0.66, top + 0.62), painted_metal(), edge=0.006)
        box((0.30, 0.20, 0.02), (x, 0.60, top + 0.01), painted_metal(), edge=0.006)
    for z in (0.62, 1.10):
        box((2.7, 0.04, 0.04), (0, 0.66, top + z), plastic(), edge=0.006)
    for i, name in enumerate(('hero', 'keynote', 'conference', 'interview-feed', 'truss')):
        x = -1.12 + i * 0.56
        place(display(still(name), 0.52, 0.75), (x, 0.60, top + 1.09), (-5, 0, -x * 7))
        box((0.16, 0.012, 0.012), (x, 0.585, top + 0.918), tally_bar('live' if i == 1 else 'next' if i == 2 else ''), edge=0.003)
    place(display(still('keynote'), 0.98, 0.95), (0.53, 0.60, top + 0.60))
    place(display(bridge_wall(800, 450, 'graphics'), 0.98, 0.75), (-0.53, 0.60, top + 0.60))
    area((0, 0.4, 2.0), (0, -0.2, 0.9), (2.4, 0.5), 16, (0.95, 0.72, 0.5))
    area((2.4, 0.3, 2.4), (0.6, 0.3, 0.8), (0.3, 1.2), 60, TUNGSTEN)
    area((-2.5, 0.1, 2.2), (-0.6, 0.3, 0.8), (0.3, 1.2), 44, MOON)
    area((0.4, -2.2, 2.2), (0, 0.2, 0.6), (1.2, 0.4), 14, STEEL)
    camera((-0.42, -2.25, 1.62), (0.02, 0.45, 1.30), 26, (0.2, 0.3, 1.1), 2.8, roll=0.2)
