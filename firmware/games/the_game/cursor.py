"""The choice at the table: a card and its pile, or one of two buttons."""

# `at` is a card of the hand, or one of the two buttons.
END = 0                         # ends the turn
UNDO = -1


class Cursor:
    """Stops at the cards that fit somewhere, then at the buttons that can be pressed."""

    def __init__(self):
        self.at = None          # card, END or UNDO
        self.playable = ()      # cards that fit somewhere
        self.piles = ()         # piles that take the card, the nearest first
        self.asking = False     # the pile is being chosen
        self.shows_pile = True
        self._stops = ()
        self._choice = 0
        self._game = None

    @property
    def pile(self):
        """The chosen pile, or None."""
        return self.piles[self._choice] if self.piles else None

    def look(self, view, game):
        """The table has changed: stays at the same place of the hand."""
        self._game = game
        self._tops = view["tops"]
        self.playable = stops = [card for card in view["hand"] if game.fits(card)]
        before = self._stops.index(self.at) if self.at in self._stops else 0
        cards = len(stops)
        self._stops = stops = (stops + ([] if view["due"] else [END])
                               + ([UNDO] if view["placed"] else []))
        if self.at != UNDO or not view["placed"]:
            self.at = stops[min(before, max(cards - 1, 0))]
        self._choose()

    def move(self, by):
        stops = self._stops
        self.at = stops[(stops.index(self.at) + by) % len(stops)]
        self._choose()

    def next_pile(self, by):
        if self.piles:
            self._choice = (self._choice + by) % len(self.piles)

    def _choose(self):
        self.asking = False
        self._choice = 0
        self.piles = sorted(self._game.fits(self.at), key=self._gap) if self.at > 0 else ()

    def _gap(self, pile):
        """How many numbers the card costs the pile; the reverse trick gives ten back."""
        gap = -10 if self._game.is_trick(self.at, pile) else abs(self.at - self._tops[pile])
        return gap, pile        # MicroPython's sorted() is not stable
