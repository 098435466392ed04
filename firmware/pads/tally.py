"""The tally of a series, which the head of each match has: how many the same people have won."""

from engine.games import results_of


def with_winners(head, winners):
    """The tally by seat, this match included. winners: seats."""
    before, seats = head.get("tally"), len(head["names"])
    if (type(before) is not list or len(before) != seats
            or any([type(won) is not int for won in before])):
        before = [0] * seats
    return [won + (seat in winners) for seat, won in enumerate(before)]


def going_on(head, game, names):
    """The tally for another match of these names, on whichever seats; () if others have played,
    or another game. head: of the last match, with its result, or None.
    """
    if not head or head["game"] != game or sorted(head["names"]) != sorted(names):
        return ()
    result, results, winners = head["result"], results_of(game), ()
    if hasattr(results, "games"):       # all have played together
        return ()
    if result["result"] != "ABANDONED":
        points, winners = results.standings(result)
        if None in winners:             # a draw
            winners = range(len(points))
    tally = with_winners(head, winners)
    return [tally[head["names"].index(name)] for name in names] if any(tally) else ()
