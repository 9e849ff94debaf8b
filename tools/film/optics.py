"""The lens and the film: air, focus, glow, exposure, curve, grain. All in linear light until `develop`."""
import cv2
import numpy as np
from exposure import SIZE, to_log


def wide_blur(a, radius):
    """Close to a Gaussian of a large radius, at reduced size."""
    shrink = max(1, int(radius / 4))
    h, w = a.shape[:2]
    small = cv2.resize(a, (max(8, w // shrink), max(8, h // shrink)), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), max(0.5, radius / shrink), borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def air(light, depth, haze, veil):
    """Scattered light of the picture itself between the lens and far objects, as in tools/renders/develop.py.
    `veil` is the part of the haze's own color: where all lights go out, the picture must become dark."""
    if not haze:
        return light
    width = light.shape[1]
    reach = np.clip(depth, haze.get('from', 0), haze.get('to', 24)) - haze.get('from', 0)
    amount = wide_blur(1 - np.exp(-reach * haze['density']), width * 0.005)[..., None]
    glow = wide_blur(light, width * haze.get('spread', 0.09))
    own = np.float32(haze.get('color', (0.01, 0.008, 0.006))) * np.float32(veil)
    return light * (1 - amount * haze.get('loss', 0.35)) + (glow * haze.get('glow', 0.8) + own) * amount


def disc(radius):
    size = int(np.ceil(radius)) * 2 + 3
    y, x = np.mgrid[0:size, 0:size] - size // 2
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1).astype(np.float32)
    return kernel / kernel.sum()


def focus(light, depth, distance, aperture, most=22.0):
    """Depth of field in layers of equal blur, far ones first. `aperture` is the blur radius in pixels at
    infinity."""
    if aperture <= 0.3:
        return light
    signed = np.clip(aperture * (1 - distance / np.maximum(depth, 0.05)), -most, most)
    # Blurred edges of near objects spread over the background: their blur reaches beyond their outline.
    edges = [-most - 1, -15, -10, -6.5, -4, -2.2, -1, 1, 2.2, 4, 6.5, 10, 15, most + 1]
    result, covered = np.zeros_like(light), np.zeros(depth.shape, np.float32)
    for low, high in sorted(zip(edges, edges[1:]), key=lambda pair: -pair[1]):
        inside = (signed >= low) & (signed < high)
        rows, columns = np.flatnonzero(inside.any(1)), np.flatnonzero(inside.any(0))
        if len(rows) < 2 or len(columns) < 2:
            continue
        # Only the part of the frame that this layer can reach.
        reach = int(most) + 3
        part = np.s_[max(0, rows[0] - reach):rows[-1] + reach, max(0, columns[0] - reach):columns[-1] + reach]
        mask = inside[part].astype(np.float32)
        radius = abs(float((signed[part] * mask).sum() / mask.sum()))
        layer = np.dstack([light[part] * mask[..., None], mask])
        if radius > 0.6:
            layer = spread(layer, radius)
        share = np.clip(layer[..., 3:], 0, 1)
        result[part] = result[part] * (1 - share) + layer[..., :3]
        covered[part] = covered[part] * (1 - share[..., 0]) + share[..., 0]
    return result / np.maximum(covered, 0.05)[..., None]


def spread(layer, radius):
    if radius <= 3.5:
        return cv2.filter2D(layer, -1, disc(radius), borderType=cv2.BORDER_REPLICATE)
    h, w = layer.shape[:2]
    small = cv2.resize(layer, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    small = cv2.filter2D(small, -1, disc(radius / 2), borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)


def bloom(light, strength, start):
    width = light.shape[1]
    bright = np.maximum(light - start, 0)
    bright = bright / (1 + bright * 0.08)
    for share, reach in ((0.5, 0.004), (0.3, 0.016), (0.2, 0.06)):
        tint = np.float32((1.0, 0.86, 0.72) if reach > 0.01 else (1.0, 0.9, 0.82))
        light = light + strength * share * 2 * wide_blur(bright, width * reach) * tint
    # An anamorphic lens stretches bright points sideways, faintly.
    small = cv2.resize(np.maximum(light - 3.0, 0), (width // 4, light.shape[0] // 2), interpolation=cv2.INTER_AREA)
    streak = cv2.GaussianBlur(np.minimum(small, 30), (0, 0), sigmaX=width * 0.012, sigmaY=0.6)
    return light + 0.022 * cv2.resize(streak, (width, light.shape[0])) * np.float32((1.0, 0.72, 0.5))


class Film:
    """Applies the lookup table of film_curve.py."""

    def __init__(self, table):
        self.table = np.load(table)

    def develop(self, light):
        at = np.clip(to_log(light), 0, 1) * (SIZE - 1)
        blue = np.minimum(at[..., 2].astype(np.int32), SIZE - 2)
        share = (at[..., 2] - blue)[..., None]
        column, row = at[..., 0] + blue * SIZE, at[..., 1]
        # Bilinear lookup inside a slice must not reach into the next one.
        column = np.minimum(column, blue * SIZE + SIZE - 1.001).astype(np.float32)
        row = row.astype(np.float32)
        low = cv2.remap(self.table, column, row, cv2.INTER_LINEAR)
        high = cv2.remap(self.table, column + SIZE, row, cv2.INTER_LINEAR)
        return low * (1 - share) + high * share


def finish(picture, grain, number, vignette=0.30):
    """Vignette, the site's black as the darkest tone, moving grain. Values from 0 to 1."""
    h, w = picture.shape[:2]
    y, x = np.linspace(-1, 1, h, dtype=np.float32)[:, None], np.linspace(-1, 1, w, dtype=np.float32)[None]
    picture = picture * (1 - vignette * np.minimum(1, (x * x + y * y) / 2) ** np.float32(1.4))[..., None]
    level = picture.mean(-1)
    random = np.random.default_rng(number)
    noise = cv2.GaussianBlur(random.standard_normal((h, w), np.float32), (0, 0), 0.7) * 2.0
    speck = noise * grain * (0.8 + 5 * level * (1 - level)) / 255
    black = np.float32((10, 7, 5)) / 255
    return np.clip(black + picture * (1 - black) + speck[..., None], 0, 1)
