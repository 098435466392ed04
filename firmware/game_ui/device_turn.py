"""Turns of the device: shows the public table, whose turn it is, and each action as it is played.
"""

from time import ticks_diff, ticks_ms

from micropython import const

from engine.games import create
from engine.shuffle import dice
from game_ui.names import initials, short_name
from games import player_of, ui_of
from ui import kit
from ui.canvas import BAR, DIM, FG, GOLD
from ui.screen import Screen

# By pace: "thinks" is shown before each action, the text of an action after it.
_PACES = (800, 1200), (250, 650), (0, 0)
_LOOK_MS = const(50)


class DeviceTurn(Screen):
    """Stands in place of the table until a person is to move or the round is over. OK skips the
    wait, BACK opens the pause.

    again: lies on top of the table instead, and replays what was done since the last turn of the
    player to move.
    A subclass sets PART, the layout of its table (whose DEVICE is the area for the player's name),
    and defines painter(), table() and say().
    """

    PART = ""
    TICK_MS = _LOOK_MS

    def __init__(self, app, again=False):
        super().__init__(app)
        session = app.session
        self.TABLE_THEME = ui_of(session.game.NAME).TABLE_THEME
        self.text = app.text.of(session.game.NAME)
        self.at = app.layout_of(self.PART)
        self.names = session.head["names"]
        self.initials = initials(self.names)
        self.game = session.game
        self._film = self._rewind() if again else None
        self.deal = getattr(self.game, "deal", self.game)   # of a match, its round in progress
        self.last = None        # what say() stored of the last action in this turn
        self._said = ""
        self.seat = None
        self._shown = None
        self._choose = None
        self._failed = False
        self._paint = self.painter()
        self._next()

    # What a game says

    def painter(self):
        """A new painter of the game's table."""

    def table(self, canvas):
        """Paints changes of self.deal, without hands. self.seat: who plays; self.last: what say()
        stored.
        """

    def say(self, action):
        """The text of an action, which is applied next."""
        return self.game.action_to_string(action)

    def observe(self, seat):
        """The observation that the device on this seat decides by."""
        return self.game.observation(seat)

    def done(self, action):
        """Called after each action of a device."""

    # What is on the display

    def on_show(self):
        self._since = ticks_ms()        # a menu lay on top: show the text for the whole time again
        if self._film is not None and not self._film:
            self.app.pop()              # nobody has done anything

    def draw(self, canvas):
        self._shown = None
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        self.table(canvas)
        state = self.seat, self._said
        if state != self._shown:
            self._shown = state
            self._panel(canvas)

    def _panel(self, canvas):
        """Paints who plays, and what was done."""
        x, y, w, h = self.at.DEVICE
        look, font = self.app.layout_of("device"), self.app.font
        canvas.fill(x, y, w, h)
        x, y, w, h = x + look.PAD, y + look.PAD, w - 2 * look.PAD, h - 2 * look.PAD
        if look.CORNER:
            canvas.rounded(x, y, w, h, BAR, look.CORNER)
        name, n = font(look.NAME_FONT), look.TOKEN
        top = y + (h * look.NAME_AT >> 7) - n // 2
        called = short_name(self.names[self.seat], name, w - n - 8)
        left = x + (w - n - 6 - name.width(called)) // 2
        kit.token(canvas, left, top, n, self.initials[self.seat], font(look.LETTER_FONT), GOLD)
        canvas.text(called, left + n + 6, top + (n - name.cap + 1) // 2, name, FG, None)
        said = self._said or self.app.text("device.thinks")
        for big in map(font, look.SAID_FONTS):
            if big.width(said) <= w - 4 and big.cap <= h // 3:
                break
        below = h - (h * look.SAID_AT >> 7)     # the text area is centred at SAID_AT
        kit.lines(canvas, x + 2, y + h - 2 * below, w - 4, 2 * below, said, big,
                  FG if self._said else DIM)

    # Time

    def tick(self):
        pace = self.app.settings["pace"] if self._film is None else 0
        pause = (_PACES[pace] if 0 <= pace < len(_PACES) else _PACES[0])[bool(self._said)]
        if ticks_diff(ticks_ms(), self._since) >= pause:
            self.app.woken = ticks_ms()     # the display stays as bright as after a key
            self.app.act(self._step)

    def key(self, key):
        if key != "BACK":
            self.app.act(self._step)
        elif self._film is None:
            self.app.push("game_ui.pause.Pause")
        else:
            self.app.pop()

    def _step(self):
        """Plays one action, or goes on to the next player."""
        app, game = self.app, self.game
        if self._film is None and self.deal.is_terminal():
            if game.is_terminal() and game is not self.deal:
                app.replace("pads.dealt.DealtCounts", game.rounds)   # as after any round
            else:
                app.go_on()         # to the result, or to the table, which tells the end
        elif self._over():
            self._leave()
        elif game.current_player() != self.seat:
            self._next()
        else:
            self.deal = getattr(game, "deal", game)
            action = self._think() if self._film is None else self._film.pop(0)
            self._said = self.say(action)
            if self._film is None:
                app.session.apply(action)
                self.done(action)
            else:
                game.apply_action(action)
            app.cue("place")
            self._since = ticks_ms()

    def _leave(self):
        """Gives way to the table: a person is next, or all has been shown."""
        if self._film is None:
            self.app.cue("turn")
            self.app.go_on()
        else:
            self.app.pop()

    def _next(self):
        """Begins the turn of the next seat."""
        self.seat, self._said, self.last = self.game.current_player(), "", None
        self._since = ticks_ms()

    def _over(self):
        """True if the next turn is a person's, or all has been shown."""
        if self._film is not None:
            return not self._film
        return not self.app.session.head["devices"][self.game.current_player()]

    def _rewind(self):
        """Sets self.game back to the last turn of the player to move; returns the actions since
        then.
        """
        session, actions = self.app.session, self.game.log
        me, self.game = self.game.current_player(), create(session.head)
        since = end = 0
        mine = True
        for at, action in enumerate(session.patiently(actions)):
            was_mine, mine = mine, self.game.current_player() == me
            if not mine:
                since, end = at if was_mine else since, at + 1
            self.game.apply_action(action)
        done = [actions[at] for at in range(since, end)]
        self.game = create(session.head)
        for action in session.patiently(actions):
            if not since:
                break
            since -= 1
            self.game.apply_action(action)
        return done

    # The player

    def _think(self):
        """The action that the device chooses; a random one if its player fails. The dice are
        seeded by the number of actions, so that a power cut changes nothing.
        """
        session, game = self.app.session, self.game
        seat, actions = game.current_player(), game.legal_actions()
        seed = "%s %d" % (session.head["seed"], len(game.log))
        try:
            if not self._choose:
                self._choose = player_of(game.NAME)
            level = session.head["devices"][seat]
            action = self._choose(self.observe(seat), list(actions), level, dice(seed))
            if action not in actions:
                raise ValueError("%s chose %r of %r" % (level, action, actions))
            return action
        except Exception as error:
            self.note(error)
            return actions[dice(seed)(len(actions))]

    def note(self, error):
        """Logs the first failure of a device's player."""
        if not self._failed:
            self._failed = True
            import crash
            crash.note(error)
