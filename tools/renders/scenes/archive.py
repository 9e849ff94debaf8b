"""Legacy: the archive after hours, with shelves of film cans and drives and a reel under the lamp."""
from materials import brass, glow, plaster, surface, walnut
from props.film import can, film_strip, reel, shelves
from scene_kit import MOON, TUNGSTEN, area, box, camera, cylinder, floor, lathe, pipe, place, point, prop, sphere, spot

ALT = 'A film reel under a desk lamp; behind it shelves of film cans and drives disappear into the dark'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 26
DEVELOP = {
    'haze': {'density': 0.04, 'from': 1.5, 'to': 7, 'glow': 0.35, 'spread': 0.08, 'loss': 0.1, 'color': (0.001, 0.0009, 0.0008)},
    'bloom': 0.18, 'exposure': 0.15,
}

TABLE = 0.76


def lamp():
    """A shade on a bent brass stem; the bulb is at (-0.20, 0, 0.44)."""
    with prop('archive lamp') as made:
        shade = surface('shade enamel', (0.012, 0.035, 0.028), 0.25, coat=0.6)
        cylinder(0.085, 0.022, (0, 0, 0.011), brass(), edge=0.008)
        pipe([(0, 0, 0.02), (0, 0, 0.36), (-0.05, 0, 0.50), (-0.16, 0, 0.53), (-0.20, 0, 0.50)], 0.008, brass())
        lathe([(0.022, 0.09), (0.035, 0.075), (0.055, 0.06), (0.115, 0.0), (0.113, -0.002), (0.05, 0.055), (0.02, 0.07)], shade, (-0.20, 0, 0.42))
        sphere(0.028, (-0.20, 0, 0.435), glow('archive bulb', (1.0, 0.72, 0.42), 22, False), (1, 1, 1.2))
    return made


def build():
    floor(surface('archive floor', (0.05, 0.045, 0.04), 0.4, vary=0.15, scale=1.5), 20)
    box((14, 0.1, 4), (0, 4.4, 2), plaster('archive', (0.05, 0.048, 0.045)), edge=0)
    place(shelves(6, 6, 1.0, 0.42, 3), (-3.6, 2.1, 0), (0, 0, -4))
    place(shelves(4, 6, 1.0, 0.42, 8), (2.85, 1.85, 0), (0, 0, -62))
    box((2.6, 0.9, 0.045), (0.9, 0.10, TABLE - 0.0225), walnut(), edge=0.008)
    place(reel(), (0.44, 0.02, TABLE), (-7, 0, -24))
    tall = can(0.185, 0.044, (0.30, 0.29, 0.27))
    for i in range(3):
        place(tall, (0.52 + i * 0.006, 0.27, TABLE + i * 0.047), (0, 0, 12 * i))
    small = can(0.14, 0.042, (0.36, 0.30, 0.19))
    for i in range(2):
        place(small, (1.10 + i * 0.008, 0.02, TABLE + i * 0.045), (0, 0, -20 + 9 * i))
    tail = [(0.15, 0.22), (0.185, 0.12), (0.15, 0.02), (0.06, 0.002), (-0.06, 0.002), (-0.14, 0.016),
            (-0.17, 0.05), (-0.13, 0.075), (-0.10, 0.045), (-0.13, 0.012), (-0.20, 0.003), (-0.36, 0.002)]
    place(film_strip([(x - 0.26, z) for x, z in tail]), (0.40, -0.10, TABLE), (0, 0, -14))
    place(lamp(), (0.90, 0.16, TABLE))
    spot((0.70, 0.14, TABLE + 0.385), (0.56, 0.0, TABLE + 0.05), 34, TUNGSTEN, 135, 0.5, 0.03)
    point((0.68, 0.06, TABLE + 0.36), 3.0, TUNGSTEN, 0.03)
    area((0.9, 0.9, 1.9), (0.7, 2.1, 1.1), (1.2, 0.3), 20, TUNGSTEN)
    area((3.2, 1.0, 2.6), (1.8, 2.2, 1.0), (0.3, 1.0), 26, TUNGSTEN)
    area((-3.4, 0.5, 2.9), (-1.2, 2.2, 1.0), (0.8, 0.8), 16, MOON)
    area((-0.5, -0.9, 1.5), (0.4, 0.0, TABLE), (0.12, 0.9), 3.2, TUNGSTEN)
    camera((-0.10, -1.62, 1.10), (0.13, 0.3, 1.00), 36, (0.44, -0.02, TABLE + 0.16), 2.4)
