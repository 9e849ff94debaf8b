"""Infrastructure: the aisle of a machine room, rows of small lights, one work lamp at the far end."""
from materials import Nodes, glow, painted_metal, plaster, steel, surface
from props.cases import road_case
from props.rack import rack, tray
from scene_kit import MOON, STEEL, TUNGSTEN, area, box, camera, cylinder, floor, panel, pipe, place, point

ALT = 'A row of equipment racks with green and amber indicator lights and tidy cables; one work light at the end of the aisle'
FOCUS = 'left'
SIZE = (1600, 670)
SAMPLES = 26
DEVELOP = {
    'haze': {'density': 0.035, 'from': 2, 'to': 14, 'glow': 0.35, 'spread': 0.07, 'loss': 0.1, 'color': (0.001, 0.0012, 0.0017)},
    'bloom': 0.18, 'exposure': 0.15, 'bloom_from': 0.5,
}


def tiles():
    """A raised floor: dark tiles with thin seams."""
    n = Nodes('tiles')
    meters = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['UV'], 'Scale': (20, 20, 1)})
    grid = n.add('TexBrick', {'Vector': meters, 'Color1': (0.030, 0.030, 0.033), 'Color2': (0.022, 0.022, 0.025), 'Mortar': (0.004, 0.004, 0.004),
                              'Scale': 1.0, 'Mortar Size': 0.004, 'Brick Width': 0.6, 'Row Height': 0.6}, offset=0.0)
    rough = n.add('MapRange', {'Value': n.noise(2.0, 4.0), 3: 0.16, 4: 0.42})
    bump = n.add('Bump', {'Height': n.math('MULTIPLY', grid.outputs['Fac'], -1.0), 'Strength': 0.4, 'Distance': 0.004})
    return n.finish(n.add('BsdfPrincipled', {'Base Color': grid.outputs['Color'], 'Roughness': rough.outputs[0], 'Normal': bump}))


def work_light(at):
    x, y, z = at
    cylinder(0.014, z, (x, y, z / 2), steel(), edge=0.002)
    for dx, dy in ((0.35, 0.1), (-0.25, 0.28), (-0.1, -0.36)):
        pipe([(x, y, 0.42), (x + dx, y + dy, 0.02)], 0.010, steel(), soft=False)
    box((0.30, 0.07, 0.22), (x, y, z + 0.1), painted_metal(), (-14, 0, -16), 0.015)
    panel(0.26, 0.18, (x - 0.012, y - 0.042, z + 0.092), glow('work light', (1.0, 0.66, 0.34), 16.0, False), (-14, 0, -16))


def build():
    floor(tiles(), 20)
    wall = plaster('machine room', (0.05, 0.052, 0.056))
    box((8, 0.1, 3.4), (0, 9.0, 1.7), wall, edge=0)
    box((8, 24, 0.1), (0, 2, 3.2), wall, edge=0)
    kinds = [rack(s) for s in (4, 9, 15, 23)]
    for i in range(10):
        place(kinds[(i * 3) % 4], (1.0, -1.9 + i * 0.605, 0), (0, 0, -90))
    # The opposite row shows its dark side.
    mesh_door = surface('mesh door', (0.008, 0.008, 0.009), 0.75, bump=0.6, bump_scale=240, specular=0.12)
    for i in range(7):
        box((0.9, 0.59, 2.1), (-1.95, 1.2 + i * 0.605, 1.05), mesh_door, edge=0.006)
        box((0.012, 0.012, 0.12), (-1.492, 1.42 + i * 0.605, 1.05), steel(), edge=0.003)
    place(tray(12), (0.72, -3.0, 2.42))
    place(tray(12, 20, 8), (-1.5, -3.0, 2.42))
    work_light((0.18, 5.2, 1.55))
    area((0.16, 5.10, 1.62), (0.35, 0.0, 0.7), (0.26, 0.2), 95, TUNGSTEN, 150)
    point((0.2, 5.0, 1.75), 10, TUNGSTEN, 0.12)
    place(road_case(0.7, 0.5, 0.6), (-0.75, 4.6, 0), (0, 0, 70))
    area((-0.9, 1.5, 2.9), (0.9, 1.2, 1.0), (0.25, 5), 20, STEEL, 100)
    area((-2.2, -3.0, 2.6), (0.8, 0.0, 1.2), (0.6, 0.6), 16, MOON)
    camera((-0.62, -2.5, 1.30), (0.28, 3.0, 1.20), 32, (0.72, 0.35, 1.2), 1.8, roll=-0.3)
