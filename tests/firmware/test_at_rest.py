"""Whoever ends the program leaves silence and dark, and a part that cannot be is done without."""

import pytest
from PIL import Image

from crupier.build import payload
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.link_session import Cable

START_MS = 1_500
TONE, BACKLIGHT, LEDS = 11, 12, (13, 14, 15)        # of the picosystem
# How other programs enter the raw REPL, and Ctrl-C by itself, twice before the board can answer.
WAYS = {"Ctrl-C": b"\x03", "mpremote": b"\r\x03\r\x01", "Thonny": b"\x03\x03\x01",
        "twice": b"\x03" * 2}
# A cue without an end; goes before the start.
LOUD = """
import feedback, time
tick, made = feedback.Feedback.tick, []
def loud(self, now):
    if not made:
        made.append(self)
        self.led.show(0x808080)
        self.buzzer.play(((440, 1 << 20),), now)
        {}
feedback.Feedback.tick = loud
"""


@pytest.fixture
def make(tmp_path, micropython):
    def make(board_id, loud="", contents=None):
        path = tmp_path / f"{board_id}.img"
        flash_image.install(path, board_id)
        files.write(path, samples.settings(language="en") | (contents or {}))
        if loud:
            flash_image.import_first(path, "loud", LOUD.format(loud).encode())
        return VirtualBoard(path, board_id, live=False, clock=None)
    return make


def at_rest(board):
    """Nothing sounds, nothing shines."""
    led = board.description.get("LED", {})
    dark = 65_535 if led.get("active_low") else 0
    pwm, out = board.pwm, board.outputs
    pins = [led[colour] for colour in ("red", "green", "blue") if led]
    return (not board.display_on and not pwm.get(board.description.get("BUZZER", {}).get("pin"),
                                                 (0,))[0]
            and all(pwm.get(pin, (65_535 * out.get(pin, dark > 0),))[0] == dark for pin in pins))


@pytest.mark.parametrize("way", WAYS)
def test_a_program_on_the_pc_takes_over_while_it_sounds(make, way):
    with make("picosystem", loud="pass") as board, Cable(board) as cable:
        tones = []
        board.on_tone(lambda _, hertz: tones.append(hertz))
        board.run(START_MS)
        assert tones[-1] == 440 and not at_rest(board) and board.pwm[BACKLIGHT][0]
        assert b">" in cable.talk(WAYS[way])
        assert at_rest(board) and tones[-1] == 0
        assert {board.outputs[pin] for pin in (TONE, BACKLIGHT, *LEDS)} == {0}
        assert b"Traceback" not in board.log and b"Not all" not in board.log


@pytest.mark.parametrize("board_id", payload.board_ids())
def test_every_board_is_dark_for_whoever_takes_over(make, board_id):
    """Also in the middle of the start; then it starts as ever."""
    with make(board_id) as board, Cable(board) as cable:
        for ms in (START_MS, 70):
            board.reset()
            board.run(ms)
            cable.talk(b"\x03")
            assert at_rest(board), ms
            board.reset()           # the clock is not suspected
            board.run(START_MS)
            cable.talk(b"\x03\x04")
            assert board.display_on and b"Not all" not in board.log
        assert b"did not reach its first frame" not in board.log


@pytest.mark.parametrize("board_id", payload.board_ids())
def test_safe_mode_is_dark(make, board_id):
    """The reset leaves an OLED its picture."""
    with make(board_id) as board:
        board.run(START_MS)
        assert board.display_on
        board.key_down(board.description["SAFE_MODE_KEY"])
        board.reset()
        board.run(3 * START_MS)
        assert b"Safe mode" in board.log and at_rest(board)


@pytest.mark.parametrize("end", ["import start; start._restart()", "raise ValueError('a bug')"])
def test_a_restart_and_a_crash_end_the_tone(make, end):
    with make("picosystem", loud="time.sleep_ms(300); " + end) as board:
        tones = []
        board.on_tone(lambda _, hertz: tones.append(hertz))
        for _ in range(10):
            board.run(300)
        at = tones.index(440)
        assert tones[at + 1] == 0


@pytest.mark.parametrize("part, value", [
    ("BATTERY", 'dict(adc=7, factor=3, empty=3300, full=4100)'),
    ("BATTERY", 'dict(adc=26, factor=3, empty=4100, full=4100)'),
    ("BATTERY", 'dict(adc=26)'), ("LED", 'dict(red=14, green=13)'), ("BUZZER", 'dict(pin=77)')])
def test_it_starts_without_a_part_that_cannot_be(make, part, value):
    with make("picosystem") as board:
        board.power_off()
        source = board.read_file("/crupier/board.py").decode()
        board.write_file("/crupier/board.py", f"{source}\n{part} = {value}\n")
        board.power_on()
        board.run(START_MS)
        assert f"without the {part}".encode() in board.log and b"Traceback" not in board.log
        before = board.frame().tobytes()
        board.press("DOWN")
        board.run(300)
        assert board.display_on and board.frame().tobytes() != before


def test_a_battery_whose_voltage_comes_late_is_not_called_empty(make):
    """Two readings in a row say so."""
    with make("picosystem") as board:
        full = board._hardware.bus.adc[0]
        board.set_adc(0, 0)
        board.run(700)
        board.set_adc(0, full)
        board.run(START_MS)
        before = board.frame().tobytes()
        board.run(10_000)
        assert board.display_on
        board.press("DOWN")
        board.press("UP")
        board.run(300)
        assert board.frame().crop((0, 30, 240, 240)).tobytes() == crop(before, board)
        board.set_adc(0, 0)
        board.run(11_000)
        assert board.frame().crop((0, 30, 240, 240)).tobytes() != crop(before, board)


def crop(data, board):
    frame = board.frame()
    return Image.frombytes(frame.mode, frame.size, data).crop((0, 30, 240, 240)).tobytes()


def test_a_key_that_is_stuck_from_the_start(make):
    """All others work, and the display rests."""
    with make("pico_ssd1306", contents=samples.settings(language="en", blank_s=15)) as board:
        board.power_off()
        board.key_down("UP")
        board.power_on()
        board.run(START_MS)
        before = board.frame().tobytes()
        board.press("DOWN")
        board.run(300)
        assert board.frame().tobytes() != before
        board.run(16_000)
        assert not board.display_on
