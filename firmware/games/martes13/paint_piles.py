"""Painters of Martes 13's piles, and of what a card would do to them."""

from micropython import const

from engine.martes13.piles import LIMIT
from games.martes13.suits import PICTURES
from ui import kit
from ui.art import fitting
from ui.canvas import BG, CORAL, FG, GOLD, GREEN, INK, MINT, PAPER, RED, SHADE, SUITS

_GAP = const(2)
_UNPAID = const(2)              # steps that follow the one of a lesson that explains costs


def price(cards, app):
    """(least, most) points that these cards can cost; both are the most in a lesson that has not
    explained yet how cards can cost less. cards: names, as in an observation.
    """
    martes = cards.count("M")
    most = len(cards) + martes
    return most if getattr(app, "plain", False) else 2 * martes, most


class PilePaint:
    """Painter of the piles. State: (sum, cards, chosen, way, alone). way: as of
    Martes13.preview(), None if the card cannot go there. alone: on displays without colours, 1
    + the index of the only possible pile, or 0. at: the layout.
    """

    def __init__(self, app, at):
        self._app, self._at = app, at
        self._colour = app.layout.COLOUR
        self._text = app.text.of("martes13_match")

    def pile(self, canvas, state, i):
        total, cards, chosen, way, alone = state
        at = self._at
        (x, y), w, h = at.PILES[i], at.PILE_W, at.PILE_H
        if self._colour:
            canvas.fill(x - 2, y - 2, w + 4, h + 4)
            if chosen:
                canvas.rounded(x - 2, y - 2, w + 4, h + 4, GOLD, 5)
            self._paper(canvas, x, y, i, total, cards)
        else:
            canvas.card(x, y, w, h, FG if chosen else BG, FG, 1)
            self._sum(canvas, x, y, i, total, BG if chosen else FG)
        self._gauge(canvas, x + at.GAUGE[0], y + at.GAUGE[1], total, way, chosen)
        x, y = x + at.PILL[0], y + at.PILL[1]
        w, h = at.PILL_SIZE
        if self._colour:
            canvas.fill(x, y - 5, w, h + 5)
            if way:
                self._pill(canvas, x, y, w, h, len(cards), *way)
        else:
            inside = at.PILL[0] > 0
            fg, bg = (BG, FG) if chosen and inside else (FG, BG)
            wide = 0
            if alone and not inside:
                if not chosen:          # no room below the pile
                    return
                wide = at.HEADER[0]
                canvas.fill(0, y, wide, h)
            gap = not inside and x + w < at.HEADER[0]   # there is no gap behind the last pile
            canvas.fill(x, y, w + gap, h, bg)
            if way:
                self._said(canvas, x, y, w, h, cards if chosen else None, way, fg, wide)

    def _paper(self, canvas, x, y, i, total, cards):
        at, app, role = self._at, self._app, SUITS[i]
        w, h = at.PILE_W, at.PILE_H
        band_w, band_h = at.BAND
        canvas.card(x, y, w, h)
        canvas.rounded(x + 1, y + 1, band_w, band_h, role, 2)
        if band_w < band_h:
            canvas.fill(x + band_w - 2, y + 1, 3, band_h, role)
        else:
            canvas.fill(x + 1, y + band_h - 2, band_w, 3, role)
        art = app.art(PICTURES[i] + "_15")
        canvas.sprite(art, x + 1 + (band_w - 15) // 2, y + 1 + (band_h - 14) // 2, PAPER)
        left, top, wide, high = at.SUM
        canvas.inside(str(total), x + left, y + top, wide, high, app.font(at.SUM_FONT), INK)
        if at.LAID_Y is None:
            return
        font, step = app.font(at.LAID_FONT), 11
        left = x + (w - len(cards) * step + 1) // 2
        for each in cards:
            martes = each == "M"
            ground = RED if martes else role
            canvas.fill(left, y + at.LAID_Y, 10, 13, ground)
            canvas.inside("4" if martes else each[1], left, y + at.LAID_Y, 10, 13, font, PAPER)
            if martes:
                canvas.fill(left, y + at.LAID_Y + 14, 10, 2, RED)
            left += step

    def _sum(self, canvas, x, y, i, total, ink):
        at = self._at
        art = self._app.art(PICTURES[i] + "_9")
        canvas.sprite(art, x + at.SUIT[0], y + at.SUIT[1], ink)
        left, top, wide, _ = at.SUM
        canvas.right(str(total), x + left, y + top, wide, self._app.font(at.SUM_FONT), ink, None)

    def _gauge(self, canvas, x, y, total, way, chosen):
        """Paints thirteen cells: the sum of the pile, and what the card adds; all of them if it
        exceeds the limit.
        """
        at = self._at
        step, w, h = at.CELL
        after = way[0] if way and chosen else total
        over = after > LIMIT
        ink = BG if chosen else FG
        for i in range(LIMIT):
            left = x + i * step
            if self._colour:
                comes = total <= i < after and not over
                role = RED if over else INK if i < total else GREEN if comes else SHADE
                canvas.fill(left, y, w, h, role)
                if comes and w > 2:     # mint alone looks empty to colour-blind players
                    canvas.fill(left + 1, y + 1, w - 2, h - 2, MINT)
            elif i < total:
                canvas.fill(left, y, w, h, ink)
            elif i < after:
                canvas.fill(left, y + h - 2, w - 1, 2, ink)

    def _pill(self, canvas, x, y, w, h, there, total, taken):
        """Paints a check and the new sum, or how many cards are taken; on colour displays."""
        at, app = self._at, self._app
        role = CORAL if taken else MINT
        canvas.triangle(x + w // 2 - 4, y - 4, 9, "^", role)
        canvas.rounded(x, y, w, h, role, 4)
        digits = app.font(at.PILL_DIGITS)
        if not taken:
            kit.beside(canvas, x, y, w, h, str(total), digits, INK, app.art("check_9"))
            return
        said, side, ink = self._text("act.take"), h - 4, INK
        font = fitting(app, at.PILL_FONTS, (said,), w - side - 8)
        left = x + (w - font.width(said) - 4 - side) // 2
        canvas.text(said, left, y + (h - font.cap + 1) // 2, font, INK, None)
        left += font.width(said) + 4
        if side > digits.cap + 1:       # otherwise it would touch the edges
            canvas.rounded(left, y + 2, side, side, INK, 2)
            ink = PAPER
        canvas.inside(str(taken), left, y + 2, side, side, digits, ink)

    def _said(self, canvas, x, y, w, h, cards, way, fg, wide):
        """The same on other displays: in words where there is room; else the number of cards, and
        a skull with their cost. cards: None for a pile that is not chosen, as three prices do
        not fit. wide: pixels below all piles, or 0.
        """
        at, app, text = self._at, self._app, self._text
        total, taken = way
        if not taken:
            digits = app.font(at.PILL_DIGITS)
            kit.beside(canvas, x, y, w, h, str(total), digits, fg, app.art("check_9"))
            return
        taught, cost = getattr(app, "plain", 0) <= _UNPAID, ""
        if cards and taught:
            least, most = price(cards, app)
            cost = "%d" % most if least == most else "%d-%d" % (least, most)
        if wide or (cards and at.PILL[0]):
            font = app.font(at.SAY_FONT)
            said = [text("say.takes", taken)]
            if cost:
                said.append("%s %s" % (cost, text("check.points")))
            if wide:
                canvas.text(": ".join(said), 1, y + 2, font, fg, None)
                return
            h //= len(said)
            for each in said:           # text inside of the pile
                canvas.inside(each, x, y, w, h, font, fg)
                y += h
            return
        font, skull = app.font(at.PILL_FONTS[0]), app.art("skull_9")
        more, top = "+%d" % taken, y + (h - font.cap) // 2
        if not taught:
            canvas.inside(more, x, y, w, h, font, fg)
            return
        wide = font.width(more) + skull.width + font.width(cost) + 2 * _GAP
        left = canvas.text(more, x + (w - wide) // 2, top, font, fg, None) + _GAP
        canvas.sprite(skull, left, y + (h - skull.height) // 2, fg)
        canvas.text(cost, left + skull.width + _GAP, top, font, fg, None)
