"""What the rules say of a round that is being keyed in, in words."""

from engine.scorepad_actions import ACCEPTED, OPEN, OVERRIDDEN
from ui.canvas import GOOD, WARN

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
    """(role, line, the line as a button)."""
    status = game.status(number)
    problem = game.problem(number)
    if status == OPEN and not problem:
        return GOOD, text("check.ok"), text("check.accept")
    if status == ACCEPTED:
        line = text("check.accepted")
    elif status == OVERRIDDEN:
        line = text("page.overridden")
    else:
        line = amiss(text, game.sheet.COLUMNS, problem)
    return GOOD if status == ACCEPTED else WARN, line, line


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
    line = amiss(text, game.sheet.COLUMNS, problem)
    line = line[0].upper() + line[1:] if seat is None else "%s: %s" % (names[seat], line)
    key = _REASONS[problem.code, problem.excess > 0]
    why = text(key, game.sheet.LIMITS[column]) if key == "page.deck" else text(key)
    return "%s. %s" % (line, why)
