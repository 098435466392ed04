"""What everybody had at the end of a game of Take That."""

from engine.take_that.scoring import TOAD_COST
from games import face
from ui.menu import Menu, Row


class Points(Menu):
    """Per player: cards face up, the price of those face down, the sum. """

    def __init__(self, app, head, game):
        super().__init__(app)
        self._head, self._game = head, game
        self.CLOTH = face(self._head["game"]).CLOTH

    def title(self):
        return self.app.text.of("take_that")("button.points")

    def rows(self):
        return [Row(name, value=_sum(*counts)) for name, counts in
                zip(self._head["names"], self._game.counts())]


def _sum(plus, minus, toads):
    minus += TOAD_COST * toads
    return lambda: "%d-%d = %d" % (plus, minus, plus - minus)


def past_points(app, seq):
    """Of the game with this seq."""
    return Points(app, *app.session.recall(seq))
