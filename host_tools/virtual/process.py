"""One run of the interpreter, from a reset to the next one."""

import json
import os
import signal
import socket
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from . import interpreter
from .vm import wire

_HERE = Path(__file__).parent
# Heap for the board's own modules, which on a board are C; start.limit_heap() fills the rest.
_RESERVE = 96 * 1024
_ENTRY = "from vm.start import run; run(globals())"
_HEAD = struct.calcsize(wire.REQUEST)


class Request(NamedTuple):
    """A message of the board; see wire.py."""

    kind: int
    number: int
    argument: int
    time: int       # us
    data: bytes


class Process:
    """The interpreter and the channel to it. Raises InterpreterMissing."""

    def __init__(self, config: dict, stdin: int, stdout: int):
        self._channel, theirs = socket.socketpair()
        self._received = bytearray()
        self._channel.setblocking(False)
        with theirs:
            self._popen = subprocess.Popen(
                [interpreter.find(), "-X", f"heapsize={config['heap'] + _RESERVE}", "-c", _ENTRY,
                 json.dumps({**config, "fd": theirs.fileno()})],
                stdin=stdin, stdout=stdout, stderr=stdout, pass_fds=[theirs.fileno()],
                env={**os.environ, "MICROPYPATH": f"{_HERE}:.frozen", "TZ": "UTC"},
                start_new_session=True)

    def fileno(self) -> int:
        return self._channel.fileno()

    def requests(self) -> Iterator[Request] | None:
        """What has arrived; None when the interpreter has ended."""
        try:
            data = self._channel.recv(1 << 16)
        except BlockingIOError:
            return iter(())
        except ConnectionResetError:
            return None
        if not data:
            return None
        self._received += data
        return self._parse()

    def _parse(self) -> Iterator[Request]:
        while len(self._received) >= _HEAD:
            *head, size = struct.unpack_from(wire.REQUEST, self._received)
            if len(self._received) < _HEAD + size:
                return
            data = bytes(self._received[_HEAD:_HEAD + size])
            del self._received[:_HEAD + size]
            kind, number, argument, time = head
            yield Request(kind, number, argument, time, data)

    def send(self, *state: int) -> bool:
        """The fields of wire.STATE, in their order. False: the board is too busy to listen now."""
        try:
            self._channel.send(struct.pack(wire.STATE_FORMAT, *state))
        except BlockingIOError:
            return False
        except (BrokenPipeError, ConnectionResetError):
            pass        # it has just ended; requests() will tell
        return True

    def interrupt(self) -> None:
        self._popen.send_signal(signal.SIGINT)

    def kill(self) -> None:
        """Ends it at once."""
        self._popen.kill()
        self._popen.wait()
        self._channel.close()

    def status(self) -> int:
        """Exit status of one that ended by itself."""
        return self._popen.wait()
