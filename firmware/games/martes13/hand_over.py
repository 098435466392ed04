"""The hand-over between two people's turns in Martes 13."""

from engine.martes13.cards import MARTES
from engine.martes13.piles import Piles, split, target
from game_ui.hand_over import HandOver
from game_ui.names import short_name
from games.martes13.suits import PICTURES
from ui.canvas import CORAL, FG, INK, MINT, PAPER, SUITS


def since(deal, seat):
    """[(seat, card, pile, sums of the piles after it, cards taken)] since the last turn of this
    seat in the round. Nobody is ever skipped: seats with one card more come first.
    """
    table, at, steps = Piles(deal.players), deal.dealer, []
    for action in deal.log:
        at = (at + 1) % deal.players
        card, pile = split(action)
        pile = target(card, pile)
        taken = table.put(card, pile, at)
        if at == seat:
            steps = []
        else:
            steps.append((at, card, pile, sums(table), taken))
    return steps


def sums(table):
    return tuple([table.total(pile) for pile in range(len(table.piles))])


class PilesHandOver(HandOver):
    """Shows the piles with their sums, after each card."""

    PILES = 3

    def __init__(self, app, then):
        super().__init__(app, then)
        self._small = app.layout_of("martes13").PASS_SUIT

    def _learn(self, game, first, seat):
        self._laid = since(game.deal, seat)
        self._now = sums(game.deal.table)

    def _show(self, regions):
        _, _, pile, after, _ = self._laid[self._at - 1] if self._at else (0, 0, None, self._now, 0)
        regions.set_all("pile", [(total, i == pile) for i, total in enumerate(after)])

    def _pile(self, canvas, i, x, y, w, h, value):
        look, band = self._look, self._look.BAND + 2
        canvas.card(x, y, w, h)
        canvas.rounded(x + 1, y + 1, w - 2, band, SUITS[i], 2)
        art = self.app.art(PICTURES[i] + "_9")
        canvas.sprite(art, x + (w - 9) // 2, y + (band - 7) // 2, PAPER)
        canvas.inside(str(value), x, y + band, w, h - band, self.app.font(look.PILE_FONT), INK)

    def _told(self, canvas, at, x, rows):
        """Paints the last cards, as many as fit, or one of them with the player's name."""
        if not at:
            laid = self._laid[:]
            for y, room in reversed(rows):
                self._last(canvas, x, y, room, laid)
            return
        font, (top, room), low = self._font, rows[0], rows[-1][0]
        seat, card, pile, after, taken = self._laid[at - 1]
        said = ": %d" % after[pile]
        if len(rows) == 1:
            room -= self._wide(card, taken) + font.width(said) + 6
        left = canvas.text(short_name(self._names[seat], font, room), x, top, font, FG, None)
        left = left + 6 if len(rows) == 1 else x
        canvas.text(said, self._card_at(canvas, left, low, card, taken, pile), low, font, FG, None)

    def _last(self, canvas, x, y, room, laid):
        """Paints cards from the end of the list, as many as fit."""
        font, found = self._font, []
        while laid:
            seat, card, pile, _, taken = laid[-1]
            wide = font.width(self._initials[seat]) + 2 + self._wide(card, taken) + 6
            if wide > room:
                break
            room -= wide
            found.insert(0, laid.pop())
        for seat, card, pile, _, taken in found:
            x = canvas.text(self._initials[seat], x, y, font, MINT, None) + 2
            x = self._card_at(canvas, x, y, card, taken, pile) + 6

    def _wide(self, card, taken):
        """Width of _card_at() in pixels."""
        suits = 2 if card == MARTES else 1
        return suits * (int(self._small[1:]) + 2) + self._font.width(_said(card, taken))

    def _card_at(self, canvas, x, y, card, taken, pile):
        """Paints a card as picture and value, and the pile after a Martes 13; returns the x at
        which it ends.
        """
        font = self._font
        for suit in (3, pile) if card == MARTES else (pile,):
            art = self.app.art(PICTURES[suit] + self._small)
            canvas.sprite(art, x, y + (font.cap - art.height) // 2,
                          SUITS[suit] if self.app.layout.COLOUR else FG)
            x += art.width + 2
        return canvas.text(_said(card, taken), x, y, font, CORAL if taken else FG, None)


def _said(card, taken):
    value = "" if card == MARTES else str(card % 10)
    return value + ("+%d" % taken if taken else "")
