"""Kit: wireless receiver, handheld and body-worn microphones, headphones."""
from props.cases import coil
from props.kit_parts import body_pack, handheld_microphone, wireless_receiver
from props.kit_shelf import DEVELOP, SAMPLES, SIZE, product_camera, seamless
from props.set import headphones
from scene_kit import place

ALT = 'A wireless receiver with lit displays, two handheld microphones, body packs and headphones on black paper'
__all__ = ['DEVELOP', 'SAMPLES', 'SIZE']


def build():
    seamless()
    place(wireless_receiver(), (-0.02, 0.12, 0.0), (0, 0, -6))
    place(handheld_microphone(), (-0.30, -0.12, 0), (0, 0, 24))
    place(handheld_microphone(), (-0.22, -0.20, 0), (0, 0, 17))
    place(body_pack(), (0.13, -0.13, 0), (0, 0, 14))
    place(body_pack(), (0.29, -0.04, 0), (0, 0, -12))
    place(headphones(), (-0.02, 0.20, 0.094), (0, 0, 20))
    place(coil(0.07, 4), (0.27, -0.22, -0.008))
    product_camera((0.0, 0.0, 0.085), (-0.20, -1.35, 0.52), 68)
