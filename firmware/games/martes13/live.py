"""A round of Martes 13 followed card by card, as it is played with real cards."""

from engine.martes13.live import play_in
from games.martes13.card_choice import CardChoice
from games.martes13.live_paint import LivePaint
from ui.screen import STEPS, Screen


class Live(Screen):
    """LEFT, RIGHT choose the suit, UP, DOWN the value, OK plays the card; BACK opens the menu.

    Without LEFT and RIGHT the suit is taken first, then the value. After the last card the counts
    are shown.
    """

    def __init__(self, app, number, play=None):
        """play: where the choice begins; after a slip its neighbour is often meant."""
        super().__init__(app)
        self._number = number
        self._paint = LivePaint(app)
        self._choice = CardChoice()
        self._look()
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

    def _look(self):
        self._live = self.app.session.game.follow(self._number)
        self._choice.look(self._live.legal_plays())

    def _settled(self):
        """Would OK play a card?"""
        choice = self._choice
        return choice.taken or not self.app.two_keys or len(choice.plays) == 1

    def _ok(self):
        if not self._settled():
            self._choice.taken = True
            return
        self.app.session.apply(play_in(self._number, self._choice.play))
        if self.app.session.game.live(self._number).is_over():
            self.app.replace("games.martes13.live_counts.LiveCounts", self._number)
        else:
            self._look()

    def _back(self):
        if self._choice.taken:
            self._choice.taken = False
        else:
            self.app.replace("games.martes13.live_menu.LiveMenu", self._number, self._choice.play)
