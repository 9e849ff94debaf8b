"""The plates of the film: camera positions at both ends of each move, and the lights that are rendered apart.

A view is an offset from the picture's own camera in meters: right, up, forward. A light belongs to the first
group whose rule matches it; all others form the group `rest`. `void` is the distance assigned to empty space:
discs and beams of light in front of it have no distance of their own.
"""
from collections import namedtuple

Plate = namedtuple('Plate', 'scene views groups void', defaults=[{}, 600.0])
Lamp = namedtuple('Lamp', 'kind x y z')


def across(kinds, edges, name='lamps', where=lambda lamp: True):
    """Groups the lamps from left to right, divided at the edges."""
    bounds = [-1e9, *edges, 1e9]
    return {
        f'{name}{i}': lambda lamp, a=a, b=b: lamp.kind in kinds and a <= lamp.x < b and where(lamp)
        for i, (a, b) in enumerate(zip(bounds, bounds[1:]))
    }


HUNG = ('spot', 'beam', 'lamp')

# Pictures of `npm run renders`, used as they are: from one viewpoint, with their own focus. Their light is
# split into `near` and `far`, blended at a distance (the first number); gaps up to the second number of
# pixels are closed.
STILLS = {'load-in': (9.0, 5), 'hero': (6.0, 5), 'interview': (3.6, 5), 'choir': (7.0, 7), 'ghost-light': (7.0, 17), 'festival': (12.0, 5)}

PLATES = {
    'conference': Plate('conference', [(0.0, -0.55, 0.0), (0.5, 0.75, 1.2)], {
        'hall': lambda lamp: lamp.kind in HUNG and 10 < lamp.y < 12,
        'key': lambda lamp: lamp.kind == 'spot' and (lamp.y < 8 or lamp.y > 16.4),
        **across(HUNG, (-5.0, 0.0, 5.0)),
        'wall': lambda lamp: lamp.kind == 'panel' and abs(lamp.x) < 3,
        'sides': lambda lamp: lamp.kind == 'panel',
    }, 17.4),
    'keynote': Plate('keynote', [(-0.22, 0.0, 0.0), (0.22, 0.0, 0.25)], {
        **across(('bokeh',), (-0.9, 0.3, 1.5), 'house'),
        'key': lambda lamp: lamp.kind == 'area' and lamp.y > 0,
    }, 5.25),
    'lens': Plate('lens', [(-0.035, 0.0, 0.0), (0.035, 0.012, 0.03)], {
        **across(('area',), (-0.3, 0.3), 'glass', lambda lamp: lamp.y < 0),
        'edges': lambda lamp: lamp.kind == 'area',
    }, 0.92),
}


def void_of(name):
    return PLATES[name].void if name in PLATES else 40.0
