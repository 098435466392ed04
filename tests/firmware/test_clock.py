"""200 MHz, or CLOCK of board.py: the voltage goes up before the clock, and never down; a start
that came to nothing is followed by one without.
"""

import pytest

from crupier.build import payload
from crupier.sim.virtual.board import VirtualBoard
from tests import flash_image
from tests.firmware.driver_stage import installed, stage
from tests.firmware.test_drivers import printed

_ = installed, stage        # fixtures

FAST = 200_000_000
# Writes down what the driver does to the chip, which is that of the virtual board.
WATCHED = """
import machine
from drivers import rp2040
said = []
class Mem32:
    def __getitem__(self, address):
        return machine.mem32[address]
    def __setitem__(self, address, value):
        machine.mem32[address] = value
        said.append((hex(address), hex(value)))
class Watched:
    mem32 = Mem32()
    @staticmethod
    def freq(*hertz):
        said.extend(hertz)
        return machine.freq(*hertz)
def wanted(hertz):
    said.clear()
    try:
        rp2040.set_clock(hertz, Watched)
    except Exception as error:
        said.append(error)
    print(said, machine.freq(), hex(machine.mem32[0x40064000]))
    rp2040.passed()
"""
RAISED = "('0x40064000', '0x10c1')"


def told(stage, *hertz, before=""):
    board = stage("pico_ssd1306", WATCHED + before + "".join(f"wanted({each!r})\n"
                                                             for each in hertz))
    board.run(1000)
    return [line for line in printed(board) if line]


def test_the_voltage_first_and_a_second_start_changes_nothing(stage):
    assert told(stage, FAST, FAST) == [f"[{RAISED}, {FAST}] {FAST} 0x10c1", f"[] {FAST} 0x10c1"]


def test_no_more_voltage_than_needed_and_never_less_again(stage):
    assert told(stage, 125_000_000, 133_000_000, 150_000_000, 133_000_000, FAST) == [
        "[] 125000000 0x10b1", "[133000000] 133000000 0x10b1",
        f"[{RAISED}, 150000000] 150000000 0x10c1", "[133000000] 133000000 0x10c1",
        f"[{FAST}] {FAST} 0x10c1"]


def test_a_higher_voltage_stays(stage):
    assert told(stage, FAST, before="machine.mem32[0x40064000] = 0x10E1\n") == [
        f"[{FAST}] {FAST} 0x10e1"]


@pytest.mark.parametrize("hertz", [
    0, 124_999_999, 200_000_001, 250_000_000, -FAST, 2e8, "200 MHz", None, True])
def test_nonsense_is_refused_before_anything_changes(stage, hertz):
    line, = told(stage, hertz)
    assert "is not from 125000000 to 200000000" in line and line.endswith("] 125000000 0x10b1")


def test_what_the_chip_cannot_make_is_its_own_refusal(stage):
    line, = told(stage, 199_999_000)
    assert "cannot change frequency" in line and " 125000000 " in line


def test_an_rp2350_keeps_its_clock_and_says_so_if_board_py_asks(stage):
    board = stage("pico_ssd1306", WATCHED + """
class sys:
    platform = "rp2"
    class implementation:
        _machine = "Raspberry Pi Pico 2 with RP2350"
rp2040.sys = sys
hardware.set_clock(board)
board.CLOCK = 200_000_000
hardware.set_clock(board)
print(machine.freq())
""")
    board.run(1000)
    assert [line for line in printed(board) if line] == [
        "CLOCK is for an RP2040. This chip keeps its own clock.", "125000000"]


PARTS = """
import assemble, machine
{clock}
parts = assemble._parts()
print(bool(parts), machine.freq(), hex(machine.mem32[0x40064000]))
"""


@pytest.mark.parametrize("name", ["pico_ssd1306", "picosystem"])
@pytest.mark.parametrize("clock, state", [
    ("", f"True {FAST} 0x10c1"), ("board.CLOCK = 125_000_000", "True 125000000 0x10b1")])
def test_start_obeys_the_board(stage, name, clock, state):
    board = stage(name, PARTS.format(clock=clock))
    board.run(2000)
    assert printed(board)[0] == state


KEPT = b"The last start, at 200 MHz, did not reach its first frame. This one keeps 125 MHz."


def starts(board, cut=0):
    """Power on, until so many operations of the flash -> what was printed, and is the trial on?"""
    board.start()
    if cut:
        board.cut_after(cut)
    board.run(2000)
    said = board.log
    board.stop()
    return said, "/data/clock" in board.list_files()


def test_after_a_start_without_a_first_frame_the_clock_stays_once(tmp_path, micropython):
    flash_image.install(tmp_path / "flash.img", "pico_ssd1306")
    board = VirtualBoard(tmp_path / "flash.img", "pico_ssd1306", live=False, clock=None)
    found = [starts(board, cut) for cut in (0, 2, 0, 0)]    # the first one begins the trial
    assert [(KEPT in said, trial) for said, trial in found] == [
        (False, False), (False, True), (True, False), (False, False)]


def test_a_clock_that_the_chip_cannot_make_is_told_at_every_start(tmp_path, micropython):
    source = payload.board_file("pico_ssd1306").read_bytes() + b"CLOCK = 199_999_000\n"
    flash_image.install(tmp_path / "flash.img", "pico_ssd1306")
    board = VirtualBoard(tmp_path / "flash.img", "pico_ssd1306", live=False, clock=None)
    board.write_file("/crupier/board.py", source)
    for _ in range(2):
        said, trial = starts(board)
        assert b"board.py cannot be used: ValueError('cannot change frequency" in said
        assert KEPT not in said and not trial


def test_the_virtual_chip_minds_its_voltage(stage):
    """So that no test can pass with firmware that does it the other way round."""
    board = stage("pico_ssd1306", """
import machine
def tried(what, *arguments):
    try:
        what(*arguments)
    except Exception as error:
        print(error)
tried(machine.freq, 150_000_000)
machine.mem32[0x40064000] = 0x10C1
tried(machine.freq, 210_000_000)
machine.freq(200_000_000)
tried(machine.mem32.__setitem__, 0x40064000, 0x10B1)
tried(machine.mem32.__setitem__, 0x40064004, 0)
print(machine.freq())
""")
    board.run(1000)
    low = "the virtual chip has too low a voltage for %d Hz"
    assert [line for line in printed(board) if line] == [
        low % 150_000_000, low % 210_000_000, low % FAST,
        "the virtual chip has no register 0x40064004", str(FAST)]
