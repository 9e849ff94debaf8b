"""What shots are made of: moves of the camera, the focus and the lamps, over a shot's own time `t` in seconds and
`u` from 0 to 1."""
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


def strikes(*lamps):
    """Levels of lamps that come on one after another: (group, seconds, level at the end, over seconds)."""
    def levels(t):
        return {name: level * tungsten(strike(t, at, over)) for name, at, level, over in lamps}
    return levels


def swing(u):
    """There and back: 0 where a loop begins and ends, 1 in its middle."""
    return float((1 - np.cos(2 * np.pi * u)) / 2)


def swung(a, b):
    return lambda t, u: mix(a, b, swing(u))


def racked(a, b):
    """The focus of a loop goes from one distance to another and back."""
    return lambda t, u: 1 / (1 / a + (1 / b - 1 / a) * swing(u))
