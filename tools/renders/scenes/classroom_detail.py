"""Portfolio: a still from the school. A chalked slate on a bench at noon, leaves' shadows on the wall behind it."""
from materials import surface
from props.school import tree
from props.stationery import slate
from props.tape import PALE, roll, strip
from scene_kit import ambient, area, box, camera, cylinder, pipe, place, prop, put, sun

ALT = 'A chalked slate leans on a sunlit school wall among the shadows of leaves; beside it on the bench a roll of tape and pieces of chalk'
SIZE = (1600, 900)
SAMPLES = 14
SEED = 3
LOOK = 'High Contrast'
DEVELOP = {'bloom': 0.12, 'exposure': -0.1, 'balance': (1.02, 1.0, 0.95)}
GRADE = {'vignette': 0.26, 'grain': 0.9, 'quality': 66}

NOON = (1.0, 0.92, 0.78)


def taped_slate():
    """Who borrowed it, on a strip of tape across its top."""
    ink = surface('marker', (0.012, 0.012, 0.016), 0.6)
    with prop('taped slate') as made:
        place(slate(0.29, 0.215, 18))
        with prop('label') as label:
            strip(0.118, PALE, 0.026, 4, wrinkle=0.35)
            for line in (((0.020, 0.007), (0.021, -0.006)), ((0.015, -0.006), (0.021, 0.0075), (0.028, -0.006)), ((0.036, 0.007), (0.035, -0.006)), ((0.036, 0.006), (0.047, 0.0), (0.035, -0.006)),
                         ((0.062, 0.007), (0.068, 0.008), (0.064, 0.001), (0.070, -0.003), (0.061, -0.006)), ((0.079, -0.007), (0.087, 0.008)), ((0.094, 0.006), (0.105, 0.0065), (0.098, -0.006))):
                pipe([(x, y, 0.0021) for x, y in line], 0.0009, ink)
        put(place(label), (-0.128, 0.071, 0.0100), (0, 0, 2.2))
    return made


def build():
    ambient((0.58, 0.74, 1.0), 0.18)
    wall = surface('school wall', (0.46, 0.375, 0.27), 0.9, vary=0.05, scale=1.4, bump=1.0, bump_scale=45, tint=0.12)
    box((8, 0.2, 4), (0, 0.50, 2), wall, edge=0)
    gray = surface('weathered planks', (0.135, 0.108, 0.082), 0.78, vary=0.14, scale=5, bump=1.0, bump_scale=34, stretch=(0.22, 9, 9), tint=0.4, specular=0.3)
    for k, y in enumerate((-0.14, 0.0, 0.14, 0.28)):
        box((3, 0.128, 0.04), (0.1 + k * 0.37, y, 0.43), gray, (0.4 * (k % 2), 0, 0), 0.006)
    # It leans on a book behind it.
    place(taped_slate(), (-0.075, 0.085, 0.554), (71, 0, 11))
    box((0.22, 0.05, 0.15), (-0.06, 0.178, 0.525), surface('book behind', (0.10, 0.028, 0.018), 0.6), (-8, 0, 11), 0.006)
    place(roll((0.045, 0.043, 0.041), tail=0), (0.245, 0.115, 0.450), (0, 0, 34))
    chalk = surface('chalk stick', (0.62, 0.60, 0.54), 0.95, bump=1.0, bump_scale=300)
    for x, y, turn, long in ((0.125, -0.030, 28, 0.050), (0.175, -0.052, -34, 0.019)):
        cylinder(0.0052, long, (x, y, 0.4550), chalk, (0, 90, turn), 0.0016, 20)
    # Leaves between the sun and the wall, above the frame.
    place(tree((0, 0, 2.2), (1.3, 1.1, 0.8), 480, 5, 0.06), (-1.5, -2.1, 0.75))
    sun((-3.2, -4.6, 5.4), (0, 0, 0), 6.0, NOON, 0.7)
    area((1.5, -1.5, 1.6), (0.1, 0, 0.5), (1.2, 1.2), 3, NOON)
    camera((0.10, -0.80, 0.670), (0.050, 0.10, 0.567), 50, (-0.06, 0.04, 0.55), 2.0, roll=-0.8)
