"""What a board may say; everything else raises Nonsense."""

import re
from collections.abc import Callable
from typing import Any

from crupier.errors import DEVICE_ERROR, Trouble

FLASH = 16 * 1024 * 1024        # bytes that an RP2040 can address
FILES = 8192                    # on a flash: more than it has blocks
SEGMENTS = 4096                 # of records: a block each, and half of the flash is for others
NAMES, _NAME = 16, 12           # firmware/link/names.py
_SEQ = 10**6 - 1              # names of segments have six digits
_ID = re.compile(r"[0-9a-f]{1,32}")
_WORD = re.compile(r"[\w.+-]{1,32}", re.ASCII)
_MACHINE = re.compile(r"[ -~]{1,100}")
_SEGMENT = re.compile(r"\d{6}(\.\d{1,4})?", re.ASCII)


class Nonsense(Trouble):
    """No board with Crupier says such a thing."""

    def __init__(self, what: str):
        super().__init__(f"the board says something that cannot be ({what[:100]}); if it runs "
                         "Crupier, bring it up to date with `crupier flash`.", DEVICE_ERROR)


class Refused(Trouble):
    """The board understood a request and refuses it. kind: of the exception there."""

    def __init__(self, reason: str, kind: str = ""):
        super().__init__(f"the board refuses: {reason}.", DEVICE_ERROR)
        self.kind = kind


def require(right: object, what: str) -> None:
    if not right:
        raise Nonsense(what)


def is_id(value: Any) -> bool:
    """Of a board: it becomes the name of a folder."""
    return isinstance(value, str) and bool(_ID.fullmatch(value))


def is_word(value: Any) -> bool:
    return isinstance(value, str) and bool(_WORD.fullmatch(value))


def is_count(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def is_segment(name: str) -> bool:
    return bool(_SEGMENT.fullmatch(name))


def is_seq(value: Any) -> bool:
    """Number of a record."""
    return is_count(value, _SEQ)


_HELLO = {
    "device": is_id, "board": is_word, "version": is_word,
    "schema": lambda value: is_count(value, 1000),
    "first": is_seq, "last": is_seq, "ack": is_seq,
    "clock": lambda value: type(value) is bool,
}


def hello(said: Any) -> dict[str, Any]:
    """What it says of itself, without keys that nobody knows."""
    return _facts(said, _HELLO, " in hello")


def _facts(said: Any, wanted: dict[str, Callable[[Any], bool]], where: str = ""
           ) -> dict[str, Any]:
    """What is wanted of what is said, each of which must be right."""
    require(isinstance(said, dict), "no facts about it")
    for key, right in wanted.items():
        require(key in said and right(said[key]), key + where)
    return {key: said[key] for key in wanted}


def segment(name: str, size: str) -> tuple[str, int]:
    require(is_segment(name), f"segment {name!r}")
    return name, number(size, FLASH)


def segments(found: list[tuple[str, int]]) -> None:
    """Can a flash hold them all?"""
    order = [name for name, _ in found]
    require(order == sorted(set(order)), "segments out of order")
    require(len(found) <= SEGMENTS and sum(size for _, size in found) <= FLASH,
           "more segments than a flash holds")


def number(text: str, most: int) -> int:
    require(text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= most,
           f"{text!r} for a number")
    return int(text)


def names(said: Any) -> list[str]:
    require(isinstance(said, list) and len(said) <= NAMES
           and all(isinstance(name, str) and 0 < len(name) <= _NAME for name in said),
           "names of players")
    return said


_ABOUT = {
    "version": lambda value: _numbers(value, 3), "mpy": lambda value: _numbers(value, 2),
    "arch": lambda value: is_count(value, 15), "heap": lambda value: is_count(value, FLASH),
    "machine": lambda value: isinstance(value, str) and bool(_MACHINE.fullmatch(value)),
    "platform": is_word, "id": is_id,
    "free": lambda value: is_count(value, FLASH), "size": lambda value: is_count(value, FLASH),
}


def about(said: Any) -> dict[str, Any]:
    """Of MicroPython and the chip; see Device.about()."""
    return _facts(said, _ABOUT)


def _numbers(value: Any, count: int) -> bool:
    return isinstance(value, tuple) and len(value) == count and all(
        is_count(number, 9999) for number in value)


def files(said: list[Any]) -> dict[str, Any]:
    """{path: bytes} or {path: (bytes, SHA-256)}, from lists of such things."""
    found: dict[str, Any] = {}
    total = 0
    for entry in said:
        require(isinstance(entry, tuple) and len(entry) in (2, 3) and is_path(entry[0])
               and is_count(entry[1], FLASH), f"file {entry!r}")
        require(len(entry) == 2 or (isinstance(entry[2], bytes) and len(entry[2]) == 32),
               f"hash of {entry[0]}")
        found[entry[0]] = entry[1] if len(entry) == 2 else entry[1:]
        total += entry[1]
    require(len(found) <= FILES and total <= FLASH, "more files than a flash holds")
    return found


def is_path(value: Any) -> bool:
    """Of a file on a board."""
    return (isinstance(value, str) and value.startswith("/") and len(value) <= 1000
            and not {"", ".", ".."} & set(value.split("/")[1:]))
