"""The menu in which a player of The Game puts marks on piles."""

from game_ui.names import initials
from games import ui_of
from games.the_game.marks import set_marks, standing
from ui.menu import Menu, Row

_KINDS = 2


class Marks(Menu):
    def __init__(self, app, seat):
        """seat: of the player."""
        super().__init__(app)
        self._seat, game = seat, app.session.game
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self._text = app.text.of(game.NAME)
        self._tops = game.tops()
        self._mine = {pile: kind for other, pile, kind, _ in standing(app.session)
                      if other == seat}

    def title(self):
        return self._text("title.marks")

    def rows(self):
        session = self.app.session
        called = initials(session.head["names"])
        return [Row(self._called(pile), value=self._shower(pile), step=self._stepper(pile))
                for pile in range(4)] + [
            Row(called[seat] + " " + self._called(pile), value=self._other(kind))
            for seat, pile, kind, _ in standing(session) if seat != self._seat] + [
            Row(self._text("row.back"), self.app.pop)]

    def _called(self, pile):
        return "%s %d" % ("↑" if pile < 2 else "↓", self._tops[pile])

    def _shower(self, pile):
        return lambda: self._text("value.mark_%d" % self._mine[pile]) if (
            pile in self._mine) else "-"

    def _other(self, kind):
        return lambda: self._text("value.mark_%d" % kind)

    def _stepper(self, pile):
        """None, then each kind."""
        def step(by):
            kind = (self._mine.pop(pile, -1) + 1 + by) % (_KINDS + 1) - 1
            if kind >= 0:
                self._mine[pile] = kind
            set_marks(self.app.session, self._seat, sorted(self._mine.items()))
        return step
