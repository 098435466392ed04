"""The bounds of the scorekeeper against every history that a round of Martes 13 can have."""

from itertools import combinations_with_replacement, product

import pytest

from tests.engine.rounds import accepted

VALUES, COPIES = (1, 2, 4, 5, 7), (3, 3, 2, 3, 3)
QMIN, QMAX = (1, 0, 0, 0, 0, 0, 0, 0), (3, 3, 2, 2, 2, 1, 1, 0)    # by suit cards


def triples(highest):
    """Three suits, whose order does not matter."""
    return combinations_with_replacement(range(highest + 1), 3)


@pytest.fixture(scope="module")
def piles():
    """What a pile can go through: {(suit cards and Martes 13 played, the same on the table)}."""
    states = layer = {((0,) * 5, 0, 0, 0, 0)}
    while layer:
        layer = {state for played, martes, suit, joker, total in layer
                 for state in successors(played, martes, suit, joker, total)}
        states = states | layer
    return {(sum(played), martes, suit, joker) for played, martes, suit, joker, _ in states}


def successors(played, martes, suit, joker, total):
    """`played` counts the copies by value; suit, joker and total are what lies there."""
    for at, value in enumerate(VALUES):
        if played[at] < COPIES[at]:
            after = (*played[:at], played[at] + 1, *played[at + 1:])
            yield after, martes, *((suit + 1, joker, total + value) if total + value <= 13
                                   else (1, 0, value))
    if martes < 8:
        yield played, martes + 1, *((suit, joker + 1, total + 4) if total + 4 <= 13 else (0, 1, 4))


def test_qmin_and_qmax_are_what_a_pile_of_some_suit_cards_can_hold(piles):
    for cards in range(8):
        jokers = {joker for played, _, suit, joker in piles if played and suit == cards}
        assert (min(jokers), max(jokers)) == (QMIN[cards], QMAX[cards])
    assert max(suit for _, _, suit, _ in piles) == 7


def test_four_players_exactly_what_a_history_can_lead_to_is_accepted(piles):
    ends = [{(joker, martes) for played, martes, suit, joker in piles
             if (played, suit) == (14, lying)} for lying in range(8)]
    reached = set()
    for lying in triples(7):
        for choice in product(*[ends[cards] for cards in lying]):
            if sum(martes for _, martes in choice) == 8:
                reached.add((lying, sum(joker for joker, _ in choice)))
    assert len(reached) == 701
    for lying in triples(14):
        for martes in range(9):
            suits = [14 - cards for cards in lying]
            assert accepted(4, suits, 8 - martes) == ((lying, martes) in reached)


def test_three_players_all_that_can_be_and_16_more_are_accepted(piles):
    # A set of (Martes 13 captured, and played, cards played) is a number with these bits.
    ends = {}
    for played, martes, suit, joker in piles:
        if played + martes:
            ends.setdefault(played - suit, set()).add(
                bit(martes - joker, martes, played + martes))
    sets = {taken: sum(1 << at for at in bits) for taken, bits in ends.items()}

    def added(some, bits):
        total = 0
        for at in bits:
            total |= some << at
        return total

    pairs = {pair: added(sets[pair[0]], ends[pair[1]])
             for pair in combinations_with_replacement(range(15), 2)}
    wrongly, rightly = [], 0
    for suits in triples(14):
        reached = added(pairs[suits[:2]], ends[suits[2]])
        for martes in range(9):
            can_be = any(reached >> bit(martes, played, 38) & 1 for played in range(9))
            rightly += can_be and accepted(3, suits, martes)
            assert accepted(3, suits, martes) or not can_be
            if accepted(3, suits, martes) and not can_be:
                wrongly.append((suits, martes))
    assert (rightly, len(wrongly)) == (4174 - 16, 16)
    assert all(1 in suits and martes == 0 for suits, martes in wrongly)


def bit(captured, martes, played):
    """No carry between the three, for the sum of three piles."""
    return captured + 32 * martes + 1024 * played


def test_three_players_as_section_7_searches_a_table():
    for suits in triples(14):
        tables = list(product(*[range(min(7, 14 - taken) + 1) for taken in suits]))
        for martes in range(9):
            left = 38 - sum(suits) - martes
            found = any(sum(QMIN[r] for r in table) <= left - sum(table)
                        <= min(8 - martes, sum(QMAX[r] for r in table)) for table in tables)
            assert accepted(3, suits, martes) == found
