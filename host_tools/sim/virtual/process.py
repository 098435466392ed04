"""One run of the interpreter, from a reset to the next one."""

import json
import socket
import struct
from typing import NamedTuple

from crupier.sim.virtual import interpreter
from crupier.sim.vm import wire

# Heap for the board's own modules, which on a board are C; start.limit_heap() fills the rest.
_RESERVE = 96 * 1024
_ENTRY = "from vm.start import run; run(globals())"
_BUFFER = 1 << 18       # more than vm/channel.py ever has on its way
_REQUEST = struct.Struct(wire.REQUEST)
_HEAD = _REQUEST.size


class Request(NamedTuple):
    """A message of the board; see wire.py."""

    kind: int
    number: int
    argument: int
    time: int       # us
    data: bytes


class MessageSocket:
    """Requests in, answers out. Gives `theirs` to the interpreter."""

    def __init__(self):
        self._socket, self.theirs = socket.socketpair()
        self._socket.setblocking(False)
        for end, option in ((self.theirs, socket.SO_SNDBUF), (self._socket, socket.SO_RCVBUF)):
            end.setsockopt(socket.SOL_SOCKET, option, _BUFFER)
        self._received = bytearray()

    def fileno(self) -> int:
        return self._socket.fileno()

    def close(self) -> None:
        self._socket.close()

    def requests(self) -> list[Request] | None:
        """What has arrived; None when the interpreter has ended."""
        try:
            data = self._socket.recv(_BUFFER)
        except BlockingIOError:
            return []
        except ConnectionResetError:
            data = b""
        if not data:
            return None
        self._received += data
        received, at, found = bytes(self._received), 0, []
        while len(received) >= at + _HEAD:
            *head, size = _REQUEST.unpack_from(received, at)
            begin, end = at + _HEAD, at + _HEAD + size
            if len(received) < end:
                break
            at = end
            found.append(Request._make((*head, received[begin:end])))
        del self._received[:at]
        return found

    def send(self, message: bytes) -> bool:
        """False: the board is too busy to listen now."""
        try:
            self._socket.send(message)
        except BlockingIOError:
            return False
        except (BrokenPipeError, ConnectionResetError):
            pass        # it has just ended; requests() will tell
        return True


class Process:
    """The interpreter and the wires to it. Raises InterpreterMissing."""

    def __init__(self, config: dict, stdin: int, stdout: int):
        self.channel, self.flash = MessageSocket(), MessageSocket()
        with self.channel.theirs as channel, self.flash.theirs as flash:
            self._interpreter, self._ctrl_c, self._wake = interpreter.run(
                ["-X", f"heapsize={config['heap'] + _RESERVE}", "-c", _ENTRY],
                stdin, stdout, channel.fileno(), flash.fileno())
        self.channel.send(json.dumps(config).encode() + b"\n")

    def tell(self, *state: int) -> bool:
        """The fields of wire.STATE, in their order -> could it be sent?"""
        return self.channel.send(struct.pack(wire.STATE_FORMAT, *state))

    def interrupt(self) -> None:
        """Ctrl-C, which does not wake a read."""
        self._interpreter.send_signal(self._ctrl_c)

    def wake(self) -> None:
        """Wakes a read that waits, if there was Ctrl-C for good."""
        if self._wake:
            self._interpreter.send_signal(self._wake)

    def kill(self) -> None:
        self._interpreter.kill()
        self._interpreter.wait()
        self.channel.close()
        self.flash.close()

    def status(self) -> int:
        """Exit status of one that ended by itself."""
        return self._interpreter.wait()
