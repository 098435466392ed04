"""The end of a game: the result, and what to do next."""

from micropython import const

from games import face
from games.the_game.solo import can_undo, deal
from ui.canvas import INK, PAPER
from ui.menu import Menu, Row
from ui.regions import Regions

_ROWS = const(3)


class Over(Menu):
    """The result stands once it is saved; until then the last card may be taken back."""

    def __init__(self, app):
        super().__init__(app, app.canvas.height - _ROWS * app.layout.ROW_H, _ROWS)
        self._sealed = False
        self.CLOTH = face(app.session.game.NAME).CLOTH
        session = app.session
        self._head = session.head
        self._result = session.game.result()
        self._best = app.history.best(self._head)
        self._side = Regions((self._paint_side,))

    def rows(self):
        app, text = self.app, self.app.text
        if self._sealed:
            return [
                Row(text("row.again"), self._again),
                Row(text("row.new"), self._new),
                Row(text("row.home"), app.home),
            ]
        rows = [Row(text("row.save"), self._save)]
        if can_undo(app.session.game):
            rows.append(Row(text("row.undo"), self._undo))
        return rows

    def title(self):
        return self.app.text("title." + self._result["rating"])

    def draw(self, canvas):
        self._side.forget()
        super().draw(canvas)

    def update(self, canvas):
        super().update(canvas)
        self._side.paint(canvas, (self._sealed,))

    def back(self):
        self.app.home()

    def _save(self):
        if self.app.session.seal():
            self._sealed = True
            self.at = 0
            self.open()

    def _undo(self):
        self.app.session.undo()
        self.app.go_on()

    def _again(self):
        options = self._head["options"]
        deal(self.app, options["level"], options["fire"], self._head["seed"])

    def _new(self):
        self.app.home()
        self.app.go("new_game")

    def _paint_side(self, canvas, sealed):
        app, at = self.app, self.app.layout_of("table")
        x, y, w, h = at.OVER_CARD
        canvas.fill(0, app.layout.TITLE_H, canvas.width, at.OVER_H)
        canvas.fill(x + 1, y + 1, w - 2, h - 2, PAPER)
        canvas.frame(x, y, w, h)
        canvas.centre(str(self._result["left"]), x, y + at.OVER_CARD_TEXT_Y, w,
                      app.font(at.OVER_FONT), INK, PAPER)
        lines = (app.text("over.left"),
                 app.text("over.seed", self._head["seed"]) if sealed else self._comparison())
        for line, y in zip(lines, at.OVER_TEXT_Y):
            canvas.text(line, at.OVER_TEXT_X, y, app.small)

    def _comparison(self):
        text, best = self.app.text, self._best
        if best is None:
            return text("over.first")
        if self._result["left"] < best:
            return text("over.new_best")
        return text("over.best", best)
