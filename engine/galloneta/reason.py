"""Why the device's player does something, in one word and numbers; screens have the words."""

from .board import DIES, FIELD, SAVED, ahead, duel
from .bot import WINS, Thought
from .cards import ACE, CELLS, SOLDIER, value
from .notation import split


def reason(seen, action):
    """A tuple, for an action and the observation before it. Powers are half points.

    ("kills",)          an attack on the ace, which falls
    ("beats", power, against, rank)     an attack on this figure, which falls
    ("even", power, against, rank)      both fall
    ("shield", power, against, rank)    its target loses its shield
    ("loses", power, against, rank)     an attack that fails
    ("strikes",)        the ace can then be killed in this turn
    ("flees", rank)     out of reach of this stronger figure
    ("aims", rank)      this weaker figure comes into reach
    ("nears", rows)     so many rows from the enemy ace, in its column
    ("guards",)         in the column of the own ace
    ("figure",)         one more figure on the board
    ("arms", power)     what the figure is worth then
    ("saves", rank)     a shield for this piece
    ("back", rank)      a fallen figure returns
    ("fresh",), ("buys",), ("draws",)   a card from the draw pile; the hidden figure; a hand
    ("place",)          to where it is worth more
    ("enough",)         the turn ends: all else would cost more than it brings
    """
    verb, *fields = split(action)
    if verb in _PLAIN:
        return _PLAIN[verb],
    thought = Thought(seen, True)
    before, seat = thought.game.board, thought.seat
    if verb == "attack":
        start, end = fields
        piece, target = before.cells[start], before.cells[end]
        power, against, fate, other = duel(piece, target, abs(end - start) // 4)
        if target.rank() == ACE and other == DIES:
            return "kills",
        word = ("shield" if other == SAVED else "loses" if other != DIES
                else "even" if fate == DIES else "beats")
        return word, power, against, target.rank()
    if thought.worth(verb, fields) >= WINS:     # it leaves the position after it
        return "strikes",
    board = thought.game.board
    if verb == "revive":
        return "back", value(fields[2])
    if verb == "shield":
        return "saves", before.cells[fields[1]].rank()
    cell = (4 if not seat else 20) + fields[1] if verb == "deploy" else fields[1]
    if verb != "deploy" and verb != "equip":
        feared = _hunter(before, seat, fields[0])
        if feared and not _hunter(board, seat, cell):
            return "flees", feared
    prey = _prey(board, seat, cell)
    if prey is not None and _prey(before, seat, fields[0] if verb == "move" else cell) != prey:
        return "aims", board.cells[prey].rank()
    if verb == "equip":
        return "arms", board.cells[cell].power()
    ace, own = board.ace(1 - seat), board.ace(seat)
    if cell % 4 == ace % 4:
        return "nears", abs(ace - cell) // 4
    if cell % 4 == own % 4:
        return "guards",
    return "figure" if verb == "deploy" else "place",


_PLAIN = {"end_turn": "enough", "agree_draw": "enough", "refill": "draws", "discard": "fresh",
          "compra": "buys"}


def _prey(board, seat, cell):
    """Cell of the weaker figure that the figure here can attack in its next turn, or None."""
    piece = board.cells[cell]
    if cell not in FIELD or piece is None or not piece.equipment:
        return None
    for steps in range(1, 3 if piece.rank() == SOLDIER else 4):
        end = ahead(seat, cell, steps)
        other = board.cells[end] if end in CELLS else None
        if other:
            weaker = (other.owner != seat and other.rank() != ACE
                      and piece.power() > other.power())
            return end if weaker else None
    return None


def _hunter(board, seat, cell):
    """Rank of the enemy figure that can attack a figure here and is stronger, or None."""
    for other in board.own[1 - seat]:
        if _prey(board, 1 - seat, other) == cell:
            return board.cells[other].rank()
    return None
