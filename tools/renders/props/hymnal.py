"""Hymn books: one lies open, others are closed. Staves and bars stand for notes and words."""
import math

import numpy as np
import paint
from materials import cloth, surface
from props.stationery import printed
from scene_kit import box, mesh, pipe, prop, smooth

PAPER = (0.62, 0.56, 0.44)


def _music(name, w=420, h=600, seed=2):
    chance = np.random.default_rng(seed)
    page = np.ones((h, w, 3), np.float32) * np.float32((0.84, 0.79, 0.68))
    ink = np.float32((0.11, 0.10, 0.10))
    page[44:54, int(w * 0.28):int(w * 0.72)] = ink
    left, right = 44, w - 44
    for system in range(5):
        top = 84 + system * 100
        for line in range(5):
            page[top + line * 7:top + line * 7 + 1, left:right] = ink * 2.6
        at = left + 34
        while at < right - 12:
            row = top + int(chance.integers(-1, 8)) * 4
            page[row - 3:row + 3, at:at + 7] = ink
            page[row - 22:row, at + 6:at + 8] = ink * 1.4
            if chance.random() < 0.2:
                page[top:top + 29, at + 16:at + 17] = ink * 1.6
            at += int(chance.integers(15, 30))
        for verse in range(3):
            at, row = left + 30, top + 42 + verse * 12
            while at < right - 20:
                word = int(chance.integers(8, 34))
                page[row:row + 5, at:min(at + word, right)] = ink * 2.4
                at += word + 7
    return paint._save(name, page)


def open_book(width=0.15, height=0.205, thick=0.018):
    """Lies open at its middle, top toward +Y; `width` is one page."""
    with prop('open book') as made:
        for side in (-1, 1):
            steps, line = 18, []
            for k in range(steps + 1):
                t = k / steps
                line.append((side * width * t, thick * (0.30 + 0.85 * math.sin(math.pi * min(t * 0.62 + 0.06, 1)) ** 1.2) if t > 0.02 else thick * 0.30))
            vertices = [(x, y, z + 0.003) for x, z in line for y in (-height / 2, height / 2)]
            faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1)[::side] for i in range(steps)]
            sheet = smooth(mesh(vertices, faces, printed(_music(f'music-{side}', seed=4 + side)), name='sheet'), 180)
            layer = sheet.data.uv_layers.new()
            for loop in sheet.data.loops:
                x, y, _ = sheet.data.vertices[loop.vertex_index].co
                layer.data[loop.index].uv = (abs(x) / width if side > 0 else 1 - abs(x) / width, y / height + 0.5)
            paper = surface('page edges', PAPER, 0.9, vary=0.05, scale=30, stretch=(1, 1, 60), tint=0.2)
            for y in (-height / 2, height / 2):
                edge = [(x, y, z + 0.0029) for x, z in line] + [(line[-1][0], y, 0.003), (0, y, 0.003)]
                mesh(edge, [tuple(range(len(edge)))], paper)
            x, z = line[-1]
            mesh([(x, -height / 2, 0.003), (x, height / 2, 0.003), (x, height / 2, z + 0.0029), (x, -height / 2, z + 0.0029)], [(0, 1, 2, 3)], paper)
            box((width + 0.006, height + 0.010, 0.003), (side * (width / 2 + 0.002), 0, 0.0015), cloth('hymnal cover', (0.075, 0.010, 0.014)), edge=0.001)
        pipe([(0.002, height / 2, 0.010), (0.006, 0.02, 0.014), (0.014, -height / 2, 0.010), (0.022, -height / 2 - 0.035, 0.002), (0.018, -height / 2 - 0.06, -0.02)], 0.0016,
             surface('ribbon', (0.42, 0.26, 0.05), 0.6))
    return made


def closed_book(width=0.15, height=0.205, thick=0.030, color=(0.075, 0.010, 0.014)):
    """Lies flat, its spine toward -X."""
    cover = surface(f'hymnal {color}', color, 0.62, vary=0.1, scale=8, bump=0.3, bump_scale=420)
    with prop('closed book') as made:
        box((width - 0.004, height - 0.010, thick - 0.006), (0.002, 0, thick / 2), surface('page edges', PAPER, 0.9, vary=0.05, scale=30, stretch=(1, 1, 60), tint=0.2), edge=0.001)
        for z in (0.0015, thick - 0.0015):
            box((width + 0.004, height, 0.003), (0.002, 0, z), cover, edge=0.0012)
        box((0.004, height, thick), (-width / 2, 0, thick / 2), cover, edge=0.0018)
    return made
