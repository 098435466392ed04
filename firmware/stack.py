"""The screen stack: push, pop, replace. Home lies below all; while another screen is open it is
closed, and it is made again when nothing else is left.
"""

from screens import maker

_HOME = "screens.home.Home"


class Stack:
    """Screens ask for what follows; it is done once their key() has returned, while the C stack is
    short: a screen that opens imports modules that import others.

    App has make_room(), which is called before anything opens.
    """

    def __init__(self):
        self._screens = []      # the top one last; home alone, if that is open
        self._at_home = False
        self._acts = []         # what a key has asked for
        self._changed = False   # is there anything to do, or to show?
        self._fresh = False     # is the top screen to be drawn?

    def act(self, work, *args):
        """Has work(*args) done, after all that was asked for before."""
        self._acts.append((work, args))
        self._changed = True

    def push(self, name, *args):
        """Opens a screen; see maker() in screens/__init__.py."""
        self.act(self._push, name, args)

    def replace(self, name, *args):
        """Opens a screen in place of the one on top."""
        self.discard_top()
        self.push(name, *args)

    def pop(self):
        """Closes the top screen."""
        self.act(self._pop)

    def discard_top(self):
        """Takes the top screen off; another one must follow."""
        self.act(self._screens.pop)

    def discard_all(self):
        """Takes all screens off; another one must follow."""
        self.act(self._screens.clear)

    def home(self):
        """Closes all screens but home."""
        self.act(self._go_home)

    def point(self, label):
        """The menu on top stands on this row."""
        self.act(lambda: self._screens[-1].point(label))

    def menu(self):
        """Opens the menu of the table, if nothing lies on it."""
        if len(self._screens) == 1 and not self._at_home:
            self._screens[-1].key("BACK")

    # At once

    def _push(self, name, args):
        if self._at_home:
            self._screens.clear()
            self._at_home = False
        elif self._screens:
            self._screens[-1].on_hide()
        module = name.rpartition(".")[0]
        self.make_room(module)
        try:
            screen = maker(name)(self, *args)
        except MemoryError:     # in large pieces: what is loaded again lies closer
            self.make_room(module, short=True)
            screen = maker(name)(self, *args)
        screen.module = module
        self._screens.append(screen)
        self._show_top()

    def _pop(self):
        self._screens.pop()
        if self._screens:
            self.make_room()
            self._show_top()
        else:
            self._go_home()

    def _go_home(self):
        self._screens.clear()
        self._push(_HOME, ())
        self._at_home = True

    def _show_top(self):
        self._screens[-1].on_show()
        self._fresh = True
