"""Kit: one cinema camera and its accessories on a workbench, with its own lamp behind."""
from materials import plaster, walnut
from paint import still
from props.cinema_camera import cinema_camera, lens
from props.kit_parts import body_pack, cob_light, shotgun
from scene_kit import STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, place

ALT = 'A cinema camera on a dark wooden bench with two lenses, a microphone and a wireless pack, a lamp glowing behind it'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.14, 'exposure': 0.25, 'haze': {'density': 0.08, 'from': 1.6, 'to': 4, 'glow': 0.4, 'loss': 0.1, 'color': (0.001, 0.0008, 0.0006)}}


def build():
    box((3.2, 1.5, 0.06), (0, 0.25, -0.03), walnut(), edge=0.008)
    box((6, 0.1, 4), (0, 2.2, 0), plaster('bench', (0.022, 0.019, 0.017)), edge=0)
    place(cinema_camera(still('interview-feed'), tally=False), (-0.02, 0.10, 0.016), (0, 0, 163))
    place(lens(0.050, 0.13, (0.30, 0.10, 0.04)), (0.35, 0.05, 0), (0, 0, 20))
    place(lens(0.046, 0.11, (0.06, 0.22, 0.36)), (0.21, -0.19, 0.049), (90, 0, -28))
    place(shotgun(0.27), (-0.22, -0.30, 0), (0, 0, 12))
    place(body_pack(), (0.40, -0.13, 0.012), (-90, 0, -24))
    place(cob_light(WARM_WHITE, 2.2), (0.46, 0.72, 0), (0, 0, -22))
    area((0.40, 0.52, 0.24), (0.0, 0.0, 0.1), (0.2, 0.2), 9, WARM_WHITE)
    area((-0.9, 0.9, 0.9), (-0.05, 0.1, 0.15), (0.2, 0.9), 24, TUNGSTEN)
    area((1.1, -0.1, 0.7), (0.1, 0, 0.1), (0.3, 0.5), 7, TUNGSTEN)
    area((-1.0, -0.9, 0.9), (0, 0, 0.15), (0.7, 0.5), 13, STEEL)
    area((-0.75, -1.2, 0.42), (-0.08, -0.1, 0.1), (0.35, 0.5), 5, TUNGSTEN)
    camera((-0.28, -1.72, 0.50), (0.05, 0.0, 0.165), 66, (-0.08, -0.02, 0.12), 4.0)
