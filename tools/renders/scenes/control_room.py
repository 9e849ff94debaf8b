"""Live streaming: the wall of monitors, seen from behind the people who switch between them."""
from materials import carpet, cloth, plaster
from paint import bridge_wall, multitrack, still, waveform
from props.desk import desk, display, office_chair, sound_desk, tally_bar, vision_mixer
from props.figure import SEATED, figure
from scene_kit import STEEL, TUNGSTEN, area, box, camera, floor, place

ALT = 'Two people from behind at a control desk, one in a headset, dark before a wall of monitors, one for every camera'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 24
DEVELOP = {
    'haze': {'density': 0.03, 'from': 2, 'glow': 0.25, 'spread': 0.05, 'loss': 0.1, 'color': (0.001, 0.0012, 0.002)},
    'bloom': 0.12, 'exposure': 0.1,
}


def build():
    floor(carpet(), 20)
    box((9, 0.1, 3.4), (0, 2.62, 1.7), plaster('dark', (0.012, 0.012, 0.014)), edge=0)
    pictures = [still('conference'), still('keynote')]
    for i, picture in enumerate(pictures):
        x = -0.73 + i * 1.46
        place(display(picture, 1.40, 0.95), (x, 2.46, 1.93), (0, 0, 0))
        box((0.60, 0.02, 0.010), (x, 2.44, 1.505), tally_bar('live' if i else 'next'), edge=0.004)
    small = [still(n) for n in ('hero', 'church-after', 'keynote', 'interview', 'festival')] + [waveform(), bridge_wall(480, 270, 'graphics'), waveform(seed=8)]
    index = 0
    for row, z in enumerate((1.26, 2.60)):
        for column in range(6):
            x = -2.2 + column * 0.88
            place(display(small[index % len(small)], 0.82, 0.65), (x, 2.46, z))
            box((0.10, 0.02, 0.014), (x, 2.44, z - 0.255), tally_bar('live' if index == 3 else 'next' if index == 8 else ''), edge=0.003)
            index += 1
    for side in (-1, 1):
        for z in (1.70, 2.16):
            place(display(small[index % len(small)], 0.80, 0.6), (side * 1.90, 2.46, z))
            index += 1
    place(desk(3.6), (0, 1.0, 0))
    place(vision_mixer(), (0.42, 0.88, 0.74))
    place(sound_desk(14), (-0.95, 0.88, 0.74))
    for x, picture, angle in ((1.35, multitrack(), -24),):
        place(display(picture, 0.5, 0.8), (x, 1.15, 1.0), (-6, 0, angle))
    sit = {'hand': (0.20, 0.46, 0.80), 'elbow': (0.29, 0.14, 0.80)}
    one = figure('director', SEATED, {**sit, 'head': (0.015, 0.055, 1.215), 'hand_r': (0.24, 0.50, 0.86), 'turn': 0.30, 'palm_r': (0, 0, -1)},
                 cloth('director', (0.075, 0.030, 0.022), 0.1), 'bun', (0.045, 0.022, 0.011), True, 'hoodie', cell=0.010, seed=3, wide=0.92)
    two = figure('engineer', SEATED, {**sit, 'head': (-0.03, 0.06, 1.205), 'turn': -0.42, 'nod': 0.08}, cloth('engineer', (0.040, 0.046, 0.060), 0.1),
                 'curly', (0.014, 0.009, 0.006), True, 'shirt', cell=0.010, seed=8, wide=1.06)
    chair = office_chair(0.5)
    for person, x, turn in ((one, 0.46, -6), (two, -0.90, 8)):
        place(person, (x, 0.22, 0.0), (0, 0, turn))
        place(chair, (x, 0.14, 0.0), (0, 0, turn * 1.6))
    area((0, 2.2, 2.0), (0, 0.4, 1.0), (4.4, 1.2), 80, (0.95, 0.72, 0.5))
    area((2.8, 1.3, 2.4), (0.2, 0.2, 1.1), (0.3, 1.4), 60, TUNGSTEN)
    area((-2.9, 1.1, 2.3), (-0.8, 0.2, 1.1), (0.3, 1.4), 64, STEEL)
    area((-0.4, -2.4, 2.6), (-0.1, 0.2, 1.0), (2.4, 0.6), 3, STEEL)
    camera((-0.30, -1.75, 1.32), (0.02, 2.5, 1.40), 31, (0.3, 0.3, 1.25), 2.0, roll=0.4)
