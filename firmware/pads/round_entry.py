"""Entry of a round, which is checked against the rules."""

from engine.scorepad.actions import ACCEPTED, OPEN, OVERRIDDEN, accept, enter, erase, override
from games import ui_of
from pads.parts import fits
from ui.canvas import FG, GOOD, WARN
from ui.screen import Screen


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
        line = _counted(app, short_problem(text, shown, game.sheet.COLUMNS, problem),
                        shown.problem_count(game, number))
    # The button's text is for the cursor on it.
    return GOOD if status == ACCEPTED else WARN, line.split(";")[0], line


def _counted(app, line, wrong):
    """Prefixes "1/n" to the first of several problems, if the text then needs no more lines."""
    longer = "1/%d %s" % (wrong, line)
    lines, more = [len(app.small.wrap(each, app.canvas.width)) for each in (line, longer)]
    return longer if wrong > 1 and lines == more else line


def short_problem(text, shown, columns, problem):
    """A problem in a few words: "2 cats too many"."""
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
    """A problem in full: whose entry, how many of what, and why it is impossible."""
    game, names = app.session.game, app.session.head["names"]
    text, shown, sheet = app.text.of(game.NAME), ui_of(game.NAME), game.sheet
    seat, column = problem.where
    line = short_problem(text, shown, sheet.COLUMNS, problem)
    if seat is None or game.seats < len(names):
        line = line[0].upper() + line[1:]
    else:
        line = "%s: %s" % (names[seat], line)
    why = text(shown.reason(game, number, problem))
    said = "%s. %s" % (line, why % sheet.LIMITS[column] if "%d" in why else why)
    more = shown.problem_count(game, number) - 1
    if more > 0:
        said += " " + text("page.more_one" if more == 1 else "page.more_some", more)
    return said


def points_so_far(game, number):
    """Points by seat; None while cells are missing, since they could still change."""
    return None if game.missing(number) else game.score(number)["points"]


# What the arrows do: on a sheet LEFT and RIGHT move, on a form UP and DOWN, as they do in menus.
_SHEET = {"LEFT": -1, "RIGHT": 1}, {"UP": "UP", "DOWN": "DOWN"}
_FORM = {"UP": -1, "DOWN": 1}, {"LEFT": "DOWN", "RIGHT": "UP"}


class RoundEntry(Screen):
    """Keys move the cursor and count. OK goes on to the next empty cell, leaving this one empty if
    nothing was counted; from a cell with a value it goes to the next cell.

    NEXT held down counts down, the only way to do so with two keys.
    A value is entered, as one action, when the cursor leaves its cell; counting beyond the limits
    empties the cell. The last line names the problem, and is the button that accepts the round.
    """

    HOLDS = True

    def __init__(self, app, number):
        super().__init__(app)
        game = app.session.game
        self._ui = ui_of(game.NAME)
        self._text = app.text.of(game.NAME)
        self._number = number
        self._form = game.seats < 2
        self._columns = len(game.sheet.COLUMNS)
        self._kinds = [self._ui.column(game.sheet, at) for at in range(self._columns)]
        self._button = game.seats * self._columns       # index of the last line, counted as a cell
        self._stops = [(cell, stop) for cell in range(self._button)
                       for stop in range(self._kind(cell).stops)] + [(self._button, 0)]
        if self._form:
            from pads.form_paint import FormPaint as Paint
        else:
            from pads.round_paint import RoundPaint as Paint
        self._paint = Paint(app, number)
        self._refresh()
        self._at = self._after(-1)        # index into the stops
        # Explains the keys until the first key.
        begun = [value for value in self._cells if value is not None]
        self._hint = None if self._form or begun else (
            self._text("check.keys", app.next_key) if app.two_keys else self._text("check.arrows"))

    def draw(self, canvas):
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        self._paint.paint(canvas, self._cells, self._stops[self._at], self._points, self._said())

    def key(self, key):
        # With UP and DOWN alone, these count.
        self._hint = None
        moves, counts = _FORM if self._form and not self.app.two_keys else _SHEET
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._enter()
            self.app.pop()
        elif key in moves:
            self._move(moves[key])
        elif self._stops[self._at][0] == self._button:
            self._move(-1 if key in ("UP", "LEFT", "HELD") else 1)
        else:
            self._count(counts.get(key, key))

    def _kind(self, cell):
        return self._kinds[cell % self._columns]

    def _empty(self, cell):
        return self._cells[cell] is None and not self._kind(cell).optional

    def _refresh(self):
        """Reads the pad after a change."""
        game, number = self.app.session.game, self._number
        self._cells = [cell for row in game.rows(number) for cell in row]
        self._points = None if self._form else points_so_far(game, number)
        self._verdict = verdict(self.app, number)
        problem = game.problem(number)
        self._open = problem and problem.code == "E_INCOMPLETE"

    def _said(self):
        """The last line: the verdict; while cells are empty and nothing is wrong, the cell's
        player and column.
        """
        cell, game = self._stops[self._at][0], self.app.session.game
        if self._hint:
            return FG, self._hint, ""
        if self._form or cell == self._button or not self._open:
            return self._verdict
        seat, column = divmod(cell, self._columns)
        named = self._ui.named(self._text, game.sheet, column)
        if not named:
            return self._verdict
        name, app = self.app.session.head["names"][seat], self.app
        while name and not fits(app, app.layout_of("round"), "%s: %s" % (name, named)):
            name = name[:-1]
        return FG, "%s: %s" % (name, named), ""

    def _count(self, key):
        cell, stop = self._stops[self._at]
        game, column = self.app.session.game, cell % self._columns
        barred, limit = self._ui.barred(game, self._number, column), game.sheet.LIMITS[column]
        while True:
            self._cells[cell] = self._kinds[column].step(self._cells[cell], key, stop, limit)
            if self._cells[cell] not in barred:
                break
        if self._cells[cell] is None and key == "NEXT" and self.app.two_keys:
            self._hint = self._text("check.back")

    def _enter(self):
        """Enters the counted value; True if it differs from the old one."""
        cell = self._stops[self._at][0]
        if cell == self._button:
            return False
        session = self.app.session
        place = (self._number,) + divmod(cell, self._columns)
        value = self._cells[cell]
        if value == session.game.cell(*place):
            return False
        session.apply(erase(*place) if value is None else enter(*place, value))
        self._refresh()
        return True

    def _move(self, by):
        at = (self._at + by) % len(self._stops)
        if self._stops[at][0] != self._stops[self._at][0]:
            self._enter()
        self._at = at

    def _ok(self):
        cell, stop = self._stops[self._at]
        if cell == self._button:
            self._finish()
            return
        kind = self._kind(cell)
        if self._empty(cell):
            default = self._ui.default(self.app.session.game, self._number, cell % self._columns)
            if default is None and kind.hints:
                self._count("NEXT")     # shows the first word; the next OK takes it
                return
            self._cells[cell] = default
        if stop + 1 < kind.stops:
            self._at += 1
            return
        if self._enter() or self._empty(cell):
            self._at = self._after(cell)
        else:               # with two keys the only way to a cell that has a value
            self._at += 1

    def _after(self, cell):
        """The stop at the next empty cell after `cell`, from the top after the last. If there is
        none, the last line, since corrections are mostly of one cell.

        If `cell` itself is empty, the last line comes after the last cell: it names the empty
        ones.
        """
        empty = [i for i in range(self._button) if self._empty(i)]
        after = [self._button] if cell in empty else empty + [self._button]
        return self._stops.index((([i for i in empty if i > cell] + after)[0], 0))

    def _finish(self):
        app, game, number = self.app, self.app.session.game, self._number
        problem = game.problem(number)
        if game.status(number) != OPEN:
            app.pop()
        elif problem is None:
            self._close(accept(number))
        elif game.missing(number):
            self._correct(problem)
        else:
            app.ask("title.impossible", reason(app, number, problem), (
                ("row.correct", lambda: self._correct(problem)),
                ("row.override", lambda: self._close(override(number)))))

    def _correct(self, problem):
        """Moves the cursor to the problem; in a whole column, to the value that differs most."""
        seat, column = problem.where
        if seat is None and column is not None:
            counts = [value or 0 for value in self._cells[column::self._columns]]
            seat = counts.index((max if problem.excess > 0 else min)(counts))
        self._at = self._stops.index(((seat or 0) * self._columns + (column or 0), 0))

    def _close(self, action):
        self.app.session.apply(action)
        self.app.pop()
