"""The result of a deal of the day as twelve letters, which people read out and type elsewhere. It
is told, not verified: only a record proves a result.

Ten letters of five bits, the first bit 0: day since 2026-01-01 (15 bits), level (2), On Fire (1),
cards left (7), name (24). Two more make the sum of all letters 1, and their sum weighted by the
powers of 2 0, both in GF(32). So one or two wrong letters never pass, nor two that changed places;
of texts made up at random, fewer than one in 2000 does.
"""

from ..shuffle import ALPHABET
from .options import LEVELS  # their order is in texts: new ones at the end

LETTERS = 12
NAME = 5                        # most letters of a name
_BURNED = 127
_MOST = 98                      # cards left
_BEGIN, _LAST = 739_938, "2099-12-31"   # the first day as _number() counts, and the last
_FIELD = 0b100101               # x^5 + x^2 + 1
# The letters at 192 and above in Unicode, and at 224 and above in lower case.
_ACCENTED = "AAAAAA CEEEEIIII NOOOOO OUUUUY"


class NotTold(ValueError):
    """No text of a result. at: index of the letter that is probably wrong, if only one is; else
    None.
    """

    def __init__(self, at=None):
        super().__init__("no result of a deal of the day")
        self.at = at


def spell(day, level, fire, left, name):
    """The text. day: a seed, YYYY-MM-DD from 2026 to 2099. left: None if burned. name: any text,
    of which short() is told. Raises NotTold if that is not a day.
    """
    number = _number(day)
    if number is None:
        raise NotTold
    number = (number * 4 + LEVELS.index(level)) * 2 + bool(fire)
    number = number * 128 + (_BURNED if left is None else left)
    name, letters = short(name), 0
    for i in range(NAME):
        letters = letters * 27 + (ord(name[i]) - 64 if i < len(name) else 0)
    number = number << 24 | letters
    values = [number >> 5 * i & 31 for i in range(LETTERS - 3, -1, -1)]
    for first in range(32):
        checked = values + [first, _sums(values + [first])[0]]
        if not any(_sums(checked)):
            return "".join([ALPHABET[value] for value in checked])


def read(text):
    """(day, level, fire, left, name) of a text in letters of any case, with any spaces and
    hyphens. Raises NotTold.
    """
    values = [ALPHABET.find(char) for char in text.upper() if char not in " -"]
    if len(values) != LETTERS or -1 in values:
        raise NotTold
    if any(_sums(values)):
        raise NotTold(_wrong(*_sums(values)))
    number = 0
    for value in values[:-2]:
        number = number << 5 | value
    letters, number = number & 0xFFFFFF, number >> 24
    name = ""
    for _ in range(NAME):
        letters, letter = divmod(letters, 27)
        if letter or name:
            name = chr(64 + letter) + name
    left, number = number & 127, number >> 7
    day, level, fire = _day(number >> 3), number >> 1 & 3, bool(number & 1)
    if (letters or "@" in name or level >= len(LEVELS) or day > _LAST
            or (left > _MOST and left != _BURNED)):
        raise NotTold
    return day, LEVELS[level], fire, None if left == _BURNED else left, name


def told_by(head):
    """(day, level, fire, left) of the head of a record, None if it has nothing to tell: only a
    deal of the day that one person has played to its end, without hints.
    """
    options, result = head["options"], head["result"]
    level, fire, left = options.get("level"), options.get("fire"), result.get("left")
    if (head["game"] != "the_game" or head["players"] != 1 or head.get("hints")
            or "given" in options or level not in LEVELS or type(fire) is not bool
            or type(left) is not int or not 0 <= left <= _MOST
            or result.get("result") == "ABANDONED" or _number(head["seed"]) is None):
        return None
    return head["seed"], level, fire, None if result.get("result") == "BURNED" else left


def rank(left):
    """What results of a deal are sorted by, the best one first."""
    return _BURNED if left is None else left


def short(name):
    """The letters A-Z of a name that are told: accents are lost, as is what is no letter."""
    kept = ""
    for char in name:
        code = ord(char)
        if 192 <= code < 255:
            code = (code - 192) % 32
            char = _ACCENTED[code:code + 1]
        if char and char in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ":
            kept += char.upper()
    return kept[:NAME]


def _sums(values):
    """The sum and 1, and the weighted sum of letters: both 0 in a text."""
    plain, weighted = 1, 0
    for value in values:
        plain ^= value
        weighted = _double(weighted) ^ value
    return plain, weighted


def _wrong(plain, weighted):
    """Index of the letter that is wrong if no other one is, or None."""
    for at in range(LETTERS - 1, -1, -1):
        if plain and plain == weighted:
            return at
        plain = _double(plain)
    return None


def _double(value):
    value <<= 1
    return value ^ _FIELD if value & 32 else value


# Years begin in March here, so that a leap day is the last of its year.

def _number(day):
    """The days from 2026-01-01 to a seed; None if that is no day from then to _LAST."""
    try:
        year, month, date = [int(part) for part in day.split("-")]
    except ValueError:
        return None
    if month < 3:
        year, month = year - 1, month + 12
    number = 365 * year + year // 4 + (153 * month - 457) // 5 + date - _BEGIN
    return number if number >= 0 and day <= _LAST and _day(number) == day else None


def _day(number):
    """The seed so many days after 2026-01-01."""
    number += _BEGIN - 1
    year = (4 * number + 3) // 1461
    number -= 1461 * year // 4
    month = (5 * number + 2) // 153
    date = number - (153 * month + 2) // 5 + 1
    year, month = (year, month + 3) if month < 10 else (year + 1, month - 9)
    return "%04d-%02d-%02d" % (year, month, date)
