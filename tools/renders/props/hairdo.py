"""Hair: thousands of strands that are combed, pulled by their weight and gathered into locks."""
import bpy
import numpy as np
from materials import strand_material
from scene_kit import link

SKULL = np.float32((0.078, 0.099, 0.094))
MIDDLE = np.float32((0, -0.012, 0.028))

# Length in meters at the crown and at the nape, weight, how far from the skull, curl, and how many strands.
STYLES = {
    'short': {'crown': 0.055, 'nape': 0.016, 'weight': 0.5, 'lift': 0.30, 'curl': 0.0, 'count': 9000},
    'crop': {'crown': 0.022, 'nape': 0.008, 'weight': 0.2, 'lift': 0.55, 'curl': 0.0, 'count': 11000},
    'waves': {'crown': 0.15, 'nape': 0.09, 'weight': 0.8, 'lift': 0.30, 'curl': 0.010, 'count': 8000},
    'bob': {'crown': 0.26, 'nape': 0.10, 'weight': 1.3, 'lift': 0.16, 'curl': 0.006, 'count': 8000},
    'long': {'crown': 0.46, 'nape': 0.32, 'weight': 1.5, 'lift': 0.16, 'curl': 0.008, 'count': 9000},
    'curly': {'crown': 0.13, 'nape': 0.07, 'weight': 0.12, 'lift': 0.95, 'curl': 0.016, 'count': 8000},
    'bun': {'crown': 0, 'nape': 0, 'weight': 0, 'lift': 0, 'curl': 0, 'count': 7000},
    'tail': {'crown': 0, 'nape': 0, 'weight': 0, 'lift': 0, 'curl': 0, 'count': 7000},
}
STEPS = 14


def _roots(count, random):
    """Points on the scalp, as directions; the hairline runs over the forehead, around the ears, to the nape."""
    points = random.normal(size=(count * 4, 3)).astype(np.float32)
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    x, y, z = points.T
    line = np.interp(y, [-1.0, -0.55, -0.1, 0.35, 0.62, 0.85, 1.0], [-0.80, -0.78, -0.42, -0.10, 0.42, 0.62, 0.8])
    ragged = line + random.normal(size=len(z)) * 0.03
    kept = points[(z > ragged) & (y < 0.93)]
    return kept[:count]


def _outside(points, layer):
    """Pushes points out of the skull to their own layer above it."""
    away = points - MIDDLE
    depth = np.linalg.norm(away / SKULL, axis=-1, keepdims=True)
    floor = 1 + layer / 0.09
    return np.where(depth < floor, MIDDLE + away / np.maximum(depth, 1e-4) * floor, points)


def _grow(directions, style, random):
    count = len(directions)
    up = np.clip((directions[:, 2:] + 0.75) / 1.5, 0, 1)
    length = (style['nape'] + (style['crown'] - style['nape']) * up ** 1.3) * random.uniform(0.82, 1.08, (count, 1))
    at = MIDDLE + directions * SKULL
    normal = directions / SKULL
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    # From a parting left of the middle, hair runs to both sides and back; behind, it falls.
    front = np.clip((at[:, 1:2] + 0.055) / 0.09, 0, 1)
    side = np.where(at[:, :1] > 0.022, 1.0, -1.0)
    comb = np.concatenate([side * 0.9 * front + at[:, :1] * 2.5 * (1 - front), -0.75 * front - 0.12, -0.15 - 0.9 * (1 - front)], 1)
    comb -= normal * np.sum(comb * normal, 1, keepdims=True)
    lift = style['lift'] * random.uniform(0.7, 1.3, (count, 1))
    heading = normal * lift + comb * (1 - lift * 0.7) + random.normal(size=(count, 3)) * 0.10
    layer = random.uniform(0.002, 0.016, (count, 1)) * (1 + 2.2 * lift) * (0.7 + 0.6 * np.abs(directions[:, :1]))
    line = [at]
    step = length / (STEPS - 1)
    for k in range(STEPS - 1):
        heading = heading + np.float32((0, 0, -1)) * style['weight'] * 0.22 * np.minimum(step / 0.01, 2.0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True)
        at = _outside(at + heading * step, layer * min(1, (k + 1) / 4))
        line.append(at)
    return np.stack(line, 1)


def _gather(directions, knot, random):
    """Combed tight over the skull to a knot."""
    start = MIDDLE + directions * SKULL
    t = np.linspace(0, 1, STEPS, dtype=np.float32)[None, :, None]
    line = start[:, None] * (1 - t) + knot * t
    layer = 0.004 + 0.012 * np.sin(np.pi * t) * random.uniform(0.3, 1.4, (len(start), 1, 1))
    line = _outside(line, layer)
    return line + random.normal(size=line.shape) * 0.0012 * np.sin(np.pi * t)


def _wound(knot, random, count=1500, size=0.046):
    """A bun: strands wound around a ball, each on a slightly different circle."""
    axis = np.float32((0, -0.75, 0.6)) + random.normal(size=(count, 3)) * 0.35
    axis /= np.linalg.norm(axis, axis=1, keepdims=True)
    first = np.cross(axis, random.normal(size=(count, 3)))
    first /= np.linalg.norm(first, axis=1, keepdims=True)
    second = np.cross(axis, first)
    turn = np.linspace(0, 3.4, STEPS)[None, :, None]
    high = random.uniform(-0.85, 0.85, (count, 1, 1))
    round_ = np.sqrt(1 - high ** 2)
    ball = (first[:, None] * np.cos(turn) + second[:, None] * np.sin(turn)) * round_ + axis[:, None] * high
    center = np.float32(knot) + np.float32((0, -0.028, 0.018))
    return center + ball * size * np.float32((1.1, 0.8, 0.85)) * random.uniform(0.86, 1.05, (count, 1, 1))


def _hanging(knot, random, count=2200, length=0.27):
    t = np.linspace(0, 1, STEPS, dtype=np.float32)[None, :]
    own = random.uniform(0.75, 1.0, (count, 1)) * length
    ones = np.ones((count, 1), np.float32)
    path = np.stack([0.012 * np.sin(t * 3) * ones, (-0.05 * np.sin(np.pi * np.clip(t * 0.85, 0, 1)) - 0.014) * ones,
                     -own * t ** 1.15], -1)
    spread = random.normal(size=(count, 1, 3)) * np.float32((0.017, 0.011, 0.004))
    bulge = 0.35 + 1.1 * np.sin(np.pi * np.clip(t * 0.9 + 0.06, 0, 1))
    return np.float32(knot) + path + spread * bulge[..., None]


def _locks(lines, random, share=0.7, size=24):
    """Neighbors draw together toward their tips."""
    guides = lines[random.choice(len(lines), max(len(lines) // size, 2), replace=False)]
    nearest = np.empty(len(lines), int)
    for start in range(0, len(lines), 2000):
        gap = np.linalg.norm(lines[start:start + 2000, None, 3] - guides[None, :, 3], axis=-1)
        nearest[start:start + 2000] = gap.argmin(1)
    own = guides[nearest]
    t = np.linspace(0, 1, lines.shape[1])[None, :, None]
    firm = share * np.clip(t * 1.4 - 0.15, 0, 1) * random.uniform(0.6, 1.0, (len(lines), 1, 1))
    return lines + (own - lines) * firm


def _curled(lines, radius, random):
    t = np.linspace(0, 1, lines.shape[1])[None, :, None]
    phase = random.uniform(0, 6.28, (len(lines), 1, 1))
    turns = random.uniform(5, 8, (len(lines), 1, 1)) * (2.2 if radius > 0.012 else 1.0)
    along = np.diff(lines, axis=1, append=lines[:, -1:] * 2 - lines[:, -2:-1])
    along /= np.maximum(np.linalg.norm(along, axis=-1, keepdims=True), 1e-6)
    across = np.cross(along, np.float32((0.3, 0.2, 0.93)))
    across /= np.maximum(np.linalg.norm(across, axis=-1, keepdims=True), 1e-6)
    other = np.cross(along, across)
    return lines + radius * t ** 0.6 * (across * np.cos(turns * t * 3 + phase) + other * np.sin(turns * t * 3 + phase))


def _ribbons(lines, width, color):
    count, steps = lines.shape[:2]
    along = np.gradient(lines, axis=1)
    outward = lines - (MIDDLE + np.float32((0, 0, -0.02)))
    across = np.cross(along, outward)
    across /= np.maximum(np.linalg.norm(across, axis=-1, keepdims=True), 1e-7)
    taper = np.linspace(1, 0.35, steps)[None, :, None]
    vertices = np.stack([lines - across * width * taper / 2, lines + across * width * taper / 2], 2).reshape(-1, 3)
    base = (np.arange(count)[:, None] * steps + np.arange(steps - 1)[None]).reshape(-1) * 2
    faces = np.stack([base, base + 1, base + 3, base + 2], 1)
    data = bpy.data.meshes.new('hair')
    data.vertices.add(len(vertices))
    data.vertices.foreach_set('co', vertices.astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    data.update()
    return link(bpy.data.objects.new('hair', data), strand_material(color))


def hairdo(head, style, color, seed=1, keep_out=None, share=1.0, tilt=0.0, turn=0.0):
    """`keep_out` is a distance field that long hair falls over; `share` thins the strands for far figures; `tilt` and
    `turn` are in radians."""
    random = np.random.default_rng(seed)
    kind = STYLES[style]
    directions = _roots(round(kind['count'] * share), random)
    width = 0.0011 / np.sqrt(share)
    if style in ('bun', 'tail'):
        knot = MIDDLE + np.float32((0.0, -0.106, 0.045 if style == 'bun' else 0.028))
        lines = _locks(_gather(directions, knot, random), random, 0.5)
        count = round((1500 if style == 'bun' else 2200) * share)
        more = _wound(knot, random, count) if style == 'bun' else _hanging(knot, random, count)
        loose = _grow(_roots(max(round(110 * share), 8), random), {**STYLES['waves'], 'crown': 0.045, 'nape': 0.06, 'lift': 0.34}, random)
        lines = np.concatenate([lines, _locks(more, random, 0.4), loose])
    else:
        lines = _locks(_grow(directions, kind, random), random, 0.75 if kind['curl'] == 0 else 0.6)
        if kind['curl']:
            lines = _curled(lines, kind['curl'], random)
    cos, sin = np.cos(tilt), np.sin(tilt)
    nod = np.float32([[1, 0, 0], [0, cos, -sin], [0, sin, cos]])
    cos, sin = np.cos(turn), np.sin(turn)
    look = np.float32([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
    lines = (lines @ (look @ nod).T + np.asarray(head, np.float32)).astype(np.float32)
    if keep_out is not None:
        for k in range(2, lines.shape[1]):
            at = lines[:, k]
            depth = 0.006 - keep_out(at)
            slope = np.stack([keep_out(at + e) - keep_out(at - e) for e in np.eye(3, dtype=np.float32) * 0.004], -1)
            slope /= np.maximum(np.linalg.norm(slope, axis=-1, keepdims=True), 1e-5)
            lines[:, k:] += (slope * np.maximum(depth, 0)[:, None])[:, None]
    shift = np.asarray(head, np.float32)
    made = _ribbons(lines - shift, width, color)
    made.location = shift
    return made
