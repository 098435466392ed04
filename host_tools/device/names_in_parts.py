"""A list of names goes to a board: as a whole, though only some of them fit a line."""

import json
from binascii import b2a_base64
from collections.abc import Callable

_SIZE = 90              # bytes of JSON in one request

Ask = Callable[..., str]


def send(ask: Ask, names: list[str]) -> None:
    """The parts wait on the board for the last one. Raises Trouble."""
    parts = _parts(names)
    for at, part in parts:
        more = () if len(parts) == 1 else ("." if at + len(part) == len(names) else "+",)
        ask("names", str(at), _base64(part), *more)


def _parts(names: list[str]) -> list[tuple[int, list[str]]]:
    """(place, names) as they fit a line; one part for no names."""
    parts: list[tuple[int, list[str]]] = [(0, [])]
    for at, name in enumerate(names):
        if parts[-1][1] and len(_json([*parts[-1][1], name])) > _SIZE:
            parts.append((at, []))
        parts[-1][1].append(name)
    return parts


def _base64(names: list[str]) -> str:
    return b2a_base64(_json(names), newline=False).decode()


def _json(names: list[str]) -> bytes:
    """Not escaped: twelve rare letters would be longer than a line."""
    return json.dumps(names, ensure_ascii=False, separators=(",", ":")).encode()
