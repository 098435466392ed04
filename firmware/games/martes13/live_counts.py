"""The end of a round of Martes 13 that was followed card by card: what each player took."""

from engine.scorepad.actions import OPEN, accept
from pads.round_check import points_so_far, verdict
from pads.round_paint import RoundPaint
from ui.screen import Screen


class LiveCounts(Screen):
    """The sheet, as if keyed in by hand. OK accepts the round; BACK opens the menu."""

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number

    def draw(self, canvas):
        app, number = self.app, self._number
        game, paint = app.session.game, RoundPaint(app, number)
        cells = [cell for row in game.rows(number) for cell in row]
        paint.draw(canvas)
        paint.paint(canvas, cells, (len(cells), 0), points_so_far(game, number),
                    verdict(app, number))

    def key(self, key):
        if key == "BACK":
            self.app.replace("games.martes13.live_menu.LiveMenu", self._number)
        elif key == "OK":
            game, number = self.app.session.game, self._number
            if game.status(number) == OPEN and not game.problem(number):
                self.app.session.apply(accept(number))
            self.app.pop()
