"""Typing with the keys that a board has, on the grid of characters."""

import pytest

from crupier.engine.lines import unseal
from crupier.engine.shuffle import ALPHABET
from crupier.pictures import demo
from crupier.sim.virtual import VirtualBoard, image
from tests.pure import load

CHARS = ALPHABET + "-01IO"
SEED = "K7Q2MX"


class Typist:
    """A board with a language; press() leaves the glass at rest."""

    def __init__(self, folder, board, next_key):
        flash = folder / "flash.img"
        image.install(flash, board)
        self.board = VirtualBoard(flash, board, live=False)
        for path, data in demo.settings(language="es").items():
            self.board.write_file(path, data)
        display = self.board.description["DISPLAY"]
        size = f"w{display['width']}h{display['height']}"
        self.columns = load(f"ui/layouts/{size}/basic").GRID_COLUMNS
        self.next = next_key

    def press(self, *keys):
        for key in keys:
            self.board.press(key)
            self.board.run(60)

    def open_seed(self):
        """New game, a deal that is typed, and to the typing."""
        self.board.run(1500)
        self.press("OK", *[self.next] * 3, "OK", "OK", *[self.next] * 2, "OK")

    def choose(self, char):
        """Line and place, each from its beginning."""
        line, place = divmod(CHARS.index(char), self.columns)
        self.press(*[self.next] * line, "OK", *[self.next] * place, "OK")

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
        for char in SEED:
            line, place = divmod(CHARS.index(char), typist.columns)
            typist.press(*["DOWN"] * line, *["RIGHT"] * place, "OK")
        typist.press("OK")
        assert typist.seed() == SEED


def test_arrows_wrap_from_line_to_line(tmp_path):
    typist = Typist(tmp_path, "picosystem", "DOWN")
    with typist.board:
        typist.open_seed()
        typist.press("LEFT", "LEFT", "LEFT", "OK")      # past the two of the last line: O
        typist.press("UP", "UP", "OK")                  # past that line: -
        typist.press(*["RIGHT"] * typist.columns, "OK")     # into the second line: J
        typist.press("UP", "OK")
        assert typist.seed() == "O-" + CHARS[typist.columns]


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
        typist.press(*["NEXT"] * lines, "OK", "NEXT", "OK", "NEXT", "OK")   # erase, and done
        assert typist.seed() == "K"


def test_nothing_typed_is_no_seed(tmp_path):
    typist = Typist(tmp_path, "waveshare_oled13", "NEXT")
    with typist.board:
        typist.open_seed()
        typist.board.hold("OK")
        typist.board.run(60)
        assert typist.seed() is None
