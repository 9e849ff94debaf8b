"""Equipment racks: switches, servers, patch panels, their cords and looms. A rack faces -Y and stands on the floor."""
import math
import random

from materials import anodised, glow, painted_metal, plastic, rubber, steel, surface
from scene_kit import box, cylinder, panel, pipe, prop

UNIT = 0.0445
LIGHTS = {'green': (0.12, 1.0, 0.30), 'amber': (1.0, 0.50, 0.10), 'white': (0.9, 0.95, 1.0)}


def lamp(tone, level=5.0):
    return glow(f'indicator {tone}', LIGHTS[tone], level, False)


def _dot(x, z, tone, size=0.005, level=5.0):
    panel(size, size, (x, -0.0065, z), lamp(tone, level))


def _switch(z):
    box((0.45, 0.3, UNIT - 0.002), (0, 0.15, z), painted_metal(), edge=0.001)
    for i in range(24):
        x = -0.20 + (i % 12) * 0.0165 + (0.205 if i > 11 else 0)
        for row in (-1, 1):
            box((0.012, 0.004, 0.011), (x, -0.001, z + row * 0.008), rubber(), edge=0)
            if random.random() < 0.62:
                _dot(x, z + row * 0.017, 'green' if random.random() < 0.8 else 'amber', 0.0045, random.choice((3.0, 6.0)))


def _server(z):
    box((0.45, 0.3, UNIT * 2 - 0.002), (0, 0.15, z), anodised(), edge=0.001)
    for i in range(8):
        x = -0.19 + i * 0.043
        box((0.039, 0.008, UNIT * 1.65), (x, -0.003, z), plastic(), edge=0.002)
        for k in range(5):
            box((0.022, 0.003, 0.004), (x, -0.008, z - 0.02 + k * 0.009), steel(), edge=0)
        panel(0.004, 0.004, (x + 0.012, -0.0085, z + 0.028), lamp('green', 5.0) if random.random() < 0.85 else lamp('white', 4.0))
    panel(0.014, 0.006, (0.19, -0.0065, z + 0.016), lamp('white', 3.0))
    panel(0.006, 0.006, (0.19, -0.0065, z - 0.004), lamp('amber', 6.0) if random.random() < 0.3 else lamp('green', 4.0))


def _display(z):
    box((0.45, 0.3, UNIT * 2 - 0.002), (0, 0.15, z), painted_metal(), edge=0.001)
    panel(0.11, 0.045, (-0.10, -0.0012, z), glow('rack display', (1.0, 0.60, 0.24), 0.9, False))
    for i in range(3):
        cylinder(0.011, 0.014, (0.02 + i * 0.045, -0.008, z), steel(), (90, 0, 0), 0.002, 20)
    _dot(0.19, z + 0.02, 'green')


def _patch(z, cords, side):
    """A row of sockets; its cords fall in even arcs to one side and into the loom."""
    box((0.45, 0.06, UNIT - 0.002), (0, 0.03, z), painted_metal(), edge=0.001)
    for i in range(16):
        x = -0.195 + i * 0.026
        box((0.016, 0.004, 0.013), (x, -0.001, z), rubber(), edge=0)
        if random.random() < 0.8:
            out, low = -0.035 - 0.0012 * i, z - 0.03 - 0.0035 * (16 - i if side > 0 else i)
            end = side * (0.262 + random.uniform(0, 0.012))
            pipe([(x, 0, z), (x, out * 0.7, z - 0.004), (x + side * 0.03, out, low), ((x + end) / 2, out * 0.95, low - 0.012), (end, -0.02, low - 0.05),
                  (end, 0.01, low - 0.16)], 0.0030, random.choice(cords), resolution=5)


def rack(seed, doors=False, height=2.1):
    """600 mm wide, 900 mm deep."""
    random.seed(seed)
    tones = [(0.02, 0.02, 0.022), (0.02, 0.02, 0.022), (0.30, 0.13, 0.02), (0.05, 0.09, 0.16), (0.32, 0.30, 0.26)]
    cords = [surface(f'cord {t}', t, 0.5, vary=0.08) for t in tones]
    frame = surface('rack frame', (0.016, 0.016, 0.018), 0.4, vary=0.1, scale=6)
    with prop(f'rack {seed}') as made:
        for x in (-0.285, 0.285):
            box((0.03, 0.9, height), (x, 0.45, height / 2), frame, edge=0.004)
            box((0.022, 0.02, height - 0.1), (x * 0.84, 0.0, height / 2), anodised(), edge=0.002)
        for z in (0.04, height - 0.03):
            box((0.6, 0.9, 0.06), (0, 0.45, z), frame, edge=0.005)
        box((0.55, 0.02, height - 0.1), (0, 0.6, height / 2), rubber(), edge=0)
        z = 0.14
        while z < height - 0.2:
            kind = random.choices(('server', 'switch', 'patch', 'display', 'blank'), (5, 4, 3, 1, 2))[0]
            tall = 2 if kind in ('server', 'display') else 1
            middle = z + tall * UNIT / 2
            if kind == 'server':
                _server(middle)
            elif kind == 'switch':
                _switch(middle)
            elif kind == 'display':
                _display(middle)
            elif kind == 'patch' and z > 0.45:
                _patch(middle, cords, random.choice((-1, 1)))
            else:
                box((0.45, 0.01, UNIT - 0.003), (0, 0.005, middle), plastic(), edge=0.001)
            z += tall * UNIT
        for side in (-1, 1):
            for i in range(9):
                a = i * 2.4
                x, y = side * 0.262 + 0.0035 * math.sqrt(i) * math.cos(a), 0.012 + 0.0045 * math.sqrt(i) * math.sin(a)
                pipe([(x, y, 0.08), (x + 0.003 * math.sin(i), y, 0.9), (x, y + 0.002, height - 0.06)], 0.0034, random.choice(cords))
            for k in range(9):
                box((0.032, 0.034, 0.014), (side * 0.262, 0.012, 0.22 + k * 0.21), rubber(), edge=0.005)
        if doors:
            box((0.56, 0.01, height - 0.08), (0, -0.05, height / 2), plastic(), edge=0.004)
    return made


def tray(length, cords=26, seed=5):
    """A ladder for looms along Y, its rungs under the cables; the origin is at its start."""
    random.seed(seed)
    tones = [(0.012, 0.012, 0.013), (0.014, 0.014, 0.016), (0.20, 0.09, 0.015), (0.03, 0.06, 0.11), (0.20, 0.19, 0.17)]
    with prop('tray') as made:
        for x in (-0.22, 0.22):
            box((0.02, length, 0.06), (x, length / 2, 0), steel(), edge=0.004)
        for i in range(round(length / 0.3)):
            box((0.44, 0.025, 0.015), (0, 0.15 + i * 0.3, -0.015), steel(), edge=0.003)
        for i in range(cords):
            x, z = -0.17 + (i % 13) * 0.028, 0.008 + (i // 13) * 0.014
            points = [(x + random.uniform(-0.006, 0.006), length * k / 8, z + random.uniform(0, 0.004)) for k in range(9)]
            pipe(points, 0.0075, surface(f'loom {i % 5}', tones[i % 5], 0.5, vary=0.08))
    return made
