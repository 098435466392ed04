"""A round of Martes 13 with real cards, followed card by card."""

from engine.martes13.live import play_in
from engine.scorepad.actions import OPEN, accept
from games.martes13.live_paint import LivePaint
from games.martes13.suits import SUITS, suit_of
from pads.round_paint import RoundPaint
from pads.verdict import points_so_far, verdict
from ui.screen import STEPS, Screen


class CardChoice:
    """The choice of a card; stops only at cards that are left.

    After each card the choice starts at the same place, so that the keys can be learned by heart.
    """

    def __init__(self):
        self.suit = 0
        self.plays = ()         # plays of the chosen suit, ascending by value, or by pile
        self.taken = False      # is the suit chosen, and the value being chosen?
        self._at = 0
        self._all = ()

    @property
    def play(self):
        """The chosen play."""
        return self.plays[self._at]

    def refresh(self, plays):
        """Sets the plays that are still possible, at least one."""
        self._all = plays
        self._go(suit_of(plays[0]))

    def aim(self, play):
        """Chooses this play."""
        self._go(suit_of(play))
        self._at = self.plays.index(play)

    def offers(self, suit):
        """True if cards of the suit are left."""
        return bool(self._of(suit))

    def move(self, by):
        """Moves to the next suit with cards, on either side."""
        suit = self.suit
        while True:
            suit = (suit + by) % len(SUITS)
            if self.offers(suit):
                break
        self._go(suit)

    def step(self, by):
        """Moves to the next value or pile."""
        self._at = (self._at + by) % len(self.plays)

    def _go(self, suit):
        self.suit, self.plays, self.taken = suit, self._of(suit), False
        self._at = len(self.plays) // 2

    def _of(self, suit):
        return [play for play in self._all if suit_of(play) == suit]


class Live(Screen):
    """LEFT, RIGHT choose the suit, UP, DOWN the value, OK plays the card; BACK opens the menu.

    Without LEFT and RIGHT the suit is taken first, then the value. After the last card the counts
    are shown.
    """

    def __init__(self, app, number, play=None):
        """play: where the choice starts; after a take-back its neighbour is often meant."""
        super().__init__(app)
        self._number = number
        self._paint = LivePaint(app)
        self._choice = CardChoice()
        self._refresh()
        if play:
            self._choice.aim(play)

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        self._paint.paint(canvas, self._live, self._choice, self._settled())

    def key(self, key):
        choice, two_keys = self._choice, self.app.two_keys
        if two_keys:
            key = STEPS.get(key, key)
        if key == "BACK":
            self._back()
        elif key == "OK":
            self._ok()
        elif choice.taken and two_keys and key in ("NEXT", "LEFT"):
            choice.step(1 if key == "NEXT" else -1)
        elif key in ("RIGHT", "NEXT"):
            choice.move(1)
        elif key == "LEFT":
            choice.move(-1)
        else:
            choice.step(1 if key == "UP" else -1)

    def _refresh(self):
        self._live = self.app.session.game.follow(self._number)
        self._choice.refresh(self._live.legal_plays())

    def _settled(self):
        """True if OK would play a card."""
        choice = self._choice
        return choice.taken or not self.app.two_keys or len(choice.plays) == 1

    def _ok(self):
        if not self._settled():
            self._choice.taken = True
            return
        self.app.session.apply(play_in(self._number, self._choice.play))
        if self.app.session.game.live(self._number).is_over():
            self.app.replace("games.martes13.live.LiveCounts", self._number)
        else:
            self._refresh()

    def _back(self):
        if self._choice.taken:
            self._choice.taken = False
        else:
            self.app.replace("games.martes13.live_menu.LiveMenu", self._number, self._choice.play)


class LiveCounts(Screen):
    """The sheet, as if it had been filled in by hand. OK accepts the round; BACK opens the menu.
    """

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number

    def draw(self, canvas):
        app, number = self.app, self._number
        game, paint = app.session.game, RoundPaint(app, number)
        cells = [cell for row in game.rows(number) for cell in row]
        paint.draw(canvas)
        paint.paint(canvas, cells, (len(cells), 0), points_so_far(game, number),
                    verdict(app, number))

    def key(self, key):
        if key == "BACK":
            self.app.replace("games.martes13.live_menu.LiveMenu", self._number)
        elif key == "OK":
            game, number = self.app.session.game, self._number
            if game.status(number) == OPEN and not game.problem(number):
                self.app.session.apply(accept(number))
            self.app.pop()
