"""Statistics of the games whose records have been evicted; history.py counts the others.

A file of sealed lines: `[1, seq, count, lines]`, the number of games up to that seq, then a line
for each kind of game, with hints and without, each player, and each game's abandoned matches. It
is replaced as a whole before the records are removed, so that a power cut makes no game count
twice or never; see room.py for a flash without room for that.
"""

import os

from engine.canonical import dumps, loads
from engine.lines import seal, unseal
from storage import files

_SCHEMA = 1
_BLOCK = 4096           # bytes of a block of the flash
_KIND = ("played", "wins", "abandoned", "streak", "longest", "best", "left", "bands")
_PLAYER = ("played", "won", "points")
_DAMAGES = OSError, ValueError, TypeError, KeyError, IndexError


def load(path, history, stats, tally):
    """Adds the sums to an empty history; returns the seq up to which they count.

    stats, tally: classes of the counters. Of a damaged file the readable part counts, and is
    saved in its place. Raises MemoryError.
    """
    seq = 0
    try:
        with open(path, "rb") as file:
            first = loads(unseal(file.readline()))
            if first[:1] != [_SCHEMA]:
                raise ValueError("of another schema")
            _, seq, history.loaded_games, lines = _numbers(first, 4)
            damaged = None
            for line in range(lines):
                if line % 8 == 7:
                    files.require_memory()
                text = file.readline()
                try:
                    _take(history, loads(unseal(text)), stats, tally)
                except _DAMAGES as error:
                    damaged = error
                    if not text:
                        break
            if damaged:
                raise damaged
    except _DAMAGES as error:
        print("Figures of older games:", repr(error))
        try:
            save(path, history, seq, damaged=True)
        except OSError:     # flash full: the next start reads the same file
            pass
    return seq


def _take(history, row, stats, tally):
    """Adds a row. Raises an error for an invalid one."""
    sort, game, who, values = row
    if sort == "kind":
        history.kinds[(game,) + tuple(who)] = _kind(stats(), values)
    elif sort == "player":
        if not (isinstance(who, str) and who) or not _numbers(values, 3)[0]:
            raise ValueError("no player")
        history.players.setdefault(game, {})[who] = _filled(tally(), _PLAYER, values)
    elif sort == "given_up":
        history.given_up[game], = _numbers([values], 1)
    # A newer version may have other rows.


def _kind(stats, values):
    """GameStats with these values. Raises ValueError."""
    best, bands, recent = values[5], values[7], values[8]
    _numbers(values[:5] + [best or 0, values[6]] + recent, 7 + len(recent))
    _numbers(bands, 6)
    for left in recent:
        stats.remember(left)
    return _filled(stats, _KIND, values)


def _numbers(values, count):
    """values, if they are `count` whole numbers. Raises ValueError."""
    if len(values) != count or not all([type(value) is int for value in values]):
        raise ValueError("no numbers")
    return values


def _filled(counter, names, values):
    for name, value in zip(names, values):
        setattr(counter, name, value)
    return counter


def save(path, history, seq, damaged=False):
    """Saves the statistics of a history, which counts all up to this seq. damaged: keep a copy of
    the old file. Raises OSError.
    """
    lines = len(list(_rows(history)))
    try:
        with open(path + ".tmp", "wb") as file:
            file.write(seal(dumps([_SCHEMA, seq, history.loaded_games, lines])).encode())
            for row in _rows(history):
                file.write(seal(dumps(row)).encode())
        if damaged:
            files.copy_aside(path)
    except OSError:
        if files.exists(path + ".tmp"):
            os.remove(path + ".tmp")    # it would take the little room there is
        raise
    os.rename(path + ".tmp", path)


def blocks(path):
    """The greatest number of flash blocks that the file takes."""
    return 3 + (os.stat(path)[6] // _BLOCK if files.exists(path) else 0)


def _rows(history):
    for kind, stats in history.kinds.items():
        values = [getattr(stats, name) for name in _KIND]
        yield "kind", kind[0], kind[1:], values + [list(stats.recent)]
    for game, players in history.players.items():
        for name, tally in players.items():
            yield "player", game, name, [getattr(tally, value) for value in _PLAYER]
    for game, count in history.given_up.items():
        yield "given_up", game, None, count
