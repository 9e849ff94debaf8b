"""The basis of every scene: an empty world, shapes with bevels, props as instances, a camera, lights."""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

_open = []


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _open.clear()
    random.seed(seed)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    ambient((0.5, 0.6, 1.0), 0.002)


def ambient(color, strength):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*color, 1)
    background.inputs['Strength'].default_value = strength


# Objects ----------------------------------------------------------------------------------------------


def link(obj, material=None):
    collection = _open[-1] if _open else bpy.context.scene.collection
    collection.objects.link(obj)
    if material is not None and hasattr(obj.data, 'materials'):
        obj.data.materials.append(material)
    return obj


def put(obj, at=(0, 0, 0), rot=(0, 0, 0)):
    """Angles are in degrees everywhere."""
    obj.location = at
    obj.rotation_euler = tuple(math.radians(a) for a in rot)
    return obj


def smooth(obj, angle=40):
    for polygon in obj.data.polygons:
        polygon.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(angle)
    return obj


def bevel(obj, width, segments=3):
    if width > 0:
        modifier = obj.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
        modifier.harden_normals = True
        smooth(obj)
    return obj


def mesh(vertices, faces, material, at=(0, 0, 0), rot=(0, 0, 0), name='mesh'):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.validate()
    return put(link(bpy.data.objects.new(name, data), material), at, rot)


def box(size, at, material, rot=(0, 0, 0), edge=0.004, segments=3):
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return bevel(mesh(corners, faces, material, at, rot, 'box'), min(edge, min(size) * 0.45), segments)


def lathe(profile, material, at=(0, 0, 0), rot=(0, 0, 0), steps=48, edge=0.0):
    """Turns (radius, height) points about Z."""
    vertices, faces = [], []
    for step in range(steps):
        turn = 2 * math.pi * step / steps
        vertices += [(r * math.cos(turn), r * math.sin(turn), z) for r, z in profile]
    n = len(profile)
    for step in range(steps):
        following = (step + 1) % steps
        for i in range(n - 1):
            faces.append((step * n + i, following * n + i, following * n + i + 1, step * n + i + 1))
    obj = mesh(vertices, faces, material, at, rot, 'lathe')
    return bevel(obj, edge, 2) if edge else smooth(obj, 35)


def cylinder(radius, length, at, material, rot=(0, 0, 0), edge=0.003, steps=40, tip=None):
    """A cylinder along Z around its center; `tip` is the radius of its upper end."""
    top = radius if tip is None else tip
    h, e = length / 2, min(edge, radius * 0.4, length * 0.4)
    profile = [(0, -h), (radius - e, -h), (radius - e * 0.3, -h + e * 0.3), (radius, -h + e)]
    profile += [(top, h - e), (top - e * 0.3, h - e * 0.3), (max(top - e, 0), h), (0, h)]
    return lathe(profile, material, at, rot, steps)


def strut(a, b, radius, material, tip=None):
    """A rod from a to b."""
    direction = Vector(b) - Vector(a)
    obj = cylinder(radius, direction.length, (Vector(a) + Vector(b)) / 2, material, edge=0.002, steps=20, tip=tip)
    obj.rotation_mode = 'QUATERNION'
    obj.rotation_quaternion = direction.to_track_quat('Z', 'Y')
    return obj


def sphere(radius, at, material, scale=(1, 1, 1), steps=32):
    rings = steps // 2
    profile = [
        (radius * math.sin(math.pi * i / rings), -radius * math.cos(math.pi * i / rings)) for i in range(rings + 1)
    ]
    obj = lathe(profile, material, at, steps=steps)
    smooth(obj, 180)
    obj.scale = scale
    return obj


def pipe(points, radius, material, soft=True, closed=False, resolution=6):
    """A cable or tube through points."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 3
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if soft else 'POLY')
    if soft:
        spline.bezier_points.add(len(points) - 1)
        for bezier, point in zip(spline.bezier_points, points):
            bezier.co = point
            bezier.handle_left_type = bezier.handle_right_type = 'AUTO'
        spline.resolution_u = resolution
    else:
        spline.points.add(len(points) - 1)
        for place, point in zip(spline.points, points):
            place.co = (*point, 1)
    spline.use_cyclic_u = closed
    return link(bpy.data.objects.new('pipe', curve), material)


def panel(width, height, at, material, rot=(0, 0, 0)):
    """A flat rectangle that faces -Y, with texture coordinates."""
    x, z = width / 2, height / 2
    obj = mesh([(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], material, at, rot, 'panel')
    layer = obj.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    return obj


def floor(material, size=60, at=(0, 0, 0)):
    return panel(size, size, at, material, (-90, 0, 0))


@contextmanager
def prop(name):
    """Everything made inside is one prop; `place` puts instances of it into the scene."""
    collection = bpy.data.collections.new(name)
    _open.append(collection)
    yield collection
    _open.pop()


def place(collection, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    empty = bpy.data.objects.new(collection.name, None)
    empty.instance_type, empty.instance_collection = 'COLLECTION', collection
    empty.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return put(link(empty), at, rot)


def settle(collection):
    """Makes what modifiers do part of the shapes: only then do all instances of a prop share one copy in memory."""
    for obj in collection.objects:
        if obj.type != 'MESH' or not obj.modifiers:
            continue
        bpy.context.scene.collection.objects.link(obj)
        shape = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.context.scene.collection.objects.unlink(obj)
        obj.modifiers.clear()
        obj.data = shape


# Camera -----------------------------------------------------------------------------------------------


def camera(at, look_at, lens=50, focus=None, f_stop=2.0, roll=0.0, shift=(0, 0), blades=9):
    """A full-frame camera. `focus` is a point, `roll` a slight tilt in degrees."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 400
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    direction = Vector(look_at) - Vector(at)
    turn = direction.to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')
    obj.location, obj.rotation_euler = at, turn.to_euler()
    if focus is not None:
        data.dof.use_dof = True
        forward = direction.normalized()
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward)
        data.dof.aperture_fstop, data.dof.aperture_blades = f_stop, blades
    bpy.context.scene.camera = obj
    return obj


# Lights -----------------------------------------------------------------------------------------------

TUNGSTEN = (1.0, 0.55, 0.22)
AMBER = (1.0, 0.42, 0.10)
WARM_WHITE = (1.0, 0.80, 0.58)
MOON = (0.42, 0.60, 1.0)
STEEL = (0.62, 0.76, 1.0)
SIGNAL = (1.0, 0.05, 0.02)


def _aim(obj, at, target):
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area(at, target, size, power, color=WARM_WHITE, spread=180):
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *(size if isinstance(size, tuple) else (size, size))
    data.energy, data.color, data.spread = power, color, math.radians(spread)
    obj = link(bpy.data.objects.new('area', data))
    obj.visible_camera = False
    return _aim(obj, at, target)


def spot(at, target, power, color=WARM_WHITE, angle=20, blend=0.6, radius=0.08):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend = power, color, math.radians(angle), blend
    data.shadow_soft_size = radius
    return _aim(link(bpy.data.objects.new('spot', data)), at, target)


def point(at, power, color=TUNGSTEN, radius=0.05):
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, color, radius
    return put(link(bpy.data.objects.new('point', data)), at)


def sun(at, target, strength, color=(1.0, 0.95, 0.86), degrees=0.6):
    """Parallel light in the direction from `at` to `target`; `degrees` is how soft its shadows are."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, color, math.radians(degrees)
    return _aim(link(bpy.data.objects.new('sun', data)), at, target)


def beam(at, target, angle, material, start=0.08, steps=64):
    """Light in haze: a cone that only the lens sees, brightest at its source and soft at its edges."""
    length = (Vector(target) - Vector(at)).length
    end = start + length * math.tan(math.radians(angle / 2))
    rings = 12
    profile = [(start + (end - start) * i / rings, -length * i / rings) for i in range(rings + 1)]
    obj = lathe(profile, material, steps=steps)
    smooth(obj, 180)
    layer = obj.data.uv_layers.new()
    for loop in obj.data.loops:
        layer.data[loop.index].uv = (0, -obj.data.vertices[loop.vertex_index].co.z / length)
    _aim(obj, at, target)
    for kind in ('diffuse', 'glossy', 'transmission', 'volume_scatter', 'shadow'):
        setattr(obj, f'visible_{kind}', False)
    return obj


def bokeh(at, radius, material):
    """A light far out of focus, as the lens would draw it: a disc near the plane of focus, without the noise."""
    steps = 48
    ring = [(radius * math.cos(2 * math.pi * i / steps), 0, radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]
    obj = mesh([(0, 0, 0), *ring], [(0, 1 + i, 1 + (i + 1) % steps) for i in range(steps)], material, at)
    layer = obj.data.uv_layers.new()
    for loop in obj.data.loops:
        layer.data[loop.index].uv = (0.0 if loop.vertex_index == 0 else 1.0, 0)
    for kind in ('diffuse', 'glossy', 'transmission', 'volume_scatter', 'shadow'):
        setattr(obj, f'visible_{kind}', False)
    return obj

