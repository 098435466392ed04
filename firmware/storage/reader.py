"""Reads what the journal of a game has left on flash, and sets aside what is damaged.

For the lines see journal.py.
"""

import gc
import os
from collections import namedtuple

from engine.canonical import loads
from engine.lines import Actions
from storage import files

Loaded = namedtuple("Loaded", ("head", "actions", "damage"))
Damage = namedtuple("Damage", ("bad", "beyond"))    # lines: unreadable; readable, but after a gap


def by_turns(root, games, wanted):
    """The seqs of games, in the order in which they are to be played: first the wanted one, or
    that in `current`, then the one that was begun last.
    """
    try:
        wanted = wanted or files.load_value(root + "/current", 0)
    except ValueError:
        pass
    return sorted(games, key=lambda seq: (seq != wanted, -seq))


def read(path, chunks):
    """(head, actions, Damage or None, chunk, size): up to the first gap, head None if it is lost.

    The next line belongs into that chunk, after size bytes. path(chunk) names its file; chunks are
    ascending, from 0.
    """
    head, actions = None, Actions()
    last = good = bad = beyond = 0      # the good part ends in chunk last at offset good
    for chunk in chunks:
        if chunk % 8 == 7:      # or else the garbage lies between what stays
            gc.collect()
        end = 0
        for end, line, text in files.sealed_lines(path(chunk)):
            entry = text and _entry(text)
            if not entry:
                bad += line[-1:] == b"\n"       # else torn: nobody was told it is safe
                continue
            index, value = entry
            first = index is None
            if (bad or beyond) if first else (head is None or index > len(actions)):
                beyond += 1
                continue
            if first:
                head = value
            elif index == len(actions):
                actions.append(value)
            last, good = chunk, end
            bad = beyond = 0
    damage = Damage(bad, beyond) if bad or beyond else None
    if damage:
        _repair(path, chunks, last, good)
    if (last, good) == (chunks[-1], end):
        return head, actions, damage, last, good
    return head, actions, damage, chunks[-1] + 1, 0


def _entry(text):
    """(index, action) of a line, (None, head) of a head; None if it is neither."""
    try:
        if text.startswith("{"):
            return None, loads(text)
        index, action = text.split(" ")
        return int(index), int(action)
    except ValueError:
        return None


def _repair(path, chunks, last, good):
    """Sets aside what follows the good part; cut off anywhere, it finds the same good part."""
    try:
        for chunk in chunks:
            if chunk > last:
                files.set_aside(path(chunk))
        if os.stat(path(last))[6] > good:
            files.set_aside(path(last), good)
    except OSError:         # no room: what follows a gap is skipped again next time
        pass
