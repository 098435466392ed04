"""Keying in a round of Martes 13: what everybody has captured, or the points alone."""

from micropython import const

from engine.scorepad_actions import OPEN, accept, enter, erase, override
from screens.dialog import Dialog
from screens.round_check import reason, verdict
from screens.round_paint import RoundPaint
from screens.screen import Screen

_FIRST = {"UP": 2, "DOWN": 1, "NEXT": 1}    # where counting begins: the usual counts, in one press
_MOVES = {"LEFT": -1, "RIGHT": 1}
_NONE = const(0)                            # what OK enters in a cell without entry


class RoundEntry(Screen):
    """LEFT, RIGHT move, UP, DOWN, NEXT count, OK goes on to the next cell without entry.

    A count is entered, as one action, when the cursor leaves it; beyond its limits it is no entry.
    The last line says what is wrong. It is a button, too: it accepts the round.
    """

    def __init__(self, app, number):
        super().__init__(app)
        game = app.session.game
        self._number = number
        self._columns = len(game.sheet.COLUMNS)
        self._button = game.players * self._columns     # the cursor's place on the last line
        self._paint = RoundPaint(app, number)
        self._look()
        self._at = self._after(-1, self._button)

    def draw(self, canvas):
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        self._paint.paint(canvas, self._cells, self._at, self._points, self._verdict)

    def key(self, key):
        if key == "OK":
            self._ok()
        elif key == "BACK":
            self._enter()
            self.app.pop()
        elif key in _MOVES:
            self._move(_MOVES[key])
        elif self._at == self._button:
            self._move(-1 if key == "UP" else 1)
        else:
            self._count(key)

    def _look(self):
        """The pad has changed."""
        app, number = self.app, self._number
        game = app.session.game
        self._cells = [cell for row in game.rows(number) for cell in row]
        self._points = points_so_far(game, number)
        self._verdict = verdict(app.text, game, number)

    def _count(self, key):
        value = self._cells[self._at]
        if value is None:
            value = _FIRST[key]
        else:
            value += -1 if key == "DOWN" else 1
            limits = self.app.session.game.sheet.LIMITS
            if not 0 <= value <= limits[self._at % self._columns]:
                value = None
        self._cells[self._at] = value

    def _enter(self):
        """Enters what has been counted; True if that is news."""
        if self._at == self._button:
            return False
        session = self.app.session
        place = (self._number,) + divmod(self._at, self._columns)
        value = self._cells[self._at]
        if value == session.game.cell(*place):
            return False
        session.apply(erase(*place) if value is None else enter(*place, value))
        self._look()
        return True

    def _move(self, by):
        self._enter()
        self._at = (self._at + by) % (self._button + 1)

    def _ok(self):
        if self._at == self._button:
            self._finish()
            return
        if self._cells[self._at] is None:
            self._cells[self._at] = _NONE
        # A correction is one cell as a rule; who confirms what stands there looks for another.
        full = self._button if self._enter() else self._at + 1
        self._at = self._after(self._at, full)

    def _after(self, at, full):
        """The next cell without entry, after the last from the top; full if there is none."""
        empty = [i for i, value in enumerate(self._cells) if value is None]
        return ([i for i in empty if i > at] + empty + [full])[0]

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
            message = reason(app.text, game, app.session.head["names"], problem)
            app.push(Dialog(app, "title.impossible", message, (
                ("row.correct", lambda: self._correct(problem)),
                ("row.override", lambda: self._close(override(number))))))

    def _correct(self, problem):
        """Goes where the problem is."""
        seat, column = problem.where
        self._at = (seat or 0) * self._columns + (column or 0)

    def _close(self, action):
        self.app.session.apply(action)
        self.app.pop()


def points_so_far(game, number):
    """Points per seat by the columns that everybody has filled; None while there is none."""
    rows = game.rows(number)
    full = [None not in column for column in zip(*rows)]
    if True not in full:
        return None
    known = [[value if there else 0 for value, there in zip(row, full)] for row in rows]
    return game.sheet.score(game.players, known)["points"]
