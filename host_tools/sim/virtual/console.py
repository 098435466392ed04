"""The USB console: a pseudo-terminal outside, the interpreter's stdin and stdout inside."""

import os
import termios
import tty
from collections.abc import Callable

from crupier.sim.virtual.loop import Loop

_LOG_LIMIT = 1 << 20
_BUFFER = 1 << 16
_HOLD = 0.25        # s for Ctrl-C to take effect
_PATIENCE = 0.5     # s that output waits for a reader before it is dropped, as on rp2


class Console:
    """`stdin` and `stdout` are for the interpreter; `log` is what it printed, the last 1 MiB."""

    def __init__(self, loop: Loop, interrupt: Callable[[], None]):
        self._loop = loop
        self._interrupt = interrupt
        self.plugged = False            # is there a board that reads?
        self.interrupt_char = -1        # what micropython.kbd_intr() set
        self.received = 0               # bytes, from the PC
        self.log = bytearray()
        self._typed = bytearray()       # on its way to the program
        self._printed = bytearray()     # on its way to the terminal
        self.held = False              # Ctrl-C is on its way, what was typed after it waits
        self._blocked = False           # the terminal takes no more now ...
        self._unread = False              # ... and has not for a while: it is not read
        self._fds: list[int] = []       # that are open
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        self._terminal, self._slave = self._opened(*os.openpty())
        self._terminal_out, = self._opened(os.dup(self._terminal))
        self.stdin, self._to_program = self._opened(*os.pipe())
        self._from_program, self.stdout = self._opened(*os.pipe())
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        for fd in (self._terminal, self._to_program, self._from_program):
            os.set_blocking(fd, False)
        self._loop.watch(self._terminal, self._from_terminal)
        self._loop.watch(self._from_program, self.drain)

    def _opened(self, *fds: int) -> tuple[int, ...]:
        self._fds += fds
        return fds

    def close(self) -> None:
        for fd in self._fds:
            self._loop.unwatch(fd)
            os.close(fd)

    def clear(self) -> None:
        """Hard reset: nothing is on its way any more, in either direction."""
        self.interrupt_char = -1
        self.held = False
        self._typed.clear()
        self._printed.clear()
        os.set_blocking(self.stdin, False)
        _read(self.stdin)
        os.set_blocking(self.stdin, True)
        termios.tcflush(self._slave, termios.TCIFLUSH)

    def note(self, text: str) -> None:
        """A line of the virtual board itself, for the log only."""
        self.drain()
        self._remember(f"[virtual board] {text}\r\n".encode())

    # Program to terminal

    def drain(self) -> None:
        """Takes what the program has printed up to now."""
        data = _read(self._from_program)
        self._remember(data)
        if not self._unread:
            self._printed += data
        if not self._blocked:
            self._send()

    def _remember(self, data: bytes) -> None:
        self.log += data
        del self.log[:-_LOG_LIMIT]

    def _send(self) -> None:
        self._unread = False
        self._loop.cancel("reader")
        del self._printed[:_write(self._terminal_out, self._printed)]
        self._blocked = bool(self._printed)
        if self._blocked:
            self._loop.watch(self._terminal_out, self._send, write=True)
            self._loop.after("reader", _PATIENCE, self._give_up)
        else:
            self._loop.unwatch(self._terminal_out)
        self._throttle()

    def _give_up(self) -> None:
        self._unread = True
        self._printed.clear()
        self._throttle()

    def _throttle(self) -> None:
        """A full buffer makes the program wait."""
        if len(self._printed) > _BUFFER:
            self._loop.unwatch(self._from_program)
        else:
            self._loop.watch(self._from_program, self.drain)

    # Terminal to program

    def _from_terminal(self) -> None:
        data = _read(self._terminal)
        self.received += len(data)
        if not self.plugged:
            return
        if self.interrupt_char >= 0:
            # As on rp2: the character clears whatever came before it.
            _, hit, data = data.rpartition(bytes([self.interrupt_char]))
            if hit:
                # A read that gets what follows would go on waiting instead of being interrupted.
                self.held = True
                self._loop.after("held", _HOLD, self.release)
                self._typed.clear()
                self._interrupt()
        self._typed += data
        self._feed()

    def release(self) -> None:
        """The program has been interrupted, or is not going to be."""
        self.held = False
        self._loop.cancel("held")
        self._feed()

    def _feed(self) -> None:
        if self.held:
            return
        del self._typed[:_write(self._to_program, self._typed)]
        if self._typed:
            self._loop.watch(self._to_program, self._feed, write=True)
        else:
            self._loop.unwatch(self._to_program)
        if len(self._typed) > _BUFFER:
            self._loop.unwatch(self._terminal)
        else:
            self._loop.watch(self._terminal, self._from_terminal)


def _read(fd: int) -> bytes:
    try:
        return os.read(fd, _BUFFER)
    except BlockingIOError:
        return b""


def _write(fd: int, data: bytes | bytearray) -> int:
    try:
        return os.write(fd, data) if data else 0
    except BlockingIOError:
        return 0
