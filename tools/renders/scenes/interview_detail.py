"""Portfolio: a still from the interview. The microphone hangs over the armchair's edge; the city is gray behind glass."""
from materials import plaster, surface
from props.kit_parts import hung_shotgun
from props.office import city, glass_front
from props.set import armchair
from scene_kit import WARM_WHITE, area, box, camera, floor, place

ALT = 'A shotgun microphone in its shock mount hangs over the edge of a leather armchair; behind it glass and a gray city'
SIZE = (1600, 900)
SAMPLES = 12
DEVELOP = {'bloom': 0.10, 'exposure': 0.0}
GRADE = {'vignette': 0.2, 'grain': 0.6, 'saturation': 0.85, 'quality': 66}

DAYLIGHT = (0.74, 0.86, 1.0)


def build():
    floor(surface('polished concrete', (0.13, 0.14, 0.15), 0.24, vary=0.10, scale=0.9, tint=0.12), 16)
    box((14, 8, 0.1), (0, 0.5, 3.05), plaster('office ceiling', (0.16, 0.18, 0.20)), edge=0)
    city(3.0)
    glass_front(-2.6, 4.4, 3.6, 3.0, 4)
    place(armchair(), (0.20, 1.0, 0), (0, 0, 150))
    place(hung_shotgun(), (-0.04, 0.72, 1.245), (0, 26, -12), 1.12)
    area((1.0, 3.3, 1.8), (0.3, 0.8, 1.0), (4.8, 2.5), 150, DAYLIGHT, 150)
    area((-1.5, 0.3, 1.9), (0.2, 0.9, 1.0), (0.9, 1.2), 64, WARM_WHITE)
    area((1.6, -0.4, 1.6), (0.3, 0.9, 1.0), (0.5, 1.2), 10, DAYLIGHT)
    camera((-0.08, -0.62, 1.22), (0.05, 0.9, 1.135), 62, (-0.02, 0.70, 1.24), 4.0, roll=0.3)
