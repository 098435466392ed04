"""Actions of Galloneta as numbers; as text, see engine.galloneta.spelling. The numbers are in
records: for ever.

A number is a digit for the verb and then its fields, each of fixed width: 2 digits for a card or
a cell (numbered in engine.galloneta.cards), 1 for a column (0 is A) or a player (0 is P1).

    0 end_turn      1 refill       2 agree_draw
    1cc discard     2ccC deploy    3cczz equip    4cczz shield    5zzzz move    6zzzz attack
    7zzcccc revive: mage, payment, figure
    8zzzzcccc hmove: its two cards by rising number, 50 for a card that is missing
    9Prrrrrrr compra: the rank of its cards

So 2021 is deploy(O10, B). All that can ever be legal are below 2**30: small ints on the board,
too. The rest of what can be said has numbers as well, so that the rules refuse it in their order:
columns up to J and rows 0 to 9, and cards one after the other where they have no rank or are
more than two: 81314050607 and 901515.

A rank is the number of a set of cards. Sets of up to five come first, smaller ones before larger
ones, then by the highest card: the combinatorial number system, where a card c in place i (from 1)
stands for choose(c, i). Then come sets of six cards or more of one suit, with a bit for each
value: no other set can pay, and a suit has no more than nine.
"""

from ..errors import require
from .cards import CARDS, is_equipment, suit, value

END_TURN, REFILL, AGREE_DRAW = range(3)

PLAIN = ("end_turn", "refill", "agree_draw")
VERBS = ("", "discard", "deploy", "equip", "shield", "move", "attack", "revive", "hmove",
          "compra")
# A letter per field: card, z for a cell, Column, cards to pay and to take, Player; and at the end
# 2 cards, or a set.
FIELDS = ("", "c", "cC", "cz", "cz", "zz", "zz", "zpt", "zz2", "Ps")
_DIGITS = {"c": 2, "z": 2, "C": 1, "p": 2, "t": 2, "P": 1}
_SCALES = {"c": 100, "z": 100, "C": 10, "p": 100, "t": 100, "P": 10}
_LIMITS = {"c": 50, "z": 100, "C": 10, "p": 50, "t": 50, "P": 2}
_LAST = (0, 1, 10, 100, 100, 100, 100, 0, 0, 0)    # scale of the last field, of two or less
_MISSING = 50
_HIGHEST = 10 ** 105    # hmove with 50 cards
_RANK_DIGITS, _RANKS = 7, 10 ** 7
_LARGEST = 5    # most cards in a set of any suits
_FIRSTS = (0, 50, 1275, 20875, 251175, 2369935)    # number of the first set with 1, 2 .. 6 cards


def join(verb, *fields):
    """The action: join("end_turn"), join("hmove", 13, 14, [5, 7]), join("compra", 0, [15, 23])."""
    if not fields:
        return PLAIN.index(verb)
    action = VERBS.index(verb)
    for letter, field in zip(FIELDS[action], fields):
        if letter == "2":
            if len(field) != 2:
                return _with_cards(action, sorted(field) + [_MISSING] * (2 - len(field)))
            one, other = field
            return 10000 * action + (100 * one + other if one < other else 100 * other + one)
        if letter == "s":
            return _with_set(action, sorted(field))
        action = action * _SCALES[letter] + field
    return action


def split(action):
    """[verb, field, ...], the inverse of join(). Raises E_BAD_ACTION."""
    require(type(action) is int and 0 <= action <= _HIGHEST, "E_BAD_ACTION")
    if action < len(PLAIN):
        return [PLAIN[action]]
    if action < 70000:
        require(action > 9, "E_BAD_ACTION")
        scale = 1 if action < 1000 else 10 if action < 10000 else 100
        verb, code = action // scale // 100, action // scale % 100
        require(_LAST[verb] == scale and (code < 50 or verb > 4), "E_BAD_ACTION")
        return [VERBS[verb], code, action % scale][:2 + (scale > 1)]
    digits = str(action)
    verb = int(digits[0])
    fields, at = [VERBS[verb]], 1
    for letter in FIELDS[verb]:
        if letter == "2" or letter == "s":
            fields.append(_cards(letter, digits[at:]))
            return fields
        end = at + _DIGITS[letter]
        require(end <= len(digits), "E_BAD_ACTION")
        code = int(digits[at:end])
        require(code < _LIMITS[letter], "E_BAD_ACTION")
        fields.append(code)
        at = end
    require(at == len(digits), "E_BAD_ACTION")
    return fields


def _with_cards(action, cards):
    """The number so far, and these cards one after the other."""
    for card in cards:
        action = 100 * action + card
    return action


def _with_set(action, cards):
    ranked = rank(cards)
    return _with_cards(action, cards) if ranked is None else action * _RANKS + ranked


def _cards(letter, digits):
    """The last field, which is cards. Raises E_BAD_ACTION."""
    if letter == "s" and len(digits) == _RANK_DIGITS:
        cards = unranked(int(digits))
        require(cards, "E_BAD_ACTION")
        return cards
    cards = [int(digits[at:at + 2]) for at in range(0, len(digits), 2)]
    if letter == "2" and len(digits) == 4:
        if cards[0] < cards[1] < _MISSING:
            return cards
        cards = [card for card in cards if card != _MISSING]
    require(len(cards) <= len(CARDS) and all([card in CARDS for card in cards]), "E_BAD_ACTION")
    again = str(join("hmove", 0, 0, cards))[5:] if letter == "2" else str(
        join("compra", 0, cards))[2:]
    require(again == digits, "E_BAD_ACTION")
    return cards


def _choose(n, k):
    """The binomial coefficient: how many sets of k out of n there are."""
    sets = 1
    for i in range(k):
        sets = sets * (n - i) // (i + 1)
    return sets


def rank(cards):
    """The number of a set; cards ascending. None for a set without a number, which can never be
    legal.
    """
    size = len(cards)
    if size > _LARGEST:
        return _rank_of_suit(cards)
    number, place, before = _FIRSTS[size - 1], 0, None
    for card in cards:
        if card == before:
            return None
        before = card
        place += 1
        number += _choose(card, place)
    return number


def _rank_of_suit(cards):
    of = suit(cards[0])
    alike = len(set(cards)) == len(cards) and all([suit(card) == of for card in cards])
    if not alike or not all([is_equipment(card) for card in cards]):
        return None
    return _FIRSTS[-1] + 512 * of + sum([1 << value(card) - 1 for card in cards])


def unranked(number):
    """The cards of a set by its number; None if no set has it."""
    if number >= _FIRSTS[-1]:
        of, members = divmod(number - _FIRSTS[-1], 512)
        cards = [12 * of + 12 - each for each in range(9, 0, -1) if members >> each - 1 & 1]
        return cards if of < 4 and len(cards) > _LARGEST else None
    size = max([each + 1 for each, first in enumerate(_FIRSTS) if first <= number])
    number -= _FIRSTS[size - 1]
    cards, card = [], len(CARDS)
    while size:
        card -= 1
        if _choose(card, size) <= number:
            number -= _choose(card, size)
            cards.insert(0, card)
            size -= 1
    return cards
