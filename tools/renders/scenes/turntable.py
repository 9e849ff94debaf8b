"""Portfolio: a product film. A kettle turns under a softbox, two tubes outline its edges, a probe lens comes
close."""
import math

from materials import anodised, black_cloth, bokeh_disc, coated_glass, diffuser, glow, painted_metal, plastic, rubber, steel, surface, walnut
from paint import still
from props.cinema_camera import cinema_camera
from scene_kit import STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, cylinder, lathe, panel, pipe, place, prop, sphere

ALT = 'A steel kettle on a turntable under a softbox, between two light tubes; the thin barrel of a probe lens comes close to it'
SIZE = (1280, 720)
SAMPLES = 28
DEVELOP = {'haze': {'density': 0.05, 'from': 1.5, 'to': 5, 'glow': 0.3, 'spread': 0.06, 'loss': 0.1, 'color': (0.001, 0.001, 0.001)}, 'bloom': 0.14, 'exposure': 0.1}


def kettle():
    """A gooseneck kettle; its spout points to +X."""
    metal = surface('kettle', (0.50, 0.49, 0.48), 0.16, 1.0, 0.05, 3, 0.05, 60, (1, 1, 22), tint=0.04)
    wood = walnut()
    with prop('kettle') as made:
        lathe([(0, 0), (0.086, 0), (0.090, 0.004), (0.090, 0.012), (0.086, 0.045), (0.074, 0.105), (0.062, 0.142), (0.060, 0.150), (0.055, 0.152)], metal, steps=96)
        lathe([(0.058, 0.151), (0.0585, 0.156), (0.050, 0.164), (0.020, 0.171), (0.010, 0.173), (0, 0.173)], metal, steps=96)
        cylinder(0.005, 0.016, (0, 0, 0.178), metal, edge=0.001)
        sphere(0.014, (0, 0, 0.194), wood, (1, 1, 0.8))
        spout = [(0.080, 0, 0.035), (0.118, 0, 0.040), (0.140, 0, 0.072), (0.146, 0, 0.115), (0.160, 0, 0.152), (0.190, 0, 0.166), (0.203, 0, 0.160)]
        pipe(spout, 0.0075, metal, resolution=16)
        pipe(spout[:3], 0.0095, metal, resolution=16)
        for z, reach in ((0.138, 0.118), (0.052, 0.122)):
            pipe([(-0.066, 0, z), (-reach, 0, z + 0.012)], 0.0055, metal, soft=False)
        pipe([(-0.118, 0, 0.166), (-0.128, 0, 0.140), (-0.128, 0, 0.085), (-0.122, 0, 0.050)], 0.0125, wood, resolution=12)
    return made


def tube(length=0.62, color=WARM_WHITE, strength=7.0):
    """A battery light tube, upright on a small foot."""
    with prop('tube') as made:
        cylinder(0.06, 0.012, (0, 0, 0.006), painted_metal(), edge=0.004)
        cylinder(0.016, 0.05, (0, 0, 0.035), plastic(), edge=0.004)
        cylinder(0.014, length, (0, 0, 0.06 + length / 2), glow(f'tube {color}', color, strength, True), edge=0.003)
        cylinder(0.016, 0.05, (0, 0, 0.085 + length), plastic(), edge=0.004)
    return made


def probe():
    """A probe lens that looks along +Y, with its tip at the origin."""
    with prop('probe') as made:
        cylinder(0.0105, 0.27, (0, -0.135, 0), anodised(), (90, 0, 0), 0.002)
        for k in range(3):
            cylinder(0.0112, 0.004, (0, -0.03 - k * 0.07, 0), steel(), (90, 0, 0), 0.001)
        sphere(0.0075, (0, -0.003, 0), coated_glass())
        for i in range(6):
            a = math.pi * i / 3
            sphere(0.0012, (0.009 * math.cos(a), 0.001, 0.009 * math.sin(a)), glow('probe light', (1, 0.95, 0.85), 10, False), steps=8)
        lathe([(0.0105, 0), (0.022, -0.03), (0.034, -0.05), (0.036, -0.12), (0.042, -0.13), (0.042, -0.17), (0.036, -0.175), (0.036, -0.24)],
              anodised(), (0, -0.27, 0), (-90, 0, 0))
        for y in (-0.35, -0.42):
            cylinder(0.0435 if y < -0.4 else 0.038, 0.03, (0, y, 0), rubber(), (90, 0, 0), 0.003)
    return made


def build():
    box((2.6, 1.5, 0.04), (0, 0.2, -0.02), surface('acrylic', (0.006, 0.006, 0.007), 0.07, vary=0.03, coat=0.4), edge=0.006)
    box((8, 0.1, 4), (0, 3.2, 0.5), surface('backdrop', (0.06, 0.045, 0.035), 0.9), edge=0)
    cylinder(0.135, 0.022, (0, 0, 0.011), painted_metal(), edge=0.004, steps=96)
    cylinder(0.165, 0.012, (0, 0, 0.030), surface('disc', (0.03, 0.03, 0.032), 0.25, vary=0.05), edge=0.003, steps=128)
    for i in range(72):
        a = 2 * math.pi * i / 72
        length, at = 0.006 if i % 6 else 0.011, (0.156 * math.cos(a), 0.156 * math.sin(a), 0.0363)
        box((length, 0.0012, 0.0004), at, surface('mark', (0.6, 0.58, 0.52), 0.6), (0, 0, math.degrees(a)), 0)
    place(kettle(), (-0.03, 0, 0.036), (0, 0, 12))
    place(tube(0.60, WARM_WHITE, 6.0), (-0.36, 0.16, 0))
    place(tube(0.60, TUNGSTEN, 7.0), (0.40, 0.24, 0))
    # The softbox over it, tilted a little toward the lens.
    panel(0.62, 0.44, (0, 0.05, 0.440), diffuser(WARM_WHITE, 1.5), (82, 0, 0))
    for x, y, size in ((0, -0.17, (0.66, 0.02, 0.05)), (0, 0.27, (0.66, 0.02, 0.05)), (-0.325, 0.05, (0.02, 0.46, 0.05)), (0.325, 0.05, (0.02, 0.46, 0.05))):
        box(size, (x, y, 0.455 + (0.05 - y) * 0.14), black_cloth(), (-8, 0, 0), 0.006)
    box((0.64, 0.46, 0.02), (0, 0.05, 0.495), black_cloth(), (-8, 0, 0), 0.006)
    pipe([(0, 0.05, 0.55), (0.1, 0.35, 0.75), (0.9, 0.9, 0.8)], 0.012, steel(), soft=False)
    place(probe(), (0.255, -0.055, 0.195), (-4, 0, 66))
    place(cinema_camera(still('interview-feed'), matte_box=False), (0.255 + 0.70, -0.055 - 0.31, 0.154), (-4, 0, 66))
    for x, z, r, level in ((-0.62, 0.42, 0.05, 0.20), (-0.36, 0.30, 0.035, 0.12), (0.5, 0.36, 0.045, 0.18), (0.15, 0.33, 0.03, 0.10), (-0.75, 0.2, 0.03, 0.08)):
        bokeh((x, 0.9, z), r, bokeh_disc(TUNGSTEN, level))
    area((1.6, 0.3, 1.2), (0.7, -0.5, 0.15), (0.3, 0.8), 14, TUNGSTEN)
    area((0, 2.2, 1.8), (0, 3.2, 0.4), (1.0, 0.4), 22, TUNGSTEN)
    # Two strips beside the lens, visible only as reflections in the steel.
    area((-0.75, -0.75, 0.30), (0, 0, 0.12), (0.10, 0.7), 3.2, WARM_WHITE)
    area((0.55, -1.05, 0.34), (0, 0, 0.12), (0.05, 0.6), 1.0, STEEL)
    camera((-0.16, -1.62, 0.30), (0.060, 0, 0.170), 58, (0.02, -0.06, 0.12), 4.0)
