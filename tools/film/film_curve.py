"""blender -b -P film_curve.py -- OUTPUT.npy LOOK

Blender's film curve as a table, so that frames need not go through Blender: a cube of SIZE steps per side
over logarithmic light, as an atlas of slices (blue across, red right, green down).
"""
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from exposure import SIZE, from_log  # noqa: E402

output, look = sys.argv[sys.argv.index('--') + 1:]
steps = from_log(np.linspace(0, 1, SIZE, dtype=np.float32))
green, blue, red = np.meshgrid(steps, steps, steps, indexing='ij')
light = np.stack([red, green, blue, np.ones_like(red)], -1).reshape(SIZE, SIZE * SIZE, 4)

image = bpy.data.images.new('table', SIZE * SIZE, SIZE, float_buffer=True)
image.colorspace_settings.name = 'Linear'
image.pixels.foreach_set(light.astype(np.float32).ravel())
scene = bpy.context.scene
scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
scene.render.image_settings.file_format = 'PNG'
scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'RGB', '16'
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, 'table.png')
    image.save_render(path, scene=scene)
    developed = bpy.data.images.load(path)
    developed.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(SIZE * SIZE * SIZE * 4, np.float32)
    developed.pixels.foreach_get(pixels)
np.save(output, pixels.reshape(SIZE, SIZE * SIZE, 4)[..., :3])
