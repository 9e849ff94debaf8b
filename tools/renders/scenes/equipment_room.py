"""Gear list: the store at night, one lamp over the aisle. Dark shelves on the left, where the text is."""
from materials import haze_beam, plaster, surface
from paint import still
from props.cases import coil, hard_case, road_case
from props.cinema_camera import cinema_camera
from props.shelving import fill, pendant, rack, store
from props.tripod import tripod
from scene_kit import MOON, TUNGSTEN, area, beam, box, camera, floor, place, point, spot

ALT = 'A long dark storeroom at night: shelves of road cases on both sides, a cinema camera on its tripod under one warm lamp'
SIZE = (1600, 670)
SAMPLES = 32
DEVELOP = {
    'haze': {'density': 0.045, 'from': 2.5, 'glow': 0.5, 'spread': 0.09, 'loss': 0.15, 'color': (0.0012, 0.0011, 0.001)},
    'bloom': 0.16, 'exposure': 0.3,
}


def build():
    floor(surface('concrete', (0.05, 0.046, 0.043), 0.2, vary=0.14, scale=1.2, bump=0.1, bump_scale=20, tint=0.25), 40)
    wall = plaster('store', (0.03, 0.028, 0.027))
    box((5.4, 0.1, 3.6), (0, 12.6, 1.8), wall, edge=0)
    for side in (-1, 1):
        box((0.1, 22, 3.6), (side * 2.05, 3, 1.8), wall, edge=0)
    things = store()
    bay, small = rack(), hard_case(0.40, 0.30, 0.17)
    for i in range(7):
        y = -0.9 + i * 1.95
        for side in (-1, 1):
            place(bay, (side * 1.62, y, 0), (0, 0, side * 90 + 180))
            place(fill(things, seed=i * 2 + (side > 0) + 11, gaps=0.06, stacked=small), (side * 1.62, y, 0), (0, 0, side * 90 + 180))
    place(tripod(1.22, 0.46), (0.22, 3.5, 0), (0, 0, 40))
    place(cinema_camera(still('keynote'), tally=False), (0.22, 3.5, 1.22), (0, 0, 62))
    place(road_case(0.9, 0.55, 0.62, 0.3), (0.72, 5.3, 0), (0, 0, 96))
    place(road_case(0.6, 0.5, 0.5, 0.3), (-0.82, 6.7, 0), (0, 0, 84))
    place(coil(0.2, 6), (-0.75, 3.0, 0))
    lamp = (0.30, 3.75, 2.02)
    place(pendant(strength=30.0), lamp)
    spot((0.30, 3.75, 1.94), (0.30, 3.75, 0), 800, TUNGSTEN, 152, 0.3, 0.05)
    beam((0.30, 3.75, 2.0), (0.30, 3.75, 0.2), 62, haze_beam(TUNGSTEN, 0.05, wisps=0.3), 0.18)
    point((0.30, 3.75, 1.98), 26, TUNGSTEN, 0.04)
    # A skylight far behind, and a touch of the same blue on the near shelves.
    area((0, 11.4, 3.4), (0, 9.8, 0), (2.4, 1.2), 70, MOON)
    area((1.0, -2.2, 2.9), (-1.2, 1.4, 0.9), (1.2, 0.6), 22, MOON)
    camera((0.55, -1.15, 1.42), (-0.42, 3.6, 1.24), 34, (0.22, 3.5, 1.3), 2.0, roll=0.3)
