"""What a record adds to the figures of history.py, by its head. Loaded while heads are read, and
forgotten when the next screen opens.
"""

from engine.games import GAMES
from engine.lines import SCHEMA
from engine.records import countable
from storage import files

_NOBODY = (None,)               # is a device
_FEWEST_WIN = "martes13",       # games with points: in all others the most win


def known(head):
    """Not a record that a newer version has left behind, or that nobody can read."""
    return (head.get("v") == SCHEMA and head.get("game") in GAMES
            and isinstance(head.get("time"), dict) and isinstance(head.get("options"), dict)
            and countable(head) and all(head.get("names", ()))
            and isinstance(head.get("seed"), str))


def count(history, head, figures, tally):
    """Adds a game to what a history has by kind of game and by player; figures, tally: make what
    counts these. Raises MemoryError before anything has been added.

    A result with winners is that of a match: totals, winners by seat; one with points, or with one
    winner, is that of a dealt game for several. One that says how many cards are left, of a game
    or of several in a list, is one of The Game.
    """
    result = head["result"]
    if None not in head.get("devices", _NOBODY):
        return                  # nobody has played
    if "winners" in result:
        _count_match(history, head, result, tally)
    elif "left" in result:
        kind = history.kind_of(head)
        if kind not in history.kinds:
            files.require_memory()
            history.kinds[kind] = figures()
        counted = history.kinds[kind]
        for each in _games(result):
            counted.add(each)
    elif "points" in result:
        best = (min if head["game"] in _FEWEST_WIN else max)(result["points"])
        winners = [seat for seat, points in enumerate(result["points"]) if points == best]
        _count_match(history, head, {
            "result": result["result"], "totals": result["points"], "winners": winners}, tally)
    elif result["result"] in ("WIN", "DRAW"):           # of Galloneta: half points
        winner = result["winner"]
        _count_match(history, head, {
            "result": result["result"], "winners": [winner],
            "totals": [1 if winner is None else 2 * (seat == winner) for seat in (0, 1)]}, tally)
    elif result["result"] == "ABANDONED":
        _count_match(history, head, result, tally)


def _count_match(history, head, result, tally):
    game, names = history.counts_as(head), head["names"]
    if result["result"] == "ABANDONED":
        history.given_up[game] = history.given_up.get(game, 0) + 1
        return
    tallies = history.players.setdefault(game, {})
    devices = head.get("devices") or [None] * len(names)
    names = [history.WITH + device if device else name for name, device in zip(names, devices)]
    for name in names:          # all of them, before one counts: there may be no memory
        if name not in tallies:
            files.require_memory()
            tallies[name.encode().decode()] = tally()
    added = [(tallies[name], result["totals"][seat], seat in result["winners"])
             for seat, name in enumerate(names)]
    for each in added:
        each[0].add(each[1], each[2])


def _games(result):
    """The result itself, or those of the games of a series."""
    if isinstance(result["left"], int):
        return [result]
    from engine.the_game.scoring import rating
    games = [{"left": left, "result": outcome, "rating": rating(outcome, left)}
             for left, outcome in zip(result["left"], result["outcomes"]) if outcome]
    if result["result"] == "ABANDONED":
        games.append({"left": None, "result": "ABANDONED", "rating": "none"})
    return games
