"""Actions of Martes 13 as text: of a round, and of a match on the score pad."""

from ..errors import require
from ..scorepad.actions import GAME, fields
from ..scorepad.notation import from_text as from_entry
from ..scorepad.notation import to_text as entry_to_text
from .cards import SUITS, name, number
from .live import play_in
from .piles import split

_PLAY = "play("


def play(card, pile=""):
    """The action that plays a card. Readable: 15 is G5, 144 a Martes 13 on the cats."""
    require(pile == "" or pile in SUITS, "E_BAD_PILE")
    require(number(card), "E_BAD_ACTION")
    return 100 * (SUITS.index(pile) + 1 if pile else 0) + number(card)


def to_text(action):
    """`play(G5)`, `play(M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
    card, pile = split(action)
    require(pile <= len(SUITS), "E_BAD_PILE")
    return "play(%s)" % ", ".join([name(card)] + [SUITS[pile - 1]] * (pile > 0))


def from_text(text):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    require(type(text) is str and text[:5] == _PLAY and text[-1] == ")", "E_BAD_ACTION")
    card, comma, pile = text[5:-1].partition(", ")
    require(number(card) and bool(comma) == bool(pile), "E_BAD_ACTION")
    return play(card, pile)


def match_to_text(action, columns):
    """As on any pad, and `play(1, G5)`, `play(1, M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
    number, seat, column, value = fields(action)
    if seat != GAME:
        return entry_to_text(action, columns)
    require(column == 0, "E_BAD_ACTION")
    return "%s%d, %s" % (_PLAY, number, to_text(value)[5:])


def match_from_text(text, columns):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    if type(text) is not str or text[:5] != _PLAY:
        return from_entry(text, columns)
    number, _, card = text[5:].partition(", ")
    try:
        number = int(number)
    except ValueError:
        require(False, "E_BAD_ACTION")
    action = play_in(number, from_text(_PLAY + card))
    require(match_to_text(action, columns) == text, "E_BAD_ACTION")
    return action
