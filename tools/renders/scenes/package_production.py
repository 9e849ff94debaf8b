"""Package: three cameras around a small stage, an hour before doors open."""
from materials import carpet
from paint import bridge_wall, still
from props.cinema_camera import cinema_camera
from props.set import armchair
from props.stage import hang_lamp, led_wall, stage_deck, truss
from props.tripod import tripod
from scene_kit import AMBER, TUNGSTEN, WARM_WHITE, area, camera, floor, place

ALT = 'Three cameras on tripods stand dark around a small lit stage with two empty chairs before a warm screen'
SIZE = (960, 540)
SAMPLES = 30
DEVELOP = {
    'haze': {'density': 0.05, 'from': 3, 'glow': 0.5, 'spread': 0.09, 'loss': 0.2, 'color': (0.003, 0.0024, 0.002)},
    'bloom': 0.14, 'exposure': 0.4,
}


def build():
    floor(carpet(), 60)
    stage_deck(7.0, 3.4, 0.45, (0, 5.2, 0), 0.14)
    led_wall(5.2, 2.5, bridge_wall(1040, 500, 'small-stage'), (0, 8.2, 0.75), 1.8)
    place(truss(9.0, 0.34), (0, 6.6, 4.4))
    for i in range(6):
        x = -3.5 + i * 1.4
        hang_lamp((x, 6.5, 4.05), (x * 0.45, 6.4, 0.45), WARM_WHITE if i % 2 else TUNGSTEN, 110, 11, 1.0, 0.26, 40)
    for x, turn in ((-0.75, 162), (0.75, 198)):
        place(armchair(), (x, 6.5, 0.45), (0, 0, turn))
    rig, eye = tripod(1.45, 0.5), cinema_camera(still('conference'))
    calm = cinema_camera(still('keynote'), tally=False)
    for x, y, turn, body in ((-2.0, 2.7, -30, calm), (0.55, 1.3, 4, eye), (2.55, 3.1, 36, calm)):
        place(rig, (x, y, 0), (0, 0, turn))
        place(body, (x, y, 1.45), (0, 0, turn))
        area((x + 0.9, y + 1.2, 2.5), (x, y, 1.5), (0.3, 0.8), 26, AMBER)
        area((x - 0.9, y + 1.2, 2.5), (x, y, 1.5), (0.3, 0.8), 18, TUNGSTEN)
    area((0, 5.4, 4.2), (0, 2.5, 0.6), (6, 0.6), 160, TUNGSTEN)
    camera((-0.35, -1.7, 1.75), (0.12, 5.0, 1.50), 30, (0.55, 1.3, 1.55), 2.4, roll=0.2)
