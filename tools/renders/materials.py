"""Surfaces, all procedural. Each varies in roughness, because nothing real is evenly clean."""
import bpy

_made = {}


class Nodes:
    """Shorthand for building a node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def add(self, kind, values=None, **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (values or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.add('Math', {0: a, 1: b}, operation=operation)
        node.use_clamp = clamp
        return node

    def ramp(self, factor, stops):
        node = self.add('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*value, 1) if isinstance(value, tuple) else (value, value, value, 1)
        return node

    def noise(self, scale, detail=3.0, stretch=None, coordinates='Object', roughness=0.55):
        place = self.add('TexCoord').outputs[coordinates]
        if stretch:
            place = self.add('Mapping', {'Vector': place, 'Scale': stretch})
        values = {'Vector': place, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}
        return self.add('TexNoise', values).outputs['Fac']

    def finish(self, shader):
        self.tree.links.new(shader.outputs[0], self.output.inputs['Surface'])
        return self.material


def _once(key, build):
    material = _made.get(key)
    try:
        if material is not None and material.name:
            return material
    except ReferenceError:
        pass
    _made[key] = build()
    return _made[key]


def surface(name, color, roughness=0.5, metallic=0.0, vary=0.15, scale=9.0, bump=0.0, bump_scale=200.0,
            stretch=None, specular=0.5, sheen=0.0, coat=0.0, tint=0.12):
    """Painted metal, plastic, rubber, fabric, wood: one recipe with different numbers."""

    def build():
        n = Nodes(name)
        blotch = n.noise(scale, 5.0, stretch)
        rough = n.add('MapRange', {'Value': blotch, 3: max(roughness - vary, 0.02), 4: min(roughness + vary, 1.0)})
        dark = tuple(c * (1 - tint * 2) for c in color)
        light = tuple(min(c * (1 + tint), 1) for c in color)
        shade = n.ramp(blotch, [(0.3, dark), (0.7, light)])
        values = {'Base Color': shade, 'Roughness': rough.outputs[0], 'Metallic': metallic, 'Specular': specular,
                  'Sheen': sheen, 'Clearcoat': coat, 'Clearcoat Roughness': 0.12}
        if bump:
            grain = n.noise(bump_scale, 2.0, stretch)
            values['Normal'] = n.add('Bump', {'Height': grain, 'Strength': bump, 'Distance': 0.002})
        return n.finish(n.add('BsdfPrincipled', values))

    return _once(name, build)


def painted_metal():
    return surface('painted metal', (0.018, 0.018, 0.019), 0.42, 0.0, 0.12, 14, 0.25, 900)


def plastic():
    return surface('plastic', (0.012, 0.012, 0.013), 0.5, 0.0, 0.1, 8, 0.3, 1400)


def rubber():
    return surface('rubber', (0.01, 0.01, 0.01), 0.72, 0.0, 0.1, 12, 0.4, 500)


def anodised():
    return surface('anodised', (0.03, 0.03, 0.033), 0.34, 0.9, 0.1, 20)


def aluminum():
    return surface('aluminum', (0.62, 0.62, 0.64), 0.3, 1.0, 0.12, 16, 0.15, 300, (1, 1, 18))


def brass():
    return surface('brass', (0.72, 0.45, 0.16), 0.28, 1.0, 0.1, 12)


def steel():
    return surface('steel', (0.28, 0.28, 0.29), 0.32, 1.0, 0.15, 10)


def black_cloth():
    return surface('black cloth', (0.012, 0.012, 0.014), 0.9, 0.0, 0.05, 6, 0.6, 260, sheen=0.35, specular=0.15, tint=0.02)


def cloth(name, color, sheen=0.3):
    return surface(f'cloth {name}', color, 0.88, 0.0, 0.06, 5, 0.5, 240, sheen=sheen, specular=0.2, tint=0.02)


def leather():
    return surface('leather', (0.10, 0.038, 0.014), 0.42, 0.0, 0.14, 7, 0.5, 130, coat=0.1)


def skin(color=(0.30, 0.155, 0.095)):
    return surface(f'skin {color}', color, 0.5, 0.0, 0.08, 20, 0.2, 300)


def hair(name='dark', color=(0.012, 0.008, 0.006)):
    return surface(f'hair {name}', color, 0.6, 0.0, 0.10, 30, 1.0, 110, (5, 5, 0.25), specular=0.12, tint=0.1)


def strand_material(color):
    """A single hair: glossy along its length, and light from behind comes through it."""

    def build():
        n = Nodes('strand')
        blotch = n.noise(60.0, 2.0)
        shade = n.ramp(blotch, [(0.3, tuple(c * 0.6 for c in color)), (0.7, tuple(min(c * 1.5, 1) for c in color))])
        shine = n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.42, 'Specular': 0.35})
        through = n.add('BsdfTranslucent', {'Color': tuple(min(c * 4 + 0.02, 1) for c in color)})
        return n.finish(n.add('MixShader', {0: 0.3, 1: shine, 2: through}))

    return _once(f'strand {color}', build)


def walnut():
    return surface('walnut', (0.11, 0.05, 0.022), 0.38, 0.0, 0.12, 3, 0.15, 40, (1, 9, 9), tint=0.35, coat=0.15)


def oak():
    return surface('oak', (0.26, 0.15, 0.07), 0.45, 0.0, 0.1, 3, 0.15, 40, (1, 9, 9), tint=0.3)


def plaster(name='warm', color=(0.30, 0.25, 0.20)):
    return surface(f'plaster {name}', color, 0.85, 0.0, 0.06, 1.3, 0.15, 60)


def stage_floor(gloss=0.22):
    """Worn black vinyl that reflects the lights in patches."""
    return surface(f'stage floor {gloss}', (0.012, 0.0115, 0.011), gloss, 0.0, gloss * 0.6, 1.7, 0.06, 30, tint=0.3)


def stage_boards():
    """The stage of an old theater: oiled planks along X."""
    return surface('stage boards', (0.085, 0.050, 0.030), 0.30, vary=0.14, scale=1.6, stretch=(1, 9, 1), tint=0.4, coat=0.1)


def scuffed_vinyl():
    """The same floor seen up close: glossy, with scuffs from soles and drag marks. For a `floor`."""

    def build():
        n = Nodes('scuffed vinyl')
        patch = n.noise(1.9, 4.0)
        drags = n.ramp(n.noise(4.5, 9.0, (0.7, 1, 2.4), roughness=0.66), [(0.56, 0.0), (0.80, 1.0)])
        soles = n.ramp(n.noise(17, 7.0, (1.7, 1, 1), roughness=0.7), [(0.59, 0.0), (0.78, 1.0)])
        worn = n.math('MAXIMUM', n.math('MULTIPLY', drags, 0.8), soles)
        shade = n.ramp(worn, [(0.0, (0.0125, 0.0120, 0.0115)), (1.0, (0.044, 0.042, 0.039))])
        dull = n.add('MapRange', {'Value': patch, 1: 0.3, 2: 0.7, 3: 0.06, 4: 0.20})
        rough = n.math('ADD', dull.outputs[0], n.math('MULTIPLY', worn, 0.22))
        bump = n.add('Bump', {'Height': n.noise(38, 3.0), 'Strength': 0.05, 'Distance': 0.002})
        return n.finish(n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.8, 'Normal': bump}))

    return _once('scuffed vinyl', build)


def carpet():
    return surface('carpet', (0.02, 0.017, 0.016), 0.95, 0.0, 0.03, 3, 1.0, 300, sheen=0.3, specular=0.1)


def glass(tint=(1, 1, 1), roughness=0.0):
    def build():
        n = Nodes('glass')
        values = {'Base Color': tint, 'Transmission': 1.0, 'Roughness': roughness, 'IOR': 1.5}
        return n.finish(n.add('BsdfPrincipled', values))

    return _once(f'glass {tint} {roughness}', build)


def coated_glass(color=(0.16, 0.05, 0.30)):
    """A lens element: clear, with a colored coating whose reflection changes with the angle."""

    def build():
        n = Nodes('coated glass')
        facing = n.add('LayerWeight', {'Blend': 0.35}).outputs['Facing']
        tint = n.ramp(facing, [(0.0, color), (0.5, tuple(c * 0.8 + 0.1 for c in color)), (0.95, (0.9, 0.6, 0.3))])
        coat = n.add('BsdfGlossy', {'Color': tint, 'Roughness': 0.015})
        clear = n.add('BsdfTransparent', {'Color': (0.82, 0.82, 0.84)})
        weight = n.math('ADD', n.math('MULTIPLY', n.add('Fresnel', {'IOR': 1.6}), 1.6), 0.10, clamp=True)
        return n.finish(n.add('MixShader', {0: weight, 1: clear, 2: coat}))

    return _once(f'coated {color}', build)


def glow(name, color, strength, lights=True):
    """An evenly glowing surface: a tube, a lamp, an indicator."""

    def build():
        n = Nodes(name)
        material = n.finish(n.add('Emission', {'Color': color, 'Strength': strength}))
        material.cycles.sample_as_light = lights
        return material

    return _once(f'glow {name} {color} {strength}', build)


def diffuser(color, strength):
    """The cloth of a softbox: hot in the middle, falling off to its edges."""

    def build():
        n = Nodes('diffuser')
        away = n.add('VectorMath', {0: n.add('TexCoord').outputs['UV'], 1: (0.5, 0.5, 0)}, operation='DISTANCE')
        level = n.ramp(away.outputs['Value'], [(0.0, 1.0), (0.30, 0.72), (0.72, 0.22)])
        shine = n.add('Emission', {'Color': color, 'Strength': n.math('MULTIPLY', level, strength)})
        return n.finish(shine)

    return _once(f'diffuser {color} {strength}', build)


def screen(path, strength=1.0, gloss=0.25, lights=False, tint=(1, 1, 1), crop=(1, 1, 0, 0)):
    """A display that shows a picture file, under a thin reflecting front."""

    def build():
        n = Nodes('screen')
        image = bpy.data.images.load(path, check_existing=True)
        sx, sy, ox, oy = crop
        place = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (sx, sy, 1),
                                  'Location': (ox, oy, 0)})
        texture = n.add('TexImage', {'Vector': place}, image=image, extension='EXTEND')
        tinted = n.add('MixRGB', {0: 1.0, 1: texture.outputs['Color'], 2: tint}, blend_type='MULTIPLY')
        shine = n.add('Emission', {'Color': tinted, 'Strength': strength})
        front = n.add('BsdfGlossy', {'Color': (0.012, 0.012, 0.012), 'Roughness': gloss})
        material = n.finish(n.add('AddShader', {0: shine, 1: front}))
        material.cycles.sample_as_light = lights
        return material

    return _once(f'screen {path} {strength} {gloss} {tint} {crop} {lights}', build)


def haze_beam(color, strength, fall=1.6, edge=2.2, wisps=0.5):
    """For scene_kit.beam."""

    def build():
        n = Nodes('beam')
        along = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['Y']
        fade = n.math('POWER', n.math('SUBTRACT', 1.0, along, clamp=True), fall)
        near = n.math('DIVIDE', 1.0, n.math('ADD', n.math('MULTIPLY', along, 6.0), 0.35))
        facing = n.math('SUBTRACT', 1.0, n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing'], clamp=True)
        soft = n.math('POWER', facing, edge)
        smoke = n.add('MapRange', {'Value': n.noise(0.9, 4.0, coordinates='Generated'), 1: 0.3, 2: 0.75,
                                   3: 1.0 - wisps, 4: 1.0 + wisps * 0.4})
        level = n.math('MULTIPLY', n.math('MULTIPLY', fade, soft), n.math('MULTIPLY', near, smoke.outputs[0]))
        shine = n.add('Emission', {'Color': color, 'Strength': n.math('MULTIPLY', level, strength)})
        material = n.finish(n.add('AddShader', {0: shine, 1: n.add('BsdfTransparent')}))
        material.cycles.sample_as_light = False
        return material

    return _once(f'beam {color} {strength} {fall} {edge} {wisps}', build)


def bokeh_disc(color, strength):
    """For scene_kit.bokeh: even, a little brighter at the rim, soft at the very edge."""

    def build():
        n = Nodes('bokeh')
        out = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['UV']}).outputs['X']
        level = n.ramp(out, [(0.0, 0.62), (0.75, 0.75), (0.93, 1.0), (1.0, 0.0)])
        shine = n.add('Emission', {'Color': color, 'Strength': n.math('MULTIPLY', level, strength)})
        material = n.finish(n.add('AddShader', {0: shine, 1: n.add('BsdfTransparent')}))
        material.cycles.sample_as_light = False
        return material

    return _once(f'bokeh {color} {strength}', build)
