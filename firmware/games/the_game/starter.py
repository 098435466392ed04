"""Who begins: the players may look at their hands before they agree (TG-R5)."""

from engine.the_game import TheGame
from games import ui_of
from ui.menu import Menu, Row, named


class Starter(Menu):
    """Nothing has begun yet: a game gets its options, and with them the starter, once.

    The first row hands the device round; each person sees the own hand.
    """

    TITLE = "title.starter"

    def __init__(self, app, options, seed, names, devices):
        super().__init__(app)
        self.TABLE_THEME = ui_of("the_game").TABLE_THEME
        self._options, self._seed = options, seed
        self._names, self._devices = names, devices
        self._people = [seat for seat, level in enumerate(devices) if not level]

    def rows(self):
        look = [Row(self.app.text("row.look"), self._look)] if self._people else []
        return look + [
            named(self.app, name, self._beginner(seat)) for seat, name in enumerate(self._names)]

    def _beginner(self, seat):
        def begin():
            app, options = self.app, dict(self._options, first=seat)
            app.start_game("the_game", len(self._names), options, self._seed, self._names,
                              self._devices)
        return begin

    def _look(self):
        app, names, people = self.app, self._names, self._people
        head = {"names": names, "devices": self._devices, "options": self._options}
        game = TheGame(len(names), self._seed, **self._options)

        def show(at, push):
            push("games.the_game.look.Look", game, head, people[at], lambda: following(at + 1))

        def hand(at, push):
            push("games.the_game.hand_over.SeatsHandOver", lambda: show(at, app.replace), game,
                 head, people[at])

        def following(at):
            if at < len(people):
                hand(at, app.replace)
            else:
                app.pop()

        if len(people) > 1:
            hand(0, app.push)
        else:
            show(0, app.push)
