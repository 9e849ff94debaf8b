"""A school around a courtyard: an arcade of round arches, the sunlit front across, paving, a tree."""
import math
import random

import numpy as np
from materials import Nodes, plaster, surface, walnut
from scene_kit import box, cylinder, mesh, panel, pipe, prop, smooth


def arcade(first, count, span, pier, spring, top, y, material, thick=0.55):
    """Round arches along X in a wall that faces -Y at `y`; `first` is the left edge of the first opening."""
    for i in range(count):
        left, radius = first + i * (span + pier), span / 2
        steps = 24
        arc = [(left + radius - radius * math.cos(math.pi * k / steps), spring + radius * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
        vertices, faces = [], []
        for x, z in arc:
            vertices += [(x, y, z), (x, y, top), (x, y + thick, z), (x, y + thick, top)]
        for k in range(steps):
            a, b = k * 4, k * 4 + 4
            faces += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2), (a, a + 2, b + 2, b)]
        smooth(mesh(vertices, faces, material, name='arch'), 30)
        x = left + span + pier / 2
        box((pier, thick, top), (x, y + thick / 2, top / 2), material, edge=0.012)
        box((pier + 0.10, thick + 0.10, 0.13), (x, y + thick / 2, spring - 0.06), material, edge=0.02)
        box((pier + 0.08, thick + 0.08, 0.30), (x, y + thick / 2, 0.15), material, edge=0.02)


def front(x0, x1, y, height=8.0):
    """The school's front in the sun, facing -Y: two rows of windows with shutters."""
    wall, stone = plaster('school front', (0.60, 0.50, 0.37)), plaster('school stone', (0.52, 0.48, 0.42))
    pane, shutter = surface('school pane', (0.03, 0.045, 0.06), 0.12, vary=0.05), surface('shutter green', (0.055, 0.10, 0.085), 0.6, vary=0.1)
    box((x1 - x0, 0.3, height), ((x0 + x1) / 2, y + 0.15, height / 2), wall, edge=0)
    box((x1 - x0, 0.36, 0.7), ((x0 + x1) / 2, y + 0.12, 0.35), stone, edge=0.01)
    box((x1 - x0, 0.40, 0.16), ((x0 + x1) / 2, y + 0.10, 4.15), stone, edge=0.02)
    pitch = 2.5
    for i in range(int((x1 - x0) / pitch)):
        x = x0 + pitch * (i + 0.5)
        for z in (1.3, 5.0):
            box((1.1, 0.10, 1.9), (x, y - 0.01, z + 0.95), pane, edge=0)
            for side in (-1, 1):
                box((0.07, 0.12, 1.9), (x + side * 0.55, y - 0.02, z + 0.95), stone, edge=0.008)
                box((0.56, 0.05, 1.9), (x + side * 0.86, y - 0.03, z + 0.95), shutter, edge=0.008)
            box((0.05, 0.12, 1.9), (x, y - 0.02, z + 0.95), stone, edge=0.005)
            box((1.1, 0.12, 0.05), (x, y - 0.02, z + 1.25), stone, edge=0.005)
            box((1.35, 0.24, 0.10), (x, y - 0.06, z - 0.05), stone, edge=0.012)
            box((1.25, 0.20, 0.14), (x, y - 0.03, z + 1.98), stone, edge=0.012)


def paving(width, depth, at, color=(0.50, 0.46, 0.39), slab=(0.62, 0.62)):
    """Stone slabs, each of its own shade; `at` is the middle."""
    n = Nodes('paving')
    meters = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (width, depth, 1)})
    slabs = n.add('TexBrick', {'Vector': meters, 'Color1': color, 'Color2': tuple(c * 0.72 for c in color), 'Mortar': tuple(c * 0.30 for c in color), 'Scale': 1.0,
                               'Mortar Size': 0.008, 'Mortar Smooth': 0.3, 'Bias': -0.1, 'Brick Width': slab[0], 'Row Height': slab[1]})
    worn = n.ramp(n.noise(0.9, 6.0), [(0.3, 0.74), (0.7, 1.0)])
    tone = n.add('MixRGB', {0: 1.0, 1: slabs.outputs['Color'], 2: worn}, blend_type='MULTIPLY')
    relief = n.math('ADD', n.math('MULTIPLY', slabs.outputs['Fac'], -1.0), n.math('MULTIPLY', n.noise(40.0, 3.0), 0.3))
    bump = n.add('Bump', {'Height': relief, 'Strength': 0.6, 'Distance': 0.008})
    rough = n.add('MapRange', {'Value': n.noise(2.4, 4.0), 3: 0.30, 4: 0.75})
    panel(width, depth, at, n.finish(n.add('BsdfPrincipled', {'Base Color': tone, 'Roughness': rough.outputs[0], 'Specular': 0.4, 'Normal': bump})), (-90, 0, 0))


def _leaf():
    """Light from behind comes through it."""
    n = Nodes('tree leaf')
    shade = n.ramp(n.noise(1.3, 2.0), [(0.3, (0.045, 0.085, 0.018)), (0.7, (0.10, 0.155, 0.035))])
    front, through = n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.5}), n.add('BsdfTranslucent', {'Color': (0.30, 0.42, 0.08)})
    return n.finish(n.add('MixShader', {0: 0.38, 1: front, 2: through}))


def tree(crown=(0, 0, 5.2), size=(2.6, 2.4, 1.9), leaves=9000, seed=3, trunk=0.17):
    """A tree that grows from the origin; its leaves are in clumps, with gaps for the sun."""
    chance, random_ = np.random.default_rng(seed), random.Random(seed)
    bark = surface('bark', (0.11, 0.085, 0.062), 0.9, vary=0.1, scale=9, bump=1.0, bump_scale=26, stretch=(1, 1, 0.25), tint=0.3)
    clumps = chance.normal(size=(46, 3))
    clumps /= np.linalg.norm(clumps, axis=1, keepdims=True)
    clumps = np.float32(crown) + clumps * np.float32(size) * chance.uniform(0.45, 1.0, (46, 1))
    with prop('tree') as made:
        fork = (crown[0] * 0.3, crown[1] * 0.3, crown[2] * 0.46)
        pipe([(0, 0, -0.1), (0.05, 0.02, fork[2] * 0.5), fork], trunk, bark)
        cylinder(trunk * 1.5, 0.4, (0, 0, 0.1), bark, tip=trunk)
        for i in range(5):
            turn, reach = math.radians(i * 72 + random_.uniform(-20, 20)), random_.uniform(0.30, 0.5)
            knee = tuple(crown[k] * 0.6 + reach * size[k] * (math.cos(turn), math.sin(turn), 0)[k] for k in (0, 1)) + (crown[2] * random_.uniform(0.68, 0.80),)
            pipe([(fork[0], fork[1], fork[2] - 0.15), ((fork[0] + knee[0] * 1.3) / 2, (fork[1] + knee[1] * 1.3) / 2, (fork[2] * 1.2 + knee[2] * 0.8) / 2), knee], trunk * 0.42, bark)
            for x, y, z in clumps[i::15]:
                pipe([knee, ((knee[0] + x) / 2 + random_.uniform(-0.3, 0.3), (knee[1] + y) / 2, (knee[2] + z) / 2 + 0.2), (float(x), float(y), float(z))], trunk * 0.13, bark)
        center = clumps[chance.integers(0, len(clumps), leaves)] + chance.normal(size=(leaves, 3)) * 0.30
        along, side = (v / np.linalg.norm(v, axis=1, keepdims=True) for v in (chance.normal(size=(leaves, 3)), chance.normal(size=(leaves, 3))))
        long, wide = chance.uniform(0.07, 0.13, (leaves, 1)), chance.uniform(0.030, 0.055, (leaves, 1))
        corners = np.stack([center - along * long, center + side * wide, center + along * long, center - side * wide], 1).reshape(-1, 3)
        mesh(corners.tolist(), [(i * 4, i * 4 + 1, i * 4 + 2, i * 4 + 3) for i in range(leaves)], _leaf(), name='leaves')
    return made


def bench(width=2.4):
    """Planks on two feet, along X; its seat is at 0.45."""
    with prop('bench') as made:
        for y in (-0.13, 0.0, 0.13):
            box((width, 0.115, 0.04), (0, y, 0.43), walnut(), edge=0.008)
        for x in (-width * 0.38, width * 0.38):
            box((0.09, 0.36, 0.41), (x, 0, 0.205), surface('bench foot', (0.05, 0.05, 0.05), 0.5), edge=0.01)
    return made


def school_bag(color=(0.03, 0.06, 0.10)):
    """A backpack that stands on the floor and leans toward +Y; its front faces -Y."""
    fabric, strap = surface(f'bag {color}', color, 0.85, vary=0.06, scale=5, bump=0.6, bump_scale=240, tint=0.1), surface('bag strap', (0.015, 0.015, 0.016), 0.8)
    with prop('school bag') as made:
        box((0.32, 0.19, 0.44), (0, 0, 0.22), fabric, (-9, 0, 0), 0.075, 6)
        box((0.25, 0.09, 0.22), (0, -0.115, 0.15), fabric, (-9, 0, 0), 0.04, 5)
        pipe([(-0.05, 0.04, 0.44), (-0.04, 0.02, 0.50), (0.04, 0.02, 0.50), (0.05, 0.04, 0.44)], 0.009, strap)
        pipe([(-0.10, 0.12, 0.42), (-0.17, 0.12, 0.28), (-0.16, 0.06, 0.03)], 0.014, strap)
        pipe([(-0.155, -0.06, 0.40), (-0.10, -0.085, 0.43), (0.10, -0.085, 0.43), (0.155, -0.06, 0.40)], 0.004, strap)
    return made
