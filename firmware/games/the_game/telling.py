"""What a board tells of its result: whose it is, and the letters, to be read out."""

from games import ui_of
from link.names import remember
from ui.art import fitting
from ui.canvas import FG
from ui.kit import title
from ui.menu import Menu, Row, named
from ui.screen import Screen

_GROUP = 4                      # letters in a line


class Teller(Menu):
    """Whose results are those of this board? then(): is called afterwards."""

    TITLE = "title.name"

    def __init__(self, app, then=None):
        super().__init__(app)
        self.TABLE_THEME = ui_of("the_game").TABLE_THEME
        self._then = then
        names, me = app.settings["names"], app.settings["me"]
        if me in names:
            self.at = names.index(me)

    def rows(self):
        app = self.app
        return [named(app, name, self._chooser(name)) for name in app.settings["names"]] + [
            Row(app.text("row.type"), app.opener("screens.entry.name_entry", self._type))]

    def _type(self, name):
        remember(self.app, [name])
        self._choose(name)

    def _chooser(self, name):
        return lambda: self._choose(name)

    def _choose(self, name):
        app = self.app
        app.set(me=name)
        app.pop()
        if self._then:
            app.act(self._then)


class Letters(Screen):
    """Shows a text in three groups. OK and BACK close it."""

    def __init__(self, app, said, text):
        """said: what the text tells."""
        super().__init__(app)
        self.TABLE_THEME = ui_of("the_game").TABLE_THEME
        self._said = said
        self._lines = [text[at:at + _GROUP] for at in range(0, len(text), _GROUP)]

    def draw(self, canvas):
        app, top = self.app, self.app.layout.TITLE_H
        title(canvas, app, "%s, %s" % (app.text.of("the_game")("row.tell"), self._said))
        high = (canvas.height - top) // len(self._lines)
        font = fitting(app, app.layout_of("hand_over").NAME_FONTS, self._lines,
                       canvas.width * 9 // 10, high - 5)       # tails, as of Q
        wide = min(canvas.width // _GROUP, font.cap * 3 // 2)
        left = (canvas.width - wide * _GROUP) // 2
        top -= max(0, font.height - font.above - font.cap - (high - font.cap) // 2)     # tails
        for i, line in enumerate(self._lines):
            for k, letter in enumerate(line):
                canvas.inside(letter, left + k * wide, top + i * high, wide, high, font, FG)

    def update(self, canvas):
        pass

    def key(self, key):
        if key in ("OK", "BACK"):
            self.app.pop()
