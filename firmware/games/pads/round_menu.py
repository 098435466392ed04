"""An earlier round of a match: its result, and its correction."""

from engine.scorepad.actions import OPEN
from games.pads.match import OfMatch
from ui.menu import Row


class RoundMenu(OfMatch):
    def __init__(self, app, number):
        super().__init__(app)
        self._number = number

    def title(self):
        return self.text("title.round", self._number)

    def rows(self):
        app, number = self.app, self._number
        rows = [Row(self.text("row.correct"), lambda: app.go("round_entry", number))]
        if self.game.status(number) != OPEN:
            rows.insert(0, Row(self.text("row.result"), lambda: self.show_round(number)))
        return rows
