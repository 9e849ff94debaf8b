"""blender -b -P render_scene.py -- SCENE OUTPUT_FOLDER [--draft] [--develop-only]

Renders a scene twice with half the samples each, as linear light: the difference between them tells the
filter in develop.py what is noise. Writes develop.py's picture as master.png, and scene.json for the tool.
"""
import importlib
import json
import os
import sys
import time

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]
sys.dont_write_bytecode = True

import develop  # noqa: E402
import scene_kit  # noqa: E402
from passes import write_passes  # noqa: E402

DRAFT_WIDTH, DRAFT_SAMPLES = 480, 24


def settings(scene_module, draft):
    scene = bpy.context.scene
    width, height = scene_module.SIZE
    if draft:
        width, height = DRAFT_WIDTH, round(DRAFT_WIDTH * height / width)
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.samples = DRAFT_SAMPLES // 2 if draft else scene_module.SAMPLES // 2
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, 16
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 48
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0, 3
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = getattr(scene_module, 'LOOK', 'Medium High Contrast')
    scene.view_layers[0].use_pass_z = True
    scene.view_layers[0].cycles.denoising_store_passes = True


PASSES = {'Image': 'light', 'Depth': 'depth', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    name, folder = arguments[0], os.path.abspath(arguments[1])
    os.makedirs(folder, exist_ok=True)
    module = importlib.import_module(f'scenes.{name.replace("-", "_")}')
    draft = '--draft' in arguments
    started = time.time()
    scene_kit.reset(getattr(module, 'SEED', 1))
    if '--develop-only' not in arguments:
        module.build()
        settings(module, draft)
        print(f'BUILT {time.time() - started:.0f}s cpu {time.process_time():.0f}', flush=True)
        for half in ('a', 'b'):
            bpy.context.scene.cycles.seed = 11 if half == 'a' else 77
            write_passes(folder, {output: f'{kind}-{half}' for output, kind in PASSES.items()})
            bpy.ops.render.render()
    rendered = time.time()
    develop.develop(folder, getattr(module, 'DEVELOP', {}), getattr(module, 'LOOK', 'Medium High Contrast'), 3 if draft else 6)
    facts = {'name': name, 'alt': module.ALT, 'published': getattr(module, 'PUBLISHED', True), 'focus': getattr(module, 'FOCUS', 'middle'), 'draft': draft, 'grade': getattr(module, 'GRADE', {}),
             'renderSeconds': round(rendered - started), 'developSeconds': round(time.time() - rendered)}
    with open(os.path.join(folder, 'scene.json'), 'w') as file:
        json.dump(facts, file, indent=2)
    print('DONE', facts, f'cpu {time.process_time():.0f}')


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
