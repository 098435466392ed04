"""Painters of Galloneta's table on displays without colours: the player's own pieces are white."""

from engine.galloneta.cards import is_shield, suit, value
from games.galloneta.constants import (
    CHOSEN,
    FALLEN,
    FIGURES,
    FROM,
    HIDDEN,
    MAY,
    PAID,
    PILE,
    PREY,
    STRUCK,
    SUITS,
)
from ui import kit
from ui.canvas import BG, FG
from ui.strings import points


class Pictures:
    """Painters for the regions of TablePaint. at: the layout. task: of a lesson, in place of the
    choice.
    """

    def __init__(self, app, at, task=None):
        self._at, self._task = at, task
        self._art, self._font = app.art, app.font

    def header(self, canvas, state):
        """Does nothing: the actions left are shown with the end of the turn."""

    def _place(self, i):
        at = self._at
        (x, y), (w, h) = at.BOARD, at.CELL
        row, column = i // 4, i % 4
        if at.UPWARDS:
            return x + column * w, y + (6 - row) * h, w, h
        return x + row * w, y + column * h, w, h

    def cell(self, canvas, state, i):
        """Paints a cell. i: counted from the row of the player's own ace, from column A as that
        player sees it.
        """
        piece, mark = state
        x, y, w, h = self._place(i)
        canvas.fill(x, y, w + 1, h + 1)
        if isinstance(piece, str):
            canvas.inside(piece, x, y, w, h, self._font("G7"))
        elif piece:
            self._piece(canvas, x + 1, y + 1, w - 1, h - 1, piece, mark)
        elif mark == STRUCK:
            art = self._art("sword_9")          # the piece in this cell was killed
            canvas.sprite(art, x + (w - art.width) // 2, y + (h - art.height) // 2, FG)
        elif mark in (MAY, CHOSEN):
            canvas.rounded(x + w // 2 - 2, y + h // 2 - 2, 5, 5, FG, 1)
        elif 4 <= i < 24:
            canvas.fill(x + w // 2, y + h // 2, 1, 1, FG)

    def _piece(self, canvas, x, y, w, h, piece, mark):
        mine, rank, suited, power, shield = piece
        face, ink = (FG, BG) if mine else (BG, FG)
        canvas.card(x, y, w, h, face, FG, 1)
        if mark == FROM:
            canvas.frame(x + 1, y + 1, w - 2, h - 2, ink)
        elif mark == PREY:
            for i in range(2, w - 1, 2):        # a torn edge above and below
                canvas.fill(x + i, y, 1, h, BG)
            canvas.fill(x + 1, y + 1, w - 2, h - 2, BG)
        top = y + (h - 7) // 2 + (1 if shield else 0)
        name = SUITS[suited] if rank == 1 else FIGURES[rank] + (
            "_back" if rank == 11 and not mine else "")
        # Its value is beside the board, and here a frame.
        framed = mark in (CHOSEN, STRUCK)
        alone = mine and (mark == FROM or (framed and not self._task))
        left = (w - 7) // 2 if alone or power is None else 1 if mine else 2
        canvas.sprite(self._art(name + "_7"), x + left, top, ink)
        if shield:
            canvas.hline(x + 1, y + 1, w - 3, ink)
        if power is not None and not alone:
            # In the corner: mine keeps off the edge of the card, theirs breaks the outline.
            inset = int(mine) + framed
            self._power(canvas, x + w - inset, y + h - inset, power, face, ink)
        if mark == MAY:
            canvas.fill(x + w - 3, y + 1, 2, 2, ink)

    def _power(self, canvas, right, bottom, power, face, ink):
        """Paints half points that end at right, bottom, on a background that separates them from
        the picture.
        """
        font, half = self._font(self._at.POWER_FONT), power % 2
        # A nought and a point would be taken for nought.
        art = self._art("half_6") if power == 1 else None
        w, h = (art.width, art.height) if art else (3 + 2 * half, font.cap)
        x, y = right - w, bottom - h
        canvas.fill(x - 1, y - 1, w + 1, h + 1, face)
        if art:
            canvas.sprite(art, x, y, ink)
            return
        canvas.text(str(power // 2), x, y, font, ink, None)
        if half:
            canvas.fill(right - 1, bottom - 1, 1, 1, ink)       # a decimal point

    def ring(self, canvas, state):
        """Paints the cursor around a cell, over the edges of its neighbours."""
        if state[0] is not None:
            x, y, w, h = self._place(state[0])
            canvas.frame(x + 1, y + 1, w - 1, h - 1, BG)
            canvas.frame(x, y, w + 1, h + 1, FG)

    # The hand

    def ground(self, canvas, count):
        """Clears the hand: another number of cards is laid out differently."""
        canvas.fill(*self._at.HAND_GROUND)

    def card(self, canvas, state, i):
        if state is None:
            return
        at = self._at
        count, card, mark, dull = state
        left, y = at.HAND
        step = min(at.CARD_MOST, at.HAND_W // count)
        x, w, h = left + i * step, step - 1, at.HAND_H
        white = mark in (CHOSEN, PAID, FROM)
        face, ink = (FG, BG) if white else (BG, FG)
        canvas.fill(x, y, step, h)
        if white or not dull:
            canvas.card(x, y, w, h, face, FG, 1)
        self._print(canvas, x, y, w, h, card, ink)

    def _print(self, canvas, x, y, w, h, card, ink):
        if is_shield(card):
            art = self._art("shield_7")
            canvas.sprite(art, x + (w - 7) // 2, y + (h - art.height) // 2, ink)
            return
        number, name = value(card), SUITS[suit(card)]
        wide = w > 15
        if wide:
            canvas.sprite(self._art(name + "_7"), x + 1, y + (h - 7) // 2, ink)
            x, w = x + 8, w - 8
        if number > 9:
            canvas.sprite(self._art(FIGURES[number] + "_7"), x + (w - 7) // 2, y + (h - 7) // 2,
                          ink)
        else:
            font = self._font(self._at.NUMBER_FONT)
            canvas.inside(str(number), x, y, w, h, font, ink)

    def side(self, canvas, state):
        """Paints the hidden figure and the draw pile; the graveyard while a figure is revived."""
        hidden, count, chosen = state
        at, font = self._at, self._font(self._at.COUNT_FONT)
        canvas.fill(*at.SIDE)
        x, y, w, h = at.HIDDEN_CARD
        if hidden:
            face, ink = (FG, BG) if chosen == HIDDEN else (BG, FG)
            canvas.card(x, y, w, h, face, FG, 1)
            for down in range(2, h - 2):
                for across in range(2 + down % 2, w - 2, 2):
                    canvas.fill(x + across, y + down, 1, 1, ink)
        x, y, w, h = at.PILE
        white = chosen in (PILE, FALLEN)
        if white:
            canvas.rounded(x, y, w, h, FG, 1)
        ink = BG if white else FG
        art = self._art("skull_9" if chosen == FALLEN else "cards_9")
        canvas.sprite(art, x + 1, y + (h - art.height) // 2, ink)
        canvas.inside(str(count), x + 10, y, w - 11, h, font, ink)

    # What is said

    def said(self, canvas, state):
        (act, effect, _, sentence), ends, shown, acts = state
        at = self._at
        canvas.fill(*at.SAID)
        canvas.fill(*(at.RULE + (FG,)))
        if effect is None:
            self._refusal(canvas, act, sentence)
            return
        x, y, w = at.HEAD
        if self._task:
            kit.lines(canvas, *at.TASK, self._task, self._font("G7"), FG, False)
        elif ends:
            self._left(canvas, x, y, acts)
        elif shown is not None:
            self._shown(canvas, x, y, w, shown)
        x, y, w, h = at.EFFECT
        font = self._font(at.EFFECT_FONT)
        if font.width(effect) > w:
            font = self._font("G7")
        canvas.centre(effect, x, y + (h - font.cap) // 2, w, font, FG, None)
        x, y, w, h = at.ACT
        font = self._font(at.ACT_FONTS[0])
        if font.width(act) > w - 4:
            font = self._font(at.ACT_FONTS[1])
        canvas.rounded(x, y, w, h, FG, 1)
        canvas.inside(act, x, y, w, h, font, BG)

    def _refusal(self, canvas, act, why):
        """Paints why something cannot be done."""
        at, font = self._at, self._font("G7")
        kit.lines(canvas, *at.NOTE, why, font, FG, False)
        x, y, w, h = at.ACT
        canvas.card(x, y, w, h, BG, FG, 1)
        canvas.inside(act, x, y, w, h, font)

    def _shown(self, canvas, x, y, w, shown):
        """Paints a card, or a piece with its power."""
        if isinstance(shown, tuple):
            _, rank, suited, power, _ = shown
        elif is_shield(shown):
            art = self._art("shield_9")
            canvas.sprite(art, x + 5, y + 5, FG)
            return
        else:
            rank, suited, power = value(shown), suit(shown), None
        name = SUITS[suited]
        if rank in (10, 11, 12):
            canvas.sprite(self._art(FIGURES[rank] + "_18"), x, y, FG)
            at = self._at.HEAD_SUIT
            canvas.sprite(self._art(name + "_7"), x + at[0], y + at[1], FG)
        else:
            canvas.sprite(self._art(name + "_11"), x + 3, y + 5, FG)
        if power is None and rank > 9:
            return
        said = str(rank) if power is None else points(power)
        big = self._font("T" if len(said) > 2 else self._at.HEAD_FONT)
        canvas.text(said, x + w - big.width(said), y + 3, big, FG, None)

    def _left(self, canvas, x, y, acts):
        """Paints the placements and the acts of war left."""
        font, (across, down) = self._font("B10"), self._at.LEFT
        for i, name in enumerate(("cards_9", "sword_9")):
            canvas.sprite(self._art(name), x + 4 + across * i, y + 2 + down * i, FG)
            canvas.text(str(acts[i]), x + 15 + across * i, y + 3 + down * i, font, FG, None)
