"""Smaller equipment for the kits: lamps, radio packs, monitor, encoder, microphone, recorder, switcher, joystick."""
import math
import random

from materials import aluminum, anodised, diffuser, glow, painted_metal, plastic, rubber, screen, steel, surface
from scene_kit import SIGNAL, WARM_WHITE, box, cylinder, lathe, panel, pipe, prop


def light_panel(color=WARM_WHITE, strength=2.0, width=0.30, height=0.20):
    """A battery LED panel with barn doors, facing -Y, on its own short yoke."""
    with prop('light panel') as made:
        z = height / 2 + 0.06
        box((width + 0.03, 0.045, height + 0.03), (0, 0.03, z), painted_metal(), edge=0.008)
        panel(width, height, (0, 0.006, z), diffuser(color, strength))
        for side in (-1, 1):
            box((0.003, 0.15, height), (side * (width / 2 + 0.045), -0.05, z), plastic(), (0, 0, side * 32), 0.001)
            box((0.012, 0.02, z + 0.02), (side * (width / 2 + 0.028), 0.03, z / 2), steel(), edge=0.003)
        for up in (-1, 1):
            box((width, 0.15, 0.003), (0, -0.05, z + up * (height / 2 + 0.045)), plastic(), (-up * 32, 0, 0), 0.001)
        box((width + 0.09, 0.03, 0.012), (0, 0.03, 0.012), steel(), edge=0.003)
    return made


def body_pack():
    with prop('body pack') as made:
        box((0.062, 0.022, 0.085), (0, 0, 0.045), painted_metal(), edge=0.006)
        panel(0.034, 0.020, (0, -0.0115, 0.062), glow('pack display', (1.0, 0.62, 0.26), 0.7, False))
        cylinder(0.0035, 0.10, (0.022, 0, 0.135), rubber(), (0, 6, 0), 0.001, 12)
    return made


def field_monitor(path, width=0.38, strength=0.9):
    """A production monitor on its stand with a sun hood, facing -Y."""
    height = width * 9 / 16
    with prop('field monitor') as made:
        z = height / 2 + 0.10
        box((width + 0.05, 0.06, height + 0.06), (0, 0.036, z), painted_metal(), edge=0.008)
        panel(width, height, (0, 0.0045, z), screen(path, strength, 0.15))
        for i in range(6):
            cylinder(0.006, 0.006, (-0.09 + i * 0.036, 0.004, z - height / 2 - 0.018), rubber(), (90, 0, 0), 0.001, 16)
        box((0.006, 0.003, 0.006), (width / 2 - 0.01, 0.005, z - height / 2 - 0.018), glow('power', (0.2, 1.0, 0.3), 4, False), edge=0)
        for side in (-1, 1):
            box((0.012, 0.05, 0.14), (side * width * 0.35, 0.06, 0.07), steel(), (-10, 0, 0), 0.003)
        box((width * 0.9, 0.16, 0.012), (0, 0.05, 0.006), steel(), edge=0.004)
    return made


def encoder(page=None):
    """A bonding encoder with aerials and a lit strip, facing -Y; `page` is what its display shows."""
    with prop('encoder') as made:
        box((0.20, 0.13, 0.062), (0, 0, 0.035), painted_metal(), edge=0.010)
        shown = screen(page, 0.8, 0.2) if page else glow('encoder display', (0.95, 0.7, 0.4), 0.8, False)
        panel(0.075, 0.036, (-0.045, -0.0655, 0.037), shown)
        box((0.02, 0.003, 0.008), (0.035, -0.065, 0.048), glow('on air', SIGNAL, 12, False), edge=0.001)
        for i in range(4):
            cylinder(0.006, 0.10, (-0.07 + i * 0.047, 0.05, 0.115), rubber(), (-6, (i - 1.5) * 6, 0), 0.002, 16)
        for i in range(3):
            cylinder(0.008, 0.01, (0.03 + i * 0.024, -0.067, 0.024), steel(), (90, 0, 0), 0.001, 20)
    return made


def shotgun(length=0.25, foam=True):
    """A microphone lying along X, its cable end at -X."""
    with prop('shotgun') as made:
        if foam:
            cylinder(0.024, length * 0.72, (length * 0.14, 0, 0.025), surface('foam', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=420), (0, 90, 0), 0.022)
        cylinder(0.0105, length, (0, 0, 0.025), anodised(), (0, 90, 0), 0.002)
        cylinder(0.0115, 0.016, (-length / 2 + 0.02, 0, 0.025), steel(), (0, 90, 0), 0.002)
    return made


def hung_shotgun(length=0.26):
    """A microphone along X that hears toward +X, in its shock mount on a pole that comes from -X and above."""
    slot, band = surface('tube slot', (0.004, 0.004, 0.004), 0.8), surface('elastic', (0.02, 0.02, 0.022), 0.8)
    with prop('hung shotgun') as made:
        cylinder(0.0105, length, (0, 0, 0), anodised(), (0, 90, 0), 0.002, 48)
        for side in (-1, 1):
            for i in range(26):
                x = length * (-0.10 + 0.57 * i / 25)
                box((0.0022, 0.0012, 0.008), (x, side * 0.0100, 0), slot, edge=0)
        for i in range(5):
            x = length * 0.32 + i * 0.0085
            lathe([(0.0104, 0), (0.0108, 0.0008), (0.0108, 0.0022), (0.0104, 0.003)], painted_metal(), (x, 0, 0), (0, 90, 0))
        cylinder(0.0118, 0.018, (-length / 2 + 0.03, 0, 0), steel(), (0, 90, 0), 0.002, 40)
        cylinder(0.0095, 0.045, (-length / 2 - 0.02, 0, 0), aluminum(), (0, 90, 0), 0.003, 32)
        pipe([(-length / 2 - 0.04, 0, 0), (-length / 2 - 0.09, 0, 0.004), (-length / 2 - 0.10, 0.01, 0.05), (-length / 2 - 0.05, 0.012, 0.085), (-0.16, 0.012, 0.125),
              (-0.40, 0.012, 0.22)], 0.0028, rubber())
        for x in (-0.085, 0.0):
            ring = [(x, 0.036 * math.cos(math.pi * k / 16), 0.036 * math.sin(math.pi * k / 16)) for k in range(32)]
            pipe(ring, 0.0042, plastic(), closed=True)
            for turn in (45, 135, 225, 315):
                c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                for lean in (-6, 6):
                    l, m = math.cos(math.radians(turn + lean * 4)), math.sin(math.radians(turn + lean * 4))
                    pipe([(x, 0.035 * l, 0.035 * m), (x, 0.012 * c, 0.012 * s)], 0.0015, band, soft=False)
        box((0.115, 0.014, 0.010), (-0.042, 0, 0.042), plastic(), edge=0.003)
        cylinder(0.014, 0.02, (-0.042, 0, 0.056), steel(), (90, 0, 0), 0.003, 32)
        pipe([(-0.048, 0, 0.052), (-0.10, 0, 0.085), (-0.16, 0, 0.112)], 0.009, anodised(), soft=False)
        pipe([(-0.14, 0, 0.105), (-0.95, 0, 0.44)], 0.0125, painted_metal(), soft=False)
        cylinder(0.0165, 0.06, (-0.30, 0, 0.171), rubber(), (0, 67.5, 0), 0.004)
    return made


def recorder(channels=4):
    """A field mixer lying flat, its front with knobs toward -Y."""
    with prop('recorder') as made:
        box((0.22, 0.14, 0.058), (0, 0, 0.034), painted_metal(), edge=0.007)
        box((0.226, 0.010, 0.064), (0, -0.068, 0.034), anodised(), edge=0.003)
        box((0.10, 0.066, 0.002), (-0.045, 0.012, 0.0635), plastic(), edge=0.0008)
        panel(0.088, 0.054, (-0.045, 0.012, 0.0652), glow('recorder page', (0.9, 0.62, 0.32), 0.10, False), (-90, 0, 0))
        for i in range(10):
            cylinder(0.005, 0.004, (0.032 + i % 5 * 0.016, 0.004 + i // 5 * 0.02, 0.064), rubber(), edge=0.001, steps=16)
        for i in range(channels):
            x = -0.088 + i * 0.030
            cylinder(0.0105, 0.018, (x, -0.080, 0.030), aluminum(), (90, 0, 0), 0.003, 28)
            cylinder(0.0125, 0.003, (x, -0.0735, 0.030), glow('gain ring', (1.0, 0.62, 0.26), 1.2, False), (90, 0, 0), 0.0005, 28)
        panel(0.066, 0.038, (0.058, -0.0735, 0.036), glow('recorder display', (0.06, 0.05, 0.035), 0.6, False))
        for k in range(channels):
            wide = 0.052 - 0.011 * (k % 3)
            panel(wide, 0.0045, (0.030 + wide / 2, -0.0738, 0.048 - k * 0.0075), glow('recorder meter', (0.3, 1.0, 0.35), 1.6, False))
    return made


def cob_light(color=WARM_WHITE, strength=9.0):
    """A point-source lamp with its reflector, shining to -Y from a yoke at the origin; the lamp's axis is at 0.20."""
    with prop('cob light') as made:
        z = 0.20
        box((0.17, 0.24, 0.17), (0, 0.14, z), painted_metal(), edge=0.020, segments=4)
        for i in range(8):
            box((0.176, 0.010, 0.13), (0, 0.07 + i * 0.022, z), anodised(), edge=0.002)
        bowl = [(0.055, 0.03), (0.062, 0.0), (0.085, -0.05), (0.125, -0.12), (0.128, -0.122), (0.126, -0.12), (0.086, -0.048), (0.06, 0.0)]
        lathe(bowl, surface('reflector', (0.5, 0.5, 0.5), 0.22, 1.0), (0, 0.0, z), (-90, 0, 0), 64)
        cylinder(0.055, 0.006, (0, 0.0, z), glow(f'cob {color} {strength}', color, strength, True), (90, 0, 0), 0.001)
        for side in (-1, 1):
            box((0.008, 0.035, 0.20), (side * 0.108, 0.14, 0.10), steel(), edge=0.002)
            cylinder(0.024, 0.03, (side * 0.122, 0.14, z), rubber(), (0, 90, 0), 0.005)
        box((0.224, 0.035, 0.010), (0, 0.14, 0.008), steel(), edge=0.002)
    return made


def tube_light(length=0.6, color=(1.0, 0.55, 0.22), strength=5.0):
    """A battery tube lying along X."""
    with prop('tube light') as made:
        cylinder(0.019, length, (0, 0, 0.022), glow(f'tube {color} {strength}', color, strength, True), (0, 90, 0), 0.004)
        for side in (-1, 1):
            cylinder(0.0215, 0.07, (side * (length / 2 + 0.03), 0, 0.022), painted_metal(), (0, 90, 0), 0.004)
    return made


def small_switcher(seed=3):
    """A table switcher: lit keys in two rows, a small fader. Slopes toward -Y."""
    chance = random.Random(seed)
    with prop('small switcher') as made:
        box((0.36, 0.17, 0.034), (0, 0, 0.026), painted_metal(), (5, 0, 0), 0.008)
        live, following = chance.sample(range(8), 2)
        for row in range(4):
            for column in range(10):
                x, y = -0.158 + column * 0.027 + (0.016 if column > 7 else 0), -0.062 + row * 0.032
                tone, level = (WARM_WHITE, 0.5) if row < 2 else ((1.0, 0.62, 0.25), 0.35)
                if row == 0 and column == live:
                    tone, level = SIGNAL, 3.0
                if row == 1 and column == following:
                    tone, level = (0.15, 1.0, 0.3), 1.6
                box((0.020, 0.020, 0.009), (x, y, 0.045 + y * 0.0875), glow(f'switch {tone}', tone, level, False), (5, 0, 0), 0.003, 2)
        cylinder(0.014, 0.02, (0.148, 0.03, 0.054), rubber(), (5, 0, 0), 0.003, 24)
        box((0.036, 0.075, 0.006), (0.148, -0.035, 0.042), anodised(), (5, 0, 0), 0.002)
        box((0.032, 0.012, 0.022), (0.148, -0.03, 0.054), aluminum(), (5, 0, 0), 0.004)
    return made


def joystick():
    """A joystick controller for remote heads."""
    with prop('joystick') as made:
        box((0.24, 0.16, 0.045), (0, 0, 0.030), painted_metal(), (7, 0, 0), 0.010)
        panel(0.085, 0.052, (-0.055, 0.025, 0.0572), glow('joystick display', (0.9, 0.66, 0.38), 0.35, False), (-83, 0, 0))
        for i in range(5):
            cylinder(0.007, 0.008, (-0.09 + i * 0.021, -0.045, 0.049), rubber(), (7, 0, 0), 0.002, 16)
        cylinder(0.030, 0.012, (0.068, -0.01, 0.055), rubber(), (7, 0, 0), 0.005)
        cylinder(0.008, 0.04, (0.068, -0.01, 0.078), steel(), (7, 0, 0), 0.002, 20)
        cylinder(0.014, 0.026, (0.068, -0.014, 0.105), rubber(), (7, 0, 0), 0.006, tip=0.018)
    return made
