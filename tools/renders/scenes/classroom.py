"""Youth training: three students film a shot, silhouetted against the evening in the windows."""
from materials import cloth, glow, plaster, surface
from paint import still
from props.cinema_camera import cinema_camera
from props.figure import STANDING, figure
from props.set import armchair, boom, clapperboard, softbox, table
from props.tripod import tripod
from scene_kit import AMBER, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, floor, panel, place

ALT = 'Three students from behind, dark against evening windows: one holds a boom, one films, one holds up a slate'
FOCUS = 'edge'
SIZE = (1600, 670)
SAMPLES = 26
DEVELOP = {
    'haze': {'density': 0.045, 'from': 2.5, 'glow': 0.5, 'spread': 0.09, 'loss': 0.12, 'color': (0.0025, 0.0018, 0.0012)},
    'bloom': 0.16, 'exposure': 0.1,
}

CREW = (
    ('operator', (1.02, 1.25), -6, 0.96, 'tail', True, 'hoodie',
     {'hand_r': (0.14, 0.42, 1.24), 'elbow_r': (0.30, 0.16, 1.14), 'hand_l': (-0.12, 0.42, 1.20), 'elbow_l': (-0.30, 0.14, 1.12)}),
    ('slate', (-0.42, 2.55), -64, 0.95, 'curly', False, 'tee',
     {'hand_l': (0.02, 0.56, 1.34), 'elbow_l': (-0.20, 0.30, 1.24), 'hand_r': (0.12, 0.54, 1.24), 'elbow_r': (0.28, 0.26, 1.16)}),
    ('sound', (2.25, 2.25), 20, 0.97, 'short', True, 'shirt',
     {'hand_l': (-0.09, 0.34, 1.91), 'elbow_l': (-0.34, 0.24, 1.66), 'hand_r': (0.13, 0.05, 1.83), 'elbow_r': (0.37, 0.06, 1.62)}),
)


WEAR = {'operator': (0.018, 0.022, 0.035), 'slate': (0.10, 0.085, 0.06), 'sound': (0.045, 0.016, 0.012)}


def room():
    floor(surface('lino', (0.05, 0.045, 0.04), 0.24, vary=0.10, scale=1.2, tint=0.2), 20)
    wall = plaster('classroom', (0.05, 0.045, 0.04))
    box((14, 0.1, 1.0), (0, 5.6, 0.5), wall, edge=0)
    box((14, 0.1, 0.8), (0, 5.6, 3.2), wall, edge=0)
    box((7.0, 0.1, 3.6), (-4.75, 5.58, 1.8), wall, edge=0)
    # Evening through the blinds: amber low down, blue above.
    for i in range(19):
        t = i / 18
        tone = (1.0 * (1 - t) + 0.12 * t, 0.46 * (1 - t) + 0.20 * t, 0.14 * (1 - t) + 0.46 * t)
        panel(9.0, 0.072, (1.4, 5.62, 1.04 + i * 0.10), glow(f'blind {i}', tone, 1.15 - 0.75 * t, False), (16, 0, 0))
    for x in (-1.25, 0.5, 2.3, 4.1):
        box((0.09, 0.06, 1.95), (x, 5.52, 1.92), plaster('frame', (0.03, 0.027, 0.025)), edge=0.01)
    for x, y, turn in ((-1.9, 4.4, 6), (-3.2, 3.3, -10), (3.6, 4.2, 12)):
        place(table(1.3, 0.6, 0.72), (x, y, 0), (0, 0, turn))


def build():
    room()
    place(armchair(), (0.95, 4.3, 0), (0, 0, 172), 0.95)
    place(softbox(0.7, 0.9, 2.2, WARM_WHITE, 1.95, 16), (3.0, 3.5, 0), (0, 0, -46))
    area((2.9, 3.35, 1.95), (0.9, 2.4, 1.1), (0.7, 0.9), 90, WARM_WHITE, spread=130)
    place(tripod(1.10, 0.45), (0.90, 1.78, 0), (0, 0, 3))
    place(cinema_camera(still('interview-feed')), (0.90, 1.78, 1.10), (0, 0, 3))
    place(clapperboard(), (0.175, 2.79, 1.262), (0, 0, -4))
    place(boom(2.7), (0.77, 3.45, 2.27), (12.7, 0, 55))
    for name, (x, y), turn, size, style, phones, outfit, joints in CREW:
        body = figure(name, STANDING, joints, cloth(f'student {name}', WEAR[name], 0.1), style, (0.014, 0.009, 0.007), phones, outfit, cell=0.009, seed=len(name), wide=0.9)
        place(body, (x, y, 0), (0, 0, turn), size)
    area((1.2, 5.4, 2.3), (0.9, 2.0, 1.3), (6.0, 1.2), 150, (1.0, 0.62, 0.32))
    area((-3.2, 4.0, 2.6), (0.2, 2.2, 1.4), (0.4, 1.4), 22, STEEL)
    area((3.8, 1.6, 2.4), (1.2, 1.3, 1.4), (0.3, 1.2), 24, TUNGSTEN)
    area((-2.0, 5.2, 0.4), (-1.0, 3.0, 0.0), (3.0, 0.3), 20, AMBER)
    camera((-0.35, -1.75, 1.24), (0.42, 2.4, 1.44), 33, (0.95, 1.7, 1.3), 2.2, roll=0.3)
