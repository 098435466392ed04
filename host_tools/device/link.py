"""Talks with a running application: sealed lines, one reply per request, repeated when lost.

firmware/link/service.py says what the verbs mean.
"""

import contextlib
import itertools
import json
import random
import re
import time
from binascii import a2b_base64, b2a_base64
from collections.abc import Iterable, Iterator
from typing import Any

import serial

from crupier.device import running, schema
from crupier.device.others import amiss
from crupier.device.port import gone, noise, open_port, origin
from crupier.device.schema import Nonsense, Refused, require
from crupier.engine.lines import BadLine, seal, unseal
from crupier.errors import NO_DEVICE, Trouble

_TIMEOUT_S = 1.0        # mostly, without any reply; then all requests are repeated ...
_RETRIES = 3            # ... at most so often; when the line damages what passes, ...
_NOISY_RETRIES = 10     # ... so often
_OVERALL_S = 30.0       # that a request may take, however much arrives, ...
_SLOWEST = 500          # ... and one more second for so many bytes of records
_LISTING_S = 120.0      # that all pages of a list may take
_FREEING_S = 45.0       # without a reply to `free`: a board that has just started reads all of its
                        # games first, which takes an RP2040 24 s where there are 1,000
_POLL_S = 0.05          # s that one read waits
_WINDOW = 6             # requests under way; together they fit the board's 512 bytes
_DATA = 132             # bytes that a reply to `get` holds
_NAMES = 90             # bytes of JSON in a request that sets names
_LONGEST = 4096         # bytes without a line end that are kept
_FIRST_TIME, _LAST_TIME = 1_767_225_600, 4_102_444_800      # as in firmware/clock.py
CLOCK_OFF = 60          # s that a clock may be wrong without a word
_ECHO = re.compile(rb"(>>>|\.\.\.) @\d{8} ")     # a request that a prompt of MicroPython has got
_WAS_REPLY = re.compile(rb"[=!]\d{1,8} .* \*[0-9a-f]{1,8}\r?$")     # damaged


class NoAnswer(Trouble):
    """Nobody on the port understands the protocol: the application does not run."""


class PcClock(Trouble):
    """The clock of this PC shows a year that no board takes."""

    def __init__(self, seconds: int):
        day = time.strftime("%Y-%m-%d", time.gmtime(seconds))
        super().__init__(f"the clock of this PC says {day}; set that one first, then run "
                         "`crupier time`.")


class Link:
    """`with Link(port) as link:`; every method raises Trouble. What runs on the board goes on."""

    def __init__(self, port: str):
        self.port = port
        self._serial = open_port(port, _POLL_S)
        self._serial.write_timeout = _TIMEOUT_S
        # Late replies to another program's requests have other numbers than these of 8 digits.
        self._numbers = itertools.count(random.randrange(10_000_000, 90_000_000))
        self._received = bytearray()
        self._damaged = False           # has anything arrived that was a reply once?
        self._echoed = False            # does MicroPython wait for a line there?

    def __enter__(self) -> "Link":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._serial.close()

    # Verbs

    def hello(self) -> dict[str, Any]:
        """device, board, version, schema, first, last and ack (seq of records), clock (set?)"""
        return schema.hello(_json(self._ask("hello")))

    def segments(self, name: str = "0") -> list[tuple[str, int]]:
        """(name, bytes) of the segments of records, from the last one not after this name on."""
        found: list[tuple[str, int]] = []
        end = time.monotonic() + _LISTING_S
        while True:
            words = next(self._ask_all([("list", name)], min(end, _after(0)))).split()
            page = [schema.segment(*word.split(":", 1)) for word in words if ":" in word]
            # A page begins with the last one of the page before.
            found = found[:-1] + page
            schema.segments(found)
            if words[-1:] == ["."]:
                return found
            require(page and found[-1][0] > name, "a list without an end")
            name = found[-1][0]

    def read(self, segment: str, size: int) -> Iterator[bytes]:
        """The first `size` bytes of a segment, in pieces as they arrive."""
        requests = [("get", segment, str(at), str(min(_DATA, size - at)))
                    for at in range(0, size, _DATA)]
        had = 0
        for reply in self._ask_all(requests, _after(size)):
            yield (piece := _bytes(reply))
            had += len(piece)
        if had != size:
            raise Refused(f"segment {segment} has {had} bytes instead of {size}")

    def ack(self, seq: int) -> int:
        """Tells the board that a PC keeps all records up to seq -> the highest seq ever told."""
        return schema.number(self._ask("ack", str(seq)), 10**9)

    def free(self) -> int:
        """Removes some of the records that a PC keeps, the oldest -> how many segments; 0: none
        is left that may go.
        """
        asked = self._ask_all([("free",)], time.monotonic() + 3 * _FREEING_S, _FREEING_S)
        return schema.number(next(asked), schema.SEGMENTS)

    def clock(self) -> int | None:
        """What the clock shows, in s since 1970, local time; None if it is not set."""
        return self._time()

    def set_time(self) -> int | None:
        """Sets the clock to the PC's -> what it showed. Raises PcClock."""
        seconds = local_time()
        if not _FIRST_TIME <= seconds < _LAST_TIME:
            raise PcClock(seconds)
        return self._time(str(seconds))

    def _time(self, *new: str) -> int | None:
        reply = self._ask("time", *new)
        return None if reply == "-" else schema.number(reply, 10**10)

    def names(self) -> list[str]:
        found: list[str] = []
        while page := schema.names(_json(_bytes(self._ask("names", str(len(found)))))):
            found = schema.names(found + page)
        return found

    def set_names(self, names: list[str]) -> None:
        """Replaces the list of names: as a whole, or not at all. Parts that fit a line wait on the
        board for the last one.
        """
        parts = _parts(names)
        for at, part in parts:
            more = () if len(parts) == 1 else ("." if at + len(part) == len(names) else "+",)
            self._ask("names", str(at), b2a_base64(_plain_json(part), newline=False).decode(),
                      *more)

    # Asking

    def _ask(self, *request: str) -> str:
        return next(self._ask_all([request], _after(0)))

    def _ask_all(self, requests: Iterable[tuple[str, ...]], end: float,
                 silence: float | None = None) -> Iterator[str]:
        """The replies, in the order of the requests; several requests are under way at a time.

        end: when all of it must be over, by the monotonic clock. silence: s without any reply
        until they are repeated, if that is not _TIMEOUT_S.
        """
        waiting = iter(requests)
        open_requests: dict[str, str] = {}      # number: line, in the order they were asked
        replies: dict[str, str] = {}
        ready: list[str] = []
        while True:
            new = {str(next(self._numbers)): " ".join(request)
                   for request in itertools.islice(waiting, _WINDOW - len(open_requests))}
            self._send(new)
            open_requests |= new
            yield from map(_content, ready)     # while the board replies to the next ones
            if not open_requests:
                return
            self._await(open_requests, replies, end, silence or _TIMEOUT_S)
            ready.clear()
            while open_requests and (first := next(iter(open_requests))) in replies:
                del open_requests[first]
                ready.append(replies.pop(first))

    def _await(self, asked: dict[str, str], replies: dict[str, str], end: float,
               silence: float) -> None:
        """Collects replies until the first request has its reply; repeats them after a silence."""
        first = next(iter(asked))
        retries, heard = 0, time.monotonic()
        sent = [number for number in asked if number not in replies]    # in this order
        while first not in replies:
            got = {number: reply for number, reply in self._replies()
                   if number in asked and number not in replies}
            if time.monotonic() > end:
                raise Nonsense("its replies take for ever")
            if got:
                replies |= got
                retries, heard = 0, time.monotonic()
                # The board replies in order: what it should have replied to before was lost.
                last = max(sent.index(number) for number in got)
                lost = [number for number in sent[:last] if number not in replies]
                sent = [number for number in sent[last:] if number not in replies] + lost
                self._send({number: asked[number] for number in lost})
            elif self._echoed or time.monotonic() - heard >= silence:
                if self._echoed or retries == (_NOISY_RETRIES if self._damaged else _RETRIES):
                    raise noise(self.port) if self._damaged else amiss(self.port, NoAnswer(
                        f"Crupier does not answer on {self.port}{origin(self.port)}; "
                        + running.wake(self.port, "start the game on the board, or install it "
                                                  "with `crupier flash`,")
                        + " and repeat the command.", NO_DEVICE))
                retries, heard = retries + 1, time.monotonic()
                sent = [number for number in asked if number not in replies]
                self._send({number: asked[number] for number in sent})

    def _send(self, requests: dict[str, str]) -> None:
        # The line end in front finishes half a line that somebody else has left.
        lines = ["\n" + seal(f"@{number} {request}") for number, request in requests.items()]
        try:
            if lines:
                self._serial.write("".join(lines).encode())
        except serial.SerialTimeoutException:
            pass                # nobody reads it, so there will be no reply either
        except OSError as error:
            raise gone(self.port) from error

    def _replies(self) -> Iterator[tuple[str, str]]:
        """(number, reply) in what has arrived; noise is skipped."""
        try:
            self._received += self._serial.read(max(1, self._serial.in_waiting))
        except OSError as error:
            raise gone(self.port) from error
        *lines, rest = self._received.split(b"\n")
        self._received = rest[-_LONGEST:]
        for line in lines:
            found = parse(bytes(line))
            if found:
                yield found
            elif _ECHO.match(line):
                self._echoed = True
            elif _WAS_REPLY.search(line):
                self._damaged = True


def parse(line: bytes) -> tuple[str, str] | None:
    """(number, `=data` or `!error text`) of a reply without its line end, None for noise."""
    try:
        text = unseal(line.rstrip(b"\r") + b"\n")
    except (BadLine, UnicodeDecodeError):
        return None
    number, space, data = text[1:].partition(" ")
    if text[:1] not in ("=", "!") or not space:
        return None
    return number, text[0] + data


def local_time() -> int:
    """The PC's local time in s since 1970, as a clock without time zones counts it."""
    now = time.time()
    return round(now) + time.localtime(now).tm_gmtoff


def span(seconds: int) -> str:
    """How far two clocks are apart, in words."""
    seconds = abs(seconds)
    for unit, name in ((86_400, "days"), (3600, "h"), (60, "min")):
        if seconds >= 2 * unit:
            return f"{seconds // unit:,} {name}"
    return f"{seconds} s"


def _content(reply: str) -> str:
    if reply[0] == "!":
        error, _, text = reply[1:].partition(" ")
        if "ENOSPC" in text:
            text = "its flash is full; `crupier doctor` says what takes up the room"
        elif error == "MemoryError":
            text = ("the game on its display leaves it too little memory for that; choose "
                    "`Save and leave` there, or `Guardar y salir`, and repeat the command")
        elif error == "OSError":
            text = f"it cannot use one of its files ({text}); `crupier doctor` looks at them"
        raise Refused(text or error, error)
    return reply[1:]


def _after(size: int) -> float:
    """When so many bytes of records must have come, by the monotonic clock."""
    return time.monotonic() + _OVERALL_S + size / _SLOWEST


def _bytes(reply: str) -> bytes:
    try:
        return a2b_base64(reply)
    except ValueError as error:
        raise Nonsense("a reply that is no base64") from error


def _json(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Nonsense("a reply that is no JSON") from error


def _parts(names: list[str]) -> list[tuple[int, list[str]]]:
    """(place, names) as they fit a line; one part for no names."""
    parts: list[tuple[int, list[str]]] = [(0, [])]
    for at, name in enumerate(names):
        if parts[-1][1] and len(_plain_json([*parts[-1][1], name])) > _NAMES:
            parts.append((at, []))
        parts[-1][1].append(name)
    return parts


def _plain_json(names: list[str]) -> bytes:
    """Not escaped: twelve rare letters would be longer than a line."""
    return json.dumps(names, ensure_ascii=False, separators=(",", ":")).encode()
