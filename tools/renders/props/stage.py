"""Equipment of a hall: truss, lamps, LED wall, stage, lectern."""
import math

from materials import (aluminum, black_cloth, glow, haze_beam, oak, painted_metal, plastic, rubber, screen, stage_floor,
                       steel, surface)
from scene_kit import TUNGSTEN, Vector, area, beam, box, cylinder, lathe, mesh, panel, pipe, place, prop, spot


def truss(length, size=0.3, material=None):
    """A box truss along X, centered."""
    metal = material or aluminum()
    with prop('truss') as made:
        h, half = size / 2, length / 2
        for y in (-h, h):
            for z in (-h, h):
                cylinder(0.025, length, (0, y, z), metal, (0, 90, 0), 0.002, 16)
        count = max(1, round(length / (size * 1.3)))
        step = length / count
        lines = []
        for i in range(count):
            a, b = -half + i * step, -half + (i + 1) * step
            if i % 2:
                a, b = b, a
            for y in (-h, h):
                lines.append(((a, y, -h), (b, y, h)))
            for z in (-h, h):
                lines.append(((a, -h, z), (b, h, z)))
        for a, b in lines:
            pipe([a, b], 0.009, metal, soft=False)
    return made


def moving_head(color, strength=60.0):
    """Hangs from its origin and shines along -Z before it is aimed."""
    with prop('lamp') as made:
        lathe([(0, 0.02), (0.10, 0.02), (0.125, 0.0), (0.135, -0.12), (0.13, -0.28), (0.118, -0.31), (0.112, -0.30),
               (0.105, -0.27), (0, -0.27)], plastic(), (0, 0, 0.1), steps=32)
        cylinder(0.104, 0.004, (0, 0, -0.185), glow(f'lamp {color}', color, strength, False), edge=0.001, steps=32)
    return made


def yoke():
    with prop('yoke') as made:
        box((0.34, 0.24, 0.12), (0, 0, 0.36), plastic(), edge=0.02)
        for side in (-1, 1):
            box((0.035, 0.11, 0.32), (side * 0.165, 0, 0.17), plastic(), edge=0.012)
        box((0.04, 0.04, 0.12), (0, 0, 0.47), steel(), edge=0.004)
    return made


def hang_lamp(at, target, color, power, angle=11, reach=1.0, strength=0.5, face=60.0, light=True, wisps=0.5):
    """A lamp on a truss: its body, its light and its beam in the haze."""
    at, target = Vector(at), Vector(target)
    head = place(moving_head(color, face), at)
    head.rotation_euler = (target - at).to_track_quat('-Z', 'Y').to_euler()
    place(yoke(), at)
    if light:
        spot(at, target, power, color, angle, 0.5)
    end = at + (target - at) * reach
    start = at + (target - at).normalized() * 0.19
    beam(start, end, angle, haze_beam(color, strength, wisps=wisps), 0.10)


def led_wall(width, height, path, at, strength=2.0, cabinet=0.5, lights=True, crop=(1, 1, 0, 0)):
    """Faces -Y; `at` is the middle of its lower edge."""
    x, y, z = at
    panel(width, height, (x, y, z + height / 2), screen(path, strength, 0.4, lights, crop=crop))
    box((width + 0.06, 0.2, height + 0.06), (x, y + 0.12, z + height / 2), plastic(), edge=0.01)
    # Barely visible seams between the cabinets.
    for i in range(1, round(width / cabinet)):
        box((0.004, 0.004, height), (x - width / 2 + i * cabinet, y - 0.003, z + height / 2), plastic(), edge=0)
    for i in range(1, round(height / cabinet)):
        box((width, 0.004, 0.004), (x, y - 0.003, z + i * cabinet), plastic(), edge=0)


def stage_deck(width, depth, height, at=(0, 0, 0), gloss=0.22, boards=None):
    """`at` is the middle of its front edge, on the floor."""
    x, y, z = at
    box((width, depth, 0.08), (x, y + depth / 2, z + height - 0.04), boards or stage_floor(gloss), edge=0.01)
    box((width - 0.06, depth - 0.06, height - 0.08), (x, y + depth / 2, z + (height - 0.08) / 2), black_cloth(), edge=0.01)


def access_ramp(width=1.7, rise=0.5, length=6.0, power=16, strength=3.0):
    """A 1:12 ramp from the origin on the floor up along +Y, with handrails on both sides and lit curbs."""
    angle, run = math.degrees(math.atan2(rise, length)), math.hypot(rise, length)

    def on_deck(x, y, up):
        """A point `up` above the walking surface."""
        return (x, y, rise * min(max(y / length, 0), 1) + up)

    with prop('access ramp') as made:
        half, skirt = width / 2, black_cloth()
        wedge = [(x, y, z) for x in (-half, half) for y, z in ((0, 0), (length, 0), (length, rise))]
        mesh(wedge, [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (0, 2, 5, 3)], skirt)
        deck = surface('ramp deck', (0.060, 0.053, 0.047), 0.45, 0.0, 0.06, 2.2, 0.15, 160, tint=0.08)
        box((width, run, 0.03), on_deck(0, length / 2, 0.0), deck, (angle, 0, 0), 0.006)
        for y in (0.12, length - 0.12):
            box((width - 0.12, 0.16, 0.004), on_deck(0, y, 0.017), surface('ramp edge', (0.55, 0.46, 0.30), 0.6), (angle, 0, 0), 0.001)
        for side in (-1, 1):
            x = side * (half - 0.03)
            box((0.05, run, 0.11), on_deck(x, length / 2, 0.055), painted_metal(), (angle, 0, 0), 0.008)
            for face in (-1, 1):
                box((0.006, run - 0.1, 0.012), on_deck(x + face * 0.026, length / 2, 0.085), glow('ramp light', TUNGSTEN, strength, False), (angle, 0, 0), 0)
            count = 6
            for i in range(count):
                y = length * (i + 0.5) / count
                area(on_deck(x - side * 0.035, y, 0.085), on_deck(0, y, -0.02), (length / count, 0.02), power / count, TUNGSTEN)
            for i in range(count + 1):
                y = 0.05 + (length - 0.1) * i / count
                cylinder(0.019, 0.92, on_deck(x, y, 0.46), steel(), edge=0.002, steps=20)
            for up in (0.92, 0.66):
                # Past both ends, then around and back, so that no sleeve catches on it.
                low, high = on_deck(x, -0.30, up), on_deck(x, length + 0.30, up)
                line = [(x, low[1] + 0.06, low[2] - 0.14), (x, low[1] - 0.02, low[2] - 0.07), (x, low[1] + 0.06, low[2]), on_deck(x, 0.0, up),
                        on_deck(x, length, up), (x, high[1] - 0.06, high[2]), (x, high[1] + 0.02, high[2] - 0.07), (x, high[1] - 0.06, high[2] - 0.14)]
                pipe(line, 0.021 if up > 0.8 else 0.016, steel())
    return made


def low_lectern():
    """A lectern at sitting height with room for the knees; faces -Y."""
    with prop('low lectern') as made:
        box((0.78, 0.50, 0.035), (0, 0, 0.78), oak(), (-8, 0, 0), 0.008)
        for side in (-1, 1):
            box((0.04, 0.40, 0.74), (side * 0.34, 0.02, 0.38), painted_metal(), edge=0.008)
        box((0.70, 0.03, 0.34), (0, -0.16, 0.58), oak(), edge=0.006)
        pipe([(0.0, -0.14, 0.80), (0.0, -0.16, 0.96), (0.0, -0.08, 1.08), (0.0, 0.02, 1.10)], 0.006, rubber())
        cylinder(0.014, 0.07, (0, 0.05, 1.10), rubber(), (90, 0, 0), 0.006)
    return made


def lectern():
    with prop('lectern') as made:
        box((0.52, 0.42, 0.04), (0, 0, 1.12), painted_metal(), (-14, 0, 0), 0.006)
        box((0.40, 0.28, 1.08), (0, 0.02, 0.54), painted_metal(), edge=0.012)
        pipe([(0.0, 0.10, 1.14), (0.0, 0.12, 1.30), (0.0, 0.0, 1.40), (0.0, -0.10, 1.38)], 0.005, rubber())
    return made


def line_array(count=7):
    """A hanging, curved line of loudspeakers."""
    with prop('line array') as made:
        y, z, lean = 0.0, 0.0, 0.0
        for i in range(count):
            box((0.75, 0.42, 0.235), (0, y, z), plastic(), (-lean, 0, 0), 0.012)
            panel(0.66, 0.19, (0, y - 0.214 * math.cos(math.radians(lean)), z - 0.214 * math.sin(math.radians(lean))), rubber(), (-lean, 0, 0))
            lean += 2.6
            z -= 0.245
            y += math.sin(math.radians(lean)) * 0.12
    return made
