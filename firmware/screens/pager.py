"""Pages of text: how a game is played, what a round came to."""

from screens.screen import Screen
from ui.layout import ROW_X, TITLE_H
from ui.widgets import title

_LINES = 6                      # the most on a page
_LINE_H = 9
_TIGHT_H = 8                    # with as many as that


class Pager(Screen):
    """DOWN, RIGHT, NEXT, OK turn the page (the last one leads back), UP and LEFT go back one."""

    def __init__(self, app, chapters):
        """chapters: (title, text of any length) each."""
        super().__init__(app)
        self._pages = self._cut(chapters)
        self._at = 0
        self._shown = None

    def _cut(self, chapters):
        """(title, lines) of every page."""
        pages = []
        for heading, text in chapters:
            lines = self.app.small.wrap(text, self.app.canvas.width - 2 * ROW_X)
            count = -(-len(lines) // _LINES)
            each = -(-len(lines) // count)      # no page with a lonely line
            for i in range(0, len(lines), each):
                pages.append((heading, lines[i:i + each]))
        return pages

    def draw(self, canvas):
        self._shown = None
        self.update(canvas)

    def update(self, canvas):
        if self._shown == self._at:
            return
        self._shown = self._at
        heading, lines = self._pages[self._at]
        canvas.clear()
        title(canvas, self.app, heading, self._at > 0, self._at < len(self._pages) - 1)
        step = _LINE_H if len(lines) < _LINES else _TIGHT_H
        for i, line in enumerate(lines):
            canvas.text(line, ROW_X, TITLE_H + 2 + i * step, self.app.small)

    def key(self, key):
        if key == "BACK":
            self.app.pop()
        elif key in ("UP", "LEFT"):
            self._at = max(0, self._at - 1)
        elif self._at < len(self._pages) - 1:
            self._at += 1
        else:
            self.app.pop()


def help_pages(app, game):
    """How a game is played."""
    return Pager(app, app.text.pages(game))
