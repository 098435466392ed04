"""Runs the emulated processor, and skips what would take the PC an age.

The loop of rp2040py, execute_batch(), asks after every instruction what time it is and whether a
state machine of a PIO has anything to do. Here a whole stretch of instructions runs up to the next
alarm of the clock, or to the next one that thumb.py leaves to rp2040py. No PIO is looked at: no
board of ours uses one. Cycles, times and memory stay the same, to the instruction.
"""

from ctypes import CFUNCTYPE, addressof, c_double, c_int64, c_uint8, c_uint32, c_void_p
from functools import cache
from math import ceil
from typing import Any

from rp2040py.execute_batch import execute_batch

try:
    from numba import cfunc

    from silicon.bus import DIVISIONS, FLAGS, share
    from silicon.thumb import TYPES, execute
except ImportError:         # no numba: ten times slower, with the same results
    execute = None      # type: ignore[assignment]

_PLAIN_NS = 8.0         # of a cycle, as rp2040py has it
_DIVISION = 8           # cycles of one that rp2040py counts, but takes no time for
FAST = execute is not None


@cache
def _compiled() -> Any:
    """execute(), compiled: takes seconds, so not at import."""
    return cfunc(TYPES)(execute)


class Idle(list):
    """The PIOs for execute_batch(), which asks them one after the other: there are none.

    rp2040py's reset() still finds them by number.
    """

    def __init__(self, blocks: list[Any]):
        super().__init__()
        self._blocks = blocks

    def __getitem__(self, index: Any) -> Any:
        return self._blocks[index]


class Loop:
    """run() runs until stop(). cache_miss: cycles, where FAST."""

    def __init__(self, simulator: Any, cache_miss: int):
        self._simulator = simulator
        self._cycle_ns = _PLAIN_NS
        self._ends = False
        mcu = simulator.rp2040
        mcu.pio = Idle(mcu.pio)
        self._core, self._clock = mcu.core, mcu.clock
        if execute is None:
            return
        self._timer = mcu.timer
        self._own = share(mcu.sio)
        blocks = [c_uint8.from_buffer(memory) for memory in (mcu.sram, mcu.flash, mcu.bootrom)]
        table = (c_void_p * 3)(*map(addressof, blocks))
        lines = (c_int64 * 2049)(cache_miss)
        self._kept = (c_uint32.from_buffer(memoryview(self._core.registers)), self._own, table,
                      lines)
        self._lines = lines
        registers, own, memory, lines_at = map(addressof, self._kept)
        self._begin = registers, own, memory, memory, memory, lines_at
        function = CFUNCTYPE(c_int64, *(c_void_p,) * 6, c_int64, c_double, c_double)
        self._execute = function(_compiled().address)

    def set_clock(self, hertz: int) -> None:
        """After the instruction that is under way."""
        self._cycle_ns = 1e9 / hertz
        if execute is None:
            self._simulator.stopped = True      # leaves execute_batch()

    def set_cache_miss(self, cycles: int) -> None:
        if execute is not None:
            self._lines[0] = cycles

    def stop(self) -> None:
        """Ends run() before the next instruction."""
        self._ends = self._simulator.stopped = True

    def run(self) -> None:
        simulator, core, clock = self._simulator, self._core, self._clock
        self._ends = simulator.stopped = False
        if execute is None:
            while not self._ends:
                simulator.stopped = False
                self._plainly()
            return
        stretch, tick = self.stretch, clock.tick
        while not simulator.stopped:
            if core.waiting:
                tick(clock.nanos_to_next_alarm)
                continue
            if core.interrupts_updated:
                core.check_for_interrupts()
            ns = self._cycle_ns
            cycles = stretch(ceil(clock.nanos_to_next_alarm / ns) or 1)
            tick((cycles or core.execute_instruction()) * ns)

    def _plainly(self) -> None:
        """Without numba, until simulator.stopped."""
        simulator, core, clock = self._simulator, self._core, self._clock
        ns = self._cycle_ns
        if ns == _PLAIN_NS:
            execute_batch(simulator, 1)
            return
        while not simulator.stopped:
            clock.tick(clock.nanos_to_next_alarm if core.waiting
                       else core.execute_instruction() * ns)

    def stretch(self, limit: int) -> int:
        """Runs until `limit` cycles have passed, or before an instruction for rp2040py -> cycles.
        """
        core, own = self._core, self._own
        off = core.pm
        own[FLAGS] = core.apsr | off
        cycles = self._execute(*self._begin, limit, self._clock.nanos - self._timer._epoch_nanos,
                               self._cycle_ns)
        core.apsr = flags = own[FLAGS]
        if flags & 1 and not off:
            core.pm = True
        if cycles:
            core.cycles += cycles + _DIVISION * own[DIVISIONS]
            own[DIVISIONS] = 0
        return cycles
