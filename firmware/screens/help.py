"""Help: the choice of a game, then its lesson or its pages of text."""

from game_ui.navigation import open_lesson
from games import full_title, shelved, ui_of
from games import title as title_of
from ui.canvas import FG
from ui.kit import scroll_bar, title
from ui.menu import Menu, Row
from ui.screen import Screen


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        return [Row(full_title(self.app.text, game), self._opener(game)) for game in shelved()]

    def _opener(self, game):
        return lambda: self.app.push("screens.help.how_to", game)


class HowTo(Menu):
    """The choice between lesson and pages, for a game that has both."""

    def __init__(self, app, game, back):
        """back: as for open_lesson()."""
        super().__init__(app)
        self._game, self._back = game, back

    def title(self):
        return title_of(self.app.text, self._game)

    def rows(self):
        app, text, game = self.app, self.app.text, self._game
        return [Row(text("row.lesson"), lambda: open_lesson(app, game, self._back)),
                Row(text("row.rules"), lambda: app.push("screens.help.help_pages", game))]


def how_to(app, game=None):
    """The help screen of a game; None for the game in progress, of whose menu it is a part."""
    back = game and "screens.help.how_to"
    game = game or app.session.game.NAME
    if app.text.has_lesson(game):
        return HowTo(app, game, back)
    return help_pages(app, game)


class Pager(Screen):
    """Pages of text. DOWN, RIGHT, NEXT, OK turn the page, or close the last one; UP and LEFT turn
    back.
    """

    def __init__(self, app, chapters):
        """chapters: (title, text) each; a text may fill several pages."""
        super().__init__(app)
        self._font = app.font(app.layout.TEXT)
        self._pages = self._cut(chapters)
        self._at = 0
        self._shown = None

    def _cut(self, chapters):
        """(title, lines) of every page."""
        at, pages = self.app.layout, []
        room = self.app.canvas.width - at.SCROLL_W - 2 * at.MARGIN
        for heading, text in chapters:
            lines = self._font.wrap(text, room)
            count = -(-len(lines) // at.PAGE_LINES)
            each = -(-len(lines) // count)      # even lengths, so that no page has a single line
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
        pages, at = len(self._pages), self.app.layout
        title(canvas, self.app, heading, self._at > 0, self._at < pages - 1)
        scroll_bar(canvas, self.app, at.TITLE_H, self._at, 1, pages)
        step = min(at.PAGE_STEP, (canvas.height - at.PAGE_Y) // len(lines))
        for i, line in enumerate(lines):
            canvas.text(line, at.MARGIN, at.PAGE_Y + i * step, self._font, FG, None)

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
    """The pages of a game's rules."""
    shared, pages = ui_of(game).SHARED_HELP, app.text.pages(game)
    if shared:
        pages = app.text.pages(shared[0])[:shared[1]] + pages
    return Pager(app, pages)
