"""A board at its raw REPL."""

import ast
import atexit
import contextlib
import io
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

from mpremote.transport import TransportError, TransportExecError

from crupier import interrupts
from crupier.device import others, running, schema
from crupier.device.port import gone, noise, open_port, origin
from crupier.device.transport import Talk, Transport
from crupier.errors import DEVICE_ERROR, NO_DEVICE, Trouble

_ATTEMPTS = 4           # a board that starts, or is busy on its flash, may miss the first Ctrl-C
_ENTER_S = 3.0          # s for the last attempt, half of that for the one before ...
_QUIET_S = 10.0         # s without a byte after which code that runs counts as stuck
_POLL_S = 0.02          # s that a look for input waits
_BACK_S = 5.0           # s in which a port may come back
# A board that never stops printing is given up.
_PRINTED = 1 << 20      # bytes that code may print if nobody says more ...
_OVERALL_S = 300.0      # ... and s in which it ends ...
_SLOWEST = 2000         # ... besides one for so many bytes
_FLOOD = 1 << 26        # bytes that a program may print in spite of Ctrl-C ...
_FLOOD_S = 30.0         # ... and s in which it stops
_DAY_S = 86_400.0
_LINE = 200             # characters of an error that are passed on
_RESTART = b"\r\x03\x02\x04"        # Ctrl-C ends what runs, -B the raw REPL, -D starts main.py
_RESTARTED = b"soft reboot\r\n"
_RESTARTS_S = 0.5, 1.0, 3.0     # for each attempt

# Imports from MicroPython itself. Libraries for it have modules with such names, too.
BUILT_IN = "import sys\np, sys.path[:] = sys.path[:], []\nimport %s\nsys.path[:] = p\n"
_ABOUT = BUILT_IN % "binascii" + """
import gc, machine, os
i = sys.implementation
s = os.statvfs('/')
f = s[3] if 0 <= s[3] <= s[2] else 0    # littlefs may count more blocks than there are
t = repr({'version': tuple(i.version[:3]), 'mpy': (i._mpy & 255, i._mpy >> 8 & 3),
 'arch': i._mpy >> 10 & 15, 'heap': gc.mem_alloc() + gc.mem_free(),
 'machine': i._machine, 'platform': sys.platform, 'free': s[0] * f, 'size': s[0] * s[2],
 'id': binascii.hexlify(machine.unique_id()).decode()})
print(t)
print(binascii.crc32(t.encode()))
"""


class DeviceError(Trouble):
    """Code on the board raised an exception; `traceback` is what it printed."""

    def __init__(self, traceback: str):
        self.traceback = traceback.strip()
        last = self.traceback.splitlines()[-1] if self.traceback else "no message"
        super().__init__(f"the board reports: {last[:_LINE]}.", DEVICE_ERROR)


class Device:
    """`with Device(port) as device:` stops what runs on the board, and restarts it at the end.

    The interpreter is reset, too, unless `keep`, or where a foreign boot.py does not end; `fresh`
    says whether it was. Every method raises Trouble: DEVICE_ERROR, or
    NO_DEVICE when the cable is pulled; opening also PORT_BUSY.
    """

    def __init__(self, port: str, keep: bool = False):
        self.port = port
        self.fresh = not keep

    def __enter__(self) -> "Device":
        open_port(self.port).close()        # says why it cannot be opened; mpremote does not
        with self._trouble(), interrupts.defer_signals():
            self._transport = Transport(self.port)
            # However the program ends from here on, what it has stopped on the board starts again.
            atexit.register(self.__exit__)
        try:
            self.interrupt()
            self.fresh = self.fresh and self._refreshed()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with interrupts.defer_signals():
            with contextlib.suppress(OSError):
                for seconds in _RESTARTS_S:
                    self._transport.serial.write(_RESTART)
                    if self._restarts(seconds):
                        break
            self.close()

    def _restarts(self, seconds: float) -> bool:
        """Does it say so? Another program may have read that."""
        self._transport.allow(_FLOOD, _FLOOD_S)
        with contextlib.suppress(OSError, TransportError):
            return self._transport.read_until(
                1, _RESTARTED, timeout_overall=seconds).endswith(_RESTARTED)
        return False

    def close(self) -> None:
        """Lets go of the port; what runs on the board goes on."""
        atexit.unregister(self.__exit__)
        with contextlib.suppress(OSError):
            self._transport.close()

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        """Turns errors of mpremote into Trouble, and drops what it prints."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                yield
        except TransportExecError as error:
            raise DeviceError(error.error_output) from error
        except (TransportError, struct.error) as error:     # mpremote unpacks missing data
            raise others.amiss(self.port, Trouble(
                f"the board on {self.port}{origin(self.port)} does not answer as MicroPython does "
                f"({error}); " + running.wake(self.port, "unplug it, plug it in again")
                + " and repeat the command; `crupier doctor` knows more.",
                DEVICE_ERROR)) from error
        except OSError as error:
            raise gone(self.port) from error

    # Running code

    def interrupt(self) -> None:
        """Ends what runs. Then the raw REPL is ready, and has run something."""
        with self._trouble():
            self._transport.allow(_FLOOD, _FLOOD_S)
            for left in reversed(range(_ATTEMPTS)):
                seconds = _ENTER_S / 2**left
                try:
                    self._transport.use_raw_paste = True
                    self._transport.enter_raw_repl(soft_reset=False, timeout_overall=seconds)
                    if left < _ATTEMPTS - 1:    # an earlier Ctrl-C may take effect only now
                        time.sleep(_POLL_S)
                        self._transport.enter_raw_repl(False, timeout_overall=seconds)
                    # What an earlier program was told may come late: no code is lost to it here.
                    self._transport.exec_raw("", seconds)
                    return
                except (TransportError, struct.error):
                    if not left:
                        raise

    def soft_reset(self) -> None:
        """A fresh interpreter: boot.py has run, main.py has not. A USB device that a program has
        made, a keyboard, say, goes with it, and the port with that for a moment.
        """
        try:
            with self._trouble():
                self._transport.allow(_FLOOD, _FLOOD_S)
                self._transport.enter_raw_repl(soft_reset=True, timeout_overall=_QUIET_S)
        except Trouble as trouble:
            if trouble.exit_code != NO_DEVICE:
                raise
            self._come_back()

    def _refreshed(self) -> bool:
        """Resets the interpreter -> has it ended what ran?"""
        try:
            self.soft_reset()
        except Trouble:
            self.interrupt()
            return False
        return True

    def _come_back(self) -> None:
        """Waits some seconds for the port, and opens it again. Raises Trouble."""
        with contextlib.suppress(OSError):
            self._transport.close()
        end = time.monotonic() + _BACK_S
        while True:
            try:
                open_port(self.port).close()
                break
            except Trouble as trouble:
                if time.monotonic() > end:
                    raise gone(self.port) from trouble
                time.sleep(_POLL_S)
        with self._trouble():
            self._transport = Transport(self.port)
        self.interrupt()

    def exec(self, code: str, consumer: Callable[[bytes], None] | None = None,
             quiet: float = _QUIET_S, most: int = _PRINTED, beats: bool = False) -> bytes:
        """Runs code -> what it printed. A consumer gets the output instead, as it arrives.

        quiet: s without output after which the code counts as stuck. most: bytes that it may
        print. beats: it prints all the time. Raises DeviceError.
        """
        with self._trouble():
            self._transport.allow(most, _OVERALL_S + most / _SLOWEST)
            self._transport.exec_raw_no_follow(code)
            with self._beating(beats):
                printed, error = self._transport.follow(quiet, consumer)
            if error:
                raise TransportExecError(printed, error.decode(errors="replace"))
            return printed

    @contextlib.contextmanager
    def talk(self, code: str, beats: bool = False) -> Iterator[Talk]:
        """Runs code that reads stdin. The block talks with the code until it ends.

        beats: it prints empty lines all the time.
        """
        with self._trouble():
            self._transport.allow(_FLOOD, _DAY_S)      # at the pace of the PC
            self._transport.exec_raw_no_follow(code)
            with self._beating(beats):
                yield Talk(self._transport)
                _, error = self._transport.follow(_QUIET_S)
            if error:
                raise TransportExecError(b"", error.decode(errors="replace"))

    def _beating(self, beats: bool) -> contextlib.AbstractContextManager[None]:
        return self._transport.serial.beating() if beats else contextlib.nullcontext()

    def eval(self, expression: str) -> Any:
        """Value of an expression, if it is a literal."""
        return self._values(f"print(repr({expression}))")[0]

    def _values(self, code: str) -> list[Any]:
        """The literals that code prints, one per line."""
        with self._trouble():
            try:
                return [ast.literal_eval(line) for line in self.exec(code).decode().splitlines()]
            except (SyntaxError, ValueError) as error:
                raise TransportError("something else is printing") from error

    def about(self) -> dict[str, Any]:
        """version (1, 28, 0), mpy (6, 3), machine, platform, id; arch of machine code, see
        build/chips.py; heap, free and size of the flash, B. Nobody knows yet what could check an
        answer there, so two have to agree.
        """
        answer, before = self._about(), ""
        for _ in range(_ATTEMPTS):
            if str(answer) == before:
                break
            answer, before = self._about(), str(answer)
        else:
            raise noise(self.port)
        if isinstance(answer, Trouble):
            raise answer
        return answer

    def _about(self) -> dict[str, Any] | Trouble:
        """One answer, or the Trouble with it."""
        try:
            return schema.about(next(iter(self._values(_ABOUT)), None))
        except Trouble as trouble:
            if trouble.exit_code != NO_DEVICE:
                self.interrupt()
                return trouble
            raise
