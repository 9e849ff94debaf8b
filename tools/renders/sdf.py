"""Organic shapes as blended distance fields, turned into meshes by surface nets. NumPy only."""
import numpy as np


def round_cone(a, b, ra, rb):
    a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
    d = b - a
    length2 = max(float(d @ d), 1e-9)

    def field(p):
        t = np.clip(((p - a) @ d) / length2, 0, 1)
        return np.linalg.norm(p - a - t[..., None] * d, axis=-1) - (ra + (rb - ra) * t)

    field.bounds = (np.minimum(a - ra, b - rb), np.maximum(a + ra, b + rb))
    return field


def ellipsoid(center, radii, tilt=0.0):
    """`tilt` is in radians about X."""
    c, r = np.asarray(center, np.float32), np.asarray(radii, np.float32)
    cos, sin = np.cos(tilt), np.sin(tilt)
    turn = np.array([[1, 0, 0], [0, cos, -sin], [0, sin, cos]], np.float32)

    def field(p):
        q = (p - c) @ turn
        k = np.linalg.norm(q / r, axis=-1)
        return k * (k - 1.0) / np.maximum(np.linalg.norm(q / (r * r), axis=-1), 1e-6)

    reach = float(r.max())
    field.bounds = (c - reach, c + reach)
    return field


def blend(fields, k=0.03):
    """A smooth union."""

    def field(p):
        result = fields[0](p)
        for other in fields[1:]:
            d = other(p)
            h = np.clip(0.5 + 0.5 * (d - result) / k, 0, 1)
            result = d + (result - d) * h - k * h * (1 - h)
        return result

    field.bounds = (
        np.min([f.bounds[0] for f in fields], axis=0),
        np.max([f.bounds[1] for f in fields], axis=0),
    )
    return field


def cut(a, b):
    def field(p):
        return np.maximum(a(p), -b(p))

    field.bounds = a.bounds
    return field


def above(a, point, up):
    """Cuts away everything under a plane."""
    low, normal = np.asarray(point, np.float32), np.asarray(up, np.float32)

    def field(p):
        return np.maximum(a(p), (low - p) @ normal)

    field.bounds = a.bounds
    return field


def folds(base, amount, scale, seed=0, stretch=(1, 1, 1)):
    """Cloth: waves in a few directions, warped by each other."""
    random = np.random.default_rng(seed)
    directions = random.normal(size=(7, 3)).astype(np.float32) * np.asarray(stretch, np.float32)
    phases = random.uniform(0, 6.28, 7)

    def field(p):
        wave = np.zeros(p.shape[:-1], np.float32)
        warp = 0
        for direction, phase in zip(directions, phases):
            warp = np.sin(p @ direction * scale + phase + 1.4 * warp)
            wave += warp
        return base(p) - amount * wave / 3

    field.bounds = (base.bounds[0] - amount * 2, base.bounds[1] + amount * 2)
    return field


def surface_net(field, cell=0.014):
    low = np.asarray(field.bounds[0]) - 3 * cell
    high = np.asarray(field.bounds[1]) + 3 * cell
    counts = np.ceil((high - low) / cell).astype(int) + 1
    axes = [np.float32(low[i] + cell * np.arange(counts[i])) for i in range(3)]
    grid = np.stack(np.meshgrid(*axes, indexing='ij'), axis=-1)
    values = field(grid).astype(np.float32)
    inside = values < 0

    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    nx, ny, nz = (c - 1 for c in counts)
    stack = np.stack([inside[i:i + nx, j:j + ny, k:k + nz] for i, j, k in corners])
    mixed = stack.any(0) & ~stack.all(0)
    index = np.full(mixed.shape, -1, np.int64)
    index[mixed] = np.arange(mixed.sum())
    cells = np.argwhere(mixed)

    total = np.zeros((len(cells), 3), np.float32)
    hits = np.zeros(len(cells), np.float32)
    for start in corners:
        for axis in range(3):
            if start[axis]:
                continue
            end = list(start)
            end[axis] = 1
            a = values[tuple((cells + start).T)]
            b = values[tuple((cells + end).T)]
            crosses = (a < 0) != (b < 0)
            t = np.where(crosses, a / np.where(crosses, a - b, 1), 0)
            place = np.tile(np.float32(start), (len(cells), 1))
            place[:, axis] += t
            total += place * crosses[:, None]
            hits += crosses
    vertices = low + cell * (cells + total / hits[:, None])

    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        ahead = np.roll(inside, -1, axis)
        crossing = inside != ahead
        for edge_axis in range(3):
            cut_first = [slice(None)] * 3
            cut_first[edge_axis] = slice(0 if edge_axis == axis else 1, -1)
            keep = np.zeros_like(crossing)
            keep[tuple(cut_first)] = True
            crossing = crossing & keep
        where = np.argwhere(crossing)
        eu, ev = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]
        ring = [where - eu - ev, where - ev, where, where - eu]
        quads = np.stack([index[tuple(r.T)] for r in ring], axis=1)
        flip = ~inside[tuple(where.T)]
        quads[flip] = quads[flip][:, ::-1]
        faces.append(quads[(quads >= 0).all(1)])
    return vertices, np.concatenate(faces)
