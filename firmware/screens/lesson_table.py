"""The table in a lesson: the game's own one, in a position of <the game's folder>/lesson.py.

There TABLE is a screen, and game() makes the position of one of STEPS. A step ends with what is
right, actions, and with mistakes, {action: line}, of which the text has a line of its own; None is
what the table refuses. ABOVE are paths of screens that lie on the table.
"""

from game_ui.proxy import AppProxy
from games import lesson_of, ui_of
from screens import maker
from ui.screen import Screen

_OTHERS = "Kibot", "Zubot"
_RIGHT, _WRONG = 1, 2           # lines of the text


class _LessonProxy(AppProxy):
    """A position that one action ends: chosen is a tuple with that action, None as long as there
    is none; with None for what the table refuses. From then on the table asks in vain.
    """

    hints = False
    chosen = None

    def __init__(self, app, lesson, game, plain):
        """plain: how many steps follow."""
        super().__init__(app, game)
        self._lesson, self.plain = lesson, plain
        self.head = {"names": ((app.text("label.you"),) + _OTHERS)[:game.players],
                     "devices": [None] + ["easy"] * (game.players - 1)}

    def apply(self, action):
        self.chosen = (action,)
        self.game.apply_action(action)

    def undo(self):
        self.chosen = (None,)

    def cue(self, name):
        if name == "amiss":
            self.chosen = (None,)

    def ask(self, _heading, _message, answers):
        answers[-1][1]()

    def act(self, work, *args):
        if not self.chosen:
            self._app.act(self._lesson.attempt, work, *args)

    def push(self, name, *args):
        if self.chosen:
            return
        if name in self._lesson.above:
            self._app.act(self._lesson.lay, name, self, *args)
        else:
            self._lesson.say(0)         # a menu would be next

    def pop(self):
        self._lesson.lift()

    def replace(self, _name, *_args):
        """The next turn is not shown."""

    def go_on(self):
        """Nor is the end of the game."""


class LessonTable(Screen):
    """An action leads back to the pages, and so does BACK."""

    def __init__(self, app, game, back, step):
        """back: see Lesson."""
        super().__init__(app)
        self._game, self._back, self._step = game, back, step
        self.TABLE_THEME = ui_of(game).TABLE_THEME
        self._table = self._over = None     # over: what lies on the table
        self._fresh = False

    def on_show(self):
        if self._table:
            self._table.on_show()
        else:
            self.app.act(self._begin)       # imports need most of the C stack

    def _begin(self):
        """The cursor stands where the answer begins, if the table can point there; else beside
        what the table would propose, on a card instead of a button.
        """
        own = lesson_of(self._game)
        self.above = getattr(own, "ABOVE", ())
        *position, self._right, self._mistakes = own.STEPS[self._step]
        proxy = _LessonProxy(self.app, self, own.game(*position), len(own.STEPS) - self._step - 1)
        self._proxy = proxy
        proxy.head["step"] = self._step
        self.uses = self._game, own.TABLE.rpartition(".")[0]
        self.app.make_room()
        table = maker(own.TABLE)(proxy)
        table.on_show()
        if hasattr(table, "point"):
            table.point(self._right[0])
        else:
            table.key("UP" if proxy.game.log else "RIGHT")
        self._table = table

    def on_hide(self):
        if self._table:
            self._table.on_hide()

    def lay(self, name, *args):
        """This screen lies on the table."""
        self.uses += name.rpartition(".")[0],
        self.app.make_room()
        self._over, self._fresh = maker(name)(*args), True

    def lift(self):
        self._over, self._fresh = None, True

    @property
    def _top(self):
        return self._over or self._table

    @property
    def TICK_MS(self):
        return self._top.TICK_MS

    def tick(self):
        self._top.tick()

    def key(self, key):
        self.attempt(self._top.key, key)

    def attempt(self, work, *args):
        """Does what may end in an action."""
        work(*args)
        if self._proxy.chosen:
            action, = self._proxy.chosen
            good = action in self._right
            self.app.cue("trick" if good else "amiss")
            self.say(_RIGHT if good else self._mistakes.get(action, _WRONG))

    def say(self, line):
        """A page with this line of the step's text."""
        self.app.replace("screens.lesson.Lesson", self._game, self._back, self._step, line)

    def draw(self, canvas):
        self._top.draw(canvas)

    def update(self, canvas):
        if not self._fresh:
            return self._top.update(canvas)
        self._fresh = False
        canvas.clear()
        self.draw(canvas)
