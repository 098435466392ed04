"""Texts in the player's language. A language is a file here and a line in LANGUAGES."""

import sys

# code, its own name
LANGUAGES = (
    ("es", "Español"),
    ("en", "English"),
)


class Strings:
    """The texts of one language; the others stay on flash."""

    def __init__(self, code):
        self.code = code
        self._texts = self._load(code).TEXTS

    @staticmethod
    def _load(name):
        path = "ui.strings." + name
        module = __import__(path, None, None, ("TEXTS",))
        del sys.modules[path]   # whoever asked holds the texts as long as they are needed
        return module

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self._texts[key]
        return text % values if values else text

    def pages(self, game):
        """How a game is played: (title, text) of every page."""
        return self._load(game + "_" + self.code).PAGES
