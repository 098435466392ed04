"""The hand-over between two people's turns in The Game."""

from engine.the_game.cards import distance
from game_ui.hand_over import HandOver
from games.the_game.log import since
from ui import cards


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
