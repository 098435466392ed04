"""Counts a record in the statistics of history.py, by its head. Imported while heads are read, and
unloaded when the next screen opens.
"""

from engine.games import GAMES, results_of
from engine.lines import SCHEMA
from engine.records import countable
from storage import files

_NOBODY = (None,)               # no seat is a device's


def known(head):
    """True if the head is of a record that this version can read."""
    return (head.get("v") == SCHEMA and head.get("game") in GAMES
            and isinstance(head.get("time"), dict) and isinstance(head.get("options"), dict)
            and countable(head) and all(head.get("names", ()))
            and isinstance(head.get("seed"), str))


def count(history, head, stats, tally):
    """Adds a game to the statistics of a history, by kind of game and by player. stats, tally:
    the classes of these counters. Raises MemoryError before anything is changed.
    """
    result, results = head["result"], results_of(head["game"])
    if None not in head.get("devices", _NOBODY):
        return                  # only devices have played
    if hasattr(results, "games"):
        kind = history.kind_of(head)
        if kind not in history.kinds:
            files.require_memory()
            history.kinds[kind] = stats()
        counted = history.kinds[kind]
        for each in results.games(result):
            _add(counted, each)
    elif result["result"] == "ABANDONED":
        game = history.match_of(head)
        history.given_up[game] = history.given_up.get(game, 0) + 1
    else:
        _count_match(history, head, results.standings(result), tally)


def _add(stats, result):
    """Adds a game to GameStats; an abandoned one counts separately, but ends the streak."""
    left = result["left"]
    stats.streak = stats.streak + 1 if result["rating"] in ("win", "excellent") else 0
    stats.longest = max(stats.longest, stats.streak)
    if result["result"] == "ABANDONED":
        stats.abandoned += 1
        return
    stats.played += 1
    stats.wins += result["result"] == "WIN"
    stats.left += left
    stats.remember(left)
    stats.bands[min(5, left // 10 + 1) if left else 0] += 1
    if result["rating"] != "none" and (stats.best is None or left < stats.best):
        stats.best = left


def _count_match(history, head, standings, tally):
    (points, winners), names = standings, head["names"]
    tallies = history.players.setdefault(history.match_of(head), {})
    devices = head.get("devices") or [None] * len(names)
    names = [history.WITH + device if device else name for name, device in zip(names, devices)]
    for name in names:          # create all counters before changing one, in case memory runs out
        if name not in tallies:
            files.require_memory()
            tallies[name.encode().decode()] = tally()
    added = [(tallies[name], points[seat], seat in winners) for seat, name in enumerate(names)]
    for each in added:
        each[0].add(each[1], each[2])
