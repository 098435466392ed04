"""Entry of a round, which is checked against the rules."""

from micropython import const

from engine.scorepad.actions import OPEN, accept, enter, erase, override
from games import ui_of
from pads.parts import fits
from pads.round_cells import RoundCells
from pads.verdict import points_so_far, reason, too_many, verdict
from ui.canvas import FG
from ui.screen import Screen

# What the arrows do: on a sheet LEFT and RIGHT move, on a form UP and DOWN, as they do in menus.
_SHEET = {"LEFT": -1, "RIGHT": 1}, {"UP": "UP", "DOWN": "DOWN"}
_FORM = {"UP": -1, "DOWN": 1}, {"LEFT": "DOWN", "RIGHT": "UP"}
_PAUSE = const(3)       # repeats of NEXT after its first step down, so that one can be made alone


class RoundEntry(Screen):
    """Keys move the cursor and count. OK enters what is in the cell, its proposal or default if
    nothing was counted, and goes on to the next empty cell; from a cell with a value, to the next
    cell; of a problem, to its next cell, and from the last one to the last line.

    Where it is known how many cards there are, DOWN begins with an equal share of those that are
    left; what can only be one value is proposed; and the cursor goes past a column that is
    complete, which is entered as 0 when nothing else is empty.
    NEXT held down takes back what its press has counted and counts down, the only way to do so
    with two keys. With these the cursor leaves the last line to look for a cell, as a frame: OK
    chooses it for NEXT to count. BACK looks at the cell before.
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
        self._cells = RoundCells(app, number, self._ui, self._kinds)
        self._wrong = ()        # cells of which one is wrong and being corrected
        self._tour = ()         # cells through which the cursor goes, those first ...
        self._on = 0            # ... and its place among them
        self._looks = False     # does the cursor look for a cell, which OK is to choose?
        self._before = None     # (value before NEXT), or None if that has moved the cursor ...
        self._held = 0          # ... and how often it has been repeated since, while held
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
        if game.status(number) != OPEN:
            if app.two_keys:
                self._look_before(self._button)
            else:
                self._at = self._stop(0)
        # Explains the keys until the first key.
        begun = [value for value in self._cells.values if value is not None]
        self._hint = None if self._form or begun else (
            self._text("check.keys") if app.two_keys else self._text("check.arrows"))

    def draw(self, canvas):
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        cell, stop = self._stops[self._at]
        self._paint.paint(canvas, self._cells.values, (cell, -1 if self._looks else stop),
                          self._points, self._said(), self._cells.offers)

    def key(self, key):
        # With UP and DOWN alone, these count.
        self._hint = None
        if key != "HELD":
            self._before = None
        self._looks = self._looks and self.app.two_keys
        moves, counts = _FORM if self._form and not self.app.two_keys else _SHEET
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._back()
        elif self._looks:
            self._go(self._on + (1 if key in ("UP", "NEXT", "HELD") else -1))
        elif key in moves:
            self._leave(moves[key])
        elif self._stops[self._at][0] == self._button:
            if not self.app.keys.repeats():     # held down, it has come back to the last line
                self._leave(-1 if key in ("UP", "NEXT") else 1)
        else:
            self._count(counts.get(key, key))

    def _kind(self, cell):
        return self._kinds[cell % self._columns]

    def _refresh(self):
        """Judges the round after a change."""
        game, number = self.app.session.game, self._number
        self._points = None if self._form else points_so_far(game, number)
        self._verdict = verdict(self.app, number)
        self._problem = problem = game.problem(number)
        self._open = problem and problem.code == "E_INCOMPLETE"

    def _said(self):
        """The last line: the verdict; while cells are empty and nothing is wrong, or a value is
        being counted, the cell's player and column.
        """
        cell, game = self._stops[self._at][0], self.app.session.game
        if self._hint or self._looks:
            return FG, self._hint or self._text("check.change"), ""
        if self._form or cell == self._button:
            return self._verdict
        seat, column = divmod(cell, self._columns)
        entered = game.cell(self._number, seat, column)
        value = self._cells.values[cell]
        if self._problem and not self._open and value == entered:
            return self._verdict
        named = self._ui.named(self._text, game.sheet, column)
        if not named:
            return self._verdict
        name, app = self.app.session.head["names"][seat], self.app
        left = self._cells.left(column)
        if left is not None and left < 0:
            return too_many(self._text, game.sheet.COLUMNS[column], -left)
        at = app.layout_of("round")
        if left is not None:
            offer = self._cells.offers.get(cell) if left and value is None else None
            left -= offer or 0
            more = self._text("check.left_one" if left == 1 else "check.left_some", left)
            if offer is not None:
                more = self._text("check.offer", offer, more)
            named += ", " + more
        # Without its comma it may fit in two lines; the row has the name, too.
        whole = "%s: %s" % (name, named)
        for said in (whole, whole.replace(", ", "\n"), named):
            if fits(app, at, said):
                break
        return FG, said, ""

    def _count(self, key):
        cell, stop = self._stops[self._at]
        game, column = self.app.session.game, cell % self._columns
        cells, values = self._cells, self._cells.values
        barred, limit = self._ui.barred(game, self._number, column), game.sheet.LIMITS[column]
        if key == "HELD":
            if self._before is None:
                return
            if not self._held:
                values[cell], = self._before
            self._held += 1
            if 1 < self._held <= 1 + _PAUSE:
                return
        elif key == "NEXT":
            self._before, self._held = (values[cell],), 0
        value, repeats = values[cell], self.app.keys.repeats()
        if value is None:
            value, left = cells.offers.get(cell), cells.left(column)
            if value is None and left and left > 0 and key in ("DOWN", "HELD"):
                # One above the first value.
                value = 1 + (left if key == "HELD" else cells.share(column))
        while True:
            value = self._kinds[column].step(value, key, stop, limit, repeats)
            if value is None and cell in cells.offers:      # not empty, that is the proposal
                value = 0 if key in ("UP", "NEXT") else limit
            if value not in barred:
                break
        values[cell] = value
        if value is None and key == "NEXT" and self.app.two_keys:
            self._hint = self._text("check.back")

    def _enter(self):
        """Enters the counted value; True if it differs from the old one."""
        cell = self._stops[self._at][0]
        if cell == self._button:
            return False
        session = self.app.session
        place = (self._number,) + divmod(cell, self._columns)
        value = self._cells.values[cell]
        if value == session.game.cell(*place):
            return False
        session.apply(erase(*place) if value is None else enter(*place, value))
        self._cells.read()
        self._refresh()
        return True

    def _leave(self, by):
        """Moves the cursor; from the last line to what is wrong, and with two keys to look."""
        if self._stops[self._at][0] < self._button:
            self._wrong = self._tour = ()
            self._move(by)
        elif self._problem and not self._open:
            self._correct(self._problem)
        elif self.app.two_keys:
            self._look_before(self._button)
            if by > 0:
                self._go(self._button - 1)
        else:
            self._move(by)

    def _back(self):
        """With two keys looks at the cell before; from the first one, and when looking, goes back
        to the score sheet.
        """
        cell = self._stops[self._at][0]
        self._enter()
        if self.app.two_keys and 0 < cell < self._button and not self._looks:
            self._look_before(cell)
        else:
            self.app.pop()

    def _look_before(self, cell):
        """Looks at the cells before, the nearest first, then at the others."""
        self._wrong, self._tour = (), [
            (cell - 1 - i) % self._button for i in range(self._button)]
        self._go(0)

    def _go(self, on):
        """Moves the cursor to a cell of the tour, with two keys to look at it, or of those that
        may be wrong; from the last one to the last line.
        """
        self._on = on
        self._looks = self.app.two_keys and 0 <= on < len(self._tour)
        there = self._looks or on < len(self._wrong)
        self._at = self._stop(self._tour[on] if there else self._button)

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
        (cell, stop), cells = self._stops[self._at], self._cells
        if cell == self._button:
            self._finish()
            return
        if self._looks:
            self._looks, self._at = False, self._stop(cell)
            if self._wrong and self._problem.excess > 0 and self.app.keys.has("NEXT"):
                self._hint = self._text("check.back")
            return
        kind = self._kind(cell)
        if cells.empty(cell):
            default = cells.offers.get(cell)
            if default is None:
                default = self._ui.default(self.app.session.game, self._number,
                                           cell % self._columns)
            if default is None and kind.hints:
                self._count("NEXT")     # shows the first word; the next OK takes it
                return
            cells.values[cell] = default
        on = kind.on(stop, self.app.two_keys)
        if on is not None:
            self._at += on - stop
            return
        wrong, changed, problem = self._wrong, self._enter(), self._problem
        if wrong and problem and sorted(cells.suspects(problem)) == sorted(wrong):
            self._go(self._on + 1)
        elif changed or self._tour or cells.empty(cell):
            self._at = self._after(cell)
        else:
            self._at = self._stop(cell + 1)

    def _after(self, cell):
        """The stop at the next empty cell after `cell`, from the top after the last. If there is
        none, the last line, since corrections are mostly of one cell.

        If `cell` itself is empty, the last line comes after the last cell: it names the empty
        ones.
        """
        self._wrong = self._tour = ()
        empty = self._cells.empties()
        after = [self._button] if cell in empty else empty + [self._button]
        return self._stop(([i for i in empty if i > cell] + after)[0])

    def _finish(self):
        app, game, number = self.app, self.app.session.game, self._number
        problem = game.problem(number)
        if game.status(number) != OPEN:
            app.pop()
        elif problem is None:
            self._close(accept(number))
        elif self._open:
            self._at = self._after(-1)
        elif game.missing(number):
            self._correct(problem)
        else:
            app.ask("title.impossible", reason(app, number, problem), (
                ("row.correct", lambda: self._correct(problem)),
                ("row.override", lambda: self._close(override(number)))))

    def _correct(self, problem):
        """Moves the cursor to the cell that is probably wrong; then come others that may be."""
        self._wrong = wrong = self._cells.suspects(problem)
        self._tour = wrong + [cell for cell in reversed(range(self._button)) if cell not in wrong]
        self._go(0)

    def _close(self, action):
        self.app.session.apply(action)
        self.app.pop()
