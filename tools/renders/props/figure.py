"""People, seen from behind: blended shapes under cloth, in poses given by their joints."""
import numpy as np
from materials import black_cloth, cloth, hair, plastic, rubber, skin
from scene_kit import box, mesh, pipe, prop, smooth, sphere
from sdf import blend, cut, ellipsoid, folds, round_cone, surface_net

STANDING = {
    'pelvis': (0, 0, 0.98), 'chest': (0, 0.01, 1.28), 'neck': (0, 0, 1.50), 'head': (0, 0.03, 1.63),
    'shoulder': (0.185, 0, 1.43), 'elbow': (0.25, -0.02, 1.15), 'hand': (0.24, 0.10, 0.92),
    'hip': (0.10, 0, 0.94), 'knee': (0.12, 0.02, 0.52), 'foot': (0.13, -0.02, 0.07),
}

SEATED = {
    'pelvis': (0, 0, 0.55), 'chest': (0, 0.0, 0.86), 'neck': (0, 0.01, 1.08), 'head': (0, 0.04, 1.21),
    'shoulder': (0.185, 0.01, 1.01), 'elbow': (0.24, 0.06, 0.74), 'hand': (0.16, 0.32, 0.66),
    'hip': (0.10, 0.04, 0.52), 'knee': (0.14, 0.46, 0.52), 'foot': (0.14, 0.44, 0.07),
}


def _solid(field, material, cell):
    vertices, faces = surface_net(field, cell)
    obj = smooth(mesh(vertices, faces, material, name='body'), 180)
    modifier = obj.modifiers.new('smooth', 'SMOOTH')
    modifier.factor, modifier.iterations = 0.5, 4
    return obj


def figure(name, pose, joints=None, wear=None, hair_style='short', hair_material=None, headphones=False,
           collar=True, shirt=False, cell=0.013, seed=1, wide=1.0):
    """`joints` changes single joints: 'hand' both sides, 'hand_l' or 'hand_r' one (x mirrored by yourself)."""
    given = {**pose, **(joints or {})}

    def at(joint, side=0):
        own = given.get(f'{joint}_{"l" if side < 0 else "r"}')
        if side and own is not None:
            return np.float32(own)
        x, y, z = given[joint]
        return np.float32((x * (side or 1), y, z))

    with prop(name) as made:
        pelvis, chest, neck, head = at('pelvis'), at('chest'), at('neck'), at('head')
        up = (neck - pelvis) / np.linalg.norm(neck - pelvis)
        torso = [
            ellipsoid(pelvis + up * 0.02, (0.182 * wide, 0.132, 0.16)),
            ellipsoid((pelvis + chest) / 2, (0.172 * wide, 0.122, 0.20)),
            ellipsoid(chest + up * 0.02, (0.188 * wide, 0.128, 0.20)),
            round_cone(at('shoulder', -1) * 0.72 + neck * 0.28, at('shoulder', 1) * 0.72 + neck * 0.28, 0.078, 0.078),
            round_cone(neck - up * 0.07, neck + up * 0.005, 0.085, 0.062),
        ]
        limbs, bare = [], []
        for side in (-1, 1):
            shoulder, elbow, hand = at('shoulder', side), at('elbow', side), at('hand', side)
            hip, knee, foot = at('hip', side), at('knee', side), at('foot', side)
            wrist = hand + (elbow - hand) / np.linalg.norm(elbow - hand) * 0.07
            limbs += [
                round_cone(neck - up * 0.035, shoulder + (0, 0, -0.012), 0.060, 0.058),
                round_cone(shoulder + (0, 0, -0.015), elbow, 0.069, 0.060), round_cone(elbow, wrist, 0.060, 0.046),
                round_cone(hip, knee, 0.093, 0.064), round_cone(knee, foot, 0.062, 0.048),
            ]
            forward = np.float32((0, 0.1, -0.02))
            bare += [round_cone(wrist, hand, 0.026, 0.038), round_cone(hand, hand + forward * 0.5, 0.036, 0.02)]
            _solid(blend([round_cone(foot + (0, -0.03, -0.03), foot + (0, 0.13, -0.035), 0.045, 0.04)]), rubber(), 0.015)
        if collar:
            torso.append(round_cone(neck - up * 0.01, neck + up * 0.028, 0.073, 0.068))
        body = folds(blend(torso + limbs, 0.06), 0.008, 9, seed, (1.2, 1.2, 0.5))
        body = folds(body, 0.0045, 24, seed + 3, (0.7, 0.7, 1.3))
        dressed = _solid(folds(body, 0.0022, 52, seed + 5, (0.8, 0.8, 1.2)), wear or black_cloth(), cell)
        _trousers(dressed, pelvis, up)
        if shirt:
            _solid(round_cone(neck - up * 0.02, neck + up * 0.040, 0.070, 0.064), cloth('shirt', (0.5, 0.48, 0.45)), 0.007)

        tilt = float(given.get('nod', 0.0))
        lean = (head - neck) / np.linalg.norm(head - neck)
        skull = [
            ellipsoid(head + (0, -0.008, 0.022), (0.075, 0.096, 0.093), tilt),
            ellipsoid(head + (0, 0.035, -0.05), (0.055, 0.062, 0.075), tilt),
            round_cone(neck - lean * 0.03, head + (0, -0.02, -0.05), 0.058, 0.052),
        ]
        for side in (-1, 1):
            bare.append(ellipsoid(head + (0.079 * side, 0.0, -0.012), (0.010, 0.02, 0.032)))
        _solid(blend(skull + bare, 0.012), skin(), 0.008)
        _hair(head, hair_style, hair_material or hair(), seed, tilt)
        if headphones:
            _headphones(head)
    return made


def _trousers(dressed, pelvis, up):
    """Below the hem the cloth is another one."""
    dressed.data.materials.append(cloth('trousers', (0.016, 0.017, 0.021)))
    centres = np.empty(len(dressed.data.polygons) * 3, np.float32)
    dressed.data.polygons.foreach_get('center', centres)
    away = centres.reshape(-1, 3) - pelvis
    below = away @ np.float32(up) < -0.03
    lap = (away[:, 1] > 0.13) & (away[:, 2] < 0.09) & (np.abs(away[:, 0]) < 0.26) & (pelvis[2] < 0.8)
    dressed.data.polygons.foreach_set('material_index', (below | lap).astype(np.int32))


def _hair(head, style, material, seed, tilt):
    cap = ellipsoid(head + (0, -0.013, 0.030), (0.083, 0.104, 0.098), tilt)
    face = ellipsoid(head + (0, 0.125, -0.05), (0.10, 0.105, 0.13), tilt)
    nape = ellipsoid(head + (0, -0.055, -0.055), (0.062, 0.045, 0.05), tilt)
    if style == 'bald':
        return
    parts = [cap, nape]
    if style == 'bun':
        parts.append(ellipsoid(head + (0, -0.115, 0.075), (0.048, 0.045, 0.044)))
    if style == 'long':
        parts += [ellipsoid(head + (0, -0.06, -0.10), (0.085, 0.055, 0.13)),
                  ellipsoid(head + (0, -0.065, -0.20), (0.088, 0.042, 0.11))]
    if style == 'tail':
        parts += [ellipsoid(head + (0, -0.115, 0.03), (0.028, 0.03, 0.03)),
                  round_cone(head + (0, -0.13, 0.02), head + (0.012, -0.135, -0.15), 0.03, 0.012)]
    if style == 'curly':
        parts = [ellipsoid(head + (0, -0.03, 0.03), (0.112, 0.128, 0.118)), nape]
    rough = 0.009 if style == 'curly' else 0.0055
    shape = folds(cut(blend(parts, 0.03), face), rough, 55 if style == 'curly' else 75, seed, (1.6, 1.6, 0.35))
    _solid(shape, material, 0.0075)
    if style == 'cap':
        _solid(blend([cut(ellipsoid(head + (0, -0.008, 0.045), (0.090, 0.108, 0.094)),
                          ellipsoid(head + (0, 0, -0.09), (0.2, 0.2, 0.115)))]), cloth('cap', (0.02, 0.018, 0.017)), 0.007)


def _headphones(head):
    x, y, z = (float(v) for v in head)
    band = [(x + 0.098 * np.cos(t), y - 0.005, z + 0.0 + 0.138 * np.sin(t)) for t in np.linspace(0.05, np.pi - 0.05, 13)]
    pipe(band, 0.0085, plastic())
    inner = [(x + 0.09 * np.cos(t), y - 0.005, z + 0.128 * np.sin(t)) for t in np.linspace(0.4, np.pi - 0.4, 9)]
    pipe(inner, 0.006, rubber())
    for side in (-1, 1):
        sphere(0.04, (x + 0.098 * side, y, z - 0.01), rubber(), (0.5, 0.95, 1.1))
        box((0.014, 0.05, 0.06), (x + 0.118 * side, y, z - 0.01), plastic(), edge=0.006)
    pipe([(x - 0.11, y + 0.02, z - 0.03), (x - 0.10, y + 0.09, z - 0.075), (x - 0.05, y + 0.125, z - 0.09)], 0.003, plastic())
