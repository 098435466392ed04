"""on_board.py at work on a device: questions, files up and down, checked in both directions."""

import ast
import base64
import binascii
import hashlib
import io
import re
import textwrap
import zlib
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from crupier.device import schema
from crupier.device.port import noise
from crupier.device.repl import BUILT_IN, Device, DeviceError
from crupier.device.transport import Talk
from crupier.engine.lines import BadLine, seal, unseal
from crupier.errors import Trouble
from crupier.terminal import Advance

_PROGRAM = Path(__file__).with_name("on_board.py")
_PIECE = 8192       # bytes of a file per line, before it is deflated
_BUSY_S = 60.0      # s that a Pico may take for some hundred files
_BEAT_MS = 200      # between two signs of life meanwhile
_MARGIN = 65_536    # bytes that may come besides what was asked for
_AHEAD = 2          # lines that may be on their way
_NOISE = "ValueError: noise"
# What the traceback of code has that has arrived whole: a line of its own. Or there was no memory
# for it, or somebody has pressed Ctrl-C.
_OURS = re.compile(r'"<string>"|MemoryError|KeyboardInterrupt')
_FULL = re.compile(r"OSError: (\[Errno )?28\b")     # ENOSPC has no name in MicroPython


class FlashFull(Trouble):
    def __init__(self) -> None:
        super().__init__("the flash of the board is full; nothing was changed. `crupier doctor` "
                         "says what takes up the room.")


class Session:
    """A device that knows on_board.py. Trouble: INTEGRITY when the connection damages data."""

    def __init__(self, device: Device):
        self._device, self.port = device, device.port
        with self._trouble():
            device.exec(_checked(_PROGRAM.read_text(encoding="utf-8")))

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except DeviceError as error:
            if _NOISE in error.traceback or not _OURS.search(error.traceback):
                raise noise(self.port) from error
            if _FULL.search(error.traceback):
                raise FlashFull() from error
            raise

    def interrupt(self) -> None:
        """Ends the code that runs, after an error in the middle."""
        self._device.interrupt()

    def run(self, code: str) -> None:
        with self._trouble():
            self._device.exec(_checked(code), quiet=_BUSY_S)

    def work(self, code: str) -> None:
        """Runs code that changes the flash, and so may take long; a loss of power is noticed."""
        with self._trouble():
            self._device.exec(_checked(_beating(code)), quiet=_BUSY_S, beats=True)

    def ask(self, values: str, kind: type = object) -> list[Any]:
        """What an expression over on_board.py yields; literals, all of one kind."""
        with self._trouble():
            printed = self._device.exec(_checked(f"tell({values})"))
        try:
            told = [ast.literal_eval(unseal(line + b"\n")) for line in printed.splitlines()]
        except (BadLine, SyntaxError, ValueError) as error:
            raise noise(self.port) from error
        if not told or told.pop() != len(told):
            raise noise(self.port)
        schema.require(all(isinstance(value, kind) for value in told), values)
        return told

    def names(self) -> list[str]:
        """Of the files and folders in /."""
        return self.ask("os.listdir('/')", str)

    def survey(self, *roots: str) -> dict[str, tuple[int, bytes]]:
        """{path: (bytes, SHA-256)} of these files, and of all below these folders."""
        return schema.files(self.ask(f"survey({roots!r})"))

    def sizes(self, root: str = "/") -> dict[str, int]:
        """{path: bytes} of all files below a folder, or of a file."""
        return schema.files(self.ask(f"sizes({root!r})"))

    def free(self) -> tuple[int, int]:
        """Blocks that are free, and how many of them the board knows of."""
        told = self.ask("free()", int)
        schema.require(len(told) == 2 and max(map(abs, told)) <= schema.FLASH, "free blocks")
        return told[0], told[1]

    def clock(self) -> int:
        """What the board's clock shows: s since 1970."""
        return next(iter(self.ask("(__import__('time').time(),)", int)), 0)

    def fetch(self, wanted: dict[str, tuple[int, bytes]],
              advance: Advance = lambda size: None) -> dict[str, bytes]:
        """Contents of files that survey() has found."""
        text = bytearray()

        def take(piece: bytes) -> None:
            text.extend(piece)
            advance(len(piece.translate(None, b"\r\n=")) * 3 // 4)

        with self._trouble():
            self._device.exec(_checked(f"spill({list(wanted)!r})"), take,
                              most=_MARGIN + 2 * sum(size for size, _ in wanted.values()))
        try:
            content = io.BytesIO(b"".join(map(binascii.a2b_base64, text.splitlines())))
        except binascii.Error as error:
            raise noise(self.port) from error
        files = {}
        for path, (size, digest) in wanted.items():
            files[path] = content.read(size)
            if hashlib.sha256(files[path]).digest() != digest:
                raise noise(self.port)
        return files

    def store(self, files: Mapping[str, bytes], advance: Advance = lambda size: None) -> None:
        """Writes files, each compared by its SHA-256 as the board reads it back."""
        with self._trouble(), self._device.talk(
                _checked(_beating("receive()")), beats=True) as talk:
            expected: deque[tuple[bytes, int]] = deque()
            for line, answer, size in _lines(files):
                talk.write(seal(line).encode())
                expected.append((answer, size))
                if len(expected) > _AHEAD:
                    advance(self._answered(talk, *expected.popleft()))
            while expected:
                advance(self._answered(talk, *expected.popleft()))
            talk.write(seal("").encode())

    def _answered(self, talk: Talk, answer: bytes, size: int) -> int:
        if talk.readline().strip() != answer:
            raise noise(self.port)
        return size


def _lines(files: Mapping[str, bytes]) -> Iterator[tuple[str, bytes, int]]:
    """(line for receive(), its answer, how many bytes of files it brings)"""
    for path, data in files.items():
        pieces = [data[at:at + _PIECE] for at in range(0, len(data), _PIECE)]
        lines = [(f"{path} {len(data)}", 0),
                 *((base64.b64encode(_deflated(piece)).decode(), len(piece)) for piece in pieces)]
        answers = [b"."] * (len(lines) - 1) + [hashlib.sha256(data).hexdigest().encode()]
        for (line, size), answer in zip(lines, answers, strict=True):
            yield line, answer, size


def _deflated(piece: bytes) -> bytes:
    deflate = zlib.compressobj(wbits=12)        # 4 KB of the board's memory
    return deflate.compress(piece) + deflate.flush()


def _beating(code: str) -> str:
    """Code that runs while the board prints empty lines, as signs of life."""
    return (f"_beat = beat({_BEAT_MS})\ntry:\n{textwrap.indent(code, ' ')}\n"
            "finally:\n _beat.deinit()")


def _checked(code: str) -> str:
    """Code that runs only if it has arrived undamaged."""
    data = code.encode()
    return (BUILT_IN % "binascii" + f"c = {data!r}\n"
            f"if binascii.crc32(c) != {binascii.crc32(data)}: raise ValueError('noise')\n"
            "exec(c)")

