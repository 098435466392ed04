"""The demo: the device plays solo games of The Game, one after another, when nobody uses the home
screen.

Nothing is saved. The game in progress is suspended, since memory does not hold the rules of two
games.
"""

from time import ticks_diff, ticks_ms

from micropython import const

# Imported first: nested imports take much of the C stack.
from engine.the_game.game import TheGame

from engine.the_game.bot import choose      # isort: skip
from games.the_game.cursor import Cursor    # isort: skip
from game_ui.proxy import AppProxy
from games.the_game.table import Table
from suspended import resume

_CHOOSE_MS = const(900)         # from one action to the choice of the next
_ACT_MS = const(700)            # and from the choice to the action
_OVER_MS = const(5_000)         # the end of a game is shown
_MOVE_MS = const(33)            # between two frames of a card on its way
_LOOK_MS = const(100)
_LONGEST_S = const(600)         # then the display goes dark, if the settings allow


class Demo(Table):
    """Any key, or the loss of USB power, leads back home.

    seq: of the game in progress, or None.
    """

    def __init__(self, app, seq):
        self._seq = seq
        self._games = 0
        self._home = app
        super().__init__(_DemoProxy(app, self._deal()))
        self._cursor = _Pointer()
        self._action = None     # the chosen action on the display
        self._since = ticks_ms()

    def _painter(self):
        paint = super()._painter()
        paint.name("turn.demo")
        return paint

    def _deal(self):
        """The next game. Seeds depend on the number of records, so that not every demo begins
        alike.
        """
        self._games += 1
        return TheGame(1, "demo %d.%d" % (self._home.history.loaded_games, self._games))

    def on_show(self):
        super().on_show()
        self._home.power.keep_lit(True)

    def on_hide(self):
        super().on_hide()
        self._home.power.keep_lit(False)

    @property
    def TICK_MS(self):
        return _MOVE_MS if self._paint.animating else _LOOK_MS

    def key(self, _key):
        app = self._home
        app.power.keep_lit(False)
        app.discard_top()              # frees its memory for the rules of the suspended game
        app.act(resume, app, self._seq)

    def tick(self):
        app, now = self._home, ticks_ms()
        blank = app.settings["blank_s"]
        limit = max(blank, _LONGEST_S) * 1000
        if app.feedback.powered() is False or (blank and ticks_diff(now, app.woken) >= limit):
            self.key(None)
        elif self._paint.animating:
            self._paint.advance()
        else:
            over = self.app.game.is_terminal()
            pause = _OVER_MS if over else _CHOOSE_MS if self._action is None else _ACT_MS
            if ticks_diff(now, self._since) >= pause:
                self._since = now
                self._step(over)

    def _end(self, _held):
        """Does nothing: the end of a game is shown as it is."""

    def _step(self, over):
        """Deals a game, or chooses an action, or applies the chosen one."""
        game, action = self.app.game, self._action
        if over:
            self.app.game = self._deal()
            self._new = ()
            self._refresh()
        elif action is None:
            self._action = action = choose(self.app.view(), game.legal_actions(), "hard", None)
            self._cursor.point(action)
        else:
            self._action = None
            if action:
                self.lay(action)
            else:
                self.end_turn()
            if game.is_terminal():
                self._refresh()


class _Pointer(Cursor):
    def point(self, action):
        """Moves to the card and pile of an action, or to the end of the turn."""
        pile, card = divmod(action, 100)
        self._stand(card)       # END is 0
        if card:
            self._choice = self.piles.index(pile)


class _DemoProxy(AppProxy):
    two_keys = False            # shows card and pile at once
    arrow_used = True

    def apply(self, action):
        self.game.apply_action(action)

    def cue(self, _name):
        """Does nothing: nobody listens."""

    def go_on(self):
        """Does nothing: the end of a game is shown as it is."""
