"""How the loop of each portfolio project moves. It begins and ends as the project's picture, without a visible seam."""
from moves import Shot, racked, steady, swing, swung

# A little grain hides steps in dark gradients; the haze is that of the pictures.
GRAIN, VIGNETTE, VEIL = 0.7, 0.28, 1.0
HEIGHT = 540


def frame_size(width, height):
    return round(HEIGHT * width / height / 2) * 2, HEIGHT


def dimmed(**depths):
    """Every group at its full level in the beginning; in the middle as much lower as given."""
    return lambda t, u: {name: 1 - depth * swing(u) for name, depth in depths.items()}


def wave(name, count, depth=0.7, **others):
    """Lamps go down and up one after another, from left to right."""
    def levels(t, u):
        lamps = {f'{name}{i}': 1 - depth * swing(min(1, max(0, (swing(u) * 1.6 - 0.6 * i / max(1, count - 1))))) for i in range(count)}
        return {**lamps, **dimmed(**others)(t, u)}
    return levels


# Apertures are those of the scenes' own lenses, so that a loop begins as sharp as its picture.
SHOTS = {
    'keynote': Shot('keynote', swung((0, 0, 0), (0.25, 0.0, 0.18)), swung((0, 0, 0), (-3.0, 0, 0)), steady(3.15),
                    3, wave('house', 4, 0.75, key=0.45), steady(0.0)),
    'choir': Shot('choir', swung((0, 0, 0), (0.03, 0.03, 0.40)), swung((0, 0, 0), (-0.2, 0, 0)), steady(7.0),
                  1, dimmed(sun=0.8, windows=0.35, others=0.25), steady(0.0)),
    'interview': Shot('interview', swung((0, 0, 0), (0.20, 0.0, 0.18)), swung((0, 0, 0), (-2.0, 0, 0)), racked(4.2, 2.6),
                      4, dimmed(soft=0.85), steady(0.0)),
    'turntable': Shot('turntable', swung((0, 0, 0), (-0.02, 0.005, 0.11)), swung((0, 0, 0), (0.4, 0, 0)), steady(1.55),
                      9, dimmed(left=0.96, box=0.7, strips=0.3), steady(0.0)),
    'festival': Shot('festival', swung((0, 0, 0), (0.04, 0.05, 0.45)), swung((0, 0, 0), (-0.2, -0.2, 0)), steady(22.0),
                     0, wave('lamps', 3, 0.8, stage=0.4, wall=0.25), steady(0.0)),
    'classroom': Shot('classroom', swung((0, 0, 0), (0.04, 0.01, 0.36)), swung((0, 0, 0), (-0.3, 0, 0)), steady(5.4),
                      12, dimmed(sun=0.55, court=0.35), steady(0.0)),
}
