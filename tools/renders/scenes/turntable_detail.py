"""Portfolio, beside the turntable: the spout of the kettle as the probe lens sees it, steam in the light of a tube."""
from materials import Nodes, bokeh_disc, glow, surface
from scene_kit import STEEL, TUNGSTEN, WARM_WHITE, area, bokeh, box, camera, cylinder, panel, place
from scenes.turntable import kettle, tube

ALT = 'Close to a kettle: light runs along its steel spout, steam rises from it, a light tube out of focus behind'
FOCUS = 'right'
SIZE = (1600, 900)
SAMPLES = 28
DEVELOP = {'haze': {'density': 0.10, 'from': 0.5, 'to': 3, 'glow': 0.3, 'spread': 0.07, 'loss': 0.1, 'color': (0.001, 0.001, 0.001)}, 'bloom': 0.18, 'exposure': 0.1, 'far': 0.75}


def steam(at, width, height, seed, strength):
    """A veil that only the lens sees: wisps that thin out as they rise."""
    n = Nodes('steam')
    where = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']})
    x, up = where.outputs['X'], where.outputs['Y']
    drift = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Location': (seed * 3.7, seed * 1.9, 0), 'Scale': (1.5, 0.8, 1)})
    bend = n.add('TexNoise', {'Vector': drift, 'Scale': 2.2, 'Detail': 2.0})
    swayed = n.math('ADD', x, n.math('MULTIPLY', n.math('SUBTRACT', bend.outputs['Fac'], 0.5), n.math('ADD', n.math('MULTIPLY', up, 0.8), 0.05)))
    away = n.math('ABSOLUTE', n.math('SUBTRACT', swayed, 0.5))
    spread = n.math('ADD', n.math('MULTIPLY', up, 0.26), 0.035)
    core = n.math('SUBTRACT', 1.0, n.math('DIVIDE', away, spread), clamp=True)
    wisps = n.add('TexNoise', {'Vector': drift, 'Scale': 5.0, 'Detail': 5.0, 'Distortion': 1.6})
    thin = n.add('MapRange', {'Value': wisps.outputs['Fac'], 1: 0.36, 2: 0.72, 3: 0.05, 4: 1.0})
    fade = n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', 1.0, up, clamp=True), 1.3), n.math('MULTIPLY', up, 14.0, clamp=True))
    level = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', core, 1.6), thin.outputs[0]), n.math('MULTIPLY', fade, strength))
    shine = n.add('Emission', {'Color': (1.0, 0.82, 0.62), 'Strength': level})
    material = n.finish(n.add('AddShader', {0: shine, 1: n.add('BsdfTransparent')}))
    material.cycles.sample_as_light = False
    veil = panel(width, height, (at[0], at[1], at[2] + height / 2), material)
    for kind in ('diffuse', 'glossy', 'transmission', 'volume_scatter', 'shadow'):
        setattr(veil, f'visible_{kind}', False)


def build():
    box((2.6, 1.5, 0.04), (0, 0.2, -0.02), surface('acrylic', (0.006, 0.006, 0.007), 0.07, vary=0.03, coat=0.4), edge=0.006)
    box((8, 0.1, 4), (0, 2.4, 0.5), surface('backdrop', (0.05, 0.038, 0.030), 0.9), edge=0)
    cylinder(0.165, 0.012, (0, 0, 0.030), surface('disc', (0.03, 0.03, 0.032), 0.25, vary=0.05), edge=0.003, steps=128)
    place(kettle(), (-0.03, 0, 0.036), (0, 0, -14))
    place(tube(0.60, TUNGSTEN, 3.2), (0.285, 0.36, -0.16))
    cylinder(0.014, 0.9, (-0.46, 0.52, 0.2), glow('cool tube', STEEL, 2.4, True), (0, 0, 0), 0.003)
    # The tip of the spout is at (0.165, -0.050, 0.200).
    steam((0.178, -0.052, 0.198), 0.16, 0.22, 1, 0.55)
    steam((0.172, -0.046, 0.198), 0.12, 0.18, 2, 0.40)
    for x, z, r, level in ((-0.10, 0.34, 0.035, 0.16), (0.02, 0.27, 0.022, 0.10), (0.46, 0.33, 0.030, 0.16), (0.60, 0.22, 0.024, 0.10)):
        bokeh((x, 0.8, z), r, bokeh_disc(TUNGSTEN, level))
    area((0, 2.0, 1.8), (0, 2.4, 0.3), (1.0, 0.4), 12, TUNGSTEN)
    area((0.75, 0.35, 0.55), (0.12, -0.02, 0.14), (0.10, 0.5), 5, TUNGSTEN)
    # Strips beside the lens, visible only as reflections in the steel.
    area((-0.60, -0.55, 0.34), (0, 0, 0.14), (0.10, 0.6), 2.6, WARM_WHITE)
    area((0.62, -0.60, 0.30), (0.1, 0, 0.14), (0.05, 0.5), 1.2, STEEL)
    area((0.06, 0.0, 0.62), (0.06, 0, 0.14), (0.5, 0.3), 3.0, WARM_WHITE)
    camera((0.155, -0.56, 0.205), (0.105, -0.02, 0.172), 62, (0.155, -0.055, 0.19), 3.2)
