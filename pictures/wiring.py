"""boards/<id>/wiring.svg, drawn from board.py:  python -m pictures.wiring

What the pins are on is the "carrier" of drawing.json, and "loose" says that display and keys are
parts with wires. Without a carrier the board is one whole, and the drawing shows its inside.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from crupier.build import boards, payload
from crupier.play import drawing
from pictures.carriers import CARRIERS, POWER, Carrier, Pad

_PAPER, _INK, _PALE = "#fbfaf6", "#23262d", "#7b8089"
_GOLD, _BLACK, _RED = "#d9b45a", "#23262d", "#d0342c"
_COLOURS = {"DISPLAY": "#2866b8", "key": "#b4541a", "LED": "#8a3fb0", "BUZZER": "#0d7d78",
            "BATTERY": "#2e7d32"}
# Wires of keys, so that an eye can follow each.
_WIRES = ("#b4541a", "#2e7d32", "#8a3fb0", "#b0870a", "#0d7d78", "#c2477a", "#5b6472")
_I2C = ("#2866b8", "#d98a1f")           # SDA, SCL
_PITCH, _TOP = 27, 118                  # rows of pads; y of the first
_BODY = 206                             # width of a carrier
_TAG = 26                               # height
_KEY_PITCH = 47.0
_LETTER = 8.3                           # width at size 13, with room
_FONT = "DejaVu Sans, Verdana, Arial, sans-serif"

Point = tuple[float, float]


class Vector:
    """A drawing of this size, with a title that screen readers say."""

    def __init__(self, width: int, height: int, title: str, paper: str):
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" font-family={quoteattr(_FONT)}>',
            f"<title>{escape(title)}</title>"]
        self.rect(0, 0, width, height, paper, r=14)

    def text_of(self) -> str:
        return "\n".join([*self._parts, "</svg>", ""])

    def rect(self, x: float, y: float, width: float, height: float, fill: str, *, r: float = 0,
             edge: str = "none") -> None:
        self._add("rect", x=x, y=y, width=width, height=height, rx=r, fill=fill, stroke=edge)

    def disc(self, x: float, y: float, r: float, fill: str, edge: str = "none",
             width: float = 1) -> None:
        self._add("circle", cx=x, cy=y, r=r, fill=fill, stroke=edge, stroke_width=width)

    def wire(self, points: Iterable[Point], colour: str, halo: str, width: float = 3.5) -> None:
        """Along these corners, with a gap of the colour `halo` where it crosses another."""
        path = "M" + " L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        for stroke, wide in ((halo, width + 4), (colour, width)):
            self._add("path", d=path, fill="none", stroke=stroke, stroke_width=wide,
                      stroke_linejoin="round", stroke_linecap="round")

    def write(self, x: float, y: float, text: str, size: float, ink: str, *,
              anchor: str = "middle", bold: bool = False) -> None:
        """y: the middle of its capitals."""
        extra = {"font_weight": "bold"} if bold else {}
        self._add("text", escape(text), x=x, y=y + 0.36 * size, font_size=size, fill=ink,
                  text_anchor=anchor, **extra)

    def _add(self, tag: str, inside: str = "", **attributes) -> None:
        told = " ".join(f"{name.replace('_', '-')}={quoteattr(_number(value))}"
                        for name, value in attributes.items() if value not in ("none", 0)
                        or name in ("fill", "x", "y"))
        self._parts.append(f"<{tag} {told}>{inside}</{tag}>" if inside else f"<{tag} {told}/>")


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def svg(board_id: str) -> str:
    """Raises Trouble."""
    board = boards.read(payload.board_file(board_id).read_text(encoding="utf-8"))
    return draw(board, drawing.load(board))


def draw(board: boards.Board, drawn: dict) -> str:
    if "carrier" not in drawn:
        return _inside(board, drawn)
    carrier = CARRIERS[drawn["carrier"]]
    return _wired(board, carrier) if drawn.get("loose") else _plugged(board, drawn, carrier)


def tags(board: boards.Board, drawn: dict) -> Iterator[tuple[str, int, str]]:
    """(words, GPIO, colour) of every pin: "LCD DC", "key OK (A)"."""
    labels = {key["pin"]: drawing.label(key, "en") for key in drawn["keys"] if "pin" in key}
    panel = "LCD" if board["DISPLAY"]["driver"] in boards.LCDS else "OLED"
    for what, pin in boards.pins(board):
        part, name = what.split()
        words = {"DISPLAY": f"{panel} {name.upper()}", "BUZZER": "buzzer", "LED": f"LED {name}",
                 "BATTERY": "battery" if name == "adc" else "USB power"}.get(part, what)
        label = labels.get(pin, "") if part == "key" else ""
        yield words + (f" ({label})" if label and label != name else ""), pin, _COLOURS[part]


# The three kinds of drawing

def _plugged(board: boards.Board, drawn: dict, carrier: Carrier) -> str:
    """A board that is plugged on: which of the pins it uses, and for what."""
    width, height = 760, _TOP + carrier.rows * _PITCH + 58
    pen = Vector(width, height, f"Pins of {board['NAME']}", _PAPER)
    _heading(pen, width, board["NAME"], "Nothing to wire: plug it on. These pins are used.")
    left = (width - _BODY) / 2
    for words, pin, colour in tags(board, drawn):
        pad = carrier.pad(pin)
        x, y = _place(pad, left)
        side = -1 if pad.left else 1
        pen.wire([(x, y), (x + side * 46, y)], colour, _PAPER, 2.5)
        _tag(pen, x + side * 46, y, words, colour, right=not pad.left)
    _carrier(pen, carrier, left, {carrier.pad(pin) for _, pin in boards.pins(board)})
    _foot(pen, width, height, f"{carrier.title} from above, USB at the top")
    return pen.text_of()


def _inside(board: boards.Board, drawn: dict) -> str:
    """A device that is whole: its chip, keys on the left, all else on the right."""
    found = list(tags(board, drawn))
    sides = [[tag for tag in found if tag[0].startswith("key")],
             [tag for tag in found if not tag[0].startswith("key")]]
    rows = max(map(len, sides))
    width, height = 760, 112 + rows * 36 + 50
    pen = Vector(width, height, f"Inside {board['NAME']}", _PAPER)
    _heading(pen, width, board["NAME"], "Nothing to wire: this is how it is inside.")
    left, top, body = (width - 190) / 2, 98, rows * 36 + 8
    pen.rect(left, top, 190, body, "#22252c", r=12, edge="#4a4f59")
    pen.write(width / 2, top + body / 2, "RP2040", 16, "#e6e8ea", bold=True)
    for side, column in enumerate(sides):
        gap = body / len(column)
        for row, (words, pin, colour) in enumerate(column):
            y, x = top + gap * (row + 0.5), left + 190 * side
            out = 1 if side else -1
            pen.wire([(x + out * 6, y), (x + out * 48, y)], colour, _PAPER, 2.5)
            pen.rect(x - 5, y - 5, 10, 10, _GOLD, r=2)
            pen.write(x - out * 12, y, f"GP{pin}", 12, "#e6e8ea",
                      anchor="end" if side else "start")
            _tag(pen, x + out * 48, y, words, colour, right=bool(side))
    _foot(pen, width, height, "GP: pins of the chip")
    return pen.text_of()


def _wired(board: boards.Board, carrier: Carrier) -> str:
    """Display and keys with their wires, all of them to the left of the carrier."""
    width, height = 860, _TOP + carrier.rows * _PITCH + 58
    pen = Vector(width, height, f"Wiring of {board['NAME']}", _PAPER)
    _heading(pen, width, board["NAME"], "Keys need no resistors. OK and NEXT are enough to play.")
    left, display = 540.0, board["DISPLAY"]
    ground = carrier.first("GND", True)
    pads = {"GND": ground, "VCC": carrier.first("3V3", False),
            "SCL": carrier.pad(display["scl"]), "SDA": carrier.pad(display["sda"])}
    _glass(pen, display, left, pads)
    keys = sorted((carrier.pad(pin), name) for name, pin in board["KEYS"])
    common = carrier.first("GND", True, ground.row + 1)
    _buttons(pen, keys, left, common)
    _carrier(pen, carrier, left, {*pads.values(), common, *(pad for pad, _ in keys)})
    _foot(pen, width, height, f"{carrier.title} from above, USB at the top")
    return pen.text_of()


# Parts

def _glass(pen: Vector, display: dict, left: float, pads: dict[str, Pad]) -> None:
    """A module turned so that its pins are on the right. On some they are in another order."""
    x, first = 312.0, _y(pads["GND"])
    pen.rect(70, first - 46, 262, 174, "#2149a0", r=8, edge="#16306b")
    pen.rect(84, first - 30, 172, 142, "#05070a", r=4)
    for row, words in enumerate((display["driver"].upper(),
                                 f"{display['width']}x{display['height']}",
                                 f"I2C, 0x{display['addr']:02X}")):
        pen.write(170, first + 8 + 30 * row, words, 19 if row == 0 else 15, "#d8eeff",
                  bold=row == 0)
    colours = {"GND": _BLACK, "VCC": _RED, "SCL": _I2C[1], "SDA": _I2C[0]}
    above, beyond = _TOP - 46, left + _BODY + 34
    for row, (name, pad) in enumerate(pads.items()):
        y, end = first + _PITCH * row, _place(pad, left)
        path = [(x, y), (500.0 - 30 * row, y), (500.0 - 30 * row, end[1]), end]
        if not pad.left:                # over the top, past the USB connector
            path = [(x, y), (430, y), (430, above), (beyond, above), (beyond, end[1]), end]
        pen.wire(path, colours[name], _PAPER)
        pen.disc(x, y, 6.5, _GOLD, "#fff6d8", 1.5)
        pen.write(x - 14, y, name, 11, "#ffffff", anchor="end", bold=True)


def _buttons(pen: Vector, keys: list[tuple[Pad, str]], left: float, ground: Pad) -> None:
    """Keys in a column, each between its pin and a common line to GND."""
    line, x = 130.0, 225.0
    bottom = _y(keys[-1][0]) + 22
    places = [(bottom - _KEY_PITCH * (len(keys) - 1 - row), _y(pad))
              for row, (pad, _) in enumerate(keys)]
    places = [(end if abs(y - end) < 6 else y, end) for y, end in places]
    pen.wire([(line, places[-1][0]), (line, _y(ground)), _place(ground, left)], _BLACK, _PAPER)
    for row, ((y, end), bend) in enumerate(zip(places, _bends(places, left - 36), strict=True)):
        pen.wire([(line, y), (x, y)], _BLACK, _PAPER)
        pen.wire([(x + 30, y), (bend, y), (bend, end), (left, end)], _WIRES[row % 7], _PAPER)
        pen.disc(line, y, 5, _BLACK)
        _button(pen, x, y, keys[row][1], _WIRES[row % 7])


def _button(pen: Vector, x: float, y: float, name: str, colour: str) -> None:
    pen.rect(x - 19, y - 19, 38, 38, "#c9ccd1", r=5, edge="#8d9198")
    pen.disc(x, y, 12.5, "#3a3d45", "#22242a", 1.5)
    for at in (-24, 24):
        pen.rect(x + at - 6, y - 3, 12, 6, "#a9adb2", r=1)
    pen.write(x + 38, y - 12, name, 12, colour, anchor="start", bold=True)


def _bends(places: list[tuple[float, float]], right: float) -> list[float]:
    """Where wires turn so that none cross: those going up from the right, those going down too."""
    rising = [row for row, (start, end) in enumerate(places) if end < start]
    falling = [row for row, (start, end) in enumerate(places) if end >= start]
    bends = [right] * len(places)
    for group in (list(reversed(falling)), rising):
        for number, row in enumerate(group):
            bends[row] = right - 22 * (len(group) - 1 - number)
    return bends


def _carrier(pen: Vector, carrier: Carrier, left: float, used: set[Pad]) -> None:
    """The carrier itself, over the ends of the wires."""
    top, height = _TOP - 26, carrier.rows * _PITCH + 26
    pen.rect(left, top, _BODY, height, carrier.colour, r=10, edge=carrier.edge)
    middle = left + _BODY / 2
    pen.rect(middle - 32, top - 14, 64, 40, "#c9ccd1", r=4, edge="#8d9198")
    pen.write(middle, top + 6, "USB", 12, "#4a4f59", bold=True)
    chip = _TOP + carrier.chip_row * _PITCH
    pen.rect(middle - 24, chip - 24, 48, 48, "#111317", r=3, edge="#3b4049")
    pen.write(middle, chip, "RP2040", 9, "#b8bcc4")
    for pad in carrier.pads:
        clear = pad in used
        _pad(pen, pad, left, clear, "#ffffff" if clear else
             "#ff9d96" if pad.name in POWER else "#a9bfb0")


def _pad(pen: Vector, pad: Pad, left: float, clear: bool, ink: str) -> None:
    x, y = _place(pad, left)
    inward, anchor = (1, "start") if pad.left else (-1, "end")
    pen.disc(x, y, 6.5, _GOLD if clear else "#8f8358", "#fff6d8" if clear else "none", 1.5)
    if pad.number:
        pen.write(x + inward * 21, y, str(pad.number), 10, "#cfe6d6" if clear else "#86a992")
        pen.write(x + inward * 34, y, pad.name, 12, ink, anchor=anchor, bold=clear)
    else:
        words = pad.name if pad.gpio is None else f"{pad.name} GP{pad.gpio}"
        pen.write(x + inward * 12, y, words, 12, ink, anchor=anchor, bold=clear)


def _tag(pen: Vector, x: float, y: float, words: str, colour: str, right: bool) -> None:
    wide = len(words) * _LETTER + 20
    pen.rect(x if right else x - wide, y - _TAG / 2 + 1.5, wide, _TAG - 3, colour, r=6)
    pen.write(x + (wide if right else -wide) / 2, y, words, 13, "#ffffff", bold=True)


def _heading(pen: Vector, width: float, name: str, says: str) -> None:
    pen.write(width / 2, 28, name, 17, _INK, bold=True)
    pen.write(width / 2, 50, says, 13, _PALE)


def _foot(pen: Vector, width: float, height: float, says: str) -> None:
    pen.write(width / 2, height - 22, says, 12, _PALE)


def _y(pad: Pad) -> float:
    return float(_TOP + pad.row * _PITCH)


def _place(pad: Pad, left: float) -> Point:
    return (left if pad.left else left + _BODY), _y(pad)


def write_all() -> None:
    for board_id in payload.board_ids():
        path = Path(payload.board_file(board_id)).with_name("wiring.svg")
        path.write_text(svg(board_id), encoding="utf-8")


if __name__ == "__main__":
    write_all()
