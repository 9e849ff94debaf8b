"""Accessibility: a ramp to the stage, light along its edges, a low lectern waiting at the top. The house is dark."""
from materials import carpet, haze_beam, stage_boards, surface
from props.audience import chair
from props.set import curtain
from props.stage import access_ramp, low_lectern, stage_deck
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, beam, box, camera, floor, place, spot

ALT = 'A wide ramp with handrails and a line of warm light along each edge leads up to a stage, where a low lectern waits in a pool of light'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.05, 'from': 4, 'to': 20, 'glow': 0.45, 'spread': 0.09, 'loss': 0.12, 'color': (0.0012, 0.0010, 0.0010)},
    'bloom': 0.18, 'exposure': 0.35,
}

RISE, LENGTH = 0.5, 6.0
LECTERN = (-0.30, 7.8, RISE)


def house():
    """Rows to the left of the ramp; the first one ends in a wheelchair space."""
    one, line = chair(), surface('floor line', (0.30, 0.28, 0.24), 0.7)
    for row in range(5):
        for seat in range(9):
            place(one, (-3.0 - seat * 0.62, 3.6 - row * 1.05, 0))
    x, y = -2.15, 3.6
    for dx, dy, size in ((0, 0.65, (1.0, 0.05)), (0, -0.65, (1.0, 0.05)), (-0.475, 0, (0.05, 1.3)), (0.475, 0, (0.05, 1.3))):
        box((*size, 0.004), (x + dx, y + dy, 0.002), line, edge=0)
    spot((x, y - 0.5, 4.5), (x, y, 0), 260, MOON, 24, 1.0)


def build():
    floor(carpet(), 60)
    place(access_ramp(1.7, RISE, LENGTH))
    stage_deck(40, 6, RISE, (-11, LENGTH, 0), boards=stage_boards())
    curtain(40, 6, 170, (0.030, 0.020, 0.015)).location = (-11, LENGTH + 4.6, RISE)
    x, y, z = LECTERN
    place(low_lectern(), LECTERN, (0, 0, -6))
    beam((x + 0.1, y + 0.7, 4.6), (x, y - 0.2, z), 34, haze_beam(TUNGSTEN, 0.55, 1.2, wisps=0.4), 0.12)
    spot((x + 0.1, y + 0.7, 4.6), LECTERN, 5000, TUNGSTEN, 40, 0.7)
    spot((x + 3.0, y - 4.0, 4.6), (x, y, z + 0.6), 3000, WARM_WHITE, 14, 0.9)
    area((x + 0.6, y + 1.0, 0.7), (x + 0.4, LENGTH + 4.6, 1.4), (2.0, 0.2), 60, TUNGSTEN)
    # The stage's light comes down the ramp and along its rails.
    spot((x + 1.0, y + 2.0, 5.0), (0, 2.0, 0.9), 1100, TUNGSTEN, 30, 1.0)
    house()
    area((-9, 6, 5.0), (-4, 1, 0), (5, 2), 60, MOON)
    area((-1.5, -3, 3.4), (0.0, 2.0, 0.6), (1, 1), 12, MOON)
    camera((1.95, -5.6, 1.70), (-2.55, 3.6, 1.04), 36, (0, 4.6, 1.2), 2.0)
