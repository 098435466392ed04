"""The board's time, as the PC keeps it. All times in us; board time 0 is the hard reset."""

import time
from collections.abc import Callable

from crupier.sim.virtual.loop import Loop

# A clock of Linux that goes on while the PC sleeps. Elsewhere _us() does.
_ASLEEP = getattr(time, "CLOCK_BOOTTIME", None)
_NAP = 1_000_000            # us; less is what passes between two looks at two clocks
_JUMP = 86_400_000_000      # us; the firmware compares ticks that are up to 6 days apart
_LOOK_S = 1.0               # between two looks whether the PC has slept
_UNSET = 1_609_459_200      # 2021-01-01, what an RP2040 shows before its clock is set


def _us() -> int:
    """As MicroPython counts here; time.monotonic() would stand still while a Mac sleeps."""
    return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000


def _slept() -> int:
    """How long this PC has slept without a sign in _us()."""
    return 0 if _ASLEEP is None else time.clock_gettime_ns(_ASLEEP) // 1000 - _us()


class BoardClock:
    """`now`: board time, as the board said last. `until`: the budget of a stepped board."""

    def __init__(self, live: bool, start: str | int | None):
        """start: Unix time at a hard reset, "host" for the PC's, None for a clock never set."""
        self._live = live
        self._start = start
        self.now = self.until = 0
        self.wall = 0               # Unix time at board time 0; machine.RTC changes it
        self._zero = 0              # live: _us() of the hard reset
        self._slept = _slept()      # as much as the board's time has in it
        self._skipped = 0           # since the hard reset ...
        self._told = 0              # ... and up to the start of the interpreter
        self._before = 0            # up to the hard reset

    def reset(self, left: int = 0) -> None:
        """Hard reset. left: what a stepped board still has to run."""
        self._before += self.now
        self.now, self.until = 0, left
        self._zero, self._slept = _us(), _slept()
        self._skipped = 0
        if isinstance(self._start, int):
            self.wall = self._start * 1_000_000
        else:
            self.wall = time.time_ns() // 1000 if self._start else _UNSET * 1_000_000

    def start(self) -> int:
        """The interpreter starts, also after a soft reset -> board time"""
        self._told = self._skipped
        if self._live:
            return self._skipped + _us() - self._zero
        return self.now

    def devices(self) -> int:
        """Time of what is wired to the board, which knows no resets."""
        return self._before + self.now

    def skip(self, us: int) -> None:
        self._skipped += us

    @property
    def skipped(self) -> int:
        """Since the interpreter started."""
        return self._skipped - self._told

    def nap(self) -> int:
        """What is to be skipped because the PC has slept: of a long sleep a part at a time."""
        slept = _slept() - self._slept
        if slept < _NAP:
            return 0
        slept = min(slept, _JUMP)
        self._slept += slept
        return slept


def watch_naps(loop: Loop, clock: BoardClock, skip: Callable[[int], None]) -> None:
    """A live board goes on while the PC sleeps: its clock jumps afterwards."""
    slept = clock.nap()
    if slept:
        skip(slept)
    loop.after("nap", _LOOK_S, lambda: watch_naps(loop, clock, skip))
