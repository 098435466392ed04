"""JSON that loses nothing: the records to the letter, each with a checksum."""

import json
import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple

from crupier import named_files
from crupier.engine.lines import seal
from crupier.errors import INTEGRITY, Trouble
from crupier.scores.library import Library
from crupier.scores.record import Game, Record

_FORMAT = "crupier games"
_VERSION = 1
_DIGITS = slice(-9, -1)     # of the checksum in a sealed line
# Before and between the games of a file. In a record all quotation marks are escaped.
_LIST = re.compile(rb',\s*"games"\s*:\s*\[')
_COMMA = re.compile(rb'(?<=\}),\s*(?=\{\s*")')
_ZIP = b"PK\3\4"
_BEFORE = b"\xff\xfe\xef\xbb\xbf\0 \t\r\n"      # its brace, in any encoding
_FOREIGN = "%s is not a file of `crupier export --records`."
_FEW = 5                    # numbers of damaged games that a sentence lists


class Entry(NamedTuple):
    """A game in the file."""

    record: str
    pulled_at: str      # ISO local time

    @property
    def checksum(self) -> str:
        return seal(f"{self.pulled_at} {self.record}")[_DIGITS]


def dump(games: Iterable[Game], count: int) -> Iterator[bytes]:
    """The file of so many games, piece by piece. They should come in the order of their numbers,
    so that the file tells which came to the library before which."""
    yield json.dumps({"format": _FORMAT, "version": _VERSION, "count": count})[:-1].encode()
    yield b', "games": ['
    for at, game in enumerate(games):
        entry = Entry(game.text, game.pulled_at)
        yield (",\n" * (at > 0) + json.dumps({**entry._asdict(), "checksum": entry.checksum},
                                              ensure_ascii=False)).encode()
    yield b"]}\n"


def entries(data: bytes, name: str, salvage: bool = False) -> tuple[list[Entry], int]:
    """(the games of a file, how many more it should have). Raises Trouble if one is damaged or
    missing; salvage takes the rest.
    """
    document = _document(data, name, salvage)
    read = [_entry(item) for item in document["games"]]
    damaged = [number for number, entry in enumerate(read, 1) if entry is None]
    sound = [entry for entry in read if entry]
    missing = document["count"] - len(read)
    if (damaged or missing) and not salvage:
        rest = (f", or import the {len(sound)} sound game{'' if len(sound) == 1 else 's'} with "
                "--salvage" if sound else "")
        raise Trouble(f"{name} is damaged: {_complaint(damaged, missing)}. Nothing was imported. "
                      f"Take another copy of the file{rest}.", INTEGRITY)
    return sound, max(document["count"], len(read)) - len(sound)


def _document(data: bytes, name: str, salvage: bool) -> dict:
    """The outer object, its shape checked. Raises Trouble."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as error:
        document = _in_pieces(data)
        if data.startswith(named_files.DATABASE):
            raise Trouble(f"{name} is a database. If it is a library, `crupier export --records "
                          f"FILE --library {name}` makes a file that can be imported.",
                          why="no_export") from error
        if data.startswith(_ZIP):
            raise Trouble(f"{name} is a zip file. If it is a backup, `crupier restore {name}` "
                          "puts it on a board, from which `crupier pull` brings the games.",
                          why="no_export") from error
        if data.strip(_BEFORE) and not data.lstrip(_BEFORE).startswith(b"{"):
            raise Trouble(_FOREIGN % name, why="no_export") from error
        if not document:
            raise Trouble(f"{name} is not complete JSON ({error}); nothing was imported. Take "
                          "another copy of the file.", INTEGRITY) from error
        if not salvage:
            raise Trouble(f"{name} is not complete JSON ({error}); nothing was imported. Take "
                          "another copy of the file, or import what is left of it with "
                          "--salvage.", INTEGRITY) from error
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise Trouble(_FOREIGN % name, why="no_export")
    if document.get("version") != _VERSION:
        raise Trouble(f"{name} is of version {document.get('version')!r}, this crupier reads "
                      f"{_VERSION}; update it.")
    if not (isinstance(document.get("games"), list) and type(document.get("count")) is int):
        raise Trouble(f"{name} is damaged: it has no list of games; nothing was imported.",
                      INTEGRITY)
    return document


def _in_pieces(data: bytes) -> dict | None:
    """The object of a file that was cut off or spoiled: None in place of a game that is no JSON.
    None for a file that does not begin like one.
    """
    head, *rest = _LIST.split(data, 1)
    document = _first(head + b"}")
    if not isinstance(document, dict):
        return None
    return {**document, "games": [_first(game) for games in rest for game in _COMMA.split(games)]}


def _first(data: bytes) -> object:
    """What these bytes begin with in JSON, whatever comes after; None if that is nothing."""
    try:
        return json.JSONDecoder().raw_decode(data.decode(errors="replace").lstrip())[0]
    except (ValueError, RecursionError):
        return None


def _entry(item: object) -> Entry | None:
    """None if it is damaged."""
    try:
        entry = Entry(item["record"], item["pulled_at"])        # type: ignore[index]
        datetime.fromisoformat(entry.pulled_at)
        return entry if entry.checksum == item["checksum"] else None        # type: ignore[index]
    except (KeyError, TypeError, ValueError):
        return None


def _complaint(damaged: list[int], missing: int) -> str:
    """What is wrong, in words."""
    parts = []
    if damaged:
        numbers = ", ".join(map(str, damaged[:_FEW])) + (" …" if len(damaged) > _FEW else "")
        parts.append(f"{len(damaged)} of its games changed after the export (number {numbers})")
    if missing:
        parts.append(f"it should have {abs(missing)} game{'' if abs(missing) == 1 else 's'} "
                     f"{'more' if missing > 0 else 'fewer'}")
    return " and ".join(parts)


def load(library: Library, games: Iterable[Entry]) -> dict[str, int]:
    """Adds them all or none; how many were new or known, and of the new, how many have the number
    of another game."""
    counts = {"new": 0, "known": 0, "conflict": 0}
    with library.transaction():
        library.recheck()
        for game in games:
            state, _ = library.add(Record(game.record), game.pulled_at)
            counts["known" if state == "known" else "new"] += 1
            counts["conflict"] += state == "conflict"
    return counts
