"""What the rules say about a round that is being keyed in, as text."""

from engine.scorepad.actions import ACCEPTED, OPEN, OVERRIDDEN
from games import ui_of
from ui.canvas import GOOD, WARN


def verdict(app, number):
    """(role, line, the line as a button) about a round of the game in progress."""
    game = app.session.game
    text, shown = app.text.of(game.NAME), ui_of(game.NAME)
    status = game.status(number)
    problem = game.problem(number)
    if status == OPEN and not problem:
        return GOOD, text("check.ok"), shown.agreed(text, game, number)
    if status == ACCEPTED:
        line = text("check.accepted")
    elif status == OVERRIDDEN:
        line = text("page.overridden")
    else:
        line = _counted(app, amiss(text, shown, game.sheet.COLUMNS, problem),
                        shown.wrong(game, number))
    # What OK does is said of the button.
    return GOOD if status == ACCEPTED else WARN, line.split(";")[0], line


def _counted(app, line, wrong):
    """The first of several problems has a number, if that takes no further line."""
    longer = "1/%d %s" % (wrong, line)
    lines, more = [len(app.small.wrap(each, app.canvas.width)) for each in (line, longer)]
    return longer if wrong > 1 and lines == more else line


def amiss(text, shown, columns, problem):
    """What is wrong, in short: "2 cats too many"."""
    if problem.code in shown.FAULTS:
        return text(shown.FAULTS[problem.code])
    count, column = abs(problem.excess), problem.where[1]
    form = "_one" if count == 1 else "_some"
    if problem.code == "E_INCOMPLETE":
        return text("check.empty" + form, count)
    noun = "cards" if column is None else columns[column]
    key = "check.many" if problem.excess > 0 else "check.few"
    return text(key + form, count, text("noun." + noun + form))


def reason(app, number, problem):
    """Whose entry is wrong, by how many of what, and why that cannot be."""
    game, names = app.session.game, app.session.head["names"]
    text, shown, sheet = app.text.of(game.NAME), ui_of(game.NAME), game.sheet
    seat, column = problem.where
    line = amiss(text, shown, sheet.COLUMNS, problem)
    if seat is None or game.seats < len(names):
        line = line[0].upper() + line[1:]
    else:
        line = "%s: %s" % (names[seat], line)
    why = text(shown.reason(game, number, problem))
    said = "%s. %s" % (line, why % sheet.LIMITS[column] if "%d" in why else why)
    more = shown.wrong(game, number) - 1
    if more > 0:
        said += " " + text("page.more_one" if more == 1 else "page.more_some", more)
    return said


def points_so_far(game, number):
    """Points per seat; None until all that counts is there: they would be others then."""
    return None if game.missing(number) else game.score(number)["points"]
