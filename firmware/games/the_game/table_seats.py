"""The table of The Game for those who hand the device round."""

# Before what needs it: imports within imports take much of the C stack.
from games.the_game import table_parts  # noqa: F401
from games.the_game.cursor import Cursor
from games.the_game.table import Table
from games.the_game.table_others import SeatsPaint, Still, at_rest


class SeatsTable(Table):
    """Shows nothing until the player whose turn it is has the device and says so: the screen
    hand_over lies on top. When a turn ends, the player sees which cards have come.
    """

    def __init__(self, app):
        super().__init__(app)
        self._seen = False          # may the hand of the player whose turn it is be seen?

    def _painter(self):
        session = self.app.session
        paint = SeatsPaint(self.app, session.head["names"], self._teaches, self._new, self._shown)
        paint.sit(session.game, session.game.current_player(), session.head["options"]["first"])
        return paint

    def open(self):
        if self._seen:
            super().open()
        else:
            self._hand_over()

    def key(self, key):
        if self._seen:
            super().key(key)
        elif key == "OK":
            self._hand_over()

    def _hand_over(self):
        self.app.go("hand_over", self._show)

    def _show(self):
        """The next player has the device."""
        self._cursor, self._view, self._seen = Cursor(), None, True
        self._new, self._plan, self._shown = (), [], None
        self.app.pop()

    def _leave(self, held):
        """Another player is next. held: the hand of this one before it drew."""
        self._seen = False
        self._view = at_rest(self.app.session.game, self._view["observer"])
        hand = self._view["hand"]
        self._cursor = Still(hand)
        if len(hand) == len(held):
            self._hand_over()
        else:
            self._paint.rest()
            self._paint.deal([card for card in hand if card not in held])
