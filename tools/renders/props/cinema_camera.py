"""A cinema camera on its rods; the lens looks along +Y, the origin is under the middle of the body."""
import math

from materials import anodised, brass, coated_glass, glow, painted_metal, plastic, rubber, screen, steel, surface
from scene_kit import SIGNAL, bevel, box, cylinder, lathe, mesh, panel, pipe, place, prop, smooth


def lens(front=0.055, length=0.17, coat=(0.16, 0.05, 0.30)):
    """A cine prime: barrel with geared rings, engraved lines and a deep front element. Looks along +Z from 0."""
    with prop('lens') as made:
        metal, ring = anodised(), rubber()
        f, k = front, length
        barrel = [(0.030, 0), (0.034, 0.004), (0.034, k * 0.10), (0.040, k * 0.13), (0.040, k * 0.20), (0.043, k * 0.22),
                  (0.043, k * 0.44), (f * 0.86, k * 0.50), (f * 0.86, k * 0.66), (f * 0.97, k * 0.71), (f * 0.97, k * 0.93),
                  (f, k * 0.95), (f, k), (f * 0.95, k), (f * 0.93, k * 0.985), (f * 0.90, k * 0.97), (f * 0.80, k * 0.90),
                  (f * 0.79, k * 0.86), (f * 0.66, k * 0.70), (f * 0.48, k * 0.52), (f * 0.3, k * 0.40), (0, k * 0.40)]
        lathe(barrel, metal, steps=96, edge=0.0012)
        for z, r, depth in ((k * 0.27, 0.0435, k * 0.07), (k * 0.55, f * 0.865, k * 0.08), (k * 0.76, f * 0.975, k * 0.10)):
            _gear(r, z, depth, ring)
        for z, r in ((k * 0.40, 0.0434), (k * 0.635, f * 0.864), (k * 0.905, f * 0.974)):
            lathe([(r, z), (r + 0.0006, z + 0.0004), (r + 0.0006, z + 0.0014), (r, z + 0.0018)], brass(), steps=96)
        # Three elements, each deeper and with a different coating, in front of a dark well.
        for share, depth, swell, tone in ((0.79, 0.845, 0.17, coat), (0.66, 0.74, 0.12, (0.75, 0.34, 0.08)), (0.48, 0.60, -0.10, (0.10, 0.38, 0.62))):
            dome = []
            for step in range(15):
                t = step / 14
                dome.append((f * share * (1 - t), k * depth + f * swell * (1 - (1 - t) ** 2)))
            lathe(dome, coated_glass(tone), steps=96)
            lathe([(f * share, k * depth), (f * share + 0.003, k * depth + 0.002), (f * share + 0.003, k * depth - 0.02)], metal, steps=96)
        for i in range(3):
            r = f * (0.80 + 0.05 * i)
            lathe([(r, k * (0.90 + 0.03 * i)), (r + 0.0012, k * (0.904 + 0.03 * i)), (r, k * (0.91 + 0.03 * i))], metal, steps=96)
    return made


def _gear(radius, z, depth, material, teeth=90):
    profile = []
    for i in range(teeth * 2):
        profile.append(radius + (0.0022 if i % 2 else 0.0008))
    vertices, faces = [], []
    n = len(profile)
    for level in (z, z + depth):
        for i, r in enumerate(profile):
            turn = 2 * math.pi * i / n
            vertices.append((r * math.cos(turn), r * math.sin(turn), level))
    for i in range(n):
        j = (i + 1) % n
        faces.append((i, j, n + j, n + i))
    smooth(mesh(vertices, faces, material), 20)
    for level in (z, z + depth):
        lathe([(radius - 0.004, level), (radius + 0.0016, level)], material, steps=64)


def lens_cap(radius=0.0575):
    """A cap for a lens that looks along +Z and ends at 0: knurled rim, brass ring, a strip of camera tape."""
    r = radius
    with prop('lens cap') as made:
        shell = surface('cap shell', (0.016, 0.016, 0.017), 0.38, 0.0, 0.08, 30, 0.2, 700)
        lathe([(r, -0.016), (r + 0.0022, -0.015), (r + 0.0022, -0.013), (r + 0.001, -0.012), (r + 0.001, 0.004), (r + 0.0022, 0.005),
               (r + 0.0022, 0.007), (r + 0.001, 0.0085), (r * 0.90, 0.0085), (r * 0.88, 0.0065), (r * 0.80, 0.0065), (r * 0.78, 0.0078),
               (r * 0.30, 0.0086), (0, 0.0088)], shell, steps=96, edge=0.0006)
        _gear(r + 0.0005, -0.011, 0.014, rubber(), 76)
        lathe([(r * 0.865, 0.0066), (r * 0.865, 0.0074), (r * 0.825, 0.0074), (r * 0.825, 0.0066)], brass(), steps=96)
        # Camera tape, torn by hand, with the letter of the camera.
        tape, half = surface('camera tape', (0.62, 0.60, 0.55), 0.75, bump=0.4, bump_scale=900), 0.012
        steps = 14
        torn = [0.0012 * math.sin(i * 5.1) + 0.0008 * math.sin(i * 11.7) for i in range(steps + 1)]
        ends = [[(side * (0.031 + tear), (i / steps * 2 - 1) * half, 0) for i, tear in enumerate(torn)] for side in (-1, 1)]
        strip = mesh([*ends[0], *reversed(ends[1])], [range(2 * steps + 2)], tape, (0, 0, 0.0093), (0, 0, 5))
        strip.modifiers.new('thick', 'SOLIDIFY').thickness = 0.0004
        ink = surface('marker', (0.01, 0.01, 0.012), 0.6)
        for stroke in ([(-0.0062, -0.0075), (-0.0005, 0.0078)], [(0.0, 0.0080), (0.0058, -0.0072)], [(-0.0048, -0.0022), (0.0045, -0.0016)]):
            pipe([(x, y, 0.0096) for x, y in stroke], 0.0008, ink, soft=False)
    return made


def monitor(path, size=(0.16, 0.10), strength=1.2):
    """An on-camera display facing -Y; without a picture it is switched off."""
    w, h = size
    with prop('monitor') as made:
        box((w + 0.022, 0.022, h + 0.022), (0, 0.012, 0), plastic(), edge=0.005)
        box((w + 0.008, 0.002, h + 0.008), (0, 0.0005, 0), plastic(), edge=0.0008)
        panel(w, h, (0, -0.0012, 0), screen(path, strength) if path else _dark_glass())
        for i in range(4):
            cylinder(0.004, 0.003, (-w / 2 + 0.02 + i * 0.016, 0.0, -h / 2 - 0.006), rubber(), (90, 0, 0), 0.001, 16)
        box((w * 0.7, 0.02, h * 0.7), (0, 0.03, 0), plastic(), edge=0.006)
    return made


def _dark_glass():
    return surface('dark glass', (0.003, 0.003, 0.004), 0.10, vary=0.06, specular=0.3)


def cinema_camera(feed, tally=True, matte_box=True, resting=False):
    """Without a feed it is off and nothing on it glows: lens capped, transmitter off, monitor turned
    forward."""
    with prop('cinema camera') as made:
        body, dark = painted_metal(), plastic()
        box((0.135, 0.20, 0.145), (0, 0, 0.09), body, edge=0.009, segments=4)
        box((0.118, 0.012, 0.125), (0, -0.103, 0.09), dark, edge=0.004)
        for i in range(9):
            box((0.004, 0.11, 0.003), (-0.069, 0.0, 0.045 + i * 0.009), dark, edge=0.001)
            box((0.004, 0.06, 0.003), (0.069, 0.05, 0.10 + i * 0.006), dark, edge=0.001)
        for x in (-0.058, 0.058):
            for z in (0.03, 0.15):
                cylinder(0.003, 0.003, (x, -0.110, z), steel(), (90, 0, 0), 0.0008, 12)
        # Battery on its plate, with its charge lights.
        box((0.105, 0.014, 0.15), (0, -0.118, 0.092), dark, edge=0.004)
        box((0.098, 0.062, 0.155), (0, -0.156, 0.09), dark, edge=0.010, segments=4)
        box((0.085, 0.003, 0.055), (0, -0.1885, 0.07), rubber(), edge=0.001)
        for i in range(4):
            lit = feed and i < 3
            box((0.007, 0.002, 0.003), (-0.018 + i * 0.012, -0.1882, 0.135),
                glow('charge', (0.25, 1.0, 0.3) if lit else (0.02, 0.03, 0.02), 4 if lit else 0.2, False), edge=0)
        # Side panel with its own small display, and buttons.
        display = glow('side display', (0.9, 0.62, 0.3), 0.5, False) if feed else _dark_glass()
        panel(0.05, 0.028, (-0.0705, 0.03, 0.12), display, (0, 0, -90))
        for i in range(5):
            cylinder(0.005, 0.004, (-0.070, -0.07 + i * 0.018, 0.06), rubber(), (0, 90, 0), 0.001, 16)
        # Cheese plate, handle, rods.
        box((0.10, 0.19, 0.010), (0, 0.0, 0.168), anodised(), edge=0.003)
        for x in (-0.03, 0.03):
            for i in range(7):
                cylinder(0.0035, 0.002, (x, -0.075 + i * 0.025, 0.174), rubber(), edge=0.0006, steps=12)
        pipe([(0, 0.07, 0.172), (0, 0.075, 0.225), (0, 0.05, 0.248), (0, -0.05, 0.248), (0, -0.085, 0.238)], 0.013, rubber())
        cylinder(0.015, 0.10, (0, 0.0, 0.249), rubber(), (90, 0, 0), 0.005)
        for x in (-0.03, 0.03):
            cylinder(0.0075, 0.52, (x, 0.14, -0.004), steel(), (90, 0, 0), 0.002, 24)
        box((0.13, 0.18, 0.018), (0, -0.01, 0.006), anodised(), edge=0.004)
        # Lens and matte box.
        place(lens(), (0, 0.10, 0.095), (-90, 0, 0))
        if matte_box:
            _matte_box((0, 0.285, 0.095))
        if resting:
            place(lens_cap(), (0, 0.27, 0.095), (-90, 180, 0))
            pipe([(0.03, 0.275, 0.046), (0.034, 0.262, 0.020), (0.020, 0.225, 0.002), (0.012, 0.19, 0.022), (0.018, 0.165, 0.052)], 0.0017, rubber())
        # Viewfinder to the left, monitor on an arm.
        pipe([(0.0, 0.06, 0.19), (-0.05, 0.07, 0.20), (-0.09, 0.05, 0.185)], 0.008, anodised())
        box((0.05, 0.10, 0.045), (-0.105, 0.0, 0.18), dark, edge=0.010)
        cylinder(0.024, 0.05, (-0.105, -0.07, 0.18), rubber(), (90, 0, 0), 0.006, tip=0.019)
        cylinder(0.012, 0.07, (0.0, 0.085, 0.275), anodised(), (12, 0, 0))
        at, turn = ((0.0, 0.135, 0.285), (-4, 0, 176)) if resting else ((0.012, 0.075, 0.365), (-12, 0, -6))
        place(monitor(feed, (0.178, 0.10), 1.1), at, turn)
        # Wireless transmitter with two aerials, microphone, cables.
        if not resting:
            box((0.055, 0.022, 0.085), (0.095, -0.12, 0.13), dark, edge=0.006)
            for x, lean in ((0.08, -14), (0.112, 14)):
                cylinder(0.005, 0.11, (x + math.sin(math.radians(lean)) * 0.05, -0.12, 0.225), rubber(), (0, lean, 0), 0.002, 16)
            panel(0.005, 0.005, (0.085, -0.1325, 0.155), glow('link', (0.2, 0.5, 1.0), 6, False))
            pipe([(-0.03, -0.112, 0.05), (-0.06, -0.23, 0.06), (-0.10, -0.18, 0.17), (-0.03, 0.02, 0.30), (0.0, 0.07, 0.32)], 0.0035, rubber())
            pipe([(0.095, -0.12, 0.09), (0.10, -0.18, 0.05), (0.05, -0.16, 0.03), (0.02, -0.112, 0.04)], 0.0035, rubber())
        cylinder(0.011, 0.20, (0.062, 0.10, 0.20), rubber(), (90, 0, 0), 0.004)
        pipe([(0.03, -0.112, 0.06), (0.05, -0.21, 0.03), (0.10, -0.17, -0.06), (0.06, -0.05, -0.14)], 0.0045, rubber())
        if tally:
            box((0.013, 0.003, 0.005), (0.042, -0.1105, 0.158), glow('tally', SIGNAL, 30, False), edge=0.001)
            cylinder(0.0035, 0.003, (0.09, 0.066, 0.432), glow('tally small', SIGNAL, 14, False), (90, 0, 0), 0.0005, 12)
    return made


def _matte_box(at):
    x, y, z = at
    dark, w, h, d = plastic(), 0.165, 0.135, 0.06
    inner, outer = 0.62, 1.0
    corners = []
    for depth, s in ((0, inner), (d, outer)):
        corners += [(sx * w / 2 * s, depth, sz * h / 2 * s) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    shade = mesh(corners, faces, dark, at)
    thick = shade.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.003
    bevel(shade, 0.001, 2)
    box((w * 0.72, 0.03, h * 0.78), (x, y - 0.012, z), dark, edge=0.006)
    flag = box((w * 1.05, 0.085, 0.0025), (x, y + d + 0.03, z + h / 2 + 0.018), dark, (24, 0, 0), 0.0008)
    for side in (-1, 1):
        box((0.0025, 0.06, h * 0.95), (x + side * (w / 2 + 0.012), y + d + 0.02, z), dark, (0, 0, -side * 22), 0.0008)
    return flag
