"""The hand at the table of Take That."""

from game_ui.hand_layout import hand_layout
from ui.canvas import BG, FG, GOLD, MINT, PAPER, SHADE

PLAIN, FITS, CHOSEN = range(3)
_AROUND = 5                     # pixels that a card is wider than its number, at least


class HandPaint:
    """Painters for Regions; a state is (kind, card, has it a twin?, is it new?) and the place, or
    None.
    """

    def __init__(self, app, at, line):
        """line: the LinePaint."""
        self._app, self._at, self._line = app, at, line
        self._colour = app.layout.COLOUR

    def states(self, hand, chosen, fits, twins, new):
        """chosen: a card, or None."""
        found = [(CHOSEN if card == chosen else FITS if card in fits else PLAIN, card,
                  card in twins, card in new) + place for card, place in
                 zip(hand, hand_layout(self._at, self._app.canvas.width, hand, chosen))]
        rows = len(self._at.HAND_Y)
        free = [(None, row) for row in range(-(-len(hand) // self._at.PER_ROW), rows)]
        return found + free

    def card(self, canvas, state, _):
        if state is None:
            return
        at = self._at
        if state[0] is None:            # no card is left in this row
            canvas.fill(0, at.HAND_Y[state[1]], canvas.width, at.HAND_H)
            return
        kind, card, twin, new, left, end, x, w, row = state
        y = at.HAND_Y[row]
        canvas.fill(left, y, end - left, at.HAND_H)
        if self._colour:
            self._colours(canvas, x, y, w, kind, card, twin, new)
        else:
            self._plain(canvas, x, y, w, kind, card, twin, new)

    def _colours(self, canvas, x, y, w, kind, card, twin, new):
        at = self._at
        if kind == CHOSEN:
            w, h = at.BIG_W, at.BIG_H
            canvas.rounded(x - 3, y + at.BIG_Y - 3, w + 6, h + 6, GOLD, 5)
            self._line.card(canvas, x, y + at.BIG_Y, w, h, card, at.BIG_FONT, at.BIG_LESS)
            if twin and at.SWAP_ON:
                self._line.swap(canvas, x + w // 2, y + at.BIG_Y + h + 3)   # below the digits
            return
        sunk = 0 if kind == FITS or twin else at.SUNK
        y += at.CARD_Y
        if new:
            canvas.fill(x + 5, y + sunk - 5, w - 10, 4, MINT)
        wide = self._app.font(at.CARD_FONT).width("00") + _AROUND <= w
        self._line.card(canvas, x, y + sunk, w, at.CARD_H - sunk, card,
                        at.CARD_FONT if wide else at.CARD_LESS, at.CARD_LESS,
                        SHADE if sunk else PAPER)
        if twin:
            self._line.swap(canvas, x + w // 2, y + at.SWAP_DOWN)

    def _plain(self, canvas, x, y, w, kind, card, twin, new):
        at = self._at
        if kind == CHOSEN:
            canvas.card(x, y + at.BIG_Y, at.BIG_W, at.BIG_H, FG, FG)
            canvas.inside(str(card), x, y + at.BIG_Y, at.BIG_W, at.BIG_H, self._app.font(
                at.BIG_FONT), BG)
            return
        font = self._app.font(at.CARD_FONT)
        y += at.CARD_Y
        canvas.inside(str(card), x, y, w, at.CARD_H, font)
        top = y + (at.CARD_H - font.cap + 1) // 2
        if kind == FITS:
            canvas.fill(x + 1, top + font.cap + 1, w - 2, 2, FG)
        if twin:                        # two dots: a pair
            for by in (-3, 1):
                canvas.fill(x + w // 2 + by, top - 3, 2, 2, FG)
        if new:
            canvas.hline(x + 2, top - 4, w - 4, FG)
