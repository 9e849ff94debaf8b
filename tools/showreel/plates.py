"""What is rendered for the film: where the camera stands at the ends of each move, and which lights are apart.

A view is a step from the picture's own camera in metres: to the right, up, forward. A light belongs to the first
group whose rule fits it; what no rule fits is the group `rest`. Nothing counts as farther off than `far`: discs and beams
of light have no distance of their own, only that of what is behind them.
"""
from collections import namedtuple

Plate = namedtuple('Plate', 'scene views groups far', defaults=[{}, 600.0])
Lamp = namedtuple('Lamp', 'kind x y z')


def across(kinds, edges, name='lamps', where=lambda lamp: True):
    """Lamps from left to right in as many groups as the edges make."""
    bounds = [-1e9, *edges, 1e9]
    return {
        f'{name}{i}': lambda lamp, a=a, b=b: lamp.kind in kinds and a <= lamp.x < b and where(lamp)
        for i, (a, b) in enumerate(zip(bounds, bounds[1:]))
    }


HUNG = ('spot', 'beam', 'lamp')

PLATES = {
    'conference': Plate('conference', [(0.0, -0.55, 0.0), (0.5, 0.75, 1.2)], {
        'hall': lambda lamp: lamp.kind in HUNG and 10 < lamp.y < 12,
        'key': lambda lamp: lamp.kind == 'spot' and (lamp.y < 8 or lamp.y > 16.4),
        **across(HUNG, (-5.0, 0.0, 5.0)),
        'wall': lambda lamp: lamp.kind == 'panel' and abs(lamp.x) < 3,
        'sides': lambda lamp: lamp.kind == 'panel',
    }),
    'hero': Plate('hero', [(-0.17, 0.0, 0.0), (0.17, 0.04, 0.12)], {
        **across(HUNG, (0.0, 5.0), where=lambda lamp: lamp.y > 13),
        'front': lambda lamp: lamp.kind in HUNG,
        'wall': lambda lamp: lamp.kind == 'panel' and lamp.y > 10,
        'crew': lambda lamp: lamp.kind == 'area',
    }),
    'keynote': Plate('keynote', [(-0.22, 0.0, 0.0), (0.22, 0.0, 0.25)], {
        **across(('bokeh',), (-0.9, 0.3, 1.5), 'house'),
        'key': lambda lamp: lamp.kind == 'area' and lamp.y > 0,
    }, 5.25),
    'bridge': Plate('bridge', [(0.0, -2.5, 0.0), (6.0, 5.0, 14.0)]),
    'truss': Plate('truss', [(0.0, -0.05, 0.0), (0.15, 0.5, 0.5)], {
        'back': lambda lamp: lamp.kind in HUNG and lamp.y > 16,
        'front': lambda lamp: lamp.kind in HUNG and lamp.y < 12,
        **across(HUNG, (-2.0, 2.0)),
    }),
    'interview': Plate('interview', [(-0.25, 0.0, 0.0), (0.25, 0.0, 0.2)], {
        'lamp': lambda lamp: lamp.kind == 'point' or lamp.kind == 'floor lamp',
        'soft': lambda lamp: lamp.kind == 'softbox' or lamp.kind == 'area' and lamp.x < -1 and lamp.y < 1.5 and lamp.y > 0,
    }),
    'lens': Plate('lens', [(-0.035, 0.0, 0.0), (0.035, 0.012, 0.03)], {
        **across(('area',), (-0.3, 0.3), 'glass', lambda lamp: lamp.y < 0),
        'edges': lambda lamp: lamp.kind == 'area',
    }, 0.92),
    'control-room': Plate('control-room', [(-0.2, 0.0, 0.0), (0.15, 0.06, 0.35)], {
        'panels': lambda lamp: lamp.kind == 'display',
    }),
    'podcast': Plate('podcast', [(-0.14, 0.0, 0.0), (0.14, 0.03, 0.12)], {
        'lamp': lambda lamp: lamp.kind in ('point', 'floor lamp'),
        'tube': lambda lamp: lamp.kind == 'pipe',
    }),
}
