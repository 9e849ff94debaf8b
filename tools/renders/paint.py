"""Pictures for screens, painted with NumPy in the company's colors."""
import glob
import os
import tempfile

import bpy
import numpy as np

_root = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..'))
_renders = os.path.join(_root, '.renders')
_published = os.path.join(_root, 'public', 'assets', 'images')
_folder = tempfile.mkdtemp(prefix='screens-')


def _save(name, pixels):
    """Display-referred, 0 to 1; row 0 is the top."""
    h, w = pixels.shape[:2]
    image = bpy.data.images.new(name, w, h)
    rgba = np.dstack([np.clip(pixels, 0, 1), np.ones((h, w))])[::-1]
    image.pixels.foreach_set(rgba.astype(np.float32).ravel())
    path = os.path.join(_folder, f'{name}.png')
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    return path


def _field(w, h):
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x / w, y / h


def bridge_wall(w=1400, h=460, name='bridge-wall', top=(0.10, 0.035, 0.012), glow=(1.0, 0.55, 0.16)):
    """A lit suspension bridge before a sunrise: the company's mark as stage content."""
    x, y = _field(w, h)
    aspect = w / h
    sun = np.exp(-((x - 0.5) ** 2 * 7 + (y - 0.78) ** 2 * 4.5))
    picture = np.float32(top) + sun[..., None] * np.float32(glow) * 0.95
    core = np.exp(-((x - 0.5) ** 2 * 60 + (y - 0.80) ** 2 * 40))[..., None]
    picture = picture + core * np.float32((0.5, 0.42, 0.25))
    water = y > 0.80
    ripple = 0.55 + 0.3 * np.sin(y * 420 + 3 * np.sin(x * 40 + y * 90))
    picture = np.where(water[..., None], picture * (ripple * (1.35 - y))[..., None] * 1.3, picture)
    cable = np.full_like(x, 9.0)
    for a, b, low in ((-0.24, 0.26, 0.66), (0.26, 0.74, 0.68), (0.74, 1.24, 0.66)):
        middle, half = (a + b) / 2, (b - a) / 2
        curve = low - (low - 0.20) * ((x - middle) / half) ** 2
        cable = np.where((x >= a) & (x <= b), curve, cable)
    line = np.exp(-((y - cable) * h / 1.6) ** 2)
    hangers = (np.abs(((x * 70) % 1) - 0.5) < 0.035) & (y > cable) & (y < 0.755)
    deck = (np.abs(y - 0.762) < 0.008)
    towers = ((np.abs(x - 0.26) < 0.006) | (np.abs(x - 0.74) < 0.006)) & (y > 0.17) & (y < 0.82)
    dark = np.clip(deck * 0.85 + towers * 0.9 + hangers * 0.25, 0, 1)
    picture = picture * (1 - dark[..., None])
    lamps = np.zeros_like(x)
    for k in np.linspace(0.01, 0.99, 61):
        column = int(k * w)
        row = cable[0, column]
        lamps += np.exp(-(((x - k) * w) ** 2 + ((y - row) * h) ** 2) / 14)
    picture = picture + (line * 0.35)[..., None] * np.float32((1, 0.7, 0.35))
    picture = picture + lamps[..., None] * np.float32((1.0, 0.9, 0.66)) * 1.1
    return _save(name, picture * (1 - 0.1 * (np.abs(x - 0.5) * 2)[..., None] * aspect / 3))


def color_bars(w=320, h=180):
    x, y = _field(w, h)
    tones = np.float32([(0.75, 0.75, 0.75), (0.75, 0.75, 0), (0, 0.75, 0.75), (0, 0.75, 0), (0.75, 0, 0.75),
                        (0.75, 0, 0), (0, 0, 0.75)])
    bars = tones[np.minimum((x * 7).astype(int), 6)]
    lower = np.repeat(x[..., None], 3, 2)
    return _save('bars', np.where((y > 0.75)[..., None], lower, bars) * 0.8)


def waveform(w=320, h=180, seed=3):
    random = np.random.default_rng(seed)
    x, y = _field(w, h)
    picture = np.zeros((h, w, 3), np.float32) + 0.015
    for level in (0.15, 0.325, 0.5, 0.675, 0.85):
        picture[int(level * h)] += np.float32((0.10, 0.075, 0.03))
    for column in range(w):
        base = 0.5 + 0.22 * np.sin(column / 31) + 0.12 * np.sin(column / 7.3 + 1)
        rows = np.clip((base + random.normal(0, 0.10, 90)) * h, 0, h - 1).astype(int)
        np.add.at(picture[:, column], rows, np.float32((0.12, 0.10, 0.07)))
    return _save(f'waveform-{seed}', picture)


def still(name):
    """Another of our pictures: as rendered on this machine, else as published on the site, else color
    bars."""
    master = os.path.join(_renders, name, 'master.png')
    shown = glob.glob(os.path.join(_published, f'{name}-[0-9]*.jpg'))
    if os.path.exists(master):
        return master
    return shown[0] if shown else color_bars()


def multitrack(w=640, h=270, seed=5):
    """An editor's or sound desk's timeline."""
    random = np.random.default_rng(seed)
    picture = np.zeros((h, w, 3), np.float32) + np.float32((0.018, 0.018, 0.022))
    tones = np.float32([(0.75, 0.45, 0.12), (0.20, 0.42, 0.46), (0.42, 0.20, 0.14), (0.30, 0.34, 0.40)])
    rows = 8
    for row in range(rows):
        top, bottom = int((row + 0.12) * h / rows), int((row + 0.88) * h / rows)
        at = random.integers(0, 40)
        while at < w:
            length = int(random.integers(30, 170))
            tone = tones[row // 2 % 4] * random.uniform(0.45, 0.8)
            picture[top:bottom, at:at + length] = tone * 0.55
            middle = (top + bottom) // 2
            for column in range(at, min(at + length, w)):
                r = int(abs(random.normal(0, 0.28)) * (bottom - top) / 2)
                picture[middle - r:middle + r + 1, column] = tone
            at += length + int(random.integers(2, 26))
    picture[:, int(w * 0.62):int(w * 0.62) + 2] = (0.9, 0.1, 0.06)
    return _save(f'tracks-{seed}', picture)


def lyric_slide(w=640, h=360, washed=False):
    """Lines of text, too far away to read, on a dusk gradient."""
    random = np.random.default_rng(2)
    x, y = _field(w, h)
    picture = np.float32((0.05, 0.07, 0.13)) + (y[..., None] ** 2) * np.float32((0.50, 0.24, 0.09))
    for line in range(4):
        top = int(h * (0.26 + 0.13 * line))
        at = int(w * random.uniform(0.16, 0.24))
        while at < w * random.uniform(0.72, 0.84):
            word = int(random.integers(18, 60))
            for letter in range(at, at + word, 9):
                tall = int(random.integers(12, 20))
                picture[top - tall:top, letter:letter + 6] = (0.95, 0.92, 0.85)
                picture[top - tall + 4:top - 4, letter + 2:letter + 4] *= 0.5
            at += word + 14
    if washed:
        picture = picture * 0.35 + np.float32((0.42, 0.47, 0.45))
    return _save(f'lyrics-{washed}', picture)
