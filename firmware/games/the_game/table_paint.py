"""Paints the table of The Game, region by region; see ui/layouts/*/table.py for the places."""

from micropython import const

from engine.the_game.game import PILES
from games.the_game.cursor import END, UNDO
from ui import icons
from ui.canvas import ACCENT, CARD_INKS, DIM, FALL, FG, FIRE, INKS, RISE
from ui.motion import Travel
from ui.regions import Regions

_FITS = const(1)
_TRICK = const(2)
_HAND = const(8)                # cards in the largest hand
_FREE = (0, False, False)       # a place in the hand without a card
# Numbers of regions: 0 to 3 are the piles, 4 to 7 their marks, then come these.
_CARDS, _RINGS, _UNDO, _INFO, _END = 8, 17, 18, 19, 20


class TablePaint:
    """States are tuples of what a region shows; see Regions."""

    def __init__(self, app):
        self._app = app
        self._at = at = app.layout_of("table")
        self._card_font = app.font(at.CARD_FONT)
        self._regions = Regions(
            [self._pile_painter(i) for i in range(len(PILES))]
            + [self._mark_painter(i) for i in range(len(PILES))]
            + [self._card_painter(i) for i in range(_HAND)]
            + [self._paint_deck, self._paint_rings, self._paint_undo, self._paint_info,
               self._paint_end])
        self._slots = []        # cards of the hand, where they were when the turn began
        self.travel = None      # a card on its way to its pile
        self._landed = None     # the card before, still on the glass
        self._held = None       # regions that change later: its slot, its pile

    def forget(self):
        """The glass has been wiped: everything has to be painted."""
        self._regions.forget()
        self.travel = self._landed = None

    def send(self, card, pile):
        """From now on a card of the hand travels to a pile."""
        at = self._at
        if self._app.layout.MOTION:
            self._landed = self.travel
            end = [a + b for a, b in zip(at.PILES[pile], at.LANDING)]
            slot = self._slots.index(card)
            self.travel = Travel(lambda canvas, x, y: self._card(canvas, x, y, card, CARD_INKS[0]),
                                 at.CARD_W, at.CARD_H, at.HAND[slot], end,
                                 self._app.layout.MOTION)
            self._held = _CARDS + slot, pile

    def paint(self, canvas, view, cursor, game, lit):
        """Brings the canvas up to date with an observation and a cursor; lit: flames burn."""
        states = self._states(view, cursor, game, lit)
        for travel in (self._landed, self.travel):
            if travel:
                travel.lift(canvas)
        self._landed = None
        if self.travel and self.travel.arrived:
            self.travel = None
        if self.travel:         # the first frame has enough to do: the card leaves in the next one
            for region in self._held[self.travel.started:]:
                states[region] = self._regions.shown(region)
        self._regions.paint(canvas, states)
        if self.travel and self.travel.started:
            self.travel.lay(canvas)

    def _states(self, view, cursor, game, lit):
        hand, fires, burning = view["hand"], view["fires"], view["burning"]
        at, piles, playable = cursor.at, cursor.piles, cursor.playable
        chosen = cursor.pile if cursor.shows_pile else None
        states = [(top, pile == chosen, pile in fires and (lit or pile not in burning),
                   pile in burning) for pile, top in enumerate(view["tops"])]
        for pile in range(len(PILES)):
            states.append(0 if pile not in piles
                          else _TRICK if game.is_trick(at, pile) else _FITS)
        slots = self._slots
        if not view["placed"] or not all([card in slots for card in hand]):
            self._slots = slots = list(hand)    # a placed card leaves its slot free
        for card in slots:
            states.append((card, card == at, card in playable) if card in hand else _FREE)
        states += [_FREE] * (_HAND - len(slots))
        states.append(view["draw_pile"])
        states.append((view["placed"], view["minimum"]))
        states.append((view["placed"] > 0, at == UNDO))
        states.append(self._info(view, cursor, game))
        states.append((view["due"], at == END))
        return states

    def _info(self, view, cursor, game):
        text = self._app.text
        if cursor.at == END:
            if view["burning"]:
                return self._fitting("info.fire", self._at.INFO)
            return text("info.draw", min(view["placed"], view["draw_pile"]))
        if cursor.at == UNDO:
            return text("info.undo", game.history()[-1] % 100)
        top = view["tops"][cursor.pile]
        if game.is_trick(cursor.at, cursor.pile):
            return text("info.trick", top, cursor.at)
        return text("info.step", top, cursor.at, cursor.at - top)

    def _fitting(self, key, place, *values):
        """The text, or its shorter form where it does not fit a place."""
        said = self._app.text(key, *values)
        if self._app.small.width(said) < place[2]:
            return said
        return self._app.text(key + "_short", *values)

    def _pile_painter(self, pile):
        at = self._at
        x, y = at.PILES[pile]
        w, h = at.PILE_W, at.PILE_H
        rises = PILES[pile][0] == "A"
        arrow, role = (icons.UP, RISE) if rises else (icons.DOWN, FALL)
        font, scale = self._app.font(at.PILE_FONT), at.ICON

        def paint(canvas, state):
            top, chosen, fire, burning = state
            number = str(top), x + at.TOP_X, y + at.TOP_Y, at.TOP_W, font
            was = self._regions.shown(pile)
            if was and was[1:] == state[1:] and len(str(was[0])) == len(number[0]):
                canvas.centre(*number, *CARD_INKS[chosen])
                return
            whole = chosen and not at.STRIP
            fg, bg = CARD_INKS[whole]
            canvas.card(x, y, w, h, bg, role)
            canvas.icon(arrow, x + at.ARROW_X, y + at.ARROW_Y, fg if whole else role, bg, scale)
            if fire:
                canvas.icon(icons.FIRE, x + at.FIRE_X, y + at.FIRE_Y, fg if whole else FIRE, bg,
                            scale)
            if burning:
                for inset in range(1, 1 + at.ICON):
                    canvas.frame(x + inset, y + inset, w - 2 * inset, h - 2 * inset,
                                 fg if whole else FIRE)
            if at.STRIP:
                canvas.fill(x + 2, y + at.STRIP[0], w - 4, at.STRIP[1], CARD_INKS[chosen][1])
            canvas.centre(*number, *CARD_INKS[chosen])
        return paint

    def _mark_painter(self, pile):
        at = self._at
        x, y = at.PILES[pile]
        y += at.FITS_Y
        widest = at.ICON * icons.TRICK.width

        def paint(canvas, mark):
            canvas.fill(x + (at.PILE_W - widest) // 2, y, widest, at.FITS_H)
            if mark:
                icon = icons.TRICK if mark == _TRICK else icons.FITS
                canvas.icon(icon, x + (at.PILE_W - icon.width * at.ICON) // 2, y, ACCENT,
                            scale=at.ICON)
        return paint

    def _card_painter(self, i):
        at = self._at
        x, y = at.HAND[i]
        w, h = at.CARD_W, at.CARD_H

        def paint(canvas, state):
            card, chosen, fits = state
            if not card:
                canvas.fill(x, y, w, h)
                return
            fg, bg = CARD_INKS[chosen]
            self._card(canvas, x, y, card, (fg if fits else DIM, bg))
            if fits and not chosen:
                canvas.hline(x + at.LINE_X, y + at.LINE_Y, w - 2 * at.LINE_X, fg)
        return paint

    def _card(self, canvas, x, y, card, inks):
        at, w, (fg, bg) = self._at, self._at.CARD_W, inks
        canvas.card(x, y, w, at.CARD_H, bg, at.CARD_EDGE or bg)
        canvas.centre(str(card), x, y + at.CARD_TEXT_Y, w, self._card_font, fg, bg)

    def _paint_deck(self, canvas, draw):
        at, small = self._at, self._app.small
        x, y = at.COUNTS[:2]
        middle = y + at.DECK_Y + (at.ICON * icons.DECK.height - small.height) // 2
        canvas.fill(x, middle, at.DRAW_W, small.height)
        canvas.icon(icons.DECK, x + 1, y + at.DECK_Y, FG, scale=at.ICON)
        canvas.right(str(draw), x, middle, at.DRAW_W, small)

    def _paint_rings(self, canvas, state):
        """A ring for each card that the turn asks for, filled once a card is placed."""
        placed, minimum = state
        at = self._at
        x, y, w, h = at.COUNTS
        before, rings = self._regions.shown(_RINGS) or (0, 0)
        if minimum != rings or placed < before:
            top, before = min(at.RINGS_Y, at.EXTRA_Y), 0
            canvas.fill(x + at.RINGS_X, y + top, w - at.RINGS_X, h - top)
            for i in range(minimum):
                canvas.frame(x + at.RINGS_X + i * at.RING_STEP, y + at.RINGS_Y, at.RING, at.RING)
        for i in range(before, min(placed, minimum)):
            canvas.fill(x + at.RINGS_X + i * at.RING_STEP + 1, y + at.RINGS_Y + 1,
                        at.RING - 2, at.RING - 2, FG)
        if placed > minimum:
            canvas.text("+%d" % (placed - minimum), x + at.EXTRA_X, y + at.EXTRA_Y,
                        self._app.small)

    def _paint_undo(self, canvas, state):
        possible, chosen = state
        at = self._at
        fg, bg = INKS[chosen]
        x, y, w, h = at.UNDO
        was = self._regions.shown(_UNDO)
        if not was or was[1] != chosen:
            canvas.fill(x, y, w, h, bg)
        x, y = x + at.UNDO_X, y + at.UNDO_Y
        if possible:
            canvas.icon(icons.UNDO, x, y, fg, bg, at.ICON)
        else:
            canvas.fill(x, y, at.ICON * icons.UNDO.width, at.ICON * icons.UNDO.height, bg)

    def _paint_info(self, canvas, text):
        x, y = self._at.INFO[:2]
        canvas.retext(self._regions.shown(_INFO) or "", text, x, y, self._app.small)

    def _paint_end(self, canvas, state):
        due, chosen = state
        text, small = self._app.text, self._app.small
        fg, bg = INKS[chosen]
        x, y, w, h = self._at.END
        text_y = y + self._at.END_TEXT_Y
        was = self._regions.shown(_END)
        if due and was and was[0]:
            # The same text with another number.
            said = self._fitting("end.due", self._at.END, due)
            before = self._fitting("end.due", self._at.END, was[0])
            canvas.retext(before, said, x + w - 1 - small.width(said), text_y, small)
            return
        canvas.fill(x, y, w, h, bg)
        if due:
            canvas.right(self._fitting("end.due", self._at.END, due), x, text_y, w - 1, small)
        else:
            if not chosen:
                canvas.frame(x, y, w, h)
            canvas.centre(text("end.button"), x + 1, text_y, w - 1, small, fg, bg)
