"""The choice of the language, at the first start."""

from ui.menu import Menu, Row
from ui.strings import LANGUAGES


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
            app = self.app
            app.speak(code)
            self._then()
            if not app.text.label("BACK"):
                app.warn("page.keys")
        return choose

    def back(self):
        """Does nothing: a language must be chosen."""
