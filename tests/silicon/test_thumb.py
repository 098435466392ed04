"""The compiled instructions do what rp2040py's do, bit by bit and cycle by cycle."""

import random

import pytest
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from crupier.build import payload
from silicon import chip, loop
from silicon.loop import Loop

pytestmark = pytest.mark.skipif(not loop.FAST, reason="there is no numba")

BOARD = "/crupier/board.py"
RAM, FLASH = 0x2000_0000, 0x1000_0000
CODE = RAM + 0x800
SIZE = 0x1000                   # of the part of the RAM that is compared
# Registers of the chip that Loop keeps itself: SIO's divider and a spinlock, and the timer.
REGISTERS = (0xD000_0000, 0xD000_0060, 0xD000_0064, 0xD000_0068, 0xD000_006C, 0xD000_0070,
             0xD000_0074, 0xD000_0078, 0xD000_0148, 0x4005_4024, 0x4005_4028)


class Bench:
    """One rp2040py as it is and one with Loop; step() has both do the same instruction."""

    def __init__(self):
        self.plain, self.fast = Simulator(), Simulator()
        for simulator in (self.plain, self.fast):
            simulator.rp2040.logger = ConsoleLogger(LogLevel.ERROR)
        self.loop = Loop(self.fast, 0)
        self.left = 0

    def set(self, chance, code, registers, flags):
        ram = chance.randbytes(SIZE)
        for simulator in (self.plain, self.fast):
            mcu: RP2040 = simulator.rp2040
            mcu.sram[:SIZE] = ram
            mcu.flash[:SIZE] = ram[::-1]
            mcu.sram[CODE - RAM:CODE - RAM + len(code)] = code
            for index, value in enumerate(registers):
                mcu.core.registers[index] = value
            mcu.core.pc = CODE
            mcu.core.apsr = flags
            mcu.core.waiting = mcu.core.pm = mcu.core.interrupts_updated = False

    def step(self) -> bool:
        """Does it on both -> was it Loop's?"""
        fast, plain = self.fast.rp2040.core, self.plain.rp2040.core
        before = self.state(self.fast)
        spent = self.loop.stretch(1)
        if not spent:
            self.left += 1
            assert self.state(self.fast) == before, "left alone, but something had changed"
            return False
        assert spent == plain.execute_instruction()
        self.plain.clock.tick(spent * 8)
        self.fast.clock.tick(spent * 8)
        assert self.state(self.fast) == self.state(self.plain)
        assert fast.cycles == plain.cycles
        return True

    @staticmethod
    def state(simulator):
        core, sio = simulator.rp2040.core, simulator.rp2040.sio
        return (list(core.registers), core.apsr, core.pm, core.waiting,
                [int(getattr(sio, name)) & 0xFFFF_FFFF for name in
                 ("div_dividend", "div_divisor", "div_quotient", "div_remainder", "div_csr",
                  "spin_lock")],
                bytes(simulator.rp2040.sram[:SIZE]))


def value(chance) -> int:
    """What a register may hold: often an address, or a small or a special number."""
    return chance.choice((
        lambda: RAM + chance.randrange(0x100, SIZE - 0x100), lambda: chance.getrandbits(32),
        lambda: RAM + 4 * chance.randrange(0x40, SIZE // 4 - 0x40),
        lambda: FLASH + 4 * chance.randrange(0x40, SIZE // 4 - 0x40),
        lambda: chance.randrange(66), lambda: chance.choice((0, 1, 1 << 31, (1 << 32) - 1)),
        lambda: chance.choice(REGISTERS)))()


def test_every_instruction_does_what_rp2040py_does():
    chance, bench = random.Random(1), Bench()
    done = set()
    for _ in range(3):
        for opcode in range(0x10000):
            # The second half of a wide one: BL, a barrier, MRS of PRIMASK, or anything.
            second = chance.choice((0xD000 | chance.getrandbits(12) | chance.getrandbits(1) << 13,
                                    0x8F50, 0x8010, chance.getrandbits(16)))
            registers = [value(chance) for _ in range(15)]
            registers[13] &= ~3
            bench.set(chance, opcode.to_bytes(2, "little") + second.to_bytes(2, "little"),
                      registers, chance.getrandbits(4) << 28)
            if bench.step():
                done.add(opcode)
    kinds = {opcode >> 8 for opcode in range(0xE800)} - {0xB1, 0xB3, 0xB6, 0xB7, 0xB8, 0xB9, 0xBB,
                                                         0xBE, 0xDE, 0xDF}
    assert kinds <= {opcode >> 8 for opcode in done}
    assert {opcode >> 8 for opcode in done} <= kinds | set(range(0xF0, 0xF8)) | {0xB6}


def test_divider_and_spinlocks_are_shared():
    """Long runs of loads and stores at the registers of the chip, also by rp2040py in between."""
    chance, bench = random.Random(2), Bench()
    for turn in range(20_000):
        # LDR or STR r0, [r1]
        opcode = chance.choice((0x6808, 0x6008))
        at = chance.choice(REGISTERS)
        if opcode == 0x6008 and (at == 0xD000_0000 or at < 0xD000_0000 or at == 0xD000_0078):
            continue                # read only
        number = chance.choice((0, 1, chance.getrandbits(32), chance.getrandbits(7)))
        for simulator in (bench.plain, bench.fast):
            core = simulator.rp2040.core
            simulator.rp2040.sram[CODE - RAM:CODE - RAM + 2] = opcode.to_bytes(2, "little")
            core.registers[0], core.registers[1], core.pc = number, at, CODE
        if turn % 7:
            assert bench.step()
        else:
            for simulator in (bench.plain, bench.fast):
                simulator.clock.tick(simulator.rp2040.core.execute_instruction() * 8)
            assert bench.state(bench.fast) == bench.state(bench.plain)


@pytest.mark.parametrize("clock", [b"CLOCK = 125_000_000\n", b""], ids=["125 MHz", "200 MHz"])
def test_the_product_starts_in_the_same_cycles(make_board, monkeypatch, clock):
    """To the instruction, with interrupts, flash, USB, display and a key."""
    monkeypatch.setattr(chip, "_CACHE_MISS", 0)     # rp2040py has no model of the cache
    ends = []
    for fast in (True, False):
        if not fast:
            monkeypatch.setattr(loop, "execute", None)
        with make_board(files={BOARD: payload.board_file("pico_ssd1306").read_bytes() + clock},
                        seed=1 + fast, language="en") as board:
            mcu = board.chip.mcu
            mcu.peripherals[0x40060] = Ones()       # the same random bits for both
            board.run(500)
            board.press("OK")
            ends.append((board.ms, mcu.core.cycles, list(mcu.core.registers), mcu.core.apsr,
                         bytes(mcu.sram), board.chip.filesystem, board.log))
    assert ends[0] == ends[1]


class Ones:
    """The ring oscillator as rp2040py has it."""

    def read_uint32(self, _offset):
        return 0xFFFF_FFFF
