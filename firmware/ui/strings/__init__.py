"""Texts in the player's language. A language is a file here and a line in LANGUAGES."""

from memory import forget

# code, its own name
LANGUAGES = (
    ("es", "Español"),
    ("en", "English"),
)


class Strings:
    """The texts of one language. All are on flash; the board holds those of the screen on top.

    host_tools/build/texts.py has made b"\nkey=text\nkey=text\n" of each dict of texts.
    narrow: with those that are shorter for a narrow display, <code>_narrow.py.
    """

    def __init__(self, code, narrow=False):
        self.code = code
        self._narrow = narrow
        self._packed = {}       # what was read for this frame, by game; "" is for all games
        self._known = {"": {}}  # {key: text} found in it for this screen, by game

    @staticmethod
    def _load(name):
        path = name if "." in name else "ui.strings." + name
        module = __import__(path, None, None, ("TEXTS",))
        forget(path)            # whoever asked holds the texts as long as they are needed
        return module

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self.find("", key)
        if text is None:
            raise KeyError(key)
        return text % values if values else text

    def of(self, game):
        """The texts of a game, and those that it has in common with the others."""
        if game not in self._known:     # the screen begins
            self._known[game] = {}
            self.fetch(game)
        return _OfGame(self, game)

    def pages(self, game):
        """How a game is played: (title, text) of every page."""
        return self._load(_beside(game, self.code)).PAGES

    def rest(self):
        """A frame is out: what it did not show need not be held."""
        self._packed.clear()

    def renew(self):
        """Another screen shows other texts. They are read now, while the C stack is short."""
        self._known = {"": {}}
        self.fetch("")

    def fetch(self, game):
        """Reads the texts of a game from flash, "" for all games; takes 10 ms."""
        if game not in self._packed:
            self._packed[game] = self._read(game)

    def find(self, game, key):
        """The text, None if the game has none of its own."""
        known = self._known.setdefault(game, {})
        if key not in known:
            self.fetch(game)
            known[key] = self._look(self._packed[game], ("\n%s=" % key).encode())
        return known[key]

    def _read(self, game):
        """Texts, those that go first come first."""
        code = self.code
        found = [self._load(_beside(game, code) if game else code).TEXTS]
        if self._narrow:
            shorter = self._load(code + "_narrow")
            found.insert(0, shorter.GAMES.get(game, b"") if game else shorter.TEXTS)
        return found

    @staticmethod
    def _look(texts, start):
        for packed in texts:
            at = packed.find(start)
            if at >= 0:
                at += len(start)
                return packed[at:packed.find(b"\n", at)].decode()
        return None


def _beside(game, code):
    from games import FACES
    return "games.%s_%s" % (FACES[game], code)


class _OfGame:
    def __init__(self, texts, game):
        self._texts = texts
        self._game = game

    def __call__(self, key, *values):
        text = self._texts.find(self._game, key)
        if text is None:
            return self._texts(key, *values)
        return text % values if values else text
