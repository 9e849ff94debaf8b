"""Creator portrait: early sun throws a girl's shadow, slate held up, on the wall behind a bus stop."""
from materials import aluminum, cloth, plaster, surface
from props.figure import STANDING, figure
from props.portrait import SAMPLES, SIZE
from props.school import bench, paving, school_bag
from props.set import clapperboard
from props.stationery import paper_list, pen
from scene_kit import ambient, box, camera, cylinder, panel, place, prop, sun

ALT = 'In the first sun the shadow of a girl with a slate falls on the wall of a bus stop; her bag and her script lie on the bench'
LOOK = 'High Contrast'
DEVELOP = {'bloom': 0.10, 'exposure': 0.0, 'balance': (1.03, 1.0, 0.97)}
GRADE = {'vignette': 0.22, 'grain': 0.6, 'quality': 68}
__all__ = ['SAMPLES', 'SIZE']

EARLY = (1.0, 0.70, 0.40)


def stop():
    """A pole with a disc and a timetable; its shadow falls on the wall."""
    with prop('stop') as made:
        cylinder(0.03, 2.9, (0, 0, 1.45), aluminum(), edge=0.003)
        cylinder(0.25, 0.03, (0, -0.04, 2.62), surface('disc', (0.035, 0.10, 0.24), 0.35), (90, 0, 0), 0.004)
        cylinder(0.19, 0.034, (0, -0.04, 2.62), surface('disc middle', (0.62, 0.58, 0.48), 0.4), (90, 0, 0), 0.004)
        box((0.34, 0.04, 0.50), (0, -0.05, 1.45), surface('timetable frame', (0.05, 0.07, 0.09), 0.4), edge=0.01)
        panel(0.29, 0.44, (0, -0.072, 1.45), surface('timetable', (0.60, 0.57, 0.50), 0.7))
    return made


def build():
    ambient((0.42, 0.60, 1.0), 0.22)
    paving(14, 5.3, (0, -0.35, 0), (0.30, 0.28, 0.26), (0.5, 0.5))
    wall = surface('stucco', (0.42, 0.36, 0.29), 0.9, vary=0.06, scale=1.1, bump=0.7, bump_scale=70, tint=0.10)
    box((14, 0.2, 6), (0, 2.4, 3), wall, edge=0)
    box((14, 0.26, 0.42), (0, 2.4, 0.21), plaster('foot of the wall', (0.15, 0.15, 0.155)), edge=0.02)
    place(bench(1.5), (0.62, 1.80, 0))
    place(school_bag((0.16, 0.055, 0.02)), (1.00, 1.80, 0.45), (0, 0, 14))
    place(paper_list(), (0.42, 1.76, 0.452), (0, 0, 24), 1.1)
    place(pen(), (0.58, 1.70, 0.456), (0, 0, -30), 1.2)
    place(stop(), (1.38, 1.45, 0), (0, 0, -10))
    # She stands left of the frame, between the sun and the wall, and looks along it.
    joints = {'hand_r': (0.06, 0.56, 1.34), 'elbow_r': (0.25, 0.30, 1.20), 'hand_l': (-0.06, 0.54, 1.30), 'elbow_l': (-0.26, 0.28, 1.18), 'head': (0.0, 0.04, 1.635)}
    with prop('girl') as girl:
        place(figure('girl', STANDING, joints, cloth('girl', (0.05, 0.05, 0.06)), 'tail', outfit='tee', cell=0.0115, seed=13, wide=0.88), (0, 0, 0))
        place(clapperboard(0.36, 0.26), (0, 0.72, 1.33), (0, 0, 90))
    place(girl, (-1.88, -0.6, 0), (0, 0, -99), 0.98)
    sun((-3.4, -10.0, 0.95), (0, 0, 0), 5.0, EARLY, 0.5)
    camera((0.14, -3.2, 1.20), (0.14, 2.3, 1.02), 57, (0.6, 1.9, 1.2), 8, roll=0.3)
