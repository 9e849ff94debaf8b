"""Event production: a diagonal line of lamps in the dark; a person stands under it and looks up."""
from materials import black_cloth, cloth, stage_floor
from props.figure import STANDING, figure
from props.stage import hang_lamp, truss
from scene_kit import MOON, STEEL, TUNGSTEN, WARM_WHITE, Vector, area, box, camera, floor, place

ALT = 'A line of stage lamps on a truss throws parallel beams through the dark; one person stands below, seen from behind'
SIZE = (2400, 1005)
SAMPLES = 22
DEVELOP = {
    'haze': {'density': 0.04, 'from': 4, 'glow': 0.35, 'spread': 0.10, 'loss': 0.15, 'color': (0.002, 0.0017, 0.0017)},
    'bloom': 0.18, 'exposure': 0.45,
}


def build():
    floor(stage_floor(0.14), 80)
    box((60, 0.1, 14), (0, 26, 7), black_cloth(), edge=0)
    # The truss runs from near right to far left, so the lamps shrink in order.
    near, far = Vector((9.0, 5.0, 6.6)), Vector((-5.5, 17.5, 6.6))
    line = far - near
    middle = (near + far) / 2
    angle = 180 - 40.8
    place(truss(line.length + 4, 0.45), middle + Vector((0, 0, 0.55)), (0, 0, angle))
    for i in range(9):
        at = near + line * (i / 8)
        color = TUNGSTEN if i % 3 == 1 else WARM_WHITE
        hang_lamp(at, at + Vector((-2.6, -2.2, -6.55)), color, 1600, 11, 1.0, 0.62, 80, wisps=0.7)
    person = figure('visitor', STANDING, {'head': (0.0, 0.0, 1.635), 'nod': 0.25}, cloth('coat', (0.014, 0.014, 0.017), 0.1), 'waves', outfit='coat', cell=0.010, seed=7)
    place(person, (1.55, 6.6, 0), (0, 0, 14))
    area(middle + Vector((-2, -2, -1.6)), middle + Vector((0, 0, 0.6)), (16, 0.4), 160, STEEL)
    area((4.2, 9.0, 4.5), (1.5, 6.6, 1.2), (0.6, 1.6), 1100, TUNGSTEN)
    area((-3.0, 9.5, 3.5), (1.5, 6.6, 1.2), (0.6, 1.6), 260, MOON)
    camera((0.0, -1.2, 0.85), (0.7, 8.0, 2.85), 27, (1.55, 6.6, 1.2), 2.8, roll=-0.8)
