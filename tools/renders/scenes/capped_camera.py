"""Privacy: a camera switched off, its lens capped. Dark on the left, where the text is."""
from materials import cloth, plaster, steel
from props.cinema_camera import cinema_camera
from props.draping import drape_over
from props.stage import moving_head
from props.tripod import tripod
from scene_kit import MOON, STEEL, TUNGSTEN, WARM_WHITE, area, box, camera, cylinder, floor, place, put, spot

ALT = 'A cinema camera at rest in a dark studio, a black cap on its lens and a black cloth over its back'
FOCUS = 'right'
SIZE = (1600, 670)
SAMPLES = 32
DEVELOP = {
    'haze': {'density': 0.06, 'from': 1.2, 'to': 6, 'glow': 0.35, 'spread': 0.09, 'loss': 0.1, 'color': (0.0010, 0.0010, 0.0011)},
    'bloom': 0.14, 'exposure': 0.25,
}

HEIGHT, TURN = 1.2, 152
# The parts the cloth lies on: body, battery and cables, handle, viewfinder, microphone.
UNDER = [((0.15, 0.21, 0.16), (0, 0, 0.09)), ((0.15, 0.13, 0.17), (0, -0.18, 0.09)), ((0.04, 0.17, 0.04), (0, -0.01, 0.248)),
         ((0.065, 0.20, 0.06), (-0.105, -0.03, 0.18)), ((0.03, 0.21, 0.03), (0.062, 0.10, 0.20))]


def build():
    floor(plaster('studio floor', (0.02, 0.019, 0.018)), 20)
    box((12, 0.1, 5), (0, 4.2, 2.5), plaster('studio', (0.022, 0.020, 0.019)), edge=0)
    place(tripod(HEIGHT), (0, 0, 0), (0, 0, TURN))
    place(cinema_camera(None, tally=False, matte_box=False, resting=True), (0, 0, HEIGHT), (0, 0, TURN))
    cover = drape_over(UNDER, (0.62, 0.46), (-0.01, -0.28, 0.275), lambda x, y: abs(x) < 0.012 and -0.095 < y, cloth('cover', (0.030, 0.028, 0.029), 0.5))
    put(cover, (0, 0, HEIGHT), (0, 0, TURN))
    # The one lamp that is still on, far behind, and its glow on the wall.
    place(moving_head(TUNGSTEN, 1.1), (0.82, 3.4, 1.66), (-86, 0, -14), 0.85)
    cylinder(0.018, 1.6, (0.84, 3.55, 0.76), steel())
    spot((1.2, 1.8, 2.6), (0.65, 4.2, 1.0), 110, TUNGSTEN, 50, 1.0, 0.3)
    area((0.75, 0.85, 1.85), (0, 0, 1.3), (0.3, 0.4), 44, TUNGSTEN)
    area((1.05, -0.75, 1.5), (0.0, -0.1, 1.28), (0.15, 0.7), 20, TUNGSTEN)
    area((-0.22, -0.62, 1.95), (-0.13, -0.24, 1.30), (0.3, 0.2), 3, WARM_WHITE)
    # Night light from the other side: a sheen on the cap and in the dark glass.
    area((-1.35, -1.20, 1.90), (-0.13, -0.24, 1.30), (0.45, 1.4), 4.5, MOON)
    area((-0.7, 0.8, 1.8), (-0.1, 0, 1.3), (0.15, 0.6), 6, STEEL)
    camera((-0.30, -2.55, 1.24), (-0.265, 0, 1.338), 80, (-0.13, -0.24, 1.295), 1.6)
