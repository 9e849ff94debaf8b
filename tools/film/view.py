"""A plate seen from a viewpoint that was not rendered: every pixel has a distance, and the two ends of a move
fill in for each other where one of them sees around a corner."""
import json
import os

import cv2
import numpy as np

NOTHING = 1e6
# From this distance on, a ray met nothing at all.
VOID = 599


class View:
    """One rendered end of a camera move."""

    def __init__(self, folder, number, facts):
        stored = np.load(os.path.join(folder, f'view{number}.npz'))
        self.lights = {name: stored[name].astype(np.float32) for name in stored.files if name != 'depth'}
        self.depth = np.where(stored['depth'] >= VOID, np.float32(facts['void']), stored['depth'])
        self.pose = np.array(facts['views'][number], np.float64)
        self.focal = facts['focal']
        h, w = self.depth.shape
        self.center = ((w - 1) / 2, (h - 1) / 2)
        v, u = np.mgrid[0:h, 0:w].astype(np.float32)
        rays = np.stack([(u - self.center[0]) / self.focal, (self.center[1] - v) / self.focal, -np.ones_like(u)], -1)
        self.points = (rays * self.depth[..., None]).reshape(-1, 3)
        # Beside the outline of a nearer object, a pixel has part of that object's color and is not reliable.
        nearest = cv2.erode(self.depth, np.ones((5, 5), np.uint8))
        self.sure = np.where(self.depth > nearest * 1.06 + 0.02, np.float32(-1), self.depth)
        # Far to near, so that the nearest points are written last.
        order = np.argsort(-self.depth.ravel(), kind='stable')
        self.points = self.points[order[self.sure.ravel()[order] > 0]]

    def lit(self, levels):
        total = np.zeros((*self.depth.shape, 3), np.float32)
        for name, light in self.lights.items():
            level = np.float32(levels.get(name, levels.get('others', 1.0)))
            if np.any(level > 0):
                total += light * level
        return total

    def seen_from(self, pose, focal, levels, size):
        """Light, distance and a mask of the parts of the frame that this view covers."""
        width, height = size
        cx, cy = (width - 1) / 2, (height - 1) / 2
        turn = (np.linalg.inv(pose) @ self.pose).astype(np.float32)
        there = self.points @ turn[:3, :3].T + turn[:3, 3]
        z = np.maximum(-there[:, 2], 1e-3)
        u, v = there[:, 0] / z * focal + cx, cy - there[:, 1] / z * focal
        inside = (-there[:, 2] > 0.05) & (u > -1) & (u < width) & (v > -1) & (v < height)
        z, u, v = z[inside], u[inside], v[inside]
        stride = width + 2
        at = np.floor(v + 1).astype(np.int32) * stride + np.floor(u + 1).astype(np.int32)
        depth = np.full((height + 3) * stride, NOTHING, np.float32)
        # Each point covers the four pixels around it, so that no cracks open between them.
        for neighbor in (0, 1, stride, stride + 1):
            layer = np.full_like(depth, NOTHING)
            layer[at + neighbor] = z
            np.minimum(depth, layer, out=depth)
        depth = depth.reshape(height + 3, stride)[:-1]
        depth = np.ascontiguousarray(depth[1:-1, 1:-1])
        back = (np.linalg.inv(self.pose) @ pose).astype(np.float32)
        column, row, right = self.trace(depth, back, focal)
        # The rim of a near object is drawn slightly too wide; use the farther surface behind it.
        wrong = ~right
        farther = cv2.dilate(np.where(wrong | (depth > NOTHING / 2), 0, depth), np.ones((5, 5), np.uint8))
        depth = np.where(wrong & (farther > 0), farther, depth)
        column, row, right = self.trace(depth, back, focal)
        light = cv2.remap(self.lit(levels), column, row, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        return np.maximum(light, 0), depth, right

    def trace(self, depth, back, focal):
        """Where in this view the frame's pixels come from, and whether the same surface is there."""
        height, width = depth.shape
        near = np.minimum(depth, NOTHING / 10)
        u, v = np.arange(width, dtype=np.float32)[None], np.arange(height, dtype=np.float32)[:, None]
        x, y, z = (u - (width - 1) / 2) / focal * near, ((height - 1) / 2 - v) / focal * near, -near
        from_x, from_y, from_z = (back[i, 0] * x + back[i, 1] * y + back[i, 2] * z + back[i, 3] for i in range(3))
        distance = np.maximum(-from_z, 1e-3)
        column = from_x / distance * self.focal + self.center[0]
        row = self.center[1] - from_y / distance * self.focal
        found = cv2.remap(self.sure, column, row, cv2.INTER_NEAREST, borderMode=cv2.BORDER_CONSTANT, borderValue=-1)
        right = (np.abs(found - distance) < 0.04 * distance + 0.01) & (depth < NOTHING / 2)
        return column.astype(np.float32), row.astype(np.float32), right


class Plate:
    """`size_of` says how large a frame is that shows a picture of a given size."""

    def __init__(self, folder, size_of):
        with open(os.path.join(folder, 'plate.json')) as file:
            self.facts = json.load(file)
        self.size = size_of(*self.facts['size'])
        self.home = np.array(self.facts['home'], np.float64)
        self.focal = self.facts['focal'] * self.facts['overscan'] * self.size[0] / self.facts['width']
        self.views = [View(folder, number, self.facts) for number in range(len(self.facts['views']))]

    def pose(self, step, turn=(0, 0, 0)):
        """An offset right, up and forward from the picture's camera, and a turn right, up and of roll in
        degrees."""
        yaw, pitch, roll = np.radians([-turn[0], turn[1], turn[2]])
        ry = np.array([[np.cos(yaw), 0, np.sin(yaw)], [0, 1, 0], [-np.sin(yaw), 0, np.cos(yaw)]])
        rx = np.array([[1, 0, 0], [0, np.cos(pitch), -np.sin(pitch)], [0, np.sin(pitch), np.cos(pitch)]])
        rz = np.array([[np.cos(roll), -np.sin(roll), 0], [np.sin(roll), np.cos(roll), 0], [0, 0, 1]])
        local = np.eye(4)
        local[:3, :3] = ry @ rx @ rz
        local[:3, 3] = (step[0], step[1], -step[2])
        return self.home @ local

    def frame(self, pose, levels, zoom=1.0):
        """Light and distance of the frame."""
        seen = [view.seen_from(pose, self.focal * zoom, levels, self.size) for view in self.views]
        gaps = np.array([np.linalg.norm(view.pose[:3, 3] - pose[:3, 3]) for view in self.views]) + 1e-4
        shares = 1 / gaps ** 4
        shares /= shares.sum()
        front = np.min([np.where(right, depth, NOTHING) for _, depth, right in seen], axis=0)
        light, weight, distance = np.zeros_like(seen[0][0]), np.zeros(front.shape, np.float32), np.zeros(front.shape, np.float32)
        for share, (color, depth, right) in zip(shares, seen):
            same = (right & (depth < front * 1.05 + 0.02)).astype(np.float32)
            # Softens the seams between areas that both views cover and areas that only one covers.
            soft = cv2.GaussianBlur(cv2.erode(same, np.ones((3, 3), np.uint8)), (0, 0), 2.5)
            mine = same * (soft * share + 1e-4)
            light += color * mine[..., None]
            distance += depth * mine
            weight += mine
        known = weight > 0
        scale = 1 / np.maximum(weight, 1e-9)
        light, distance = light * scale[..., None], distance * scale
        if not known.all():
            light, distance = fill(light, distance, known)
        return smooth_outlines(light, distance), distance


def smooth_outlines(light, distance):
    """Outlines are cut from whole pixels; softens them to match the rest."""
    cross = np.ones((3, 3), np.uint8)
    edge = (cv2.dilate(distance, cross) > cv2.erode(distance, cross) * 1.06).astype(np.float32)
    edge = cv2.GaussianBlur(edge, (0, 0), 0.8)[..., None]
    return light * (1 - edge) + cv2.GaussianBlur(light, (0, 0), 0.9) * edge


def fill(light, distance, known):
    """Fills areas that no view covers from their surroundings and background."""
    trust = known.astype(np.float32) * (np.minimum(distance, 60) / 10) ** 6
    stack = np.dstack([light, distance, np.ones_like(distance)]) * trust[..., None]
    levels = [stack]
    while min(levels[-1].shape[:2]) > 4:
        levels.append(cv2.pyrDown(levels[-1]))
    guess = levels[-1]
    for level in reversed(levels[:-1]):
        guess = cv2.pyrUp(guess, dstsize=(level.shape[1], level.shape[0]))
        # Where a level has data of its own, it counts more than the coarser level.
        guess = level + guess * 0.02
    made = guess[..., :4] / np.maximum(guess[..., 4:5], 1e-9)
    soft = cv2.GaussianBlur(known.astype(np.float32), (0, 0), 1.0)[..., None]
    soft = np.where(known[..., None], np.maximum(soft, 0.5), 0)
    light = light * soft + made[..., :3] * (1 - soft)
    return light, np.where(known, distance, made[..., 3])
