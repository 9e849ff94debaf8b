"""Quote: the evening before. A packed case, a list nearly done. Dark on the left, where the text is."""
from materials import bokeh_disc, plaster, walnut
from props.cases import hard_case
from props.cinema_camera import lens
from props.set import mug
from props.stationery import paper_list, pen, slate, table_lamp
from scene_kit import AMBER, MOON, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, place, spot

ALT = 'A table under a desk lamp at night: a paper list with a pen on it, a slate, a lens and a closed camera case'
SIZE = (1600, 670)
SAMPLES = 30
DEVELOP = {'bloom': 0.14, 'exposure': 0.05}


def build():
    box((3.6, 1.6, 0.06), (0, 0.2, -0.03), walnut(), edge=0.008)
    box((8, 0.1, 4), (0, 2.6, 0.5), plaster('night', (0.018, 0.018, 0.02)), edge=0)
    place(paper_list(), (0.20, -0.14, 0), (0, 0, 14))
    place(pen(), (0.245, -0.12, 0.003), (0, 0, 52))
    place(slate(), (0.50, -0.04, 0), (0, 0, -16))
    place(hard_case(0.50, 0.36, 0.19), (0.56, 0.42, 0), (0, 0, -9))
    place(lens(0.048, 0.12, (0.30, 0.10, 0.04)), (0.02, 0.16, 0), (0, 0, 30))
    place(mug(), (-0.14, 0.34, 0), (0, 0, 200))
    place(table_lamp(3.4), (0.12, 0.46, 0))
    spot((0.12, 0.46, 0.29), (0.16, 0.10, 0), 30, TUNGSTEN, 150, 0.6, 0.04)
    area((0.12, 0.30, 0.42), (0.25, -0.15, 0), (0.2, 0.12), 2.2, TUNGSTEN)
    area((1.3, 0.9, 0.9), (0.4, 0.2, 0.1), (0.3, 0.8), 9, MOON)
    area((-0.8, 1.1, 1.1), (0.1, 0.1, 0.05), (0.9, 0.3), 6, MOON)
    area((0.9, -0.9, 0.9), (0.4, 0, 0.05), (0.5, 0.5), 3, WARM_WHITE)
    for x, z, r, tone, level in ((-0.95, 0.42, 0.030, AMBER, 0.08), (-0.80, 0.36, 0.020, TUNGSTEN, 0.10), (-0.62, 0.45, 0.016, AMBER, 0.08)):
        bokeh((x, 1.5, z), r, bokeh_disc(tone, level))
    camera((-0.16, -1.38, 0.80), (-0.06, 0.10, 0.155), 32, (0.24, -0.10, 0.02), 3.2, roll=0.3)
