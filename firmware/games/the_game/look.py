"""A look at one's own hand while it is nobody's turn."""

from games import ui_of

# Before what needs it: imports within imports take much of the C stack.
from games.the_game import paint_cards  # noqa: F401
from games.the_game.paint_seats import SeatsPaint
from games.the_game.table_cursor import Still
from games.the_game.table_turns import between_turns
from ui.screen import Screen


class Look(Screen):
    """OK goes on: then() is called. BACK leaves it."""

    SECRET = True

    def __init__(self, app, game, head, seat, then):
        super().__init__(app)
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self.head, self.holder = head, seat
        self._game, self._then = game, then
        self._view = between_turns(game, seat)
        self._cursor = Still(self._view["hand"])
        self._paint = SeatsPaint(app, head["names"], lambda: False, ())
        self._paint.sit(game, seat, 0)
        people = [level for level in head["devices"] if not level]
        self._paint.rest(len(people) == 1)      # then nobody is handed the device

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        return self._paint.paint(canvas, self._view, self._cursor, self._game)

    def key(self, key):
        if key == "OK":
            self._then()
        elif key == "BACK":
            self.app.pop()
