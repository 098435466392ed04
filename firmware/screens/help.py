"""Help: the choice of a game, then its lesson or its pages of text."""

from game_ui.navigation import open_lesson
from games import full_title, shelved, ui_of
from games import title as title_of
from ui.canvas import BG, FG, INK, PAPER
from ui.kit import beside, scroll_bar, title
from ui.menu import Menu, Row
from ui.screen import Screen
from ui.wrap import pages_of


class Help(Menu):
    TITLE = "row.help"

    def rows(self):
        app = self.app
        return [Row(full_title(app.text, game), app.opener("screens.help.how_to", game))
                for game in shelved()]


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
                Row(text("row.rules"), app.opener("screens.help.help_pages", game))]


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
        """chapters: (title, text) each; a text may fill several pages. A tab in the title, and
        what is drawn below the text where there is room: see _draw().
        """
        super().__init__(app)
        self._font = app.font(app.layout.TEXT)
        self._pages = self._cut(chapters)
        self._at = 0
        self._shown = None

    def _cut(self, chapters):
        """(title, text, its first line there, the one after its last, what is drawn) of every
        page. All lines would take 6 KB.
        """
        at, pages = self.app.layout, []
        for heading, text in chapters:
            heading, _, drawn = heading.partition("\t")
            first = 0
            for end in pages_of(self._wrap(text), at.PAGE_LINES - 2 * bool(drawn)):
                pages.append((heading, text, first, end, drawn))
                first = end
        return pages

    def _wrap(self, text):
        at = self.app.layout
        return self._font.wrap(text, self.app.canvas.width - at.SCROLL_W - 2 * at.MARGIN)

    def draw(self, canvas):
        self._shown = None
        self.update(canvas)

    def update(self, canvas):
        if self._shown == self._at:
            return
        self._shown = self._at
        heading, text, first, end, drawn = self._pages[self._at]
        lines = self._wrap(text)[first:end]
        canvas.clear()
        pages, at = len(self._pages), self.app.layout
        title(canvas, self.app, heading, self._at > 0, self._at < pages - 1)
        scroll_bar(canvas, self.app, at.TITLE_H, self._at, 1, pages)
        step = min(at.PAGE_STEP, (canvas.height - at.PAGE_Y) // len(lines))
        for i, line in enumerate(lines):
            canvas.text(line, at.MARGIN, at.PAGE_Y + i * step, self._font, FG, None)
        y = at.PAGE_Y + len(lines) * step
        h = self.app.body.cap + (20 if at.COLOUR else 4)
        if drawn and canvas.height - y > h:
            self._draw(canvas, drawn, (canvas.height + y - h) // 2, h)

    def _draw(self, canvas, drawn, y, h):
        """Paints a row of cards: words of a picture, a colon and a number. A word without digits
        or a colon is no card.
        """
        app, words = self.app, drawn.split()
        w = min(canvas.width // len(words), app.body.width("88") + 14)
        x = (canvas.width - w * len(words)) // 2
        for word in words:
            picture, _, number = word.rpartition(":")
            ink = FG
            if picture or number.isdigit():
                ink, face = (INK, PAPER) if app.layout.COLOUR else (FG, BG)
                canvas.card(x + 1, y, w - 2, h, face, ink)
            beside(canvas, x, y, w, h, number, app.body, ink, picture and app.art(picture))
            x += w

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
