"""Typing with the keys that a board has, on the grid of characters."""

import pytest

from crupier.engine.lines import unseal
from crupier.engine.shuffle import ALPHABET
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.pure import layout

CHARS = ALPHABET + "-01IO"
SEED = "K7Q2MX"


class Typist:
    """A board with a language; press() leaves the display at rest."""

    def __init__(self, folder, board, next_key):
        flash = folder / "flash.img"
        flash_image.install(flash, board)
        self.board = VirtualBoard(flash, board, live=False)
        for path, data in samples.settings(language="es").items():
            self.board.write_file(path, data)
        display = self.board.description["DISPLAY"]
        size = f"w{display['width']}h{display['height']}"
        self.columns = layout(size, "basic").GRID_COLUMNS
        self.next = next_key
        self.line = 0

    def press(self, *keys):
        for key in keys:
            self.board.press(key)
            self.board.run(60)

    def open_seed(self):
        """New game, a deal that is typed, and to the typing."""
        self.board.run(1500)
        self.press("OK", *[self.next] * 4, "OK", "OK", *[self.next] * 3, "OK")

    def choose(self, char):
        """The line, from that of the last character, then the place, from the first one."""
        lines = -(-len(CHARS) // self.columns) + 1      # the last one has OK and the arrow
        line, place = divmod(CHARS.index(char), self.columns)
        self.press(*[self.next] * ((line - self.line) % lines), "OK",
                   *[self.next] * place, "OK")
        self.line = line

    def seed(self):
        """That of the game in progress; None without one. The power goes off for it."""
        self.board.power_off()
        journals = [path for path in self.board.list_files("/data")
                    if path.startswith("/data/game/")]
        if not journals:
            return None
        head = unseal(self.board.read_file(journals[0]).splitlines(keepends=True)[0])
        return head.split('"seed":"')[1].split('"')[0]


@pytest.mark.parametrize("board, next_key", [
    ("waveshare_oled13", "NEXT"), ("pico_display", "DOWN"), ("picosystem", "NEXT")])
def test_line_then_place_without_arrows_to_the_sides(tmp_path, board, next_key):
    typist = Typist(tmp_path, board, next_key)
    with typist.board:
        typist.open_seed()
        for char in SEED:
            typist.choose(char)
        typist.press("OK")              # at the usual length that is what comes next
        assert typist.seed() == SEED


@pytest.mark.parametrize("board", ["picosystem", "waveshare_lcd13"])
def test_arrows_go_everywhere(tmp_path, board):
    typist = Typist(tmp_path, board, "DOWN")
    with typist.board:
        typist.open_seed()
        at = 0, 0
        for char in SEED:
            to = divmod(CHARS.index(char), typist.columns)
            down, right = (b - a for a, b in zip(at, to, strict=True))
            typist.press(*["DOWN" if down > 0 else "UP"] * abs(down),
                         *["RIGHT" if right > 0 else "LEFT"] * abs(right), "OK")
            at = to
        typist.press("OK")
        assert typist.seed() == SEED


def test_arrows_wrap_from_line_to_line(tmp_path):
    typist = Typist(tmp_path, "picosystem", "DOWN")
    with typist.board:
        typist.open_seed()
        typist.press("LEFT", "LEFT", "LEFT", "OK")      # past the two of the last line: O
        typist.press("RIGHT", "RIGHT", "RIGHT", "OK")   # and back: A
        typist.press("UP", "UP", "OK")                  # past that line: -
        typist.press("DOWN", "DOWN", *["RIGHT"] * typist.columns, "OK")     # the second line: J
        typist.press("UP", "UP", "OK")
        assert typist.seed() == "OA-" + CHARS[typist.columns]


def test_a_line_can_be_left_and_a_character_erased(tmp_path):
    typist = Typist(tmp_path, "waveshare_oled13", "NEXT")
    lines = -(-len(CHARS) // typist.columns)
    with typist.board:
        typist.open_seed()
        typist.press("OK")
        typist.board.hold("OK")         # not this line
        typist.board.run(60)
        typist.choose("K")
        typist.choose("7")
        typist.press(*["NEXT"] * (lines - typist.line), "OK", "NEXT", "OK")     # erase
        typist.press("NEXT", "OK")                                              # done
        assert typist.seed() == "K"


@pytest.mark.parametrize("board, back", [("waveshare_oled13", None), ("pico_ssd1306", "BACK")])
def test_back_takes_the_last_character_back_and_leaves_without_one(tmp_path, board, back):
    typist = Typist(tmp_path, board, "NEXT")

    def go_back():
        typist.press(back) if back else typist.board.hold("OK")
        typist.board.run(60)

    with typist.board:
        typist.open_seed()
        empty = typist.board.frame().tobytes()
        typist.press(*["OK"] * (2 if board == "waveshare_oled13" else 1))       # A
        typed = typist.board.frame().tobytes()
        go_back()
        assert typist.board.frame().tobytes() == empty != typed
        go_back()
        assert typist.board.frame().tobytes() != empty
        assert typist.seed() is None


def test_the_wheel_stays_where_it_is(tmp_path):
    """And the end of the text is always one step away."""
    typist = Typist(tmp_path, "pico_ssd1306", "NEXT")
    with typist.board:
        typist.open_seed()
        typist.press("RIGHT", "RIGHT", "OK", "OK", "RIGHT", "OK")
        typist.press("LEFT", "LEFT", "LEFT", "OK")      # past the two that end it
        typist.press("LEFT", "OK")
        assert typist.seed() == "CCDC"


def test_nothing_typed_is_no_seed(tmp_path):
    typist = Typist(tmp_path, "waveshare_oled13", "NEXT")
    with typist.board:
        typist.open_seed()
        typist.board.hold("OK")
        typist.board.run(60)
        assert typist.seed() is None
