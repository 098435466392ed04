"""Something on a port that speaks the link, or the raw REPL, and means no good."""

import contextlib
import itertools
import os
import select
import threading
import tty

from crupier.engine.lines import seal, unseal
from crupier.engine.records import dumps

HELLO = {"device": "e6614c311b7e6f2d", "board": "pico_ssd1306", "version": "1.0", "schema": 1,
         "first": 1, "last": 3, "ack": 0, "clock": True}


class Port:
    """`with Port(heard) as port:` calls heard(bytes) -> bytes for whatever arrives on port.path.

    With an iterator it sends what that yields, as fast as it is read.
    """

    def __init__(self, heard=None, flood=()):
        self._heard, self._flood = heard, iter(flood)
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        self._thread.join()
        os.close(self._master)
        os.close(self._slave)

    def _run(self):
        waiting = b""
        while not self._stop.is_set():
            ready, _, _ = select.select([self._master], [], [], 0.005)
            if ready:
                data = os.read(self._master, 65536)
                waiting += self._heard(data) if self._heard else b""
            waiting += next(self._flood, b"") if not waiting else b""
            with contextlib.suppress(BlockingIOError):
                waiting = waiting[os.write(self._master, waiting):] if waiting else b""


def talking(**replies) -> Port:
    """A board whose verbs reply with these texts; one that is callable gets the arguments."""
    held = bytearray()

    def heard(data: bytes) -> bytes:
        held.extend(data)
        *lines, rest = bytes(held).split(b"\n")
        held[:] = rest
        return b"".join(map(answer, filter(None, lines)))

    def answer(line: bytes) -> bytes:
        number, verb, *arguments = unseal(line + b"\n")[1:].split(" ")
        reply = replies.get(verb, {"hello": dumps(HELLO), "time": "-"}.get(verb, ""))
        if callable(reply):
            reply = reply(*arguments)
        kind = "" if reply[:1] == "!" else "="
        text = f"!{number} {reply[1:]}" if not kind else f"={number} {reply}"
        return seal(text).encode()

    return Port(heard)


def flood() -> Port:
    """Never silent, whatever it is told."""
    return Port(flood=itertools.repeat(b"\x1b]0;mine\x07 never " * 100))
