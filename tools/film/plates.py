"""The plates of our films: camera positions for each move, and the lights that are rendered apart. A move past near
things needs both of its ends, because one sees what the other cannot; for a small move toward the subject one is enough.

A view is an offset from the picture's own camera in meters: right, up, forward. A light belongs to the first
group whose rule matches it; all others form the group `rest`. `void` is the distance assigned to empty space:
discs and beams of light in front of it have no distance of their own. The showreel and the loops of the
portfolio share these plates.
"""
from collections import namedtuple

Plate = namedtuple('Plate', 'views groups void samples', defaults=[{}, 600.0, 10])
Lamp = namedtuple('Lamp', 'kind x y z')


def across(kinds, edges, name='lamps', where=lambda lamp: True):
    """Groups the lamps from left to right, divided at the edges."""
    bounds = [-1e9, *edges, 1e9]
    return {
        f'{name}{i}': lambda lamp, a=a, b=b: lamp.kind in kinds and a <= lamp.x < b and where(lamp)
        for i, (a, b) in enumerate(zip(bounds, bounds[1:]))
    }


HUNG = ('spot', 'beam', 'lamp')

PLATES = {
    'choir': Plate([(0.0, 0.0, 0.0)], {
        'sun': lambda lamp: lamp.kind in ('spot', 'beam'),
        'windows': lambda lamp: lamp.kind in ('area', 'mesh') and lamp.y > 8,
    }, 40.0),
    'classroom': Plate([(0.0, 0.0, 0.0)], {
        'sun': lambda lamp: lamp.kind == 'sun',
        'court': lambda lamp: lamp.kind == 'area',
    }, 60.0),
    'conference': Plate([(0.0, -0.10, 0.0), (0.5, 0.75, 1.2)], {
        'hall': lambda lamp: lamp.kind in HUNG and 10 < lamp.y < 12,
        'key': lambda lamp: lamp.kind == 'spot' and (lamp.y < 8 or lamp.y > 16.4),
        **across(HUNG, (-5.0, 0.0, 5.0)),
        'wall': lambda lamp: lamp.kind == 'panel' and abs(lamp.x) < 3,
        'sides': lambda lamp: lamp.kind == 'panel',
    }, 17.4),
    'festival': Plate([(0.0, 0.0, 0.0)], {
        **across(HUNG, (9.0, 12.0)),
        'wall': lambda lamp: lamp.kind == 'panel' and lamp.y < 30,
        'stage': lambda lamp: lamp.kind == 'area' and lamp.y < 30,
    }, 345.0),
    'ghost-light': Plate([(0.0, 0.0, 0.0)], {
        'bulb': lambda lamp: lamp.kind in ('point', 'ghost light') or (lamp.kind == 'area' and 4 < lamp.y < 5),
    }, 40.0),
    'hero': Plate([(0.0, 0.0, 0.0)], {
        'stage': lambda lamp: lamp.y > 9,
    }, 24.0),
    'interview': Plate([(0.0, 0.0, 0.0), (0.22, 0.0, 0.20)], {
        'soft': lambda lamp: lamp.kind == 'softbox' or (lamp.kind == 'area' and lamp.x < 0),
        'sky': lambda lamp: lamp.kind == 'area',
    }, 300.0),
    'keynote': Plate([(0.0, 0.0, 0.0), (0.40, 0.0, 0.24)], {
        **across(('bokeh',), (-0.9, 0.3, 1.5), 'house'),
        'key': lambda lamp: lamp.kind == 'area' and lamp.y > 0,
    }, 5.2),
    'lens': Plate([(-0.035, 0.0, 0.0), (0.035, 0.012, 0.03)], {
        **across(('area',), (-0.3, 0.3), 'glass', lambda lamp: lamp.y < 0),
        'edges': lambda lamp: lamp.kind == 'area',
    }, 0.92, 14),
    'load-in': Plate([(0.0, 0.0, 0.0)], {
        'truck': lambda lamp: lamp.x > 2 and (lamp.kind == 'point' or (lamp.kind == 'area' and lamp.y > 1)),
        'gate': lambda lamp: lamp.kind == 'spot',
    }, 300.0),
    'podcast': Plate([(0.0, 0.0, 0.0)], {
        'violet': lambda lamp: lamp.kind in ('area', 'lathe') and lamp.y > 2.4 and lamp.x < -0.4,
        'cyan': lambda lamp: lamp.kind in ('area', 'lathe') and lamp.x > 1.5,
        'wash': lambda lamp: lamp.kind == 'area' and lamp.y > 2.4,
    }, 40.0),
    # One view: reflections in the table have no distance of their own, and two views would show each of them twice.
    'turntable': Plate([(0.0, 0.0, 0.0)], {
        'box': lambda lamp: lamp.kind == 'panel',
        'left': lambda lamp: lamp.kind == 'tube' and lamp.x < 0,
        'right': lambda lamp: lamp.kind == 'tube',
        'strips': lambda lamp: lamp.kind == 'area' and lamp.y < 0,
    }, 6.0),
}
