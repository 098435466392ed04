"""Texts in the player's language. A language is a file here and a line in LANGUAGES."""

from binascii import crc32
from struct import pack, unpack, unpack_from

# code, its own name
LANGUAGES = (
    ("es", "Español"),
    ("en", "English"),
)

_PART = 12                      # a form feed, which begins each part of a long text
_WINDOW = 9                     # log2 of the bytes that inflating goes back
_ONWARD = "NEXT", "DOWN", "RIGHT"       # one of them is on every board
_ARROWS = "←→", "↑↓", "↓", "↑"
_mark = ["."]                   # of decimals, in the language that is on the display


def decimal(said):
    """A number with that mark; what is typed or sent to a PC keeps its point."""
    return said.replace(".", _mark[0])


def points(half):
    """Half points as people write them."""
    return decimal("%g" % (half / 2))


class Strings:
    """The texts of one language. Only those of the open screen are in memory. Strings are not made
    where bytes or what is there already will do: MicroPython looks each new one up in all names.

    file: holds the texts from the offset `begin` on, and may serve others in between;
    host_tools/build/texts.py describes the format. keys: what is printed on the board's keys, by
    logical key.
    """

    def __init__(self, code, file, begin=0, keys=None):
        self.code = code
        self._keys = keys or {}
        self._file = file
        file.seek(begin)
        count, = unpack("<H", file.read(2))
        self._hashes = file.read(2 * count)     # half of each: the other halves are in the file
        self._index = file.tell()
        self._texts = self._index + 4 * count + 4
        self._known = {}
        self._of_games = {}
        _mark[0] = self.find("mark.decimal") or "."

    def __call__(self, key, *values):
        """The text of key, with values filled in."""
        text = self.find(key)
        if text is None:
            raise KeyError(key)
        return _filled(text, values)

    def of(self, game):
        """The texts of a game, then those of all games."""
        if game not in self._of_games:
            self._of_games[game] = _OfGame(self, game)
        return self._of_games[game]

    def label(self, key):
        """What is printed on a logical key; None if the board has no BACK or UNDO. Arrows stand
        for themselves; without arrows to the sides for the key that moves, "↑" for OK.
        """
        keys = self._keys
        if key in _ARROWS:
            if "RIGHT" in keys:
                return key
            key = "OK" if key == "↑" else "NEXT"
        if key == "NEXT":
            key = next(each for each in _ONWARD if each in keys)
        return keys.get(key)

    def pages(self, game):
        """How a game is played: [title, text] of every page. A page with a second text has that
        on boards without arrows; without a text it is left out.
        """
        which = 0 if "RIGHT" in self._keys else -1
        found = self._parts(game + ":pages")
        return [[heading, told[which]] for heading, *told in found if told[which]]

    def lesson(self, game):
        """The lines of every step of a game's lesson."""
        return self._parts(game + ":lesson")

    def has_lesson(self, game):
        return self._seek(game + ":lesson") is not None

    def forget(self):
        """Forgets the texts of the last screen."""
        self._known.clear()
        for game in self._of_games.values():
            game.forget()

    def find(self, key):
        """The text of key, None if there is none."""
        if key not in self._known:
            self._known[key] = self.load(key)
        return self._known[key]

    def load(self, key, crc=0):
        """find() from the file. crc: of what comes before the key."""
        size = self._seek(key, crc)
        return None if size is None else self.named(self._file.read(size).decode())

    def _parts(self, key):
        """The lines of each part of a long text, none without such a text. They are inflated one
        by one: there may be no larger piece of memory than the window.
        """
        parts = []
        if self._seek(key):
            from deflate import RAW, DeflateIO
            stream = DeflateIO(self._file, RAW, _WINDOW)
            line = stream.readline()
            while line:
                if line[0] == _PART:
                    parts.append([])
                parts[-1].append(line.strip().decode())
                line = stream.readline()
        return [[self.named(line) for line in part] for part in parts]

    def named(self, text):
        """A text with what is printed on the keys: "{OK}" is "A" on some boards."""
        if "{" not in text:
            return text
        first, *rest = text.split("{")
        for part in rest:
            key, _, after = part.partition("}")
            first += (self.label(key) or self("key.hold", self.label("OK"))) + after
        return first

    def _seek(self, key, crc=0):
        """Goes to the text of key -> its bytes; None if there is none."""
        hashes, file, crc = self._hashes, self._file, pack("<I", crc32(key.encode(), crc))
        at = hashes.find(crc[:2])
        while at >= 0:
            if not at % 2:
                file.seek(self._index + 2 * at)
                entry = file.read(8)            # the next one says where the text ends
                if entry[:2] == crc[2:]:
                    start, _, end = unpack_from("<HHH", entry, 2)
                    file.seek(self._texts + start)
                    return end - start
            at = hashes.find(crc[:2], at + 1)
        return None


class _OfGame:
    def __init__(self, texts, game):
        self._texts = texts
        self._crc = crc32((game + ":").encode())
        self._known = {}

    def forget(self):
        self._known.clear()

    def __call__(self, key, *values):
        known = self._known
        if key not in known:
            known[key] = self._texts.load(key, self._crc)
        text = known[key]
        if text is None:
            return self._texts(key, *values)
        return _filled(text, values)


def _filled(text, values):
    """A text with values in it. "%.7s" cuts its only value to seven letters: MicroPython counts
    bytes, and half a letter is no text.
    """
    at = text.find("%.")
    if at >= 0 and text[at + 2:at + 3].isdigit():       # else the end of "89%."
        end = text.find("s", at)
        values = _cut(values[0], int(text[at + 2:end])),
        text = text[:at + 1] + text[end:]
    return text % values if values else text


def _cut(name, most):
    """Its first letters; "Player 2" becomes P2, as in game_ui/names.py."""
    word, _, number = name.rpartition(" ")
    if len(name) > most and number.isdigit() and len(number) < 3:
        return word[:1] + number
    return name[:most].rstrip()
