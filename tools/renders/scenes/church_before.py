"""Religious partnership, before: the hall as it was. Same frame as church-after."""
from props.church import hall
from scene_kit import area, camera

ALT = 'A church hall before: flat fluorescent light, cables, boxes, a washed-out projection and a camcorder on a tripod'
SIZE = (1024, 576)
SAMPLES = 20
LOOK = 'Low Contrast'
DEVELOP = {'bloom': 0.05, 'exposure': -0.55, 'balance': (0.94, 1.02, 0.93)}
GRADE = {'saturation': 0.62, 'grain': 2.2, 'vignette': 0.12}


def frame():
    camera((-0.9, -7.2, 1.75), (0.35, 4.0, 2.35), 24, (0, 6, 2), 5.6)


def build():
    hall(lit=False)
    for y in (-3, 1.5, 6):
        area((0, y, 5.6), (0, y, 0), (5, 0.2), 130, (0.80, 1.0, 0.80))
    area((0, -6, 4), (0, 4, 2), (4, 2), 60, (0.85, 1.0, 0.88))
    frame()
