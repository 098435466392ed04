"""Who begins: the players may look at their hands before they agree (TG-R5)."""

from engine.the_game import TheGame
from games import face
from ui.menu import Menu, Row


class Starter(Menu):
    """Nothing has begun yet: a game gets its options, and with them the starter, once.

    The first row hands the device round; each player sees the own hand.
    """

    TITLE = "title.starter"

    def __init__(self, app, options, seed, names):
        super().__init__(app)
        self.CLOTH = face("the_game").CLOTH
        self._options, self._seed, self._names = options, seed, names

    def rows(self):
        return [Row(self.app.text("row.look"), self._look)] + [
            Row(name, self._beginner(seat)) for seat, name in enumerate(self._names)]

    def _beginner(self, seat):
        def begin():
            app, options = self.app, dict(self._options, first=seat)
            app.session.start("the_game", len(self._names), options, self._seed, self._names)
            app.go_on()
        return begin

    def _look(self):
        app, names = self.app, self._names
        game = TheGame(len(names), self._seed, **self._options)

        def hand(seat, go):
            go("hand_over", lambda: app.exchange("look", game, names, seat,
                                                 lambda: following(seat + 1)), game, names, seat)

        def following(seat):
            if seat < len(names):
                hand(seat, app.exchange)
            else:
                app.pop()

        hand(0, app.go)
