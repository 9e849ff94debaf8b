"""Equipment: a row of road cases by the loading door, the evening outside."""
from materials import painted_metal, plaster, surface
from props.cases import coil, road_case
from props.cinema_camera import cinema_camera
from props.tripod import tripod
from paint import still
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, floor, place, spot

ALT = 'Black road cases with aluminium edges stacked on a polished floor, a cinema camera on its tripod beside them'
SIZE = (1280, 536)
SAMPLES = 36
DEVELOP = {
    'haze': {'density': 0.03, 'from': 3, 'glow': 0.35, 'spread': 0.07, 'loss': 0.1, 'color': (0.001, 0.0012, 0.0016)},
    'bloom': 0.13, 'exposure': -0.25,
}


def build():
    floor(surface('concrete', (0.045, 0.042, 0.04), 0.26, vary=0.16, scale=1.2, bump=0.1, bump_scale=20, tint=0.25), 24)
    box((14, 0.1, 5), (0, 4.4, 2.5), plaster('loading', (0.028, 0.025, 0.024)), edge=0)
    for i in range(13):
        box((0.06, 0.14, 4.5), (-6 + i, 4.32, 2.2), painted_metal(), edge=0.01)
    # A strip of tubes above, one of them over the cases.
    tall, wide, low = road_case(0.62, 0.62, 1.15, 0.16), road_case(1.2, 0.62, 0.74, 0.3), road_case(0.62, 0.62, 0.5, 0.3)
    flat = road_case(0.8, 0.5, 0.34, 0.4, wheels=False)
    spots = ((tall, -2.3, 2.3, 0, 4), (wide, -1.15, 2.2, 0, -3), (low, -1.35, 2.2, 0.88, 6), (tall, 0.05, 2.45, 0, 2), (wide, 1.25, 2.3, 0, 5),
             (flat, 1.1, 2.3, 0.88, -4), (flat, 1.18, 2.28, 1.24, 8), (low, 2.4, 2.0, 0, -14), (low, -3.1, 1.7, 0, 12), (flat, 2.45, 2.0, 0.64, 4),
             (tall, 3.2, 2.7, 0, 0), (wide, -3.6, 2.9, 0, 3), (low, -0.55, 1.0, 0, 22))
    for case, x, y, z, turn in spots:
        place(case, (x, y, z), (0, 0, turn))
    place(coil(), (-0.55, 0.98, 0.63))
    place(coil(0.2, 6), (0.75, 0.75, 0))
    place(tripod(1.25, 0.5), (1.55, 0.75, 0), (0, 0, 32))
    place(cinema_camera(still('keynote')), (1.55, 0.75, 1.25), (0, 0, 58))
    area((0.6, 2.6, 3.4), (0, 2.0, 0), (5.5, 0.12), 420, WARM_WHITE)
    area((-4.2, -0.6, 2.4), (-0.6, 2.0, 0.6), (0.8, 2.2), 420, TUNGSTEN)
    area((4.4, 0.2, 2.2), (1.6, 1.8, 0.8), (0.5, 2.0), 300, MOON)
    spot((1.9, 2.6, 3.3), (1.5, 0.7, 1.2), 120, TUNGSTEN, 34, 0.8)
    camera((-0.35, -2.55, 1.12), (0.12, 2.0, 0.92), 33, (1.2, 0.8, 1.2), 2.8, roll=0.2)
