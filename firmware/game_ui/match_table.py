"""The table of a match that is dealt, round by round."""

from game_ui.turns import Seated
from games import ui_of
from ui.screen import Screen


class MatchTable(Seated, Screen):
    """Between two rounds, and after the last, come what all have captured, and the points."""

    UNDOES = True

    def __init__(self, app, number=None):
        """number: the round whose beginning all know; None after a start."""
        super().__init__(app)
        game = app.session.game
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        # They see first how the last one has ended.
        begins = game.current() > 1 and not game.deal.log
        self.number = number or game.current() - begins

    @property
    def over(self):
        """Is the round over?"""
        return self.app.session.game.current() != self.number

    def anew(self):
        return super().anew() and bool(self.app.session.game.deal.log)

    def hand_on(self):
        game = self.app.session.game
        if self.over:       # in the place of the table: both together are too large
            self.app.replace("pads.dealt.DealtCounts", (game.current() or game.rounds + 1) - 1)
        else:
            super().hand_on()

    def stays(self):
        """Says why nothing can be undone now."""
        app = self.app
        app.push("screens.dialog.Notice", app.text.of(app.session.game.NAME)("page.stays"))
