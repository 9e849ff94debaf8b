"""How each shot moves: the camera, the focus and the light, over its own time `t` in seconds and `u` from 0 to 1."""
from collections import namedtuple

import numpy as np

Shot = namedtuple('Shot', 'plate step turn focus aperture levels exposure zoom', defaults=[1.0])


def soft(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def glide(u):
    """Already moving when the shot begins, and still when it ends: a cut into a move, never a start and a stop."""
    return 0.8 * u + 0.2 * soft(u)


def mix(a, b, u):
    return tuple(np.array(a) * (1 - u) + np.array(b) * u)


def sway(t, amount=1.0, seed=0.0):
    """A head on a dolly, not a machine: degrees right, up and of roll."""
    return (amount * 0.05 * (np.sin(1.1 * t + seed) + 0.5 * np.sin(2.3 * t + 2 * seed)),
            amount * 0.04 * (np.sin(0.9 * t + 1 + seed) + 0.5 * np.sin(1.9 * t + seed)),
            amount * 0.03 * np.sin(0.7 * t + 2 + seed))


def tungsten(level):
    """A filament is red before it is white."""
    level = float(np.clip(level, 0, 1))
    return np.float32((level, level ** 1.35, level ** 1.8))


def strike(t, at, over=0.7):
    """A lamp comes on: quickly, a touch too far, then steady."""
    x = (t - at) / over
    return soft(x * 1.6) + 0.12 * np.exp(-((x - 0.75) / 0.22) ** 2)


def turned(a, b, amount=1.0, seed=0.0):
    return lambda t, u: tuple(np.add(mix(a, b, glide(u)), sway(t, amount, seed)))


def moved(a, b):
    return lambda t, u: mix(a, b, glide(u))


def steady(value):
    return lambda t, u: value


def pulled(near, far, start, end):
    """A focus puller's hand: still, then one soft move."""
    return lambda t, u: 1 / (1 / near + (1 / far - 1 / near) * soft((u - start) / (end - start)))


BEAT = 0.75


def keynote(t, u):
    return {**{f'house{i}': tungsten(strike(t, 0.45 + i * BEAT * 0.5, 0.9)) for i in range(4)},
            'key': 0.6 * tungsten(soft((t - 1.4) / 2.4)), 'others': 1.0}


def conference(t, u):
    return {**{f'lamps{i}': tungsten(strike(t, 0.1 + abs(i - 1.5) * 0.45, 0.8)) for i in range(4)},
            'wall': soft((t + 0.2) / 1.6), 'sides': soft((t - 0.9) / 0.8), 'key': tungsten(soft((t - 0.6) / 1.4)),
            'hall': soft((t - 1.5) / 1.6), 'others': 0.35 + 0.65 * soft(t / 1.5)}


def hero(t, u):
    return {**{f'lamps{i}': tungsten(strike(t, 0.2 + i * 0.5, 0.8)) for i in range(3)},
            'front': soft((t - 1.2) / 1.5), 'wall': 0.35 + 0.65 * soft(t / 2.0), 'crew': 1.0, 'others': 1.0}


def truss(t, u):
    def swell(phase):
        return 0.62 + 0.38 * np.cos(2 * np.pi * (t / (2 * BEAT) - phase))
    return {**{f'lamps{i}': swell(0.12 * i) for i in range(3)}, 'back': tungsten(soft((t + 0.5) / 1.0)),
            'front': 0.4 + 0.6 * soft((t - 1.0) / 1.0), 'others': 1.0}


def interview(t, u):
    return {'lamp': tungsten(strike(t, 1.4, 0.5)), 'soft': 0.12 + 0.88 * soft((t + 0.1) / 1.3), 'others': 0.8}


def lens(t, u):
    return {**{f'glass{i}': 0.15 + 1.25 * np.exp(-((u - 0.15 - 0.34 * i) / 0.24) ** 2) for i in range(3)}, 'edges': 0.9, 'others': 1.0}


def control_room(t, u):
    flicker = 1 + 0.03 * np.sin(13 * t) * np.sin(7.3 * t)
    return {'panels': flicker * soft((t + 0.5) / 0.9), 'others': 1.0}


def podcast(t, u):
    return {'lamp': tungsten(0.3 + 0.7 * soft(t / 1.4)), 'tube': tungsten(soft((t - 0.2) / 1.2)), 'others': 0.9}


def bridge(t, u):
    return {'others': 1.0}


SHOTS = {
    'keynote': Shot('keynote', moved((-0.20, 0.0, 0.0), (0.20, 0.0, 0.22)), turned((2.6, 0, 0), (-2.4, 0, 0), 1.0, 1.0), pulled(4.6, 3.15, 0.15, 0.6),
                    14, keynote, steady(0.25)),
    'lens': Shot('lens', moved((-0.033, 0.0, 0.0), (0.033, 0.011, 0.028)), turned((3.0, 0.4, 0), (-3.0, -0.6, 0), 0.6, 2.0), pulled(0.72, 0.43, 0.0, 0.55),
                 16, lens, steady(0.15)),
    'hero': Shot('hero', moved((-0.16, 0.0, 0.0), (0.16, 0.04, 0.11)), turned((1.2, 0, 0), (-1.2, 0, 0), 1.0, 3.0), pulled(2.4, 16.0, 0.4, 0.75),
                 11, hero, steady(0.1)),
    'truss': Shot('truss', moved((0.0, 0.0, 0.0), (0.14, 0.46, 0.46)), turned((0, -1.0, 0), (0, 0.5, 0), 1.8, 4.0), steady(4.5), 5, truss, steady(0.1)),
    'podcast': Shot('podcast', moved((-0.13, 0.0, 0.0), (0.13, 0.03, 0.11)), turned((2.6, 0, 0), (-2.6, 0, 0), 0.8, 5.0), pulled(1.15, 1.95, 0.3, 0.7),
                    13, podcast, steady(0.1)),
    'interview': Shot('interview', moved((-0.23, 0.0, 0.0), (0.23, 0.0, 0.18)), turned((1.6, 0, 0), (-1.6, 0, 0), 0.9, 6.0), pulled(2.6, 4.3, 0.1, 0.5),
                      10, interview, steady(0.1)),
    'control-room': Shot('control-room', moved((-0.18, 0.0, 0.0), (0.14, 0.05, 0.32)), turned((1.2, 0, 0), (-1.0, 0, 0), 0.9, 7.0), pulled(4.0, 1.9, 0.1, 0.5),
                         9, control_room, steady(0.15)),
    'conference': Shot('conference', moved((0.0, -0.5, 0.0), (0.46, 0.68, 1.1)), turned((0, 1.6, 0), (-0.4, -1.0, 0), 0.8, 8.0), steady(13.0),
                       4, conference, steady(0.15)),
    'bridge': Shot('bridge', moved((0.0, -2.2, 0.0), (5.5, 4.5, 13.0)), turned((0, 0.6, 0), (0, 0.0, 0), 0.5, 9.0), steady(150.0), 0, bridge,
                   lambda t, u: -0.9 + 1.0 * soft(t / 2.0)),
}
