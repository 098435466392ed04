"""boards/<id>/wiring.svg: committed as it is made, and true to board.py and the board's page."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from crupier.build import boards, payload
from crupier.play import drawing
from pictures import wiring
from pictures.carriers import CARRIERS
from tests.boards.test_boards import IDS, PHYSICAL, readme, source

_SVG = "{http://www.w3.org/2000/svg}"
_NEAR = 1.0             # dots


class Seen:
    """A drawing as an eye takes it: words with their middle line, and lines with two ends."""

    def __init__(self, text: str):
        root = ElementTree.fromstring(text)
        self.words = [(node.text, float(node.get("x")),
                       round(float(node.get("y")) - 0.36 * float(node.get("font-size"))))
                      for node in root.iter(f"{_SVG}text")]
        self.lines = {}
        for node in root.iter(f"{_SVG}path"):
            points = [tuple(map(float, corner.split()))
                      for corner in node.get("d")[1:].split(" L")]
            self.lines[tuple(points)] = node.get("stroke")      # the last is the wire itself
        # Gold with a ring is a pin that is used.
        self.used = [(float(node.get("cx")), float(node.get("cy")))
                     for node in root.iter(f"{_SVG}circle") if node.get("stroke") == "#fff6d8"]

    def where(self, word: str) -> tuple[float, float]:
        """The place of a word that stands there once."""
        (x, y), = [(x, y) for text, x, y in self.words if text == word]
        return x, y

    def beside(self, x: float, y: float, pattern: str) -> str:
        """The nearest of such words in the same line as this end of a wire."""
        return min((abs(at - x), text) for text, at, line in self.words
                   if abs(line - y) < _NEAR and re.fullmatch(pattern, text))[1]


def committed(board_id):
    return payload.board_file(board_id).with_name("wiring.svg").read_text(encoding="utf-8")


def described(board_id):
    board = boards.read(source(board_id))
    return board, drawing.load(board)


@pytest.mark.parametrize("board_id", IDS)
def test_drawing_is_made_from_the_board(board_id):
    assert committed(board_id) == wiring.svg(board_id), "python -m pictures.wiring"


@pytest.mark.parametrize("board_id", IDS)
def test_page_shows_the_drawing(board_id):
    assert "](wiring.svg)" in readme(board_id)


@pytest.mark.parametrize("board_id", [board for board in IDS if board != "pico_ssd1306"])
def test_a_line_leads_from_each_pin_to_what_it_is_for(board_id):
    board, drawn = described(board_id)
    seen = Seen(committed(board_id))
    found = {}
    for points in seen.lines:
        (x, y), (out, line) = points
        assert y == line
        words = seen.beside(out, line, r"(?!.*GP)[a-zA-Z].+")
        found[words] = re.search(r"GP\d+$", seen.beside(x, y, r".*GP\d+"))[0]
    assert found == {words: f"GP{pin}" for words, pin, _ in wiring.tags(board, drawn)}


@pytest.mark.parametrize("board_id", IDS)
def test_pins_of_a_pico_have_their_numbers(board_id):
    _, drawn = described(board_id)
    if drawn.get("carrier") != "pico":
        assert "GP" in committed(board_id)
        return
    seen = Seen(committed(board_id))
    for pin, number in PHYSICAL.items():
        x, y = seen.where(f"GP{pin}")
        at, line = seen.where(str(number))
        assert abs(line - y) < _NEAR and abs(at - x) < 40, f"GP{pin}"


def test_pins_of_a_pico_stand_where_they_are():
    """1 at the top left, 20 below it, 21 at the bottom right, 40 at the top right."""
    seen = Seen(committed("pico_display"))
    places = {number: seen.where(str(number)) for number in range(1, 41)}
    assert len({x for x, _ in places.values()}) == 2 and places[1][0] < places[40][0]
    for number in range(1, 21):
        assert places[number][0] == places[1][0] and places[number][1] == places[41 - number][1]
        assert number == 1 or places[number][1] > places[number - 1][1]
    supply = {40: "VBUS", 39: "VSYS", 37: "3V3_EN", 36: "3V3", 35: "ADC_VREF", 33: "AGND",
              30: "RUN"}
    for number, name in supply.items():
        assert seen.where(name)[1] == places[number][1]
    grounds = {number for number, (_, y) in places.items()
               if any(text == "GND" and line == y and abs(x - places[number][0]) < 40
                      for text, x, line in seen.words)}
    assert grounds == {3, 8, 13, 18, 23, 28, 38}


def test_wires_of_the_breadboard_end_where_the_page_says():
    board, _ = described("pico_ssd1306")
    seen = Seen(committed("pico_ssd1306"))
    rows = dict(re.findall(r"^\| ([\w ]+?) \| [\w ]+ \| (\d+) \|$", readme("pico_ssd1306"),
                           re.MULTILINE))
    ends = {points[0]: seen.beside(*points[-1], r"\d\d?")
            for points in seen.lines if points[-1][0] > 500}
    glass = {name: next(number for (x, y), number in ends.items()
                        if abs(y - seen.where(name)[1]) < _NEAR and x == 312)
             for name in ("VCC", "SDA", "SCL")}
    assert glass == {name: rows[f"OLED {name}"] for name in glass}
    keys = {name: next(number for (x, y), number in ends.items()
                       if x == 255 and abs(y - 12 - seen.where(name)[1]) < _NEAR)
            for name, _ in board["KEYS"]}
    assert keys == {name: rows[f"key {name}"] for name in keys}
    common = ends[max((start for start in ends if start[0] == 130), key=lambda start: start[1])]
    assert common == rows["other side of every key"]
    assert len(set(seen.used)) == 4 + len(rows)     # the four pins of the module, and these


def test_wires_of_keys_do_not_cross():
    seen = Seen(committed("pico_ssd1306"))
    wires = [points for points in seen.lines if points[0][0] == 255]
    assert len(wires) == 7
    pieces = [(number, *sorted(piece)) for number, points in enumerate(wires)
              for piece in pairwise(points)]
    for number, (x, y), (end, _) in [piece for piece in pieces if piece[1][1] == piece[2][1]]:
        for other, (at, top), (_, bottom) in [p for p in pieces if p[1][0] == p[2][0]]:
            assert number == other or not (x <= at <= end and top <= y <= bottom)


def test_a_board_with_other_pins_is_drawn_otherwise():
    board, drawn = described("pico_ssd1306")
    changed = {**board, "KEYS": (("OK", 14), ("NEXT", 15))}
    text = wiring.draw(changed, drawn)
    assert text != wiring.draw(board, drawn) and ">OK<" in text and ">LEFT<" not in text


def test_a_pin_that_is_not_led_out_is_said():
    with pytest.raises(KeyError, match="GP23 is no pin of the Raspberry Pi Pico"):
        CARRIERS["pico"].pad(23)
