"""Light on a logarithmic scale of stops, as film records it."""
import numpy as np

SIZE = 40
DARKEST, STOPS = -12.0, 17.0


def to_log(light):
    return (np.log2(np.maximum(light, 2.0 ** DARKEST)) - DARKEST) / STOPS


def from_log(value):
    return np.exp2(value * STOPS + DARKEST)
