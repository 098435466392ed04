"""The cursor at the table of The Game: on a card and its pile, on a button, or on the hint."""

from engine.the_game.cards import distance

# Cursor.at is a card of the hand, one of the two buttons, or the line of the hint.
END = 0                         # ends the turn
UNDO = -1
HINT = -2

SMALL = 3                # a small step costs a pile at most so many numbers ...
LARGE = 20               # ... and a large one at least so many
_NEAR = 10                      # another pile at most so much farther is in question, too


class Cursor:
    """After every change it stands on the cheapest choice: a card, or the end of the turn, once
    that is allowed and no card fits closely.

    With arrows there are four rows: piles, cards, buttons, hint. With two keys there is one:
    cards, then buttons; OK takes the nearest pile, and asks if another is about as near. The menu
    leads to the other piles, and to the hint.
    """

    def __init__(self, hints=True):
        """hints: does the table offer hints?"""
        self._hints = hints
        self.at = None          # card, END, UNDO or HINT
        self.hint = None        # (action, reason) that is shown while the cursor is on HINT
        self.playable = ()      # cards that fit somewhere
        self.piles = ()         # piles that take the card, the nearest first
        self.asking = False     # is the pile being chosen?
        self.two_keys = False
        self._buttons = ()
        self._card = None       # the card that the cursor was on last
        self._choice = 0

    @property
    def pile(self):
        """The chosen pile, or None."""
        return self.piles[self._choice] if self.piles else None

    @property
    def asks(self):
        """True if OK would ask for the pile: another is about as near, or burns."""
        if not self.two_keys or self.asking or not self.others:
            return False
        tops, nearest = self._tops, self._cost(self.pile)[0]
        return any([pile in self._burning or (
            tops[pile] != tops[self.pile] and self._cost(pile)[0] - nearest <= _NEAR)
            for pile in self.others])

    @property
    def others(self):
        """Piles that take the card beside the chosen one, but none that is just the same; among
        several players their marks differ.
        """
        tops, alone = self._tops, self._game.players == 1
        return [pile for i, pile in enumerate(self.piles) if pile != self.pile and not (
            alone and tops[pile] in [tops[each] for each in (self.pile,) + tuple(self.piles[:i])])]

    def refresh(self, view, game, back=None):
        """Reads the game after a change. back: a card that was taken back, to stand on; or UNDO or
        HINT, to stay there.
        """
        self._game, self._tops, self._burning = game, view["tops"], view["burning"]
        self.hint = None
        self.playable = [card for card in view["hand"] if game.fits(card)]
        self._buttons = ([] if view["due"] else [END]) + ([UNDO] if view["placed"] else [])
        cost, self._card = self._best(() if view["due"] else view["burning"])
        at = self._card if self._card and (view["due"] or cost <= SMALL) else END
        if back == HINT or back in self._buttons or back in self.playable:
            at = back
        self._stand(at)

    def _best(self, burning):
        """(cost, card) of the card that fits best; a card on a burning pile comes first, at cost
        0.
        """
        best = SMALL, None
        for fire in (burning, range(4)):
            found = [(distance(card, pile, self._tops[pile]), pile, card) for card in self.playable
                     for pile in self._game.fits(card) if pile in fire]
            if found:
                cost, _, card = min(found)
                return (0 if burning and fire is burning else cost), card
        return best

    def walk(self, by):
        """Moves to the next card or button, in one row."""
        if self.at == HINT:
            self.up()
        else:
            self._step(self.playable + self._buttons, by)

    def aside(self, by):
        """LEFT or RIGHT in its row: piles, cards or buttons."""
        if self.asking:
            row = sorted(self.piles)
            self._choice = self.piles.index(row[(row.index(self.pile) + by) % len(row)])
        elif self.at != HINT:
            self._step(self._buttons[::-1] if self.at <= 0 else self.playable, by)

    def up(self):
        """Moves to the row above."""
        if self.at > 0:
            self.asking = True
        elif self._card:
            self._stand(self._card)
        else:
            self._stand(END)

    def down(self):
        """Moves to the row below."""
        if self.asking:
            self.asking = False
        elif self.at > 0 and self._buttons:
            self._stand(self._buttons[0])
        elif self._hints:
            self._stand(HINT)

    def ask(self):
        """Moves to the hint."""
        self._stand(HINT)

    def mark(self, hint):
        """Shows a hint, (action, reason); from there the cursor goes to its card."""
        self._stand(HINT)
        self.hint = hint
        self._card = hint[0] % 100 or self._card

    def next_pile(self, by):
        ways = sorted(self.others + [self.pile], key=self._cost)
        self._choice = self.piles.index(ways[(ways.index(self.pile) + by) % len(ways)])

    def ask_pile(self):
        self.asking = True

    def _step(self, row, by):
        self._stand(row[(row.index(self.at) + by) % len(row)])

    def _stand(self, at):
        self.at, self.hint = at, None
        self.asking = False
        self._choice = 0
        if at > 0:
            self._card = at
            self.piles = sorted(self._game.fits(at), key=self._cost)
        else:
            self.piles = ()

    def _cost(self, pile):
        # MicroPython's sorted() is not stable.
        return distance(self.at, pile, self._tops[pile]), pile


class OnlyButton:
    """A cursor on the button, the only choice left."""

    at, pile, piles, asking, asks, two_keys, hint = END, None, (), False, False, False, None

    def __init__(self, hand):
        self.playable = hand
