"""The menu of a match, unloaded while a round is entered."""

from micropython import const

from engine.scorepad.actions import GAME, WHOLE
from game_ui.pause import Pause
from pads.base import MatchScreen

_SAID = const(13)               # characters at most


class MatchMenu(Pause):
    """Its first rows finish the match, and take back the last entry."""

    def __init__(self, app):
        super().__init__(app)
        self._of = MatchScreen(app)

    def title(self):
        return self._of.text("title.menu")

    def acts(self):
        game, rows = self._of.game, []
        action, closing = game.last_action(), self._of.ui.closing(game)
        if closing:
            rows.append(self.row("check", "row.finish", lambda: self._finish(closing)))
        if action:
            counts = game.fields(action)[1] == WHOLE or game.is_terminal()
            rows.append(self.row("undo", "row.undo", self._ask if counts else self._undo,
                                 value=lambda: self._said(action)))
        return rows

    def more(self):
        return []

    def _finish(self, closing):
        self.app.session.apply(closing)
        self.app.replace("pads.podium.Podium")

    def _ask(self):
        of = self._of
        action = of.game.last_action()
        said = (of.text("page.undo_end") if of.game.fields(action)[1] == GAME
                else of.text("page.undo", self._said(action)))
        self.app.ask("title.sure", said, (("row.think", None), ("row.undo", self._undo)))

    def _undo(self):
        """Takes back the last entry, with it an end that follows from it; the cursor stays on this
        row for the next one.
        """
        of, session = self._of, self.app.session
        session.undo()
        if of.ui.due(of.game, of.head):
            session.undo()
        self.on_show()

    def _said(self, action):
        """The last entry as text: a card; or whose, and its value."""
        of = self._of
        number, seat, column, value = of.game.fields(action)
        text, names, game = of.text, of.names, of.game
        if seat == GAME:
            return of.ui.act_text(text, value)
        if seat == WHOLE:
            return text("title.round", number)
        value = game.cell(number, seat, column)
        kind = of.ui.column(game.sheet, column)
        shown = "-" if value is None else kind.value_text(value, text, names)
        whose = names[seat] if game.seats == len(names) else text("title.round", number)
        wide = self.app.canvas.width - 2 * self.app.layout.MARGIN - self.app.layout.SCROLL_W
        left = min(_SAID, wide // self.app.body.advance) - len(shown) - 2
        return "%s: %s" % (whose[:left], shown) if left > 1 else shown[:left + len(shown) + 2]
