"""Texts in the player's language. A language is a file here and a line in LANGUAGES."""

from memory import forget

# code, its own name
LANGUAGES = (
    ("es", "Español"),
    ("en", "English"),
)


class Strings:
    """The texts of one language; the others stay on flash.

    narrow: with those that are shorter for a narrow display, <code>_narrow.py.
    """

    def __init__(self, code, narrow=False):
        self.code = code
        self._texts = self._load(code).TEXTS
        self._shorter = {}              # texts of games, by game
        if narrow:
            shorter = self._load(code + "_narrow")
            self._texts.update(shorter.TEXTS)
            self._shorter = shorter.GAMES
        self._game = None, None         # the one asked for last

    @staticmethod
    def _load(name):
        path = "ui.strings." + name
        module = __import__(path, None, None, ("TEXTS",))
        forget(path)            # whoever asked holds the texts as long as they are needed
        return module

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self._texts[key]
        return text % values if values else text

    def of(self, game):
        """The texts of a game, and those that it has in common with the others."""
        if self._game[0] != game:
            texts = self._load(game + "_" + self.code).TEXTS
            texts.update(self._shorter.get(game, {}))
            self._game = game, _OfGame(self, texts)
        return self._game[1]

    def pages(self, game):
        """How a game is played: (title, text) of every page."""
        return self._load(game + "_" + self.code).PAGES


class _OfGame:
    def __init__(self, common, texts):
        self._common = common
        self._texts = texts

    def __call__(self, key, *values):
        text = self._texts.get(key)
        if text is None:
            return self._common(key, *values)
        return text % values if values else text
