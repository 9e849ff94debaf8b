"""People, seen from behind: a body given by its joints, dressed in cloth that falls onto it, with hair."""
import numpy as np
from drape import drape, open_shell
from materials import black_cloth, cloth, plastic, rubber, skin
from props.hairdo import hairdo
from scene_kit import box, mesh, pipe, prop, settle, smooth, sphere
from sdf import above, blend, cut, ellipsoid, folds, round_cone, surface_net

# The weight is on the right leg: that hip is higher, the shoulder above it lower, the other knee is bent.
STANDING = {
    'pelvis': (0.012, 0, 0.98), 'chest': (0.006, 0.01, 1.28), 'neck': (0, 0, 1.50), 'head': (0, 0.03, 1.63),
    'shoulder_l': (-0.187, 0, 1.437), 'shoulder_r': (0.183, 0, 1.422),
    'elbow': (0.25, -0.02, 1.15), 'hand': (0.24, 0.10, 0.92),
    'hip_l': (-0.09, 0, 0.925), 'hip_r': (0.112, 0, 0.948),
    'knee_l': (-0.135, 0.07, 0.51), 'knee_r': (0.105, 0.01, 0.52),
    'foot_l': (-0.165, 0.02, 0.07), 'foot_r': (0.095, -0.03, 0.07),
}

SEATED = {
    'pelvis': (0, 0, 0.55), 'chest': (0, 0.0, 0.86), 'neck': (0, 0.01, 1.08), 'head': (0, 0.04, 1.21),
    'shoulder': (0.185, 0.01, 1.01), 'elbow': (0.24, 0.06, 0.74), 'hand': (0.16, 0.32, 0.66),
    'hip': (0.10, 0.04, 0.52), 'knee': (0.14, 0.46, 0.52), 'foot': (0.14, 0.44, 0.07),
}

# `ease` is the room between body and cloth, `hem` the length below the pelvis, `grow` the cloth there is to fold.
OUTFITS = {
    'suit': {'ease': 0.020, 'hem': 0.17, 'flare': 0.030, 'sleeve': (0.064, 0.057, 0.049), 'pads': 0.006, 'grow': 0.022, 'bend': 2.0, 'collar': 'lapel'},
    'shirt': {'ease': 0.018, 'hem': 0.13, 'flare': 0.020, 'sleeve': (0.063, 0.056, 0.046), 'pads': 0.0, 'grow': 0.075, 'bend': 0.4, 'collar': 'shirt'},
    'hoodie': {'ease': 0.026, 'hem': 0.12, 'flare': 0.006, 'sleeve': (0.070, 0.063, 0.052), 'pads': 0.0, 'grow': 0.085, 'bend': 1.4, 'collar': 'hood'},
    'tee': {'ease': 0.018, 'hem': 0.12, 'flare': 0.020, 'sleeve': (0.068, 0.074, 0.0), 'pads': 0.0, 'grow': 0.075, 'bend': 0.4, 'collar': 'round'},
    'dress': {'ease': 0.010, 'hem': 0.50, 'flare': 0.14, 'sleeve': (0.058, 0.050, 0.043), 'pads': 0.0, 'grow': 0.07, 'bend': 0.3, 'collar': 'round'},
    'robe': {'ease': 0.030, 'hem': 0.82, 'flare': 0.17, 'sleeve': (0.082, 0.092, 0.112), 'pads': 0.0, 'grow': 0.08, 'bend': 0.5, 'collar': 'round'},
    'coat': {'ease': 0.032, 'hem': 0.42, 'flare': 0.06, 'sleeve': (0.072, 0.065, 0.058), 'pads': 0.006, 'grow': 0.03, 'bend': 2.0, 'collar': 'lapel'},
}


def _solid(field, material, cell):
    vertices, faces = surface_net(field, cell)
    obj = smooth(mesh(vertices, faces, material, name='body'), 180)
    modifier = obj.modifiers.new('smooth', 'SMOOTH')
    modifier.factor, modifier.iterations = 0.5, 4
    return obj


def _unit(v):
    return v / np.linalg.norm(v)


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
    up = _unit(neck - pelvis)
    parts = [
        ellipsoid(pelvis - up * 0.04, (0.178 * wide + ease, 0.128 + ease, 0.17)),
        ellipsoid((pelvis + chest) / 2, (0.142 * wide + ease + waist, 0.106 + ease + waist, 0.20)),
        ellipsoid(chest + up * 0.02, (0.166 * wide + ease, 0.112 + ease, 0.19)),
        round_cone(neck - up * 0.09, neck - up * 0.01, 0.070 + ease * 0.6, 0.052 + ease * 0.4),
    ]
    for side in (-1, 1):
        shoulder = j.at('shoulder', side)
        blade = chest * 0.55 + shoulder * 0.45 + (0, -0.055, 0.02)
        parts += [round_cone(neck - up * 0.03, shoulder + (side * pads, 0, -0.014 + pads * 0.5), 0.048 + ease * 0.7, 0.052 + ease * 0.7),
                  ellipsoid(blade, (0.07 + ease, 0.052 + ease * 0.7, 0.10))]
    return parts, up


def _leg(j, side, ease, bell=0.0):
    hip, knee, foot = j.at('hip', side), j.at('knee', side), j.at('foot', side)
    calf = knee * 0.62 + foot * 0.38 + (0, -0.018, 0)
    return [round_cone(hip, knee, 0.083 + ease, 0.056 + ease), round_cone(knee, calf, 0.055 + ease, 0.054 + ease),
            round_cone(calf, foot + (0, 0, 0.03), 0.052 + ease, 0.036 + ease + bell)]


def _arm(j, side, radii):
    shoulder, elbow, hand = j.at('shoulder', side), j.at('elbow', side), j.at('hand', side)
    wrist = hand - _unit(hand - elbow) * 0.075
    return [round_cone(shoulder + (0, 0, -0.02), elbow, radii[0], radii[1]), round_cone(elbow, wrist, radii[1], radii[2])]


def _body(j, wide):
    parts, _ = _torso(j, wide, 0.0)
    for side in (-1, 1):
        parts += _leg(j, side, 0.0) + _arm(j, side, (0.050, 0.042, 0.031))
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

    def gone(p):
        out = (p - low) @ up < 0
        out |= ((p - neck) @ up > -0.012) & (np.linalg.norm(p - neck, axis=1) < 0.14)
        for _, at, along in () if apart else sleeves:
            out |= ((p - at) @ along > 0) & (np.linalg.norm(p - at, axis=1) < 0.13)
        return out

    # The collar and, in tailored cloth, the shoulders stay where they were cut.
    def held(vertices):
        firm, across = (0.16, 0.85) if outfit['pads'] else (0.085, 1)
        return np.clip(1.6 - np.linalg.norm((vertices - neck) * (across, 1, 1), axis=1) / firm, 0, 1)

    _garment(parts, gone, held, body, outfit, material, cell, seed)
    for side, (fields, at, along) in zip((-1, 1), sleeves if apart else ()):
        shoulder = j.at('shoulder', side)
        _garment(fields, lambda p: ((p - at) @ along > 0) & (np.linalg.norm(p - at, axis=1) < 0.2),
                 lambda v: np.clip(1.5 - np.linalg.norm(v - shoulder, axis=1) / 0.09, 0, 1), body, outfit, material, cell, seed + side)


def _sleeve(j, outfit, side):
    """Its shape, and where and in which direction it ends."""
    shoulder, elbow, hand = j.at('shoulder', side), j.at('elbow', side), j.at('hand', side)
    upper, middle, end = outfit['sleeve']
    if end == 0:
        return [round_cone(shoulder + (0, 0, -0.02), elbow, upper, middle)], shoulder * 0.25 + elbow * 0.75, _unit(elbow - shoulder)
    along = _unit(hand - elbow)
    return [round_cone(shoulder + (0, 0, -0.02), elbow, upper, middle), round_cone(elbow, hand, middle, end)], hand - along * 0.075, along


def _garment(parts, gone, held, body, outfit, material, cell, seed):
    vertices, faces = surface_net(folds(blend(parts, 0.035), 0.004, 9, seed, (1.2, 1.2, 0.7)), cell)
    vertices, faces = open_shell(vertices, faces, gone)
    _cloth_object(drape(vertices, faces, body, held(vertices), outfit['grow'], outfit['bend']), faces, material, 0.004)


def _trousers(j, body, material, cell, seed):
    pelvis = j.at('pelvis')
    parts = [ellipsoid(pelvis - (0, 0, 0.03), (0.185, 0.135, 0.15))]
    feet = []
    for side in (-1, 1):
        parts += _leg(j, side, 0.018, 0.012)
        foot, knee = j.at('foot', side), j.at('knee', side)
        feet.append((foot + (0, 0, 0.0), _unit(foot - knee)))
    vertices, faces = surface_net(folds(blend(parts, 0.03), 0.004, 12, seed, (1.2, 1.2, 0.5)), cell)

    def gone(p):
        out = p[:, 2] > pelvis[2] + 0.08
        for at, along in feet:
            out |= ((p - at) @ along > 0) & (np.linalg.norm(p - at, axis=1) < 0.2)
        return out

    vertices, faces = open_shell(vertices, faces, gone)
    held = np.clip(1 - (pelvis[2] + 0.08 - vertices[:, 2]) / 0.10, 0, 1)
    _cloth_object(drape(vertices, faces, body, held, 0.07, 1.0), faces, material, 0.003)


def _collar(j, kind, material, wear):
    neck, up = j.at('neck'), _unit(j.at('neck') - j.at('pelvis'))

    def band(low, high, back, radius, thick, material_of):
        """A strip around the neck, open at the throat, that leans outward."""
        vertices, faces, steps = [], [], 40
        for i in range(steps + 1):
            turn = np.radians(120 + 300 * i / steps)
            out = np.float32((np.cos(turn) * 0.94, np.sin(turn), 0))
            rise = 0.5 - 0.5 * out[1]
            at = neck + up * (low + 0.012 * (rise - 0.5)) + out * radius
            vertices += [at, at + up * (high - low) + out * back, at + up * (high - low) + out * (back + thick), at + out * thick]
        for i in range(steps):
            for k in range(4):
                faces.append((i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k))
        obj = smooth(mesh(vertices, faces, material_of, name='collar'), 60)
        fine = obj.modifiers.new('fine', 'SUBSURF')
        fine.levels = fine.render_levels = 1

    if kind in ('lapel', 'shirt'):
        band(-0.016, 0.034, -0.006, 0.062, 0.003, material)
    if kind == 'lapel':
        band(-0.038, 0.014, -0.010, 0.076, 0.006, wear)
    if kind == 'round':
        band(-0.022, -0.006, -0.004, 0.068, 0.004, wear)
    if kind == 'hood':
        back = neck + up * -0.035 + np.float32((0, -0.075, 0))
        hood = [ellipsoid(back, (0.125, 0.052, 0.075)), ellipsoid(back + (0, -0.012, -0.07), (0.085, 0.04, 0.08))]
        hood += [round_cone(back + (0.08 * s, 0.02, 0.02), neck + (0.062 * s, 0.055, -0.01), 0.036, 0.022) for s in (-1, 1)]
        shape = cut(folds(blend(hood, 0.03), 0.006, 26, 3, (1, 1, 1.4)), ellipsoid(neck + (0, -0.02, 0.05), (0.078, 0.075, 0.09)))
        _solid(shape, wear, 0.007)


def figure(name, pose, joints=None, wear=None, hair_style='short', hair_color=(0.012, 0.008, 0.006), headphones=False,
           outfit='shirt', trousers=(0.016, 0.017, 0.021), cell=0.013, seed=1, wide=1.0, skin_color=None):
    """`hair_style` is one of hairdo.STYLES, or 'cap', 'beanie' or 'scarf' over it."""
    j = Joints(pose, joints, wide)
    seated = pose is SEATED
    wear = wear or black_cloth()
    kind = OUTFITS[outfit]
    flesh = skin(skin_color) if skin_color else skin()
    near = cell < 0.012
    with prop(name) as made:
        neck, head = j.at('neck'), j.at('head')
        body_field = _body(j, wide)
        body = surface_net(body_field, 0.028)
        weave = max(cell, 0.012)
        _top(j, kind, wide, body, wear, weave, seated, seed)
        if outfit == 'dress':
            _solid(blend([part for side in (-1, 1) for part in _leg(j, side, 0.001)], 0.02), cloth('tights', (0.010, 0.009, 0.010)), 0.012)
        elif kind['hem'] < 0.7:
            _trousers(j, body, cloth(f'trousers {trousers}', trousers), max(weave, 0.015), seed + 5)
        _collar(j, kind['collar'], cloth('shirt', (0.5, 0.48, 0.45)), wear)
        for side in (-1, 1):
            elbow, hand, foot = j.at('elbow', side), j.at('hand', side), j.at('foot', side)
            _hand(hand, _unit(hand - elbow), side, flesh)
            if kind['sleeve'][2] == 0:
                _solid(blend(_arm(j, side, (0.048, 0.042, 0.030)), 0.02), flesh, 0.010)
            elif kind['collar'] in ('lapel', 'shirt') and near:
                along = _unit(hand - elbow)
                _solid(blend([round_cone(hand - along * 0.085, hand - along * 0.062, 0.036, 0.034)]), cloth('shirt', (0.5, 0.48, 0.45)), 0.006)
            _shoe(foot)
        _head(j, neck, head, flesh)
        tilt = float(j.given.get('nod', 0.0))
        _headwear(head, hair_style, seed)
        under = {'cap': 'short', 'beanie': 'waves', 'scarf': None}.get(hair_style, hair_style)
        if under:
            cap = ellipsoid(head + (0, -0.012, 0.028), (0.079, 0.100, 0.095), tilt)
            face = ellipsoid(head + (0, 0.125, -0.05), (0.10, 0.105, 0.13), tilt)
            _solid(cut(above(blend([cap]), head + (0, 0, -0.05), np.float32((0, -0.35, 0.94))), face), cloth(f'scalp {hair_color}', hair_color), 0.009)
            shoulders = blend(_torso(j, wide, kind['ease'], kind['pads'])[0], 0.03) if under in ('long', 'bob', 'waves', 'tail') else None
            hairdo(head, under, hair_color, seed, shoulders, 1.0 if near else 0.35, tilt)
        if headphones:
            _headphones(head)
    settle(made)
    return made


def _head(j, neck, head, flesh):
    """Seen from behind and from three quarters: jaw, cheek, ear, brow and nose make the outline."""
    tilt = float(j.given.get('nod', 0.0))
    lean = _unit(head - neck)
    skull = [
        ellipsoid(head + (0, -0.010, 0.022), (0.074, 0.095, 0.092), tilt),
        ellipsoid(head + (0, 0.036, -0.045), (0.057, 0.060, 0.070), tilt),
        ellipsoid(head + (0, 0.070, -0.088), (0.026, 0.024, 0.022), tilt),
        ellipsoid(head + (0, 0.083, 0.018), (0.046, 0.016, 0.016), tilt),
        round_cone(head + (0, 0.092, 0.010), head + (0, 0.112, -0.030), 0.008, 0.013),
        ellipsoid(head + (0, 0.092, -0.058), (0.022, 0.014, 0.012), tilt),
        round_cone(neck - lean * 0.06, head + (0, -0.022, -0.04), 0.056, 0.050),
    ]
    skull += [ellipsoid(head + (0.046 * side, 0.058, -0.022), (0.020, 0.022, 0.020)) for side in (-1, 1)]
    _solid(blend(skull, 0.018), flesh, 0.007)
    for side in (-1, 1):
        ear = head + (0.079 * side, -0.004, -0.016)
        shell = cut(blend([ellipsoid(ear, (0.010, 0.019, 0.031)), ellipsoid(ear + (-0.002 * side, 0.004, -0.022), (0.008, 0.011, 0.012))], 0.01),
                    ellipsoid(ear + (0.009 * side, 0.003, 0.004), (0.006, 0.011, 0.019)))
        _solid(shell, flesh, 0.004)


def _shoe(foot):
    sole = [round_cone(foot + (0, -0.045, -0.052), foot + (0, 0.02, -0.055), 0.030, 0.030), round_cone(foot + (0, 0.02, -0.055), foot + (0, 0.125, -0.055), 0.030, 0.038)]
    upper = [round_cone(foot + (0, -0.035, -0.015), foot + (0, 0.13, -0.042), 0.040, 0.032), round_cone(foot + (0, -0.03, 0.03), foot + (0, -0.03, -0.03), 0.040, 0.040)]
    ground = np.float32((0, 0, 1))
    _solid(above(blend(upper, 0.03), foot - (0, 0, 0.055), ground), cloth('shoe', (0.02, 0.016, 0.014), 0.0), 0.010)
    _solid(above(blend(sole, 0.02), foot - (0, 0, 0.069), ground), rubber(), 0.010)


def _hand(hand, along, side, flesh):
    """A loose hand in the line of the forearm: palm, four fingers, thumb."""
    across = _unit(np.cross(along, np.float32((side, 0.35, 0.2))))
    down = np.cross(across, along) * side
    parts = [round_cone(hand - along * 0.085, hand - along * 0.01, 0.025, 0.028),
             round_cone(hand - across * 0.016, hand + along * 0.03 - across * 0.022, 0.022, 0.016),
             round_cone(hand + across * 0.016, hand + along * 0.03 + across * 0.022, 0.022, 0.016)]
    for i in range(4):
        root = hand + along * 0.035 + across * (i - 1.5) * 0.017
        reach = 0.052 - 0.006 * abs(i - 1.4)
        bent = root + along * reach + down * 0.016
        parts += [round_cone(root, bent, 0.0105, 0.0090), round_cone(bent, bent + along * 0.012 + down * 0.022, 0.0090, 0.0075)]
    parts.append(round_cone(hand - across * 0.02, hand + along * 0.035 - across * 0.045 + down * 0.01, 0.014, 0.010))
    _solid(blend(parts, 0.007), flesh, 0.0048)


def _headwear(head, style, seed):
    crown = ellipsoid(head + (0, -0.010, 0.038), (0.092, 0.112, 0.100))
    if style == 'cap':
        shell = above(blend([crown]), head + (0, 0, 0.028), np.float32((0, -0.12, 0.99)))
        _solid(shell, cloth('cap', (0.02, 0.018, 0.017)), 0.006)
        visor = cut(ellipsoid(head + (0, 0.115, 0.030), (0.078, 0.080, 0.012)), ellipsoid(head + (0, 0.0, 0.0), (0.2, 0.06, 0.2)))
        _solid(visor, cloth('cap', (0.02, 0.018, 0.017)), 0.005)
    if style == 'beanie':
        tall = blend([crown, ellipsoid(head + (0, -0.045, 0.105), (0.062, 0.066, 0.055))], 0.04)
        knit = folds(above(tall, head + (0, 0, 0.012), np.float32((0, -0.25, 0.97))), 0.0022, 60, seed, (1.5, 1.5, 0.2))
        _solid(knit, cloth('beanie', (0.045, 0.020, 0.014), 0.6), 0.005)
        roll = cut(ellipsoid(head + (0, -0.006, 0.022), (0.100, 0.118, 0.032), 0.25), ellipsoid(head + (0, 0, -0.055), (0.2, 0.2, 0.05)))
        _solid(folds(roll, 0.0018, 70, seed + 1, (1.5, 1.5, 0.2)), cloth('beanie', (0.045, 0.020, 0.014), 0.6), 0.005)
    if style == 'scarf':
        around = [ellipsoid(head + (0, -0.014, 0.026), (0.092, 0.114, 0.108)), ellipsoid(head + (0, -0.01, -0.07), (0.092, 0.095, 0.09)),
                  ellipsoid(head + (0, -0.03, -0.17), (0.15, 0.12, 0.06))]
        shape = cut(folds(blend(around, 0.05), 0.005, 26, seed, (1, 1, 1.6)), ellipsoid(head + (0, 0.13, -0.01), (0.062, 0.08, 0.085)))
        _solid(shape, cloth('scarf', (0.10, 0.05, 0.06), 0.5), 0.007)


def _headphones(head):
    x, y, z = (float(v) for v in head)
    band = [(x + 0.098 * np.cos(t), y - 0.005, z + 0.0 + 0.146 * np.sin(t)) for t in np.linspace(0.05, np.pi - 0.05, 13)]
    pipe(band, 0.0085, plastic())
    inner = [(x + 0.09 * np.cos(t), y - 0.005, z + 0.138 * np.sin(t)) for t in np.linspace(0.4, np.pi - 0.4, 9)]
    pipe(inner, 0.006, rubber())
    for side in (-1, 1):
        sphere(0.04, (x + 0.098 * side, y, z - 0.01), rubber(), (0.5, 0.95, 1.1))
        box((0.014, 0.05, 0.06), (x + 0.118 * side, y, z - 0.01), plastic(), edge=0.006)
    pipe([(x - 0.11, y + 0.02, z - 0.03), (x - 0.10, y + 0.09, z - 0.075), (x - 0.05, y + 0.125, z - 0.09)], 0.003, plastic())
