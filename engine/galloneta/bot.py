"""The device as a player of Galloneta, from what its seat may know. Integers only.

It tries each action on a copy of the position, and takes the one that is worth most to it.
Weights were found by play, see docs/bots.md; a figure on the board is worth 100.
"""

from .board import DIES, FIELD, Board, Piece, ahead, duel
from .cards import (
    ACE,
    CARDS,
    CAVALRY,
    CELLS,
    MAGE,
    SOLDIER,
    cell_number,
    is_equipment,
    is_figure,
    is_shield,
    number,
    suit,
    value,
)
from .notation import split
from .options import PASSES
from .position import Position, Turn
from .verbs import PLACING, WAR, attack, attacks, move, moves, revive

_FIGURE, _POWER, _SHIELD = 100, 5, 40    # on the board; for each half point
_ACE_POWER, _ACE_SHIELD = 6, 60
_OURS, _THEIRS = (400, 150, 60, 20), (1500, 200, 60, 20)    # an ace can fall in 1, 2, 3, 4 turns
_NEARER = 6                    # for each row towards the ace, in its column
_BLOCKED, _SHIELDED = 40, 50   # percent of such a threat that are left
_LIKELY = 100                  # of 256, that the draw pile has the equipment for it
_BEATEN, _BEATS = 60, 20       # percent of what we may lose, and take, by the next attack
_HELD, _HELD_SHIELD, _HELD_POINT = 105, 30, 3    # in the hand
_LIMIT = 50                    # for each card of the hand's limit
_FRESH = 25                    # a card from the draw pile
# For each pass so far. But late in a game, by turns, or when nothing new can come and the other
# only passes, let it end.
_PASS, _LATE = 100, 120
_WON = 1 << 20
WINS = _WON >> 1               # worth of a position from which the game can be won in this turn


def choose(seen, actions, level, random):
    """One of the actions. seen: observation(seat); level: "easy", "normal" or "hard";
    random(n): a number in 0..n-1.
    """
    if len(actions) == 1:
        return actions[0]
    if level == "easy" and random(2):
        return actions[random(len(actions))]
    return Thought(seen, level == "hard").best(actions)


class Thought:
    """A position to try actions on. Who is not careful sees no combinations, and of threats only
    a figure that has its equipment and gets to the ace in the next turn.
    """

    def __init__(self, seen, careful):
        self.seen, self.careful = seen, careful
        self.seat = seen["observer"]
        self.game = game = position(seen)
        self.facts = game.facts()
        known = game.hands[self.seat] + game.graveyards[0] + game.graveyards[1]
        for cell in game.board.own[0] + game.board.own[1]:
            known += game.board.cells[cell].cards()
        self.unseen = [card for card in CARDS if card not in known]
        # What a sideways move is paid with; equals in the same order on all machines.
        cards = sorted([(_held(card), card) for card in game.hands[self.seat]])
        self.cheapest = sorted([card for _, card in cards[:2]])

    def best(self, actions):
        best = most = None
        for action in actions:
            verb, *fields = split(action)
            if verb != "hmove" or fields[2] == self.cheapest:
                worth = self.worth(verb, fields)
                if most is None or worth > most:
                    best, most = action, worth
        return best

    def worth(self, verb, fields):
        """What a position with this action in it is worth to us."""
        game, seat = self.game, self.seat
        game.load(self.facts)
        hand, extra = game.hands[seat], 0
        if verb == "end_turn":
            seen = self.seen
            late = seen["turn"] >= _LATE or (
                not seen["draw_pile"] and seen["passes"][1 - seat] >= PASSES)
            if not (seen["bajadas"] or seen["war"] or seen["discarded"] or late):
                extra = -_PASS * (1 + seen["passes"][seat])
        elif verb == "discard":
            hand.remove(fields[0])
            extra = _FRESH
        elif verb == "compra":
            for card in fields[1]:
                hand.remove(card)
            extra = _HELD + self.refilled(len(hand) + 1)
        elif verb == "refill":
            extra = self.refilled(len(hand))
        elif verb == "revive":
            revive(game, *fields)
        else:
            (WAR if verb in WAR else PLACING)[verb][0](game, *fields)
            if game.board.ace(1 - seat) is None:
                return 2 * _WON
            if self.careful and self.strikes():
                extra = _WON
        return extra + self.standing()

    def refilled(self, held):
        """What the draw pile will give to a hand of so many, before the turn's first action."""
        seen = self.seen
        if seen["phase"] == "MAIN":
            return 0
        return _FRESH * max(0, min(self.game.limits[self.seat] - held, seen["draw_pile"]))

    def strikes(self):
        """Can the enemy ace be killed with the war actions that are left?"""
        game = self.game
        board, left = game.board, 2 - game.turn.war
        ace = board.ace(1 - game.seat)
        if game.first or not left or not any([
                cell % 4 == ace % 4 and abs(cell - ace) <= 12 and board.cells[cell].equipment
                for cell in board.own[game.seat] if cell in FIELD]):
            return False
        tries = []
        for start, end in attacks(game):
            if start % 4 == ace % 4:
                piece, target = board.cells[start], board.cells[end]
                if end == ace and duel(piece, target, abs(end - start) // 4)[3] == DIES:
                    return True
                tries.append((attack, start, end))
        if left == 1:
            return False
        tries += [(move, start, end) for start, end in moves(game)
                  if end % 4 == ace % 4 and abs(end - ace) < min(12, abs(start - ace))]
        facts = game.facts()
        for act, start, end in tries:
            act(game, start, end)
            found = self.strikes()
            game.load(facts)
            if found:
                return True
        return False

    def standing(self):
        """What both sides have on the board, what they threaten, and our hand."""
        game, seat = self.game, self.seat
        worth = self.side(seat, _OURS, _BEATS) - self.side(1 - seat, _THEIRS, _BEATEN)
        return worth + sum(map(_held, game.hands[seat])) + _LIMIT * game.limits[seat]

    def side(self, seat, threats, percent):
        board = self.game.board
        cells, ace = board.cells, board.ace(1 - seat)
        need, shielded = cells[ace].power(), cells[ace].shield is not None
        worth = most = 0
        for cell in board.own[seat]:
            piece = cells[cell]
            rank, power, shield = piece.rank(), piece.power(), piece.shield is not None
            if rank == ACE:
                worth += _ACE_POWER * power + _ACE_SHIELD * shield
                continue
            worth += _FIGURE + _POWER * power + _SHIELD * shield
            steps, target = 1, ahead(seat, cell)
            while target in CELLS and not cells[target]:
                steps, target = steps + 1, ahead(seat, target)
            other = cells[target] if target in CELLS else None
            if (other and self.careful and other.owner != seat and other.rank() != ACE
                    and steps <= (2 if rank == SOLDIER else 3) and power > other.power()):
                prey = _FIGURE + _POWER * other.power()
                worth += prey // (1 if other.shield is None else 3) * percent // 100
            if cell % 4 != ace % 4:
                continue
            rows = abs(ace - cell) // 4
            worth += _NEARER * (6 - rows)
            turns = max(1, rows - 1 if rank == SOLDIER else rows // 2 if rank == CAVALRY
                        else rows - 2)
            if turns <= len(threats) and (self.careful or seat == self.seat
                                          or (turns == 1 and piece.equipment)):
                threat = threats[turns - 1] * self.chance(seat, piece, max(need, 1)) // 256
                over = rank == MAGE and (rows == 2 or (     # the ace is behind that figure
                    self.careful and seat != self.seat and turns == 1 and abs(ace - target) <= 4))
                if target != ace and not over:
                    threat = threat * _BLOCKED // 100
                if shielded:
                    threat = threat * _SHIELDED // 100
                worth += min(most, threat) // 3
                most = max(most, threat)
        return worth + most

    def chance(self, seat, piece, need):
        """Of 256, that this piece is as strong as need be when it gets there."""
        if piece.power() >= need:
            return 256
        if not piece.room():
            return _LIKELY // 4
        if seat == self.seat:
            able = [card for card in self.game.hands[seat]
                    if is_equipment(card) and piece.worth(card) >= need]
            return 256 if able else _LIKELY
        count = len(self.unseen)
        fit = sum([is_equipment(card) and suit(card) == suit(piece.card)
                   and piece.worth(card) >= need for card in self.unseen])
        without = 256
        for drawn in range(self.seen["hand_sizes"][seat]):
            if drawn < count:
                without = without * max(0, count - fit - drawn) // (count - drawn)
        return 256 - without


def _held(card):
    """What a card is worth in the hand."""
    if is_shield(card):
        return _HELD_SHIELD
    return _HELD if is_figure(card) else _HELD_POINT * value(card)


def position(seen):
    """What the observation shows, as a Position; it holds no cards that are not seen."""
    cells = [None] * len(CELLS)
    for owner, card, cell, equipment, shield in seen["pieces"]:
        cells[cell_number(cell)] = Piece(owner, number(card), map(number, equipment),
                                         None if shield is None else number(shield))
    hands = [[], []]
    hands[seen["observer"]] = list(map(number, seen["hand"]))
    game = Position(Board(cells), hands, [None, None], [], seen["observer"])
    game.graveyards = [list(map(number, cards)) for cards in seen["graveyards"]]
    game.limits, game.first = list(seen["limits"]), seen["first"]
    game.turn = Turn(seen["bajadas"], 0, seen["war"], tuple(map(number, seen["moved"])),
                     tuple(map(number, seen["attacked"])), seen["horizontal"], seen["discarded"])
    return game
