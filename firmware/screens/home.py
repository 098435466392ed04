"""The first screen, and the choice of the language."""

from games import SHELF, face
from ui.menu import Menu, Row
from ui.strings import LANGUAGES


class Home(Menu):
    TITLE = "title.home"

    def rows(self):
        app, text = self.app, self.app.text
        rows = [Row(entry[0], self._beginner(entry[1])) for entry in SHELF]
        rows += [
            Row(text("row.history"), self._opener("history")),
            Row(text("row.help"), self._opener("help")),
            Row(text("row.settings"), self._opener("settings")),
            Row(text("row.about"), self._opener("about")),
        ]
        game = app.session.game
        if game:
            far = face(game.NAME).progress(text, game)
            rows.insert(0, Row(text("label.continue"), app.go_on, lambda: far))
        return rows

    def _opener(self, name):
        return lambda: self.app.go(name)

    def _beginner(self, game):
        return lambda: self.app.go(face(game).NEW, game)

    def back(self):
        """There is nothing behind the home screen."""


class Language(Menu):
    TITLE = "title.language"

    def __init__(self, app, then):
        super().__init__(app)
        self._then = then
        codes = [code for code, _ in LANGUAGES]
        self.at = codes.index(app.text.code)

    def rows(self):
        return [Row(name, self._chooser(code)) for code, name in LANGUAGES]

    def _chooser(self, code):
        def choose():
            self.app.speak(code)
            self._then()
        return choose

    def back(self):
        """A language must be chosen."""
