"""A printable case for a Pico, an SSD1306 and seven keys on a perforated board of 80x60 mm.

    python hardware/pico_ssd1306/case.py [FOLDER]

writes the STL files. Millimetres; z = 0 is the top of the board, x and y have 0 in its middle, USB
is at +y. Needs manifold3d, as in pyproject.toml. README.md has where the measures are from.
"""

import struct
import sys
from pathlib import Path

import numpy as np
from manifold3d import CrossSection, Manifold, OpType, set_circular_segments

GRID = 2.54
# What is bought.
BOARD = 80.0, 60.0, 1.6
PICO = 21.0, 51.0, 1.0              # turned over, below the board, on its own pins
HEADER = 2.54                       # plastic between two boards
USB = 8.0, 5.6, 2.8, 1.3            # width, depth, height, how far it sticks out
PLUG = 12.4, 8.6                    # hole for the plastic of a Micro-B plug
OLED = 27.8, 28.0, 1.2
PANEL = 26.7, 19.3, 1.9             # its glass, with glue and polariser
ACTIVE = 21.74, 10.86
SWITCH = 6.2, 3.5, 4.3              # body, its height, height of the button when it is up
TRAVEL = 0.25

# Where it goes: all of it in the holes of the board, which has 28 x 22 of them.
PICO_TOP = 28.04                    # edge with USB; its first pins are in the first row of holes
OLED_PINS = 9.5 * GRID
OLED_EDGE = 1.5                     # from the pins to the edge of the module
ACTIVE_DOWN = 10.6                  # from the pins to the middle of the picture
_X, _Y, _APART = 9.5 * GRID, -3 * GRID, 3 * GRID
KEYS = {"UP": (-_X, _Y + _APART), "DOWN": (-_X, _Y - _APART), "LEFT": (-_X - _APART, _Y),
        "RIGHT": (-_X + _APART, _Y), "BACK": (_X - _APART, _Y), "OK": (_X + _APART, _Y),
        "NEXT": (_X, _Y - _APART)}

# How it is printed.
WALL, PLATE = 2.4, 2.0              # walls; floor and front
LEAST = 1.2                         # three lines of a nozzle of 0.4: nothing is thinner
SLACK = 0.5                         # beside the board
HOLE_SLACK = 0.3                    # around a key, all round
ABOVE, BELOW = 6.0, 9.0             # room over and under the board
WINDOW = 26.0, 15.5
SCREW, PILOT, HEAD = 2.8, 2.1, (5.4, 2.4)       # M2.5 x 16, cuts its own thread in the front
BOSS = 7.8
CORNER = 8.0
CAP, FLANGE, LIP, PROUD = 6.6, 9.0, 1.2, 1.6    # of a key; it stands so far out of the front

# A breadboard of 400 holes, for the tray.
BREADBOARD = 82.5, 54.6
TRAY_HIGH = 7.0

_INSIDE = BOARD[0] / 2 + SLACK, BOARD[1] / 2 + SLACK
_SCREWS = [(sx * (_INSIDE[0] + BOSS / 2 + 0.3), sy * (_INSIDE[1] - 6)) for sx in (-1, 1)
           for sy in (-1, 1)]
OUTER = 2 * (_SCREWS[-1][0] + BOSS / 2), 2 * (_INSIDE[1] + WALL)
TOP, FLOOR = ABOVE + PLATE, -BOARD[2] - BELOW
_MORE = 1.0                         # cuts go beyond what they cut
set_circular_segments(32)


def box(width, height, low, high, x=0.0, y=0.0):
    return Manifold.cube((width, height, high - low), True).translate((x, y, (low + high) / 2))


def rounded(width, height, low, high, radius=CORNER):
    flat = CrossSection.square((width - 2 * radius, height - 2 * radius), True)
    edge = CrossSection.circle(radius)
    corners = [edge.translate((sx * (width / 2 - radius), sy * (height / 2 - radius)))
               for sx in (-1, 1) for sy in (-1, 1)]
    return CrossSection.batch_hull([flat, *corners]).extrude(high - low).translate((0, 0, low))


def rod(diameter, low, high, x=0.0, y=0.0, upper=None):
    wide = diameter if upper is None else upper
    return Manifold.cylinder(high - low, diameter / 2, wide / 2).translate((x, y, low))


def _hollow(low, high):
    """The room inside, between the columns of the screws."""
    sides = OUTER[0] - 2 * WALL, 2 * (_SCREWS[-1][1] - BOSS / 2 - 0.3)
    return box(*(2 * side for side in _INSIDE), low, high) + box(*sides, low, high)


def _corners(low, high):
    """Between them the board is held, where it has no holes."""
    size = 5.0
    return Manifold.batch_boolean([
        box(size, size, low, high, sx * (_INSIDE[0] - size / 2 + 0.5),
            sy * (_INSIDE[1] - size / 2 + 0.5))
        for sx in (-1, 1) for sy in (-1, 1)], OpType.Add)


def base():
    made = rounded(*OUTER, FLOOR - PLATE, 0) - _hollow(FLOOR, _MORE)
    made += _corners(FLOOR - PLATE / 2, -BOARD[2])
    for x, y in _SCREWS:
        made -= rod(SCREW, FLOOR - PLATE - _MORE, _MORE, x, y)
        made -= rod(HEAD[0], FLOOR - PLATE - _MORE, FLOOR - PLATE + HEAD[1], x, y)
    return made - plug()


def plug():
    """What a cable takes, from the connector outwards."""
    middle = -BOARD[2] - HEADER - PICO[2] - USB[2] / 2
    return box(PLUG[0], 2 * WALL, middle - PLUG[1] / 2, middle + PLUG[1] / 2,
               0, _INSIDE[1] + WALL / 2)


def front():
    made = rounded(*OUTER, 0, TOP) - _hollow(-_MORE, ABOVE)
    made += _corners(0.2, ABOVE + PLATE / 2)
    for x, y in _SCREWS:
        made -= rod(PILOT, -_MORE, TOP - LEAST - 0.3, x, y)
    made -= _window()
    for x, y in KEYS.values():
        made -= rod(CAP + 2 * HOLE_SLACK, ABOVE - _MORE, TOP + _MORE, x, y)
    return made


def _window():
    """With edges that slope, so that one sees in from the side."""
    slope = PLATE - LEAST
    y = OLED_PINS - ACTIVE_DOWN
    funnel = [box(WINDOW[0] + 2 * out, WINDOW[1] + 2 * out, TOP - slope + out,
                  TOP - slope + out + 0.01, 0, y) for out in (0, slope + 0.01)]
    return box(*WINDOW, ABOVE - _MORE, TOP + _MORE, 0, y) + Manifold.batch_hull(funnel)


def cap():
    """A key, upside up. It lies on the button of its switch, and its rim keeps it in."""
    low, high = SWITCH[2], TOP + PROUD
    edge = 0.6
    return (rod(FLANGE, low, low + LIP) + rod(CAP, low, high - edge)
            + rod(CAP, high - edge, high, upper=CAP - 2 * edge))


def tray():
    """For the breadboard as it is: keeps it together, and off the table."""
    inside = BREADBOARD[0] + 2 * SLACK, BREADBOARD[1] + 2 * SLACK
    outside = inside[0] + 2 * WALL, inside[1] + 2 * WALL
    made = rounded(*outside, 0, TRAY_HIGH, 4.0) - box(*inside, PLATE, TRAY_HIGH + _MORE)
    fingers = box(24.0, 2 * outside[1], PLATE + _MORE, TRAY_HIGH + _MORE)
    cable = box(2 * outside[0], 16.0, PLATE + _MORE, TRAY_HIGH + _MORE)
    return made - fingers - cable


def electronics():
    """{name: what it takes in there}, to see that all of it fits."""
    under = -BOARD[2] - HEADER
    pico_y = PICO_TOP - PICO[1] / 2
    oled_y = OLED_PINS + OLED_EDGE - OLED[1] / 2
    glass_y = oled_y - 0.25
    return {
        "board": box(*BOARD[:2], -BOARD[2], 0),
        "pico": box(*PICO[:2], under - PICO[2], under, 0, pico_y),
        "usb": box(*USB[:2], under - PICO[2] - USB[2], under - PICO[2], 0,
                   PICO_TOP + USB[3] - USB[1] / 2),
        "oled": box(*OLED[:2], HEADER, HEADER + OLED[2], 0, oled_y),
        "glass": box(*PANEL[:2], HEADER + OLED[2], HEADER + OLED[2] + PANEL[2], 0, glass_y),
        **{f"switch {name}": box(SWITCH[0], SWITCH[0], 0, SWITCH[1], *at)
           + rod(3.5, 0, SWITCH[2] - 0.01, *at) for name, at in KEYS.items()},
    }


# As they are printed: nothing hangs in the air.
PARTS = {
    "base": lambda: base().translate((0, 0, PLATE - FLOOR)),
    "front": lambda: front().rotate((180, 0, 0)).translate((0, 0, TOP)),
    "cap": lambda: cap().translate((0, 0, -SWITCH[2])),
    "tray": tray,
}


def triangles(made):
    """Corners, (n, 3, 3), in an order that depends on nothing but the shape."""
    mesh = made.to_mesh()
    corners = np.round(mesh.vert_properties[:, :3].astype(np.float64), 4) + 0.0
    found = [tuple(map(tuple, corners[face])) for face in mesh.tri_verts]
    turned = [min(face[i:] + face[:i] for i in range(3)) for face in found]
    return np.array(sorted(face for face in turned if len(set(face)) == 3), np.float32)


def stl(made):
    """As a binary STL file."""
    faces = triangles(made)
    normals = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]).astype(np.float64)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    normals = np.round(normals, 4) + 0.0
    head = b"Crupier, pico_ssd1306".ljust(80) + struct.pack("<I", len(faces))
    return head + b"".join(
        struct.pack("<12fH", *normal, *face.ravel(), 0)
        for normal, face in zip(normals, faces, strict=True))


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PARTS.items():
        made = make()
        (folder / f"{name}.stl").write_bytes(stl(made))
        low, high = np.array(made.bounding_box()).reshape(2, 3)
        print(f"{name}: {' x '.join(f'{side:.1f}' for side in high - low)} mm, "
              f"{made.volume() / 1000:.1f} cm3")


if __name__ == "__main__":
    main()
