"""Painters of Galloneta's table on colour displays."""

from engine.galloneta.cards import is_shield, suit, value
from games.galloneta.constants import (
    CHOSEN,
    FALLEN,
    FIGURES,
    FREE,
    FROM,
    HIDDEN,
    MAY,
    PAID,
    PILE,
    PREY,
    STRUCK,
)
from ui import cards, kit
from ui.art import fitting
from ui.canvas import (
    AMBER,
    BAR,
    BG,
    BLUE,
    CORAL,
    DIM,
    FG,
    GOLD,
    GREEN,
    INK,
    LINE,
    MINT,
    PAPER,
    RED,
    SHADE,
)
from ui.strings import points

SUITS = (("coins", AMBER), ("cups", RED), ("swords", BLUE), ("clubs", GREEN))
RINGS = {CHOSEN: GOLD, STRUCK: GOLD, PREY: CORAL, FROM: FG}  # roles of the rings around cells


class Pictures:
    """Painters for the regions of TablePaint. at: the layout. task: of a lesson, in place of the
    player's name.
    """

    def __init__(self, app, at, task=None):
        self._app, self._at, self._task = app, at, task
        self._art, self._font = app.art, app.font

    # Above the board

    def header(self, canvas, state):
        acts, letter, name, other, held = state
        at, font = self._at, self._font
        x = at.HEADER_X
        canvas.fill(x, 0, canvas.width - x, at.HEADER_H, BAR)
        if self._task:
            kit.lines(canvas, *at.TASK, self._task, font(at.TASK_FONT), GOLD)
            if not at.NAME_FONT:
                return          # no room for the rest
        else:
            kit.token(canvas, x + 4, (at.HEADER_H - at.TOKEN) // 2, at.TOKEN, letter,
                      font(at.LETTER_FONT), GOLD)
        if at.NAME_FONT and not self._task:
            big = font(at.NAME_FONT)
            while big.width(name) > at.NAME_W:
                name = name[:-1]
            canvas.text(name, x + 29, (at.HEADER_H - big.cap) // 2, big, FG, None)
        x, y = at.CARDS
        for i in range(2):
            face = (PAPER, INK) if i < acts[0] else (BAR, LINE)
            canvas.card(x, y, at.CARD_W, at.CARD_H, *face, 2)
            x += at.CARD_STEP
        x, y = at.SWORDS
        for i in range(2):
            canvas.sprite(self._art(at.SWORD), x, y, FG if i < acts[1] else LINE)
            x += at.SWORD_STEP
        if at.OTHER and not self._task:
            x = at.OTHER
            kit.token(canvas, x, 3, at.TOKEN, other, font(at.LETTER_FONT))
            canvas.card(x + 22, 3, 16, at.TOKEN, PAPER, INK, 2)
            canvas.inside(str(held), x + 22, 3, 16, at.TOKEN, font(at.OTHER_FONT), INK)

    # The board

    def cell(self, canvas, state, i):
        """Paints a cell. i: counted from the row of the player's own ace, from column A as that
        player sees it.
        """
        piece, mark = state
        at = self._at
        x, y = at.BOARD
        n, row, column = at.CELL[0], i // 4, i % 4
        x, y = x + row * n, y + column * n
        if row in (0, 6):
            canvas.fill(x, y, n, n, BAR)
            canvas.sprite(self._art(at.WALL), x, y, LINE)
        else:
            canvas.fill(x, y, n, n, BAR if (row + column) % 2 else BG)
            if row in (1, 5):
                canvas.card(x + 2, y + 2, n - 4, n - 4, BAR if (row + column) % 2 else BG, LINE, 3)
        if mark in RINGS:
            canvas.rounded(x, y, n, n, RINGS[mark], at.RING)
            if mark == PREY and not at.SWORD_ON:
                canvas.fill(x + 8, y, n - 16, n, BG)        # only corners: marked by shape
                canvas.fill(x, y + 8, n, n - 16, BG)
            canvas.rounded(x + 2, y + 2, n - 4, n - 4, INK, at.RING - 1)
        if isinstance(piece, str):
            canvas.inside(piece, x, y, n, n, self._font(at.LETTER_FONT),
                          DIM if piece == "x" else LINE)
        elif piece:
            self._piece(canvas, x, y, n, piece, mark)
        elif mark == STRUCK:
            art = self._art(at.SWORD)           # the piece in this cell was killed
            canvas.sprite(art, x + (n - art.width) // 2, y + (n - art.height) // 2, CORAL)
        elif mark in (MAY, CHOSEN):
            d = at.DOT
            canvas.rounded(x + (n - d) // 2, y + (n - d) // 2, d, d, MINT, 5 if d > 10 else 3)

    def _piece(self, canvas, x, y, n, piece, mark):
        at = self._at
        mine, rank, suited, power, shield = piece
        if shield:
            gap = 2 if mark in RINGS else 1
            canvas.rounded(x + gap, y + gap, n - 2 * gap, n - 2 * gap, MINT, at.RING - 1)
        w = at.PIECE
        x, y = x + (n - w) // 2, y + (n - w) // 2
        face, ink = (PAPER, INK) if mine else (INK, PAPER)
        canvas.card(x, y, w, w, face, ink if shield or mark == FREE else face, at.PIECE_CORNER)
        name, role = SUITS[suited]
        if rank == 1:
            inset = 2 if power is None else 1
            canvas.frame(x + inset, y + inset, w - 2 * inset, w - 2 * inset, role)
            form, left, top = at.ARMED_ACE
            art = self._art(name + (at.ACE if power is None else form))
            if power is None:
                left, top = (w - art.width) // 2, (w - art.height) // 2
            canvas.sprite(art, x + left, y + top, role)
        else:
            form = FIGURES[rank] + ("_back" if rank == 11 and not mine else "")
            art = self._art(form + at.FIGURE)
            left = (w - art.width) // 2 if at.SUIT_LOW and power is None else 1
            canvas.sprite(art, x + left, y + 1, ink)
            art, box = self._art(name + at.SUIT), at.SUIT_BOX
            left, top = (x + 1, y + w - box - 1) if at.SUIT_LOW else (x + w - box - 1, y + 1)
            canvas.rounded(left, top, box, box, PAPER, 1)
            canvas.sprite(art, left + (box - 7) // 2, top + (box - 7) // 2, role)
        if power is not None:
            self._power(canvas, x + w, y + w, power, ink, face)
        if mark == MAY:
            d = at.DOT // 2
            canvas.rounded(x + w - d, y - 1, d + 2, d + 2, INK, 3)
            canvas.rounded(x + w - d + 1, y, d, d, MINT, 2)
        elif mark in (PREY, STRUCK) and at.SWORD_ON:
            art = self._art(at.SWORD_ON)
            canvas.rounded(x + w - 12, y - 1, 14, 13, INK, 3)
            canvas.sprite(art, x + w - 10, y + 1, CORAL)

    def _power(self, canvas, right, bottom, power, ink, face):
        """Paints half points in a box of the other colour, in the corner that ends at right,
        bottom.
        """
        font, (whole, half) = self._font(self._at.POWER_FONT), divmod(power, 2)
        said = "" if power == 1 else str(whole)
        art = self._art("half_7")
        w, h = font.width(said) + half * (art.width + (said != "")) + 4, font.cap + 2
        x, y = right - w, bottom - h
        canvas.rounded(x - 1, y - 1, w, h, face, 2)
        canvas.rounded(x, y, w, h, ink, 2)
        canvas.text(said, x + 2, y + 1, font, face, None)
        if half:
            canvas.sprite(art, right - 2 - art.width, y + (h - art.height) // 2, face)

    def ring(self, canvas, state):
        """Does nothing: cells have rings of their own."""

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
        x, w, h = left + i * step, step - 2, at.HAND_H
        canvas.fill(x - 1, at.HAND_GROUND[1], step, at.HAND_GROUND[3])
        if mark in (CHOSEN, FROM, PAID):
            y -= at.RAISED
            role = GOLD if mark == CHOSEN else CORAL if mark == PAID else FG
            canvas.rounded(x - 1, y - 2, w + 2, h + 4, role, 4)
        elif dull:
            y, h = y + at.SUNK, h - at.SUNK
        self._card(canvas, x, y, w, h, card, SHADE if dull else PAPER)

    def _card(self, canvas, x, y, w, h, card, face):
        at = self._at
        canvas.card(x, y, w, h, face)
        if is_shield(card):
            kit.enlarged(canvas, self._art(at.SHIELD), x, y, w, h, GREEN, 2 if w > 20 else 1)
            return
        number, (name, role) = value(card), SUITS[suit(card)]
        if number > 9:
            art = self._art(FIGURES[number] + at.CARD_FIGURE)
            canvas.sprite(art, x + (w - art.width) // 2, y + at.NUMBER_Y, INK)
        else:
            font = self._font(at.NUMBER_FONT if w > 20 else at.SMALL_FONT)
            canvas.inside(str(number), x, y + at.NUMBER_Y - 1, w, at.NUMBER_H, font, INK)
        art = self._art(name + at.CARD_SUIT)
        canvas.sprite(art, x + (w - art.width) // 2, y + h - at.SUIT_UP, role)

    def side(self, canvas, state):
        """Paints the hidden figure and the draw pile; the graveyard while a figure is revived."""
        hidden, count, chosen = state
        at = self._at
        canvas.fill(*at.SIDE)
        x, y, w, h = at.HIDDEN_CARD
        if chosen == HIDDEN:
            canvas.rounded(x - 2, y - 2, w + 4, h + 4, GOLD, 4)
        if hidden:
            cards.back(canvas, x, y, w, h, RED)
        else:
            canvas.card(x, y, w, h, BG, LINE)
        x, bottom, w, h = at.PILE
        if chosen in (PILE, FALLEN):
            canvas.rounded(x - 3, bottom - h - 3, w + 6, h + 7, GOLD, 4)
        if chosen == FALLEN:
            canvas.card(x, bottom - h, w, h, INK, PAPER)
            art = self._art("skull_11")
            canvas.sprite(art, x + (w - art.width) // 2, bottom - h + (h - art.height) // 2, PAPER)
        else:
            cards.deck(canvas, x, bottom, w, h, -(-count // 12))
        x, y, w = at.COUNT
        canvas.centre(str(count), x, y, w, self._font(at.COUNT_FONT), FG, None)

    # What is said

    def said(self, canvas, state):
        (act, effect, role, sentence), ends, shown, _ = state
        at = self._at
        if at.PANEL:
            self._panel(canvas, act, effect, role, shown, ends, sentence)
            return
        x, y, w, h = at.SAID
        canvas.fill(x, y, w, h, GOLD if ends else BAR)
        sentence = sentence[0].upper() + sentence[1:]
        font = fitting(self._app, at.SAY_FONTS, [sentence], w - 16)
        canvas.inside(sentence, x, y, w - 12 * (not ends), h, font, INK if ends else role)
        if not ends:
            canvas.triangle(w - 9, y + (h - 9) // 2, 9, ">", LINE)

    def _panel(self, canvas, act, effect, role, shown, ends, sentence):
        at, font = self._at, self._font
        canvas.fill(*(at.SAID + (BAR,)))
        x, y, w, h = at.PANEL[0]
        if shown is not None:
            card = not isinstance(shown, tuple)
            mine = card or shown[0]
            face, ink = (PAPER, INK) if mine else (INK, PAPER)
            canvas.card(x, y, w, h, face, ink)
            if card:
                rank, suited, power = value(shown), suit(shown), None
            else:
                rank, suited, power = shown[1:4]
            joker = card and is_shield(shown)
            art = self._art("shield_9" if joker else FIGURES[rank] + at.PANEL_FIGURE
                            if rank in FIGURES else SUITS[suited][0] + "_11")
            top = y + (h - art.height) // 2
            canvas.sprite(art, x + 5, top, ink if rank in FIGURES or joker else SUITS[suited][1])
            if rank in FIGURES:
                name, colour = SUITS[suited]
                art = self._art(name + at.PANEL_SUIT)
                canvas.sprite(art, x + 25, y + (h - art.height) // 2, colour)
            said = (str(rank) if card and rank and rank < 10 else "" if power is None
                    else points(power))
            big = font("N" if len(said) > 2 else at.PANEL_FONT)
            canvas.text(said, x + w - 5 - big.width(said), y + (h - big.cap) // 2, big, ink, None)
        x, y, w, h = at.PANEL[1]
        if effect is None:
            canvas.rounded(x, y, w, h, LINE, 3)
            kit.lines(canvas, x + 2, y + 2, w - 4, h - 4, sentence, font(at.NOTE_FONT), FG)
            return
        ground = GOLD if ends else role
        canvas.rounded(x, y, w, h, ground, 3)
        big = fitting(self._app, at.ACT_FONTS, [act], w - 6)
        small = font(at.EFFECT_FONT)
        if effect:
            canvas.centre(act, x, y + 4, w, big, INK, None)
            canvas.centre(effect, x, y + h - small.cap - 5, w, small, INK, None)
        else:
            canvas.inside(act, x, y, w, h, big, INK)
