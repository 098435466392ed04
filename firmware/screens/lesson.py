"""The pages of a lesson, which has the player do one thing in each of some positions. The
positions are played in screens/lesson_table.py.

The text of a step has several lines: 0 the task, 1 what is right, 2 a wrong answer, further ones
for particular mistakes.
"""

from games import ui_of, ways
from ui.canvas import FG
from ui.kit import button, title
from ui.regions import Regions
from ui.screen import Screen

_RIGHT = 1                      # line of the text
_TITLES = "title.lesson", "title.right", "title.wrong"
_FOOT = 12                      # height of a button on displays of one colour


class Lesson(Screen):
    """A page of text with a row of buttons. BACK leaves the lesson."""

    def __init__(self, app, game, back, step=0, line=0):
        """back: path of the screen from which the lesson was opened, None for the menu of the game
        in progress. line: of the step's text.
        """
        super().__init__(app)
        self.TABLE_THEME = ui_of(game).TABLE_THEME
        self._game, self._back, self._step, self._line = game, back, step, line
        steps = app.text.lesson(game)
        self._said, self._count = steps[step][line], len(steps)
        if not line:
            self._answers = ("row.try", self._table), ("row.skip", self._next)
        elif line == _RIGHT:
            self._answers = ("row.on" if step + 1 < self._count else "row.done", self._next),
        else:
            self._answers = ("row.again", self._table),
        self._at = 0
        self._regions = Regions(
            ("head", self._head), ("button", self._button, len(self._answers)))

    def _table(self):
        self.app.replace("screens.lesson_table.LessonTable", self._game, self._back, self._step)

    def _next(self):
        if self._step + 1 < self._count:
            self.app.replace("screens.lesson.Lesson", self._game, self._back, self._step + 1)
        else:
            self._leave(ways(self.app, self._game)[0], self._line == _RIGHT)

    def _leave(self, name, learnt=False):
        """Opens a menu with the cursor on its row of the lesson, so that another OK deals no
        cards; but once all was done, on its first row, which deals them.
        """
        app = self.app
        if self._back:
            app.replace(name, self._game)
        else:
            app.discard_top()
            app.act(self._resume)
            return
        if not learnt:
            app.point(app.text("row.lesson"))

    def _resume(self):
        """Reopens the game in progress, its menu, and the menu that has the lesson."""
        app = self.app
        app.make_room()
        app.session.resume()
        app.go_on()
        if app.session.game:
            app.act(app.act, app.menu)      # once the table is open, after its hand-over
            app.act(app.act, app.act, self._help)

    def _help(self):
        self.app.push("screens.help.how_to")
        self.app.point(self.app.text("row.lesson"))

    def key(self, key):
        if key == "OK":
            self._answers[self._at][1]()
        elif key == "BACK":
            self._leave(self._back)
        else:
            self._at = (self._at + 1) % len(self._answers)

    def draw(self, canvas):
        app, at = self.app, self.app.layout
        font, y = app.font(at.DIALOG_TEXT), at.DIALOG_Y
        for each in font.wrap(self._said, canvas.width - 2 * at.MARGIN):
            canvas.text(each, at.MARGIN, y, font, FG, None)
            y += at.DIALOG_STEP
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        self._regions.set("head", (self.app.feedback.charge,))
        self._regions.set_all("button", [i == self._at for i in range(len(self._answers))])
        self._regions.paint(canvas)

    def _head(self, canvas, _charge):
        said = self.app.text(_TITLES[min(self._line, 2)])
        title(canvas, self.app, "%s %d/%d" % (said, self._step + 1, self._count))

    def _button(self, canvas, chosen, i):
        at, count = self.app.layout, len(self._answers)
        h = at.ROW_H if at.COLOUR else _FOOT
        x, y, w = at.MARGIN, canvas.height - h - at.MARGIN // 2, canvas.width - 2 * at.MARGIN
        if at.NARROW:
            y -= (count - 1 - i) * (h + 1)
        else:
            w = (w + at.MARGIN) // count - at.MARGIN
            x += i * (w + at.MARGIN)
        button(canvas, x, y, w, h, self.app.text(self._answers[i][0]), self.app.body, chosen)
