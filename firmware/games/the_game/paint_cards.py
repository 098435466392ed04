"""Painters of The Game's cards: the hand, the piles, and what a move costs."""

from engine.the_game.game import PILES
from game_ui.names import hand_layout
from games.the_game.cursor import LARGE, SMALL
from ui import cards, kit
from ui.canvas import BG, CORAL, DIM, FG, GOLD, INK, LINE, MINT, PAPER, RED, SHADE

# Kinds of places in the hand; some are for piles, too.
NOTHING, FREE, COMING, MISFIT, FITS, HELD, CHOSEN, TRICK, LAID, ADVISED = range(10)
TIE = "^"                       # instead of a key's name: the cursor is on the hint
CROWDED = "card", "ring_on", "say", "turn", "slots"    # regions that overlap

_RAISED = HELD, CHOSEN, ADVISED
_COLOUR = PAPER, INK, INK           # roles of a raised card: face, edge, number
_MONO = (BG, FG, FG), (GOLD, GOLD, BG)
# (ink, background) of a move's cost, without and with colours.
_PILLS = ({CHOSEN: (BG, GOLD), LAID: (BG, MINT)},
          {CHOSEN: (BG, GOLD), LAID: (BG, MINT), TRICK: (BG, MINT),
           FITS: (FG, LINE), ADVISED: (BG, MINT)})
_RINGS = {CHOSEN: GOLD, ADVISED: MINT}


class Painters:
    """Base of painters for Regions, each painter(canvas, state). at: the layout."""

    def __init__(self, app, at):
        self._app = app
        self._at = at
        self._text = app.text.of("the_game")
        self._art = app.art
        self._font = app.font
        self._colour = app.layout.COLOUR
        self.regions = None


class Parts(Painters):
    """Painters of the hand and the piles."""
    slots = _places = ()        # cards of the hand by place, including those already laid

    # The hand

    def lay_out(self, slots, chosen):
        """Computes the places of the cards. slots: cards of the hand, including those already
        laid.
        """
        self.slots = slots
        self._places = found = hand_layout(self._at, self._app.canvas.width, slots, chosen)
        return found

    def _place(self, card):
        return self._places[self.slots.index(card)]

    def where(self, card, raised):
        """(x, y) of a card in the hand. raised: is it the chosen one?"""
        at, (_, _, x, _, row) = self._at, self._place(card)
        return x, at.HAND_Y[row] + (at.BIG_Y if raised else at.CARD_Y)

    @property
    def steps(self):
        """Frames of a card's way to its pile; 0 for no animation."""
        return self._app.power.animates() and self._app.layout.MOTION

    def width(self, card):
        return self._place(card)[3]

    def flying(self, canvas, x, y, w, card):
        """Paints a card on its way from the draw pile."""
        canvas.card(x, y, w, self._at.CARD_H)
        canvas.inside(str(card), x, y, w, self._at.CARD_H, self._font(self._at.CARD_FONT), INK)

    def card(self, canvas, state, i):
        at = self._at
        if state is None:
            if i % at.PER_ROW == 0:     # no card is left in this row
                canvas.fill(0, at.HAND_Y[i // at.PER_ROW], canvas.width, at.HAND_H)
            return
        kind, card, fire, new, (left, end, x, w, row) = state
        y = at.HAND_Y[row]
        canvas.fill(left, y, end - left, at.HAND_H)
        if kind in _RAISED:
            if kind != HELD and at.RING:
                canvas.rounded(x - at.RING, y + at.BIG_Y - at.RING, at.BIG_W + 2 * at.RING,
                               at.BIG_H + 2 * at.RING, _RINGS[kind], 5)
            self.big(canvas, x, y + at.BIG_Y, card, fire, kind == CHOSEN)
            if kind == ADVISED and at.RING:
                self._tie(canvas, x + at.BIG_W // 2, y + at.HAND_H)
        elif kind != NOTHING:
            self._small(canvas, x, y, w, kind, str(card), fire, new)

    def big(self, canvas, x, y, card, fire=False, chosen=True):
        """Paints the chosen card, also on its way to a pile."""
        at, w, h = self._at, self._at.BIG_W, self._at.BIG_H
        face, edge, ink = _COLOUR if self._colour else _MONO[chosen]
        canvas.card(x, y, w, h, face, edge)
        fire = fire and self._colour
        canvas.inside(str(card), x, y, w, h - at.EMBER_ROOM * fire, self._font(at.BIG_FONT), ink)
        if fire:
            self._ember(canvas, x, y, w, h)

    def _tie(self, canvas, middle, bottom):
        """Paints the bow tie: the advisor's choice."""
        tie = self._art(self._at.TIE)
        w, h = tie.width + 6, tie.height + 3
        canvas.rounded(middle - w // 2, bottom - h, w, h, MINT, 3)
        canvas.sprite(tie, middle - tie.width // 2, bottom - h + 2, BG)

    def _small(self, canvas, x, y, w, kind, card, fire, new):
        at = self._at
        y, h = y + at.CARD_Y, at.CARD_H
        misfit = kind == MISFIT
        if kind == FREE or kind == COMING:
            self._gap(canvas, x, y, w, h, kind == COMING)
        elif self._colour:
            if new:
                canvas.fill(x + 5, y - 5, w - 10, 4, MINT)
            sunk = at.SUNK * misfit
            canvas.card(x, y + sunk, w, h - sunk, SHADE if misfit else PAPER)
            room = h - sunk - at.EMBER_ROOM * fire
            canvas.inside(card, x, y + sunk, w, room, self._font(at.CARD_FONT), INK)
            if fire:
                self._ember(canvas, x, y, w, h)
        else:                       # the font tells: bold or thin
            canvas.inside(card, x, y, w, h, self._font(at.THIN_FONT if misfit else at.CARD_FONT))
            if new:
                canvas.fill(x + 2, y - 2, w - 4, 1, FG)
            if fire:
                self._ember(canvas, x, y, w, 1)

    def _gap(self, canvas, x, y, w, h, coming):
        """Paints the place of a card that was laid, or has not come yet."""
        if self._colour:
            canvas.card(x, y, w, h, BG, MINT if coming else LINE)
        x, y = x + w // 2, y + h // 2
        if coming:
            arm = self._at.CROSS
            canvas.fill(x - arm, y, 2 * arm + 1, 1, MINT)
            canvas.fill(x, y - arm, 1, 2 * arm + 1, MINT)
        elif not self._colour:
            canvas.fill(x - 1, y, 3, 2, FG)

    def _ember(self, canvas, x, y, w, h):
        """Paints the mark of a card that will burn once it is laid."""
        flame = self._art(self._at.EMBER)
        canvas.sprite(flame, x + (w - flame.width) // 2, y + h - flame.height - 2, RED)

    # Piles

    def ring_off(self, canvas, _):
        """Removes the cursor from a pile; without colours the pile itself shows it."""
        was = self.regions.shown("ring_off")
        self.regions.stale("ring_on")
        if was and self._at.RING:
            self._ring(canvas, was, BG)

    def ring_on(self, canvas, state):
        if state and self._at.RING:
            self._ring(canvas, state, _RINGS[state[2]])

    def _ring(self, canvas, state, role):
        at, (pile, edges, _) = self._at, state
        x, y = at.PILES[pile]
        w, h, t = at.PILE_W, at.PILE_H + 2 * edges, at.RING
        for i in range(t):
            inset = t - i
            canvas.hline(x - t + inset, y - t + i, w + 2 * (t - inset), role)
            canvas.hline(x - t + inset, y + h + t - 1 - i, w + 2 * (t - inset), role)
        canvas.fill(x - t, y, t, h, role)
        canvas.fill(x + w, y, t, h, role)

    def pile(self, canvas, state, i):
        at = self._at
        x, y = at.PILES[i]
        w, h, band = at.PILE_W, at.PILE_H, at.BAND
        rises = PILES[i][0] == "A"
        body, number_h = y + at.NUMBER_Y[not rises], at.NUMBER_H
        flames = y + (h - 19 if rises else 3)
        top, edges, fire, flame, chosen = state
        was = self.regions.shown("pile", i)
        if was and was[:3] == state[:3] and self._colour and not (fire and not at.FLAMES):
            if was[3] != flame:
                self._flames(canvas, x, flames, fire, flame)
            return
        if was and was[1] > edges:
            canvas.fill(x, y + h - 4, w, 4 + 2 * was[1])
        cards.edges(canvas, x, y, w, h, edges)
        face, ink, edge = (INK, GOLD, RED) if fire and self._colour else (PAPER, INK, INK)
        room = None if fire or not at.ROOM else 100 - top if rises else top - 1
        cards.pile(canvas, x, y, w, h, rises, None, None, band, room, face, ink, edge)
        if not self._colour:
            ink = BG if chosen else FG
            canvas.fill(x + 1, body, w - 2, number_h, GOLD if chosen else BG)
            self.regions.pretend("pill", False, i)       # the pill may lie inside
        elif fire > 1:
            canvas.frame(x + 1, y + 1, w - 2, h - 2, RED)
        if fire and not at.FLAMES:
            self._fire(canvas, x, body, str(top), ink, flame)
        else:
            canvas.inside(str(top), x, body, w, number_h, self._font(at.PILE_FONT), ink)
            if fire:
                self._flames(canvas, x, flames, fire, flame)

    def _fire(self, canvas, x, y, top, ink, flame):
        """Paints a number with a small flame, which flickers."""
        at, ember = self._at, self._art(self._at.PILE_EMBER)
        wide = at.PILE_W - ember.width
        canvas.inside(top, x, y, wide, at.NUMBER_H, self._font(at.PILE_FONT), ink)
        # Without colours the number is higher.
        canvas.sprite(ember, x + wide - 2,
                      y + (at.NUMBER_H - ember.height) // 2 - (flame and not self._colour),
                      (CORAL if flame else RED) if self._colour else ink)

    def _flames(self, canvas, x, y, count, flame):
        """Paints large flames. count: 1, or 3 on a pile that must be covered in this turn."""
        x += (self._at.PILE_W - 17 * count + 1) // 2
        canvas.fill(x, y, 17 * count - 1, 16, INK)
        for i in range(count):
            canvas.sprite(self._art("flame_b" if (i + flame) % 2 else "flame_a"), x + 17 * i, y)

    def pill(self, canvas, state, i):
        """Paints below a pile what the chosen card would cost, with one to three dots by size."""
        at = self._at
        x, y = at.PILLS[i]
        w, h = at.PILL_W, at.PILL_H
        dx, dy, wide, high = at.PILL_AREA
        canvas.fill(x + dx, y + dy, wide, high)
        if not state:
            return
        cost, kind = state
        fg, bg = _PILLS[self._colour].get(kind, (FG, None))
        font, text = self._font(at.PILL_FONT), "%+d" % cost
        trick = cost < 0
        if kind == LAID:
            kit.pill(canvas, x, y - 1, w, h + 1, text, font, fg, bg, self._art(at.BOW))
            for dx2, dy2 in at.SPARKS:
                canvas.sprite(self._art("spark_5"), x + dx2, y + dy2, MINT)
            return
        if bg is not None and at.NOTCH:
            canvas.triangle(x + (w - at.NOTCH) // 2, y - at.NOTCH // 2, at.NOTCH, "^", bg)
        if bg == LINE and cost >= LARGE:
            fg = DIM
        if not self._colour:
            canvas.fill(x, y, w, h, BG if bg is None else bg)
            bg = None
        if kind == ADVISED:
            self._advised(canvas, x, y, text, font, fg, bg)
            return
        dots = 0 if trick or not at.DOT else 1 if cost <= SMALL else 3 if cost >= LARGE else 2
        kit.pill(canvas, x, y, w, h, "" if dots else text, font, fg, bg,
                 self._art(at.BOW) if trick and at.BOW else None)
        if dots:
            dot_w, dot_h, step, down = at.DOT
            canvas.inside(text, x, y, w, down, font, fg)
            left = x + (w - step * (dots - 1) - dot_w) // 2
            for dot in range(dots):
                canvas.fill(left + step * dot, y + down, dot_w, dot_h, fg)

    def _advised(self, canvas, x, y, text, font, fg, bg):
        """Paints a pill with the bow tie."""
        w, h, tie = self._at.PILL_W, self._at.PILL_H, self._art(self._at.TIE)
        if bg is not None:
            canvas.rounded(x, y, w, h, bg, 4)
        x += (w - tie.width - 2 - font.width(text) + 1) // 2
        canvas.sprite(tie, x, y + (h - tie.height + 1) // 2, fg)
        canvas.text(text, x + tie.width + 2, y + (h - font.cap + 1) // 2, font, fg, None)
