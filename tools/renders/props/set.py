"""Props of an interview set or a podcast: softbox, chairs, lamps, microphones, plants."""
import math
import random

from materials import (aluminum, anodised, black_cloth, brass, diffuser, glow, leather, painted_metal, plastic, rubber,
                       steel, surface, walnut)
from scene_kit import TUNGSTEN, WARM_WHITE, box, cylinder, lathe, mesh, panel, pipe, prop, smooth, sphere, strut


def softbox(width=1.0, height=1.4, strength=6.0, color=WARM_WHITE, stand=2.1, tilt=18):
    """A softbox that shines toward -Y from its stand at the origin; `stand` is the height of its middle."""
    with prop('softbox') as made:
        front, back, depth = (width / 2, height / 2), (0.09, 0.09), 0.45
        corners = [(sx * front[0], 0, sz * front[1]) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        corners += [(sx * back[0], depth, sz * back[1]) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        turn = math.radians(tilt)
        shape = mesh(corners, [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)], black_cloth(), (0, 0, stand), (tilt, 0, 0))
        thick = shape.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.012
        panel(width * 0.97, height * 0.97, (0, 0.015 * math.cos(turn), stand + 0.015 * math.sin(turn)),
              diffuser(color, strength), (tilt, 0, 0))
        for sx, sz, size in ((0, 1, (width, 0.03, 0.05)), (0, -1, (width, 0.03, 0.05)), (1, 0, (0.05, 0.03, height)), (-1, 0, (0.05, 0.03, height))):
            box(size, (sx * width / 2, -sz * height / 2 * math.sin(turn), stand + sz * height / 2 * math.cos(turn)), black_cloth(), (tilt, 0, 0), 0.008)
        cylinder(0.09, 0.3, (0, 0.55 * math.cos(turn), stand + 0.55 * math.sin(turn)), plastic(), (90 + tilt, 0, 0), 0.02)
        cylinder(0.018, stand, (0, 0.5, stand / 2), steel(), edge=0.002)
        for i in range(3):
            a = math.radians(i * 120 + 20)
            pipe([(0, 0.5, 0.55), (0.55 * math.cos(a), 0.5 + 0.55 * math.sin(a), 0.03)], 0.012, steel(), soft=False)
    return made


def armchair(color=None):
    """Faces +Y, as figures do."""
    hide, wood = color or leather(), walnut()
    with prop('armchair') as made:
        box((0.62, 0.60, 0.16), (0, 0.02, 0.40), hide, (-4, 0, 0), 0.05, 5)
        box((0.62, 0.15, 0.62), (0, -0.30, 0.72), hide, (-13, 0, 0), 0.06, 5)
        for side in (-1, 1):
            box((0.07, 0.62, 0.05), (side * 0.38, 0, 0.62), wood, edge=0.018, segments=4)
            for y in (-0.26, 0.26):
                cylinder(0.02, 0.62, (side * 0.38, y, 0.31), wood, (0, side * 2, 0), 0.004, tip=0.024)
    return made


def stool(height=0.48, foot=0.17):
    """A round seat on four legs that splay out to `foot` along X and Y."""
    wood = surface('stool wood', (0.30, 0.165, 0.078), 0.36, vary=0.12, scale=5, bump=0.12, bump_scale=45, stretch=(1, 8, 1), tint=0.28, coat=0.2)
    with prop('stool') as made:
        seat = [(0, 0.026), (0.09, 0.029), (0.140, 0.037), (0.156, 0.037), (0.164, 0.030), (0.165, 0.018), (0.158, 0.006), (0.146, 0), (0, 0)]
        lathe(seat, wood, (0, 0, height - 0.037), steps=72)
        corners = (-1, -1), (1, -1), (1, 1), (-1, 1)

        def leg(corner, z):
            """The center of a leg at a given height."""
            reach = foot + (0.095 - foot) * z / (height - 0.03)
            return corner[0] * reach, corner[1] * reach, z

        for corner in corners:
            strut(leg(corner, 0), leg(corner, height - 0.03), 0.0145, wood, 0.0185)
        for i, z in enumerate((0.30, 0.42, 0.30, 0.42)):
            strut(leg(corners[i], height * z), leg(corners[(i + 1) % 4], height * z), 0.0095, wood)
    return made


def floor_lamp(strength=9.0):
    """A practical: fabric shade, lit from inside. The shade is at 1.55 m."""
    with prop('floor lamp') as made:
        cylinder(0.14, 0.025, (0, 0, 0.012), brass(), edge=0.008)
        cylinder(0.009, 1.5, (0, 0, 0.76), brass(), edge=0.002)
        lathe([(0.20, 1.40), (0.15, 1.70)], glow('shade', TUNGSTEN, strength, True), steps=48)
        lathe([(0.203, 1.395), (0.203, 1.405)], brass(), steps=48)
        sphere(0.04, (0, 0, 1.55), glow('bulb', WARM_WHITE, strength * 4, False))
    return made


def microphone(arm=True):
    """A broadcast microphone on a jointed arm that is clamped at the origin; the head is at about (0, 0.38, 0.36)."""
    with prop('microphone') as made:
        black = anodised()
        if arm:
            cylinder(0.022, 0.09, (0, 0, 0.03), black, edge=0.005)
            for a, b in (((0, 0, 0.06), (0, -0.16, 0.50)), ((0, -0.16, 0.50), (0, 0.34, 0.58))):
                for x in (-0.012, 0.012):
                    pipe([(x, a[1], a[2]), (x, b[1], b[2])], 0.006, black, soft=False)
            cylinder(0.022, 0.05, (0, -0.16, 0.50), black, (0, 90, 0), 0.005)
            pipe([(0, 0.34, 0.58), (0, 0.40, 0.54), (0, 0.40, 0.46)], 0.007, black)
        x, y, z = 0, 0.40, 0.36
        cylinder(0.033, 0.10, (x, y, z + 0.035), black, edge=0.006)
        lathe([(0.0335, 0), (0.0345, 0.002), (0.0335, 0.004)], brass(), (x, y, z + 0.0), steps=40)
        cylinder(0.036, 0.085, (x, y, z - 0.055), surface('foam', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=420), edge=0.03)
        for side in (-1, 1):
            pipe([(side * 0.045, y, z + 0.10), (side * 0.047, y, z + 0.04), (side * 0.036, y, z + 0.03)], 0.005, black, soft=False)
        pipe([(-0.045, y, z + 0.10), (0.045, y, z + 0.10)], 0.006, black, soft=False)
        pipe([(0, y, z + 0.085), (0, y - 0.06, z + 0.16), (0, 0.2, 0.50), (0, -0.10, 0.46), (0, -0.05, 0.08)], 0.0035, rubber())
    return made


def headphones():
    """Lying on a table, cups down."""
    with prop('headphones') as made:
        for side in (-1, 1):
            sphere(0.045, (side * 0.075, 0, 0.03), rubber(), (0.95, 0.95, 0.5))
            cylinder(0.04, 0.018, (side * 0.075, 0, 0.05), plastic(), edge=0.006)
        points = [(0.075 * math.cos(t), 0.15 * math.sin(t), 0.05 + 0.015 * math.sin(t)) for t in [i * math.pi / 10 for i in range(11)]]
        pipe(points, 0.009, plastic())
    return made


def mug(color=(0.35, 0.30, 0.24)):
    with prop('mug') as made:
        glaze = surface(f'glaze {color}', color, 0.25, coat=0.5)
        lathe([(0, 0), (0.036, 0), (0.039, 0.004), (0.039, 0.092), (0.037, 0.095), (0.035, 0.092), (0.035, 0.01), (0, 0.01)], glaze, steps=48)
        pipe([(0.038, 0, 0.075), (0.066, 0, 0.07), (0.066, 0, 0.03), (0.038, 0, 0.022)], 0.005, glaze)
        cylinder(0.035, 0.002, (0, 0, 0.08), surface('coffee', (0.02, 0.008, 0.003), 0.08), edge=0.0)
    return made


def plant(height=1.5, seed=4, leaves=26):
    random.seed(seed)
    green = surface('leaf', (0.03, 0.07, 0.025), 0.45, vary=0.1, scale=6, coat=0.1)
    with prop('plant') as made:
        lathe([(0, 0), (0.14, 0), (0.18, 0.32), (0.17, 0.33), (0.16, 0.30), (0, 0.30)], surface('pot', (0.05, 0.045, 0.04), 0.6), steps=32)
        for i in range(leaves):
            a, lean = random.uniform(0, 2 * math.pi), random.uniform(0.15, 0.6)
            length, width = random.uniform(0.5, 1.0) * height * 0.75, random.uniform(0.05, 0.09)
            vertices, faces = [], []
            for k in range(9):
                t = k / 8
                r = lean * t * (0.4 + t) * height * 0.6
                z = 0.3 + length * (t - 0.42 * t * t * (0.5 + lean))
                half = width * math.sin(math.pi * (0.08 + 0.9 * t)) * 0.9
                cx, cy = r * math.cos(a), r * math.sin(a)
                sx, sy = -math.sin(a) * half, math.cos(a) * half
                vertices += [(cx - sx, cy - sy, z), (cx, cy, z - half * 0.35), (cx + sx, cy + sy, z)]
                if k:
                    b = k * 3
                    faces += [(b - 3, b - 2, b + 1, b), (b - 2, b - 1, b + 2, b + 1)]
            smooth(mesh(vertices, faces, green), 180)
    return made


def table(width=1.9, depth=0.95, height=0.74, wood=None):
    with prop('table') as made:
        box((width, depth, 0.045), (0, 0, height - 0.0225), wood or walnut(), edge=0.010, segments=4)
        for x in (-width / 2 + 0.12, width / 2 - 0.12):
            box((0.06, depth * 0.8, 0.05), (x, 0, height - 0.07), steel(), edge=0.006)
            for y in (-depth / 2 + 0.14, depth / 2 - 0.14):
                box((0.05, 0.05, height - 0.06), (x, y, (height - 0.06) / 2), painted_metal(), edge=0.006)
    return made


def boom(length=2.2):
    """A boom microphone over the set on a pole along +Y; its tip is at the origin."""
    with prop('boom') as made:
        cylinder(0.011, length, (0, -length / 2 - 0.10, -0.045), aluminum(), (90, 0, 0), 0.002)
        cylinder(0.028, 0.24, (0, 0, -0.05), surface('windshield', (0.03, 0.03, 0.03), 1.0, bump=1, bump_scale=300, sheen=0.6), (90, 0, 0), 0.026)
    return made


def clapperboard(width=0.27, height=0.19):
    """Open, facing -Y; the origin is the middle of its lower edge."""
    black, chalk = surface('slate board', (0.012, 0.012, 0.013), 0.5), surface('slate white', (0.62, 0.60, 0.55), 0.6)
    with prop('clapperboard') as made:
        box((width, 0.010, height), (0, 0, height / 2), black, edge=0.003)
        for z in (0.30, 0.55, 0.78):
            box((width * 0.92, 0.002, 0.003), (0, -0.006, height * z), chalk, edge=0)
        for x in (-0.16, 0.18):
            box((0.003, 0.002, height * 0.25), (x * width, -0.006, height * 0.425), chalk, edge=0)
        for lean, base in ((0, height + 0.016), (-24, height + 0.040)):
            turn = math.radians(-lean)
            cx, cz = -width / 2 + width / 2 * math.cos(turn), base + width / 2 * math.sin(turn)
            box((width, 0.012, 0.028), (cx, 0, cz), black, (0, lean, 0), 0.002)
            for i in range(5):
                along = (i - 2) * width * 0.2
                box((width * 0.09, 0.002, 0.026), (cx + along * math.cos(turn), -0.0068, cz + along * math.sin(turn)), chalk, (0, lean, 0), 0)
    return made


def curtain(width=7.0, height=3.0, pleats=34, color=(0.05, 0.018, 0.010)):
    """Heavy cloth in uneven pleats, facing -Y, standing on the floor."""
    steps = pleats * 10
    vertices, faces = [], []
    for i in range(steps + 1):
        x = (i / steps - 0.5) * width
        turn = 2 * math.pi * pleats * i / steps + 0.9 * math.sin(i * 0.021) + 0.5 * math.sin(i * 0.057)
        for z, depth in ((0, 0.075), (height * 0.5, 0.06), (height, 0.045)):
            vertices.append((x + 0.015 * math.sin(turn * 2), depth * math.sin(turn), z))
        if i:
            b = i * 3
            faces += [(b - 3, b, b + 1, b - 2), (b - 2, b + 1, b + 2, b - 1)]
    velvet = surface(f'velvet {color}', color, 0.85, vary=0.05, scale=4, bump=0.4, bump_scale=300, sheen=0.7, specular=0.15, tint=0.05)
    return smooth(mesh(vertices, faces, velvet), 180)
