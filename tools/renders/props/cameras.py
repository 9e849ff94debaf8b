"""Cameras other than the cinema camera: compact, shoulder, camcorder, remote head. Lenses look along +Y."""
import math

from materials import anodised, coated_glass, glow, painted_metal, plastic, rubber, screen, steel, surface
from props.cinema_camera import lens
from scene_kit import bevel, box, cylinder, lathe, mesh, panel, pipe, place, prop, sphere


def wedge(corners, width, material, edge=0.006):
    """A side view in (y, z), as thick as `width`."""
    n, w = len(corners), width / 2
    vertices = [(-w, y, z) for y, z in corners] + [(w, y, z) for y, z in corners]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    return bevel(mesh(vertices, faces, material), edge, 3)


def _grip_dots(x, ys, z, radius=0.005):
    for y in ys:
        cylinder(radius, 0.004, (x, y, z), rubber(), (0, 90, 0), 0.001, 14)


def _flip_screen(feed, at, rot, width=0.085, strength=0.9):
    with prop('flip screen') as made:
        h = width * 9 / 16
        box((width + 0.014, 0.010, h + 0.016), (0, 0.006, 0), plastic(), edge=0.003)
        panel(width, h, (0, 0.0004, 0), screen(feed, strength, 0.12))
    place(made, at, rot)


def compact_camera(feed, zoom=0.145, front=0.046, coat=(0.10, 0.16, 0.34)):
    """A small full-frame body with grip, top handle and side screen."""
    with prop('compact camera') as made:
        body, dark = painted_metal(), plastic()
        box((0.125, 0.115, 0.115), (0, -0.02, 0.062), body, edge=0.012, segments=4)
        box((0.045, 0.085, 0.095), (0.078, 0.0, 0.058), rubber(), edge=0.020, segments=5)
        box((0.10, 0.012, 0.085), (0, -0.082, 0.062), dark, edge=0.004)
        box((0.062, 0.045, 0.07), (-0.01, -0.105, 0.06), dark, edge=0.008)
        for i in range(6):
            box((0.003, 0.06, 0.0025), (-0.064, -0.02, 0.035 + i * 0.008), dark, edge=0.0008)
        _grip_dots(-0.063, [-0.06 + i * 0.016 for i in range(6)], 0.10)
        cylinder(0.011, 0.01, (0.078, 0.035, 0.108), steel(), edge=0.002, steps=20)
        cylinder(0.040, 0.012, (0, 0.042, 0.062), steel(), (90, 0, 0), 0.003)
        place(lens(front, zoom, coat), (0, 0.046, 0.062), (-90, 0, 0))
        pipe([(0, 0.03, 0.118), (0, 0.045, 0.165), (0, 0.03, 0.185), (0, -0.05, 0.188), (0, -0.08, 0.178)], 0.012, dark)
        box((0.03, 0.10, 0.03), (0, -0.01, 0.188), rubber(), edge=0.010, segments=4)
        box((0.05, 0.05, 0.034), (0.01, -0.075, 0.172), dark, edge=0.006)
        cylinder(0.0105, 0.17, (0.046, 0.045, 0.185), rubber(), (90, 0, 0), 0.004)
        cylinder(0.018, 0.016, (0.046, 0.02, 0.185), anodised(), (90, 0, 0), 0.003)
        pipe([(0, 0.0, 0.19), (-0.04, 0.03, 0.20), (-0.07, 0.03, 0.195)], 0.006, anodised())
        _flip_screen(feed, (-0.115, 0.03, 0.195), (-8, 0, -14))
    return made


def zoom_lens():
    """A broadcast zoom with its servo grip toward +X; looks along +Z from 0."""
    with prop('zoom') as made:
        metal, dark = anodised(), plastic()
        lathe([(0.034, 0), (0.036, 0.02), (0.036, 0.05), (0.040, 0.055), (0.040, 0.10), (0.043, 0.105), (0.043, 0.15), (0.047, 0.155),
               (0.047, 0.19), (0.049, 0.195), (0.049, 0.215), (0.044, 0.215), (0.040, 0.19), (0.030, 0.15), (0, 0.12)], metal, steps=72, edge=0.001)
        for z, r in ((0.065, 0.041), (0.115, 0.044), (0.165, 0.048)):
            for i in range(3):
                lathe([(r, z + i * 0.008), (r + 0.0018, z + 0.001 + i * 0.008), (r + 0.0018, z + 0.004 + i * 0.008), (r, z + 0.005 + i * 0.008)], rubber(), steps=72)
        lathe([(0.040 * (1 - t / 10), 0.196 + 0.008 * (1 - (1 - t / 10) ** 2)) for t in range(11)], coated_glass((0.08, 0.28, 0.22)), steps=72)
        box((0.052, 0.075, 0.11), (0.062, 0.008, 0.085), dark, edge=0.018, segments=5)
        box((0.012, 0.05, 0.09), (0.09, 0.008, 0.085), rubber(), edge=0.005)
        box((0.014, 0.016, 0.035), (0.066, 0.048, 0.10), rubber(), edge=0.005)
        for side in (-1, 1):
            box((0.003, 0.105, 0.05), (side * 0.064, 0, 0.235), dark, edge=0.001)
            box((0.128, 0.003, 0.05), (0, side * 0.052, 0.235), dark, edge=0.001)
        for side in (-1, 1):
            box((0.128, 0.012, 0.006), (0, side * 0.052, 0.26), dark, edge=0.002)
    return made


def shoulder_camera(feed):
    """A news camera: shoulder pad, handle, viewfinder, zoom. About 0.6 m long."""
    with prop('shoulder camera') as made:
        body, dark = painted_metal(), plastic()
        wedge([(-0.19, 0.045), (0.16, 0.045), (0.17, 0.06), (0.17, 0.17), (0.13, 0.225), (-0.02, 0.225), (-0.19, 0.205)], 0.115, body, 0.007)
        wedge([(-0.16, 0.06), (0.09, 0.06), (0.12, 0.085), (0.12, 0.15), (-0.16, 0.15)], 0.126, dark, 0.004)
        wedge([(-0.10, 0.046), (-0.115, 0.012), (-0.07, 0.008), (-0.03, 0.024), (0.02, 0.024), (0.06, 0.006), (0.09, 0.012), (0.08, 0.046)], 0.085, rubber(), 0.008)
        box((0.09, 0.05, 0.14), (0, -0.218, 0.12), dark, edge=0.010)
        box((0.11, 0.014, 0.15), (0, -0.188, 0.12), dark, edge=0.004)
        for i in range(3):
            box((0.004, 0.03, 0.016), (-0.064, -0.10 + i * 0.045, 0.185), dark, edge=0.001)
        _grip_dots(-0.064, [-0.13 + i * 0.022 for i in range(9)], 0.13)
        _grip_dots(-0.064, [-0.13 + i * 0.022 for i in range(6)], 0.105, 0.004)
        panel(0.055, 0.032, (-0.0645, 0.075, 0.128), glow('counter', (0.95, 0.62, 0.28), 0.55, False), (0, 0, -90))
        for y in (-0.12, -0.075):
            cylinder(0.016, 0.02, (0.062, y, 0.10), steel(), (0, 90, 0), 0.003, 24)
        pipe([(0, 0.13, 0.222), (0, 0.125, 0.285), (0, 0.09, 0.298), (0, -0.08, 0.292), (0, -0.14, 0.262), (0, -0.15, 0.212)], 0.014, dark)
        box((0.036, 0.15, 0.032), (0, 0.0, 0.297), rubber(), edge=0.011, segments=4)
        # Viewfinder to the left, its tube back to the eye; microphone to the right.
        pipe([(0, 0.14, 0.255), (-0.06, 0.145, 0.262), (-0.10, 0.14, 0.262)], 0.009, anodised())
        box((0.055, 0.085, 0.055), (-0.115, 0.12, 0.258), dark, edge=0.010)
        cylinder(0.024, 0.10, (-0.115, 0.04, 0.258), dark, (90, 0, 0), 0.004)
        cylinder(0.025, 0.04, (-0.115, -0.02, 0.258), rubber(), (90, 0, 0), 0.008, tip=0.034)
        cylinder(0.021, 0.022, (0.078, 0.13, 0.235), anodised(), (90, 0, 0), 0.004)
        cylinder(0.0165, 0.15, (0.078, 0.215, 0.235), surface('foam', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=420), (90, 0, 0), 0.014)
        cylinder(0.010, 0.14, (0.078, 0.08, 0.235), rubber(), (90, 0, 0), 0.003)
        cylinder(0.045, 0.014, (0, 0.176, 0.118), steel(), (90, 0, 0), 0.003)
        place(zoom_lens(), (0, 0.182, 0.118), (-90, 0, 0))
        pipe([(0.062, 0.25, 0.085), (0.075, 0.18, 0.04), (0.062, 0.13, 0.07)], 0.004, rubber())
        pipe([(0.078, 0.01, 0.235), (0.075, -0.06, 0.23), (0.07, -0.06, 0.13), (0.075, -0.075, 0.10)], 0.0035, rubber())
        box((0.05, 0.02, 0.075), (0.0, -0.255, 0.13), dark, edge=0.006)
        for x, lean in ((-0.014, -10), (0.014, 10)):
            cylinder(0.004, 0.09, (x + math.sin(math.radians(lean)) * 0.04, -0.255, 0.21), rubber(), (0, lean, 0), 0.0015, 14)
    return made


def camcorder(feed, open_screen=True):
    """A simple camcorder for fourteen-year-olds to learn with."""
    with prop('camcorder') as made:
        body, dark = painted_metal(), plastic()
        wedge([(-0.085, 0.012), (0.075, 0.004), (0.085, 0.02), (0.085, 0.088), (0.05, 0.098), (-0.085, 0.092)], 0.082, body, 0.012)
        cylinder(0.037, 0.05, (0, 0.10, 0.05), dark, (90, 0, 0), 0.004)
        for i in range(3):
            cylinder(0.0385, 0.008, (0, 0.092 + i * 0.012, 0.05), rubber(), (90, 0, 0), 0.002)
        box((0.088, 0.03, 0.072), (0, 0.14, 0.05), dark, edge=0.008)
        cylinder(0.031, 0.002, (0, 0.1555, 0.05), coated_glass((0.12, 0.10, 0.36)), (90, 0, 0), 0.0005)
        cylinder(0.0295, 0.004, (0, 0.1535, 0.05), rubber(), (90, 0, 0), 0.0005)
        pipe([(0, 0.06, 0.095), (0, 0.066, 0.145), (0, 0.045, 0.158), (0, -0.05, 0.156), (0, -0.075, 0.145), (0, -0.075, 0.095)], 0.010, dark)
        box((0.026, 0.085, 0.024), (0, 0.0, 0.158), rubber(), edge=0.009, segments=4)
        box((0.042, 0.05, 0.03), (0, 0.07, 0.155), dark, edge=0.007)
        cylinder(0.0095, 0.13, (0.030, 0.085, 0.165), rubber(), (90, 0, 0), 0.004)
        pipe([(0.042, 0.05, 0.06), (0.064, 0.0, 0.055), (0.042, -0.05, 0.05)], 0.012, rubber())
        box((0.05, 0.035, 0.05), (0, -0.10, 0.05), dark, edge=0.006)
        box((0.035, 0.03, 0.03), (-0.01, -0.10, 0.086), rubber(), edge=0.008)
        # Where the screen folds in; keys, a speaker; at the back the charge, a lamp and the record button.
        box((0.0025, 0.098, 0.060), (-0.0412, 0.018, 0.056), dark, edge=0.001)
        for i in range(4):
            cylinder(0.0034, 0.0022, (-0.0428, -0.008 + i * 0.013, 0.034), rubber(), (0, 90, 0), 0.0006, 16)
        for i in range(12):
            cylinder(0.0009, 0.001, (-0.0415, -0.048 - i % 3 * 0.0042, 0.060 + i // 3 * 0.0042), rubber(), (0, 90, 0), 0.0002, 10)
        box((0.0835, 0.0010, 0.083), (0, -0.038, 0.0505), rubber(), edge=0.0004)
        for i in range(4):
            box((0.0034, 0.001, 0.0018), (-0.010 + i * 0.0062, -0.1178, 0.066), glow('camcorder charge', (0.35, 1.0, 0.4), 1.6, False), edge=0)
        box((0.030, 0.0008, 0.010), (0, -0.1176, 0.044), surface('battery label', (0.16, 0.16, 0.16), 0.5), edge=0.0003)
        box((0.022, 0.004, 0.004), (0, -0.1175, 0.028), rubber(), edge=0.001)
        cylinder(0.0075, 0.005, (0.0325, -0.0855, 0.074), steel(), (90, 0, 0), 0.001, 28)
        cylinder(0.0054, 0.006, (0.0325, -0.0862, 0.074), surface('record button', (0.30, 0.016, 0.010), 0.4), (90, 0, 0), 0.001, 28)
        box((0.012, 0.022, 0.004), (0, -0.026, 0.171), steel(), edge=0.0015)
        if open_screen:
            _flip_screen(feed, (-0.098, 0.045, 0.066), (-6, 0, -8), 0.096)
        else:
            box((0.008, 0.085, 0.055), (-0.044, 0.02, 0.058), dark, edge=0.003)
    return made


def remote_head():
    """A robotic camera on its foot."""
    with prop('remote head') as made:
        body, dark = surface('remote shell', (0.03, 0.03, 0.032), 0.38, vary=0.08, scale=9, bump=0.2, bump_scale=700), plastic()
        box((0.165, 0.165, 0.052), (0, 0, 0.032), body, edge=0.020, segments=5)
        cylinder(0.068, 0.02, (0, 0, 0.066), dark, edge=0.005)
        cylinder(0.062, 0.026, (0, 0, 0.084), body, edge=0.006)
        for side in (-1, 1):
            box((0.024, 0.085, 0.125), (side * 0.078, 0, 0.145), body, edge=0.011, segments=5)
            cylinder(0.030, 0.006, (side * 0.091, 0, 0.168), dark, (0, 90, 0), 0.002)
        box((0.15, 0.08, 0.018), (0, 0, 0.100), body, edge=0.006)
        sphere(0.062, (0, -0.005, 0.168), body, (1.0, 1.12, 0.92), 48)
        cylinder(0.047, 0.075, (0, 0.045, 0.168), body, (90, 0, 0), 0.008)
        lathe([(0.046, 0.0), (0.046, 0.018), (0.040, 0.018), (0.036, 0.008), (0.028, -0.004), (0, -0.012)], dark, (0, 0.07, 0.168), (-90, 0, 0), 64)
        lathe([(0.037 * (1 - t / 10), 0.006 + 0.010 * (1 - (1 - t / 10) ** 2)) for t in range(11)], coated_glass((0.22, 0.08, 0.40)), (0, 0.07, 0.168), (-90, 0, 0), 64)
        box((0.012, 0.003, 0.004), (0.045, 0.083, 0.044), glow('remote ready', (1.0, 0.62, 0.25), 5, False), edge=0.001)
    return made
