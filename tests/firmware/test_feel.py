"""What a board does beside showing pictures: tones, light, battery, and care for its glass."""

import pytest
from PIL import Image, ImageChops

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.eyes import written
from tests.pure import layout

basic = layout("w240h240", "basic")
BUZZER, LED = 11, (14, 13, 15)      # PicoSystem: buzzer; red, green, blue
ADC = 0
WON = "S194"                    # a seed whose game is won
EMPTY, FULL = 20_000, 27_800        # of 65,535: 3.0 V and 4.2 V, of which the pin sees a third
DIM_MS, SHIFT_MS, BLANK_MS = 93_000, 60_000, 361_000    # at the table
# Lines of the controller, along one side of the panel.
SHIFTS = [(0, 0)] + [by for n in (-2, -1, 1, 2) for by in ((n, 0), (0, n))]


@pytest.fixture
def powered(tmp_path):
    """powered(board, **settings): a game of The Game is on its table, just begun or with one card
    to be laid.
    """
    boards = []

    def start(name, seed="K7Q2MX", last=False, **settings):
        flash = tmp_path / "flash.img"
        flash_image.install(flash, name)
        head = samples.solo(1, seed)
        board = VirtualBoard(flash, name, live=False)
        board.write_files({**samples.settings(language="es", **settings), **samples.journal(
            head, samples.play(head).history()[:-1] if last else [])})
        board.start()
        boards.append(board)
        board.run(1500)
        return board

    yield start
    for board in boards:
        board.stop()


def duties(board, *pins):
    return [board.pwm[pin][0] for pin in pins]


def place(board):
    """Lays the card that is chosen; ends before its tone does."""
    board.press("OK")
    board.run(12)


def warned(frame: Image.Image) -> bool:
    lit = frame.convert("L").point(lambda grey: 255 * (grey > 127))
    return written(lit, "Aviso", basic.MARGIN, basic.TITLE_Y, basic.BODY)


def test_a_card_makes_a_short_tone(powered):
    board = powered("picosystem")
    assert duties(board, BUZZER) == [0]
    place(board)
    assert duties(board, BUZZER) != [0]
    board.run(300)
    assert duties(board, BUZZER) == [0]


def test_without_sound_there_is_none(powered):
    board = powered("picosystem", sound=False)
    place(board)
    assert duties(board, BUZZER) == [0]


def test_the_light_is_off_unless_somebody_wants_it(powered):
    board = powered("picosystem")
    place(board)
    assert duties(board, *LED) == [0, 0, 0]


def test_the_light_glows_for_a_moment(powered):
    board = powered("picosystem", led=True)
    place(board)
    assert any(duties(board, *LED))
    board.run(400)
    assert duties(board, *LED) == [0, 0, 0]


def test_a_win_has_a_fanfare_and_a_green_light(powered):
    board, heard = powered("picosystem", WON, True, led=True), []
    board.on_tone(lambda _, hertz: heard.append(hertz))
    board.press("OK")
    board.run(200)
    red, green, _ = duties(board, *LED)
    assert green > red == 0
    board.run(1_000)
    fanfare = list(dict.fromkeys(hertz for hertz in heard if hertz))[-4:]
    assert len(fanfare) == 4 and fanfare == sorted(fanfare)


def test_an_empty_battery_is_told_once(powered):
    board = powered("picosystem")
    board.drive(2, 0)                   # no USB
    board.run(6_000)
    table = board.frame()
    board.set_adc(ADC, EMPTY)
    board.run(6_000)
    assert warned(board.frame())
    board.press("OK")
    board.run(12_000)
    assert board.frame().tobytes() == table.tobytes()
    board.set_adc(ADC, FULL)
    board.run(6_000)
    board.set_adc(ADC, EMPTY)
    board.run(6_000)
    assert warned(board.frame())


def test_an_empty_battery_at_the_cable_is_no_news(powered):
    board = powered("picosystem")
    board.drive(2, 1)
    table = board.frame()
    board.set_adc(ADC, EMPTY)
    board.run(6_000)
    assert board.frame().tobytes() == table.tobytes()


@pytest.mark.parametrize("name", [
    "waveshare_oled13", *(pytest.param(name, marks=pytest.mark.long)
                          for name in ("pico_ssd1306", "feather_oled"))])
def test_the_dimmed_picture_of_an_oled_moves_and_comes_back(powered, name):
    board = powered(name, dim_s=30, blank_s=120)
    bright = board.frame()
    board.run(DIM_MS)
    assert board.contrast < 10
    moved = set()
    for _ in range(4):
        board.run(SHIFT_MS)
        moved.add(next(by for by in SHIFTS if inside(ImageChops.offset(bright, *by))
                       == inside(board.frame())))
    assert len(moved) == 3              # none, one line, two lines
    board.run(BLANK_MS - DIM_MS - 4 * SHIFT_MS)
    board.press("NEXT" if "NEXT" in dict(board.description["KEYS"]) else "UP")
    board.run(100)
    assert board.contrast > 10 and board.frame().tobytes() == bright.tobytes()


def inside(frame: Image.Image) -> bytes:
    """Without its edges, where lines have come in and gone out."""
    return frame.crop((2, 2, frame.width - 2, frame.height - 2)).tobytes()
