"""The dark seamless on which equipment is photographed, lit the same for every kit."""
from materials import surface
from scene_kit import MOON, TUNGSTEN, WARM_WHITE, area, camera, mesh, smooth

SIZE = (960, 720)
SAMPLES = 40
DEVELOP = {'bloom': 0.12, 'exposure': 0.1}


def seamless(warmth=TUNGSTEN):
    """A sweep of black paper, a strip above and behind, a soft side, a cool edge."""
    paper = surface('seamless', (0.016, 0.0155, 0.015), 0.42, vary=0.08, scale=4, bump=0.05, bump_scale=60)
    points = [(-2.0, 0.0), (0.6, 0.0), (0.95, 0.05), (1.15, 0.22), (1.22, 0.5), (1.22, 2.2)]
    vertices, faces = [], []
    for i, (y, z) in enumerate(points):
        vertices += [(-3, y, z), (3, y, z)]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    sweep = smooth(mesh(vertices, faces, paper), 180)
    rounding = sweep.modifiers.new('round', 'SUBSURF')
    rounding.levels = rounding.render_levels = 3
    area((0.0, 0.75, 1.35), (0, 0.0, 0.1), (1.6, 0.18), 30, WARM_WHITE)
    area((-1.25, -0.15, 0.75), (0, 0, 0.12), (0.35, 0.8), 15, warmth)
    area((1.2, 0.25, 0.55), (0, 0, 0.12), (0.12, 0.7), 13, MOON)
    area((-0.9, -1.3, 1.1), (0, 0, 0.12), (0.5, 0.5), 7, warmth)


def product_camera(look=(0, 0, 0.13), at=(-0.42, -1.55, 0.50), lens=74, f_stop=5.6):
    camera(at, look, lens, (look[0], look[1] - 0.05, look[2]), f_stop)
