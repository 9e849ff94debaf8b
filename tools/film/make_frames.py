"""python3 make_frames.py FILM NAME FRAMES FOLDER OUTPUT [--mirror] [--still N]: one shot without titles.

FILM is a folder with a `shots.py`, FOLDER has the plates. `--mirror` makes a loop: its second half is its first
half backward. `--still` writes single frames as pictures to OUTPUT with the number in place of `%`.
"""
import argparse
import importlib.util
import os
import subprocess
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import optics  # noqa: E402
from view import VOID, Plate  # noqa: E402

RATE = 24
# The width for which apertures are given in pixels.
FULL = 1280


def read_shots(folder):
    spec = importlib.util.spec_from_file_location('shots', os.path.join(folder, 'shots.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Scene:
    def __init__(self, film, name, folder):
        self.shot = film.SHOTS[name]
        self.grain, self.vignette, self.veil = film.GRAIN, film.VIGNETTE, film.VEIL
        self.seed = list(film.SHOTS).index(name)
        self.plate = Plate(os.path.join(folder, self.shot.plate), film.frame_size)
        self.film = optics.Film(os.path.join(folder, f'{self.plate.facts["look"]}.npy'))

    def frame(self, number, last):
        shot, facts = self.shot, self.plate.facts['develop']
        t, u = number / RATE, number / last
        pose = self.plate.pose(shot.step(t, u), shot.turn(t, u))
        light, depth = self.plate.frame(pose, shot.levels(t, u), shot.zoom)
        light = optics.focus(light, depth, shot.focus(t, u), shot.aperture * self.plate.size[0] / FULL)
        # Where a ray met nothing, the air goes on behind the lights that seem to be there.
        light = optics.air(light, np.where(depth > self.plate.facts['void'] * 0.97, VOID, depth), facts.get('haze'), self.veil)
        light = optics.bloom(light, facts.get('bloom', 0.10), facts.get('bloom_from', 0.6))
        light = light * np.float32(2 ** (facts.get('exposure', 0.0) + shot.exposure(t, u))) * np.float32(facts.get('balance', (1, 1, 1)))
        return optics.finish(self.film.develop(light), self.grain, self.seed * 1000 + number, self.vignette)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('film')
    parser.add_argument('name')
    parser.add_argument('frames', type=int)
    parser.add_argument('folder')
    parser.add_argument('output')
    parser.add_argument('--mirror', action='store_true')
    parser.add_argument('--still', type=int, action='append')
    wanted = parser.parse_args()
    cv2.setNumThreads(1)
    scene = Scene(read_shots(wanted.film), wanted.name, wanted.folder)
    # The frame after a loop's last is its first again.
    last = wanted.frames if wanted.mirror else wanted.frames - 1
    if wanted.still:
        for number in wanted.still:
            cv2.imwrite(wanted.output.replace('%', str(number)), np.round(scene.frame(number, last)[..., ::-1] * 255))
        return
    width, height = scene.plate.size
    # A lossless ten-bit intermediate copy, so that dark gradients survive until the final encoding.
    encoder = subprocess.Popen(
        ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', f'{width}x{height}', '-r', str(RATE),
         '-i', '-', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '6', '-pix_fmt', 'yuv420p10le', wanted.output],
        stdin=subprocess.PIPE)
    kept = []
    for number in range(wanted.frames // 2 + 1 if wanted.mirror else wanted.frames):
        picture = np.round(scene.frame(number, last) * 65535).astype('<u2').tobytes()
        encoder.stdin.write(picture)
        if wanted.mirror:
            kept.append(picture)
    for picture in kept[wanted.frames // 2 - 1:0:-1]:
        encoder.stdin.write(picture)
    encoder.stdin.close()
    sys.exit(encoder.wait())


main()
