"""The table of a lesson: the game's own table, in a position of the module <game's
folder>/lesson.py.

That module has TABLE, the path of the screen; STEPS; and game(*position), which makes the game of
a step. A step is (*position, right actions, mistakes). mistakes: {action: line of the step's
text}; the key None is for what the table refuses. FIRST: a legal action per step at which the
cursor begins, another than the right ones if there is one; then the table has point(). ABOVE:
paths of screens that may lie on the table.
"""

from game_ui.proxy import AppProxy
from games import lesson_of, ui_of
from screens import maker
from ui.screen import Screen

_OTHERS = "Kibot", "Zubot"
_RIGHT, _WRONG = 1, 2           # lines of the text


class _LessonProxy(AppProxy):
    """Application of the table in a lesson: the first action ends the position. chosen: (action,),
    (None,) if the table refused a key, None until then. After that it ignores all requests.
    """

    hints = False
    chosen = None

    def __init__(self, app, lesson, game, plain):
        """plain: number of steps that follow."""
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
        if name == "refused":
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
            self._lesson.say(0)         # instead of a menu

    def pop(self):
        self._lesson.lift()

    def replace(self, _name, *_args):
        """Does nothing: the next turn is not shown."""

    def go_on(self):
        """Does nothing: the end of the game is not shown."""


class LessonTable(Screen):
    """Shows the table until the first action, or BACK; then the pages again."""

    def __init__(self, app, game, back, step):
        """back: as for Lesson."""
        super().__init__(app)
        self._game, self._back, self._step = game, back, step
        self.TABLE_THEME = ui_of(game).TABLE_THEME
        self._table = self._over = None     # screens: the table, and one on top of it
        self._fresh = False

    def on_show(self):
        if self._table:
            self._table.on_show()
        else:
            self.app.act(self._begin)       # imports need most of the C stack

    def _begin(self):
        """Opens the table with the cursor at FIRST; without that on a card beside the table's
        first choice, which could be the answer.
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
        if hasattr(own, "FIRST"):
            table.point(own.FIRST[self._step])
        else:
            table.key("UP" if proxy.game.log else "RIGHT")
        self._table = table

    def on_hide(self):
        if self._table:
            self._table.on_hide()

    def lay(self, name, *args):
        """Opens a screen on top of the table."""
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
        """Calls work(*args), which may end the position."""
        work(*args)
        if self._proxy.chosen:
            action, = self._proxy.chosen
            good = action in self._right
            self.app.cue("trick" if good else "refused")
            self.say(_RIGHT if good else self._mistakes.get(action, _WRONG))

    def say(self, line):
        """Shows the page with this line of the step's text."""
        self.app.replace("screens.lesson.Lesson", self._game, self._back, self._step, line)

    def draw(self, canvas):
        top = self._top
        if not top.WIPES:
            self._table.draw(canvas)
            top.keep(canvas)            # a part of that
        top.draw(canvas)

    def update(self, canvas):
        if not self._fresh:
            return self._top.update(canvas)
        self._fresh = False
        canvas.clear()
        self.draw(canvas)
