"""Martes 13 played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.martes13.cards import DECK, SUITS, name
from engine.martes13.game import Martes13
from engine.martes13.scoring import validate_points, validate_round
from engine.shuffle import shuffled
from tests.engine.rounds import chosen  # noqa: F401

PLAYERS = (3, 4, 5, 6)
ENDS = ("majority", "tie")
MOST = 50
SORTED = sorted(DECK)


def options(dice, players):
    return {"dealer": dice(players)}


def facts(game):
    table = game.table
    return [list(pile) for pile in table.piles], list(map(len, table.captured)), game.seat


def more(game):
    """A card's own pile may be said."""
    return [card // 10 * 100 + card for card in game.legal_actions() if card < 44]


def end(game):
    """Has every suit a strict majority?"""
    return "tie" if None in game.result()["droppers"] else "majority"


def value(cards):
    return sum([card % 10 for card in cards])


def i01_every_card_is_somewhere_once(game, before, action):
    cards = list(game.aside)
    for each in game.hands + game.table.piles + game.table.captured:
        cards += each
    assert sorted(cards) == SORTED


def i02_no_pile_exceeds_13_or_becomes_empty(game, before, action):
    for at, pile in enumerate(game.table.piles):
        assert value(pile) <= 13 and value(pile) == game.table.total(at)
        assert pile or not before or not before[0][at]


def i03_a_capture_takes_the_pile_that_went_above_13(game, before, action):
    if action is None:
        return
    piles, captured, seat = before
    pile = (action // 100 or action // 10) - 1
    due = len(piles[pile]) if value(piles[pile]) + action % 10 > 13 else 0
    for each in range(game.players):
        assert len(game.table.captured[each]) - captured[each] == (due if each == seat else 0)
    if due:
        assert 1 <= due <= 7 and value(piles[pile]) >= 7
        assert game.table.captured[seat][-due:] == piles[pile]
        assert game.table.piles[pile] == [action % 100]


def i04_the_number_of_plays_is_that_of_the_cards_dealt(game, before, action):
    dealt = 38 if game.players == 3 else 50
    assert len(game.history()) + sum(map(len, game.hands)) == dealt


def i05_cards_on_the_table_at_the_end(game, before, action):
    if game.is_terminal():
        sizes = list(map(len, game.table.piles))
        assert min(sizes) >= 1 and max(sizes) <= 7


def i06_to_i08_counts_and_points_can_be(game, before, action):
    if game.is_terminal():
        counts, points = game.table.counts(), game.result()["points"]
        validate_round(game.players, counts)
        validate_points(game.players, points)
        for seat, row in enumerate(counts):
            kept = [row[suit] for suit, dropper in enumerate(game.result()["droppers"])
                    if dropper != seat]
            assert points[seat] == sum(kept) + 2 * row[3]


INVARIANTS = (
    i01_every_card_is_somewhere_once, i02_no_pile_exceeds_13_or_becomes_empty,
    i03_a_capture_takes_the_pile_that_went_above_13,
    i04_the_number_of_plays_is_that_of_the_cards_dealt, i05_cards_on_the_table_at_the_end,
    i06_to_i08_counts_and_points_can_be,
)


def mirrors(head):
    """Suits exchanged in a circle; everybody one seat further on (I09)."""
    players, dealer = head["players"], head["options"]["dealer"]
    deck = shuffled(DECK, head["seed"])

    def other_suit(card):
        return card if card == 44 else (card // 10 % 3 + 1) * 10 + card % 10

    def other_action(action):
        pile = action // 100
        return 100 * (pile and pile % 3 + 1) + other_suit(action % 100)

    def next_seat(seat):
        return (seat + 1) % players

    assert len(SUITS) == 3
    return [(Martes13(players, deck=[name(other_suit(card)) for card in deck], dealer=dealer),
             other_action, int),
            (Martes13(players, head["seed"], dealer=next_seat(dealer)), int, next_seat)]
