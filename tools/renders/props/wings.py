"""The wings: a steel boom with a cue light, a headset on its hook, and a strip of the stage between the
drapes."""
import math

from materials import Nodes, anodised, black_cloth, glow, haze_beam, painted_metal, plastic, rubber, stage_floor, steel, surface
from props.set import curtain
from props.stage import truss
from scene_kit import AMBER, MOON, STEEL, TUNGSTEN, WARM_WHITE, area, beam, box, cylinder, floor, lathe, pipe, place, point, prop, sphere, spot

STAND_BY, GO = (1.0, 0.30, 0.03), (0.04, 1.0, 0.24)
_DOME = [(0.030, 0.0), (0.030, 0.006), (0.027, 0.018), (0.019, 0.027), (0.009, 0.031), (0, 0.032)]


def _lit_glass(color):
    """Ribbed glass over a bulb: hot in the middle, deep in color toward its rim."""
    n = Nodes('lit glass')
    facing = n.add('LayerWeight', {'Blend': 0.42}).outputs['Facing']
    pale = tuple(c * 0.75 + 0.25 for c in color)
    tone = n.ramp(facing, [(0.0, pale), (0.22, color), (1.0, tuple(c * 0.5 for c in color))])
    place = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Object']})
    away = n.math('SQRT', n.math('ADD', n.math('POWER', place.outputs['X'], 2.0), n.math('POWER', place.outputs['Y'], 2.0)))
    ribs = n.math('ADD', n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', away, 2100.0)), 0.16), 0.84)
    fall = n.ramp(facing, [(0.0, 1.0), (0.35, 0.42), (1.0, 0.10)])
    level = n.math('MULTIPLY', n.math('MULTIPLY', fall, ribs), 4.2)
    shine = n.add('Emission', {'Color': tone, 'Strength': level})
    front = n.add('BsdfGlossy', {'Color': (0.05, 0.05, 0.05), 'Roughness': 0.12})
    material = n.finish(n.add('AddShader', {0: shine, 1: front}))
    material.cycles.sample_as_light = False
    return material


def cue_light(lit=None):
    """Two lamps side by side, facing -Y from a box around the origin; `lit` is amber, green or none."""
    with prop('cue light') as made:
        box((0.215, 0.075, 0.105), (0, 0, 0), painted_metal(), edge=0.010, segments=4)
        box((0.198, 0.004, 0.088), (0, -0.0385, 0), anodised(), edge=0.003)
        for x in (-0.091, 0.091):
            for z in (-0.036, 0.036):
                cylinder(0.0035, 0.003, (x, -0.041, z), steel(), (90, 0, 0), 0.001, 12)
        for x, color, name in ((-0.048, STAND_BY, 'amber'), (0.048, GO, 'green')):
            off = surface(f'cue {name} off', tuple(0.012 + c * 0.05 for c in color), 0.14, vary=0.04, coat=0.8)
            lens = _lit_glass(color) if lit == name else off
            lathe(_DOME, lens, (x, -0.0405, 0), (90, 0, 0), 40)
            lathe([(0.030, 0), (0.036, 0.001), (0.036, 0.010), (0.031, 0.011), (0.030, 0.007)], steel(), (x, -0.0405, 0), (90, 0, 0), 48)
            _cage(x)
            if lit == name:
                point((x, -0.095, 0), 0.8, color, 0.02)
        cylinder(0.010, 0.030, (0.06, 0, -0.062), rubber(), edge=0.003, steps=20)
    return made


def _cage(x, depth=0.045):
    """Wire over a lamp: two hoops that cross, and a ring around them."""
    for turn in (45, 135):
        a = math.radians(turn)
        points = [(x + 0.035 * math.cos(a) * c, -0.046 - depth * math.sqrt(max(0, 1 - c * c)), 0.035 * math.sin(a) * c) for c in (-1, -0.92, -0.7, -0.35, 0, 0.35, 0.7, 0.92, 1)]
        pipe(points, 0.0016, steel())
    ring = [(x + 0.034 * math.cos(t * math.pi / 12), -0.062, 0.034 * math.sin(t * math.pi / 12)) for t in range(24)]
    pipe(ring, 0.0014, steel(), closed=True)


def headset():
    """One ear and a boom microphone; hangs by its band from the origin, ear toward -Y."""
    with prop('headset') as made:
        w, h = 0.076, 0.175
        arc = [(w * math.sin(t), 0, -h * 0.55 * (1 - math.cos(t))) for t in [math.pi * 0.62 * (i / 12 * 2 - 1) for i in range(13)]]
        pipe(arc, 0.0042, steel())
        pipe([(x * 1.01, y - 0.0005, z + 0.004) for x, y, z in arc[3:10]], 0.0095, black_cloth())
        for side, end in ((-1, arc[0]), (1, arc[-1])):
            x, _, z = end
            box((0.010, 0.018, 0.05), (x - side * 0.002, 0, z - 0.018), plastic(), (0, side * 10, 0), 0.004)
        x, _, z = arc[0]
        cylinder(0.040, 0.022, (x + 0.012, 0, z - 0.05), plastic(), (0, 96, 0), 0.007)
        lathe([(0.014, 0.016), (0.030, 0.018), (0.041, 0.008), (0.043, -0.002), (0.038, -0.010)], rubber(), (x + 0.026, 0, z - 0.052), (0, 96, 0), 48)
        x2, _, z2 = arc[-1]
        box((0.016, 0.035, 0.06), (x2 - 0.004, 0, z2 - 0.055), rubber(), (0, 10, 0), 0.007, 4)
        pipe([(x + 0.004, -0.02, z - 0.055), (x - 0.006, -0.07, z - 0.075), (x + 0.012, -0.115, z - 0.10), (x + 0.03, -0.135, z - 0.105)], 0.003, steel())
        sphere(0.013, (x + 0.034, -0.14, z - 0.106), surface('mic foam', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=900), (1.3, 1, 1), 24)
    return made


def beltpack(on=True):
    """Hangs on the boom, its front toward -Y."""
    with prop('beltpack') as made:
        box((0.085, 0.042, 0.115), (0, 0, 0), painted_metal(), edge=0.007, segments=4)
        box((0.075, 0.004, 0.035), (0, -0.0215, 0.03), plastic(), edge=0.002)
        for x in (-0.02, 0.02):
            cylinder(0.010, 0.010, (x, -0.026, -0.018), rubber(), (90, 0, 0), 0.003, 24)
        light = glow('beltpack on', (1.0, 0.72, 0.36), 5.0, False) if on else rubber()
        cylinder(0.0032, 0.004, (0.028, -0.024, 0.03), light, (90, 0, 0), 0.001, 16)
        cylinder(0.014, 0.02, (0, 0, 0.062), steel(), edge=0.003, steps=24)
        cylinder(0.009, 0.03, (-0.02, 0, -0.068), steel(), edge=0.003, steps=24)
    return made


def _boom():
    """The upright and everything that hangs on it; the cue light is at (0, -0.07, 1.58)."""
    cylinder(0.024, 3.4, (0, 0, 1.7), steel(), edge=0.004, steps=48)
    for z in (1.55, 1.61):
        box((0.075, 0.07, 0.026), (0, -0.012, z), painted_metal(), edge=0.008)
        cylinder(0.006, 0.05, (0.048, -0.01, z), steel(), (0, 90, 0), 0.002, 16)
    box((0.07, 0.06, 0.026), (0.0, -0.012, 1.44), painted_metal(), edge=0.008)
    pipe([(-0.03, -0.02, 1.445), (-0.15, -0.03, 1.445), (-0.185, -0.03, 1.452), (-0.193, -0.03, 1.475)], 0.0055, steel())
    for k in range(9):
        z = 0.3 + k * 0.32
        pipe([(0.018, -0.014, z), (0.027, -0.004, z + 0.16), (0.018, -0.014, z + 0.32)], 0.0052, rubber())
    box((0.053, 0.053, 0.022), (0, 0, 1.12), black_cloth(), edge=0.006)


def wings(lit, stage):
    """`lit` is the lamp of the cue light, `stage` how bright the stage is, from 0 to 1."""
    floor(stage_floor(0.2), 40)
    _boom()
    place(cue_light(lit), (0, -0.075, 1.58))
    place(headset(), (-0.145, -0.03, 1.442), (0, 0, -16))
    place(beltpack(stage > 0), (0, -0.062, 1.24), (0, 0, -6))
    if stage > 0:
        pipe([(-0.215, -0.02, 1.31), (-0.20, -0.05, 1.16), (-0.12, -0.10, 1.07), (-0.03, -0.08, 1.10), (-0.02, -0.062, 1.165)], 0.0034, rubber())
    else:
        # Unplugged: the cable hangs free.
        pipe([(-0.215, -0.02, 1.31), (-0.225, -0.05, 1.16), (-0.21, -0.06, 0.98), (-0.19, -0.05, 0.86)], 0.0034, rubber())
    for at, wide in (((-1.93, 1.0, 0), 3.3), ((-0.88, 3.9, 0), 2.4), ((2.50, 2.6, 0), 1.9), ((3.1, 4.6, 0), 2.0)):
        leg = curtain(wide, 5.0, round(wide * 6), (0.022, 0.012, 0.009))
        leg.location = at
    place(truss(9), (1.2, 7.4, 4.3))
    lamps = ((-0.2, TUNGSTEN), (0.9, WARM_WHITE), (2.1, TUNGSTEN), (3.1, AMBER)) if stage else ((1.4, MOON),)
    for i, (x, tone) in enumerate(lamps):
        at, target = (x, 7.4, 4.1), (1.45 + 0.55 * (i - len(lamps) / 2 + 0.5), 5.6, 0)
        spot(at, target, 1800 * (stage or 0.15), tone, 24, 0.7, 0.1)
        beam(at, target, 16 if stage else 40, haze_beam(tone, stage or 0.10, wisps=0.4), 0.1)
    # Light from the stage that reaches the wings, and a blue work light behind the camera.
    area((1.1, 4.6, 2.6), (0.0, 0.0, 1.5), (1.2, 2.0), 220 * (stage or 0.2), TUNGSTEN if stage else MOON)
    area((0.75, 0.75, 1.9), (0.02, 0, 1.5), (0.3, 1.2), 22 * (stage or 0.5), TUNGSTEN if stage else STEEL)
    area((-1.5, -1.3, 2.7), (-0.1, 0, 1.5), (0.8, 0.8), 44 if stage else 80, MOON)
