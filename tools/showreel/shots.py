"""How each shot moves: the camera, the focus and the light, over its own time `t` in seconds and `u` from 0 to 1."""
from collections import namedtuple

import numpy as np

Shot = namedtuple('Shot', 'plate step turn focus aperture levels exposure zoom', defaults=[1.0])


def soft(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def glide(u):
    """Already moving when the shot begins and still moving when it ends: a cut into a move, without start or
    stop."""
    return 0.8 * u + 0.2 * soft(u)


def mix(a, b, u):
    return tuple(np.array(a) * (1 - u) + np.array(b) * u)


def sway(t, amount=1.0, seed=0.0):
    """Moves like a hand-operated head on a dolly: degrees right, up and of roll."""
    return (amount * 0.05 * (np.sin(1.1 * t + seed) + 0.5 * np.sin(2.3 * t + 2 * seed)),
            amount * 0.04 * (np.sin(0.9 * t + 1 + seed) + 0.5 * np.sin(1.9 * t + seed)),
            amount * 0.03 * np.sin(0.7 * t + 2 + seed))


def tungsten(level):
    """A filament glows red before it glows white."""
    level = float(np.clip(level, 0, 1))
    return np.float32((level, level ** 1.35, level ** 1.8))


def strike(t, at, over=0.7):
    """A lamp comes on: quickly, slightly too bright, then steady."""
    x = (t - at) / over
    return soft(x * 1.6) + 0.12 * np.exp(-((x - 0.75) / 0.22) ** 2)


def turned(a, b, amount=1.0, seed=0.0):
    return lambda t, u: tuple(np.add(mix(a, b, glide(u)), sway(t, amount, seed)))


def moved(a, b):
    return lambda t, u: mix(a, b, glide(u))


def steady(value):
    return lambda t, u: value


def pulled(near, far, start, end):
    """Moves like a focus puller's hand: still, then one soft move."""
    return lambda t, u: 1 / (1 / near + (1 / far - 1 / near) * soft((u - start) / (end - start)))


BEAT = 0.75


def keynote(t, u):
    return {**{f'house{i}': tungsten(strike(t, 0.45 + i * BEAT * 0.5, 0.9)) for i in range(4)},
            'key': 0.6 * tungsten(soft((t - 1.4) / 2.4)), 'others': 1.0}


def conference(t, u):
    return {**{f'lamps{i}': tungsten(strike(t, 0.1 + abs(i - 1.5) * 0.45, 0.8)) for i in range(4)},
            'wall': soft((t + 0.2) / 1.6), 'sides': soft((t - 0.9) / 0.8), 'key': tungsten(soft((t - 0.6) / 1.4)),
            'hall': 0.2 * soft((t - 1.5) / 1.6), 'others': 0.35 + 0.65 * soft(t / 1.5)}


def lens(t, u):
    return {**{f'glass{i}': 0.15 + 1.25 * np.exp(-((u - 0.15 - 0.34 * i) / 0.24) ** 2) for i in range(3)}, 'edges': 0.9, 'others': 1.0}


def parted(near, far):
    """Levels of a still's near and far light: each goes from one value to another over some seconds, after a
    delay."""
    def levels(t, u):
        return {name: tungsten(a + (b - a) * soft((t - after) / over)) for name, (a, b, after, over) in (('near', near), ('far', far))}
    return levels


SHOTS = {
    'load-in': Shot('load-in', moved((-0.20, -0.02, 0.0), (0.18, 0.03, 0.5)), turned((1.0, 0, 0), (-0.9, 0, 0), 1.0, 0.8), pulled(3.6, 7.2, 0.0, 0.45),
                    5, parted((0.25, 1.0, 0.1, 1.0), (0.5, 1.0, 0.0, 1.4)), steady(0.15), 1.09),
    'hero': Shot('hero', moved((-0.075, 0.0, 0.0), (0.075, 0.02, 0.10)), turned((0.7, 0, 0), (-0.7, 0, 0), 0.9, 3.0), pulled(2.4, 9.0, 0.45, 0.8),
                 4, parted((1.0, 1.0, 0.0, 1.0), (0.12, 1.0, 0.2, 1.8)), steady(0.15), 1.08),
    'interview': Shot('interview', moved((-0.12, 0.0, 0.0), (0.12, 0.0, 0.16)), turned((1.1, -2.4, 0), (-1.1, -2.0, 0), 0.9, 6.0), pulled(2.6, 4.3, 0.1, 0.5),
                      5, parted((0.3, 1.0, 0.0, 0.9), (0.1, 1.0, 0.7, 1.0)), steady(0.2), 1.06),
    'choir': Shot('choir', moved((-0.15, 0.0, 0.0), (0.15, 0.05, 0.5)), turned((0.8, 0, 0), (-0.8, 0, 0), 0.8, 1.4), steady(6.0),
                  2, parted((0.7, 0.8, 0.0, 1.0), (0.3, 1.0, 0.1, 1.8)), steady(-0.3), 1.07),
    'ghost-light': Shot('ghost-light', moved((-0.05, -0.02, 0.0), (0.05, 0.02, 0.36)), turned((0.3, 0, 0), (-0.2, 0, 0), 0.5, 0.5), pulled(11.0, 4.9, 0.1, 0.7),
                        5, parted((0.12, 1.0, 0.3, 1.2), (0.06, 0.8, 0.6, 2.2)), steady(-0.1), 1.06),
    'festival': Shot('festival', moved((-0.05, -0.12, 0.0), (0.12, 0.18, 0.4)), turned((0, 0.4, 0), (-0.3, -0.2, 0), 0.6, 9.5), steady(22.0),
                     2, parted((1.0, 1.0, 0.0, 1.0), (0.45, 1.0, 0.0, 2.2)), steady(0.1), 1.08),
    'keynote': Shot('keynote', moved((-0.20, 0.0, 0.0), (0.20, 0.0, 0.22)), turned((2.6, 0, 0), (-2.4, 0, 0), 1.0, 1.0), pulled(4.6, 3.15, 0.15, 0.6),
                    14, keynote, steady(0.25)),
    'lens': Shot('lens', moved((-0.033, 0.0, 0.0), (0.033, 0.011, 0.028)), turned((1.6, 0.4, 0), (-2.4, -0.6, 0), 0.6, 2.0), pulled(0.72, 0.43, 0.0, 0.55),
                 16, lens, steady(0.3), 1.05),
    'conference': Shot('conference', moved((0.0, -0.5, 0.0), (0.46, 0.68, 1.1)), turned((0, 1.6, 0), (-0.4, -1.0, 0), 0.8, 8.0), steady(13.0),
                       4, conference, steady(0.15)),
}
