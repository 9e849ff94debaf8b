"""python3 prepare_plate.py FOLDER: denoises the halves of render_plate.py, into one file per view.

As in tools/renders/develop.py, differences between the halves are noise. The weights come from all light
together and are used for every group of lamps, so that each group is clean on its own.
"""
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

RADIUS, STRENGTH = 4, 0.6


def read(folder, name):
    image = cv2.imread(os.path.join(folder, f'{name}-0001.exr'), cv2.IMREAD_UNCHANGED)
    image = image if image.ndim == 2 else image[..., 2::-1]
    return np.ascontiguousarray(np.nan_to_num(image, posinf=1e4), np.float32)


def box(a, r):
    return cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REPLICATE)


def compress(light):
    return np.log2(1 + light * 24) / 4.6


def tame_fireflies(light):
    """Limits pixels that are far brighter than all their neighbors."""
    level = light.max(-1)
    p = cv2.copyMakeBorder(level, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
    h, w = level.shape
    around = np.stack([p[i:i + h, j:j + w] for i in range(3) for j in range(3) if (i, j) != (1, 1)])
    limit = np.partition(around, 6, axis=0)[6] * 1.6 + 0.004
    return light * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def denoise(halves, features):
    """`halves` hold all groups side by side in their channels; the first three channels are all light
    together."""
    pair = [compress(half[..., :3]) for half in halves]
    raw = ((pair[0] - pair[1]) ** 2).mean(-1) / 2
    variance = np.maximum(box(raw, 4), 2e-6)
    variance = np.maximum(variance, np.minimum(box(raw, 1), variance * 4) * 0.5)
    h, w, r = *variance.shape, RADIUS

    def padded(a):
        return np.pad(a, [(r, r), (r, r)] + [(0, 0)] * (a.ndim - 2), 'edge')

    guides, there_all, wide_features = [padded(a) for a in pair], padded(variance), padded(features)
    wide = [padded(half) for half in halves]
    totals = [np.zeros_like(half) for half in halves]
    weights = [np.zeros((h, w), np.float32) for _ in halves]
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            if (abs(dy) > 1 or abs(dx) > 1) and (dy + dx) % 2:
                continue
            window = np.s_[r + dy:r + dy + h, r + dx:r + dx + w]
            there = there_all[window]
            expected = variance + np.minimum(variance, there)
            gap = features - wide_features[window]
            same = np.exp(-np.maximum(np.einsum('ijk,ijk->ij', gap, gap) - 0.3, 0))
            for guide, target in ((1, 0), (0, 1)):
                gap = pair[guide] - guides[guide][window]
                distance = (np.einsum('ijk,ijk->ij', gap, gap) / 3 - expected) / (1e-7 + STRENGTH * (variance + there))
                weight = np.minimum(np.exp(-np.maximum(box(box(distance, 1), 1), 0)), same)
                totals[target] += wide[target][window] * weight[..., None]
                weights[target] += weight
    return sum(total / weight[..., None] for total, weight in zip(totals, weights)) / 2


def guides(folder, names):
    """Color, direction and distance of surfaces, scaled so that a difference of one means another object; and
    depth."""
    albedo, normal = (sum(read(folder, name.format(kind, half)) for half in 'ab') / 2 for name, kind in ((names, 'albedo'), (names, 'normal')))
    depth = read(folder, names.format('depth', 'a'))
    depth = np.minimum(depth if depth.ndim == 2 else depth[..., 0], 600)
    features = np.dstack([np.sqrt(np.clip(albedo, 0, 1)) / 0.14, normal / 0.35, np.log2(depth + 0.05) / 0.22]).astype(np.float32)
    return features, depth


def prepare(folder):
    with open(os.path.join(folder, 'plate.json')) as file:
        facts = json.load(file)
    for number in range(len(facts['views'])):
        halves = []
        for half in 'ab':
            groups = [read(folder, f'{number}{half}-light-{name}') for name in facts['groups']]
            everything = read(folder, f'{number}{half}-all')
            rest = np.maximum(everything - sum(groups, np.zeros_like(everything)), 0)
            halves.append(np.dstack([tame_fireflies(light) for light in (everything, *groups, rest)]))
        features, depth = guides(folder, f'{number}{{1}}-{{0}}')
        clean = np.maximum(denoise(halves, features), 0)
        lights = {name: clean[..., 3 + 3 * i:6 + 3 * i].astype(np.float16) for i, name in enumerate((*facts['groups'], 'rest'))}
        np.savez(os.path.join(folder, f'view{number}.npz'), depth=depth, **lights)


if __name__ == '__main__':
    prepare(os.path.abspath(sys.argv[1]))
