"""200 MHz on the chip: it is quicker by so much, and nothing else goes wrong."""

import re
from itertools import pairwise

import pytest

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from silicon import SiliconBoard
from silicon.chip import MARK_ADDRESS
from tests.silicon.console import BOARDS, BOOT_MS, Console
from tests.silicon.test_boards import same, step

USUAL, FAST = 125_000_000, 200_000_000
HEAD = samples.solo(1, "K7Q2MX")
VREG, V1_15 = 0x4006_4000, 0xC1


class Power:
    """`log`: what the program did to voltage and clock, in its order."""

    def __init__(self, board):
        chip, self.log = board.chip, []
        vreg, clocks = chip.mcu.vreg_and_chip_reset, chip.clocks
        write, pll = vreg.write_uint32, clocks._loop.set_clock

        def written(offset, value):
            self.log.append(hex(value))
            write(offset, value)

        def clocked(hertz):
            if self.log[-1:] != [hertz]:
                self.log.append(hertz)
            pll(hertz)

        vreg.write_uint32, clocks._loop.set_clock = written, clocked


@pytest.mark.parametrize("name", BOARDS)
def test_cards_are_laid_as_with_the_usual_clock(make_board, tmp_path, name):
    """The same pixels; buses no faster than a display takes; games on the flash."""
    chip = make_board(name, samples.journal(HEAD, []), language="en")
    copy = tmp_path / "copy.img"
    copy.write_bytes(chip.image.read_bytes())
    with chip, VirtualBoard(copy, name, live=False, clock=None) as virtual:
        power, console = Power(chip), Console(chip)
        chip.run(BOOT_MS)
        virtual.run(BOOT_MS)
        assert power.log == [USUAL, hex(V1_15), FAST]
        for key in (step(chip.description), "OK") * 2:
            console.press(key)
            virtual.press(key)
            virtual.run(1_000)
            assert same(chip.frame(), virtual.frame())
        bus = chip.display.bus
        if name == "picosystem":
            assert bus._spi.clock_frequency == 50_000_000
        else:
            # rp2040py drops odd values of FS_SPKLEN; pico-sdk's i2c_set_baudrate() writes this.
            high, low = bus._i2c.scl_high_period, bus._i2c.scl_low_period
            cycles = high + low // 16 + 7 + low + 1
            assert FAST / cycles == pytest.approx(400_000, rel=0.01)
        power.log.clear()
        chip.usb.type(b"\x03")          # what comes first ends the program; then a soft reset
        chip.run(1_000)
        chip.usb.type(b"\x04")
        chip.run(BOOT_MS)
        assert b"soft reboot" in chip.log
        assert set(power.log) <= {FAST} and chip.chip.clocks.hertz == FAST
        assert chip.chip.mcu.vreg_and_chip_reset.vreg == V1_15


PROGRAM = f"""
import machine
from time import sleep_ms, ticks_us, ticks_diff
mem32 = machine.mem32
@micropython.viper
def busy():
    for i in range(100_000):
        pass
{{before}}
mem32[{MARK_ADDRESS}] = 1
busy()
mem32[{MARK_ADDRESS}] = 2
begun = ticks_us()
sleep_ms(50)
print("slept", ticks_diff(ticks_us(), begun))
mem32[{MARK_ADDRESS}] = 3
open("/file", "wb").write(bytes(4096))
mem32[{MARK_ADDRESS}] = 4
"""


def took(folder, uf2, before: str) -> list[float]:
    """ms of: code in the RAM, a sleep, a file."""
    made = SiliconBoard(folder / "flash.img", "pico_ssd1306", uf2)
    made.image.unlink(missing_ok=True)
    made.write_file("/main.py", PROGRAM.format(before=before))
    with made:
        made.wait(lambda: len(made.chip.marks) > 3)
        times = [ns / 1e6 for ns, _ in made.chip.marks]
        made.run(100)
        slept = int(re.search(rb"slept (\d+)", made.log)[1])
    assert slept / 1000 == pytest.approx(50, rel=0.01)
    return [after - before for before, after in pairwise(times)]


def test_only_the_processor_is_quicker(tmp_path, uf2):
    usual = took(tmp_path, uf2, "")
    fast = took(tmp_path, uf2, f"machine.freq({FAST})")
    back = took(tmp_path, uf2, f"machine.freq({FAST})\nmachine.freq({USUAL})")
    assert usual[0] / fast[0] == pytest.approx(FAST / USUAL, rel=0.01)
    assert fast[1] == pytest.approx(usual[1], rel=0.05)
    assert 1 < usual[2] / fast[2] < FAST / USUAL       # erasing takes as long as ever
    assert back == pytest.approx(usual, rel=0.02)


def test_a_reset_begins_with_the_usual_clock(tmp_path, uf2):
    made = SiliconBoard(tmp_path / "flash.img", "pico_ssd1306", uf2)
    made.write_file("/main.py", f"import machine\nif machine.reset_cause() == 1:\n"
                                f"    machine.freq({FAST})\n    machine.reset()\n")
    with made:
        power = Power(made)
        made.run(2_000)
        assert power.log == [USUAL, FAST, USUAL] and made.chip.clocks.hertz == USUAL
