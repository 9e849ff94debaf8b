"""How each shot of the showreel moves. When its lamps come on is also in `edit.ts`, for the sound."""
import numpy as np
from moves import Shot, moved, pulled, soft, steady, strike, strikes, tungsten, turned

GRAIN, VIGNETTE, VEIL = 1.2, 0.30, 0.5


def frame_size(_width, _height):
    """2.39:1, whatever the picture's own shape is."""
    return 1280, 536


def ghost_light(t, u):
    return {'bulb': 0.08 + 0.92 * tungsten(strike(t, 0.4, 1.3)), 'others': 0.3 + 0.7 * soft((t - 0.6) / 2.2)}


def lens(t, u):
    return {**{f'glass{i}': 0.15 + 1.25 * np.exp(-((u - 0.15 - 0.34 * i) / 0.24) ** 2) for i in range(3)}, 'edges': 0.9, 'others': 1.0}


def load_in(t, u):
    return {**strikes(('truck', 0.5, 1.0, 0.8), ('gate', 1.1, 1.0, 0.6))(t), 'others': 0.8 + 0.2 * soft(t / 1.5)}


def interview(t, u):
    return {'soft': tungsten(soft((t - 0.5) / 1.4)), 'sky': 0.85 + 0.15 * soft(t / 2), 'others': 0.85 + 0.15 * soft(t / 2)}


def choir(t, u):
    sun = soft((t - 0.2) / 1.8)
    return {'sun': sun, 'windows': 0.5 + 0.5 * sun, 'others': 0.6 + 0.4 * sun}


def classroom(t, u):
    return {'sun': 0.9 + 0.1 * soft(u), 'others': 1.0}


def festival(t, u):
    return {**strikes(*((f'lamps{i}', 0.35 + 0.45 * i, 1.0, 0.7) for i in range(3)))(t), 'wall': 0.4 + 0.6 * soft(t / 1.6),
            'stage': 0.15 + 0.85 * soft((t - 0.4) / 1.4), 'others': 1.0}


def podcast(t, u):
    on = strikes(('violet', 0.35, 1.0, 0.5), ('cyan', 1.0, 1.0, 0.5))(t)
    # A light tube is no filament: it has its color at once.
    return {**{name: level.max() for name, level in on.items()}, 'wash': 0.12 + 0.88 * soft((t - 0.4) / 1.2), 'others': 0.55 + 0.45 * soft(t / 1.4)}


def keynote(t, u):
    return {**strikes(*((f'house{i}', 0.3 + i * 0.375, 1.0, 0.9) for i in range(4)))(t), 'key': 0.6 * tungsten(soft((t - 1.0) / 1.8)), 'others': 1.0}


def conference(t, u):
    return {**{f'lamps{i}': tungsten(strike(t, 0.1 + abs(i - 1.5) * 0.45, 0.8)) for i in range(4)},
            'wall': soft((t + 0.2) / 1.6), 'sides': soft((t - 0.9) / 0.8), 'key': tungsten(soft((t - 0.6) / 1.4)),
            'hall': 0.2 * soft((t - 1.5) / 1.6), 'others': 0.35 + 0.65 * soft(t / 1.5)}


def hero(t, u):
    return {'stage': tungsten(0.55 + 0.45 * soft(t / 1.8)), 'others': 1.0}


SHOTS = {
    'ghost-light': Shot('ghost-light', moved((0.0, 0.0, 0.0), (0.02, 0.01, 0.40)), turned((0.1, 0, 0), (-0.2, 0, 0), 0.5, 0.5), pulled(11.0, 4.9, 0.1, 0.7),
                        5, ghost_light, steady(-0.1), 1.06),
    'lens': Shot('lens', moved((-0.033, 0.0, 0.0), (0.033, 0.011, 0.028)), turned((1.6, 0.4, 0), (-2.4, -0.6, 0), 0.6, 2.0), pulled(0.72, 0.43, 0.0, 0.55),
                 16, lens, steady(0.3), 1.05),
    'load-in': Shot('load-in', moved((-0.05, 0.0, 0.02), (0.06, 0.02, 0.50)), turned((0.3, 0, 0), (-0.3, 0, 0), 0.9, 0.8), steady(7.2),
                    4, load_in, steady(0.1), 1.06),
    'interview': Shot('interview', moved((0.0, 0.0, 0.0), (0.20, 0.0, 0.18)), turned((0.4, -1.4, 0), (-1.6, -1.2, 0), 0.9, 6.0), pulled(2.6, 4.2, 0.1, 0.6),
                      6, interview, steady(0.0), 1.05),
    'choir': Shot('choir', moved((0.0, 0.0, 0.0), (0.03, 0.03, 0.45)), turned((0.1, -0.6, 0), (-0.2, -0.4, 0), 0.7, 1.4), steady(7.0),
                  2, choir, steady(-0.1), 1.06),
    'classroom': Shot('classroom', moved((-0.02, 0.0, 0.0), (0.04, 0.01, 0.40)), turned((0.2, 0, 0), (-0.3, 0, 0), 0.8, 4.1), steady(5.2),
                      3, classroom, steady(0.0), 1.05),
    'festival': Shot('festival', moved((0.0, 0.0, 0.0), (0.05, 0.06, 0.45)), turned((0.2, -1.0, 0), (-0.1, -1.4, 0), 0.5, 9.5), steady(22.0),
                     1, festival, steady(0.1), 1.06),
    'podcast': Shot('podcast', moved((-0.02, 0.0, 0.0), (0.03, 0.0, 0.12)), turned((0.4, 0, 0), (-0.6, 0, 0), 0.7, 3.3), pulled(1.95, 1.65, 0.2, 0.8),
                    8, podcast, steady(0.1), 1.05),
    'keynote': Shot('keynote', moved((0.0, 0.0, 0.0), (0.18, 0.0, 0.13)), turned((0, -0.8, 0), (-2.7, -0.8, 0), 0.9, 1.0), pulled(4.6, 3.15, 0.1, 0.55),
                    8, keynote, steady(0.2)),
    'conference': Shot('conference', moved((0.0, -0.08, 0.0), (0.46, 0.68, 1.1)), turned((0, 1.6, 0), (-0.4, -1.0, 0), 0.8, 8.0), steady(13.0),
                       4, conference, steady(0.15)),
    'hero': Shot('hero', moved((-0.02, 0.0, 0.0), (0.03, 0.01, 0.16)), turned((0.3, 0, 0), (-0.4, 0, 0), 0.9, 3.0), pulled(14.0, 1.95, 0.2, 0.55),
                 7, hero, steady(0.15), 1.05),
}
