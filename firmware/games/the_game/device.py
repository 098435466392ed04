"""The device's turn in The Game."""

from engine.the_game.cards import distance
from engine.the_game.notation import END_TURN
from game_ui.device_turn import DeviceTurn
from games.the_game import marks
from games.the_game.paint_cards import CHOSEN, LAID
from games.the_game.paint_seats import SeatsPaint


class GameDevice(DeviceTurn):
    PART = "seats"

    def painter(self):
        return _Public(self.app, self.names)

    def _next(self):
        super()._next()
        self._advice = None     # [the advisor's action], [] without one, None before it is asked
        if self._film is None and self.seat is not None:
            marks.set_marks(self.app.session, self.seat)

    def on_show(self):
        if self._advice is None:        # else the advisor lay on top, while the text was shown
            super().on_show()

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


class _Public(SeatsPaint):
    """The table without a hand."""

    def __init__(self, app, names):
        super().__init__(app, names, False, ())
        self._visits = [()] * 4

    def show(self, canvas, game, seat, last):
        """Paints the public regions. last: (pile, cost) or None."""
        n = game.players
        self._seat, self._others = seat, [(seat + i) % n for i in range(1, n)]
        pile, cost = last or (None, 0)
        fires, burning = game.fires(), game.burning()
        heights = [self._edges(cards) for cards in game.piles]
        ring = (pile, heights[pile], CHOSEN) if last else None
        told = marks.kinds(self._app.session, game)
        shines = LAID if cost < 0 and self._app.layout.COLOUR else CHOSEN
        show = self._regions.set
        show("ring_off", ring)
        show("ring_on", ring)
        for i, top in enumerate(game.tops()):
            fire = 3 if i in burning else 1 if i in fires else 0
            show("pile", (top, heights[i], fire, 0, i == pile, told[i]), i)
            show("pill", (cost, shines) if i == pile else None, i)
        self._count(len(game.draw), game.level, game.fire, None)
        show("others", tuple([(self._initials[i], len(game.hands[i])) for i in self._others]))
        self._regions.paint(canvas)
