"""Cloth that falls over objects and keeps its folds."""
import bpy

from scene_kit import bevel, box, mesh, smooth


def drape_over(blocks, size, at, held, material, frames=60, cell=0.011):
    """Lets a sheet, its middle at `at`, fall over blocks of (size, place) that exist only during the fall.

    Points (x, y) of the sheet for which `held` is true do not move.
    """
    solids = [box(extent, place, None, edge=0) for extent, place in blocks]
    for solid in solids:
        bevel(solid, min(solid.dimensions) * 0.2, 2)
        solid.modifiers.new('collision', 'COLLISION')
        solid.collision.thickness_outer, solid.collision.cloth_friction = 0.004, 25
    across, along = (round(s / cell) for s in size)
    vertices = [((i / across - 0.5) * size[0], (j / along - 0.5) * size[1], 0) for j in range(along + 1) for i in range(across + 1)]
    faces = []
    for j in range(along):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    sheet = mesh(vertices, faces, material, at, name='sheet')
    pins = sheet.vertex_groups.new(name='held')
    pins.add([i for i, (x, y, _) in enumerate(vertices) if held(x + at[0], y + at[1])], 1.0, 'ADD')
    fall = sheet.modifiers.new('cloth', 'CLOTH')
    fall.settings.vertex_group_mass = 'held'
    fall.settings.quality, fall.settings.mass, fall.settings.air_damping = 6, 0.25, 2.0
    fall.settings.tension_stiffness = fall.settings.compression_stiffness = 18
    fall.settings.bending_stiffness = 0.25
    fall.collision_settings.distance_min = 0.004
    fall.collision_settings.use_self_collision, fall.collision_settings.self_distance_min = True, 0.003
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    fallen.transform(sheet.matrix_world)
    sheet.modifiers.clear()
    sheet.data = fallen
    sheet.location = (0, 0, 0)
    for solid in solids:
        bpy.data.objects.remove(solid)
    scene.frame_set(1)
    smooth(sheet, 180)
    finer = sheet.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 1
    sheet.modifiers.new('hem', 'SOLIDIFY').thickness = 0.002
    return sheet
