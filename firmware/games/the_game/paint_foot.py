"""Painters of the foot of The Game's table: counters, the message, what the turn asks for."""

from micropython import const

from engine.lines import UNDO
from engine.the_game.cards import distance
from games.the_game.cursor import SMALL
from games.the_game.paint_cards import ADVISED, TIE, Painters
from ui import cards, kit
from ui.canvas import BG, DIM, FG, GOLD, INK, LINE, MINT, PAPER, RED

_TIE_GAP = 3                    # between a tie and a text
_TEACHING = const(3)            # turns


class Foot(Painters):
    """Painters of the foot."""
    end = "turn.end"            # key of the button's text
    named = None                # key of another text in place of what is due

    def deck(self, canvas, edges):
        at = self._at
        x, bottom, w, h = at.DECK
        if self._colour:
            canvas.fill(x, bottom - h - 10, w, h + 10)
            cards.deck(canvas, x, bottom, w, h, edges)
        else:
            canvas.sprite(self._art("cards_9"), x, bottom - h, FG)

    def count(self, canvas, state):
        """Paints the number of the draw pile; after level(), which has cleared its area."""
        draw, down = state
        font = self._font(self._at.COUNT_FONT)
        x, y, w = self._at.COUNT
        canvas.fill(x, y, w, font.cap + down)
        canvas.text(str(draw), x, y + down, font, FG, None)

    def level(self, canvas, state):
        """Paints the chance to win, if known, with its word where there is room; or the level
        unless it is the default: "Exp7", or "E7" beside a flame.
        """
        level, fire, odds = state
        at = self._at
        if not at.LEVEL:
            return
        x, y, w = at.LEVEL
        font, flame = self._font(at.LEVEL_FONT), self._art(at.PILE_EMBER)
        text, role = "", DIM
        if odds:
            percent, role = "%d%%" % ((odds[0] + 5) // 10), MINT
            text = self._app.text("short.win") + " " + percent
            if font.width(text) > w:
                text = percent
        elif level != "standard":
            text = self._app.text("short." + level)
            if font.width(text) + fire * (flame.width + 1) > w:
                text = text[0] + text[3:]
        above = font.cap - flame.height
        top = min(0, above)
        canvas.fill(x, y + top, w, font.height - font.above - top)
        end = canvas.text(text, x, y, font, role, None) + 1
        if fire and end + flame.width <= x + w:
            canvas.sprite(flame, end, y + above, RED)

    def undo(self, canvas, state):
        possible, chosen = state
        x, y, w, h = self._at.UNDO
        canvas.fill(x, y, w, h)
        if chosen:
            canvas.rounded(x, y, w, h, GOLD, 4 if h > 15 else 1)
        if possible:
            art = self._art(self._at.UNDO_ART)
            canvas.sprite(art, x + (w - art.width) // 2, y + (h - art.height) // 2,
                          BG if chosen else FG)

    def say(self, canvas, state):
        text, role, key, wide = state
        at = self._at
        if wide:
            self.regions.stale("turn")
        x, y, w, h = at.SAID_WIDE if wide else at.SAID
        font, small = self._font(at.SAY_FONT), self._font(at.KEY_FONT)
        canvas.fill(x, y, w, h)
        y += at.SAY_TEXT_Y
        tie = key == TIE and self._art(at.TIE)
        room = 0
        if tie:
            room = tie.width + 6 + _TIE_GAP
        elif key:
            room = small.width(key) + (13 if at.KEY_CAP else 5 if at.SAY_CENTRE else 3)
            if room + font.width(text) > w:     # a long name of a key
                key, room = None, 0
        if at.SAY_CENTRE:
            x += (w - font.width(text) - room) // 2
        if tie:
            top, high = y - at.SAY_TEXT_Y, tie.height + (8 if at.KEY_CAP else 4)
            canvas.rounded(x, top, tie.width + 6, high, GOLD, 3 if at.KEY_CAP else 1)
            canvas.sprite(tie, x + 3, top + (high - tie.height) // 2, BG)
        elif key:
            if at.KEY_CAP:
                key_name(canvas, x, y - 2, key, small)
            else:
                canvas.text(key, x, y, small, FG, None)
        x += room
        canvas.text(text, x, y, font, role, None)

    def turn(self, canvas, state):
        """Paints what is due, or the button that ends the turn."""
        self.regions.stale("slots")
        if not state:               # the message takes this place
            return
        placed, minimum, chosen = state
        at, due = self._at, minimum - placed
        x, y, w, h = at.TURN
        font = self._font(at.TURN_FONT)
        canvas.fill(x, y, w, h)
        if due <= 0:
            if chosen == ADVISED:
                self._advise(canvas)
            else:
                kit.button(canvas, x, y, w, h, self._text(self.end), font, chosen)
        else:
            if self._colour:
                canvas.card(x, y, w, h, BG, LINE, 4)
                canvas.card(x + 1, y + 1, w - 2, h - 2, BG, LINE, 3)
            if at.DUE_FONT:
                small = self._font(at.DUE_FONT)
                said = self._text(self.named) if self.named else self._text("turn.due", due)
                canvas.right(said, x, y + (h - small.cap + 1) // 2,
                             w - at.DUE_PAD, small, FG, None)

    def _advise(self, canvas):
        """Paints the button that ends the turn as a hint."""
        at, font, text = self._at, self._font(self._at.TURN_FONT), self._text("turn.end")
        x, y, w, h = at.TURN
        fg, bg = (BG, MINT) if self._colour else (FG, BG)
        canvas.card(x, y, w, h, bg, MINT, 4 if h > 15 else 1)
        tie = self._art(at.TIE)
        left = (w - tie.width - _TIE_GAP - font.width(text)) // 2
        if left > 0:
            canvas.sprite(tie, x + left, y + (h - tie.height + 1) // 2, fg)
            x += left + tie.width + _TIE_GAP
            w = font.width(text)
        canvas.inside(text, x, y, w, h, font, fg)

    def slots(self, canvas, state):
        """Paints a slot for each card that is due, filled once it has been laid."""
        at = self._at
        placed, minimum, _ = state
        if placed >= minimum and not at.SLOTS_STAY:
            return
        x, y, w, h, step = at.SLOTS
        if at.SLOTS_STAY:
            canvas.fill(x, y, 2 * step + w, h)
        for i in range(minimum):
            lies = i < placed
            if self._colour:
                canvas.card(x + step * i, y, w, h, PAPER if lies else BG, INK if lies else DIM, 2)
            else:
                canvas.card(x + step * i, y, w, h, FG if lies else BG, FG, 0)

    def lesson(self, view, cursor, game):
        """The message for beginners, in the first turns of the first game."""
        if cursor.at <= 0:
            return None
        turn, placed = game.log.count(0), view["placed"]
        if turn >= _TEACHING:
            return None
        text, two_keys, at = self._text, cursor.two_keys, self._at
        label = self._app.text.label
        if view["due"] == 0:
            return None if two_keys or not at.SAY_CENTRE else (
                text("teach.end"), FG, label("NEXT"))
        if (turn == 0 and placed and not two_keys and (at.SAID_WIDE or at.SAY_CENTRE)
                and self._app.session.actions[-1] != UNDO):
            word = "teach.good" if _cheap(game) else "teach.more"
            return text(word, view["due"]), FG, None
        if placed or cursor.asks or (turn and cursor.asking):
            return None
        if turn == 0:
            top = view["tops"][cursor.pile]
            return text("teach.first", cursor.at, top), FG, label("OK")
        if turn == 1:
            return text("teach.card"), FG, label("NEXT" if two_keys else "←→")
        return (text("teach.menu"), FG, label("OK")) if two_keys else (
            text("teach.pile"), FG, label("↑"))


def _cheap(game):
    """Was the last card a trick, or a small step?"""
    pile = game.log[-1] // 100
    before, card = game.piles[pile][-2:]
    return distance(card, pile, before) <= SMALL


def key_name(canvas, x, y, text, font, role=GOLD):
    """Paints the name of a key in a ring; returns the x at which it ends."""
    w, h = font.width(text) + 8, font.cap + 6
    canvas.card(x, y, w, h, BG, role, 3 if h > 12 else 1)
    canvas.inside(text, x, y, w, h, font, role)
    return x + w
