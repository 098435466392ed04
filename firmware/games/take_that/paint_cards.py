"""Painters of Take That's cards: a card, the line, its end, and the hand."""

from engine.take_that.cards import is_toad
from game_ui.names import hand_layout
from ui.canvas import BG, FG, GOLD, GREEN, INK, MINT, PAPER, SHADE

PLAIN, FITS, CHOSEN = range(3)  # kinds of cards in the hand
_AROUND = 5                     # pixels by which a card is wider than its number, at least
_AWAY = 3                       # rows by which a twin is raised ...
_BELOW = 5                      # ... and its mark ends below the card


class LinePaint:
    """Painter of the line. at: the layout."""

    def __init__(self, app, at):
        self._app = app
        self._at = at
        self._colour = app.layout.COLOUR
        self.shown = None       # state of the line on the display

    def card(self, canvas, x, y, w, h, card, digits, less, face=PAPER):
        """Paints a card on a colour display. digits, less: fonts, the second for toads, which have
        a green foot.
        """
        canvas.card(x, y, w, h, face)
        foot = 0
        if is_toad(card):
            art = self._app.art(self._at.TOAD)
            foot = art.height + 3
            canvas.rounded(x + 1, y + h - 1 - foot, w - 2, foot, GREEN, 2)
            canvas.fill(x + 1, y + h - 1 - foot, w - 2, foot - 2, GREEN)
            canvas.sprite(art, x + (w - art.width) // 2, y + h - foot + 1, PAPER)
            digits = less
        canvas.inside(str(card), x, y, w, h - foot, self._app.font(digits), INK)

    def swap(self, canvas, x, y):
        """Paints the mark of a twin across the bottom edge of its card; y: end of the edge."""
        art = self._app.art(self._at.SWAP)
        w, h = art.width + 4, art.height + 4
        y += _BELOW - h
        canvas.rounded(x - w // 2, y, w, h, INK, 3)
        canvas.sprite(art, x - w // 2 + 2, y + 2, MINT)

    def line(self, canvas, state):
        """Paints the line: older cards small, the end large. state: (cards, twin of the chosen
        card or None).
        """
        cards, twin = state
        at, was = self._at, self.shown
        self.shown = state
        x, y, w, h = at.LINE
        left, top, wide = x + at.LINE_PAD, y + at.LINE_DOWN, w - 2 * at.LINE_PAD
        older = len(cards) - 1
        if was and was[0] == cards and older > 0 == self._framed(older, wide - at.END_W) and (
                cards[-1] not in (was[1], twin)):       # of many cards only two have changed
            self._rows(canvas, left, top, wide - at.END_W, max(at.END_H, at.MANY_H), cards[:-1],
                       twin, (was[1], twin))
            return
        canvas.fill(x, y, w, h)
        if cards:
            self._cards(canvas, left, top, wide, cards, twin,
                        (at.OLD_W, at.OLD_H, at.END_W, at.END_H), at.END_FONT, at.END_LESS)

    def small(self, canvas, cards):
        """Paints as much of the line as fits little room; on colour displays."""
        at = self._at
        x, y, w, h = at.PASS_LINE
        self.shown = cards
        if cards:                   # without cards the background pattern stays
            canvas.fill(x, y, w, h)
            self._cards(canvas, x, y, w, cards, None, (at.OLD_W, h - 4, at.OLD_W + 6, h),
                        at.OLD_FONT, at.OLD_LESS)

    def _cards(self, canvas, x, y, w, cards, twin, sizes, end_font, end_less):
        at = self._at
        old_w, old_h, end_w, end_h = sizes
        framed, late = cards[:-1], None
        small = len(framed) - self._framed(len(framed), w - end_w)
        left = w - (len(framed) - small) * old_w - end_w
        if small:
            self._rows(canvas, x, y, left, max(end_h, at.MANY_H), framed[:small], twin)
            framed = framed[small:]
        else:
            left //= 2
        left += x
        top = y + (end_h - old_h if self._colour else (end_h - old_h) // 2)
        for card in framed:
            if card == twin:
                late = left
            self._old(canvas, left, top, old_w, old_h, card, False)
            left += old_w
        end, chosen = cards[-1], cards[-1] == twin
        left += at.END_GAP
        end_w -= at.END_GAP
        if self._colour:
            if chosen:
                canvas.rounded(left - 2, y - 2, end_w + 4, end_h + 4, GOLD, 5)
            self.card(canvas, left, y, end_w, end_h, end, end_font, end_less)
            if chosen and at.SWAP_ON:
                self.swap(canvas, left + end_w // 2, y + end_h)
        else:
            canvas.rounded(left, y, end_w, end_h, FG, 2)
            self._number(canvas, left, y, end_w, end_h, end, end_font, end_less, BG)
            if chosen:
                canvas.hline(left + 3, y + end_h - 3, end_w - 6, BG)
        if late is not None:
            self._old(canvas, late, top, old_w, old_h, twin, True)

    def _framed(self, count, w):
        """How many of the older cards are painted as cards: all; without colours, the newest, if
        the others fit before them in the largest digits.
        """
        at = self._at
        fit = w // at.OLD_W
        if count <= fit:
            return count
        step, high, _ = at.MANY[0]
        down = (max(at.END_H, at.MANY_H) + 1) // high
        while fit and (self._colour or (w - fit * at.OLD_W) // step * down < count - fit):
            fit -= 1
        return fit

    def _rows(self, canvas, x, y, w, h, older, twin, only=None):
        """Paints more older cards than fit side by side: in rows, the oldest first. only: cards
        that have changed, of those on the display.
        """
        for way in self._at.MANY:       # the largest size in which all fit
            step, high, name = way
            across = w // step
            most = across * ((h + 1) // high)
            if len(older) <= most:
                break
        font, hidden = self._app.font(name), 0
        if len(older) > most:       # "+n" in the place of two
            hidden = len(older) - most + 2
            inks = (INK, GOLD) if twin in older[:hidden] else (FG, BG)
            older = (None, None) + older[hidden:]
        wide, tall = step - self._colour, high - 1
        rows = -(-len(older) // across)
        across = -(-len(older) // rows)     # rows of similar length
        step += min(2, w // across - step)  # wider gaps, if there is room
        high += (high + 1) * rows <= h + 1
        x += (w - across * step + 1) // 2
        y += (h - rows * high + 1) // 2
        if hidden:
            canvas.fill(x, y, step + wide, tall, inks[1])
            canvas.inside("+%d" % hidden, x, y, step + wide, tall, font, inks[0])
        for i, card in enumerate(older):
            if card and (not only or card in only):
                left, top, ink = x + i % across * step, y + i // across * high, FG
                if self._colour:
                    toad = is_toad(card)
                    ink = PAPER if toad else INK
                    canvas.rounded(left, top, wide, tall,
                                   GOLD if card == twin else GREEN if toad else PAPER, 1)
                elif card == twin or only:
                    canvas.fill(left, top - 1, wide, tall + 2, FG if card == twin else BG)
                    ink = BG if card == twin else FG
                canvas.inside(str(card), left, top, wide, tall, font, ink)

    def _old(self, canvas, x, y, w, h, card, chosen):
        """Paints an older card. chosen: is it the twin of the chosen card?"""
        at = self._at
        if not self._colour:
            canvas.card(x, y, w, h, FG if chosen else BG, FG, 0)
            self._number(canvas, x, y, w, h, card, at.OLD_FONT, at.OLD_LESS,
                         BG if chosen else FG)
            return
        if chosen:
            y -= _AWAY
            canvas.rounded(x - 2, y - 2, w + 4, h + 4, GOLD, 5)
        self.card(canvas, x, y, w, h, card, at.OLD_FONT, at.OLD_LESS)
        if chosen and at.SWAP_ON:
            self.swap(canvas, x + w // 2, y + h)

    def _number(self, canvas, x, y, w, h, card, digits, less, role):
        """Paints a card on a display without colours; a toad sits below its number."""
        if is_toad(card):
            art = self._app.art("toad_7")
            h -= art.height + 1
            canvas.sprite(art, x + (w - art.width) // 2, y + h, role)
            digits = less
        canvas.inside(str(card), x, y, w, h, self._app.font(digits), role)


class HandPaint:
    """Painter of the hand. State of a place: ((kind, card, has it a twin?, is it new?), place), or
    None.
    """

    def __init__(self, app, at, line):
        """line: the LinePaint."""
        self._app, self._at, self._line = app, at, line
        self._colour = app.layout.COLOUR

    def states(self, hand, chosen, fits, twins, new):
        """States of the hand. chosen: a card, or None."""
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
