"""Dialogs: a few lines of text above the answers to choose from."""

from game_ui.ending import KeyGuard
from ui.canvas import FG
from ui.menu import Menu, Row


class Dialog(Menu):
    """A question. answers: (key of a text, action or None) each. OK closes the dialog, then calls
    the action of the chosen answer.

    BACK gives the first answer, which should do no harm; or closes the dialog, if it is `left`.
    """

    def __init__(self, app, heading, message, answers, left=False):
        game = app.session.game
        self._text = app.text.of(game.NAME) if game else app.text
        self._heading = self._text(heading)
        self._message = message
        self._answers = answers
        self._left = left
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
            canvas.text(line, at.MARGIN, y, font, FG, None)
            y += at.DIALOG_STEP
        super().draw(canvas)

    def back(self):
        if self._left:
            self.app.pop()
        else:
            self._rows[0].press()

    def _leave(self, action):
        def act():
            self.app.pop()
            if action:
                self.app.act(action)
        return act


class Notice(Dialog):
    """A message. OK is the only answer."""

    def __init__(self, app, message):
        super().__init__(app, "title.notice", message, (("row.ok", None),))


class Wait(Dialog):
    """Shows progress while the history is read, then calls work(). BACK calls leave() at once."""

    TICK_MS = 250

    def __init__(self, app, page, work, leave):
        """page: key of the text with the reason. work(), leave(): one of them is called, and opens
        another screen.
        """
        super().__init__(app, "title.wait", app.text(page), (("button.back", leave),))
        self._work = work
        self._guard = KeyGuard()

    def title(self):
        return self._heading % self.app.history.loaded_games

    def key(self, key):
        if key != "OK" or self._guard.accepts():
            super().key(key)

    def tick(self):
        if self.app.history.ready:
            self.app.act(self._work)

    def _leave(self, action):
        """Replaces this page by the screen that the action opens."""
        return action
