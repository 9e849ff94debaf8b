"""People, seen from behind: blended shapes under cloth, in poses given by their joints."""
import numpy as np
from materials import black_cloth, cloth, hair, plastic, rubber, skin
from scene_kit import box, mesh, pipe, prop, smooth, sphere
from sdf import above, blend, cut, ellipsoid, folds, round_cone, surface_net

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
    """`joints` changes single joints: 'hand' both sides; 'hand_l' or 'hand_r' one, with x mirrored by the
    caller."""
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
        waist = (pelvis + chest) / 2
        torso = [
            ellipsoid(pelvis - up * 0.07, (0.190 * wide, 0.142, 0.21)),
            ellipsoid(waist, (0.148 * wide, 0.112, 0.20)),
            ellipsoid(chest + up * 0.02, (0.170 * wide, 0.116, 0.19)),
            round_cone(at('shoulder', -1) * 0.74 + neck * 0.26 - up * 0.03, at('shoulder', 1) * 0.74 + neck * 0.26 - up * 0.03, 0.066, 0.066),
            round_cone(neck - up * 0.08, neck + up * 0.005, 0.072, 0.054),
        ]
        legs = [ellipsoid(pelvis - up * 0.02, (0.140 * wide, 0.108, 0.14))]
        for side in (-1, 1):
            shoulder, elbow, hand = at('shoulder', side), at('elbow', side), at('hand', side)
            hip, knee, foot = at('hip', side), at('knee', side), at('foot', side)
            along = (hand - elbow) / np.linalg.norm(hand - elbow)
            wrist = hand - along * 0.06
            torso += [
                round_cone(neck - up * 0.02, shoulder + (0, 0, -0.012), 0.050, 0.050),
                round_cone(shoulder + (0, 0, -0.030), elbow, 0.056, 0.047), round_cone(elbow, wrist, 0.047, 0.038),
            ]
            legs += [round_cone(hip, knee, 0.078, 0.060), round_cone(knee, foot + (0, 0, 0.02), 0.060, 0.052)]
            _hand(hand, along, side)
            _solid(blend([round_cone(foot + (0, -0.03, -0.03), foot + (0, 0.13, -0.035), 0.042, 0.036)]), rubber(), 0.015)
        if collar:
            torso.append(round_cone(neck - up * 0.01, neck + up * 0.030, 0.066, 0.061))
        # Cloth hangs in a few large folds that break into small ones; the jacket's hem is a sharp edge.
        jacket = folds(folds(blend(torso, 0.04), 0.0045, 11, seed, (1.2, 1.2, 0.6)), 0.0026, 30, seed + 3, (0.7, 0.7, 1.3))
        _solid(above(jacket, pelvis - up * 0.12, up), wear or black_cloth(), cell)
        _solid(folds(blend(legs, 0.04), 0.005, 16, seed + 5, (1.2, 1.2, 0.5)), cloth('trousers', (0.016, 0.017, 0.021)), max(cell, 0.010))
        if shirt:
            _solid(round_cone(neck - up * 0.02, neck + up * 0.042, 0.062, 0.057), cloth('shirt', (0.5, 0.48, 0.45)), 0.007)

        tilt = float(given.get('nod', 0.0))
        lean = (head - neck) / np.linalg.norm(head - neck)
        skull = [
            ellipsoid(head + (0, -0.008, 0.022), (0.075, 0.096, 0.093), tilt),
            ellipsoid(head + (0, 0.035, -0.05), (0.055, 0.062, 0.075), tilt),
            round_cone(neck - lean * 0.03, head + (0, -0.02, -0.05), 0.053, 0.049),
        ]
        skull += [ellipsoid(head + (0.077 * side, 0.0, -0.014), (0.010, 0.02, 0.031)) for side in (-1, 1)]
        _solid(blend(skull, 0.012), skin(), 0.008)
        _hair(head, hair_style, hair_material or hair(), seed, tilt)
        if headphones:
            _headphones(head)
    return made


def _hand(hand, along, side):
    """A loose hand in the line of the forearm: palm, four fingers, thumb."""
    across = np.cross(along, np.float32((side, 0.35, 0.2)))
    across = across / np.linalg.norm(across)
    down = np.cross(across, along) * side
    parts = [round_cone(hand - along * 0.075, hand - along * 0.01, 0.026, 0.030),
             round_cone(hand - across * 0.016, hand + along * 0.03 - across * 0.022, 0.022, 0.016),
             round_cone(hand + across * 0.016, hand + along * 0.03 + across * 0.022, 0.022, 0.016)]
    for i in range(4):
        root = hand + along * 0.035 + across * (i - 1.5) * 0.017
        reach = 0.052 - 0.006 * abs(i - 1.4)
        bent = root + along * reach + down * 0.016
        parts += [round_cone(root, bent, 0.0105, 0.0090), round_cone(bent, bent + along * 0.012 + down * 0.022, 0.0090, 0.0075)]
    parts.append(round_cone(hand - across * 0.02, hand + along * 0.035 - across * 0.045 + down * 0.01, 0.014, 0.010))
    _solid(blend(parts, 0.007), skin(), 0.0048)


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
    rough = 0.008 if style == 'curly' else 0.0022
    shape = folds(cut(blend(parts, 0.03), face), rough, 55 if style == 'curly' else 110, seed, (1.6, 1.6, 0.3))
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
