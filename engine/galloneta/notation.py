"""Actions of Galloneta, as numbers and as text. The numbers are in records: for ever.

A number is a digit for the verb and then its fields, each of fixed width: 2 digits for a card or
a cell (numbered in engine.galloneta.cards), 1 for a column (0 is A) or a player (0 is P1).

    0 end_turn      1 refill       2 agree_draw
    1cc discard     2ccC deploy    3cczz equip    4cczz shield    5zzzz move    6zzzz attack
    7zzcccc revive: mage, payment, figure
    8zzzzcccc hmove: its two cards by rising number, 50 for a card that is missing
    9Prrrrrrr compra: the rank of its cards, see _rank()

So 2021 is deploy(O10, B), and all are below 2**30: small ints on the board, too.
"""

from ..errors import is_int, require
from .cards import CARDS, cell_name, cell_number, name, number

END_TURN, REFILL, AGREE_DRAW = range(3)

_PLAIN = ("end_turn", "refill", "agree_draw")
_VERBS = ("", "discard", "deploy", "equip", "shield", "move", "attack", "revive", "hmove",
          "compra")
# A letter per field: card, z for a cell, Column, cards to pay and to take, Player, 2 cards, a set.
_FIELDS = ("", "c", "cC", "cz", "cz", "zz", "zz", "zpt", "zz2", "Ps")
_DIGITS = {"c": 2, "z": 2, "C": 1, "p": 2, "t": 2, "P": 1, "2": 4, "s": 7}
_LIMITS = {"c": 50, "z": 28, "C": 10, "p": 50, "t": 50, "P": 2}
_LETTERS = "ABCDEFGHIJ"    # columns that are not on the board, too: E_OFF_BOARD
_MISSING = 50
_LARGEST_SET = 5    # nobody ever holds more equipment


def join(verb, *fields):
    """The action: join("end_turn"), join("hmove", 13, 14, [5, 7]), join("compra", 0, [15, 23])."""
    if not fields:
        return _PLAIN.index(verb)
    action = _VERBS.index(verb)
    for letter, field in zip(_FIELDS[action], fields):
        if letter == "2":
            field = sorted(field) + [_MISSING] * (2 - len(field))
            field = 100 * field[0] + field[1]
        elif letter == "s":
            field = _rank(sorted(field))
        action = action * 10 ** _DIGITS[letter] + field
    return action


def split(action):
    """[verb, field, ...], the inverse of join(). Raises E_BAD_ACTION."""
    require(is_int(action, 0, 999999999), "E_BAD_ACTION")
    if action < 10:
        require(action < len(_PLAIN), "E_BAD_ACTION")
        return [_PLAIN[action]]
    digits = str(action)
    verb = int(digits[0])
    fields, at = [_VERBS[verb]], 1
    for letter in _FIELDS[verb]:
        end = at + _DIGITS[letter]
        require(end <= len(digits), "E_BAD_ACTION")
        fields.append(_decoded(letter, int(digits[at:end])))
        at = end
    require(at == len(digits), "E_BAD_ACTION")
    return fields


def to_text(action):
    """`deploy(O10, B)` and so on, cards by rising number. Raises E_BAD_ACTION."""
    return _text(split(action))


def from_text(text):
    """The inverse; cards may come in any order. Raises E_BAD_ACTION, E_OFF_BOARD, E_H_COST."""
    try:
        verb, _, rest = text.partition("(")
        if verb in _PLAIN:
            fields = [verb]
        else:
            words = rest[:-1].split(", ")
            letters = _FIELDS[_VERBS.index(verb)]
            fields = [verb] + [_read(letter, word) for letter, word in zip(letters, words)]
            require(len(words) == len(letters) > 0, "E_BAD_ACTION")
    except (AttributeError, TypeError, ValueError):
        fields = None
    require(fields and _text(fields) == text, "E_BAD_ACTION")
    return join(*fields)


def _decoded(letter, code):
    if letter == "2":
        first, second = divmod(code, 100)
        require(first < second <= _MISSING or first == second == _MISSING, "E_BAD_ACTION")
        return [card for card in (first, second) if card != _MISSING]
    if letter == "s":
        return _unranked(code)
    require(code < _LIMITS[letter], "E_BAD_ACTION")
    return code


def _text(fields):
    verb = fields[0]
    letters = "" if verb in _PLAIN else _FIELDS[_VERBS.index(verb)]
    words = [_shown(letter, field) for letter, field in zip(letters, fields[1:])]
    return "%s(%s)" % (verb, ", ".join(words))


def _shown(letter, field):
    if letter == "z":
        return cell_name(field)
    if letter == "C":
        return _LETTERS[field]
    if letter == "P":
        return "P%d" % (field + 1)
    if letter in "2s":
        return " ".join(["discard"] * (letter == "2") + [name(card) for card in field])
    return {"c": "", "p": "pay ", "t": "take "}[letter] + name(field)


def _read(letter, word):
    """The field that this word may be; what it does not say shows in _text()."""
    if letter == "z":
        cell = cell_number(word)
        is_cell = len(word) == 2 and "A" <= word[0] <= "Z" and word[1].isdigit()
        require(cell >= 0 or not is_cell, "E_OFF_BOARD")
        return _known(cell)
    if letter == "C":
        return _LETTERS.index(word)
    if letter == "P":
        return ("P1", "P2").index(word)
    cards = [_known(number(each)) for each in word.split(" ")[letter in "2pt":]]
    if letter == "2":
        require(len(cards) == len(set(cards)) <= 2, "E_H_COST")
        return cards
    if letter == "s":
        require(len(cards) == len(set(cards)) <= _LARGEST_SET, "E_BAD_ACTION")
        return cards
    return cards[0] if len(cards) == 1 else _known(-1)


def _known(field):
    require(field >= 0, "E_BAD_ACTION")
    return field


def _choose(n, k):
    """How many sets of k out of n there are."""
    sets = 1
    for i in range(k):
        sets = sets * (n - i) // (i + 1)
    return sets


def _rank(cards):
    """Number of the set, cards by rising number: smaller sets first, then by the highest card.

    The combinatorial number system: a card c in place i (from 1) stands for choose(c, i).
    """
    rank = sum([_choose(len(CARDS), size) for size in range(1, len(cards))])
    return rank + sum([_choose(card, i + 1) for i, card in enumerate(cards)])


def _unranked(rank):
    """The inverse of _rank(). Raises E_BAD_ACTION."""
    size = 1
    while rank >= _choose(len(CARDS), size):
        rank -= _choose(len(CARDS), size)
        size += 1
        require(size <= _LARGEST_SET, "E_BAD_ACTION")
    cards, card = [], len(CARDS)
    while size:
        card -= 1
        if _choose(card, size) <= rank:
            rank -= _choose(card, size)
            cards.insert(0, card)
            size -= 1
    return cards
