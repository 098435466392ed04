"""What simple players do at once, without a look ahead: from what a seat sees and may do."""

from collections.abc import Callable, Sequence
from typing import Any

from crupier.engine.galloneta.board import DIES, Piece, duel
from crupier.engine.galloneta.cards import ACE, cell_number, is_figure, number
from crupier.engine.galloneta.notation import split as split_galloneta
from crupier.engine.martes13.cards import SUITS
from crupier.engine.martes13.piles import LIMIT, target
from crupier.engine.martes13.piles import split as split_martes13
from crupier.engine.take_that.cards import cost as line_cost
from crupier.engine.take_that.notation import split as split_take_that
from crupier.engine.the_game.cards import distance, is_legal
from crupier.engine.the_game.notation import END_TURN, place, split

View = dict[str, Any]
Greedy = Callable[[View, list[int]], int]       # observation(seat), legal actions -> one of them

_ORDER = {"refill": 8, "shield": 6, "deploy": 6, "revive": 4, "discard": 1, "end_turn": 0}
_STUCK = 10_000                 # dearer than any turn


def the_game(view: View, actions: list[int]) -> int:
    """The card that moves a pile least, as long as cards are due; after that only tricks."""
    placements = [action for action in actions if action != END_TURN]
    best = min(placements, key=lambda action: cost(view["tops"], action), default=END_TURN)
    done = view["due"] == 0 and not (placements and cost(view["tops"], best) < 0)
    return END_TURN if done else best


def sequence(view: View, actions: list[int]) -> int:
    """The first of the cards due that move the piles least together, in the best order; after
    that only a trick, a neighbour, or cards that lead to a trick.
    """
    due = view["due"]
    price, first = _cheapest(view["hand"], view["tops"], due or 2)
    if due:
        return first
    single, card = _cheapest(view["hand"], view["tops"], 1)
    if single <= 1:
        return card
    return first if price < 0 else END_TURN


def _cheapest(hand: Sequence[int], tops: Sequence[int], count: int) -> tuple[int, int]:
    """(what so many cards cost their piles, the first of them)."""
    best = _STUCK, END_TURN
    for pile, top in enumerate(tops):
        for card in hand:
            if is_legal(card, pile, top):
                price = distance(card, pile, top)
                if count > 1:
                    price += _cheapest([each for each in hand if each != card],
                                       [*tops[:pile], card, *tops[pile + 1:]], count - 1)[0]
                best = min(best, (price, place(card, pile)))
    return best


def cost(tops: Sequence[int], action: int) -> int:
    """Numbers that a placement of The Game takes from its pile; the trick gives ten back."""
    pile, card = split(action)
    numbers: int = distance(card, pile, tops[pile])
    return numbers


def take_that(view: View, actions: list[int]) -> int:
    """A twist, or the placement nearest to the end of the line; takes what costs least."""
    def price(action: int) -> tuple[int, int]:
        verb, card = split_take_that(action)
        if verb:
            return 0, 0
        if card:
            return 1, abs(card - view["line"][-1]) if view["line"] else 0
        return 2, line_cost(view["line"])
    return min(actions, key=price)


def martes13(view: View, actions: list[int]) -> int:
    """The highest card that captures nothing, or else the cheapest capture."""
    def price(action: int) -> tuple[int, int]:
        card, pile = split_martes13(action)
        suit = SUITS[target(card, pile)]
        if view["totals"][suit] + card % 10 <= LIMIT:
            return 0, -(card % 10)
        return sum(1 + (taken == "M") for taken in view["piles"][suit]), 0
    return min(actions, key=price)


def galloneta(view: View, actions: list[int]) -> int:
    """The best by a fixed order: attacks that win, equipment, figures, steps forward ..."""
    board = {cell_number(cell): Piece(owner, number(card), map(number, equipment),
                                      None if shield is None else number(shield))
             for owner, card, cell, equipment, shield in view["pieces"]}
    return max(actions, key=lambda action: _worth(view["observer"], board,
                                                  *split_galloneta(action)))


def _worth(seat: int, board: dict[int, Piece], verb: str, *fields: Any) -> tuple[int, ...]:
    if verb == "attack":
        start, aim = fields
        power, against, _, fate = duel(board[start], board[aim], abs(aim - start) // 4)
        won = power > against
        return (9, fate == DIES and board[aim].rank() == ACE, against) if won else (-1,)
    if verb == "equip":
        card, cell = fields
        return 7, is_figure(board[cell].card), board[cell].worth(card)
    if verb == "move":
        start, end = fields
        forward = end < start if seat else end > start
        return (5, abs(end - start)) if forward and board[start].equipment else (-1,)
    return (_ORDER.get(verb, -1),)


GREEDY: dict[str, Greedy] = {"the_game": the_game, "take_that": take_that, "martes13": martes13,
                             "galloneta": galloneta}
