"""A score pad: rounds x seats x columns, for any game that is scored at the table.

Every entry is an action (see engine.scorepad.actions), so that a pad is journalled, replayed and
verified as any game is. Everything else is computed from its cells.

The game supplies its sheet, an object with
  COLUMNS, LIMITS         names of the columns; the largest value of a cell in each, at most 998
  LOWEST_WINS             True or False
  check_entered           (players, rows): IllegalRound if the cells entered so far are impossible
  validate                (players, rows): IllegalRound if the complete round is impossible
  score                   (players, rows): dict with "points", one number per seat
where rows are lists with a tuple of cells per seat; a cell without entry is None, never 0.
"""

from ..base import Game
from ..errors import IllegalRound, check_config, is_int, require
from .actions import ACCEPTED, EMPTY, GAME, OPEN, OVERRIDDEN, WHOLE, fields

_MOST_ROUNDS = 99    # two digits of an action


class Scorepad(Game):
    """A round, numbered from 1, counts when it is accepted; an entry makes it open again."""

    LISTED = False
    WIDE = False    # is there one column only, whose digit in an action holds thousands?

    def __init__(self, sheet, players, rounds, seats=None):
        """seats: rows on the pad, if players do not have one each. Raises E_CONFIG."""
        check_config(is_int(rounds, 1, _MOST_ROUNDS), "1 to %d rounds" % _MOST_ROUNDS)
        self.sheet = sheet
        self.players = players
        self.seats = players if seats is None else seats
        self.rounds = rounds
        self._width = len(sheet.COLUMNS)
        self._cells = [[EMPTY] * (self.seats * self._width) for _ in range(rounds)]
        self._status = [OPEN] * rounds
        self._history = []
        self._before = []    # by action of the history, the argument `before` of _revert()

    # The content of the pad

    def cell(self, number, seat, column):
        """The value, None if nothing is entered."""
        value = self._cells[number - 1][seat * self._width + column]
        return None if value == EMPTY else value

    def rows(self, number):
        """The cells of a round, one tuple per seat."""
        cells = [None if value == EMPTY else value for value in self._cells[number - 1]]
        return [tuple(cells[at:at + self._width]) for at in range(0, len(cells), self._width)]

    def missing(self, number):
        """(seat, column) of the cells without entry."""
        return [divmod(at, self._width) for at, value in enumerate(self._cells[number - 1])
                if value == EMPTY]

    def status(self, number):
        """OPEN, ACCEPTED or OVERRIDDEN."""
        return self._status[number - 1]

    def problem(self, number):
        """The IllegalRound that keeps a round from being accepted, None if nothing does.

        E_INCOMPLETE (where: the first missing cell) means that there is no other problem so far.
        """
        try:
            self._check(number)
            self._doubt(number)
        except IllegalRound as error:
            return error
        return None

    def current(self):
        """The first open round, None when all count."""
        return None if self.is_terminal() else self._status.index(OPEN) + 1

    def overridden(self):
        """The rounds that count against the rules."""
        return [at + 1 for at, status in enumerate(self._status) if status == OVERRIDDEN]

    # What is computed from it

    def score(self, number):
        """The score of a round by the sheet, open or not; None while cells are missing."""
        if EMPTY in self._cells[number - 1]:
            return None
        return self.sheet.score(self.players, self.rows(number))

    def totals(self, through=None):
        """Points per seat of the rounds that count, up to round `through`."""
        totals = [0] * self.seats
        for at in range(self.rounds if through is None else through):
            if self._status[at] != OPEN:
                points = self.score(at + 1)["points"]
                totals = [total + more for total, more in zip(totals, points)]
        return totals

    def standings(self, through=None):
        """(rank, seat, total), the best first; level seats share a rank: 1, 2, 2, 4."""
        sign = 1 if self.sheet.LOWEST_WINS else -1
        order = sorted([(sign * total, seat) for seat, total in enumerate(self.totals(through))])
        worth = [value for value, _ in order]
        return [(worth.index(value) + 1, seat, sign * value) for value, seat in order]

    def returns(self):
        """One number per seat, higher is better."""
        return [-total if self.sheet.LOWEST_WINS else total for total in self.totals()]

    def current_player(self):
        """0 until all rounds count, then None; a game with turns overrides it."""
        return None if self.is_terminal() else 0

    def is_terminal(self):
        """True if all rounds count. They can still be corrected; the pad is then open again."""
        return OPEN not in self._status

    def result(self):
        """None while a round is open; then as abandoned(), with "FINISHED" and the winners,
        several in a tie.
        """
        if not self.is_terminal():
            return None
        result = self.abandoned()
        totals = result["totals"]
        best = min(totals) if self.sheet.LOWEST_WINS else max(totals)
        result["winners"] = [seat for seat, total in enumerate(totals) if total == best]
        result["result"] = "FINISHED"
        return result

    def abandoned(self):
        """The result in the record of a pad that is given up now, without winners. A dict:

        result: "ABANDONED"; totals: points by row; winners: seats
        overridden: numbers of the rounds that count against the rules
        """
        return {"result": "ABANDONED", "totals": self.totals(), "winners": [],
                "overridden": self.overridden()}

    def observation(self, seat):
        """What everybody may know, which is everything, as a dict:

        players int; observer: this seat; current_player: seat or None
        rounds int; round: the first open one, from 1, None when all count
        status: OPEN, ACCEPTED or OVERRIDDEN by round; totals: see totals(); result: see result()
        Raises E_BAD_ACTION.
        """
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        return {
            "players": self.players,
            "observer": seat,
            "current_player": self.current_player(),
            "rounds": self.rounds,
            "round": self.current(),
            "status": list(self._status),
            "totals": self.totals(),
            "result": self.result(),
        }

    def state(self):
        """All facts as a tuple; two pads with equal states are equal."""
        return (self.players, self.rounds, tuple(map(tuple, self._cells)), tuple(self._status),
                tuple(self._history))

    def clone(self):
        """An independent copy."""
        twin = self._twin()
        twin._cells = [list(cells) for cells in self._cells]
        twin._status = list(self._status)
        twin._before = list(self._before)
        return twin

    # Actions. Texts and lists of them are imported on request, since no board needs them.

    def last_action(self):
        """What undo_action() would take back, None if there is nothing."""
        return self._history[-1] if self._history else None

    def legal_actions(self):
        """All actions that apply_action() would take, corrections too, ascending; a long list."""
        from .notation import legal_actions
        return legal_actions(self)

    def apply_action(self, action):
        """Apply an action. After an IllegalAction or IllegalRound nothing has changed."""
        number, seat, column, value = self.fields(action)
        require(number <= self.rounds, "E_BAD_ACTION", "no such round")
        self._before.append(self._apply(number, seat, column, value))
        self._history.append(action)

    def undo_action(self):
        """Take back the last action, as far as the first one: nothing is hidden.
        E_NOTHING_TO_UNDO.
        """
        require(self._history, "E_NOTHING_TO_UNDO")
        self._revert(self._before.pop(), *self.fields(self._history.pop()))

    def action_to_string(self, action):
        """`enter(1, 2, cats, 5)`, `erase(1, 2, cats)`, `accept(1)`. Raises E_BAD_ACTION."""
        from .notation import to_text
        return to_text(action, self.sheet.COLUMNS, self.WIDE)

    def string_to_action(self, text):
        """The inverse, to the letter. Raises E_BAD_ACTION."""
        from .notation import from_text
        return from_text(text, self.sheet.COLUMNS, self.WIDE)

    def fields(self, action):
        """(round, seat, column, value) of an action of this pad. Raises E_BAD_ACTION."""
        number, seat, column, value = fields(action)
        if self.WIDE and seat < GAME:
            column, value = 0, 1000 * column + value
        return number, seat, column, value

    # Overridden by a game with further actions

    def own_actions(self, _number):
        """Legal actions in this round that only this game has."""
        return ()

    def _doubt(self, _number):
        """Raises IllegalRound for a complete round that is questioned but may be accepted, since
        older versions have accepted such rounds and their records must stay valid.
        """

    def _apply(self, number, seat, column, value):
        """Do an action; returns what _revert() needs: a number, as there are hundreds of them."""
        if seat == WHOLE:
            self._judge(number, column, value)
            self._status[number - 1] = column
            return None
        require(seat < self.seats and column < self._width, "E_BAD_ACTION", "no such cell")
        require(value == EMPTY or value <= self.sheet.LIMITS[column], "E_LIMIT")
        cells, at = self._cells[number - 1], seat * self._width + column
        require(value != cells[at], "E_NO_CHANGE")
        before = 10000 * self._status[number - 1] + cells[at]    # a cell holds 0 to 9999
        self._status[number - 1], cells[at] = OPEN, value
        return before

    def _revert(self, before, number, seat, column, _value):
        """Undo an action for which _apply() returned `before`."""
        if seat == WHOLE:
            self._status[number - 1] = OPEN
        else:
            at = seat * self._width + column
            self._status[number - 1], self._cells[number - 1][at] = divmod(before, 10000)

    def _judge(self, number, verdict, value):
        """Raises an error unless the round may get this status."""
        require(verdict in (ACCEPTED, OVERRIDDEN) and not value, "E_BAD_ACTION")
        require(self.status(number) == OPEN, "E_ACCEPTED", "the round counts already")
        if verdict == ACCEPTED:
            self._check(number)
            return
        self._check_complete(number)
        require(self.problem(number), "E_NO_OVERRIDE", "the rules have nothing against it")

    def _check(self, number):
        rows = self.rows(number)
        self.sheet.check_entered(self.players, rows)
        self._check_complete(number)
        self.sheet.validate(self.players, rows)

    def _check_complete(self, number):
        missing = self.missing(number)
        if missing:
            raise IllegalRound("E_INCOMPLETE", "cells are missing", missing[0], -len(missing))


class DealerPad(Scorepad):
    """Each round has a dealer: one seat after the other."""

    def __init__(self, sheet, players, rounds, dealer):
        """dealer: of the first round, None for the last seat. Raises E_CONFIG."""
        super().__init__(sheet, players, rounds)
        self._first = players - 1 if dealer is None else dealer

    def dealer(self, number):
        return (self._first + number - 1) % self.players

    def starter(self, number):
        """The seat left of the dealer."""
        return self.dealer(number + 1)

    def state(self):
        return super().state() + (self._first,)
