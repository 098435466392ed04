"""Entry of a round, which is checked against the rules."""

from engine.scorepad.actions import OPEN, accept, enter, erase, override
from games import ui_of
from pads.parts import fits
from pads.verdict import points_so_far, reason, too_many, verdict
from ui.canvas import FG
from ui.screen import Screen

# What the arrows do: on a sheet LEFT and RIGHT move, on a form UP and DOWN, as they do in menus.
_SHEET = {"LEFT": -1, "RIGHT": 1}, {"UP": "UP", "DOWN": "DOWN"}
_FORM = {"UP": -1, "DOWN": 1}, {"LEFT": "DOWN", "RIGHT": "UP"}


class RoundEntry(Screen):
    """Keys move the cursor and count. OK enters what is in the cell, its proposal or default if
    nothing was counted, and goes on to the next empty cell; from a cell with a value, to the next
    cell; in a column that cannot be, down the column, and from all of it to the last line.

    Where it is known how many cards there are, DOWN begins with an equal share of those that are
    left; the last cell of a column has a proposal; and the cursor goes past a column that is
    complete, which is entered as 0 when nothing else is empty.
    NEXT held down takes back what its press has counted and counts down, the only way to do so
    with two keys.
    A value is entered, as one action, when the cursor leaves its cell; counting beyond the limits
    empties the cell. The last line names the problem, and is the button that accepts the round.
    """

    HOLDS = True

    def __init__(self, app, number):
        super().__init__(app)
        game = app.session.game
        self._ui = ui_of(game.NAME)
        if game.is_terminal():
            self._ui.reopen(app.session)
        self._text = app.text.of(game.NAME)
        self._number = number
        self._form = game.seats < 2
        self._columns = len(game.sheet.COLUMNS)
        self._kinds = [self._ui.column(game.sheet, at) for at in range(self._columns)]
        self._decks = [self._ui.deck(game, at) for at in range(self._columns)]
        self._wrong = None      # (column, seat): what is being corrected, and from where on
        self._before = None     # (value before NEXT); () once taken back; None if NEXT moved
        self._button = game.seats * self._columns       # index of the last line, counted as a cell
        self._stops = [(cell, stop) for cell in range(self._button)
                       for stop in range(self._kind(cell).stops)] + [(self._button, 0)]
        if self._form:
            from pads.form_paint import FormPaint as Paint
        else:
            from pads.round_paint import RoundPaint as Paint
        self._paint = Paint(app, number)
        self._refresh()
        self._at = self._after(-1)      # index into the stops
        # Explains the keys until the first key.
        begun = [value for value in self._cells if value is not None]
        self._hint = None if self._form or begun else (
            self._text("check.keys") if app.two_keys else self._text("check.arrows"))

    def draw(self, canvas):
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        self._paint.paint(canvas, self._cells, self._stops[self._at], self._points, self._said(),
                          self._offers)

    def key(self, key):
        # With UP and DOWN alone, these count.
        self._hint = None
        if key != "HELD":
            self._before = None
        moves, counts = _FORM if self._form and not self.app.two_keys else _SHEET
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._enter()
            self.app.pop()
        elif key in moves:
            self._leave(moves[key])
        elif self._stops[self._at][0] == self._button:
            self._leave(-1 if key in ("UP", "LEFT", "HELD") else 1)
        else:
            self._count(counts.get(key, key))

    def _kind(self, cell):
        return self._kinds[cell % self._columns]

    def _empty(self, cell):
        return self._cells[cell] is None and not self._kind(cell).optional

    def _refresh(self):
        """Reads the pad after a change. If nothing is missing but what can only be 0, enters that.
        """
        session, number = self.app.session, self._number
        game = session.game
        self._cells = [cell for row in game.rows(number) for cell in row]
        self._offer()
        if self._zeros and not self._empties():
            for cell in self._zeros:
                session.apply(enter(number, *divmod(cell, self._columns), 0))
                self._cells[cell] = 0
            self._offer()
        self._points = None if self._form else points_so_far(game, number)
        self._verdict = verdict(self.app, number)
        self._problem = problem = game.problem(number)
        self._open = problem and problem.code == "E_INCOMPLETE"

    def _left(self, column):
        """The cards of a column that are not in the cells; None if nobody knows."""
        deck = self._decks[column]
        return deck and deck[0] - sum([value or 0 for value in self._cells[column::self._columns]])

    def _offer(self):
        """Finds the proposals for empty cells, by cell, and which of them can only be 0."""
        self._offers, self._zeros = {}, []
        for column in range(self._columns):
            left = self._left(column)
            if left is None:
                continue
            empty = [cell for cell in range(column, self._button, self._columns)
                     if self._cells[cell] is None]
            if not left:
                self._zeros += empty
            lie = self._decks[column][1]
            if not left or (lie is not None and len(empty) == 1):
                self._offers.update([(cell, max(0, left - (lie or 0))) for cell in empty])

    def _empties(self):
        """Cells that have to be filled in."""
        return [i for i in range(self._button) if self._empty(i) and i not in self._zeros]

    def _said(self):
        """The last line: the verdict; while cells are empty and nothing is wrong, or a value is
        being counted, the cell's player and column.
        """
        cell, game = self._stops[self._at][0], self.app.session.game
        if self._hint:
            return FG, self._hint, ""
        if self._form or cell == self._button:
            return self._verdict
        seat, column = divmod(cell, self._columns)
        entered = game.cell(self._number, seat, column)
        if self._problem and not self._open and self._cells[cell] == entered:
            return self._verdict
        named = self._ui.named(self._text, game.sheet, column)
        if not named:
            return self._verdict
        name, app, left = self.app.session.head["names"][seat], self.app, self._left(column)
        if left is not None and left < 0:
            return too_many(self._text, game.sheet.COLUMNS[column], -left)
        at = app.layout_of("round")
        if left is not None:
            offer = self._offers.get(cell) if left and self._cells[cell] is None else None
            left -= offer or 0
            more = self._text("check.left_one" if left == 1 else "check.left_some", left)
            if offer is not None:
                more = self._text("check.offer", offer, more)
            named += ", " + more
        said = "%s: %s" % (name, named)
        while name and not fits(app, at, said):
            name = name[:-1]
            said = "%s: %s" % (name, named) if name else named
        return FG, said, ""

    def _count(self, key):
        cell, stop = self._stops[self._at]
        game, column = self.app.session.game, cell % self._columns
        barred, limit = self._ui.barred(game, self._number, column), game.sheet.LIMITS[column]
        if key == "HELD":
            if self._before is None:
                return
            if self._before:
                self._cells[cell], = self._before
            self._before = ()
        elif key == "NEXT":
            self._before = self._cells[cell],
        value, repeats = self._cells[cell], self.app.keys.repeats()
        if value is None:
            value = self._offers.get(cell)
            left = self._left(column)
            if value is None and left and left > 0 and key in ("DOWN", "HELD"):
                seats = self._cells[column::self._columns].count(None)
                # One above the first value.
                value = 1 + (left if key == "HELD" else max(1, (2 * left + seats) // (2 * seats)))
        while True:
            value = self._kinds[column].step(value, key, stop, limit, repeats)
            if value is None and cell in self._offers:      # not empty, that is the proposal
                value = 0 if key in ("UP", "NEXT") else limit
            self._cells[cell] = value
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

    def _leave(self, by):
        """Moves the cursor; from the last line back to what is wrong, if a whole column is."""
        problem = by < 0 and self._stops[self._at][0] == self._button and self._problem
        if problem and problem.where[0] is None:
            self._correct(problem)
        else:
            self._wrong = None
            self._move(by)

    def _move(self, by):
        at = (self._at + by) % len(self._stops)
        cell = self._stops[at][0]
        if cell != self._stops[self._at][0]:
            self._enter()
            if by > 0:
                at = self._stop(cell)
        self._at = at

    def _stop(self, cell):
        """Index of the stop at which the cursor comes to a cell."""
        return self._stops.index((cell, 0)) + (
            self._kind(cell).first if cell < self._button else 0)

    def _ok(self):
        cell, stop = self._stops[self._at]
        if cell == self._button:
            self._finish()
            return
        kind = self._kind(cell)
        if self._empty(cell):
            default = self._offers.get(cell)
            if default is None:
                default = self._ui.default(self.app.session.game, self._number,
                                           cell % self._columns)
            if default is None and kind.hints:
                self._count("NEXT")     # shows the first word; the next OK takes it
                return
            self._cells[cell] = default
        on = kind.on(stop, self.app.two_keys)
        if on is not None:
            self._at += on - stop
            return
        wrong, changed = self._wrong, self._enter()
        if wrong and self._problem and self._where(self._problem) == (None, wrong[0]):
            below = (cell + self._columns) % self._button
            self._at = self._stop(self._button if below // self._columns == wrong[1] else below)
        elif changed or wrong or self._empty(cell):
            self._at = self._after(cell)
        else:               # with two keys the only way to a cell that has a value
            self._at = self._stop(cell + 1)

    def _after(self, cell):
        """The stop at the next empty cell after `cell`, from the top after the last. If there is
        none, the last line, since corrections are mostly of one cell.

        If `cell` itself is empty, the last line comes after the last cell: it names the empty
        ones.
        """
        self._wrong = None
        empty = self._empties()
        after = [self._button] if cell in empty else empty + [self._button]
        return self._stop(([i for i in empty if i > cell] + after)[0])

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

    def _where(self, problem):
        return self._ui.where(self.app.session.game, self._number, problem)

    def _correct(self, problem):
        """Moves the cursor to the problem; in a whole column, to the value that differs most."""
        seat, column = self._where(problem)
        if problem.excess > 0 and self.app.two_keys:
            self._hint = self._text("check.back")
        if seat is None and column is not None:
            counts = [value or 0 for value in self._cells[column::self._columns]]
            seat = counts.index((max if problem.excess > 0 else min)(counts))
            self._wrong = column, seat
        self._at = self._stop((seat or 0) * self._columns + (column or 0))

    def _close(self, action):
        self.app.session.apply(action)
        self.app.pop()
