"""The device plays: what all may see of the table, who plays, and what is done, step by step."""

from time import ticks_diff, ticks_ms

from micropython import const

from engine.games import create
from engine.shuffle import dice
from game_ui.names import initials, short_name
from games import player_of, ui_of
from ui import kit
from ui.canvas import BAR, DIM, FG, GOLD
from ui.screen import Screen

_THINK_MS = const(800)          # that somebody thinks is on the display
_READ_MS = const(1200)          # and what was done
_LOOK_MS = const(50)


class DeviceTurn(Screen):
    """In the table's place until it is a person's turn, or the round of a match is over. A key
    hurries, BACK is a pause.

    again: lies on the table, and shows what was done since the last turn of who is to move.
    A game says PART, the layout of its table, where DEVICE is the place for who plays; painter(),
    table(), which paints what all may see, and say().
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
        self.deal = getattr(self.game, "deal", self.game)   # the round of a match
        self.last = None        # what was done last in this turn
        self._said = ""
        self.seat = None
        self._shown = None
        self._choose = None
        self._failed = False
        self._paint = self.painter()
        self._next()

    # What a game says

    def painter(self):
        """That of the game's table."""

    def table(self, canvas):
        """Paints what has changed of self.deal, as all see it; self.seat plays, self.last is what
        say() has kept.
        """

    def say(self, action):
        """Text of an action that is about to be done."""
        return self.game.action_to_string(action)

    def observe(self, seat):
        """What a device on this seat gets to know."""
        return self.game.observation(seat)

    def done(self, action):
        """A device has done this."""

    # What is on the display

    def on_show(self):
        self._since = ticks_ms()        # after a pause what was done is read again
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
        """Who plays, and what was done."""
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
        below = h - (h * look.SAID_AT >> 7)     # as much is above the middle of what is said
        kit.lines(canvas, x + 2, y + h - 2 * below, w - 4, 2 * below, said, big,
                  FG if self._said else DIM)

    # Time

    def tick(self):
        pause = _READ_MS if self._said else _THINK_MS
        if ticks_diff(ticks_ms(), self._since) >= pause:
            self.app.woken = ticks_ms()     # the display stays as bright as after a key
            self.app.act(self._step)

    def key(self, key):
        if key != "BACK":
            self.app.act(self._step)
        elif self._film is None:
            self.app.ask("title.menu", "", (("row.back", None), ("row.home", self.app.home)))
        else:
            self.app.pop()

    def _step(self):
        """One action, or on to who is next."""
        app, game = self.app, self.game
        if self._film is None and self.deal.is_terminal():
            if game.is_terminal() and game is not self.deal:
                app.replace("pads.dealt.DealtCounts", game.rounds)   # as after any round
            else:
                app.go_on()         # to the end, or the table says how the round has ended
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
        """A person is next, or all has been shown."""
        if self._film is None:
            self.app.cue("turn")
            self.app.go_on()
        else:
            self.app.pop()

    def _next(self):
        """Another seat."""
        self.seat, self._said, self.last = self.game.current_player(), "", None
        self._since = ticks_ms()

    def _over(self):
        """Has all been done that is to be seen here?"""
        if self._film is not None:
            return not self._film
        return not self.app.session.head["devices"][self.game.current_player()]

    def _rewind(self):
        """Back to the last turn of who is to move -> what the others have done since."""
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
        """The action that the device chooses. The dice begin anew each time, so that a power cut
        changes nothing. A player that fails is noted, and plays at random.
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
        """A player has failed; once is enough."""
        if not self._failed:
            self._failed = True
            import crash
            crash.note(error)
