"""The hand at the table of Martes 13."""

from engine.martes13.cards import SUITS as LETTERS
from game_ui.hand_layout import hand_layout
from games.martes13.steps import PICTURES
from ui.canvas import BG, FG, GOLD, INK, PAPER, SUITS


class HandPaint:
    """A painter for Regions; a state is (chosen, card) and the place, or None. at: the layout."""

    def __init__(self, app, at):
        self._app, self._at = app, at
        self._colour = app.layout.COLOUR

    def states(self, hand, chosen):
        """hand: names of cards. chosen: one of them."""
        at, slots, here = self._at, list(range(len(hand))), hand.index(chosen)
        per_row = max(at.PER_ROW, -(-len(hand) // len(at.HAND_Y)))
        found = [(slot == here, hand[slot]) + place for slot, place in
                 zip(slots, hand_layout(at, self._app.canvas.width, slots, here, per_row))]
        free = [(False, None, row) for row in range(-(-len(hand) // per_row), len(at.HAND_Y))]
        return found + free

    def card(self, canvas, state, _):
        if state is None:
            return
        at, card = self._at, state[1]
        if not card:                    # no card is left in this row
            canvas.fill(0, at.HAND_Y[state[2]], canvas.width, at.HAND_H)
            return
        chosen, _, left, end, x, w, row = state
        y = at.HAND_Y[row]
        canvas.fill(left, y, end - left, at.HAND_H)
        suit, value = (LETTERS + ("M",)).index(card[0]), card[1:] or "4"
        paint = self._big if chosen else self._small
        paint(canvas, x, y, w, suit, value)

    def _small(self, canvas, x, y, w, suit, value):
        at, app = self._at, self._app
        art = app.art(PICTURES[suit] + ("_9" if w > 9 else "_7"))
        if self._colour:
            canvas.card(x, y + at.CARD_Y, w, at.CARD_H)
        canvas.sprite(art, x + (w - art.width + 1) // 2, y + at.CARD_SUIT_Y,
                      SUITS[suit] if self._colour else FG)
        canvas.centre(value, x, y + at.CARD_VALUE_Y, w, app.font(at.CARD_FONT),
                      INK if self._colour else FG, None)

    def _big(self, canvas, x, y, _, suit, value):
        at, app = self._at, self._app
        w, h, band = at.BIG_W, at.BIG_H, at.BIG_BAND
        y += at.BIG_Y
        art = app.art(PICTURES[suit] + "_9")
        if self._colour:
            canvas.rounded(x - 3, y - 3, w + 6, h + 6, GOLD, 5)
            canvas.card(x, y, w, h)
            canvas.rounded(x + 1, y + 1, w - 2, band, SUITS[suit], 2)
            canvas.fill(x + 1, y + band - 2, w - 2, 3, SUITS[suit])
        else:
            canvas.rounded(x, y, w, h, FG, 2)
        canvas.sprite(art, x + (w - art.width) // 2, y + (band - art.height + 1) // 2 + 1,
                      PAPER if self._colour else BG)
        canvas.inside(value, x, y + band, w, h - band, app.font(at.BIG_FONT),
                      INK if self._colour else BG)
