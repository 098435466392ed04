"""The table of The Game for several players, people and devices."""

from game_ui.table import Seated
from games import ui_of
from games.the_game.cursor import Cursor, OnlyButton
from games.the_game.log import between_turns
from games.the_game.table import Table
from ui.screen import Screen


class SeatsTable(Seated, Table):
    """After a turn the player sees the drawn cards; BACK leads to the marks then."""

    HAND_OVER = "games.the_game.hand_over.SeatsHandOver"
    _rests = False              # is the player looking at the drawn cards?

    def _painter(self):
        session = self.app.session
        paint = _painter(self.app, session.head["names"], self._teaches, self._new)
        seat = self._view["observer"] if self._rests else session.game.current_player()
        paint.sit(session.game, seat, session.head["options"].get("first", 0))
        if self._rests:
            paint.rest(self.device_next)
        return paint

    def on_show(self):
        if not self._rests:
            super().on_show()
        if self.seen or self._rests:
            Table.on_show(self)

    def key(self, key):
        if key == "BACK" and self._rests:
            self.app.push("games.the_game.marks_menu.Marks", self._view["observer"])
        else:
            super().key(key)

    def hand_on(self):
        self._rests = False
        super().hand_on()

    def sit_down(self):
        session = self.app.session
        self._cursor, self._view, self._painted, self._odds = Cursor(), None, None, None
        self._plan, self._new, session.new_cards = [], session.new_cards, ()
        from games.the_game.marks import set_marks
        set_marks(session, self._had)

    def _leave(self, held):
        """Ends the turn. held: the hand before the player drew."""
        self.seen = False
        self._view = between_turns(self.app.session.game, self._view["observer"])
        hand = self._view["hand"]
        self._cursor = OnlyButton(hand)
        came = [card for card in hand if card not in held]
        if self.alone:
            self.app.session.new_cards = came
        if self.alone or not came:
            self.hand_on()
        else:
            self._rests, self._new = True, came
            self._paint.rest(self.device_next)
            self._paint.deal(came)


class Look(Screen):
    """Shows a hand before the game begins. OK calls then(); BACK leaves."""

    SECRET = True

    def __init__(self, app, game, head, seat, then):
        super().__init__(app)
        self.TABLE_THEME = ui_of(game.NAME).TABLE_THEME
        self.head, self.holder = head, seat
        self._game, self._then = game, then
        self._view = between_turns(game, seat)
        self._cursor = OnlyButton(self._view["hand"])
        self._paint = _painter(app, head["names"], lambda: False, ())
        self._paint.sit(game, seat, 0)
        people = [level for level in head["devices"] if not level]
        self._paint.rest(len(people) == 1)      # one person: the device is not passed on

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


def _painter(*args):
    """Imports the painter late: at the top it would be too deep for the C stack."""
    from games.the_game.paint_seats import SeatsPaint
    return SeatsPaint(*args)
