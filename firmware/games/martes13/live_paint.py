"""Paints a round of Martes 13 that is followed live; for the places see live in ui/layouts."""

from micropython import const

from game_ui.names import short_name
from games.martes13 import suits
from ui.canvas import ACCENT, BG, CARD_INKS, DIM, FG, INK, PAPER, SUITS, WARN
from ui.regions import Regions

_VALUES = (1, 2, 4, 5, 7)
_PILES = const(3)
_GAP = const(4)                 # between the name and the cards in hand


class LivePaint:
    """Painters of the regions; states are tuples of what a region shows."""

    def __init__(self, app):
        self._app = app
        self._text = app.text.of(app.session.game.NAME)
        self._at = app.layout_of("live")
        self._digits = app.font(self._at.TOTAL_FONT)
        self._regions = Regions(
            ("turn", self._turn), ("pile", self._pile, _PILES),
            ("suit", self._suit, len(suits.SUITS)), ("values", self._values), ("info", self._said))
        self.forget = self._regions.forget

    def paint(self, canvas, live, choice, settled):
        """Updates the display. settled: is the value chosen, not only the suit?"""
        seat, play, table = live.seat(), choice.play, live.table
        pile = (play // 100 or play // 10) - 1
        aimed = settled or choice.suit < _PILES
        regions = self._regions
        regions.set("turn", (self._app.session.head["names"][seat], live.hand_sizes()[seat]))
        for i in range(_PILES):
            regions.set("pile", (table.total(i), len(table.piles[i]), aimed and i == pile), i)
        for suit in range(len(suits.SUITS)):
            regions.set("suit", (choice.offers(suit), suit == choice.suit), suit)
        regions.set("values", (choice.suit == _PILES, tuple(choice.plays), settled and play))
        regions.set("info", self._info(live, play, table.total(pile)) if settled
                    else (self._text("suit.%d" % choice.suit), False))
        regions.paint(canvas)

    def _info(self, live, play, before):
        """(text about the play, is it a warning?)"""
        text = self._text
        total, taken = live.preview(play)
        if taken == 1:
            return text("live.takes_one", total), True
        if taken:
            return text("live.takes", total, taken), True
        return "%d + %d = %d" % (before, play % 10, total), False

    def _turn(self, canvas, state):
        name, cards = state
        app, at = self._app, self._at
        x, y, w, h = at.TURN
        margin, top = app.layout.MARGIN, max(0, y - app.body.above)
        held = self._text("live.hand", cards)
        room = w - 2 * margin
        if at.HAND_TEXT_Y < app.body.cap:       # in the same line
            room -= _GAP + app.small.width(held)
        canvas.fill(x, top, w, y + h - top)
        canvas.text(short_name(name, app.body, room), x + margin, y, app.body, ACCENT, None)
        canvas.right(held, x, y + at.HAND_TEXT_Y, w - margin, app.small, DIM)

    def _pile(self, canvas, state, i):
        at, digits = self._at, self._digits
        x, y = at.PILES[i]
        w, h = at.PILE_W, at.PILE_H
        total, cards, aimed = state
        fg, bg = CARD_INKS[aimed]
        canvas.card(x, y, w, h, bg, SUITS[i])
        if cards:
            canvas.centre(str(total), x + at.TOTAL_X, y + at.TOTAL_Y, 2 * digits.advance,
                          digits, fg, bg)
        suit = fg if aimed else SUITS[i]
        canvas.icon(suits.SUITS[i], x + at.SUIT_X, y + at.SUIT_Y, suit, bg, at.ICON)
        for pip in range(cards):
            row, column = divmod(pip, at.PIPS)
            canvas.fill(x + at.PIP_X + column * at.PIP_STEP, y + at.PIP_Y + row * at.PIP_STEP,
                        at.PIP, at.PIP, suit)

    def _suit(self, canvas, state, suit):
        there, chosen = state
        self._tile(canvas, self._at.SUITS[suit], chosen, there and suits.SUITS[suit],
                   SUITS[suit])

    def _values(self, canvas, state):
        """Paints the values of a suit at their places, or the piles for a Martes 13."""
        to_pile, plays, chosen = state
        tiles = [(None, INK, False)] * len(_VALUES)
        for play in plays:
            if to_pile:
                pile = play // 100 - 1
                tiles[pile] = suits.SUITS[pile], SUITS[pile], play == chosen
            else:
                tiles[_VALUES.index(play % 10)] = str(play % 10), INK, play == chosen
        for place, (content, role, aimed) in zip(self._at.VALUES, tiles):
            self._tile(canvas, place, aimed, content, role)

    def _tile(self, canvas, place, chosen, content, role):
        """Paints an icon or a digit to choose; nothing if no card is left."""
        at = self._at
        (x, y), w, h = place, at.TILE_W, at.TILE_H
        if not content:
            canvas.fill(x, y, w, h)
            return
        fg, bg = CARD_INKS[True] if chosen else (role, PAPER)
        canvas.card(x, y, w, h, bg, bg)
        if isinstance(content, str):
            canvas.centre(content, x, y + at.TILE_TEXT_Y, w, self._app.body, fg, bg)
        else:
            canvas.icon(content, x + (w - at.ICON * content.width) // 2,
                        y + (h - at.ICON * content.height) // 2, fg, bg, at.ICON)

    def _said(self, canvas, state):
        line, warns = state
        x, y, w, h = self._at.INFO
        fg, bg = (BG, WARN) if warns else (FG, BG)
        font = self._app.body
        canvas.fill(x, y, w, h, bg)
        y += self._at.INFO_TEXT_Y
        for part in font.wrap(line, w):
            canvas.centre(part, x, y, w, font, fg, bg)
            y += font.height + 1
