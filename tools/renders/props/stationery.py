"""A producer's table: a paper list, a pen, a slate, tags on strings. Lines stand for words; there is no
lettering but a slate's numbers."""
import math

import numpy as np

import paint
from materials import Nodes, brass, glow, plastic, steel, surface
from scene_kit import TUNGSTEN, box, bpy, cylinder, lathe, mesh, panel, pipe, prop


def _page(name, w, h, rows, margin=0.1, boxes=True, seed=4, tone=(0.80, 0.74, 0.62)):
    chance = np.random.default_rng(seed)
    page = np.ones((h, w, 3), np.float32) * np.float32(tone)
    ink = np.float32((0.10, 0.09, 0.10))
    left, step = int(w * margin), h * (1 - 2 * margin) / rows
    for row in range(rows):
        top = int(h * margin + row * step)
        tall = max(2, int(step * 0.30))
        if row == 0:
            page[top:top + int(tall * 1.5), left:int(w * 0.55)] = ink
            continue
        at = left
        if boxes:
            page[top:top + tall, at:at + tall] = ink
            page[top + 2:top + tall - 2, at + 2:at + tall - 2] = tone
            if chance.random() < 0.55:
                page[top + 2:top + tall - 2, at + 2:at + tall - 2] = ink * 2.2
            at += tall * 2
        end = w * chance.uniform(0.55, 0.9)
        while at < end:
            word = int(chance.integers(w // 40, w // 9))
            page[top + tall // 4:top + tall, at:min(at + word, int(w * 0.92))] = ink + chance.uniform(0.15, 0.3)
            at += word + max(2, w // 70)
    return paint._save(name, page)


def printed(path):
    n = Nodes('printed')
    image = n.add('TexImage', {'Vector': n.add('TexCoord').outputs['UV']}, image=bpy.data.images.load(path, check_existing=True))
    return n.finish(n.add('BsdfPrincipled', {'Base Color': image.outputs['Color'], 'Roughness': 0.75, 'Specular': 0.25}))


def paper_list(width=0.21, height=0.297):
    """Two sheets lying flat, top toward +Y."""
    with prop('paper list') as made:
        panel(width, height, (0.006, -0.004, 0.0012), surface('sheet', (0.62, 0.57, 0.48), 0.8), (-90, 0, -3))
        panel(width, height, (0, 0, 0.0026), printed(_page('list', 420, 594, 19)), (-90, 0, 0))
    return made


def ruled_card(kind=0, width=0.15, height=0.10):
    """A speaker's cue card, lying flat."""
    with prop('ruled card') as made:
        box((width, height, 0.0006), (0, 0, 0), surface('card', (0.60, 0.56, 0.49), 0.8), edge=0)
        panel(width, height, (0, 0, 0.0005), printed(_page(f'card-{kind}', 900, 600, 6, 0.12, False, 11 + kind, (0.72, 0.68, 0.60))), (-90, 0, 0))
    return made


def pen():
    """Lying along X, tip at -X."""
    with prop('pen') as made:
        cylinder(0.0048, 0.115, (0, 0, 0.0055), plastic(), (0, 90, 0), 0.001, 20)
        cylinder(0.0048, 0.022, (-0.068, 0, 0.0055), brass(), (0, -90, 0), 0.0005, 20, tip=0.001)
        cylinder(0.0052, 0.006, (-0.020, 0, 0.0055), brass(), (0, 90, 0), 0.001, 20)
        box((0.042, 0.003, 0.0014), (0.036, 0, 0.0116), brass(), edge=0.0005)
    return made


# Strokes of a hand that writes numbers with chalk, in a box of one by one.
STROKES = {
    1: (((0.56, 1.02), (0.53, 0.5), (0.48, -0.02)),),
    2: (((0.16, 0.80), (0.42, 1.02), (0.74, 0.78), (0.52, 0.44), (0.12, 0.02)), ((0.12, 0.02), (0.50, 0.05), (0.84, 0.0))),
    3: (((0.18, 0.90), (0.50, 1.02), (0.72, 0.78), (0.40, 0.55)), ((0.40, 0.55), (0.76, 0.36), (0.62, 0.06), (0.14, 0.08))),
    4: (((0.58, 1.0), (0.34, 0.62), (0.12, 0.34)), ((0.12, 0.34), (0.50, 0.36), (0.88, 0.38)), ((0.64, 0.62), (0.62, 0.30), (0.58, -0.04))),
    7: (((0.14, 0.94), (0.46, 0.98), (0.80, 0.98)), ((0.80, 0.98), (0.56, 0.52), (0.40, 0.0))),
}


def _chalk():
    """Broken by the grain of the board."""
    n = Nodes('chalk')
    gaps = n.ramp(n.noise(900, 2.0), [(0.40, 0.25), (0.58, 1.0)])
    return n.finish(n.add('MixShader', {0: gaps, 1: n.add('BsdfTransparent'), 2: n.add('BsdfDiffuse', {'Color': (0.60, 0.585, 0.54)})}))


def _wiped():
    """Black, with what a sleeve left of yesterday's chalk."""
    n = Nodes('slate face')
    smear = n.math('MULTIPLY', n.noise(14, 6.0, (0.5, 1.6, 1), roughness=0.7), n.noise(5, 2.0))
    shade = n.ramp(smear, [(0.16, (0.014, 0.014, 0.015)), (0.40, (0.070, 0.069, 0.066))])
    return n.finish(n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.62, 'Specular': 0.3}))


def _written(chalk):
    """Numbers on a slate's face; each stroke goes twice, never quite in the same place."""
    chance = np.random.default_rng(5)

    def write(points, z=0.0104):
        for _ in range(2):
            pipe([(x + chance.uniform(-0.0006, 0.0006), y + chance.uniform(-0.0005, 0.0005), z) for x, y in points], 0.00075, chalk)

    for digits, x, y, size in (((1, 2), -0.112, 0.012, 0.023), ((4,), -0.006, 0.011, 0.026), ((3,), 0.082, 0.011, 0.025), ((2, 4), -0.082, -0.036, 0.026),
                            ((7,), 0.052, -0.035, 0.024), ((1, 4), -0.085, -0.084, 0.025), ((3, 1), 0.048, -0.082, 0.023)):
        for i, digit in enumerate(digits):
            for stroke in STROKES[digit]:
                write([(x + (i * 1.05 + u) * size * 0.68, y + v * size) for u, v in stroke])


def slate(width=0.27, height=0.20, opened=14):
    """A clapperboard lying on its back, sticks toward +Y."""
    black, white = _wiped(), surface('slate white', (0.66, 0.63, 0.57), 0.5)
    with prop('slate') as made:
        box((width, height, 0.010), (0, 0, 0.005), black, edge=0.002)
        for y in (0.045, 0.005, -0.045):
            box((width * 0.93, 0.0014, 0.0003), (0, y, 0.0101), white, edge=0)
        for x, a, b in ((-0.045, 0.005, 0.045), (0.05, 0.005, 0.045), (0.0, -0.045, 0.005), (0.02, -0.092, -0.045)):
            box((0.0014, b - a, 0.0003), (x, (a + b) / 2, 0.0101), white, edge=0)
        # What is printed in each field's corner.
        for x, y, wide in ((-0.114, 0.040, 0.016), (-0.034, 0.040, 0.013), (0.061, 0.040, 0.011), (-0.112, 0.000, 0.018), (0.012, 0.000, 0.015), (-0.114, -0.050, 0.012), (0.030, -0.050, 0.014)):
            box((wide, 0.0022, 0.0003), (x + wide / 2 - 0.008, y, 0.0101), white, edge=0)
        _written(_chalk())
        for lift, y in ((0, height / 2 + 0.016), (opened, height / 2 + 0.050)):
            with_stick = _stick(width, black, white)
            for obj, x in with_stick:
                turn = math.radians(lift)
                px = x + width / 2
                obj.location = (-width / 2 + px * math.cos(turn), y + px * math.sin(turn), 0.007)
                obj.rotation_euler = (0, 0, turn)
        cylinder(0.008, 0.018, (-width / 2 + 0.012, height / 2 + 0.03, 0.009), steel(), edge=0.002, steps=20)
    return made


def _stick(width, black, white, count=7):
    made, step, lean = [], width / count, 0.010
    for i in range(count):
        h, x = step / 2, -width / 2 + (i + 0.5) * step
        low = [(-h - lean, -0.015), (h - lean, -0.015), (h + lean, 0.015), (-h + lean, 0.015)]
        vertices = [(a, b, z) for z in (-0.007, 0.006) for a, b in low]
        faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        made.append((mesh(vertices, faces, white if i % 2 else black), x))
    return made


def table_lamp(strength=4.0):
    """A lamp with a lit shade between 0.30 and 0.46; the caller adds the light that falls out of it."""
    with prop('table lamp') as made:
        cylinder(0.075, 0.018, (0, 0, 0.009), brass(), edge=0.006)
        cylinder(0.006, 0.32, (0, 0, 0.17), brass(), edge=0.002)
        lathe([(0.125, 0.30), (0.085, 0.46)], glow('table shade', TUNGSTEN, strength, True), steps=56)
        lathe([(0.127, 0.296), (0.127, 0.304)], brass(), steps=56)
    return made


def tag(kind=0):
    """A manila tag that hangs from its string at the origin and faces -Y."""
    tone = ((0.46, 0.36, 0.23), (0.50, 0.44, 0.34))[kind % 2]
    with prop('tag') as made:
        path = _page(f'tag-{kind}', 150, 250, 8, 0.14, False, 3 + kind, tone)
        w, h, drop = 0.075, 0.125, 0.085
        panel(w, h, (0, -0.001, -drop - h / 2), printed(path))
        box((w, 0.0012, h), (0, 0.0002, -drop - h / 2), surface(f'manila {tone}', tone, 0.75), edge=0)
        cylinder(0.006, 0.0016, (0, -0.0014, -drop - 0.012), brass(), (90, 0, 0), 0.0004, 20)
        pipe([(0.004, 0, 0), (0.008, -0.001, -drop * 0.5), (0, -0.003, -drop - 0.012)], 0.0012, surface('string', (0.5, 0.42, 0.3), 0.9))
        pipe([(-0.004, 0, 0), (-0.006, 0.001, -drop * 0.5), (0, -0.003, -drop - 0.012)], 0.0012, surface('string', (0.5, 0.42, 0.3), 0.9))
        if kind % 3 == 0:
            panel(w, 0.022, (0, -0.0022, -drop - h + 0.018), surface('cloth tape', (0.03, 0.03, 0.032), 0.6))
    return made
