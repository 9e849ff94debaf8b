"""The river at dusk: two skies, water and the tower of a suspension bridge."""
from materials import Nodes, surface
from scene_kit import box, cylinder, pipe, prop


def sky():
    n = Nodes('sky')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(2.2, 6.0, (1, 1, 7), 'UV'), 0.5), 0.16)
    tone = n.ramp(n.math('ADD', up, drift), [
        (0.0, (0.75, 0.30, 0.075)), (0.10, (0.62, 0.24, 0.085)), (0.24, (0.22, 0.115, 0.10)), (0.48, (0.040, 0.045, 0.075)), (1.0, (0.007, 0.010, 0.022))])
    material = n.finish(n.add('Emission', {'Color': tone, 'Strength': 0.85}))
    material.cycles.sample_as_light = False
    return material


SUNSET = ((0.0, (1.0, 0.36, 0.07)), (0.09, (0.98, 0.33, 0.11)), (0.17, (0.72, 0.22, 0.19)), (0.27, (0.34, 0.15, 0.27)), (0.38, (0.115, 0.105, 0.25)), (0.62, (0.030, 0.050, 0.135)))


def sunset(sun, strength=1.0):
    """Its panel is 1500 m wide and 260 m high; `sun` is (x, z) from its middle. Clouds are lit from below."""
    n = Nodes('sunset')
    up = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
    place_at = n.add('TexCoord').outputs['Object']
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(2.2, 6.0, (1, 1, 7), 'UV'), 0.5), 0.07)
    tone = n.ramp(n.math('ADD', up, drift), list(SUNSET))
    away = n.add('VectorMath', {0: place_at, 1: (sun[0], 0, sun[1])}, operation='DISTANCE')
    halo = n.math('POWER', n.math('SUBTRACT', 1.0, n.math('DIVIDE', away.outputs['Value'], 210.0), clamp=True), 3.2)
    warm = n.add('MixRGB', {0: halo, 1: tone, 2: (1.0, 0.50, 0.13)}, blend_type='ADD')
    streaks = n.add('TexNoise', {'Vector': n.add('Mapping', {'Vector': place_at, 'Scale': (0.0075, 1, 0.052)}), 'Scale': 1.0, 'Detail': 7.0, 'Roughness': 0.58}).outputs['Fac']
    veil = n.math('MULTIPLY', n.ramp(streaks, [(0.50, 0.0), (0.70, 1.0)]), n.ramp(up, [(0.10, 0.0), (0.20, 0.55), (0.45, 0.30)]))
    lit = n.add('MixRGB', {0: veil, 1: warm, 2: (0.86, 0.25, 0.20)})
    material = n.finish(n.add('Emission', {'Color': lit, 'Strength': strength}))
    material.cycles.sample_as_light = False
    return material


def water():
    n = Nodes('water')
    place_at = n.add('TexCoord').outputs['Object']
    stretched = n.add('Mapping', {'Vector': place_at, 'Scale': (0.22, 0.9, 1)})
    waves = n.add('TexNoise', {'Vector': stretched, 'Scale': 0.55, 'Detail': 5.0, 'Roughness': 0.6})
    bump = n.add('Bump', {'Height': waves.outputs['Fac'], 'Strength': 0.10, 'Distance': 0.9})
    return n.finish(n.add('BsdfPrincipled', {'Base Color': (0.004, 0.006, 0.009), 'Roughness': 0.07, 'Specular': 0.7, 'Normal': bump}))


def tower(height=62.0, steel=None):
    steel = steel or surface('bridge steel', (0.016, 0.020, 0.018), 0.55)
    with prop('tower') as made:
        for side in (-1, 1):
            x = side * 4.6
            box((2.4, 3.2, 22), (x * 1.25, 0, 11), steel, edge=0.2)
            box((1.7, 2.4, height - 22), (x * 1.1, 0, 22 + (height - 22) / 2), steel, edge=0.15)
            cylinder(0.8, 8, (x * 1.1, 0, height + 4), steel, edge=0.1, tip=0.08)
        for z, depth in ((20.5, 2.2), (37, 1.6), (50, 1.6), (60, 2.0)):
            box((11.5, 2.0, depth), (0, 0, z), steel, edge=0.15)
        # Pointed arches between the braces, as the real one has.
        for base, rise in ((38, 9.5), (51, 6.5), (24, 10)):
            for side in (-1, 1):
                points = [(side * 3.6, 0, base), (side * 3.5, 0, base + rise * 0.55), (side * 2.3, 0, base + rise * 0.82), (0, 0, base + rise)]
                pipe(points, 0.42, steel)
        for a, b in (((-5, 0, 2), (5, 0, 18)), ((5, 0, 2), (-5, 0, 18))):
            pipe([a, b], 0.5, steel, soft=False)
    return made
