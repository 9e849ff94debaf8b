"""Portfolio: a still from the river. A camera and its bonding encoder on the railing, the bridge's lamps behind."""
from materials import aluminum, bokeh_disc, oak, painted_metal, rubber, steel
from paint import still, waveform
from props.cameras import compact_camera
from props.kit_parts import encoder
from props.river import sunset, water
from scene_kit import WARM_WHITE, ambient, area, bokeh, box, camera, cylinder, mesh, panel, pipe, place

ALT = 'A camera and an encoder with four aerials stand on a river railing at dusk, the lamps of a bridge far behind'
SIZE = (1600, 900)
SAMPLES = 12
SEED = 6
DEVELOP = {'bloom': 0.18, 'bloom_from': 0.8, 'exposure': 0.2}
GRADE = {'vignette': 0.22, 'grain': 0.6, 'saturation': 1.06, 'quality': 66}


def railing():
    for x in (-1.5, -0.62, 0.78, 1.6):
        box((0.05, 0.05, 1.0), (x, 0.03, 0.5), painted_metal(), edge=0.008)
    box((4, 0.19, 0.045), (0, 0.03, 1.0), oak(), edge=0.012, segments=4)
    for z in (0.62, 0.80):
        pipe([(-2, 0.03, z), (2, 0.03, z)], 0.012, steel(), soft=False)


def far_bridge():
    """Lamps along the cables, so far out of focus that each is a disc; the sun is the largest."""
    bokeh((-0.40, 1.30, 1.25), 0.062, bokeh_disc((1.0, 0.42, 0.12), 3.6))
    for k in range(31):
        x = -0.86 + k * 0.058
        span = (x + 0.12) / 0.62
        z = 1.225 + 0.15 * min(abs(span), 2 - abs(span)) ** 1.8 if abs(span) < 2 else 1.23
        bokeh((x, 1.32 + k * 0.002, z), 0.0105, bokeh_disc(WARM_WHITE, 0.9 if k % 3 else 1.5))
    for k in range(24):
        bokeh((-0.95 + k * 0.082, 1.40, 1.205), 0.0075, bokeh_disc((1.0, 0.66, 0.34), 0.7))


def build():
    ambient((0.34, 0.34, 0.52), 0.16)
    panel(1500, 260, (0, 345, 112), sunset((-58, -99), 0.9))
    mesh([(-600, 4, -4), (600, 4, -4), (600, 340, -4), (-600, 340, -4)], [(0, 1, 2, 3)], water())
    railing()
    far_bridge()
    place(compact_camera(still('festival')), (0.22, 0.03, 1.066), (0, 0, 14))
    # A clamp holds the camera on the rail.
    cylinder(0.020, 0.045, (0.22, 0.03, 1.045), aluminum(), edge=0.004)
    box((0.10, 0.23, 0.018), (0.22, 0.03, 1.030), painted_metal(), edge=0.006)
    box((0.06, 0.020, 0.10), (0.22, -0.085, 0.99), painted_metal(), edge=0.006)
    cylinder(0.016, 0.05, (0.22, -0.11, 0.965), rubber(), (90, 0, 0), 0.005)
    place(encoder(waveform()), (-0.16, 0.02, 1.0225), (0, 0, -9), 1.12)
    pipe([(-0.06, -0.05, 1.045), (-0.02, -0.10, 1.026), (0.08, -0.075, 1.028), (0.16, -0.04, 1.06), (0.185, -0.06, 1.10)], 0.0035, rubber())
    pipe([(-0.10, -0.055, 1.045), (-0.13, -0.12, 1.02), (-0.16, -0.115, 0.9), (-0.14, -0.06, 0.6), (-0.2, -0.02, 0.2)], 0.004, rubber())
    area((-1.3, 2.2, 1.3), (0.0, 0.0, 1.1), (1.2, 0.6), 52, (1.0, 0.54, 0.28))
    area((1.6, 1.2, 2.0), (0.1, 0.0, 1.1), (0.8, 0.8), 16, (0.95, 0.55, 0.52))
    area((0.4, -1.6, 2.2), (0.0, 0.0, 1.1), (1.6, 1.2), 9, (0.50, 0.58, 1.0))
    camera((-0.02, -0.98, 1.17), (0.02, 0.3, 1.125), 50, (0.05, -0.02, 1.1), 2.8, roll=-0.4)
