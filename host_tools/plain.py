"""Text from elsewhere (a board, a backup, a file name) made safe for a terminal: one place."""

import codecs
import contextlib
import os
import sys
from typing import Any, TextIO

# For terminals that are not UTF-8; all else becomes a question mark.
_PLAINER = {"✓": "+", "✗": "x", "→": "->", "←": "<-", "−": "-", "–": "-", "—": "-", "…": "...",
            "·": "-", "×": "x", "≤": "<=", "≥": ">=", "─": "-", "“": '"', "”": '"', "↑": "^",
            "↓": "v", "▲": "^", "▼": "v", "◆": "*", "▸": ">"}


def plain(text: str) -> str:
    """One line without escape sequences, or anything else that cannot be seen."""
    return "".join(char if char.isprintable() else " " if char.isspace() else "?"
                   for char in text)


def lines(text: str) -> str:
    """plain(), but lines stay lines."""
    return "\n".join(map(plain, text.split("\n")))


def tame_streams() -> None:
    """What stdout and stderr cannot encode is written plainer; a closed one takes everything, and
    a closed stdin has nothing. What stderr cannot take stops nothing."""
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
        sys.stderr = _Aside(sys.stderr)         # type: ignore[assignment]


class Unwritable(OSError):
    """Of stdout: what could not be written is lost."""


class _Stream:
    def __init__(self, stream: TextIO):
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Output(_Stream):
    """Raises Unwritable: other files may have no room either."""

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


class _Aside(_Stream):
    """What is said by the way: its disk may be full, or nobody read it."""

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
    return "".join(_PLAINER.get(char, "?") for char in found), error.end
