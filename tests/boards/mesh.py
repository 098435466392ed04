"""Triangles of an STL file: are they closed, and how thick is what they enclose?

Knows nothing of the library that made the file.
"""

import random
from collections import Counter

import numpy as np

_HEAD, _FACE = 84, 50
_RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("rest", "<u2")])
_SPACING = 3.0                  # mm between the points where thickness is measured
_AT_ONCE = 256                  # rays


def read(data: bytes) -> np.ndarray:
    """Corners, (n, 3, 3), of a binary STL file."""
    faces = np.frombuffer(data[_HEAD:], _RECORD)
    assert len(faces) == int.from_bytes(data[_HEAD - 4:_HEAD], "little") > 0
    return faces["corners"].astype(float)


def leaks(faces: np.ndarray) -> int:
    """Edges that do not join just two faces, which turn the same way."""
    edges: Counter = Counter()
    for a, b, c in (map(tuple, face) for face in faces):
        edges.update(((a, b), (b, c), (c, a)))
    return sum(count != 1 or edges[b, a] != 1 for (a, b), count in edges.items())


def volume(faces: np.ndarray) -> float:
    """Negative if it is inside out."""
    return float(np.einsum("ij,ij->", faces[:, 0], np.cross(faces[:, 1], faces[:, 2])) / 6)


def size(faces: np.ndarray) -> tuple[float, ...]:
    ends = faces.reshape(-1, 3)
    return tuple(map(float, np.round(ends.max(axis=0) - ends.min(axis=0), 3)))


def thinnest(faces: np.ndarray) -> float:
    """The least way from a point of the surface, straight in, until it is left again."""
    across = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
    area = np.linalg.norm(across, axis=1) / 2
    flat = area > 1e-6                  # slivers have no direction
    points, inward = _points(faces[flat], -across[flat] / (2 * area[flat, None]), area[flat])
    return min(float(_ways(points[at:at + _AT_ONCE], inward[at:at + _AT_ONCE], faces).min())
               for at in range(0, len(points), _AT_ONCE))


def _points(faces, inward, area):
    """The middle of every face, and more of large ones."""
    chance = random.Random(1)
    points, ways = [faces.mean(axis=1)], [inward]
    for face, way, count in zip(faces, inward, area / _SPACING ** 2, strict=True):
        for _ in range(int(count)):
            u, v = chance.random(), chance.random()
            u, v = (1 - u, 1 - v) if u + v > 1 else (u, v)
            points.append([face[0] + u * (face[1] - face[0]) + v * (face[2] - face[0])])
            ways.append([way])
    return np.concatenate(points), np.concatenate(ways)


def _ways(points, inward, faces):
    """Möller and Trumbore: where each ray leaves first."""
    one, two = faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]
    p = np.cross(inward[:, None], two[None])
    size = np.einsum("ijk,jk->ij", p, one)
    with np.errstate(divide="ignore", invalid="ignore"):
        s = points[:, None] - faces[None, :, 0]
        u = np.einsum("ijk,ijk->ij", s, p) / size
        q = np.cross(s, one[None])
        v = np.einsum("ik,ijk->ij", inward, q) / size
        way = np.einsum("jk,ijk->ij", two, q) / size
        leaving = (-size > 1e-9) & (u >= 0) & (v >= 0) & (u + v <= 1) & (way > 1e-5)
    return np.where(leaving, way, np.inf).min(axis=1)
