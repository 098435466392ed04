"""The painter of Martes 13's table: states of its regions. For their places see martes13 in
ui/layouts.
"""

from micropython import const

from engine.martes13.cards import SUITS, name
from game_ui.names import hand_layout, initials
from games.martes13.paint_piles import PilePaint, price
from games.martes13.suits import PICTURES
from ui import kit
from ui.canvas import BAR, BG, CORAL, DIM, FG, GOLD, INK, MINT, PAPER
from ui.canvas import SUITS as INKS
from ui.regions import Regions

_HAND = const(13)               # cards in the largest hand


class TablePaint:
    def __init__(self, app):
        self._app = app
        self._text = app.text.of("martes13_match")
        self._at = at = app.layout_of("martes13")
        self._initials = initials(app.session.head["names"])
        self._colour = app.layout.COLOUR
        self._hand = HandPaint(app, at)
        self._regions = Regions(
            ("header", self._header), ("pile", PilePaint(app, at).pile, 3),
            ("sentence", self._sentence), ("button", self._button, 2),
            ("card", self._hand.card, _HAND))
        self._played = None     # has a card been played, so that the hand is hidden?

    def forget(self):
        self._regions.forget()

    def choosing(self, canvas, view, card, pile, ways):
        """Paints the table while a card is chosen. card: its number; pile: its target; ways:
        {pile: preview} of the card.
        """
        self._turn(canvas, False)
        regions = self._regions
        self._table(view, pile, ways)
        regions.set("sentence", self._costs(
            view, pile, len(ways) > 1 and not self._app.two_keys, *ways[pile]))
        regions.set_all("button", ())
        regions.set_all("card", self._hand.states(view["hand"], name(card)))
        regions.paint(canvas)

    def done(self, canvas, view, pile, total, taken, back):
        """Paints the table after a card was played. back: does OK take it back?"""
        text, regions = self._text, self._regions
        self._turn(canvas, True)
        said = ((text("done.one") if taken == 1 else text("done.take", taken)), CORAL) if taken \
            else (text("done.safe", total), MINT)
        self._table(view, pile, {})
        regions.set("sentence", said)
        regions.set("button", (text("act.pass"), not back))
        regions.set("button", (text("act.back"), back), 1)
        regions.set_all("card", ())
        regions.paint(canvas)

    def show(self, canvas, view, pile):
        """Paints the table without a hand, while a device plays on a pile, or thinks; other
        regions stay empty.
        """
        self._table(view, pile, {})
        self._regions.paint(canvas)

    def _turn(self, canvas, played):
        """Clears the foot when the hand is shown or hidden."""
        if played != self._played:
            self._played = played
            canvas.fill(*self._at.FOOT)
            self._regions.stale("sentence", "button", "card")

    # What is to be shown

    def _table(self, view, pile, ways):
        self._regions.set("header", (view["observer"], tuple(view["captured"])))
        alone = 0 if self._colour or len(ways) != 1 else pile + 1    # uses the room of all three
        for i, suit in enumerate(SUITS):
            self._regions.set("pile", (view["totals"][suit], tuple(view["piles"][suit]), i == pile,
                                       ways.get(i), alone), i)

    def _costs(self, view, pile, steers, total, taken):
        """(text, role) of what the chosen card would cost. steers: do UP and DOWN change the pile?
        """
        text, suit = self._text, SUITS[pile]
        if not taken:
            there = view["totals"][suit]
            return text("say.any" if steers else "say.safe", there, total - there, total), MINT
        least, most = price(view["piles"][suit], self._app)
        if least == most:
            return text("say.cost", most), CORAL
        return text("say.most" if most > 1 else "say.one", most, least), CORAL

    # Painters

    def _header(self, canvas, state):
        """Paints who plays, and how many cards each player has captured."""
        me, captured = state
        at, app = self._at, self._app
        x, y, w, h = at.HEADER
        canvas.fill(x, y, w, h, BAR)
        left, top, across, down, columns, inside, count, fonts = at.SEATS[len(captured) > 4]
        letter, digits = app.font(fonts[0]), app.font(fonts[1])
        for seat, cards in enumerate(captured):
            row, column = divmod(seat, columns)
            x, y = left + column * across, top + row * down
            w, h = inside
            if self._colour:
                kit.token(canvas, x, y, w, self._initials[seat], letter,
                          GOLD if seat == me else DIM)
            else:
                boxed = seat == me and w > letter.width("M") + 1     # else its edge hides an M
                if boxed:
                    canvas.rounded(x, y, w, h, FG, 1)
                elif seat == me:
                    canvas.fill(x, y + h, across - 1, 2, FG)
                canvas.inside(self._initials[seat], x, y, w, h, letter, BG if boxed else FG)
            dx, dy, w, h = count
            if self._colour:
                canvas.card(x + dx, y + dy, w, h, INK, DIM, 2)
            canvas.inside(str(cards), x + dx, y + dy, w, h, digits, FG)

    def _sentence(self, canvas, state):
        at = self._at
        place = at.DONE_SAID if self._played else at.SAID
        if place:
            font = self._app.font(at.SAY_FONT)
            x, y, w, h = place
            top = y + (h - font.cap + 1) // 2
            canvas.fill(x, y, w, top - y - font.above + font.height)
            canvas.centre(state[0], x, top, w, font, state[1], None)

    def _button(self, canvas, state, i):
        if state:
            label, chosen = state
            at = self._at
            kit.button(canvas, *at.BUTTONS[i], label, self._app.font(at.BUTTON_FONT), chosen)


class HandPaint:
    """Painter of the hand. State of a place: ((chosen, card), place), or None. at: the layout."""

    def __init__(self, app, at):
        self._app, self._at = app, at
        self._colour = app.layout.COLOUR

    def states(self, hand, chosen):
        """States of the hand. hand: names of cards. chosen: one of them."""
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
        suit, value = (SUITS + ("M",)).index(card[0]), card[1:] or "4"
        paint = self._big if chosen else self._small
        paint(canvas, x, y, w, suit, value)

    def _small(self, canvas, x, y, w, suit, value):
        at, app = self._at, self._app
        art = app.art(PICTURES[suit] + ("_9" if w > 9 else "_7"))
        if self._colour:
            canvas.card(x, y + at.CARD_Y, w, at.CARD_H)
        canvas.sprite(art, x + (w - art.width + 1) // 2, y + at.CARD_SUIT_Y,
                      INKS[suit] if self._colour else FG)
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
            canvas.rounded(x + 1, y + 1, w - 2, band, INKS[suit], 2)
            canvas.fill(x + 1, y + band - 2, w - 2, 3, INKS[suit])
        else:
            canvas.rounded(x, y, w, h, FG, 2)
        canvas.sprite(art, x + (w - art.width) // 2, y + (band - art.height + 1) // 2 + 1,
                      PAPER if self._colour else BG)
        canvas.inside(value, x, y + band, w, h - band, app.font(at.BIG_FONT),
                      INK if self._colour else BG)
