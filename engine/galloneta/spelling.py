"""Actions of Galloneta as text: `deploy(O10, B)` and so on."""

from ..errors import require
from .cards import CARDS, cell_name, cell_number, name, number
from .notation import FIELDS, PLAIN, VERBS, join, split

_COLUMNS, _ROWS = "ABCDEFGHIJ", "0123456789"
_BESIDE, _BEYOND = 28, 88    # the first cell in columns from E on; in A to D, rows 0, 8, 9


def to_text(action):
    """Cards by rising number. Raises E_BAD_ACTION."""
    return _text(split(action))


def from_text(text):
    """The inverse; cards may come in any order. Raises E_BAD_ACTION."""
    try:
        verb, _, rest = text.partition("(")
        if verb in PLAIN:
            fields = [verb]
        else:
            words = rest[:-1].split(", ")
            letters = FIELDS[VERBS.index(verb)]
            fields = [verb] + [_read(letter, word) for letter, word in zip(letters, words)]
            require(len(words) == len(letters) > 0, "E_BAD_ACTION")
    except (AttributeError, TypeError, ValueError):
        fields = None
    require(fields and _text(fields) == text, "E_BAD_ACTION")
    return join(*fields)


def _text(fields):
    verb = fields[0]
    letters = "" if verb in PLAIN else FIELDS[VERBS.index(verb)]
    words = [_shown(letter, field) for letter, field in zip(letters, fields[1:])]
    return "%s(%s)" % (verb, ", ".join(words))


def _shown(letter, field):
    if letter == "z":
        return _cell_name(field)
    if letter == "C":
        return _COLUMNS[field]
    if letter == "P":
        return "P%d" % (field + 1)
    if letter in "2s":
        return " ".join(["discard"] * (letter == "2") + [name(card) for card in field])
    return {"c": "", "p": "pay ", "t": "take "}[letter] + name(field)


def _read(letter, word):
    """The field that this word may be; what it does not say shows in _text()."""
    if letter == "z":
        return _cell_number(word)
    if letter == "C":
        return _COLUMNS.index(word)
    if letter == "P":
        return ("P1", "P2").index(word)
    cards = [_known(number(each)) for each in word.split(" ")[letter in "2pt":]]
    if letter in "2s":
        require(len(cards) <= len(CARDS), "E_BAD_ACTION")
        return cards
    return cards[0] if len(cards) == 1 else _known(-1)


def _known(field):
    require(field >= 0, "E_BAD_ACTION")
    return field


def _cell_name(cell):
    """Also of a cell that is not on the board."""
    if cell < _BESIDE:
        return cell_name(cell)
    if cell < _BEYOND:
        row, column = divmod(cell - _BESIDE, 6)
        return _COLUMNS[4 + column] + _ROWS[row]
    row, column = divmod(cell - _BEYOND, 4)
    return _COLUMNS[column] + "089"[row]


def _cell_number(text):
    """The inverse. Raises E_BAD_ACTION, ValueError."""
    cell = cell_number(text)
    if cell >= 0:
        return cell
    require(len(text) == 2, "E_BAD_ACTION")
    column, row = _COLUMNS.index(text[0]), _ROWS.index(text[1])
    if column >= 4:
        return _BESIDE + 6 * row + column - 4
    return _BEYOND + 4 * "089".index(text[1]) + column
