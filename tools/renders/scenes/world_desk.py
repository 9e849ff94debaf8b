"""International work: a globe of lights on a dark desk, clocks of other cities out of focus behind it."""
import math

from materials import bokeh_disc, brass, glow, painted_metal, plaster, surface, walnut
from paint import multitrack
from props.desk import display
from props.globe import globe
from props.set import headphones, mug
from scene_kit import AMBER, MOON, TUNGSTEN, area, bokeh, box, camera, cylinder, lathe, place, prop

ALT = 'A dark globe on a desk: land drawn in points of light, lit lines from Portland to other cities, clocks on the wall behind'
SIZE = (2400, 1005)
SAMPLES = 26
DEVELOP = {
    'haze': {'density': 0.05, 'from': 1, 'to': 5, 'glow': 0.3, 'spread': 0.07, 'loss': 0.1, 'color': (0.001, 0.001, 0.0014)},
    'bloom': 0.2, 'bloom_from': 0.5, 'exposure': 0.1,
}


def clock(hour, minute):
    """Faces -Y."""
    with prop('clock') as made:
        lathe([(0.150, -0.02), (0.160, -0.02), (0.166, 0.0), (0.160, 0.02), (0.146, 0.022)], brass(), (0, 0, 0), (90, 0, 0), 64)
        cylinder(0.152, 0.01, (0, 0.005, 0), glow('clock face', (1.0, 0.76, 0.48), 0.16, False), (90, 0, 0), 0.001, 64)
        dark = painted_metal()
        for i in range(12):
            a = math.pi * i / 6
            box((0.007, 0.004, 0.024), (0.126 * math.sin(a), -0.006, 0.126 * math.cos(a)), dark, (0, math.degrees(a), 0), 0)
        for turn, length, thick in ((hour * 30 + minute / 2, 0.075, 0.010), (minute * 6, 0.110, 0.007)):
            a = math.radians(turn)
            box((thick, 0.004, length), (math.sin(a) * length / 2, -0.010, math.cos(a) * length / 2), dark, (0, turn, 0), 0.001)
    return made


def build():
    box((3.4, 1.0, 0.05), (0, 0.25, -0.025), walnut(), edge=0.01)
    box((10, 0.1, 4), (0, 2.2, 1.0), plaster('office', (0.035, 0.036, 0.040)), edge=0)
    places = ((121, 14.6), (-0.1, 51.5), (36.8, -1.3), (-46.6, -23.5), (126.9, 37.5), (-99.1, 19.4))
    place(globe(0.21, places=places, facing=-92, tilt=28), (0.36, 0.10, 0), (0, 0, 0))
    for i, (hour, minute) in enumerate(((9, 10), (12, 10), (5, 10), (1, 10))):
        place(clock(hour, minute), (-0.62 + i * 0.60, 2.1, 0.67), (0, 0, 0), 0.8)
    place(display(multitrack(), 0.6, 0.35), (1.25, 0.62, 0.34), (-4, 0, -24))
    box((0.2, 0.16, 0.015), (1.25, 0.66, 0.008), painted_metal(), edge=0.004)
    box((0.05, 0.03, 0.2), (1.25, 0.67, 0.10), painted_metal(), edge=0.004)
    place(mug(), (0.86, -0.06, 0), (0, 0, 30))
    place(headphones(), (-0.22, 0.16, 0), (0, 0, 30))
    box((0.21, 0.29, 0.006), (-0.10, -0.22, 0.003), surface('paper', (0.42, 0.38, 0.30), 0.9), (0, 0, 16), 0.001)
    for x, z, r, level in ((-1.05, 0.34, 0.03, 0.06), (0.92, 0.62, 0.035, 0.10), (1.5, 0.66, 0.03, 0.10)):
        bokeh((x, 1.6, z), r, bokeh_disc(AMBER, level))
    area((1.3, 0.7, 0.9), (0.36, 0.1, 0.3), (0.2, 0.7), 9, TUNGSTEN)
    area((-0.9, 0.9, 0.8), (0.36, 0.1, 0.3), (0.2, 0.7), 5, MOON)
    area((0.3, -0.4, 1.3), (0.3, 0.0, 0.0), (0.4, 0.4), 2.0, TUNGSTEN)
    area((-1.8, -0.8, 0.9), (-0.4, 0.1, 0.0), (0.4, 0.4), 3, MOON)
    camera((-0.04, -1.35, 0.42), (0.09, 0.2, 0.315), 42, (0.36, -0.08, 0.32), 2.4)
