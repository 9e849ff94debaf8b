"""Equipment: a cine lens so close that its coatings are the picture."""
from materials import bokeh_disc, glow, surface
from props.cinema_camera import lens
from scene_kit import AMBER, MOON, STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, camera, floor, place, sphere

ALT = 'The front of a cinema lens in close-up, amber and blue reflections in its glass'
FOCUS = 'edge'
SIZE = (1600, 670)
SAMPLES = 64
DEVELOP = {'bloom': 0.16, 'exposure': 0.1}


def build():
    floor(surface('slate', (0.012, 0.012, 0.013), 0.26, vary=0.12, scale=9, bump=0.1, bump_scale=70), 6)
    big = lens(0.062, 0.17, (0.25, 0.06, 0.42))
    place(big, (0.075, 0.10, 0.066), (90, 0, 6), 1.0)
    place(lens(0.052, 0.14, (0.04, 0.20, 0.30)), (-0.10, 0.27, 0.0), (0, 0, 0), 1.0)
    place(lens(0.050, 0.12, (0.30, 0.10, 0.04)), (0.22, 0.26, 0.0), (0, 0, 40), 1.0)
    # A hall's lights behind the photographer: small discs in the glass.
    for row, (count, z, tone, level) in enumerate(((7, 0.95, WARM_WHITE, 26), (9, 0.70, TUNGSTEN, 14), (9, 0.48, AMBER, 8))):
        for i in range(count):
            x = (i - (count - 1) / 2) * 0.21 + 0.25
            sphere(0.034 - row * 0.006, (x, -1.5 - 0.1 * row, z), glow(f'hall {row}', tone, level, False), steps=16)
    # Soft sources in front make the reflections in the glass; strips behind draw the barrel's edges.
    area((-0.62, -0.42, 0.40), (0.07, 0, 0.06), (0.42, 0.6), 9, TUNGSTEN)
    area((0.62, -0.85, 0.55), (0.07, 0, 0.06), (0.6, 0.4), 8, STEEL)
    area((0.10, -0.70, 0.75), (0.07, 0, 0.06), (0.7, 0.14), 5, WARM_WHITE)
    area((0.0, 0.5, 0.75), (0.0, 0.1, 0.05), (0.9, 0.12), 9, WARM_WHITE)
    area((-0.7, 0.55, 0.25), (0.0, 0.1, 0.05), (0.1, 0.4), 7, AMBER)
    area((0.75, 0.45, 0.3), (0.05, 0.1, 0.05), (0.1, 0.4), 5, MOON)
    for x, z, r, tone, level in ((-0.34, 0.20, 0.022, AMBER, 0.22), (-0.26, 0.17, 0.015, TUNGSTEN, 0.3), (-0.40, 0.13, 0.018, AMBER, 0.12),
                                 (0.36, 0.19, 0.024, TUNGSTEN, 0.16), (0.30, 0.15, 0.014, AMBER, 0.22), (-0.20, 0.22, 0.012, WARM_WHITE, 0.18)):
        bokeh((x, 0.42, z), r, bokeh_disc(tone, level))
    camera((-0.14, -0.50, 0.13), (-0.005, 0.0, 0.066), 50, (0.055, -0.055, 0.072), 4.0, roll=-1.2)
