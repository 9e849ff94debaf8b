"""People, seen from behind: a body given by its joints, dressed in cloth that falls onto it, with hair."""
import numpy as np
from drape import drape, open_shell
from materials import black_cloth, cloth, skin
from props.figure_parts import add_collar, add_hand, add_head, add_headphones, add_headwear, add_shoe, solid_shape, unit
from props.hairdo import hairdo
from scene_kit import Matrix, Vector, mesh, prop, settle, smooth
from sdf import above, blend, cut, ellipsoid, folds, round_cone, surface_net

# The weight is on the right leg: that hip is higher, the shoulder above it lower, the other knee is bent.
STANDING = {
    'pelvis': (0.012, 0, 0.98), 'chest': (0.006, 0.01, 1.28), 'neck': (0, 0, 1.50), 'head': (0, 0.03, 1.63),
    'shoulder_l': (-0.180, 0, 1.412), 'shoulder_r': (0.176, 0, 1.396),
    'elbow': (0.25, -0.02, 1.15), 'hand': (0.24, 0.10, 0.92),
    'hip_l': (-0.09, 0, 0.925), 'hip_r': (0.112, 0, 0.948),
    'knee_l': (-0.135, 0.07, 0.51), 'knee_r': (0.105, 0.01, 0.52),
    'foot_l': (-0.165, 0.02, 0.07), 'foot_r': (0.095, -0.03, 0.07),
}

SEATED = {
    'pelvis': (0, 0, 0.55), 'chest': (0, 0.0, 0.86), 'neck': (0, 0.01, 1.08), 'head': (0, 0.04, 1.21),
    'shoulder': (0.180, 0.01, 0.985), 'elbow': (0.24, 0.06, 0.74), 'hand': (0.16, 0.32, 0.66),
    'hip': (0.10, 0.04, 0.52), 'knee': (0.14, 0.46, 0.52), 'foot': (0.14, 0.44, 0.07),
}

# `ease` is the room between body and cloth, `hem` the length below the pelvis, `grow` the cloth there is to fold.
OUTFITS = {
    'suit': {'ease': 0.020, 'hem': 0.17, 'flare': 0.030, 'sleeve': (0.060, 0.053, 0.044), 'pads': 0.006, 'grow': 0.022, 'bend': 2.0, 'collar': 'lapel'},
    'blazer': {'ease': 0.014, 'hem': 0.15, 'flare': 0.022, 'sleeve': (0.056, 0.049, 0.041), 'pads': 0.003, 'grow': 0.026, 'bend': 1.4, 'collar': 'jacket'},
    'shirt': {'ease': 0.018, 'hem': 0.13, 'flare': 0.024, 'sleeve': (0.060, 0.053, 0.042), 'pads': 0.0, 'grow': 0.055, 'bend': 0.4, 'collar': 'shirt'},
    'hoodie': {'ease': 0.026, 'hem': 0.12, 'flare': 0.012, 'sleeve': (0.066, 0.058, 0.046), 'pads': 0.0, 'grow': 0.06, 'bend': 1.4, 'collar': 'hood'},
    'tee': {'ease': 0.018, 'hem': 0.12, 'flare': 0.020, 'sleeve': (0.068, 0.074, 0.0), 'pads': 0.0, 'grow': 0.075, 'bend': 0.4, 'collar': 'round'},
    'dress': {'ease': 0.010, 'hem': 0.50, 'flare': 0.14, 'sleeve': (0.058, 0.050, 0.043), 'pads': 0.0, 'grow': 0.07, 'bend': 0.3, 'collar': 'round'},
    'robe': {'ease': 0.030, 'hem': 0.82, 'flare': 0.17, 'sleeve': (0.082, 0.092, 0.112), 'pads': 0.0, 'grow': 0.08, 'bend': 0.5, 'collar': 'round'},
    'coat': {'ease': 0.032, 'hem': 0.42, 'flare': 0.06, 'sleeve': (0.072, 0.065, 0.058), 'pads': 0.006, 'grow': 0.03, 'bend': 2.0, 'collar': 'lapel'},
}


class Joints:
    """Where the joints are: 'hand' stands for both sides with x mirrored; 'hand_l' or 'hand_r' is one."""

    def __init__(self, pose, changes, wide=1.0):
        self.broad = np.float32((0.4 + 0.6 * wide, 1, 1))
        self.given = {**pose, **(changes or {})}
        for joint in ('shoulder', 'elbow', 'hand', 'hip', 'knee', 'foot'):
            if changes and joint in changes:
                for side in 'lr':
                    if f'{joint}_{side}' not in changes:
                        self.given.pop(f'{joint}_{side}', None)

    def at(self, joint, side=0):
        own = self.given.get(f'{joint}_{"l" if side < 0 else "r"}')
        if side and own is not None:
            at = np.float32(own)
        else:
            x, y, z = self.given[joint]
            at = np.float32((x * (side or 1), y, z))
        return at * self.broad if joint == 'shoulder' else at


def _torso(j, wide, ease, pads=0.0, waist=0.0):
    """`waist` is how far a garment hangs straight instead of following the waist."""
    pelvis, chest, neck = j.at('pelvis'), j.at('chest'), j.at('neck')
    up = unit(neck - pelvis)
    parts = [
        ellipsoid(pelvis - up * 0.04, (0.178 * wide + ease, 0.128 + ease, 0.17)),
        ellipsoid((pelvis + chest) / 2, (0.142 * wide + ease + waist, 0.106 + ease + waist, 0.20)),
        ellipsoid(chest + up * 0.02, (0.166 * wide + ease, 0.112 + ease, 0.19)),
        round_cone(neck - up * 0.09, neck - up * 0.01, 0.070 + ease * 0.6, 0.052 + ease * 0.4),
    ]
    for side in (-1, 1):
        shoulder = j.at('shoulder', side)
        blade = chest * 0.55 + shoulder * 0.45 + (0, -0.055, 0.02)
        parts += [round_cone(neck - up * 0.035, shoulder + (side * pads, 0, -0.012 + pads * 0.5), 0.050 + ease * 0.6, 0.044 + ease * 0.7),
                  ellipsoid(blade, (0.07 + ease, 0.052 + ease * 0.7, 0.10))]
    return parts, up


def _leg(j, side, ease, bell=0.0):
    hip, knee, foot = j.at('hip', side), j.at('knee', side), j.at('foot', side)
    calf = knee * 0.62 + foot * 0.38 + (0, -0.018, 0)
    return [round_cone(hip, knee, 0.083 + ease, 0.056 + ease), round_cone(knee, calf, 0.055 + ease, 0.054 + ease),
            round_cone(calf, foot + (0, 0, 0.03), 0.052 + ease, 0.036 + ease + bell)]


def _arm(j, side, radii):
    shoulder, elbow, hand = j.at('shoulder', side), j.at('elbow', side), j.at('hand', side)
    wrist = hand - unit(hand - elbow) * 0.075
    return [round_cone(shoulder + (0, 0, -0.022), elbow, radii[0], radii[1]), round_cone(elbow, wrist, radii[1], radii[2])]


def _body(j, wide, dressed=0.0):
    """What cloth falls onto; `dressed` is the room that trousers take below a shirt or jacket."""
    parts, _ = _torso(j, wide, 0.0)
    if dressed:
        parts.append(ellipsoid(j.at('pelvis') - (0, 0, 0.03), (0.180 + dressed, 0.130 + dressed, 0.16)))
    for side in (-1, 1):
        parts += _leg(j, side, dressed) + _arm(j, side, (0.046, 0.040, 0.031))
    return blend(parts, 0.03)


def _cloth_object(vertices, faces, material, thick):
    obj = smooth(mesh(vertices, faces, material, name='cloth'), 180)
    relax = obj.modifiers.new('relax', 'SMOOTH')
    relax.factor, relax.iterations = 0.4, 2
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 1
    fine = obj.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return obj


def _top(j, outfit, wide, body, material, cell, seated, seed):
    parts, up = _torso(j, wide, outfit['ease'], outfit['pads'], 0.02 if outfit['pads'] else 0.008)
    pelvis, neck = j.at('pelvis'), j.at('neck')
    hem = min(outfit['hem'], 0.10) if seated else outfit['hem']
    low = pelvis - up * hem
    if not seated:
        reach = pelvis - up * (hem + 0.12)
        parts.append(round_cone(pelvis + up * 0.02, reach, 0.135 + outfit['ease'], 0.135 + outfit['ease'] + outfit['flare']))
        for side in (-1, 1):
            parts.append(round_cone(pelvis + (side * 0.055, 0, 0), reach + (side * 0.06, 0, 0), 0.118 * wide + outfit['ease'], 0.112 * wide + outfit['ease'] + outfit['flare']))
    # A long skirt and the hands beside it would grow together, so its sleeves are cut apart.
    apart = outfit['hem'] > 0.3
    sleeves = [_sleeve(j, outfit, side) for side in (-1, 1)]
    if not apart:
        parts += [part for fields, _, _ in sleeves for part in fields]

    cuts = [(low, -up, 9.0), (neck - up * 0.006, up, 0.11)] + [(at, along, 0.13) for _, at, along in (() if apart else sleeves)]

    # The collar and, in tailored cloth, the shoulders stay where they were cut.
    def held(vertices):
        firm, across = (0.16, 0.85) if outfit['pads'] else (0.085, 1)
        return np.clip(1.6 - np.linalg.norm((vertices - neck) * (across, 1, 1), axis=1) / firm, 0, 1)

    _garment(parts, cuts, held, body, outfit, material, cell, seed)
    for side, (fields, at, along) in zip((-1, 1), sleeves if apart else ()):
        shoulder = j.at('shoulder', side)
        _garment(fields, [(at, along, 0.2)],
                 lambda v: np.clip(1.5 - np.linalg.norm(v - shoulder, axis=1) / 0.09, 0, 1), body, outfit, material, cell, seed + side)


def _sleeve(j, outfit, side):
    """Its shape, and where and in which direction it ends."""
    shoulder, elbow, hand = j.at('shoulder', side), j.at('elbow', side), j.at('hand', side)
    upper, middle, end = outfit['sleeve']
    if end == 0:
        return [round_cone(shoulder + (0, 0, -0.024), elbow, upper, middle)], shoulder * 0.25 + elbow * 0.75, unit(elbow - shoulder)
    along = unit(hand - elbow)
    return [round_cone(shoulder + (0, 0, -0.024), elbow, upper, middle), round_cone(elbow, hand, middle, end)], hand - along * 0.075, along


def _garment(parts, cuts, held, body, outfit, material, cell, seed):
    vertices, faces = surface_net(folds(blend(parts, 0.035), 0.004, 9, seed, (1.2, 1.2, 0.7)), cell)
    vertices, faces = open_shell(vertices, faces, cuts)
    _cloth_object(drape(vertices, faces, body, held(vertices), outfit['grow'], outfit['bend']), faces, material, 0.004)


def _trousers(j, body, material, cell, seed):
    pelvis = j.at('pelvis')
    parts = [ellipsoid(pelvis - (0, 0, 0.03), (0.178, 0.130, 0.15))]
    cuts = [(pelvis + (0, 0, 0.08), np.float32((0, 0, 1)), 9.0)]
    for side in (-1, 1):
        parts += _leg(j, side, 0.013, 0.010)
        foot, knee = j.at('foot', side), j.at('knee', side)
        cuts.append((foot, unit(foot - knee), 0.2))
    vertices, faces = surface_net(folds(blend(parts, 0.03), 0.004, 12, seed, (1.2, 1.2, 0.5)), cell)
    vertices, faces = open_shell(vertices, faces, cuts)
    held = np.clip(1 - (pelvis[2] + 0.08 - vertices[:, 2]) / 0.10, 0, 1)
    _cloth_object(drape(vertices, faces, body, held, 0.055, 1.0), faces, material, 0.003)


def figure(name, pose, joints=None, wear=None, hair_style='short', hair_color=(0.012, 0.008, 0.006), headphones=False,
           outfit='shirt', trousers=(0.016, 0.017, 0.021), cell=0.013, seed=1, wide=1.0, skin_color=None):
    """`hair_style` is one of hairdo.STYLES, or 'cap', 'beanie' or 'scarf' over it. Joints may also give `nod` and `turn` of the
    head in radians (left is positive), where a palm faces (`palm_l`), and that a hand holds something (`grip_l`)."""
    j = Joints(pose, joints, wide)
    seated = pose is SEATED
    wear = wear or black_cloth()
    kind = OUTFITS[outfit]
    flesh = skin(skin_color) if skin_color else skin()
    near = cell < 0.012
    with prop(name) as made:
        neck, head = j.at('neck'), j.at('head')
        body, dressed = surface_net(_body(j, wide), 0.028), surface_net(_body(j, wide, 0.02), 0.028)
        weave = max(cell, 0.012)
        _top(j, kind, wide, dressed, wear, weave, seated, seed)
        if outfit == 'dress':
            solid_shape(blend([part for side in (-1, 1) for part in _leg(j, side, 0.001)], 0.02), cloth('tights', (0.010, 0.009, 0.010)), 0.012)
        elif kind['hem'] < 0.7:
            _trousers(j, body, cloth(f'trousers {trousers}', trousers), max(weave, 0.015), seed + 5)
        add_collar(j, kind['collar'], cloth('shirt', (0.5, 0.48, 0.45)), wear)
        for side in (-1, 1):
            elbow, hand, foot = j.at('elbow', side), j.at('hand', side), j.at('foot', side)
            own = 'l' if side < 0 else 'r'
            add_hand(hand, unit(hand - elbow), side, flesh, j.given.get(f'palm_{own}'), bool(j.given.get(f'grip_{own}')))
            if kind['sleeve'][2] == 0:
                solid_shape(blend(_arm(j, side, (0.048, 0.042, 0.030)), 0.02), flesh, 0.010)
            elif kind['collar'] in ('lapel', 'shirt') and near:
                along = unit(hand - elbow)
                solid_shape(blend([round_cone(hand - along * 0.085, hand - along * 0.062, 0.036, 0.034)]), cloth('shirt', (0.5, 0.48, 0.45)), 0.006)
            add_shoe(foot)
        body_alone = set(made.objects)
        add_head(j, neck, head, flesh)
        tilt, turn = float(j.given.get('nod', 0.0)), float(j.given.get('turn', 0.0))
        add_headwear(head, hair_style, seed)
        under = {'cap': 'short', 'beanie': 'waves', 'scarf': None}.get(hair_style, hair_style)
        if under:
            cap = ellipsoid(head + (0, -0.012, 0.028), (0.079, 0.100, 0.095), tilt)
            face = ellipsoid(head + (0, 0.125, -0.05), (0.10, 0.105, 0.13), tilt)
            solid_shape(cut(above(blend([cap]), head + (0, 0, -0.05), np.float32((0, -0.35, 0.94))), face), cloth(f'scalp {hair_color}', hair_color), 0.009)
        if headphones:
            add_headphones(head)
        # The head looks to a side: everything on it goes along, and hair then falls over the shoulders as they are.
        look = Matrix.Translation(Vector(head)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation(-Vector(head))
        for obj in set(made.objects) - body_alone:
            obj.matrix_basis = look @ obj.matrix_basis
        if under:
            shoulders = blend(_torso(j, wide, kind['ease'], kind['pads'])[0], 0.03) if under in ('long', 'bob', 'waves', 'tail') else None
            hairdo(head, under, hair_color, seed, shoulders, 1.0 if near else 0.35, tilt, turn)
    settle(made)
    return made
