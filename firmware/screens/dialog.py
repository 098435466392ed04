"""A question or a notice: a few lines of text above its answers."""

from ui.menu import Menu, Row


class Dialog(Menu):
    """answers: (key of a text, action or None) each. OK closes the dialog, then acts.

    BACK gives the first answer, so that one should do no harm.
    """

    def __init__(self, app, heading, message, answers):
        game = app.session.game
        self._text = app.text.of(game.NAME) if game else app.text
        self._heading = self._text(heading)
        self._message = message
        self._answers = answers
        rows = len(answers)
        super().__init__(app, app.canvas.height - app.layout.ROW_H * rows, rows)

    def rows(self):
        return [Row(self._text(key), self._leave(action)) for key, action in self._answers]

    def title(self):
        return self._heading

    def draw(self, canvas):
        at, font = self.app.layout, self.app.font(self.app.layout.DIALOG_TEXT)
        y = at.DIALOG_Y
        for line in font.wrap(self._message, canvas.width - 2 * at.MARGIN):
            canvas.text(line, at.MARGIN, y, font)
            y += at.DIALOG_STEP
        super().draw(canvas)

    def back(self):
        self._rows[0].press()

    def _leave(self, action):
        def act():
            self.app.pop()
            if action:
                self.app.act(action)
        return act


class Notice(Dialog):
    """Something the player should know. OK is the only answer."""

    def __init__(self, app, message):
        super().__init__(app, "title.notice", message, (("row.ok", None),))

