"""Actions of Take That, as numbers and as text. The numbers are in records: for ever."""

from ..errors import is_int, require
from .cards import is_card

TAKE = 0    # the action; the others name a card

_TWIST = 100
_TEXTS = ("place(%d)", "twist(%d)")


def place(card):
    """The action that puts a card at the right end. Readable: it is the card."""
    return card


def twist(card):
    """The action that shows a card and takes its twin from the line: 194 shows the 94."""
    return _TWIST + card


def split(action):
    """(1 for twist or 0, card); TAKE has the card 0. Raises E_BAD_ACTION."""
    known = is_int(action, 0, 2 * _TWIST) and (action == TAKE or is_card(action % _TWIST))
    require(known, "E_BAD_ACTION")
    return divmod(action, _TWIST)


def to_text(action):
    """`place(34)`, `twist(94)`, `take()`. Raises E_BAD_ACTION."""
    verb, card = split(action)
    return _TEXTS[verb] % card if card else "take()"


def from_text(text):
    """The inverse, to the letter. Raises E_BAD_ACTION."""
    require(type(text) is str, "E_BAD_ACTION")
    try:
        card = int(text[6:-1] or TAKE)
    except ValueError:
        card = TAKE
    action = twist(card) if card and text[0] == "t" else card
    # What came through so far shows now.
    require(to_text(action) == text, "E_BAD_ACTION")
    return action
