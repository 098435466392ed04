"""The first screen, and the choice of the language."""

from games import FACES, SHELF, WAYS, face, title
from parked import switch, waiting
from ui.menu import Menu, Row
from ui.strings import LANGUAGES


class Home(Menu):
    TITLE = "title.home"

    def rows(self):
        text = self.app.text
        rows = [Row(entry[0], self._beginner(entry[1])) for entry in SHELF]
        rows += [
            Row(text("row.history"), self._opener("history")),
            Row(text("row.help"), self._opener("help")),
            Row(text("row.settings"), self._opener("settings")),
            Row(text("row.about"), self._opener("about")),
        ]
        return self._in_progress(text) + rows

    def _in_progress(self, text):
        """A row per game, the one that is played first."""
        app, game, rows = self.app, self.app.session.game, []
        if game:
            far = face(game.NAME).progress(text, game)
            rows.append(Row(text("label.continue", title(game.NAME)), app.go_on, lambda: far))
        for head in waiting(app.session):
            name = head["game"]
            if name in FACES:
                rows.append(Row(text("label.continue", title(name)), self._switcher(head["seq"]),
                                self._way(name)))
        return rows

    def _switcher(self, seq):
        return lambda: switch(self.app, seq, self.app.go_on)

    def _way(self, name):
        """Solo or table, where the title does not say it."""
        return lambda: self.app.text("way." + WAYS[name]) if name in WAYS else ""

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
