"""What the rules say of a round that is being keyed in, in words."""

from engine.scorepad_actions import ACCEPTED, OVERRIDDEN

# By the code of the problem, and whether there are too many.
_REASONS = {
    ("E_SUIT_TOTAL", True): "page.deck",
    ("E_SUIT_TOTAL", False): "page.pile",
    ("E_M13_TOTAL", True): "page.deck",
    ("E_TABLE", True): "page.table_few",
    ("E_TABLE", False): "page.table_many",
    ("E_POINTS", True): "page.points",
    ("E_POINTS_TOTAL", True): "page.points_total",
}


def verdict(text, game, number):
    """(line, whether all is well)."""
    status = game.status(number)
    problem = game.problem(number)
    if status == OVERRIDDEN:
        return text("page.overridden"), False
    if problem:
        return amiss(text, game.sheet.COLUMNS, problem), False
    return text("check.accepted" if status == ACCEPTED else "check.ok"), True


def amiss(text, columns, problem):
    """How many of what: "2 cats too many"."""
    column = problem.where[1]
    if problem.code == "E_INCOMPLETE":
        noun = "cells"
    else:
        noun = "cards" if column is None else columns[column]
    count = abs(problem.excess)
    form = "_one" if count == 1 else "_some"
    key = "check.many" if problem.excess > 0 else "check.few"
    return text(key + form, count, text("noun." + noun + form))


def reason(text, game, names, problem):
    """Whose, how many of what, and why that cannot be."""
    seat, column = problem.where
    whose = "" if seat is None else names[seat] + ": "
    key = _REASONS[problem.code, problem.excess > 0]
    why = text(key, game.sheet.LIMITS[column]) if key == "page.deck" else text(key)
    return "%s%s. %s" % (whose, amiss(text, game.sheet.COLUMNS, problem), why)
