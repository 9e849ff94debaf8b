"""Kit: five remote heads facing the same way, the switcher, the joystick that moves them, and the encoder."""
from materials import plaster, surface
from props.cameras import remote_head
from props.kit_parts import encoder, joystick, small_switcher
from scene_kit import MOON, STEEL, TUNGSTEN, area, box, camera, place

ALT = 'Five robotic cameras in a row on a steel bench, before them a switcher with lit keys, a joystick and an encoder'
SIZE = (800, 600)
SAMPLES = 28
DEVELOP = {'bloom': 0.14, 'exposure': 0.3}


def build():
    box((3.2, 1.6, 0.06), (0, 0.3, -0.03), surface('bench steel', (0.05, 0.052, 0.056), 0.28, 0.9, vary=0.12, scale=5, stretch=(1, 9, 9)), edge=0.008)
    box((6, 0.1, 4), (0, 2.4, 0), plaster('bench blue', (0.016, 0.018, 0.024)), edge=0)
    head = remote_head()
    for step in range(5):
        place(head, (-0.37 + 0.2 * step, 0.06 + 0.11 * step, 0), (0, 0, 152))
    place(small_switcher(), (0.0, -0.22, 0), (0, 0, 12))
    place(joystick(), (0.36, -0.12, 0), (0, 0, 12))
    place(encoder(), (0.48, 0.15, 0), (0, 0, 20))
    area((-1.1, 0.7, 0.9), (0, 0.2, 0.1), (0.3, 1.0), 60, MOON)
    area((0.2, 1.3, 1.3), (0, 0.1, 0.1), (1.4, 0.2), 34, STEEL)
    area((-0.7, -1.0, 0.5), (-0.2, 0.2, 0.16), (0.5, 0.7), 12, TUNGSTEN)
    area((1.3, -0.3, 0.6), (0.2, 0.1, 0.1), (0.2, 0.6), 9, TUNGSTEN)
    camera((-0.22, -1.65, 0.52), (0.015, 0.02, 0.115), 58, (-0.33, 0.02, 0.14), 4.0)
