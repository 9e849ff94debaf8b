"""Youth training: three students film at noon, dark shapes in a school's arcade before its bright courtyard."""
from materials import cloth, plaster, surface
from paint import still
from props.cinema_camera import cinema_camera
from props.figure import STANDING, figure
from props.school import arcade, bench, front, paving, school_bag, tree
from props.set import boom, clapperboard
from props.tripod import tripod
from scene_kit import ambient, area, box, camera, place, sun

ALT = 'Noon in a school arcade: three students, dark against a sunlit courtyard, with a camera, a boom and a slate'
FOCUS = 'edge'
SIZE = (1600, 670)
SAMPLES = 20
LOOK = 'High Contrast'
DEVELOP = {
    'haze': {'density': 0.030, 'from': 8, 'to': 26, 'glow': 0.62, 'spread': 0.06, 'loss': 0.30, 'color': (0.055, 0.050, 0.040)},
    'far': 9, 'bloom': 0.16, 'bloom_from': 0.8, 'exposure': 0.85,
}
GRADE = {'vignette': 0.24, 'grain': 0.5, 'quality': 60}

# Name, place, turn, size, hair, headphones, outfit, width, joints.
CREW = (
    ('operator', (1.00, 1.10), 4, 0.96, 'tail', True, 'hoodie', 0.88,
     {'hand_r': (0.14, 0.42, 1.24), 'elbow_r': (0.30, 0.16, 1.14), 'hand_l': (-0.12, 0.42, 1.20), 'elbow_l': (-0.30, 0.14, 1.12)}),
    ('slate', (-0.28, 2.60), -64, 0.93, 'curly', False, 'tee', 0.86,
     {'hand_l': (0.02, 0.535, 1.387), 'elbow_l': (-0.20, 0.30, 1.24), 'palm_l': (-0.9, 0.44, 0), 'hand_r': (0.068, 0.558, 1.306), 'elbow_r': (0.28, 0.27, 1.17), 'palm_r': (0, 0.2, 1)}),
    ('sound', (2.95, 2.35), 20, 1.01, 'short', True, 'shirt', 0.94,
     {'hand_l': (-0.09, 0.34, 1.826), 'elbow_l': (-0.29, 0.20, 1.68), 'palm_l': (0, 0.2, 1), 'grip_l': True, 'hand_r': (0.13, 0.05, 1.742), 'elbow_r': (0.34, 0.17, 1.60), 'palm_r': (0, -0.2, 1), 'grip_r': True}),
)
WEAR = {'operator': (0.012, 0.016, 0.024), 'slate': (0.030, 0.024, 0.014), 'sound': (0.026, 0.012, 0.010)}
NOON = (1.0, 0.93, 0.80)


def crew():
    for name, (x, y), turn, size, style, phones, outfit, wide, joints in CREW:
        wear = cloth(f'student {name}', WEAR[name], 0.1)
        place(figure(name, STANDING, joints, wear, style, (0.014, 0.009, 0.007), phones, outfit, cell=0.009, seed=len(name), wide=wide), (x, y, 0), (0, 0, turn), size)
    place(tripod(1.10, 0.45), (0.62, 1.66, 0), (0, 0, 6))
    place(cinema_camera(still('interview')), (0.62, 1.66, 1.10), (0, 0, 6))
    place(clapperboard(), (0.302, 2.83, 1.24), (0, 0, -4))
    place(boom(3.25), (1.02, 3.86, 2.39), (12.7, 0, 55))


def build():
    ambient((0.62, 0.78, 1.0), 0.15)
    stone = plaster('arcade', (0.24, 0.205, 0.165))
    arcade(-0.75, 3, 2.35, 0.48, 2.25, 4.3, 4.0, stone)
    # Left of the first opening the wall is closed: the headline stands there.
    box((6.0, 0.55, 4.3), (-3.75, 4.275, 2.15), stone, edge=0)
    box((6.0, 0.62, 0.75), (-3.78, 4.275, 0.375), plaster('dado', (0.075, 0.085, 0.080)), edge=0.01)
    box((16, 9.5, 0.2), (0, 0.0, 4.35), plaster('arcade ceiling', (0.20, 0.175, 0.14)), edge=0)
    box((0.2, 9.5, 4.3), (-6.5, 0, 2.15), stone, edge=0)
    box((16, 0.2, 4.3), (0, -4.7, 2.15), stone, edge=0)
    paving(18, 9, (0, 0.05, 0), (0.17, 0.125, 0.095), (0.30, 0.30))
    box((18, 0.5, 0.1), (0, 4.7, -0.045), plaster('step', (0.42, 0.38, 0.32)), edge=0.02)
    paving(50, 22, (0, 15.9, -0.06))
    front(-13, 22, 17.5)
    place(bench(), (-2.35, 3.68, 0))
    place(school_bag(), (-1.55, 3.62, 0.45), (0, 0, 12))
    place(tree((0, 0, 4.7), (2.8, 2.4, 1.7), 11000), (5.6, 10.4, -0.06), (0, 0, 40))
    # Of the second tree only the shadow is seen.
    place(tree((0, 0, 5.6), (3.0, 2.6, 1.7), 9000, 9), (8.6, 8.4, -0.06))
    crew()
    sun((7.5, -4.5, 12.0), (0, 0, 0), 6.0, NOON, 0.5)
    # What the courtyard sends into the arcade.
    for x in (0.42, 3.25):
        area((x, 4.3, 1.9), (x - 0.2, 0.5, 0.8), (2.2, 3.0), 55, NOON)
    area((-2.6, 0.4, 3.7), (-3.0, 4.0, 1.6), (2.5, 1.5), 16, (0.86, 0.92, 1.0))
    camera((0.42, -3.5, 1.46), (0.70, 4.0, 1.60), 33, (1.3, 1.4, 1.3), 1.4, roll=0.2)
