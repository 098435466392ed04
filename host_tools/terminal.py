"""Whom a command talks to: the terminal, its streams, progress bars and keys, or a page."""

import codecs
import contextlib
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TextIO
from unicodedata import normalize

# For terminals that are not UTF-8; letters lose their accents, all else becomes a question mark.
_PLAINER = {"✓": "+", "✗": "x", "→": "->", "←": "<-", "−": "-", "–": "-", "—": "-", "…": "...",
            "·": "-", "×": "x", "≤": "<=", "≥": ">=", "─": "-", "“": '"', "”": '"', "↑": "^",
            "↓": "v", "▲": "^", "▼": "v", "◆": "*", "▸": ">", "½": ".5", "¿": "", "¡": "",
            "«": '"', "»": '"', "ß": "ss"}
_KEY = re.compile(rb"\x1b\[[0-9;?]*[@-~]|\x1bO[@-~]|[\s\S]")
_UNFINISHED = re.compile(rb"\x1b(\[[0-9;?]*|O)?\Z")


# Text

def plain(text: str) -> str:
    """Text from elsewhere (a board, a backup, a file name) as one line without escape sequences,
    or anything else that cannot be seen."""
    return "".join(char if char.isprintable() else " " if char.isspace() else "?"
                   for char in text)


def lines(text: str) -> str:
    """plain(), but lines stay lines."""
    return "\n".join(map(plain, text.split("\n")))


# Streams

def tame_streams() -> None:
    """What stdout and stderr cannot encode is written plainer; a closed one takes everything, and
    a closed stdin has nothing. An error of stderr is ignored."""
    codecs.register_error("crupier", _plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):   # 0 is free for stdin
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="crupier")
    if not isinstance(sys.stdout, _Stream):
        sys.stdout = _Output(sys.stdout)        # type: ignore[assignment]
    if not isinstance(sys.stderr, _Stream):
        sys.stderr = _Messages(sys.stderr)      # type: ignore[assignment]


class Unwritable(OSError):
    """Of stdout: what could not be written is lost."""


class _Stream:
    def __init__(self, stream: TextIO):
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Output(_Stream):
    """stdout: raises Unwritable, which tells it from other files."""

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError as error:
            raise Unwritable(error.errno, error.strerror) from error

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError as error:
            raise Unwritable(error.errno, error.strerror) from error


class _Messages(_Stream):
    """stderr: a full disk behind it stops no command."""

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    found = error.object[error.start:error.end]
    return "".join(map(_ascii, found)), error.end


def _ascii(char: str) -> str:
    plainer = normalize("NFKD", char).encode("ascii", "ignore").decode()
    return _PLAINER.get(char, plainer or "?")


# What a command tells, asks, and shows of its progress

Advance = Callable[[int], None]                 # called with what has just been done
Progress = Callable[[str, int], AbstractContextManager[Advance]]    # (what, how much in all)


def count(what: str, total: int) -> AbstractContextManager[Advance]:
    """A progress bar of things on stderr while the block runs, if that is a terminal."""
    return face.progress(what, total, False)


def bar(what: str, total: int) -> AbstractContextManager[Advance]:
    """A progress bar of bytes on stderr while the block runs, if that is a terminal."""
    return face.progress(what, total, True)


class Face:
    """Whoever started a command, here in a terminal or a pipe. A page puts one of its own in the
    place of `face`.
    """

    def tell(self, facts: dict[str, Any], sentences: Iterable[str], as_json: bool,
             file: TextIO) -> None:
        """The outcome: facts for a program, or sentences."""
        if as_json:
            json.dump(facts, file)      # ASCII: the same in every encoding
            print(file=file)
            return
        for sentence in sentences:
            print(lines(sentence), file=file)

    def alone(self) -> bool:
        """Is there nobody to be asked?"""
        return not (sys.stdin.isatty() and sys.stderr.isatty())

    def ask(self, question: str) -> str | None:
        """What is answered, in small letters; None for what is no text."""
        print(question, end="", file=sys.stderr, flush=True)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:      # of a terminal in another encoding
            return None
        return line.strip().lower() if line else None

    @contextmanager
    def progress(self, what: str, total: int, of_bytes: bool) -> Iterator[Advance]:
        if not (sys.stderr.isatty() and total):
            yield lambda done: None
            return
        from rich import progress
        from rich.console import Console
        column = progress.DownloadColumn() if of_bytes else progress.MofNCompleteColumn()
        columns = (progress.TextColumn("{task.description}"), progress.BarColumn(), column,
                   progress.TimeRemainingColumn())
        with progress.Progress(*columns, console=Console(stderr=True), transient=True) as shown:
            task = shown.add_task(what, total=total)
            yield lambda done: shown.advance(task, done)

    def keep(self) -> None:
        """What was written is on a disk, before the board is told so, or is changed. A disk has
        it by then. Raises errors.NotKept.
        """


face = Face()


# Keys

def keys(data: bytes) -> tuple[list[bytes], bytes]:
    """Keys in what a terminal has sent, and the rest: an escape sequence that may still go on."""
    unfinished = _UNFINISHED.search(data)
    end = unfinished.start() if unfinished else len(data)
    return _KEY.findall(data[:end]), data[end:]
