"""Paints the table of The Game on 128x64, region by region."""

from micropython import const

from engine.the_game import PILES
from screens.cursor import END, UNDO
from ui import icons
from ui.canvas import ACCENT, BG, DIM, FG, WARN
from ui.cells import Cells
from ui.layout import (
    COUNT_X,
    END_X,
    FIT_Y,
    HAND_H,
    HAND_W,
    HAND_Y,
    HEIGHT,
    INFO_X,
    INFO_Y,
    PILE_H,
    PILE_W,
    PILE_X,
    PILE_Y,
    WIDTH,
)

_SMALL_H = const(8)
_FITS = const(1)
_TRICK = const(2)
_HAND = const(8)                # cards in the largest hand
_PIP = const(5)


class TablePaint:
    """States are tuples of what a region shows; see Cells."""

    def __init__(self, app):
        self._app = app
        self._cells = Cells(
            [self._pile_painter(i) for i in range(len(PILES))]
            + [self._card_painter(i) for i in range(_HAND)]
            + [self._paint_counts, self._paint_undo, self._paint_info, self._paint_end])
        self.forget = self._cells.forget

    def paint(self, canvas, view, cursor, game, lit):
        """Brings the canvas up to date with an observation and a cursor; lit: flames burn."""
        states = [self._pile_state(i, view, cursor, game, lit) for i in range(len(PILES))]
        hand = view["hand"]
        for i in range(_HAND):
            card = hand[i] if i < len(hand) else 0
            states.append((card, card and card == cursor.at, bool(card and game.fits(card))))
        states.append((view["draw"], view["placed"], view["minimum"]))
        states.append((view["placed"] > 0, cursor.at == UNDO))
        states.append(self._info(view, cursor, game))
        states.append((view["due"], cursor.at == END))
        self._cells.paint(canvas, states)

    def _pile_state(self, pile, view, cursor, game, lit):
        mark = 0
        if pile in cursor.piles:
            mark = _TRICK if game.is_trick(cursor.at, pile) else _FITS
        burning = pile in view["burning"]
        return (view["tops"][pile], mark, cursor.shows_pile and pile == cursor.pile,
                pile in view["fires"] and (lit or not burning), burning)

    def _info(self, view, cursor, game):
        text = self._app.text
        if cursor.at == END:
            if view["burning"]:
                return text("info.fire")
            return text("info.draw", min(view["placed"], view["draw"]))
        if cursor.at == UNDO:
            return text("info.undo", game.history()[-1] % 100)
        top = view["tops"][cursor.pile]
        if game.is_trick(cursor.at, cursor.pile):
            return text("info.trick", top, cursor.at)
        return text("info.step", top, cursor.at, cursor.at - top)

    def _pile_painter(self, pile):
        x = PILE_X[pile]
        arrow = icons.UP if PILES[pile][0] == "A" else icons.DOWN
        big = self._app.big

        def paint(canvas, state):
            top, mark, chosen, fire, burning = state
            fg, bg = (BG, FG) if chosen else (FG, BG)
            canvas.fill(x, PILE_Y, PILE_W, PILE_H + 6)
            if chosen:
                canvas.fill(x + 1, PILE_Y + 1, PILE_W - 2, PILE_H - 2, FG)
            canvas.frame(x, PILE_Y, PILE_W, PILE_H)
            canvas.icon(arrow, x + 3, PILE_Y + 4, fg, bg)
            if fire:
                canvas.icon(icons.FIRE, x + 14, PILE_Y + 3, WARN if fg == FG else fg, bg)
            if burning:
                canvas.frame(x + 1, PILE_Y + 1, PILE_W - 2, PILE_H - 2, WARN if fg == FG else fg)
            canvas.centre(str(top), x, PILE_Y + 13, PILE_W, big, fg, bg)
            if mark:
                icon = icons.TRICK if mark == _TRICK else icons.FITS
                canvas.icon(icon, x + (PILE_W - icon.width) // 2, FIT_Y, ACCENT)
        return paint

    def _card_painter(self, i):
        x = i * HAND_W
        body = self._app.body

        def paint(canvas, state):
            card, chosen, fits = state
            fg, bg = (BG, FG) if chosen else (FG if fits else DIM, BG)
            canvas.fill(x, HAND_Y, HAND_W, HAND_H, BG)
            if not card:
                return
            canvas.fill(x, HAND_Y, HAND_W - 1, HAND_H - 1, bg)
            canvas.centre(str(card), x, HAND_Y + 1, HAND_W - 1, body, fg, bg)
            if fits and not chosen:
                canvas.hline(x + 3, HAND_Y + HAND_H - 2, HAND_W - 6, fg)
        return paint

    def _paint_counts(self, canvas, state):
        draw, placed, minimum = state
        width = WIDTH - COUNT_X
        canvas.fill(COUNT_X, PILE_Y, width, PILE_H)
        canvas.icon(icons.DECK, COUNT_X + 1, PILE_Y + 3, FG)
        canvas.right(str(draw), COUNT_X, PILE_Y + 3, width, self._app.small)
        # A ring for every card that the turn asks for, filled once it lies.
        for i in range(minimum):
            x = COUNT_X + 1 + i * (_PIP + 2)
            canvas.frame(x, PILE_Y + 16, _PIP, _PIP)
            if i < placed:
                canvas.fill(x + 1, PILE_Y + 17, _PIP - 2, _PIP - 2, FG)
        if placed > minimum:
            canvas.text("+%d" % (placed - minimum), COUNT_X + 1, PILE_Y + 22, self._app.small)

    def _paint_undo(self, canvas, state):
        possible, chosen = state
        fg, bg = (BG, FG) if chosen else (FG, BG)
        canvas.fill(0, INFO_Y - 1, INFO_X - 1, HEIGHT - INFO_Y + 1, bg)
        if possible:
            canvas.icon(icons.UNDO, 1, INFO_Y, fg, bg)

    def _paint_info(self, canvas, text):
        canvas.fill(INFO_X, INFO_Y, END_X - INFO_X - 2, _SMALL_H + 1)
        canvas.text(text, INFO_X, INFO_Y, self._app.small)

    def _paint_end(self, canvas, state):
        due, chosen = state
        text, small = self._app.text, self._app.small
        fg, bg = (BG, FG) if chosen else (FG, BG)
        canvas.fill(END_X - 1, INFO_Y - 1, WIDTH - END_X + 1, HEIGHT - INFO_Y + 1, bg)
        if due:
            canvas.right(text("end.due", due), END_X, INFO_Y, WIDTH - END_X - 1, small)
        else:
            if not chosen:
                canvas.frame(END_X - 1, INFO_Y - 1, WIDTH - END_X + 1, HEIGHT - INFO_Y + 1)
            canvas.centre(text("end.button"), END_X, INFO_Y, WIDTH - END_X, small, fg, bg)
