"""A lesson: one thing to do in each of some positions, at the game's own table.

A game's positions are in <its folder>/lesson.py: TABLE, a screen; STEPS; and game(), which makes
the position of a step. A step ends with the actions that are right, and {action: line}: where the
text has a line of its own for a mistake. None is what the table refuses.
"""

import gc

from games import FACES, face
from screens import SCREENS
from ui.kit import button
from ui.regions import Regions
from ui.screen import Screen
from ui.widgets import title

_NAMES = "Ana", "Kibot", "Zubot"
_FOOT = 12                      # height of a button on displays of one colour
_RIGHT, _WRONG = 1, 2           # lines of a text; the first one says what to do


class _Told(Exception):
    """This action was chosen."""


class _Lent:
    """What the table takes for the application, for its session and its history. Nothing that is
    done comes further than to the lesson.
    """

    ready = False               # the table gives no hints of its own
    settings = {"coach": False}

    def __init__(self, app, lesson, game):
        self._app, self._lesson, self.game = app, lesson, game
        self.session = self.history = self
        self.head = {"names": _NAMES[:game.players],
                     "devices": [None] + ["easy"] * (game.players - 1)}

    def __getattr__(self, name):
        return getattr(self._app, name)

    def view(self):
        return self.game.observation(self.game.current_player())

    def apply(self, action):
        raise _Told(action)

    def undo(self):
        raise _Told(None)

    def alone(self, *_):
        raise _Told(None)

    def cue(self, name):
        if name == "amiss":
            raise _Told(None)

    def ask(self, _heading, _message, answers):
        answers[-1][1]()

    def act(self, work, *args):
        self._app.act(self._lesson.attempt, work, *args)

    def go(self, name, *args):
        if name == "board_duel":
            self._lesson.lay(SCREENS[name](self, *args))
        else:
            self._lesson.say(0)         # a menu would be next

    def pop(self):
        self._lesson.lay(None)


class Lesson(Screen):
    """Pages of text, each with a row of buttons, and the table. BACK goes from the table to the
    page that says what to do, and from a page out of the lesson.
    """

    def __init__(self, app, name):
        super().__init__(app)
        shown = face(name)
        self.CLOTH = shown.CLOTH
        self._text = app.text.of(name)
        path = "games.%s.lesson" % FACES[name].partition(".")[0]
        self._own = __import__(path, None, None, ("STEPS",))
        self._step = 0
        self._table = self._over = None     # over: what lies on the table
        self.say(0)

    def say(self, line):
        """A page with this line of the step's text."""
        self._line, self._at, self._fresh = line, 0, True
        self._answers = ((("row.try", self._play), ("row.skip", self._on)) if line == 0 else
                         (("row.on", self._on),) if line == _RIGHT else (("row.again", self._play),))

    def lay(self, screen):
        """This screen lies on the table from now on; None: nothing does."""
        self._over, self._fresh = screen, True

    @property
    def _top(self):
        return self._over or self._table

    @property
    def TICK_MS(self):
        return None if self._answers else self._top.TICK_MS

    def tick(self):
        self._top.tick()

    def open(self):
        if self._table:
            self._table.open()

    def cover(self):
        if self._table:
            self._table.cover()

    # The table

    def _play(self):
        """Goes to the table, where the cursor stands beside what it would propose."""
        self._answers, self._fresh = (), True
        if not self._table:
            gc.collect()
            own = self._own
            game = own.game(*own.STEPS[self._step][:-2])
            self._table = SCREENS[own.TABLE](_Lent(self.app, self, game))
            self._table.open()
            self._table.key("RIGHT")

    def attempt(self, work, *args):
        """Does what may end in an action."""
        try:
            work(*args)
        except _Told as told:
            action = told.args[0]
            right, mistakes = self._own.STEPS[self._step][-2:]
            good = action in right
            self._over = None
            self.app.cue("trick" if good else "amiss")
            self.say(_RIGHT if good else mistakes.get(action, _WRONG))

    def _on(self):
        """To the next step."""
        self._table = self._over = None
        self._step += 1
        if self._step < len(self._own.STEPS):
            self.say(0)
        else:
            self.app.pop()

    # Keys and glass

    def key(self, key):
        if not self._answers:
            self.attempt(self._top.key, key)
        elif key == "OK":
            self.app.act(self._answers[self._at][1])
        elif key == "BACK":
            self.app.pop()
        else:
            self._at = (self._at + 1) % len(self._answers)

    def draw(self, canvas):
        self._fresh = False
        if self._answers:
            self._page(canvas)
            self.update(canvas)
        else:
            self._top.draw(canvas)

    def update(self, canvas):
        if self._fresh:
            canvas.clear()
            self.draw(canvas)
        elif self._answers:
            self._regions.paint(canvas, [(i, i == self._at) for i in range(len(self._answers))])
        else:
            return self._top.update(canvas)

    def _page(self, canvas):
        app, at, line = self.app, self.app.layout, self._line
        font = app.font(at.DIALOG_TEXT)
        heading = ("title.right" if line == _RIGHT else "title.wrong") if line else "title.lesson"
        title(canvas, app, "%s %d/%d" % (app.text(heading), self._step + 1,
                                         len(self._own.STEPS)))
        y, said = at.DIALOG_Y, self._text("lesson.%d" % self._step).split("\n")[line]
        for each in font.wrap(said, canvas.width - 2 * at.MARGIN):
            canvas.text(each, at.MARGIN, y, font)
            y += at.DIALOG_STEP
        self._regions = Regions([self._button] * len(self._answers))

    def _button(self, canvas, state):
        i, chosen = state
        at, count = self.app.layout, len(self._answers)
        h = at.ROW_H if at.COLOUR else _FOOT
        x, y, w = at.MARGIN, canvas.height - h - at.MARGIN // 2, canvas.width - 2 * at.MARGIN
        if at.NARROW:
            y -= (count - 1 - i) * (h + 1)
        else:
            w = (w + at.MARGIN) // count - at.MARGIN
            x += i * (w + at.MARGIN)
        button(canvas, x, y, w, h, self.app.text(self._answers[i][0]), self.app.body, chosen)
