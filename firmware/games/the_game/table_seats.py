"""The table of The Game for those who hand the device round, and a look at one's own hand."""

from micropython import const

from games import face
from games.the_game.cursor import END
from games.the_game.table import Table
from games.the_game.table_others import SeatsPaint
from ui.screen import Screen

_MOVE_MS = const(33)            # between two frames of a card on its way


class SeatsTable(Table):
    """The table of the player whose turn it is; a turn that ends leads away from it."""

    def _painter(self):
        session = self.app.session
        return SeatsPaint(self.app, session.game, session.head["names"],
                          session.game.current_player(), session.head["options"]["first"])

    def _leave(self, held):
        """Another player is next, when this one has seen the cards that came."""
        app, seat = self.app, self._view["observer"]
        game = app.session.game
        if len(game.hands[seat]) == len(held):
            app.go_on()
        else:
            app.exchange("look", game, app.session.head["names"], seat, app.go_on, held)


class Look(Screen):
    """One's own hand while it is nobody's turn, or another's. OK goes on."""

    def __init__(self, app, game, names, seat, then, held=None):
        """held: the hand before it drew."""
        super().__init__(app)
        self.CLOTH = face(game.NAME).CLOTH
        self._game, self._then = game, then
        self._view = dict(game.observation(seat), placed=0, minimum=0, due=0, burning=())
        self._paint = SeatsPaint(app, game, names, seat, None)
        self._paint.foot.end = "turn.pass"
        self._cursor = _Still(self._view["hand"])
        if held is not None:
            self._paint.deal([card for card in self._view["hand"] if card not in held])

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        return self._paint.paint(canvas, self._view, self._cursor, self._game)

    @property
    def TICK_MS(self):
        return _MOVE_MS if self._paint.travel else None

    def tick(self):
        self._paint.advance()

    def key(self, key):
        self._paint.settle()
        if key == "OK":
            self._then()


class _Still:
    """A cursor that has nothing to choose but the button."""

    at, pile, piles, asking, two_keys = END, None, (), False, False

    def __init__(self, hand):
        self.playable = hand
