"""The screen stack: push, pop, replace. Home is below all screens; while another screen is open,
home is closed, and it is created again when that screen closes.
"""

from screens import maker

_HOME = "screens.home.Home"


class Stack:
    """Runs stack operations once the key() of the screen has returned, while the C stack is short:
    a screen that opens imports modules, which import others.

    The subclass App has make_room(), which is called before a screen opens.
    """

    def __init__(self):
        self._screens = []      # the top one last; only home, if home is open
        self._at_home = False
        self._acts = []         # queued (work, args)
        self.changed = False    # is there queued work, or a change to paint?
        self._fresh = False     # does the top screen need draw(), not update()?
        self._opened = False    # ... and on_show() before all that is queued?
        self.chosen = None, None    # a game, and what its form said when its lesson opened

    def act(self, work, *args):
        """Queues work(*args) behind the operations queued so far."""
        self._acts.append((work, args))
        self.changed = True

    def push(self, name, *args):
        """Opens a screen. name: its path; see maker() in screens/__init__.py. args: of its class
        after app.
        """
        self.act(self._push, name, args)

    def opener(self, name, *args):
        """A function that opens a screen."""
        return lambda: self.push(name, *args)

    def ask(self, heading, message, answers):
        """Opens a question, see screens/dialog.py. answers: (key of a text, action or None)."""
        self.push("screens.dialog.Dialog", heading, message, answers)

    def replace(self, name, *args):
        """Opens a screen in place of the top one."""
        self.discard_top()
        self.push(name, *args)

    def pop(self, *instead):
        """Closes the top screen. instead: path and arguments of the screen that opens if no other
        is left; without it that is home.
        """
        self.act(self._pop, *instead)

    def discard_top(self):
        """Takes the top screen off the stack without showing the one below; a push must follow."""
        self.act(self._screens.pop)

    def discard_all(self):
        """Takes all screens off the stack; a push must follow."""
        self.act(self._screens.clear)

    def home(self):
        """Closes all screens but home."""
        self.act(self._go_home)

    def point(self, label):
        """Puts the cursor of the top screen on the row with this label, or on this round."""
        self.act(lambda: self._screens[-1].point(label))

    def menu(self):
        """Opens the menu of the table, if the table is the top screen."""
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
        except MemoryError:     # try again after unloading: the modules then lie closer together
            self.make_room(module, short=True)
            screen = maker(name)(self, *args)
        screen.module = module
        self._screens.append(screen)
        self._show_top()

    def _pop(self, *instead):
        self._screens.pop()
        if self._screens:
            self.make_room()
            self._show_top()
        elif instead:
            self._push(instead[0], instead[1:])
        else:
            self._go_home()

    def _go_home(self):
        self._screens.clear()
        self._push(_HOME, ())
        self._at_home = True

    def _show_top(self):
        # on_show() comes next of all, but not from here: a table sits its player down, which goes
        # deep.
        self.changed = self._fresh = self._opened = True
