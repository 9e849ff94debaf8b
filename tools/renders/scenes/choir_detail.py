"""Portfolio: a still from the choir's project. A hymn book lies open on a stone sill, beside it a remote camera."""
from materials import Nodes, painted_metal, plaster, surface
from props.cameras import remote_head
from props.hymnal import closed_book, open_book
from scene_kit import ambient, area, box, camera, panel, pipe, place, sun

ALT = 'A hymn book lies open on a stone sill in morning light; beside it a small remote camera looks into the church'
SIZE = (1600, 900)
SAMPLES = 12
DEVELOP = {
    'haze': {'density': 0.05, 'from': 1.2, 'to': 4, 'glow': 0.6, 'spread': 0.09, 'loss': 0.15, 'color': (0.010, 0.008, 0.006)},
    'bloom': 0.16, 'exposure': -0.15, 'balance': (1.05, 1.0, 0.90),
}
GRADE = {'vignette': 0.22, 'grain': 0.6, 'quality': 66}

MORNING = (1.0, 0.84, 0.60)


def window():
    """Leaded glass behind the sill; it throws no shadow, its lead does."""
    n = Nodes('sill window')
    place_at = n.add('TexCoord').outputs['UV']
    up = n.add('SeparateXYZ', {0: place_at}).outputs['Y']
    blotch = n.math('MULTIPLY', n.noise(3.0, 3.0, coordinates='UV'), 0.35)
    tone = n.ramp(n.math('ADD', up, blotch), [(0.15, (0.30, 0.30, 0.14)), (0.42, (0.98, 0.80, 0.46)), (0.75, (1.0, 0.95, 0.84)), (1.1, (0.84, 0.92, 1.0))])
    glass = panel(2.6, 2.2, (0, 0.86, 1.9), n.finish(n.add('Emission', {'Color': tone, 'Strength': 0.85})))
    glass.visible_shadow = False
    lead = painted_metal()
    for i in range(9):
        pipe([(-0.88 + i * 0.22, 0.80, 0.98), (-0.88 + i * 0.22, 0.80, 3.2)], 0.007, lead, soft=False)
    for i in range(8):
        pipe([(-1.0, 0.80, 1.15 + i * 0.27), (1.0, 0.80, 1.15 + i * 0.27)], 0.006, lead, soft=False)


def build():
    ambient((0.80, 0.87, 1.0), 0.03)
    stone = surface('sill stone', (0.27, 0.235, 0.19), 0.72, vary=0.12, scale=3.0, bump=0.7, bump_scale=90, tint=0.16)
    box((3.2, 1.05, 0.16), (0, 0.42, 0.92), stone, edge=0.018, segments=4)
    box((3.0, 0.5, 0.9), (0, 0.20, 0.40), plaster('under the sill', (0.20, 0.175, 0.15)), edge=0)
    for side in (-1, 1):
        box((0.5, 0.9, 2.6), (side * 0.98, 0.52, 2.28), stone, (0, 0, side * -16), 0.02)
    window()
    place(open_book(), (-0.15, 0.20, 1.0), (0, 0, 11))
    place(closed_book(color=(0.020, 0.030, 0.060)), (-0.50, 0.38, 1.0), (0, 0, -14))
    place(closed_book(), (-0.49, 0.375, 1.03), (0, 0, 6))
    place(remote_head(), (0.27, 0.27, 1.0), (0, 0, 146), 1.05)
    pipe([(0.30, 0.36, 1.03), (0.36, 0.46, 1.008), (0.52, 0.40, 1.006), (0.66, 0.10, 1.006), (0.68, -0.11, 0.99), (0.69, -0.125, 0.7)], 0.004, painted_metal())
    sun((-2.4, 5.0, 3.3), (0, 0, 0), 7.5, MORNING, 0.7)
    area((0.0, 0.78, 1.75), (0.0, 0.0, 1.0), (1.6, 1.3), 11, (1.0, 0.95, 0.86))
    area((0.7, -1.3, 2.0), (0.05, 0.2, 1.05), (1.0, 1.0), 3.0, (0.86, 0.92, 1.0))
    camera((0.06, -0.98, 1.36), (0.02, 0.26, 1.085), 54, (0.05, 0.19, 1.06), 3.5, roll=0.3)
