"""The screens that are open, one on the other, and the memory that they share."""

import gc

from micropython import const

from games import AT_REST, face, modules_of
from memory import Modules
from screens import maker

# Bytes free; with fewer no piece may be large enough.
_AT_HOME = const(40_000)
_SCARCE = const(24_000)

# Bytes between two garbage collections; free bytes that are few, and plenty. What stays lies among
# what goes, and if that is collected late, no room is left in one piece. But a collection takes 20
# to 35 ms: they are rare where there is plenty, rarer still until the first screen (start.py).
_MOST_OFTEN, _OFTEN, _RARELY = const(14_336), const(22_528), const(32_768)
_LITTLE, _PLENTY = const(34_000), const(68_000)


class Stack:
    """The part of the application that opens and closes screens; App in app.py has the rest."""

    def __init__(self):
        self._stack = [None]    # the home screen first, as soon as it is asked for
        self.stop = None        # where the cursor was at home
        self._started = False   # has a screen been opened?
        self._fresh = False     # is the top screen to be drawn?
        self._acts = []         # what a key has asked for
        self._changed = False   # is there anything to do, or to show?
        self._modules = Modules(done=("hardware",))

    # Screens ask for what follows; it is done once their key() has returned, while the C stack is
    # short: a screen that opens imports modules that import others.

    def act(self, work, *args):
        """Has work(*args) done, after all that was asked for before."""
        self._acts.append((work, args))
        self._changed = True

    def go(self, name, *args):
        """Opens a screen; see maker() in screens/__init__.py."""
        self.act(self._open, name, args)

    def alone(self, name, *args):
        """Opens a screen that needs much memory over this one, once this one is on the glass.
        Where the frame takes much, too, painters have to go.
        """
        self.defer(lambda: self.act(self._open, name, args, None, self.layout.COLOUR))

    def exchange(self, name, *args):
        """Opens a screen in place of the one on top."""
        self.drop()
        self.go(name, *args)

    def point(self, label):
        """The menu on top stands on this row."""
        self.act(lambda: self._stack[-1].point(label))

    def menu(self):
        """Opens the menu of the table, if nothing lies on it."""
        if len(self._stack) == 2:
            self._stack[-1].key("BACK")

    def drop(self):
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

    # Their modules come with them and go with them, so that what is open fits the memory.

    def _open(self, name, args, playing=None, alone=False):
        """playing: does what the game in progress needs stay? alone: only at rest?"""
        if len(self._stack) == 1:
            self._stack[0] = None       # home is made again when it is needed
        self.make_room(len(self._stack) > 1 if playing is None else playing, alone)
        self._stack.append(maker(name)(self, *args))
        self._top()

    def make_room(self, playing, alone=False, game=None):
        """Forgets what the next screen does not need, also of the top one, covered or opened
        anew. playing: is the next one of the game that is played, or above it?
        game: a lesson's.
        """
        if self._stack and self._stack[-1]:
            self._stack[-1].cover()
        self.text.forget()
        self.art.forget(self.layout.SMALL, self.layout.BODY)
        if self.session.game:
            game = self.session.game.NAME
        keep = modules_of(game, playing)
        self._modules.forget(keep, AT_REST if alone else ())
        gc.collect()            # modules lie close together, or no room is left in one piece
        if not alone and gc.mem_free() < _SCARCE:
            self._modules.forget(keep, AT_REST)
            gc.collect()
        free = gc.mem_free()
        if free < _PLENTY:
            gc.threshold(_MOST_OFTEN if free < _LITTLE else _OFTEN)
        elif self._started:
            gc.threshold(_RARELY)

    def _close(self):
        self._stack.pop()
        self._reveal()

    def _reveal(self):
        self.make_room(True)           # mostly the game goes on
        if len(self._stack) == 1 and gc.mem_free() < _AT_HOME:
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
            over, shown = game.is_terminal(), face(game.NAME)
            self._open(shown.OVER if over else shown.playing(game), (), not over)
        else:
            self._reveal()

    def _top(self):
        screen = self._stack[-1]
        screen.open()
        self.power.lay(self._cloth())
        self._fresh = self._started = True

    def _cloth(self):
        """That of the top screen, or of one below it; home keeps its own to itself."""
        for screen in reversed(self._stack[1:] or self._stack):
            if screen.CLOTH is not None:
                return screen.CLOTH
        return 0
