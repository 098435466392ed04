"""What a round of a score pad is told: whether it can be, and why not."""

from engine.scorepad.actions import ACCEPTED, OPEN, OVERRIDDEN
from games import ui_of
from pads.parts import check_font
from ui.canvas import GOOD, WARN


def verdict(app, number):
    """(role, line, line as a button): texts about a round of the game in progress."""
    game = app.session.game
    text, shown = app.text.of(game.NAME), ui_of(game.NAME)
    status = game.status(number)
    problem = game.problem(number)
    if status == OPEN and not problem:
        return GOOD, text("check.ok"), shown.accept_text(text, game, number)
    if status == ACCEPTED:
        line = text("check.accepted")
    elif status == OVERRIDDEN:
        line = text("page.overridden")
    else:
        line = _counted(app, short_problem(text, shown, game, number, problem),
                        shown.problem_count(game, number))
    # The button's text is for the cursor on it.
    return GOOD if status == ACCEPTED else WARN, line.split(";")[0], line


def _counted(app, line, wrong):
    """Prefixes "1/n" to the first of several problems, if the text then needs no more lines."""
    longer = "1/%d %s" % (wrong, line)
    font = check_font(app, line)
    lines, more = [len(font.wrap(each, app.canvas.width)) for each in (line, longer)]
    return longer if wrong > 1 and lines == more else line


def short_problem(text, shown, game, number, problem):
    """A problem in a few words: "2 cats too many"."""
    fault = shown.fault(text, game, number, problem)
    if fault:
        return fault
    count, column = abs(problem.excess), problem.where[1]
    form = "_one" if count == 1 else "_some"
    if problem.code == "E_INCOMPLETE":
        return text("check.empty" + form, count)
    noun = "cards" if column is None else game.sheet.COLUMNS[column]
    key = "check.many" if problem.excess > 0 else "check.few"
    return text(key + form, count, text("noun." + noun + form))


def too_many(text, noun, count):
    """The verdict on so many cards too many while they are counted."""
    form = "_one" if count == 1 else "_some"
    return WARN, text("check.many" + form, count, text("noun." + noun + form)), ""


def reason(app, number, problem):
    """A problem in full: whose entry, how many of what, and why it is impossible."""
    game, names = app.session.game, app.session.head["names"]
    text, shown = app.text.of(game.NAME), ui_of(game.NAME)
    seat = problem.where[0]
    line = short_problem(text, shown, game, number, problem)
    if seat is None or game.seats < len(names):
        line = line[0].upper() + line[1:]
    else:
        line = "%s: %s" % (names[seat], line)
    said = "%s. %s" % (line, shown.reason(text, game, number, problem))
    more = shown.problem_count(game, number) - 1
    if more > 0:
        said += " " + text("page.more_one" if more == 1 else "page.more_some", more)
    return said


def points_so_far(game, number):
    """Points by seat; None while cells are missing, since they could still change."""
    return None if game.missing(number) else game.score(number)["points"]
