"""Cloth that hangs on a body: a loose shell falls onto it and keeps the folds."""
import hashlib
import os
import tempfile

import bpy
import numpy as np


def _object(name, vertices, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(vertices).tolist(), [], [tuple(face) for face in faces])
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def open_shell(vertices, faces, cuts):
    """The shell without what lies beyond `cuts` of (point, direction, reach): its edges are straight hems."""
    vertices, faces = np.array(vertices, np.float32), np.asarray(faces)
    beyond = np.zeros(len(vertices), bool)
    for point, direction, reach in cuts:
        beyond |= ((vertices - point) @ direction > 0) & (np.linalg.norm(vertices - point, axis=1) < reach)
    faces = faces[~beyond[faces].all(1)]
    for point, direction, reach in cuts:
        over = (vertices - point) @ direction
        over[np.linalg.norm(vertices - point, axis=1) >= reach] = 0
        vertices -= np.maximum(over, 0)[:, None] * direction
    used, inverse = np.unique(faces, return_inverse=True)
    return vertices[used], inverse.reshape(faces.shape)


def drape(vertices, faces, body, held, grow=0.05, bend=0.6, frames=20):
    """`body` is (vertices, faces), `held` says for each vertex how firmly it stays; `grow` is how much more
    cloth there is than the shell needs, which is what folds. The same fall is computed once on a machine: a change of
    light or lens does not dress people again."""
    key = hashlib.sha256(repr((grow, bend, frames)).encode())
    for given in (vertices, faces, *body, held):
        key.update(np.ascontiguousarray(given).tobytes())
    kept = os.path.join(tempfile.gettempdir(), 'drapes', f'{key.hexdigest()[:24]}.npy')
    if not os.path.exists(kept):
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        np.save(kept, _fall(vertices, faces, body, held, grow, bend, frames))
    return np.load(kept)


def _fall(vertices, faces, body, held, grow, bend, frames):
    scene = bpy.context.scene
    collider = _object('collider', *body)
    collider.modifiers.new('collision', 'COLLISION')
    collider.collision.thickness_outer = 0.004
    collider.collision.cloth_friction = 12
    obj = _object('drape', vertices, faces)
    group = obj.vertex_groups.new(name='held')
    for index in np.nonzero(held > 0.01)[0]:
        group.add([int(index)], float(held[index]), 'REPLACE')
    cloth = obj.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 4, 0.25, 3.0
    settings.tension_stiffness = settings.compression_stiffness = 12
    settings.shear_stiffness, settings.bending_stiffness = 4, bend
    settings.tension_damping = settings.compression_damping = 8
    settings.vertex_group_mass, settings.pin_stiffness = 'held', 2
    settings.shrink_min = settings.shrink_max = -grow
    cloth.collision_settings.distance_min = 0.004
    cloth.collision_settings.collision_quality = 2
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    result = np.empty(len(fallen.data.vertices) * 3, np.float32)
    fallen.data.vertices.foreach_get('co', result)
    for each in (obj, collider):
        data = each.data
        bpy.data.objects.remove(each)
        bpy.data.meshes.remove(data)
    scene.frame_set(1)
    return result.reshape(-1, 3)
