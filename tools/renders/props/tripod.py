"""A tripod with a fluid head. The top plate is at the given height above the floor."""
import math

from materials import aluminum, anodised, painted_metal, plastic, rubber, steel
from scene_kit import Vector, box, cylinder, pipe, prop, strut


def tripod(height=1.3, spread=0.55, turn=30):
    """Its pan bars reach back toward -Y."""
    with prop('tripod') as made:
        top = height - 0.17
        box((0.09, 0.13, 0.018), (0, 0, height - 0.009), anodised(), edge=0.004)
        cylinder(0.055, 0.085, (0, 0, height - 0.062), painted_metal(), (0, 90, 0), 0.01)
        box((0.085, 0.10, 0.08), (0, 0, height - 0.062), painted_metal(), edge=0.012)
        for side in (-1, 1):
            cylinder(0.036, 0.02, (side * 0.062, 0, height - 0.062), rubber(), (0, 90, 0), 0.005)
            pipe([(side * 0.07, 0.0, height - 0.06), (side * 0.09, -0.10, height - 0.09), (side * 0.13, -0.42, height - 0.17)], 0.0075, steel())
            cylinder(0.014, 0.13, (side * 0.135, -0.45, height - 0.177), rubber(), (78, 0, -side * 7), 0.005)
        cylinder(0.05, 0.05, (0, 0, top + 0.04), painted_metal(), edge=0.008)
        cylinder(0.062, 0.04, (0, 0, top), painted_metal(), edge=0.008)
        for leg in range(3):
            angle = math.radians(turn + leg * 120)
            x, y = math.cos(angle), math.sin(angle)
            side = Vector((-y, x, 0)) * 0.022
            hip, knee = Vector((x * 0.055, y * 0.055, top - 0.01)), Vector((x * spread * 0.55, y * spread * 0.55, top * 0.45))
            foot = Vector((x * spread, y * spread, 0.02))
            for offset in (side, -side):
                strut(hip + offset, knee + offset, 0.011, plastic())
            box((0.05, 0.04, 0.06), knee, anodised(), edge=0.008)
            strut(knee, foot, 0.010, aluminum())
            cylinder(0.028, 0.03, foot, rubber(), edge=0.008)
            strut((0, 0, top * 0.42), knee, 0.006, aluminum())
    return made
