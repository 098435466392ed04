"""Game records: what the board writes and the PC checks.

A record is one text: the head as canonical JSON, a space, the actions as comma separated ints.
It is kept as a sealed line (see lines.py), ASCII from end to end.
"""

from .canonical import dumps, loads
from .errors import RulesError
from .games import DEVICES, create, results_of
from .lines import SCHEMA, UNDO

_PIECE = 64         # actions


class BadRecord(ValueError):
    """A record that cannot be read, or whose result does not follow from its actions."""


def encode(head, actions):
    """The text of a record."""
    return "".join(pieces(head, actions))


def pieces(head, actions):
    """Generates the text of a record: the head, then some actions at a time."""
    yield dumps(head) + " "
    some, comma = [], ""
    for action in actions:
        some.append(str(action))
        if len(some) == _PIECE:
            yield comma + ",".join(some)
            some, comma = [], ","
    if some:
        yield comma + ",".join(some)


def decode(text):
    """(head, actions) of a text that encode() has made of them. Raises BadRecord."""
    head, actions = decode_head(text), decode_actions(text)
    require_text(text, head, actions)
    return head, actions


def decode_head(text):
    """Only the head of a record's text. Raises BadRecord."""
    try:
        head = loads(text[: text.rfind(" ")])
    except ValueError as error:
        raise BadRecord(str(error))
    if not isinstance(head, dict):
        raise BadRecord("no head: %r" % text[:40])
    return head


def decode_actions(text):
    """Only the actions of a record's text. Raises BadRecord."""
    words = text[text.rfind(" ") + 1 :]
    try:
        return [int(action) for action in words.split(",") if words]
    except ValueError as error:
        raise BadRecord(str(error))


def require_text(text, head, actions):
    """Raises BadRecord unless encode() makes this text of them."""
    try:
        same = encode(head, actions) == text
    except (TypeError, ValueError) as error:
        raise BadRecord(str(error))
    if not same:
        raise BadRecord("not the text of its values")


def replay(head, actions):
    """The game after these actions. Raises RulesError where the rules forbid one."""
    game = create(head)
    for action in actions:
        if action == UNDO:
            game.undo_action()
        else:
            game.apply_action(action)
    return game


def outcome(game):
    """The result in the record of this game if it is sealed now."""
    return game.result() or game.abandoned()


def seated(head):
    """True if a head names every seat or none, and gives a level or None to each seat or has no
    levels.
    """
    players, names, levels = head.get("players"), head.get("names", []), head.get("devices")
    return (isinstance(names, list) and len(names) in (0, players)
            and all([isinstance(name, str) for name in names])
            and (levels is None or (isinstance(levels, list) and len(levels) == players
                 and all([level is None or level in DEVICES for level in levels])
                 and levels.count(None) < players)))


def countable(head):
    """True if a head of a known game names its seats and has the options that tell kinds of games
    apart. A missing option has its default for the rules, which is enough for verify(); screens
    and statistics need it.
    """
    return seated(head) and all(
        [option in head["options"] for option in results_of(head["game"]).KIND])


def verify(head, actions):
    """Replays a record; raises BadRecord, with the reason, unless the result follows from the
    actions.

    Compares texts, since in Python 1 == 1.0 == True.
    """
    if type(head.get("v")) is not int or head["v"] != SCHEMA:
        raise BadRecord("schema %r, this program knows %d" % (head.get("v"), SCHEMA))
    if not seated(head):
        raise BadRecord("no names and levels of its seats: %r, %r" % (
            head.get("names"), head.get("devices")))
    try:
        dumps([head, actions])    # a float has no text
        result = dumps(outcome(replay(head, actions)))
    except (RulesError, TypeError, ValueError) as error:
        raise BadRecord("does not replay: %r" % error)
    if result != dumps(head.get("result")):
        raise BadRecord("replayed result is %s" % result)
