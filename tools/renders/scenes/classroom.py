"""Youth training: a young crew from behind, round a small camera; the whiteboard is their set."""
from materials import cloth, glow, hair, oak, plaster, surface
from paint import still
from props.cinema_camera import cinema_camera
from props.figure import STANDING, figure
from props.set import softbox, table
from props.tripod import tripod
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, floor, panel, place

ALT = 'Four young people from behind, gathered round a camera on a tripod in a classroom lit by one soft light'
SIZE = (1280, 536)
SAMPLES = 34
DEVELOP = {
    'haze': {'density': 0.03, 'from': 3, 'glow': 0.4, 'spread': 0.08, 'loss': 0.1, 'color': (0.001, 0.001, 0.0015)},
    'bloom': 0.13, 'exposure': 0.15,
}


def build():
    floor(surface('lino', (0.06, 0.055, 0.05), 0.3, vary=0.12, scale=1.2, tint=0.2), 20)
    wall = plaster('classroom', (0.075, 0.07, 0.062))
    box((12, 0.1, 3.4), (0, 4.6, 1.7), wall, edge=0)
    box((3.4, 0.06, 1.4), (0.5, 4.52, 1.75), surface('green board', (0.02, 0.045, 0.035), 0.6, tint=0.3), edge=0.01)
    for z in (1.03, 2.47):
        box((3.5, 0.09, 0.06), (0.5, 4.50, z), oak(), edge=0.01)
    # A row of windows at the left, evening behind the blinds.
    box((0.1, 9, 3.4), (-3.6, 1.5, 1.7), wall, edge=0)
    for i in range(3):
        for k in range(14):
            panel(1.5, 0.07, (-3.52, 0.2 + i * 1.75, 1.05 + k * 0.115), glow('blind', (0.34, 0.46, 0.9), 0.55, False), (18, 0, -90))
    for x, y in ((2.6, 2.6), (2.9, 1.2), (-2.4, 3.4)):
        place(table(1.3, 0.6, 0.72, oak()), (x, y, 0), (0, 0, 8))
    place(softbox(0.8, 1.1, 1.6, WARM_WHITE, 1.80, 12), (2.0, 3.0, 0), (0, 0, -32))
    area((1.95, 2.85, 1.85), (0.1, 1.4, 1.2), (0.8, 1.0), 190, WARM_WHITE, spread=120)
    place(tripod(1.18, 0.45), (0.42, 1.55, 0), (0, 0, 10))
    place(cinema_camera(still('interview-feed')), (0.42, 1.55, 1.18), (0, 0, 10))
    hoodie = {'rust': (0.16, 0.045, 0.02), 'navy': (0.02, 0.03, 0.06), 'grey': (0.09, 0.09, 0.09), 'olive': (0.05, 0.055, 0.03)}
    crew = (
        ('operator', (-0.02, 1.02), -14, 0.93, 'tail', True, 'rust',
         {'hand_r': (0.16, 0.42, 1.22), 'elbow_r': (0.28, 0.14, 1.16), 'hand_l': (-0.10, 0.40, 1.16), 'elbow_l': (-0.28, 0.12, 1.12)}),
        ('assistant', (-0.80, 1.30), -38, 0.97, 'curly', False, 'navy', {'hand': (0.14, 0.26, 1.14), 'elbow': (0.29, 0.04, 1.10)}),
        ('sound', (1.18, 1.35), 34, 0.90, 'short', True, 'olive', {'hand': (0.12, 0.24, 1.02), 'elbow': (0.28, 0.02, 1.08)}),
        ('watching', (-1.55, 1.9), -48, 0.88, 'long', False, 'grey', {'hand': (0.10, 0.22, 1.16), 'elbow': (0.28, 0.06, 1.06)}),
    )
    for name, (x, y), turn, size, style, phones, tone, joints in crew:
        body = figure(name, STANDING, joints, cloth(tone, hoodie[tone]), style, hair(f'{name} hair', (0.02, 0.012, 0.008)),
                      phones, cell=0.010, seed=len(name), wide=0.92)
        place(body, (x, y, 0), (0, 0, turn), size)
    area((-3.3, 2.2, 1.9), (0, 1.4, 1.3), (0.3, 3.0), 110, MOON)
    area((2.8, 0.6, 2.6), (0.2, 1.2, 1.3), (0.4, 1.0), 60, TUNGSTEN)
    camera((-0.28, -1.55, 1.38), (0.02, 2.0, 1.34), 35, (0.0, 1.1, 1.3), 2.4, roll=0.4)
