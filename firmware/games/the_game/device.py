"""The device's turn in The Game."""

from engine.the_game.cards import distance
from engine.the_game.notation import END_TURN
from game_ui.device_turn import DeviceTurn
from games.the_game import marks


class GameDevice(DeviceTurn):
    PART = "seats"

    def painter(self):
        from games.the_game.paint_seats import PublicPaint  # given back in on_hide()
        return PublicPaint(self.app, self.names)

    def _next(self):
        super()._next()
        self._advice = None     # [the advisor's action], [] without one, None before it is asked
        if self._film is None and self.seat is not None:
            marks.set_marks(self.app.session, self.seat)

    def on_show(self):
        since = self._since
        super().on_show()
        if self._advice is not None:    # the advisor lay on top, and the text was shown meanwhile
            self._since = since

    def on_hide(self):
        self._paint = None

    def key(self, key):
        if key == "BACK":
            self._advice = None         # it is asked again after the pause
        super().key(key)

    def tick(self):
        if self._advice is None and self._film is None and self._advised():
            self.app.push("games.the_game.hint.Partner", self)
        else:
            super().tick()

    def _advised(self):
        """Is the advisor to choose the next action?"""
        game, self._advice = self.game, []
        if (game.is_terminal() or game.current_player() != self.seat
                or self.app.session.head["devices"][self.seat] != "hard"):
            return False
        from engine.the_game.advice import ADVISED
        return game.players in ADVISED

    def advise(self, turn):
        """Takes the first action of the advisor's turn, if the others' marks allow."""
        from engine.the_game.advice import heeds
        if heeds(turn, self.observe(self.seat)["marks"]):
            self._advice = turn[:1]

    def _think(self):
        advice, self._advice = self._advice, None
        return advice[0] if advice else super()._think()

    def observe(self, seat):
        """The observation, with the other players' marks."""
        return dict(super().observe(seat), marks=[
            tuple(mark[1:3]) for mark in marks.standing(self.app.session) if mark[0] != seat])

    def done(self, action):
        """At the end of its turn a device sets marks."""
        if action == END_TURN and not self.game.is_terminal():
            try:
                from engine.the_game.bot import marks as found
                marks.set_marks(self.app.session, self.seat,
                                found(self.game.observation(self.seat)))
            except Exception as error:
                self.note(error)

    def draw(self, canvas):
        self._paint = self._paint or self.painter()
        super().draw(canvas)

    def table(self, canvas):
        self._paint.show(canvas, self.game, self.seat, self.last)

    def say(self, action):
        """The text of an action; self.last keeps (pile, cost)."""
        game, self.last = self.game, None
        if action == END_TURN:
            drawn = min(game.placed, len(game.draw))
            return (self.text("device.draws" if drawn > 1 else "device.draws_one", drawn) if drawn
                    else self.text("device.ends"))
        pile, card = divmod(action, 100)
        top = game.tops()[pile]
        self.last = pile, distance(card, pile, top)
        if game.is_trick(card, pile):
            return self.text("pass.trick", top, card)
        return "%d→%d" % (top, card)
