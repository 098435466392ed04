"""Draws the case: closed, from behind, in layers, open, and the tray.

    python hardware/pico_ssd1306/picture.py [FILE]

writes the picture of README.md.
"""

import sys
from pathlib import Path

import case
import numpy as np
from manifold3d import Manifold
from PIL import Image

_SIZE = 420, 350                        # of a view, pixels
_FINE = 2                               # dots per pixel, each way
_LIGHT = np.array((-0.35, 0.45, 0.85)) / np.linalg.norm((-0.35, 0.45, 0.85))
_PAPER, _INK = (250, 250, 247), 0.45    # _INK: how bright edges are
_SHELL, _KEY, _OK = (214, 122, 66), (238, 232, 214), (94, 196, 170)
_COLOURS = {"board": (196, 160, 92), "pico": (38, 126, 74), "usb": (190, 192, 196),
            "oled": (36, 62, 128), "glass": (22, 24, 30), "switch": (60, 62, 66)}
# Which layer is how far from the board, in distances.
_LAYERS = {"pico": -1, "usb": -1}

Shape = tuple[Manifold, tuple[int, int, int]]


def shapes(apart: float) -> list[Shape]:
    """Everything in its place; apart: mm between the layers."""
    found: list[Shape] = [(case.base().translate((0, 0, -2 * apart)), _SHELL),
                          (case.front().translate((0, 0, 2 * apart)), _SHELL)]
    for name, (x, y) in case.KEYS.items():
        found.append((case.cap().translate((x, y, 2.6 * apart)), _OK if name == "OK" else _KEY))
    for name, part in case.electronics().items():
        kind = name.split()[0]
        found.append((part.translate((0, 0, _LAYERS.get(kind, 0) * apart)), _COLOURS[kind]))
    return found


def view(parts: list[Shape], turn: float, tilt: float, scale: float, rows: int = 1) -> Image.Image:
    """turn: degrees around z; tilt: 0 looks along the table, 90 from above."""
    size = _SIZE[0], rows * _SIZE[1]
    width, height = size[0] * _FINE, size[1] * _FINE
    depth = np.full((height, width), -np.inf)
    colour = np.full((height, width, 3), _PAPER, float)
    facing = np.zeros((height, width, 3))
    a, b = np.radians(turn), np.radians(tilt)
    right = np.array((np.cos(a), np.sin(a), 0))
    up = np.array((-np.sin(a) * np.sin(b), np.cos(a) * np.sin(b), np.cos(b)))
    eye = np.cross(right, up)
    faces = [case.triangles(part).astype(float) for part, _ in parts]
    ends = np.concatenate(faces).reshape(-1, 3)
    middle = (ends.min(axis=0) + ends.max(axis=0)) / 2
    for (_, paint), found in zip(parts, faces, strict=True):
        normals = np.cross(found[:, 1] - found[:, 0], found[:, 2] - found[:, 0])
        normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
        seen = np.stack(((found - middle) @ right, -(found - middle) @ up, (found - middle) @ eye),
                        axis=-1)
        seen[..., :2] = seen[..., :2] * scale * _FINE + (width / 2, height / 2)
        for corners, normal in zip(seen, normals, strict=True):
            if normal @ eye > 0:
                _fill(corners, np.array(paint) * (0.5 + 0.5 * max(0.0, normal @ _LIGHT)), normal,
                      depth, colour, facing)
    _outline(depth, colour, facing)
    picture = Image.fromarray(colour.clip(0, 255).astype(np.uint8))
    return picture.resize(size, Image.Resampling.LANCZOS)


def _fill(corners, paint, normal, depth, colour, facing):
    (x0, y0), (x1, y1) = (corners[:, :2].min(axis=0).astype(int),
                          corners[:, :2].max(axis=0).astype(int) + 2)
    x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, depth.shape[1]), min(y1, depth.shape[0])
    if x0 >= x1 or y0 >= y1:
        return
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if abs(area) < 1e-9:
        return
    x, y = np.meshgrid(np.arange(x0, x1) + 0.5, np.arange(y0, y1) + 0.5)
    v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
    w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
    z = az + v * (bz - az) + w * (cz - az)
    part = np.s_[y0:y1, x0:x1]
    near = (v >= -1e-9) & (w >= -1e-9) & (v + w <= 1 + 1e-9) & (z > depth[part])
    depth[part][near] = z[near]
    colour[part][near] = paint
    facing[part][near] = normal


def _outline(depth, colour, facing):
    """Dark where the next dot is much farther, or on a face that is turned away."""
    edge = np.zeros(depth.shape, bool)
    far = np.where(np.isinf(depth), -1e4, depth)
    for axis in (0, 1):
        step = np.abs(np.diff(far, axis=axis)) > 1.5
        bent = (np.diff(facing, axis=axis) ** 2).sum(axis=-1) > 0.15
        cut = np.s_[:-1, :] if axis == 0 else np.s_[:, :-1]
        edge[cut] |= step | bent
    colour[edge] *= _INK


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("picture.png")
    closed = shapes(0)
    turned = [(part.rotate((0, 180, 0)), paint) for part, paint in closed]
    opened = [closed[0], *closed[2 + len(case.KEYS):]]
    views = [[view(closed, 20, 55, 3.3), view(turned, 204, 40, 3.3)],
             [view(shapes(24), 20, 35, 3.3, rows=2)],
             [view(opened, 20, 55, 3.3), view([(case.tray(), _SHELL)], 20, 55, 3.5)]]
    sheet = Image.new("RGB", (len(views) * _SIZE[0], 2 * _SIZE[1]), _PAPER)
    for column, stack in enumerate(views):
        for row, one in enumerate(stack):
            sheet.paste(one, (column * _SIZE[0], row * _SIZE[1]))
    few = sheet.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(target, optimize=True)


if __name__ == "__main__":
    main()
