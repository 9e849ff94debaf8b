"""python3 make_frames.py FOLDER SHOT FRAMES OUTPUT [--still N | --half]: one shot of shots.py as a film without titles."""
import argparse
import os
import subprocess
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import optics  # noqa: E402
from plates import void_of  # noqa: E402
from shots import SHOTS  # noqa: E402
from view import FRAME, Plate  # noqa: E402

RATE = 24


class Scene:
    def __init__(self, folder, name):
        self.shot = SHOTS[name]
        self.plate = Plate(os.path.join(folder, self.shot.plate), void_of(self.shot.plate))
        self.film = optics.Film(os.path.join(folder, 'film-curve.npy'))

    def frame(self, number, frames, seed):
        shot, facts = self.shot, self.plate.facts['develop']
        t, u = number / RATE, number / max(1, frames - 1)
        pose = self.plate.pose(shot.step(t, u), shot.turn(t, u))
        light, depth = self.plate.frame(pose, shot.levels(t, u), shot.zoom)
        light = optics.focus(light, depth, shot.focus(t, u), shot.aperture)
        light = optics.air(light, depth, facts.get('haze'))
        light = optics.bloom(light, facts.get('bloom', 0.10), facts.get('bloom_from', 0.6))
        light = light * np.float32(2 ** (facts.get('exposure', 0.0) + shot.exposure(t, u))) * np.float32(facts.get('balance', (1, 1, 1)))
        return optics.finish(self.film.develop(light), 1.2, seed * 1000 + number)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('shot')
    parser.add_argument('frames', type=int)
    parser.add_argument('output')
    parser.add_argument('--still', type=int, action='append')
    wanted = parser.parse_args()
    cv2.setNumThreads(1)
    scene = Scene(wanted.folder, wanted.shot)
    seed = list(SHOTS).index(wanted.shot)
    if wanted.still:
        for number in wanted.still:
            picture = scene.frame(number, wanted.frames, seed)
            cv2.imwrite(wanted.output.replace('%', str(number)), np.round(picture[..., ::-1] * 255))
        return
    # A lossless ten-bit intermediate copy, so that dark gradients survive until the final encoding.
    encoder = subprocess.Popen(
        ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', f'{FRAME[0]}x{FRAME[1]}', '-r', str(RATE),
         '-i', '-', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '6', '-pix_fmt', 'yuv420p10le', wanted.output],
        stdin=subprocess.PIPE)
    for number in range(wanted.frames):
        picture = scene.frame(number, wanted.frames, seed)
        encoder.stdin.write(np.round(picture * 65535).astype('<u2').tobytes())
    encoder.stdin.close()
    sys.exit(encoder.wait())


main()
