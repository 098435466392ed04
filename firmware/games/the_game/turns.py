"""The Game between two turns of a person: the device's turn, and the hand-over."""

from engine.the_game.cards import distance
from engine.the_game.notation import END_TURN
from game_ui.device_turn import DeviceTurn
from game_ui.hand_over import HandOver
from games.the_game import marks
from games.the_game.log import since
from games.the_game.paint_cards import CHOSEN, LAID
from games.the_game.paint_seats import SeatsPaint
from ui import cards


class GameDevice(DeviceTurn):
    PART = "seats"

    def painter(self):
        return _Public(self.app, self.names)

    def _next(self):
        super()._next()
        if self._film is None and self.seat is not None:
            marks.set_marks(self.app.session, self.seat)

    def observe(self, seat):
        """The observation, with the other players' marks."""
        return dict(super().observe(seat), marks=[
            mark[1:3] for mark in marks.standing(self.app.session) if mark[0] != seat])

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


class SeatsHandOver(HandOver):
    """Shows the piles as they were after each card."""

    PILES = 4

    def _learn(self, game, first, seat):
        self._laid = since(game, first, seat)
        self._tops, self._draw = game.tops(), len(game.draw)

    def _show(self, regions):
        tops, laid = list(self._tops), self._laid
        at = self._at or len(laid)
        for _, _, pile, before in reversed(laid[at:]):
            tops[pile] = before
        shown = laid[at - 1][2] if self._at else None
        regions.set_all("pile", [(top, i == shown) for i, top in enumerate(tops)])

    def _pile(self, canvas, i, x, y, w, h, value):
        look = self._look
        cards.pile(canvas, x, y, w, h, i < 2, str(value), self.app.font(look.PILE_FONT), look.BAND)

    def _step(self, at):
        """(text of who, text of what) of a card."""
        seat, card, pile, before = self._laid[at - 1]
        cost = distance(card, pile, before)
        return self._names[seat], (self._text("pass.trick", before, card) if cost == -10
                                   else "%d→%d %+d" % (before, card, cost))

    def _sum(self, room):
        """(label, number of cards by player), with names if there is room."""
        head = self._text("pass.laid")
        seats = [each[0] for each in self._laid]
        n = len(self._names)
        counts = [(seat % n, seats.count(seat % n)) for seat in
                  range(self._seat + 1, self._seat + n + 1) if seat % n in seats]
        said = ", ".join(["%s %d" % (self._names[seat], count) for seat, count in counts])
        if self._font.width(head + " " + said) <= room:
            return head, said
        return head, " ".join(["%s%d" % (self._initials[seat], count) for seat, count in counts])
