"""Corporate conferences: the whole stage from the aisle, cool hall, warm stage."""
from materials import carpet, cloth
from paint import bridge_wall, still
from props.audience import chair, people, rows
from props.figure import STANDING, figure
from props.stage import hang_lamp, led_wall, lectern, line_array, stage_deck, truss
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, camera, floor, place, spot

ALT = 'A conference stage seen from the aisle: a speaker between three lit screens, rows of people in the dark'
SIZE = (1600, 670)
SAMPLES = 24
DEVELOP = {
    'haze': {'density': 0.04, 'from': 6, 'glow': 0.5, 'spread': 0.09, 'loss': 0.2, 'color': (0.003, 0.0035, 0.005)},
    'bloom': 0.13, 'exposure': 0.15,
}


def build():
    floor(carpet(), 80)
    stage_deck(20, 6, 1.0, (0, 12, 0), 0.10)
    led_wall(8.0, 4.2, bridge_wall(1000, 525, 'center'), (0, 17.4, 1.7), 1.9)
    for side in (-1, 1):
        led_wall(4.6, 2.6, still('keynote'), (side * 7.6, 16.6, 2.6), 1.3)
    for y, z in ((15.8, 7.4), (11.0, 7.9)):
        place(truss(22, 0.42), (0, y, z))
    for i in range(10):
        x = -8.1 + i * 1.8
        hang_lamp((x, 15.7, 7.0), (x * 0.5, 14.0, 1.0), WARM_WHITE if i % 3 else TUNGSTEN, 300, 8, 1.0, 0.22, 40)
    for i in range(6):
        x = -7.5 + i * 3
        hang_lamp((x, 11.0, 7.5), (x * 1.5, 3.0, 0.5), MOON, 500, 13, 1.15, 0.35, 20)
    for side in (-1, 1):
        place(line_array(8), (side * 9.6, 12.0, 7.2))
    place(lectern(), (-2.6, 13.6, 1.0), (0, 0, 180))
    place(figure('speaker', STANDING, {'hand_l': (-0.24, 0.30, 1.22), 'elbow_l': (-0.28, 0.05, 1.15), 'hand_r': (0.34, 0.24, 1.20),
                                       'elbow_r': (0.30, 0.0, 1.14)}, cloth('suit', (0.02, 0.02, 0.026)), 'short', outfit='suit', seed=4),
          (0.9, 13.4, 1.0), (0, 0, 196), 1.04)
    spot((-3.0, 5.0, 8.0), (0.9, 13.4, 2.2), 260, WARM_WHITE, 8)
    spot((4.0, 16.8, 7.0), (0.9, 13.4, 2.2), 900, TUNGSTEN, 10)
    seats, cast = chair(), people(10)
    for center in (-5.4, 5.4):
        rows(cast, 10.4, 16, 15, (0.60, 0.95), 0.90, center=center, chairs=seats)
    area((0, 12.5, 6.5), (0, 2, 1), (16, 1), 3400, TUNGSTEN)
    area((0, -9, 6), (0, -2, 1), (14, 3), 60, MOON)
    camera((-0.10, -7.0, 1.60), (0.35, 12.0, 2.55), 30, (0.9, 13.4, 2), 1.6)
