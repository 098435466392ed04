"""The board itself, in its own thread: power, clock, and the answers to what the firmware asks."""

import threading
import time
from collections.abc import Callable
from typing import Any

from crupier.sim.virtual.bus import EVERYBODY, Bus, Holder
from crupier.sim.virtual.clock import BoardClock
from crupier.sim.virtual.console import Console
from crupier.sim.virtual.flash import Flash, PowerFailed
from crupier.sim.virtual.loop import Loop
from crupier.sim.virtual.process import Process, Request
from crupier.sim.vm import wire

_PWRON_RESET, _WDT_RESET = 1, 3     # machine.reset_cause() of rp2
_HERTZ = 125_000_000                 # of the clock, after a reset
# s between two Ctrl-C: a second signal while one is pending ends the interpreter.
_CTRL_C_PAUSE = 0.1
_WAKE = 0.02                        # s between two attempts to wake the program for Ctrl-C
_DONE = b"!"                        # answer of the flash
_RETRY = 0.01                       # s until a busy board is told again
_FRAME_TIMEOUT = 0.5                # s after which a display counts whose program never rests


class Hardware:
    """Only the loop's thread calls its methods. `config` is what every interpreter is told."""

    def __init__(self, loop: Loop, flash: Flash, bus: Bus, clock: BoardClock,
                 config: dict[str, Any]):
        self.bus = bus
        self.powered = False
        self.frame_count = 0
        self.frame_callbacks: list[Callable[[], None]] = []
        self.boots = 0
        self.text = ""
        self.holder = EVERYBODY         # a board that is not seated says nothing
        self.heap_free = 0              # bytes, when the firmware took over
        self.failure: Exception | None = None       # why nothing runs any more
        self.still = threading.Event()  # stepped: the budget is used up, or nothing runs
        self.last_sign = time.monotonic()
        self._loop = loop
        loop.on_error = self._fail
        self.clock = clock
        self._config = config
        self._live = config["live"]
        self.flash = flash
        self.console = Console(loop, self._ctrl_c)
        self._process: Process | None = None
        self._answered = (0, True, 0)   # number, ok, value of the latest answer
        self._cause = _PWRON_RESET
        self._soft = False              # was the latest reset a soft one?
        self._ctrl_c_wanted = False
        self._calm = 0.0                # no Ctrl-C before this time.monotonic()
        self.still.set()
        self._handlers = {
            wire.HELLO: self._hello, wire.PARK: self._park, wire.REST: self._rest,
            wire.KEYBOARD: self._keyboard, wire.PROMPT: self._prompt, wire.RTC: self._rtc,
            wire.RESET: self._watchdog, wire.SOFT_RESET: self._soft_reset,
            wire.BOOTLOADER: self._bootloader, wire.NOTE: self._note, wire.SYNC: self._answer,
            wire.TEXT: self._text, wire.HOLDER: self._holder,
        }

    def close(self) -> None:
        self.power_off()
        self.console.close()

    # Power

    @property
    def running(self) -> bool:
        return self._process is not None

    def power_on(self) -> None:
        if self.powered:
            return
        self.powered = True
        self.bus.power_on()
        self._hard_reset(_PWRON_RESET)

    def power_off(self) -> None:
        """At once, whatever the board is doing."""
        if not self.powered:
            return
        self._end_process()
        self.powered = False
        self.console.plugged = False
        self.holder = EVERYBODY
        self.bus.changed = True
        self._frame()
        self.still.set()

    def reset(self) -> None:
        """The RUN pin. The display keeps its power and its picture."""
        if self.powered:
            self._end_process()
            self._hard_reset(_PWRON_RESET)

    def _hard_reset(self, cause: int, left: int = 0) -> None:
        self.console.clear()
        self.clock.reset(left)
        self.bus.reset()
        self.bus.pins.told()            # edges of before the reset call no handler
        self._cause = cause
        self._soft = False
        self._start_process(raw=False)

    def _start_process(self, raw: bool, hertz: int = _HERTZ) -> None:
        """hertz: of the clock, which a soft reset leaves as it is."""
        self.boots += 1
        self.failure = None
        self.still.clear()
        self._answered = (0, True, 0)
        process = self._process = Process(
            {**self._config, "now": self.clock.start(), "wall": self.clock.wall,
             "boots": self.boots, "cause": self._cause, "raw": raw,
             "hertz": hertz},
            self.console.stdin, self.console.stdout)
        self.console.plugged = True
        self._loop.watch(process.channel.fileno(), lambda: self._serve(process))
        self._loop.watch(process.flash.fileno(), lambda: self._serve_flash(process))
        self._sign()

    def _end_process(self) -> None:
        if not self._process:
            return
        self._loop.unwatch(self._process.channel.fileno())
        self._loop.unwatch(self._process.flash.fileno())
        self._process.kill()
        self._process = None
        self.console.drain()
        self.console.interrupt_char = -1
        self._ctrl_c_wanted = False
        self._loop.cancel("wake")       # the next process may not know the signal yet

    def _stopped(self) -> None:
        """Nothing runs until reset or power."""
        self._end_process()
        self.still.set()

    def _fail(self, error: Exception) -> None:
        self.failure = error
        self.console.note(repr(error))
        self._stopped()

    # Time

    def skip(self, us: int) -> None:
        """The clock jumps. A stepped board learns it when time goes on."""
        self.clock.skip(us)
        if self._live:
            self._tell()
        else:
            self.clock.until += us

    def grant(self, us: int) -> None:
        """Stepped: the program may run for so long."""
        if not self._process or us <= 0:
            return
        self.clock.until += us
        self.still.clear()
        self._sign()
        self._tell()

    def _sign(self) -> None:
        self.last_sign = time.monotonic()

    # Outside world

    def hold_key(self, key: str | int) -> None:
        self.bus.pins.hold(self.bus.key_pin(key))
        self._changed()

    def release_key(self, key: str | int) -> None:
        self.bus.pins.release(self.bus.key_pin(key))
        self._changed()

    def drive(self, pin: int, level: int) -> None:
        self.bus.pins.drive(pin, level)
        self._changed()

    def keep_still(self, still: bool) -> None:
        self.bus.still = still
        self._changed()

    def _changed(self) -> None:
        """Live: tells the board. A stepped one learns it when time goes on."""
        if self._live:
            self._tell()

    def _ctrl_c(self) -> None:
        self._ctrl_c_wanted = True
        self._interrupt()

    def _interrupt(self) -> None:
        """Delivers Ctrl-C as soon as the program may be, and can be, interrupted."""
        if not (self._process and self._ctrl_c_wanted and self.console.interrupt_char >= 0):
            return
        now = time.monotonic()
        if now < self._calm:
            self._loop.after("ctrl-c", self._calm - now, self._interrupt)
        else:
            self._ctrl_c_wanted = False
            self._calm = now + _CTRL_C_PAUSE
            self._process.interrupt()
            self._wake()

    def _wake(self) -> None:
        """More than once: the program may have been about to read, not yet reading."""
        if self._process:
            self._process.wake()
            if self.console.held:
                self._loop.after("wake", _WAKE, self._wake)

    # Answers

    def _serve(self, process: Process) -> None:
        requests = process.channel.requests()
        if requests is None:
            self._fail(RuntimeError(f"the interpreter ended, status {process.status()}"))
            return
        for request in requests:
            self.clock.now = request.time
            self._sign()
            if request.kind in self.bus.services:
                ok, value = self.bus.serve(request)
                if request.kind not in self.bus.unanswered:
                    self._answer(request, ok, value)
                if self._live and self.bus.changed:
                    self._loop.after("frame", _FRAME_TIMEOUT, self._frame)
            else:
                self._handlers[request.kind](request)
            if self._process is not process:
                return

    def _serve_flash(self, process: Process) -> None:
        self._serve(process)        # what was said before
        for request in (self._process is process and process.flash.requests()) or ():
            self._sign()
            try:
                if request.kind == wire.ERASE:
                    self.flash.erase(request.argument)
                elif request.kind == wire.PROGRAM:
                    self.flash.program(request.argument, request.data)
            except PowerFailed:
                self.console.note(f"power failed in flash operation {self.flash.operations}")
                self.power_off()
                return
            process.flash.send(_DONE)
            if request.kind == wire.AGAIN:
                process.interrupt()

    def _answer(self, request: Request, ok: bool = True, value: int = 0) -> None:
        self._answered = request.number, ok, value
        self._tell()

    def _tell(self) -> None:
        if not self._process:
            return
        pins = self.bus.pins
        if self._process.tell(*self._answered, pins.driven, pins.levels, pins.fell, pins.rose,
                              self.clock.until, self.clock.skipped, self.bus.still):
            pins.told()
        else:
            self._loop.after("tell", _RETRY, self._tell)

    def _hello(self, request: Request) -> None:
        self.heap_free = request.argument
        if self._live or self._soft:
            self._answer(request)
        else:
            self._park(request)

    def _park(self, request: Request) -> None:
        if request.time < self.clock.until:
            self._answer(request)
            return
        self._answered = request.number, True, 0    # told when there is more time
        self.console.drain()
        self.still.set()

    def _keyboard(self, request: Request) -> None:
        self.console.interrupt_char = request.argument
        self._answer(request)
        self._interrupt()

    def _prompt(self, request: Request) -> None:
        self.console.interrupt_char = -1
        self._ctrl_c_wanted = False
        self.console.release()
        self._answer(request)

    def _rtc(self, request: Request) -> None:
        self.clock.wall = request.argument
        self._answer(request)

    def _watchdog(self, request: Request) -> None:
        self._end_process()
        self._hard_reset(_WDT_RESET, left=self.clock.until - self.clock.now)

    def _soft_reset(self, request: Request) -> None:
        self._end_process()
        self.bus.end_pwm()
        self._soft = True
        self._start_process(raw=bool(request.argument & 1), hertz=request.argument >> 1)

    def _bootloader(self, request: Request) -> None:
        self.console.note("bootloader: reset the board to leave it")
        self._stopped()

    def _note(self, request: Request) -> None:
        self.console.note(request.data.decode())
        self._answer(request)

    # The display

    def _text(self, request: Request) -> None:
        self.text = request.data.decode()
        self.bus.changed = True

    def _holder(self, request: Request) -> None:
        self.holder = Holder.of(request.argument, request.data)
        self.bus.changed = True

    def _rest(self, request: Request) -> None:
        self._frame()

    def _frame(self) -> None:
        self._loop.cancel("frame")
        if self.bus.changed:
            self.bus.changed = False
            self.frame_count += 1
            for callback in self.frame_callbacks:
                try:
                    callback()
                except Exception as e:
                    self._fail(e)
