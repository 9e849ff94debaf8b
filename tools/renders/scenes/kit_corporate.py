"""Kit: the picture for the client to approve, between the two cameras that make it."""
from materials import cloth, oak, plaster
from paint import still
from props.cameras import compact_camera
from props.cases import hard_case
from props.cinema_camera import cinema_camera
from props.kit_parts import body_pack, field_monitor, light_panel
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, box, camera, place

ALT = 'A monitor showing an interview set, a cinema camera on each side of it and a soft panel glowing behind'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.13, 'exposure': 0.25}


def build():
    box((3.2, 1.7, 0.06), (0, 0.3, -0.03), oak(), edge=0.008)
    box((0.95, 0.5, 0.006), (0.0, -0.18, 0.003), cloth('mat', (0.018, 0.018, 0.020)), edge=0.002)
    box((6, 0.1, 4), (0, 2.4, 0), plaster('office', (0.026, 0.027, 0.025)), edge=0)
    place(field_monitor(still('interview'), 0.40, 1.0), (0.03, 0.20, 0), (0, 0, -5))
    place(compact_camera(still('interview-feed')), (-0.33, -0.03, 0.006), (0, 0, -36))
    place(cinema_camera(still('interview-feed'), tally=False), (0.50, -0.02, 0.02), (0, 0, 40))
    place(light_panel(WARM_WHITE, 1.1, 0.36, 0.22), (-0.40, 0.95, 0.12), (0, 0, -14))
    place(hard_case(0.56, 0.30, 0.12), (-0.40, 0.97, 0), (0, 0, -14))
    for x, turn in ((-0.03, 14), (0.07, -6)):
        place(body_pack(), (x, -0.28, 0.018), (-90, 0, turn))
    area((-0.40, 0.85, 0.36), (0.0, 0.0, 0.1), (0.4, 0.3), 12, WARM_WHITE)
    area((1.2, 0.5, 0.8), (0.3, 0.0, 0.15), (0.2, 0.8), 13, TUNGSTEN)
    area((-1.2, -0.2, 0.7), (-0.3, 0, 0.15), (0.2, 0.7), 9, MOON)
    area((0.3, -1.2, 1.3), (0, 0, 0.1), (0.9, 0.4), 8, WARM_WHITE)
    camera((0.02, -1.80, 0.50), (0.045, 0.0, 0.165), 56, (0.02, 0.05, 0.18), 3.2)
