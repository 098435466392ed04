"""Reads the journal of a game and sets damaged parts aside.

For the format see journal.py.
"""

import gc
import os
from collections import namedtuple

from engine.canonical import loads
from engine.lines import Actions
from storage import files

Loaded = namedtuple("Loaded", ("head", "actions", "damage"))
Damage = namedtuple("Damage", ("bad", "beyond"))    # lines: unreadable, after a gap


def by_turns(root, games, wanted):
    """The seqs of games in the order in which to try them: the wanted one, or that in `current`,
    then the one begun last.
    """
    try:
        wanted = wanted or files.load_value(root + "/current", 0)
    except ValueError:
        pass
    return sorted(games, key=lambda seq: (seq != wanted, -seq))


def read(path, chunks):
    """(head, actions, Damage or None, chunk, size) up to the first gap; head None if it is lost.

    The next line goes to that chunk at offset size. path(chunk): its file. chunks: ascending, from
    0.
    """
    head, actions = None, Actions()
    last = good = bad = beyond = 0      # the good part ends in chunk last at offset good
    for chunk in chunks:
        if chunk % 8 == 7:      # or garbage fragments the memory
            gc.collect()
        end = 0
        for end, line, text in files.sealed_lines(path(chunk)):
            entry = text and _entry(text)
            if not entry:
                bad += line[-1:] == b"\n"       # not a torn one: it was never committed
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
    """(index, action) of a line, (None, head) of a head; None for anything else."""
    try:
        if text.startswith("{"):
            return None, loads(text)
        index, action = text.split(" ")
        return int(index), int(action)
    except ValueError:
        return None


def _repair(path, chunks, last, good):
    """Sets aside what follows the good part. If the power fails meanwhile, the next start finds
    the same good part.
    """
    try:
        for chunk in chunks:
            if chunk > last:
                files.set_aside(path(chunk))
        if os.stat(path(last))[6] > good:
            files.set_aside(path(last), good)
    except OSError:         # flash full: the next start skips it again
        pass
