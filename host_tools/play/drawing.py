"""How a board looks: boards/<id>/drawing.json, the one source of the page and of the pictures.

Lengths are units, of which a key measures about 44. Places hang on the edges of the display, whose
size is free: "l-10" is 10 units left of its left edge (l, c, r across; t, m, b down), so that a
dot of the display may be any number of pixels. A place is "x y", a box "x0 y0 x1 y1".

  carrier what its pins are on in wiring.svg, named in pictures/carriers.py; a whole device has
          none
  loose   true if display and keys are parts, each with its wires
  lit     colour of a dot that is on; colour displays have none
  unit    dots of the display per unit where the device is drawn as it is
  frame   box of the whole device, per view: the first as it is, the second for windows of another
          shape. Wherever a place or box stands there may be such a list, too; null leaves it out.
  shapes  {"rect": box, "r": radius, "fill":, "edge":}, {"disc": place, "d":, "fill":},
          {"dots": box, "step":, "d":, "fill":}, {"line": "x y x y ...", "width":, "fill":},
          {"text":, "at": place, "size":, "fill":}; a fill is a colour, or [top, bottom]
  led     {"at": place, "d":} of the coloured LED
  styles  what keys have in common, by name
  keys    {"style":, "at": place, "key": logical key, "pin":, "label": what is printed, a text or
          {language: text}, in other languages that of "en", "print": [dx, dy] of the label, which
          else stands on the key, "print_ink":, "paper": below it, "mark": up, down, left or right,
          "size": [w, h], "r":, "fill":, "ink":, "base": what it sits in, with a size, r and fill}

load() adds "typed", what a keyboard does on the board: {a logical key, or a small letter that is
printed on the board: "OK", or "hold OK" for a long press}.
"""

import json
from collections.abc import Mapping
from typing import Any

from crupier.build import payload

_LOGICAL = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT", "UNDO")
# Instead of a key that the board does not have: another one, the first that it has.
_STAND_INS = {"BACK": ("hold OK",), "NEXT": ("DOWN",), "DOWN": ("NEXT",), "RIGHT": ("NEXT",)}
_EDGES = {"l": 0.0, "c": 0.5, "r": 1.0, "t": 0.0, "m": 0.5, "b": 1.0}


def load(board: Mapping[str, Any]) -> dict[str, Any]:
    """The drawing of a board, with "id", "name", "width", "height" of its board.py.

    Keys have their style merged in; those that the board does not have are left out.
    """
    path = payload.board_file(board["ID"]).with_name("drawing.json")
    drawing = json.loads(path.read_text(encoding="utf-8"))
    styles = drawing.pop("styles")
    wired = {key for key, _ in board["KEYS"]}
    keys = [{**styles[key.pop("style")], **key} for key in drawing["keys"]]
    display = board["DISPLAY"]
    keys = [key for key in keys if key.get("key") in (None, *wired)]
    return {**drawing, "keys": keys, "typed": _typed(keys), "id": board["ID"],
            "name": board["NAME"], "width": display["width"], "height": display["height"]}


def _typed(keys: list[dict[str, Any]]) -> dict[str, str]:
    there = {key["key"] for key in keys if key.get("key")}
    typed: dict[str, str] = {}
    for name in _LOGICAL:
        for meant in (name, *_STAND_INS.get(name, ())):
            if meant.split()[-1] in there:
                typed.setdefault(name, meant)
    for key in keys:
        letter = key.get("label", "")
        if len(letter) == 1 and key.get("key"):
            typed[letter.lower()] = key["key"]
    return typed


class View:
    """Places of one view in pixels: the display `dot` pixels per dot, the rest `unit` per unit."""

    def __init__(self, drawing: Mapping[str, Any], dot: float, unit: float, number: int = 0):
        self.display = drawing["width"] * dot, drawing["height"] * dot
        self.unit = unit
        self._number = number
        self._corner = 0.0, 0.0
        left, top, right, bottom = self.at(drawing["frame"])
        self._corner = left, top
        self.size = right - left, bottom - top

    def at(self, places: str | list) -> list[float]:
        """x, y, x, y ... of a place or box, from the frame's top left corner; [] if unseen."""
        text = places if isinstance(places, str) else places[self._number]
        return [self._edge(token, i % 2) for i, token in enumerate((text or "").split())]

    def _edge(self, token: str, down: int) -> float:
        edge = _EDGES[token[0]] * self.display[down] + float(token[1:] or 0) * self.unit
        return edge - self._corner[down]


def label(key: Mapping[str, Any], language: str) -> str:
    """What is printed on or beside a key; "" when that is a mark."""
    text = key.get("label", "")
    return text if isinstance(text, str) else text.get(language, text["en"])
