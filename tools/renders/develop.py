"""From noisy linear light to a picture: denoise, haze, bloom, exposure, film curve."""
import os
from concurrent.futures import ThreadPoolExecutor

import bpy
import numpy as np


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[..., :3], posinf=1e4)


def box_blur(a, r):
    """Mean over a square of 2r+1, edges repeated."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        total = np.cumsum(np.pad(a, pad, 'edge'), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        upper = np.take(total, range(2 * r + 1, 2 * r + 1 + n), axis=axis)
        a = ((upper - np.take(total, range(n), axis=axis)) / (2 * r + 1)).astype(np.float32)
    return a


def small_blur(a):
    """A 3 by 3 blur for patches; cheaper than running sums."""
    p = np.pad(a, ((1, 1), (0, 0)), 'edge')
    a = p[:-2] + p[1:-1] + p[2:]
    p = np.pad(a, ((0, 0), (1, 1)), 'edge')
    return (p[:, :-2] + p[:, 1:-1] + p[:, 2:]) / 9


def soft_blur(a, radius):
    """Close to a Gaussian; large radii work at reduced size."""
    shrink = 1
    while radius / shrink > 12:
        shrink *= 2
    h, w = a.shape[:2]
    if shrink > 1:
        ph, pw = -h % shrink, -w % shrink
        p = np.pad(a, ((0, ph), (0, pw), (0, 0)), 'edge')
        small = p.reshape(p.shape[0] // shrink, shrink, p.shape[1] // shrink, shrink, -1).mean((1, 3))
    else:
        small = a
    r = max(1, round(radius / shrink))
    for _ in range(3):
        small = box_blur(small, r)
    if shrink == 1:
        return small
    y = np.clip((np.arange(h) + 0.5) / shrink - 0.5, 0, small.shape[0] - 1.001)
    x = np.clip((np.arange(w) + 0.5) / shrink - 0.5, 0, small.shape[1] - 1.001)
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = (y - y0)[:, None, None].astype(np.float32), (x - x0)[None, :, None].astype(np.float32)
    y1, x1 = np.minimum(y0 + 1, small.shape[0] - 1), np.minimum(x0 + 1, small.shape[1] - 1)
    rows = small[y0] * (1 - fy) + small[y1] * fy
    return rows[:, x0] * (1 - fx) + rows[:, x1] * fx


def smooth_far(light, depth, start, radius):
    """What is far out of focus has no detail left, only grain of its own at the edges of bright shapes: a blur smaller than
    the lens's own takes it away. Near objects neither blur nor lend their light. A pixel's depth is that of one sample, so at
    their edges it is either near or far; what its neighbors say makes the edge smooth again."""
    far = np.clip((depth - start) / (start * 0.25), 0, 1)
    far = small_blur(small_blur(far[..., 0]))[..., None]
    soft = soft_blur(np.dstack([light * far, far]), radius)
    return light * (1 - far) + soft[..., :3] / np.maximum(soft[..., 3:], 1e-4) * far


def compress(light):
    """Close to what the eye sees, so that noise counts the same in shadows and in highlights."""
    return np.log2(1 + light * 24) / 4.6


def tame_fireflies(light):
    """Limits pixels that are far brighter than all their neighbors."""
    level = light.max(-1)
    p = np.pad(level, 1, 'edge')
    h, w = level.shape
    around = np.stack([p[i:i + h, j:j + w] for i in range(3) for j in range(3) if (i, j) != (1, 1)])
    around.sort(0)
    limit = around[-2] * 1.6 + 0.004
    return light * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def denoise(halves, features, radius, strength):
    """Non-local means: each half is filtered with the weights of the other, so noise does not confirm itself.

    `features` (color, direction and distance of a surface) are scaled so that a difference of one means
    another object.
    """
    pair = [compress(tame_fireflies(half)) for half in halves]
    raw = ((pair[0] - pair[1]) ** 2).mean(-1) / 2
    variance = np.maximum(box_blur(raw, 4), 2e-6)
    variance = np.maximum(variance, np.minimum(box_blur(raw, 1), variance * 4) * 0.5)
    h, w = variance.shape

    def padded(a):
        return np.pad(a, [(radius, radius), (radius, radius)] + [(0, 0)] * (a.ndim - 2), 'edge')

    wide_pair, wide_variance, wide_features = [padded(a) for a in pair], padded(variance), padded(features)
    offsets = [(dy, dx) for dy in range(-radius, radius + 1) for dx in range(-radius, radius + 1)
               if (abs(dy) <= 2 and abs(dx) <= 2) or (dy + dx) % 2 == 0]

    def share(part):
        totals = [np.zeros_like(a) for a in pair]
        weights = [np.zeros((h, w), np.float32) for _ in pair]
        for dy, dx in part:
            window = np.s_[radius + dy:radius + dy + h, radius + dx:radius + dx + w]
            there = wide_variance[window]
            expected = variance + np.minimum(variance, there)
            scale = 1 / (1e-7 + strength * (variance + there))
            gap = features - wide_features[window]
            same = np.exp(-np.maximum(np.einsum('ijk,ijk->ij', gap, gap) - 0.3, 0))
            for guide, target in ((1, 0), (0, 1)):
                gap = pair[guide] - wide_pair[guide][window]
                distance = (np.einsum('ijk,ijk->ij', gap, gap) / 3 - expected) * scale
                weight = np.minimum(np.exp(-np.maximum(small_blur(small_blur(distance)), 0)), same)
                totals[target] += wide_pair[target][window] * weight[..., None]
                weights[target] += weight
        return totals, weights

    with ThreadPoolExecutor(2) as pool:
        (totals, weights), (more, more_weights) = pool.map(share, (offsets[::2], offsets[1::2]))
    clean = sum((totals[i] + more[i]) / (weights[i] + more_weights[i])[..., None] for i in (0, 1)) / 2
    return (np.exp2(clean * 4.6) - 1) / 24


def develop(folder, options, look, radius):
    passes = {}
    for kind in ('light', 'albedo', 'normal', 'depth'):
        passes[kind] = [read(os.path.join(folder, f'{kind}-{half}-0001.exr')) for half in 'ab']
    albedo = np.clip(sum(passes['albedo']) / 2, 0, 1)
    normal = sum(passes['normal']) / 2
    depth = np.minimum(sum(passes['depth']) / 2, 200)[..., :1]
    features = np.dstack([np.sqrt(albedo) / 0.14, normal / 0.35, np.log2(depth + 0.05) / 0.22]).astype(np.float32)
    light = np.maximum(denoise(passes['light'], features, radius, strength=options.get('denoise', 0.55)), 0)

    width = light.shape[1]
    if 'far' in options:
        light = smooth_far(light, depth, options['far'], width * 0.005)
    haze = options.get('haze')
    if haze:
        # Air between the lens and far objects: scattered light of the picture itself, and a color.
        reach = np.clip(depth, haze.get('from', 0), haze.get('to', 24)) - haze.get('from', 0)
        amount = 1 - np.exp(-reach * haze['density'])
        amount = soft_blur(amount, width * 0.004)
        glow = soft_blur(light, width * haze.get('spread', 0.09))
        air = glow * haze.get('glow', 0.8) + np.float32(haze.get('color', (0.01, 0.008, 0.006)))
        light = light * (1 - amount * haze.get('loss', 0.35)) + air * amount
    bloom = options.get('bloom', 0.10)
    bright = np.maximum(light - options.get('bloom_from', 0.6), 0)
    bright = bright / (1 + bright * 0.08)
    for share, reach in ((0.5, 0.004), (0.3, 0.016), (0.2, 0.06)):
        tint = np.float32((1.0, 0.86, 0.72)) if reach > 0.01 else np.float32((1.0, 0.9, 0.82))
        light = light + bloom * share * soft_blur(bright, width * reach) * tint * 2
    light = light * np.float32(2 ** options.get('exposure', 0.0)) * np.float32(options.get('balance', (1, 1, 1)))
    save(light, os.path.join(folder, 'master.png'), look)


def save(light, path, look):
    height, width = light.shape[:2]
    image = bpy.data.images.new('master', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([light, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'RGB', '16'
    image.save_render(path, scene=scene)
