"""The parts of a person that are not cloth: head, ears, hands, shoes, and what sits on them: collars, caps, headphones."""
import numpy as np
from materials import cloth, plastic, rubber, steel, surface
from scene_kit import box, lathe, mesh, pipe, smooth, sphere
from sdf import above, blend, cut, ellipsoid, folds, round_cone, surface_net


def solid_shape(field, material, cell):
    vertices, faces = surface_net(field, cell)
    obj = smooth(mesh(vertices, faces, material, name='body'), 180)
    modifier = obj.modifiers.new('smooth', 'SMOOTH')
    modifier.factor, modifier.iterations = 0.5, 4
    return obj


def unit(v):
    return v / np.linalg.norm(v)


def add_collar(j, kind, material, wear):
    neck, up = j.at('neck'), unit(j.at('neck') - j.at('pelvis'))

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
        band(-0.016, 0.030, -0.006, 0.062, 0.003, material if kind == 'lapel' else wear)
    if kind in ('lapel', 'jacket'):
        band(-0.038, 0.014, -0.010, 0.076, 0.006, wear)
    if kind == 'round':
        band(-0.022, -0.006, -0.004, 0.068, 0.004, wear)
    if kind == 'hood':
        back = neck + up * -0.035 + np.float32((0, -0.075, 0))
        hood = [ellipsoid(back, (0.125, 0.052, 0.075)), ellipsoid(back + (0, -0.012, -0.07), (0.085, 0.04, 0.08))]
        hood += [round_cone(back + (0.08 * s, 0.02, 0.02), neck + (0.062 * s, 0.055, -0.01), 0.036, 0.022) for s in (-1, 1)]
        shape = cut(folds(blend(hood, 0.03), 0.006, 26, 3, (1, 1, 1.4)), ellipsoid(neck + (0, -0.02, 0.05), (0.078, 0.075, 0.09)))
        solid_shape(shape, wear, 0.007)


def add_head(j, neck, head, flesh):
    """Seen from behind and from three quarters: jaw, cheek, ear, brow and nose make the outline."""
    tilt = float(j.given.get('nod', 0.0))
    lean = unit(head - neck)
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
    solid_shape(blend(skull, 0.018), flesh, 0.007)
    for side in (-1, 1):
        ear = head + (0.079 * side, -0.004, -0.016)
        shell = cut(blend([ellipsoid(ear, (0.010, 0.019, 0.031)), ellipsoid(ear + (-0.002 * side, 0.004, -0.022), (0.008, 0.011, 0.012))], 0.01),
                    ellipsoid(ear + (0.009 * side, 0.003, 0.004), (0.006, 0.011, 0.019)))
        solid_shape(shell, flesh, 0.004)


def add_shoe(foot):
    sole = [round_cone(foot + (0, -0.045, -0.052), foot + (0, 0.02, -0.055), 0.030, 0.030), round_cone(foot + (0, 0.02, -0.055), foot + (0, 0.125, -0.055), 0.030, 0.038)]
    upper = [round_cone(foot + (0, -0.035, -0.015), foot + (0, 0.13, -0.042), 0.040, 0.032), round_cone(foot + (0, -0.03, 0.03), foot + (0, -0.03, -0.03), 0.040, 0.040)]
    ground = np.float32((0, 0, 1))
    solid_shape(above(blend(upper, 0.03), foot - (0, 0, 0.055), ground), cloth('shoe', (0.02, 0.016, 0.014), 0.0), 0.010)
    solid_shape(above(blend(sole, 0.02), foot - (0, 0, 0.069), ground), rubber(), 0.010)


def add_hand(hand, along, side, flesh, palm=None, grip=False):
    """In the line of the forearm: palm, four fingers, thumb. `palm` is where it faces: inward unless given; a `grip` closes
    around a bar under the palm."""
    palm = np.float32(palm if palm is not None else (-side, 0.0, -0.35))
    palm = unit(palm - along * float(palm @ along))
    thumb = np.cross(along, palm) * side
    # Bare to well inside the sleeve: a raised arm's sleeve slides down.
    parts = [round_cone(hand - along * 0.19, hand - along * 0.07, 0.030, 0.025), round_cone(hand - along * 0.07, hand - along * 0.01, 0.025, 0.028),
             round_cone(hand + thumb * 0.016, hand + along * 0.03 + thumb * 0.022, 0.022, 0.016),
             round_cone(hand - thumb * 0.016, hand + along * 0.03 - thumb * 0.022, 0.022, 0.016)]
    # Along and toward the palm from one knuckle to the next.
    bends = ((0.026, 0.016), (0.002, 0.026), (-0.022, 0.006)) if grip else ((0.034, 0.010), (0.020, 0.016), (0.010, 0.018))
    for i in range(4):
        at, thick = hand + along * 0.036 + thumb * (1.5 - i) * 0.0175, 0.0108
        for forward, inward in bends:
            reach = 1.0 - 0.09 * abs(i - 1.3)
            tip = at + (along * forward + palm * (inward + 0.002 * i)) * reach
            parts.append(round_cone(at, tip, thick, thick - 0.001))
            at, thick = tip, thick - 0.001
    knuckle = hand + thumb * 0.040 + along * 0.028 + palm * 0.016
    parts += [round_cone(hand + thumb * 0.020 - along * 0.005, knuckle, 0.015, 0.011),
              round_cone(knuckle, knuckle + along * 0.024 + palm * (0.024 if grip else 0.006) - thumb * (0.012 if grip else 0), 0.011, 0.0088)]
    solid_shape(blend(parts, 0.007), flesh, 0.0044)


def add_headwear(head, style, seed):
    crown = ellipsoid(head + (0, -0.010, 0.038), (0.092, 0.112, 0.100))
    if style == 'cap':
        shell = above(blend([crown]), head + (0, 0, 0.028), np.float32((0, -0.12, 0.99)))
        solid_shape(shell, cloth('cap', (0.02, 0.018, 0.017)), 0.006)
        visor = cut(ellipsoid(head + (0, 0.115, 0.030), (0.078, 0.080, 0.012)), ellipsoid(head + (0, 0.0, 0.0), (0.2, 0.06, 0.2)))
        solid_shape(visor, cloth('cap', (0.02, 0.018, 0.017)), 0.005)
    if style == 'beanie':
        tall = blend([crown, ellipsoid(head + (0, -0.045, 0.105), (0.062, 0.066, 0.055))], 0.04)
        knit = folds(above(tall, head + (0, 0, 0.012), np.float32((0, -0.25, 0.97))), 0.0022, 60, seed, (1.5, 1.5, 0.2))
        solid_shape(knit, cloth('beanie', (0.045, 0.020, 0.014), 0.6), 0.005)
        roll = cut(ellipsoid(head + (0, -0.006, 0.022), (0.100, 0.118, 0.032), 0.25), ellipsoid(head + (0, 0, -0.055), (0.2, 0.2, 0.05)))
        solid_shape(folds(roll, 0.0018, 70, seed + 1, (1.5, 1.5, 0.2)), cloth('beanie', (0.045, 0.020, 0.014), 0.6), 0.005)
    if style == 'scarf':
        around = [ellipsoid(head + (0, -0.014, 0.026), (0.092, 0.114, 0.108)), ellipsoid(head + (0, -0.01, -0.07), (0.092, 0.095, 0.09)),
                  ellipsoid(head + (0, -0.03, -0.17), (0.15, 0.12, 0.06))]
        shape = cut(folds(blend(around, 0.05), 0.005, 26, seed, (1, 1, 1.6)), ellipsoid(head + (0, 0.13, -0.01), (0.062, 0.08, 0.085)))
        solid_shape(shape, cloth('scarf', (0.10, 0.05, 0.06), 0.5), 0.007)


def add_headphones(head):
    """A headset of the crew: two padded cups on yokes, a band over the hair, a microphone on a boom."""
    x, y, z = (float(v) for v in head)
    pad = surface('ear pad', (0.014, 0.013, 0.013), 0.45, bump=0.3, bump_scale=160, coat=0.1)

    def arch(width, height, low=0.0):
        return [(x + width * np.cos(t), y - 0.012, z + 0.012 + height * np.sin(t)) for t in np.linspace(low, np.pi - low, 15)]

    for dy in (-0.008, 0.008):
        pipe([(px, py + dy, pz) for px, py, pz in arch(0.108, 0.156, 0.10)], 0.0035, steel())
    for dy in (-0.011, 0, 0.011):
        pipe([(px, py + dy, pz) for px, py, pz in arch(0.101, 0.149, 0.55)], 0.0095, pad)
    for side in (-1, 1):
        at = (x + side * 0.080, y - 0.006, z - 0.012)
        turn = (0, side * 84, 0)
        lathe([(0.018, 0.010), (0.030, 0.013), (0.039, 0.010), (0.044, 0.002), (0.041, -0.006)], pad, at, (0, -side * 96, 0), 40)
        lathe([(0.041, 0.002), (0.0425, 0.008), (0.0405, 0.020), (0.033, 0.028), (0.024, 0.030), (0.023, 0.027), (0, 0.027)], plastic(), at, turn, 48, 0.001)
        lathe([(0.0235, 0.0285), (0.0245, 0.0305), (0.0255, 0.0285)], steel(), at, turn, 40)
        out = x + side * 0.106
        pipe([(out, at[1] - 0.036, at[2] + 0.004), (out + side * 0.006, at[1] - 0.028, at[2] + 0.034), (x + side * 0.104, y - 0.012, at[2] + 0.058),
              (out + side * 0.006, at[1] + 0.028, at[2] + 0.034), (out, at[1] + 0.036, at[2] + 0.004)], 0.0032, steel())
        box((0.013, 0.026, 0.030), (x + side * 0.104, y - 0.012, z + 0.048), plastic(), (0, -side * 6, 0), 0.004)
    pipe([(x - 0.108, y + 0.004, z - 0.020), (x - 0.104, y + 0.05, z - 0.052), (x - 0.075, y + 0.105, z - 0.082), (x - 0.045, y + 0.122, z - 0.088)], 0.0026, plastic())
    sphere(0.0125, (x - 0.040, y + 0.124, z - 0.088), surface('mic foam', (0.012, 0.012, 0.013), 0.95, bump=1.0, bump_scale=900), (1.3, 1, 1), 24)
    pipe([(x - 0.106, y - 0.03, z - 0.045), (x - 0.110, y - 0.06, z - 0.12), (x - 0.098, y - 0.075, z - 0.21), (x - 0.10, y - 0.10, z - 0.34)], 0.0024, rubber())
