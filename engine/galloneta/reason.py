"""Why the device's player does something, in one word and numbers; screens have the words."""

from .board import DIES, FIELD, LOSES, ahead, duel, entry
from .bot import WINS, Thought
from .cards import ACE, CELLS, MAGE, value
from .notation import split
from .position import Turn
from .verbs import stride


def reason(seen, action):
    """A tuple, for an action and the observation before it, where there is a choice. Powers are
    half points. Threats are those of the next turn, with the equipment that is on the board.
    Of a move sideways, which costs two cards:

    ("pays_strikes",), ("pays_defends",), ("pays_aims", rank), or ("pays",) for any other reason

    Of anything else:

    ("kills",)          an attack on the ace, which falls
    ("beats", power, against, rank)     an attack on this piece, which falls
    ("even", power, against, rank)      both fall
    ("shield", power, against, rank)    its target loses its shield
    ("strips", power, against, rank)    the attacker falls; its target loses equipment
    ("loses", power, against, rank)     the attacker falls in vain
    ("strikes",)        the ace can then be killed in this turn
    ("defends",)        the own ace could be killed, and now it cannot
    ("saves", rank)     a shield for this piece
    ("back", rank)      a fallen figure returns
    ("flees", rank)     the figure is out of reach of this stronger one, and of all others
    ("aims", rank)      a threat to this piece
    ("covers", rank)    this other figure is no longer threatened
    ("nears", rows)     so many rows nearer to the enemy ace, in its column
    ("risks", rows)     the same, but the figure can be killed there
    ("faces",)          into the column of the enemy ace
    ("guards",)         into the column of the own ace
    ("figure",)         one more figure on the board
    ("arms", power)     what the piece is worth then
    ("spare",)          it is worth no more by this equipment
    ("forward", rows), ("retreats", rows)   a move for none of these reasons
    ("fresh",), ("buys",)   from the draw pile; the hidden figure
    ("enough",)         the turn ends
    """
    verb, *fields = split(action)
    if verb in _PLAIN:
        return _PLAIN[verb],
    said = _why(seen, verb, fields)
    if verb != "hmove":
        return said
    return ("pays_" + said[0],) + said[1:] if said[0] in _DEAR else ("pays",)


def _why(seen, verb, fields):
    thought = Thought(seen, True)
    game, seat = thought.game, thought.seat
    if verb == "attack":
        start, end = fields
        piece, target = game.board.cells[start], game.board.cells[end]
        power, against, fate, other = duel(piece, target, abs(end - start) // 4)
        if other == DIES:
            word = "even" if fate == DIES else "beats"
            return ("kills",) if target.rank() == ACE else (word, power, against, target.rank())
        word = "shield" if fate != DIES else "strips" if other == LOSES else "loses"
        return word, power, against, target.rank()
    could, feared = thought.strikes(), _falls(thought)
    game.load(thought.facts)
    before = game.board
    if thought.worth(verb, fields) >= WINS and not could:   # it leaves the position after it
        return "strikes",
    if feared and not _falls(thought):
        return "defends",
    after = game.board
    if verb == "revive":
        return "back", value(fields[2])
    if verb == "shield":
        return "saves", before.cells[fields[1]].rank()
    cell = entry(seat, fields[1]) if verb == "deploy" else fields[1]
    moves = verb == "move" or verb == "hmove"
    start = fields[0] if moves else cell
    hunters, hunted = _threats(before, 1 - seat), _threats(after, 1 - seat)
    if moves:
        stronger = [before.cells[each].rank() for each, target in hunters if target == start]
        if stronger and cell not in [target for _, target in hunted]:
            return "flees", stronger[0]
    known = [target for each, target in _threats(before, seat) if each == start]
    prey = [after.cells[target].rank() for each, target in _threats(after, seat)
            if each == cell and target not in known]
    if prey:
        return "aims", min(prey)
    for _, target in hunters:
        if target != start and target not in [each for _, each in hunted]:
            return "covers", before.cells[target].rank()
    if verb == "equip":
        power = after.cells[cell].power()
        return ("arms", power) if power > before.cells[cell].power() else ("spare",)
    rows = (cell // 4 - start // 4) * (1 - 2 * seat)
    column = after.ace(1 - seat) % 4
    if start % 4 == column == cell % 4 and rows > 0:
        return "risks" if cell in [target for _, target in hunted] else "nears", rows
    if not rows and cell % 4 == column:
        return "faces",
    if not rows and cell % 4 == after.ace(seat) % 4:
        return "guards",
    if verb == "deploy":
        return "figure",
    return ("forward", rows) if rows >= 0 else ("retreats", -rows)


_PLAIN = {"end_turn": "enough", "agree_draw": "enough", "refill": "fresh", "discard": "fresh",
          "compra": "buys"}
_DEAR = "strikes", "defends", "aims"


def _falls(thought):
    """Could the own ace be killed in the next turn?"""
    game = thought.game
    ace = game.board.ace(game.seat)
    if game.board.cells[ace].shield is None and ace in [
            target for _, target in _threats(game.board, 1 - game.seat)]:
        return True
    facts, game.seat, game.turn, game.first = game.facts(), 1 - game.seat, Turn(), False
    found = thought.strikes()
    game.load(facts)
    return found


def _threats(board, seat):
    """[(cell, target)] of figures that can beat the target in one turn, after a move or not."""
    found = []
    for start in board.own[seat]:
        piece, ends = board.cells[start], [start]
        if piece.rank() == ACE or not piece.equipment:
            continue
        for by in (-4, 4):
            end = start + by
            while end in FIELD and not board.cells[end] and abs(end - start) <= stride(piece):
                ends.append(end)
                end += by
        for end in ends:
            for steps in (1, 2) if piece.rank() == MAGE else (1,):
                target = ahead(seat, end, steps)
                other = board.cells[target] if target in CELLS else None
                if other and other.owner != seat and (start, target) not in found:
                    power, against = duel(piece, other, steps)[:2]
                    if power + (other.rank() == ACE) > against:
                        found.append((start, target))
    return found
