"""A board.py that is wrong for its board: what the console, flash and doctor say of it."""

import pytest

from crupier.build import boards, payload
from crupier.device import schema
from crupier.errors import ERROR
from crupier.sim.virtual.board import VirtualBoard
from tests import flash_image
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import BOARD, NEW, crupier, new_version, product
from tests.host_tools.test_doctor import doctor, found, quick_link

_ = crupier, doctor, found, quick_link      # fixtures
GOOD = payload.board_file(BOARD).read_text()


@pytest.fixture
def edited(bench):
    """edited(old, new) -> a Bench whose board.py was changed so on the board."""
    def make(old, new):
        assert old in GOOD
        text = GOOD.replace(old, new).encode()
        return bench(dict(new_version(), **{"/crupier/board.py": text}))
    return make


@pytest.mark.parametrize("old, new, reason", [
    ("KEYS = (", "KEYS = ((", "SyntaxError"),
    ("KEYS =", "PUSH_BUTTONS =", "AttributeError"),
    ('"ssd1306"', '"ssd1309"', "no driver 'ssd1309'; there are: ili9341, sh1107, ssd1306, st7789"),
    ("sda=4, ", "", "KeyError('sda'"),
    ("sda=4", "sda=3", "bad SDA pin"),
    ('("UP", 10)', '("UP", 77)', "invalid pin"),
    (f'ID = "{BOARD}"', 'ID = "My Pico"', "ID 'My Pico' is no word of 1 to 32 letters"),
    (f'ID = "{BOARD}"', 'ID = "ñandú"', "is no word of 1 to 32 letters"),
    ("ID =", "CLOCK = 250_000_000\nID =", "CLOCK 250000000 is not from 125000000 to 200000000"),
])
def test_console_says_why_and_the_repl_stays(edited, crupier, old, new, reason):
    there = edited(old, new)
    board = there.board
    said = eventually(lambda: b">>> " in board.log and board.log.decode())
    assert "board.py cannot be used: " in said and reason in said
    assert "Traceback" not in said
    # A PC gets in, and can mend it.
    crupier("flash", "--port", board.port, "--board", BOARD, "--stock-board")
    assert there.runs() == NEW and product(there.contents()) == new_version()


@pytest.mark.parametrize("line, reason", [
    ("SETTLE_MS = 30", None),
    ("SETTLE_MS = 0", "SETTLE_MS 0 is not from 1 to 100"),
    ("SETTLE_MS = 101", "SETTLE_MS 101 is not from 1 to 100"),
    ("SETTLE_MS = '30'", "SETTLE_MS '30' is not from 1 to 100"),
    ("CLOCK = 125_000_000", None),
    ("CLOCK = 133_000_000", None),
    ("CLOCK = 200_000_000", None),
    ("CLOCK = 48_000_000", "CLOCK 48000000 is not from 125_000_000 to 200_000_000"),
    ("CLOCK = 200_000_001", "CLOCK 200000001 is not from 125_000_000 to 200_000_000"),
    ("CLOCK = 2e8", "CLOCK 200000000.0 is not from 125_000_000 to 200_000_000"),
    ("CLOCK = True", "CLOCK True is not from 125_000_000 to 200_000_000"),
    ("CLOCK = None", "CLOCK None is not from 125_000_000 to 200_000_000"),
    ("CLOCK = 199_000_000", "CLOCK 199_000_000 is none that the chip can make of 12_000_000"),
])
def test_numbers_within_their_limits(line, reason):
    assert boards.problems(boards.read(GOOD + line + "\n")) == [reason][:reason is not None]


@pytest.mark.parametrize("name, right", [
    ("my_pico", True), ("A.b+c-9", True), ("x" * 32, True),
    ("My Pico", False), ("mesa_de_ñandú", False), ("", False), ("x" * 33, False), ("a\n", False)])
def test_an_id_is_a_word(name, right):
    """Only such a one is believed of a board."""
    said = boards.problems(boards.read(GOOD) | {"ID": name})
    assert said == [f"ID {name!r} is no word of 1 to 32 letters "
                    "(A to Z, a to z, 0 to 9, and any of _ . + -)"][:not right]
    assert schema.is_word(name) is right


def test_flash_and_doctor_name_an_id_that_is_no_word(edited, crupier, doctor, quick_link):
    """flash had nothing to do, and pull said: run flash."""
    there = edited(f'ID = "{BOARD}"', 'ID = "My Pico"')
    assert "ID 'My Pico' is no word of 1 to 32 letters" in crupier(
        "flash", "--port", there.board.port, code=ERROR)
    assert "ID 'My Pico' is no word" in doctor(there.board.port)["bad_board"]["what"]


def test_flash_does_not_keep_a_board_py_that_cannot_be_right(edited, crupier):
    there = edited("sda=4", "sda=3")
    before = there.contents()
    there.board.power_on()
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "GP3 cannot be sda of I2C0" in error and "--stock-board replaces it" in error
    assert product(there.contents()) == product(before)


def test_one_that_is_too_deep_for_python_is_replaced(edited, crupier, doctor, quick_link):
    """Nothing could mend it: --stock-board read it, too."""
    there = edited("ID =", "X = " + "+".join("1" * 5000) + "\nID =")
    there.board.power_on()
    assert "too deep" in crupier("flash", "--port", there.board.port, code=ERROR)
    assert "too deep" in doctor(there.board.port)["bad_board"]["what"]
    crupier("flash", "--port", there.board.port, "--board", BOARD, "--stock-board")
    assert there.runs() == NEW and product(there.contents()) == new_version()


@pytest.mark.parametrize("line", ["1x = 2", "X = 0if 1 else 2"])
def test_one_that_is_no_python_data_is_named_with_a_way_out(
        edited, crupier, doctor, quick_link, line):
    there = edited("ID =", line + "\nID =")
    there.board.power_on()
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "(--stock-board replaces it), cannot be read: board.py, line" in error
    assert "Warning" not in error
    findings = doctor(there.board.port)
    assert "The board.py of this board cannot be read" in findings["bad_board"]["what"]
    assert "display" not in findings


def test_doctor_says_what_is_wrong_with_it(edited, doctor, quick_link):
    findings = doctor(edited('("UP", 10)', '("UP", 11)').board.port)
    assert findings["bad_board"]["serious"]
    assert "GP11 is used twice: key UP, key DOWN" in findings["bad_board"]["what"]
    assert "flash --stock-board`" in findings["bad_board"]["todo"]
    assert f"--board ID` with one of: {', '.join(payload.board_ids())}" in (
        findings["bad_board"]["todo"])
    assert "display" not in findings


def test_doctor_on_keys_that_are_down(bench, doctor):
    there = bench(new_version(), flash_lab.scores())
    there.runs()
    there.board.key_down("UP")
    findings = doctor(there.board.port)
    assert list(findings) == ["held_keys"] and "UP (GP10)" in findings["held_keys"]["what"]
    assert not findings["held_keys"]["serious"]
    there.board.key_up("UP")
    assert doctor(there.board.port) == {}


def test_doctor_cannot_ask_a_display_on_spi(own_folders, doctor, micropython, quick_link):
    path = own_folders / "flash.img"
    flash_image.install(path, "waveshare_oled13")
    with VirtualBoard(path, "waveshare_oled13") as board:
        mute = doctor(board.port)["mute_display"]
    assert not mute["serious"] and "SPI has no answer" in mute["what"]
