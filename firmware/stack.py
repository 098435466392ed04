"""The screens that are open, one on the other, and the memory that they share."""

import gc

from micropython import const

from games import AT_REST, modules_of, ui_of
from memory import Modules
from screens import maker

# Bytes that are free when a screen opens, or else what the last ones needed is forgotten: for any
# screen above the table of a game, for home, for a table or a form. With fewer than the last one
# no piece may be large enough, and the table's painters go, too.
_ANY, _HOME, _TABLE = const(28_672), const(40_000), const(65_536)
_SCARCE = const(24_000)

# Half of what is free beyond this may become garbage until that is collected. What stays lies
# among what goes, and if that is collected late, no room is left in one piece. But a collection
# takes 20 to 35 ms: it is rare where there is plenty, rarer still until the first screen
# (start.py).
_NEVER_GARBAGE, _LEAST_GARBAGE = const(12_288), const(2_048)


class Stack:
    """The part of the application that opens and closes screens; App in app.py has the rest."""

    def __init__(self):
        self._stack = [None]    # the home screen first, as soon as it is asked for
        self.stop = None        # where the cursor was at home
        self._started = False   # has a screen been opened?
        self._fresh = False     # is the top screen to be drawn?
        self._acts = []         # what a key has asked for
        self._changed = False   # is there anything to do, or to show?
        self._modules = Modules(done=("assemble", "crash_page", "hardware", "version"))
        self._free = 0          # bytes, when the last screen opened

    # Screens ask for what follows; it is done once their key() has returned, while the C stack is
    # short: a screen that opens imports modules that import others.

    def act(self, work, *args):
        """Has work(*args) done, after all that was asked for before."""
        self._acts.append((work, args))
        self._changed = True

    def push(self, name, *args):
        """Opens a screen; see maker() in screens/__init__.py."""
        self.act(self._open, name, args)

    def alone(self, name, *args):
        """Opens a screen that needs much memory over this one, once this one is on the display.
        Where the frame takes much, too, painters have to go.
        """
        self.defer(lambda: self.act(self._open, name, args, None, self.layout.COLOUR))

    def bare(self, work):
        """Gives what work() gives, which needs memory: without any screen but home. Where that is
        false, the game in progress is shown again. For act() alone.
        """
        del self._stack[1:]
        self.make_room(False, True)
        done = work()
        if not done:
            self._show_game()
        return done

    def wait(self, page, work, leave):
        """Has work() done, which needs memory and the history: once that has been read, without
        any screen but home and screens/wait.py.
        """
        self.act(self._wait, page, work, leave)

    def _wait(self, *args):
        del self._stack[1:]
        self._open("screens.wait.Wait", args, False, True)

    def once_read(self, name, *args):
        """Opens a screen that needs the history."""
        if self.history.ready:
            self.push(name, *args)
        else:
            self.push("screens.wait.Wait", "page.reading", lambda: self.replace(name, *args),
                    self.pop)

    def replace(self, name, *args):
        """Opens a screen in place of the one on top."""
        self.discard_top()
        self.push(name, *args)

    def point(self, label):
        """The menu on top stands on this row."""
        self.act(lambda: self._stack[-1].point(label))

    def menu(self):
        """Opens the menu of the table, if nothing lies on it."""
        if len(self._stack) == 2:
            self._stack[-1].key("BACK")

    def discard_top(self):
        """Takes the top screen off; another one must follow."""
        self.act(self._stack.pop)

    def pop(self):
        """Closes the top screen."""
        self.act(self._close)

    def home(self):
        """Closes all screens but home."""
        self.act(self._go_home)

    def go_on(self):
        """Shows the game in progress, or its end; without one, the home screen."""
        self.act(self._show_game)

    # Their modules come with them, and go when there is no room for more.

    def _open(self, name, args, playing=None, alone=False, wanted=_ANY):
        """playing: does what the game in progress needs stay? alone: only at rest?"""
        if len(self._stack) == 1:
            self._stack[0] = None       # home is made again when it is needed
            wanted = _TABLE             # a form has the game's options, and its rules, too
        if playing is None:
            playing = len(self._stack) > 1
        self.make_room(playing, alone, wanted=wanted)
        try:
            screen = maker(name)(self, *args)
        except MemoryError:     # in large pieces: what comes anew lies closer
            self._forget(playing, True, None)
            screen = maker(name)(self, *args)
        self._stack.append(screen)
        self._top()

    def make_room(self, playing, alone=False, game=None, wanted=_TABLE):
        """Where so many bytes are not free, forgets what the next screen does not need, also of
        the top one, hidden or opened anew. playing: is the next one of the game that is played,
        or above it? alone: does it need all the room that there is? game: a lesson's.
        """
        if self._stack and self._stack[-1]:
            self._stack[-1].on_hide()
        self.text.forget()
        self.art.forget()
        if alone or self._free < wanted or self._collect() < wanted:
            self._forget(playing, alone, game)
        if self._started or self._free < _TABLE:
            self._limit_garbage(self._free)
        if alone:
            self._free = 0      # whatever opens next wants that room back

    def tidy(self):
        """Collects garbage; from now on there may be as much of that as suits what is free now."""
        gc.collect()
        self._limit_garbage(gc.mem_free())

    @staticmethod
    def _limit_garbage(free):
        gc.threshold(max(free - _NEVER_GARBAGE, _LEAST_GARBAGE) // 2)

    def _forget(self, playing, alone, game):
        self.art.keep(self.layout.SMALL, self.layout.BODY)
        if self.session.game:
            game = self.session.game.NAME
        keep = modules_of(game, playing)
        for screen in self._stack:
            keep += screen.NEEDS if screen else ()
        self._modules.forget(keep, AT_REST if alone else ())
        if self._collect() < _SCARCE and not alone:
            self._modules.forget(keep, AT_REST)
            self._collect()

    def _collect(self):
        """Modules lie close together then, or no room is left in one piece. Bytes that are free:
        to count them takes 8 ms.
        """
        gc.collect()
        self._free = gc.mem_free()
        return self._free

    def _close(self):
        self._stack.pop()
        self._reveal()

    def _reveal(self):
        home = len(self._stack) == 1
        # Mostly the game goes on.
        self.make_room(not home or self._free >= _HOME, wanted=_HOME if home else _ANY)
        if home and self.session.suspended:
            self.make_room(False)
            self.session.resume(self.session.suspended)
        if home and self._free < _HOME:
            self.make_room(False)
        if not self._stack[-1]:
            self._stack[-1] = maker("screens.home.Home")(self)
        if len(self._stack) == 1:
            self.defer(self._tidy_up)       # quick keys leave no time for it later
        self._top()

    def _go_home(self):
        del self._stack[1:]
        self._reveal()

    def _show_game(self):
        del self._stack[1:]
        game = self.session.game
        if game:
            over, shown = game.is_terminal(), ui_of(game.NAME)
            self._open(shown.OVER if over else shown.playing(game), (), not over, wanted=_TABLE)
        else:
            self._reveal()

    def _top(self):
        screen = self._stack[-1]
        screen.on_show()
        self.power.set_table_theme(self._table_theme())
        self._fresh = self._started = True

    def _table_theme(self):
        """That of the top screen, or of one below it; home keeps its own to itself."""
        for screen in reversed(self._stack[1:] or self._stack):
            if screen.TABLE_THEME is not None:
                return screen.TABLE_THEME
        return 0
