"""Paints a round of Martes 13 that is followed live on 128x64, region by region."""

from micropython import const

from screens.card_choice import SUITS
from ui import icons
from ui.canvas import ACCENT, BG, DIM, FG, WARN, Doubled
from ui.cells import Cells
from ui.layout import (
    HEIGHT,
    LIVE_CHOICE_H,
    LIVE_CHOICE_Y,
    LIVE_INFO_Y,
    LIVE_PILE_H,
    LIVE_PILE_W,
    LIVE_PILE_X,
    LIVE_PILE_Y,
    LIVE_PIP_Y,
    LIVE_TILE_W,
    LIVE_TOTAL_X,
    LIVE_TURN_Y,
    LIVE_VALUE_X,
    ROW_H,
    ROW_X,
    WIDTH,
)

_VALUES = (1, 2, 4, 5, 7)
_PILES = const(3)
_PIP = const(3)
_NAME = const(12)               # columns


class LivePaint:
    """States are tuples of what a region shows; see Cells."""

    def __init__(self, app):
        self._app = app
        self._digits = Doubled(app.big)
        self._cells = Cells(
            [self._paint_turn] + [self._pile_painter(i) for i in range(_PILES)]
            + [self._suit_painter(i) for i in range(SUITS)] + [self._paint_values]
            + [self._paint_info])
        self.forget = self._cells.forget

    def paint(self, canvas, live, choice, settled):
        """Brings the canvas up to date; settled: the value is chosen, not only the suit."""
        seat, play, table = live.seat(), choice.play, live.table
        pile = (play // 100 or play // 10) - 1
        aimed = settled or choice.suit < _PILES
        states = [(self._app.session.head["names"][seat], live.hand_sizes()[seat])]
        states += [(table.total(i), len(table.piles[i]), aimed and i == pile)
                   for i in range(_PILES)]
        states += [(choice.offers(suit), suit == choice.suit) for suit in range(SUITS)]
        states.append((choice.suit == _PILES, tuple(choice.plays), settled and play))
        states.append(self._info(live, play, table.total(pile)) if settled
                      else (self._app.text("suit.%d" % choice.suit), False))
        self._cells.paint(canvas, states)

    def _info(self, live, play, before):
        """(what the play would do, is it a warning?)."""
        text = self._app.text
        total, taken = live.preview(play)
        if taken == 1:
            return text("live.takes_one", total), True
        if taken:
            return text("live.takes", total, taken), True
        return "%d + %d = %d" % (before, play % 10, total), False

    def _paint_turn(self, canvas, state):
        name, cards = state
        app = self._app
        canvas.fill(0, LIVE_TURN_Y, WIDTH, ROW_H)
        canvas.text(name[:_NAME], ROW_X, LIVE_TURN_Y, app.body, ACCENT)
        canvas.right(app.text("live.hand", cards), 0, LIVE_TURN_Y + 1, WIDTH - ROW_X, app.small,
                     DIM)

    def _pile_painter(self, i):
        x, y = LIVE_PILE_X[i], LIVE_PILE_Y

        def paint(canvas, state):
            total, cards, aimed = state
            fg, bg = (BG, FG) if aimed else (FG, BG)
            canvas.fill(x, y, LIVE_PILE_W, LIVE_PILE_H)
            if aimed:
                canvas.fill(x + 1, y + 1, LIVE_PILE_W - 2, LIVE_PILE_H - 2, FG)
            if cards:
                canvas.centre(str(total), x + LIVE_TOTAL_X, y, 2 * self._digits.advance,
                              self._digits, fg, bg)
            canvas.frame(x, y, LIVE_PILE_W, LIVE_PILE_H)
            canvas.icon(icons.SUITS[i], x + 2, y + 3, fg, bg)
            for pip in range(cards):
                canvas.fill(x + 4 + pip * (_PIP + 2), y + LIVE_PIP_Y, _PIP, _PIP, fg)
        return paint

    def _suit_painter(self, suit):
        def paint(canvas, state):
            there, chosen = state
            self._tile(canvas, suit * LIVE_TILE_W, chosen, there and icons.SUITS[suit])
        return paint

    def _paint_values(self, canvas, state):
        """The values of a suit at their places, or the piles for a Martes 13."""
        to_pile, plays, chosen = state
        canvas.fill(LIVE_VALUE_X, LIVE_CHOICE_Y, WIDTH - LIVE_VALUE_X, LIVE_CHOICE_H)
        for play in plays:
            place = play // 100 - 1 if to_pile else _VALUES.index(play % 10)
            self._tile(canvas, LIVE_VALUE_X + place * LIVE_TILE_W, play == chosen,
                       icons.SUITS[place] if to_pile else str(play % 10))

    def _tile(self, canvas, x, chosen, content):
        """An icon or a digit to choose; nothing where no card is left."""
        fg, bg = (BG, FG) if chosen else (FG, BG)
        canvas.fill(x, LIVE_CHOICE_Y, LIVE_TILE_W, LIVE_CHOICE_H, bg)
        if isinstance(content, str):
            canvas.centre(content, x, LIVE_CHOICE_Y + 1, LIVE_TILE_W, self._app.body, fg, bg)
        elif content:
            canvas.icon(content, x + (LIVE_TILE_W - content.width) // 2,
                        LIVE_CHOICE_Y + (LIVE_CHOICE_H - content.height) // 2, fg, bg)

    def _paint_info(self, canvas, state):
        line, warns = state
        fg, bg = (BG, WARN) if warns else (FG, BG)
        canvas.fill(0, LIVE_INFO_Y, WIDTH, HEIGHT - LIVE_INFO_Y, bg)
        canvas.centre(line, 0, LIVE_INFO_Y, WIDTH, self._app.body, fg, bg)
