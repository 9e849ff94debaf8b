"""An office high above the city on a gray day: a wall of glass, the town behind it, a glazed partition."""
import random

from materials import Nodes, anodised
from scene_kit import box, panel


def overcast():
    """A closed sky: brightest low down, heavier above, in slow clouds."""
    n = Nodes('overcast')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
    cloud = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(3.0, 6.0, (1, 1, 4), 'UV'), 0.5), 0.55)
    tone = n.ramp(n.math('ADD', up, cloud), [(0.0, (0.80, 0.88, 0.96)), (0.30, (0.70, 0.80, 0.92)), (0.62, (0.46, 0.57, 0.71)), (1.0, (0.28, 0.38, 0.52))])
    material = n.finish(n.add('Emission', {'Color': tone, 'Strength': 1.0}))
    material.cycles.sample_as_light = False
    return material


def _facade(name, color, columns, floors, lit):
    """A house front in haze: rows of windows, `lit` as bright as its walls or darker."""
    n = Nodes(name)
    place = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (columns, floors, 1)})
    grid = n.add('TexBrick', {'Vector': place, 'Color1': tuple(c * lit for c in color), 'Color2': tuple(c * lit * 0.8 for c in color), 'Mortar': color,
                              'Scale': 1.0, 'Mortar Size': 0.21, 'Brick Width': 1.0, 'Row Height': 1.0}, offset=0.0)
    material = n.finish(n.add('Emission', {'Color': grid.outputs['Color'], 'Strength': 1.0}))
    material.cycles.sample_as_light = False
    return material


def city(center=0.0, floor=-30.0, seed=6):
    """House fronts at three distances; air takes away their contrast."""
    random.seed(seed)
    panel(260, 110, (center, 120, 30), overcast())
    for layer, (y, count, air, tall) in enumerate(((92, 12, 0.72, 8), (66, 9, 0.50, 7), (44, 6, 0.30, 5))):
        for i in range(count):
            width = random.uniform(0.10, 0.17) * y
            top = random.uniform(0.2, 1.0) * tall * (y / 66)
            x = center + (i - (count - 1) / 2) * y * 0.155 + random.uniform(-1, 1)
            color = tuple(a * air + b * (1 - air) * random.uniform(0.6, 1.2) for a, b in zip((0.60, 0.69, 0.80), random.choice(((0.14, 0.15, 0.17), (0.20, 0.15, 0.13), (0.10, 0.13, 0.17)))))
            front = _facade(f'facade {layer} {i}', color, round(width / 0.95), round((top - floor) / 1.55), random.choice((0.74, 0.82, 0.90)))
            panel(width, top - floor, (x, y + i * 0.05, (top + floor) / 2), front)


def glass_front(x0, x1, y, height=3.0, bays=3):
    """Mullions and transoms of a glazed front from x0 to x1; the panes themselves are too clean to see."""
    frame = anodised()
    for i in range(bays + 1):
        box((0.055, 0.13, height), (x0 + (x1 - x0) * i / bays, y, height / 2), frame, edge=0.006)
    for z, tall in ((0.04, 0.08), (0.62, 0.045), (height - 0.05, 0.10)):
        box((x1 - x0, 0.11, tall), ((x0 + x1) / 2, y, z), frame, edge=0.006)


def _frosted():
    n = Nodes('frosted')
    soft = n.add('BsdfDiffuse', {'Color': (0.72, 0.80, 0.86)})
    through = n.add('BsdfTranslucent', {'Color': (0.80, 0.88, 0.95)})
    milk = n.add('MixShader', {0: 0.6, 1: soft, 2: through})
    return n.finish(n.add('MixShader', {0: 0.45, 1: n.add('BsdfTransparent'), 2: milk}))


def _pane():
    n = Nodes('office pane')
    shine = n.add('BsdfGlossy', {'Color': (0.85, 0.92, 1.0), 'Roughness': 0.0})
    amount = n.math('MULTIPLY', n.add('Fresnel', {'IOR': 1.45}), 0.9, clamp=True)
    return n.finish(n.add('MixShader', {0: amount, 1: n.add('BsdfTransparent', {'Color': (0.90, 0.96, 0.97)}), 2: shine}))


def partition(x, y0, y1, height=2.6, bays=3):
    """A glazed wall along Y with a frosted band at sitting height."""
    frame, length = anodised(), y1 - y0
    panel(length, height, (x, (y0 + y1) / 2, height / 2), _pane(), (0, 0, 90))
    panel(length, 0.55, (x - 0.004, (y0 + y1) / 2, 1.12), _frosted(), (0, 0, 90))
    for i in range(bays + 1):
        box((0.05, 0.04, height), (x, y0 + length * i / bays, height / 2), frame, edge=0.005)
    for z in (0.03, height):
        box((0.06, length, 0.06), (x, (y0 + y1) / 2, z), frame, edge=0.005)
