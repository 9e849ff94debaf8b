"""Behind the building: wet ground, brick, a caged lamp, a truck with its doors open, and what lies beyond in the mist."""
import math
import random

from materials import Nodes, aluminum, glow, painted_metal, rubber, steel, surface
from scene_kit import box, cylinder, lathe, mesh, panel, pipe, prop, sphere

LAMP = (1.0, 0.62, 0.30)


def wet_asphalt(wet=0.5, pale=1.0):
    """Rough where it is dry, a mirror where water stands; by day its stone is paler."""
    n = Nodes('wet asphalt')
    pools = n.noise(0.55, 3.0, (1, 1.6, 1))
    depth = n.add('MapRange', {'Value': pools, 1: 0.62 - wet * 0.3, 2: 0.74 - wet * 0.3})
    grit = n.noise(140.0, 2.0)
    rough = n.add('MapRange', {'Value': depth.outputs[0], 3: 0.42, 4: 0.035})
    height = n.math('MULTIPLY', grit, n.math('SUBTRACT', 1.0, depth.outputs[0]))
    ripple = n.math('MULTIPLY', n.noise(9.0, 2.0), 0.05)
    bump = n.add('Bump', {'Height': n.math('ADD', height, ripple), 'Strength': 0.55, 'Distance': 0.006})
    tone = n.ramp(grit, [(0.3, (0.007 * pale, 0.007 * pale, 0.008 * pale)), (0.75, (0.026 * pale, 0.025 * pale, 0.025 * pale))])
    return n.finish(n.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': rough.outputs[0], 'Specular': 0.6, 'Normal': bump}))


def brick_wall(width, height, at, color=(0.15, 0.062, 0.038), rot=(0, 0, 0)):
    """Faces -Y; `at` is the middle of its foot."""
    n = Nodes('bricks')
    meters = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (width, height, 1)})
    dark, mortar = tuple(c * 0.38 for c in color), tuple(c * 0.55 + 0.02 for c in color)
    bricks = n.add('TexBrick', {'Vector': meters, 'Color1': color, 'Color2': dark, 'Mortar': mortar, 'Scale': 1.0, 'Mortar Size': 0.007,
                                'Mortar Smooth': 0.35, 'Bias': -0.15, 'Brick Width': 0.235, 'Row Height': 0.078})
    soot = n.ramp(n.noise(0.8, 6.0), [(0.3, 0.42), (0.7, 1.0)])
    tone = n.add('MixRGB', {0: 1.0, 1: bricks.outputs['Color'], 2: soot}, blend_type='MULTIPLY')
    relief = n.math('ADD', n.math('MULTIPLY', bricks.outputs['Fac'], -1.0), n.math('MULTIPLY', n.noise(46.0, 4.0), 0.45))
    bump = n.add('Bump', {'Height': relief, 'Strength': 0.9, 'Distance': 0.012})
    rough = n.add('MapRange', {'Value': n.noise(3.0, 4.0), 3: 0.5, 4: 0.95})
    shader = n.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': rough.outputs[0], 'Specular': 0.35, 'Normal': bump})
    x, y, z = at
    return panel(width, height, (x, y, z + height / 2), n.finish(shader), rot)


def caged_lamp(strength=26.0, reach=0.42):
    """A shade on a bent arm from the wall at the origin; it hangs at (0, -reach, 0). The caller adds the light."""
    with prop('caged lamp') as made:
        iron = painted_metal()
        cylinder(0.07, 0.03, (0, -0.015, 0.02), iron, (90, 0, 0), 0.008)
        pipe([(0, -0.02, 0.02), (0, -reach * 0.35, 0.14), (0, -reach * 0.8, 0.20), (0, -reach, 0.12)], 0.013, iron)
        lathe([(0.028, 0.16), (0.04, 0.12), (0.07, 0.07), (0.16, 0.015), (0.185, 0.0), (0.182, -0.006), (0.155, 0.006), (0.06, 0.058)],
              iron, (0, -reach, 0))
        sphere(0.042, (0, -reach, -0.03), glow('yard bulb', (1.0, 0.72, 0.40), strength, False), (1, 1, 1.35), 24)
        for i in range(6):
            a = math.pi * i / 3
            x, y = math.cos(a), math.sin(a)
            pipe([(x * 0.062, y * 0.062 - reach, 0.04), (x * 0.078, y * 0.078 - reach, -0.04), (x * 0.055, y * 0.055 - reach, -0.105),
                  (x * 0.012, y * 0.012 - reach, -0.125)], 0.0032, iron)
        for r, z in ((0.075, -0.005), (0.070, -0.075)):
            ring = [(r * math.cos(t * math.pi / 12), r * math.sin(t * math.pi / 12) - reach, z) for t in range(24)]
            pipe(ring, 0.003, iron, closed=True)
    return made


def truck(width=2.5, height=2.75, deck=1.12, length=9.0, swing=108):
    """A truck whose tail is at the origin and opens toward -Y; the box extends to +Y and is lit by two
    strips."""
    skin = surface('truck skin', (0.05, 0.055, 0.062), 0.38, 0.0, 0.12, 2.5, tint=0.25)
    inside = surface('truck lining', (0.42, 0.38, 0.31), 0.6, 0.0, 0.12, 1.8, 0.1, 30, (1, 1, 5), tint=0.25)
    planks = surface('truck floor', (0.12, 0.075, 0.045), 0.55, vary=0.12, scale=2, stretch=(9, 1, 1), tint=0.3)
    with prop('truck') as made:
        w, top = width / 2, deck + height
        for side in (-1, 1):
            box((0.05, length, height), (side * w, length / 2, deck + height / 2), skin, edge=0.01)
            box((0.01, length - 0.1, height - 0.1), (side * (w - 0.035), length / 2, deck + height / 2), inside, edge=0)
            for i in range(5):
                box((0.02, length - 0.1, 0.035), (side * (w - 0.05), length / 2, deck + 0.35 + i * 0.52), steel(), edge=0.004)
            box((0.09, 0.08, height + 0.10), (side * w, 0, deck + height / 2), steel(), edge=0.012)
        box((width, length, 0.05), (0, length / 2, top), skin, edge=0.01)
        box((width - 0.08, length, 0.01), (0, length / 2, top - 0.035), inside, edge=0)
        box((width, length, 0.14), (0, length / 2, deck - 0.07), planks, edge=0.006)
        box((width, 0.05, height), (0, length, deck + height / 2), inside, edge=0)
        box((width + 0.08, 0.10, 0.14), (0, 0, top + 0.03), steel(), edge=0.012)
        box((width + 0.06, 0.14, 0.16), (0, -0.02, deck - 0.10), steel(), edge=0.012)
        box((width - 0.3, 0.16, 0.12), (0, -0.02, deck - 0.52), painted_metal(), edge=0.01)
        for side in (-1, 1):
            for y in (1.9, 3.2):
                cylinder(0.5, 0.3, (side * (w - 0.22), y, 0.5), rubber(), (0, 90, 0), 0.05)
            # Tail lamps are off: red is reserved for things that are live.
            box((0.30, 0.03, 0.11), (side * (w - 0.25), -0.10, deck - 0.33), surface('lamp glass', (0.10, 0.012, 0.008), 0.2), edge=0.01)
            box((0.03, length * 0.75, 0.05), (side * 0.55, length * 0.45, top - 0.055), glow('truck strip', (1.0, 0.74, 0.46), 5.0, True), edge=0)
        for side in (-1, 1):
            _door(side, w, height, deck, swing, skin)
    return made


def _door(side, w, height, deck, swing, skin):
    """Hinged at the tail's corner and swung outward; lock bars on its outer face."""
    turn = math.radians(180 - swing)
    dx, dy = side * math.cos(turn), -math.sin(turn)
    hinge = (side * (w + 0.06), -0.03)
    angle = math.degrees(math.atan2(dy, dx))

    def at(along, out, z):
        return (hinge[0] + dx * along - dy * out * side, hinge[1] + dy * along + dx * out * side, z)

    box((w, 0.045, height), at(w / 2, 0, deck + height / 2), skin, (0, 0, angle), 0.012)
    for along in (0.35, 0.85):
        cylinder(0.016, height - 0.1, at(along * w, 0.05, deck + height / 2), aluminum(), edge=0.003, steps=16)
        box((0.10, 0.04, 0.05), at(along * w, 0.045, deck + 0.75), steel(), (0, 0, angle), 0.006)
    for z in (0.3, 1.3, 2.4):
        box((w * 0.28, 0.02, 0.06), at(w * 0.14, 0.03, deck + z), steel(), (0, 0, angle), 0.006)


def ramp(width=1.6, length=3.2, rise=1.10):
    """A ramp from the origin on the ground up along +Y."""
    angle = math.degrees(math.atan2(rise, length))
    run = math.hypot(rise, length)
    with prop('ramp') as made:
        box((width, run, 0.06), (0, length / 2, rise / 2), aluminum(), (angle, 0, 0), 0.008)
        for side in (-1, 1):
            box((0.05, run, 0.11), (side * width / 2, length / 2, rise / 2 + 0.03), aluminum(), (angle, 0, 0), 0.008)
        for i in range(1, 22):
            t = i / 22
            box((width - 0.08, 0.012, 0.008), (0, length * t, rise * t + 0.034), steel(), (angle, 0, 0), 0.003)
    return made


def mist(tone):
    """What is far away in mist has one tone, whatever it is made of."""
    n = Nodes(f'mist {tone}')
    material = n.finish(n.add('Emission', {'Color': tone, 'Strength': 1.0}))
    material.cycles.sample_as_light = False
    return material


def firs(y, x0, x1, foot, tall, tone, seed=1):
    """A ridge of firs in the mist from x0 to x1; `foot` and `tall` are heights in meters."""
    chance = random.Random(seed)
    air, x = mist(tone), x0
    mesh([(x0, y + 0.5, -2), (x1, y + 0.5, -2), (x1, y + 0.5, foot + tall * 0.25), (x0, y + 0.5, foot + tall * 0.25)], [(0, 1, 2, 3)], air)
    while x < x1:
        height = tall * chance.uniform(0.55, 1.1) * (0.8 + 0.3 * math.sin(x * 0.05 + seed))
        half, steps, side = height * chance.uniform(0.11, 0.17), 11, []
        for k in range(steps):
            t = k / (steps - 1)
            reach = half * (1 - t) ** 0.85
            side += [(reach * chance.uniform(0.5, 0.75), t * height), (reach * chance.uniform(0.95, 1.2), (t - 0.015) * height)]
        side[-1] = (0, height)
        outline = [(x + r, y, foot + z) for r, z in side] + [(x - r * chance.uniform(0.85, 1.1), y, foot + z) for r, z in reversed(side[:-1])]
        spine = (x, y, foot)
        mesh([spine, *outline], [(0, i, i + 1) for i in range(1, len(outline))], air)
        x += half * chance.uniform(0.7, 1.6)


def sheds(y, x0, tone, widths, eave=6.0, rise=2.6):
    """Roofs of a works in the mist, side by side from x0: saw teeth, and a chimney on the first."""
    air = mist(tone)
    for i, width in enumerate(widths):
        mesh([(x0, y, -1), (x0 + width, y, -1), (x0 + width, y, eave), (x0 + width * 0.12, y, eave + rise), (x0, y, eave)], [(0, 1, 2, 3, 4)], air)
        if i == 0:
            box((1.1, 0.1, eave * 2.1), (x0 + width * 0.5, y, eave * 1.05), air, edge=0)
        x0 += width
