"""The cells of a round while it is entered, and what follows from them."""

from engine.errors import IllegalRound
from engine.scorepad.actions import enter


class RoundCells:
    """values: by cell, seat by seat, also what has not been entered yet; None for an empty cell.
    offers: values of empty cells that follow from the others, by cell.
    """

    def __init__(self, app, number, ui, kinds):
        self._session = app.session
        self._number = number
        self._ui = ui
        self._kinds = kinds
        self._wide = len(kinds)
        self._decks = [ui.deck(app.session.game, column) for column in range(self._wide)]
        self.read()

    def read(self):
        """Reads the pad after a change. If nothing is missing but what can only be 0, enters that.
        """
        session, number = self._session, self._number
        self.values = [cell for row in session.game.rows(number) for cell in row]
        self._infer()
        if self._zeros and not self.empties():
            for cell in self._zeros:
                session.apply(enter(number, *divmod(cell, self._wide), 0))
                self.values[cell] = 0
            self._infer()

    def column(self, column):
        return self.values[column::self._wide]

    def left(self, column):
        """The cards of a column that are not in the cells; None if nobody knows."""
        deck = self._decks[column]
        return deck and deck[0] - sum([value or 0 for value in self.column(column)])

    def share(self, column):
        """Of those that are left, what an empty cell has if all get the same."""
        seats = self.column(column).count(None)
        left = self.left(column) - self._decks[column][1]
        return max(1, (2 * left + seats) // (2 * seats))

    def empty(self, cell):
        return self.values[cell] is None and not self._kinds[cell % self._wide].optional

    def empties(self):
        """Cells that have to be filled in."""
        return [cell for cell in range(len(self.values))
                if self.empty(cell) and cell not in self._zeros]

    def suspects(self, problem):
        """Cells that may be wrong, by column: first the one that differs most from the others,
        then those below it.
        """
        seat, columns = self._ui.where(self._session.game, self._number, problem)
        found = []
        for column in columns or range(self._wide):
            counts = [value or 0 for value in self.column(column)]
            first = counts.index((max if problem.excess > 0 else min)(counts))
            found += [(first + i) % len(counts) * self._wide + column for i in range(len(counts))]
        return [cell for cell in found if seat in (None, cell // self._wide)]

    def _infer(self):
        """Finds which cells can only be 0, and the value of the last one if only one is possible.
        """
        self._zeros = [cell for cell, value in enumerate(self.values)
                       if value is None and self.left(cell % self._wide) == 0]
        self.offers = dict([(cell, 0) for cell in self._zeros])
        last = self.empties()
        left = self.left(last[0] % self._wide) if len(last) == 1 else None
        if left is not None:
            possible = [value for value in range(left + 1) if self._possible(last[0], value)]
            if len(possible) == 1:
                self.offers[last[0]] = possible[0]

    def _possible(self, cell, value):
        """Can the round be that has this value in its last empty cell?"""
        game, wide = self._session.game, self._wide
        cells = [each or 0 for each in self.values]
        cells[cell] = value
        try:
            game.sheet.validate(game.players, [tuple(cells[at:at + wide])
                                               for at in range(0, len(cells), wide)])
            return True
        except IllegalRound:
            return False
