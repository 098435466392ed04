"""The menu of a round of Martes 13 that is followed card by card; the round is unloaded meanwhile.
"""

from engine.scorepad.actions import GAME, fields
from games import ui_of
from ui.menu import Menu, Row


class LiveMenu(Menu):
    """The menu of Live, which it replaces; the most wanted row comes first."""

    def __init__(self, app, number, play=None):
        """play: the chosen card, None after the round."""
        super().__init__(app)
        self._number = number
        self._play = play
        self._ui = ui_of(app.session.game.NAME)
        self._text = app.text.of(app.session.game.NAME)

    def title(self):
        return self._text("row.live")

    def rows(self):
        app, text = self.app, self._text
        rows = [
            Row(text("row.back"), self.back),
            Row(text("row.by_hand"), self._by_hand),
            Row(text("row.help"), lambda: app.push("screens.help.how_to")),
            Row(text("row.leave"), app.pop),
        ]
        play = self._last_play()
        if play:
            rows.insert(0, Row(text("row.undo"), lambda: self._take_back(play),
                               lambda: self._ui.act_text(text, play)))
        return rows

    def _last_play(self):
        """The play that can be taken back, or None if the last action was a correction."""
        action = self.app.session.game.last_action()
        if action:
            number, seat, _, play = fields(action)
            if (number, seat) == (self._number, GAME):
                return play
        return None

    def _by_hand(self):
        """Asks before the form if it would not count the cards: those of a whole round it does."""
        app, game, number = self.app, self.app.session.game, self._number

        def enter():
            app.replace(self._ui.ENTRY, number)

        if self._play is None or not game.followed(number):
            enter()
        else:
            app.ask("title.sure", self._text("page.by_hand"),
                    (("row.think", None), ("row.by_hand", enter)))

    def _take_back(self, play):
        self.app.session.undo()
        self.app.replace("games.martes13.live.Live", self._number, play)

    def back(self):
        if self._play is None:
            self.app.replace("games.martes13.live.LiveCounts", self._number)
        else:
            self.app.replace("games.martes13.live.Live", self._number, self._play)
