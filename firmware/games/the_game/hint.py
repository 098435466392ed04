"""Screens that run the advisor of The Game while the table stays on the display: a hint, and the
coach, which judges a card.
"""

from time import ticks_diff, ticks_ms

from micropython import const

from pack import data
from ui.canvas import DIM
from ui.screen import Screen

_SILENT_MS = const(200)         # before "thinks" is shown
_STEP_MS = const(10)            # of thinking between two scans of the keys, plus one step


class AdvisorScreen(Screen):
    """Base of screens that run the advisor in slices. A subclass supplies the position in view()
    and handles the result in found().
    """

    WIPES = False
    UNDOES = True

    def __init__(self, app, table):
        super().__init__(app)
        self.table = table
        self._begun = ticks_ms()
        self._said = False
        self._room = self._advisor = None
        # Has room been made, or is there enough? Has memory run out already?
        self._roomy, self._short = not app.layout.COLOUR, False

    def view(self):
        """The observation to think about."""
        return self.app.session.view()

    def advisor(self, file, offset, room):
        """The next Advisor, None if there is nothing to think about."""
        from engine.the_game.advice.advisor import Advisor
        return Advisor(self.view(), file, offset, room=room)

    def found(self, advisor):
        """Handles the result of an advisor. True if another one is to run."""

    def failed(self):
        """Called when memory does not suffice."""
        self.app.pop()
        self.app.warn("page.no_hint")

    def update(self, canvas):
        """Runs the advisor for some milliseconds. On colour displays it computes in the memory of
        the picture: the display keeps what it shows, and the next screen is painted anew.
        """
        if self.app.layout.COLOUR and not self._said:
            self._say(canvas)           # now: later the picture's memory is in use
            return True
        try:
            more = self._think()
            if not more:
                advisor, self._advisor, self._room = self._advisor, None, None
                more = self.found(advisor)
            if more and not self._said and ticks_diff(ticks_ms(), self._begun) >= _SILENT_MS:
                self._say(canvas)
            return more
        except MemoryError:
            self._advisor = self._room = None
            if not self._short:
                self._short = True
                raise           # App.show() frees memory and calls update() again
            self.failed()
        return False

    def key(self, key):
        """Any key cancels."""
        self.app.pop()

    def _think(self):
        if not self._room:      # one step per call, so that a key can cancel
            from engine.the_game.advice.room import Room
            app = self.app      # the room comes before the code of the advisor
            if not self._roomy:
                self._roomy = True
                app.make_room(short=True)       # it takes more than there is beside a table
            self._room = Room(lent=app.canvas.lend() if app.layout.COLOUR else b"")
            return True
        if not self._advisor:
            self._advisor = self.advisor(*data("nets/the_game"), self._room)
            return bool(self._advisor)
        begun = ticks_ms()
        while self._advisor.step():
            if ticks_diff(ticks_ms(), begun) >= _STEP_MS:
                return True
        return False

    def _say(self, canvas):
        """Paints that the advisor is thinking."""
        self._said = True
        at, app = self.app.layout_of("table"), self.app
        x, y, w, h = at.SAID
        canvas.fill(x, y, w, h)
        canvas.centre(app.text.of("the_game")(at.SAY + "thinks"), x, y + at.SAY_TEXT_Y, w,
                      app.font(at.SAY_FONT), DIM, None)


class Hint(AdvisorScreen):
    """Computes hints for the rest of the turn; a key cancels."""

    def found(self, advisor):
        """Passes [(action, reason)] to the table; each reason is computed for the position at that
        action.
        """
        from engine.the_game.advice.reason import reason
        plan, odds = advisor.plan(), advisor.outlook()
        advisor = None
        game, hints = self.app.session.game.clone(), []
        for action in plan:
            alone = len(game.legal_actions()) == 1
            hints.append((action, ("alone",) if alone else reason(
                game.observation(game.current_player()), action)))
            if action:
                game.apply_action(action)
        self.table.advise(hints, odds)
        self.app.pop()


class Partner(AdvisorScreen):
    """Computes what a device does, whose table says that it thinks. BACK opens the pause, any
    other key does what it does there, once it is found.
    """

    _key = None

    def found(self, advisor):
        self.table.advise(advisor.plan())
        self._close()

    def failed(self):
        self._close()           # without advice the device plays by its own rules

    def key(self, key):
        self._key = key
        if key == "BACK":
            self._close()

    def _close(self):
        self.app.pop()
        if self._key:
            self.table.key(self._key)

    def _say(self, canvas):
        self._said = True


class Coach(AdvisorScreen):
    """Computes what it would cost to lay this card. OK lays it at once, any other key cancels. A
    card that a hint would advise is laid, whatever it costs.
    """

    def __init__(self, app, table, action, odds):
        """odds: outlook() of the present position, None if unknown."""
        super().__init__(app, table)
        self._action, self._before = action, odds
        self._after = None      # outlook() with the card laid
        self._known = False     # has the best action been asked for?

    def view(self):
        if self._after or not self._before:
            return super().view()
        game = self.app.session.game.clone()
        game.apply_action(self._action)
        return game.observation(game.current_player())

    def found(self, advisor):
        """The present position is thought about if its odds are not known, or for a costly card.
        """
        action, table = self._action, self.table
        if self._after or not self._before:
            self._before, self._known = advisor.outlook(), True
            if advisor.plan()[0] == action:
                self._after = self._before      # as a hint that is followed
            elif not self._after:
                return True
        else:
            self._after = advisor.outlook()
            if table.costly(self._before, self._after) and not self._known:
                return True
        count, advisor = 0, None
        if table.costly(self._before, self._after):
            from engine.the_game.advice.reason import skips
            count = skips(self.app.session.view(), action)
        self.app.pop()
        table.judged(action, self._before, self._after, count)
        return False

    def failed(self):
        self._lay()
        self.app.set(coach=False)
        self.app.warn("page.no_hint")

    def key(self, key):
        if key == "OK":
            self._lay()
        else:
            self.app.pop()

    def _lay(self):
        self.app.pop()
        self.app.act(self.table.lay, self._action)
