"""Kit: a shoulder camera on the case it came in, before the game starts."""
from materials import bokeh_disc, plaster, surface
from paint import still
from props.cameras import shoulder_camera
from props.cases import coil, road_case
from props.tripod import tripod
from scene_kit import MOON, STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, floor, place

ALT = 'A shoulder camera with a broadcast zoom on a road case at night, floodlights far behind it, a tripod to the right'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.15, 'exposure': 0.3, 'haze': {'density': 0.05, 'from': 2, 'to': 8, 'glow': 0.4, 'loss': 0.1, 'color': (0.0008, 0.001, 0.0014)}}


def build():
    floor(surface('concrete', (0.045, 0.042, 0.04), 0.26, vary=0.16, scale=1.2, bump=0.1, bump_scale=20, tint=0.25), 24)
    box((14, 0.1, 6), (0, 5, 2.5), plaster('dusk', (0.014, 0.016, 0.022)), edge=0)
    place(road_case(1.15, 0.6, 0.74, 0.3), (0.06, 0.05, 0), (0, 0, 4))
    place(shoulder_camera(still('keynote')), (0.06, 0.0, 0.852), (0, 0, 108))
    place(coil(0.10, 5), (0.44, -0.14, 0.862))
    place(tripod(1.28, 0.5), (0.72, 1.15, 0), (0, 0, 60))
    area((-1.2, 0.9, 1.9), (0, 0, 1.0), (0.2, 1.2), 34, MOON)
    area((1.2, 0.8, 1.5), (0.1, 0, 1.0), (0.2, 1.0), 54, TUNGSTEN)
    area((-0.2, 0.8, 2.3), (0.05, 0, 0.9), (1.4, 0.25), 40, STEEL)
    area((-1.3, -1.2, 1.5), (-0.05, 0, 0.98), (0.4, 0.9), 62, WARM_WHITE)
    # Floodlights over the field, far out of focus.
    for column in range(5):
        for row in range(3):
            bokeh((-0.28 + column * 0.082, 1.9, 1.36 + row * 0.082), 0.036, bokeh_disc(WARM_WHITE, 0.26 + 0.05 * ((column + row) % 3)))
    camera((-0.42, -1.72, 1.06), (0.03, 0.0, 0.965), 66, (-0.05, -0.05, 1.0), 2.8, roll=0.4)
