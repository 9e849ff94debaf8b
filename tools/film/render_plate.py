"""blender -b -P render_plate.py -- PLATE OUTPUT_FOLDER

Renders a scene of ../renders/scenes for the film: from each end of the camera's move, all in focus, slightly
wider than the frame, and each group of lights separately, so that focus, light and camera can still move
afterward.
"""
import importlib
import json
import os
import sys
import time

import bpy
from mathutils import Vector

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(os.path.dirname(here), 'renders')]
sys.dont_write_bytecode = True

import scene_kit  # noqa: E402
from passes import write_passes  # noqa: E402
from plates import PLATES, Lamp  # noqa: E402

WIDTH, OVERSCAN = 1280, 1.12
# A little taller than a frame of the showreel, so that its camera can look up and down.
LOWEST = 560
HALVES = {'a': 11, 'b': 77}


def lamps():
    """Every object that may emit light, with its position. A light inside a prop counts at the prop's
    position."""
    for instance in bpy.data.objects:
        collection = instance.instance_collection
        at = instance.matrix_world.translation
        if collection is None:
            if instance.type == 'LIGHT':
                yield instance, Lamp(instance.data.type.lower(), *at)
            elif instance.type in ('MESH', 'CURVE') and instance.users_scene:
                hidden = not instance.visible_diffuse
                kind = {'lathe': 'beam', 'mesh': 'bokeh'}.get(instance.name.split('.')[0]) if hidden else instance.name.split('.')[0]
                yield instance, Lamp(kind, *at)
        elif instance.users_scene:
            for part in collection.all_objects:
                yield part, Lamp(collection.name.split('.')[0], *at)


def separate_lights(groups):
    layer = bpy.context.scene.view_layers[0]
    for name in groups:
        layer.lightgroups.add(name=name)
    found = dict.fromkeys(groups, 0)
    for thing, lamp in lamps():
        name = next((name for name, fits in groups.items() if fits(lamp)), None)
        if name:
            thing.lightgroup = name
            found[name] += 1
    return found


def settings(samples, size):
    scene = bpy.context.scene
    width, height = size
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, max(LOWEST, round(WIDTH * height / width))
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.samples = samples // 2
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 6
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 48
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 0, 3, 0.6
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_layers[0].use_pass_z = True
    scene.view_layers[0].cycles.denoising_store_passes = True


def passes(prefix, groups):
    kinds = {'Image': 'all', 'Depth': 'depth', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal',
             **{f'Combined_{name}': f'light-{name}' for name in groups}}
    return {output: f'{prefix}-{kind}' for output, kind in kinds.items()}


def main():
    name, folder = sys.argv[sys.argv.index('--') + 1:]
    folder = os.path.abspath(folder)
    plate = PLATES[name]
    os.makedirs(folder, exist_ok=True)
    started = time.time()
    module = importlib.import_module(f'scenes.{name.replace("-", "_")}')
    scene_kit.reset(getattr(module, 'SEED', 1))
    module.build()
    settings(plate.samples, module.SIZE)
    bpy.context.view_layer.update()
    found = separate_lights(plate.groups)
    print('BUILT', round(time.time() - started), found, flush=True)
    camera = bpy.context.scene.camera
    camera.data.sensor_width *= OVERSCAN
    camera.data.dof.use_dof = False
    home = camera.matrix_world.copy()
    views = []
    for number, (right, up, forward) in enumerate(plate.views):
        camera.location = home @ Vector((right, up, -forward))
        bpy.context.view_layer.update()
        for half, seed in HALVES.items():
            bpy.context.scene.cycles.seed = seed + number
            write_passes(folder, passes(f'{number}{half}', plate.groups))
            bpy.ops.render.render()
        views.append([list(row) for row in camera.matrix_world])
        print('VIEW', number, round(time.time() - started), flush=True)
    facts = {'home': [list(row) for row in home], 'views': views, 'focal': camera.data.lens / camera.data.sensor_width * WIDTH,
             'overscan': OVERSCAN, 'width': WIDTH, 'size': module.SIZE, 'void': plate.void, 'groups': list(plate.groups), 'develop': getattr(module, 'DEVELOP', {}),
             'look': getattr(module, 'LOOK', 'Medium High Contrast')}
    with open(os.path.join(folder, 'plate.json'), 'w') as file:
        json.dump(facts, file, indent=2)
    print('DONE', round(time.time() - started), f'cpu {time.process_time():.0f}', flush=True)


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
