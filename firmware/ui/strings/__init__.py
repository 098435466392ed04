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
        shorter = self._load(code + "_narrow") if narrow else None
        self._texts = _Texts(shorter and shorter.TEXTS, self._load(code).TEXTS)
        self._shorter = shorter.GAMES if narrow else {}     # texts of games, by game
        self._game = None, None         # the one asked for last

    @staticmethod
    def _load(name):
        path = "ui.strings." + name
        module = __import__(path, None, None, ("TEXTS",))
        forget(path)            # whoever asked holds the texts as long as they are needed
        return module

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self._texts.get(key)
        if text is None:
            raise KeyError(key)
        return text % values if values else text

    def of(self, game):
        """The texts of a game, and those that it has in common with the others."""
        if self._game[0] != game:
            texts = self._load(game + "_" + self.code).TEXTS
            self._game = game, _OfGame(self, _Texts(self._shorter.get(game), texts))
        return self._game[1]

    def pages(self, game):
        """How a game is played: (title, text) of every page."""
        return self._load(game + "_" + self.code).PAGES


class _Texts:
    """Finds texts in "\nkey=text\nkey=text\n"; host_tools/texts.py has made that of a dict."""

    def __init__(self, *packed):
        """packed: those that go first, or None, come first."""
        self._packed = [text.encode() for text in packed if text]
        self._known = {}

    def get(self, key):
        """The text, None if there is none."""
        if key not in self._known:
            self._known[key] = self._find(("\n%s=" % key).encode())
        return self._known[key]

    def _find(self, start):
        for packed in self._packed:
            at = packed.find(start)
            if at >= 0:
                at += len(start)
                return packed[at:packed.find(b"\n", at)].decode()
        return None


class _OfGame:
    def __init__(self, common, texts):
        self._common = common
        self._texts = texts

    def __call__(self, key, *values):
        text = self._texts.get(key)
        if text is None:
            return self._common(key, *values)
        return text % values if values else text
