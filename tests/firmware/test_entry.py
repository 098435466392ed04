"""Typing with the keys that a board has, on the grid of characters."""

import pytest

from crupier.engine.lines import unseal
from crupier.engine.shuffle import ALPHABET
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import eyes, flash_image, typist
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
        few = self.next == "NEXT" and "UP" not in dict(self.board.description["KEYS"])
        self.press(*["OK"] * few, "OK", *[self.next] * (4 - few), "OK", "OK",
                   *[self.next] * (3 - few), "OK")

    def type(self, text, usual=6):
        """The shortest way, to the end of the text."""
        keys = {name for name, _ in self.board.description["KEYS"]}
        moves = [key for key in ("UP", "DOWN", "LEFT", "RIGHT") if key in keys] or ["NEXT"]
        for key in typist.keys(text, self.columns, moves, "RIGHT" not in keys, CHARS, CHARS,
                               usual):
            if key == "BACK" and key not in keys:
                self.board.hold("OK")
                self.board.run(60)
            else:
                self.press(key)

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
    ("waveshare_oled13", "NEXT"), ("pico_display", "DOWN"), ("picosystem", "DOWN"),
    ("pico_ssd1306", "DOWN"), ("feather_oled", "DOWN")])
def test_a_seed_on_every_kind_of_board(tmp_path, board, next_key):
    typist = Typist(tmp_path, board, next_key)
    with typist.board:
        typist.open_seed()
        typist.type(SEED)
        assert typist.seed() == SEED


def test_arrows_go_round_in_a_line_and_from_line_to_line(tmp_path):
    typist = Typist(tmp_path, "picosystem", "DOWN")
    with typist.board:
        typist.open_seed()
        typist.press("LEFT", "OK", "RIGHT", "OK")       # the last one of the first line, the first
        typist.press("UP", "UP", "UP", "OK")            # past the text: the last line
        typist.press("DOWN", "DOWN", "DOWN", "OK")      # and back, past the text again
        typist.press("UP", "OK")                        # done
        last = (len(CHARS) - 1) // typist.columns * typist.columns
        assert typist.seed() == CHARS[typist.columns - 1] + CHARS[0] + CHARS[last] + CHARS[0]


@pytest.mark.parametrize("board, keys", [
    ("pico_ssd1306", ["UP", "UP", "LEFT", "LEFT", "DOWN", "DOWN", "RIGHT", "OK", "UP", "OK"]),
    # The text is a line like the others; OK goes into it, and out again.
    ("waveshare_oled13", [*["NEXT"] * 6, "OK", "NEXT", "OK", *["NEXT"] * 2, "OK", "NEXT", "OK",
                          *["NEXT"] * 7, "OK", "OK"])])
def test_the_caret_goes_into_the_text(tmp_path, board, keys):
    typist = Typist(tmp_path, board, "DOWN" if board == "pico_ssd1306" else "NEXT")
    with typist.board:
        typist.open_seed()
        typist.press(*["OK"] * (4 if "oled13" in board else 2))     # AA
        typist.press(*keys)
        assert typist.seed() == "BAA"


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


def test_done_without_a_text_says_what_to_do(tmp_path):
    typist = Typist(tmp_path, "pico_ssd1306", "DOWN")
    with typist.board:
        typist.open_seed()
        before = typist.board.frame().tobytes()
        typist.press("UP", "OK")
        assert eyes.title(typist.board.frame()) == "Aviso"
        typist.press("OK", "DOWN")
        assert typist.board.frame().tobytes() == before


def test_nothing_typed_is_no_seed(tmp_path):
    typist = Typist(tmp_path, "waveshare_oled13", "NEXT")
    with typist.board:
        typist.open_seed()
        typist.board.hold("OK")
        typist.board.run(60)
        assert typist.seed() is None


def test_two_keys_are_asked_first_what_is_to_be_done(tmp_path):
    """Deal, keep score, learn; the form has no rows that lead to the others."""
    with Typist(tmp_path, "waveshare_oled13", "NEXT").board as board:
        board.run(1500)
        shown = []
        for keys in (["OK"], ["OK"], ["BACK", "OK", "NEXT", "OK"],
                     ["BACK", "OK", "NEXT", "NEXT", "OK"]):
            for key in keys:
                board.hold("OK") if key == "BACK" else board.press(key)
                board.run(80)
            shown.append(board.frame().tobytes())
        assert len(set(shown)) == 4
        board.hold("OK")                # the lesson leads back to the question
        board.run(80)
        board.press("NEXT")
        board.run(80)
        assert board.frame().tobytes() == shown[0]
        assert b"Traceback" not in board.log


def test_the_next_letter_of_a_usual_name_is_offered_first():
    likely = typist._letters().likely
    for name in "Luis", "Maria", "Eva", "Tom", "Juan Luis":
        for n in range(2, len(name)):
            if " " not in name[n - 1:n + 1]:
                assert name[n] in likely(name[:n])[:5], name[:n]
    assert likely("Lui")[0] == "s" and sorted(likely("Xyl")) == sorted("aieouylb")


def test_a_name_is_done_when_none_goes_on_so():
    complete = typist._letters().complete
    assert not any(complete(name, 4) for name in ("Lui", "Mar", "Dor", "Xyl", "Juan Lui"))
    assert all(complete(name, 4) for name in ("Luis", "Ana", "Bea", "Dora", "Juan Luis"))


def test_two_keys_come_by_ok_before_they_leave_the_likely_letters():
    letters = "abcdefghijklmnopqrstuvwxyz"
    keys = typist.keys("Mar", 7, ["NEXT"], True, letters.upper(), letters, 4, True)
    assert keys[-6:] == [*["NEXT"] * 5, "OK"]
