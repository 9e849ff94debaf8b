"""Corporate conferences: the stage from a seat in the hall, over the shoulders of those in front, amber from end to end."""
from materials import carpet, cloth
from paint import bridge_wall, still
from props.audience import chair, people, rows
from props.figure import SEATED, STANDING, figure
from props.stage import hang_lamp, led_wall, lectern, line_array, stage_deck, truss
from scene_kit import AMBER, MOON, TUNGSTEN, WARM_WHITE, area, camera, floor, place, spot

ALT = 'From a seat in the dark of a hall, over blurred heads and collars: a speaker, small on an amber stage with three lit screens'
SIZE = (1600, 670)
SAMPLES = 24
SEED = 3
DEVELOP = {
    'haze': {'density': 0.05, 'from': 5, 'glow': 0.5, 'spread': 0.09, 'loss': 0.2, 'color': (0.006, 0.0042, 0.003)},
    'bloom': 0.14, 'exposure': 0.3,
}


def stage():
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
        hang_lamp((x, 11.0, 7.5), (x * 1.5, 3.0, 0.5), AMBER, 420, 13, 1.15, 0.22, 20)
    for side in (-1, 1):
        place(line_array(8), (side * 9.6, 12.0, 7.2))
    place(lectern(), (-2.6, 13.6, 1.0), (0, 0, 180))
    # She turns to the left half of the hall: against the wall she is an outline, from the front she would be a doll.
    place(figure('speaker', STANDING, {'hand_l': (-0.26, 0.36, 1.26), 'elbow_l': (-0.27, 0.06, 1.14), 'hand_r': (0.22, 0.20, 1.06),
                                       'elbow_r': (0.26, -0.04, 1.14)}, cloth('suit', (0.02, 0.02, 0.026)), 'tail', (0.045, 0.022, 0.011),
                 outfit='blazer', seed=4, wide=0.88), (0.9, 13.4, 1.0), (0, 0, 142), 1.0)
    spot((-3.0, 5.0, 8.0), (0.9, 13.4, 2.2), 160, WARM_WHITE, 8)
    spot((4.0, 16.8, 7.0), (0.9, 13.4, 2.2), 900, TUNGSTEN, 10)


def neighbors():
    """The people right before the lens: out of focus, but with the hair and collars that their outlines show."""
    sits = (
        ('bob', 'blazer', (0.045, 0.022, 0.011), (0.060, 0.030, 0.022), (-1.02, -5.55, -8), {'turn': -0.25}, 0.90),
        ('bun', 'shirt', (0.020, 0.012, 0.008), (0.22, 0.20, 0.17), (-0.18, -4.55, 4), {'turn': 0.2, 'nod': 0.05}, 0.88),
        ('short', 'suit', (0.030, 0.018, 0.010), (0.030, 0.032, 0.040), (0.66, -5.75, -5), {'turn': 0.12}, 1.04),
        ('curly', 'hoodie', (0.012, 0.008, 0.006), (0.040, 0.034, 0.030), (1.42, -5.10, 8), {'turn': 0.45}, 0.96),
    )
    for i, (hair, outfit, tone, wear, (x, y, turn), head, wide) in enumerate(sits):
        joints = {'head': (0.0, 0.05, 1.21), **head}
        place(figure(f'neighbor {i}', SEATED, joints, cloth(f'neighbor {i}', wear, 0.2), hair, tone, outfit=outfit, cell=0.011, seed=40 + i, wide=wide),
              (x, y, 0), (0, 0, turn))


def build():
    floor(carpet(), 80)
    stage()
    seats, cast = chair(), people(10)
    for center, count in ((-7.4, 12), (2.9, 17)):
        rows(cast, 10.4, 15, count, (0.60, 0.95), 0.92, center=center, chairs=seats)
    neighbors()
    area((0, 12.5, 6.5), (0, 2, 1), (16, 1), 3400, TUNGSTEN)
    # The stage on the hair and shoulders before the lens, stronger than it would really be.
    area((2.6, -2.4, 2.6), (0.7, -5.4, 1.1), (1.6, 0.5), 210, AMBER)
    area((-2.2, -2.6, 2.6), (-0.7, -5.4, 1.1), (1.2, 0.5), 110, TUNGSTEN)
    area((0, -10, 5), (0, -5, 1), (10, 2), 34, MOON)
    camera((0.02, -7.4, 1.40), (0.26, 12.0, 2.46), 33, (0.9, 13.4, 2), 1.1)
