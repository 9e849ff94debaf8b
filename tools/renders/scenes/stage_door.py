"""Sign-in: the stage door at night under one lamp. The door is in the right half, so that a tall crop keeps
it."""
from materials import aluminum, glow, painted_metal, plaster, rubber, steel, surface
from props.cases import road_case
from props.yard import LAMP, brick_wall, caged_lamp, wet_asphalt
from scene_kit import MOON, area, box, camera, cylinder, floor, panel, pipe, place, point, spot

ALT = 'A dark metal door in a brick wall at night under one caged lamp, its light mirrored in the wet ground'
SIZE = (1600, 900)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.05, 'from': 2, 'to': 10, 'glow': 0.35, 'spread': 0.09, 'loss': 0.1, 'color': (0.0012, 0.0013, 0.0018)},
    'bloom': 0.2, 'exposure': 0.08,
}

DOOR = 1.05


def door():
    paint = surface('door paint', (0.020, 0.034, 0.036), 0.36, 0.0, 0.16, 5, 0.2, 90, tint=0.16)
    frame = surface('door frame', (0.03, 0.03, 0.03), 0.45, vary=0.15, scale=7)
    box((1.30, 0.30, 2.36), (DOOR, 0.12, 1.28), surface('reveal', (0.05, 0.045, 0.04), 0.8), edge=0)
    for x in (-0.56, 0.56):
        box((0.09, 0.16, 2.30), (DOOR + x, -0.04, 1.27), frame, edge=0.008)
    box((1.21, 0.16, 0.10), (DOOR, -0.04, 2.40), frame, edge=0.008)
    box((1.02, 0.05, 2.18), (DOOR, -0.05, 1.25), paint, edge=0.006)
    # Pressed panels, kick plate, push bar, lock, closer.
    for z, tall in ((1.86, 0.72), (0.98, 0.72)):
        for x, z2, size in ((0, tall / 2, (0.80, 0.014, 0.018)), (0, -tall / 2, (0.80, 0.014, 0.018)),
                            (-0.40, 0, (0.018, 0.014, tall)), (0.40, 0, (0.018, 0.014, tall))):
            box(size, (DOOR + x, -0.078, z + z2), paint, edge=0.006)
    box((0.94, 0.006, 0.26), (DOOR, -0.078, 0.34), steel(), edge=0.002)
    box((0.05, 0.012, 0.22), (DOOR + 0.43, -0.080, 1.16), aluminum(), edge=0.004)
    pipe([(DOOR + 0.43, -0.08, 1.23), (DOOR + 0.43, -0.15, 1.23), (DOOR + 0.43, -0.15, 1.09), (DOOR + 0.43, -0.08, 1.09)], 0.011, steel())
    cylinder(0.014, 0.02, (DOOR + 0.43, -0.085, 1.02), steel(), (90, 0, 0), 0.003, 20)
    for z in (0.45, 1.25, 2.1):
        cylinder(0.014, 0.12, (DOOR - 0.515, -0.08, z), steel(), edge=0.003, steps=20)
    # A line of light under the door: someone is inside.
    box((1.0, 0.01, 0.012), (DOOR, -0.085, 0.166), glow('under the door', (1.0, 0.55, 0.2), 5.0, False), edge=0)


def build():
    floor(wet_asphalt(0.74), 40)
    brick_wall(18, 6, (0, 0, 0))
    door()
    stone = plaster('step', (0.13, 0.125, 0.12))
    box((1.7, 0.75, 0.15), (DOOR, -0.37, 0.075), stone, edge=0.012)
    box((18, 0.10, 0.35), (0, -0.03, 0.17), plaster('plinth', (0.07, 0.066, 0.062)), edge=0.01)
    place(caged_lamp(30), (DOOR, -0.02, 2.86))
    spot((DOOR, -0.46, 2.70), (DOOR, -0.50, 0), 460, LAMP, 155, 0.9, 0.05)
    point((DOOR, -0.60, 2.74), 14, LAMP, 0.05)
    # Conduit to the lamp, a downpipe, a box for the entry phone, a plate.
    pipe([(DOOR, -0.03, 2.88), (DOOR, -0.03, 3.6), (-0.9, -0.03, 3.66), (-6, -0.03, 3.70)], 0.014, painted_metal(), soft=False)
    cylinder(0.055, 6, (-1.55, -0.09, 3.0), painted_metal(), edge=0.004)
    for z in (0.9, 2.4, 3.9):
        box((0.16, 0.06, 0.05), (-1.55, -0.05, z), painted_metal(), edge=0.008)
    box((0.12, 0.04, 0.20), (DOOR + 0.86, -0.02, 1.42), aluminum(), edge=0.008)
    panel(0.05, 0.03, (DOOR + 0.86, -0.0405, 1.46), glow('entry phone', (1.0, 0.66, 0.3), 1.2, False))
    for i in range(3):
        cylinder(0.008, 0.006, (DOOR + 0.86, -0.042, 1.41 - i * 0.028), rubber(), (90, 0, 0), 0.002, 16)
    place(road_case(0.75, 0.58, 0.95), (DOOR + 1.55, -0.50, 0), (0, 0, 7))
    place(road_case(1.0, 0.58, 0.55), (DOOR + 2.6, -0.55, 0), (0, 0, -5))
    area((-7, -4.0, 6.0), (-0.5, 0, 1.0), (2, 2), 420, MOON)
    camera((-0.45, -6.4, 0.95), (0.0, 0, 0.80), 27, (DOOR, -0.2, 1.5), 2.8, roll=-0.2)
