"""The table scorekeeper of Take That. Runs on CPython and MicroPython."""

from engine.take_that.scoring import (
    check_entered,
    check_totals_entered,
    in_hands,
    score_round,
    score_totals,
    validate_round,
    validate_totals,
)
from tests.engine.test_martes13_scoring import refusal

PLUS, MINUS, TOADS = range(3)
NORMAL = {    # a possible game for every number of players
    2: [(12, 20, 3), (16, 11, 2)],
    3: [(12, 12, 1), (10, 14, 2), (8, 3, 3)],
    4: [(12, 12, 1), (6, 9, 2), (8, 0, 0), (4, 5, 3)],
}


def quick(counts):
    """Plus and minus points of these counts."""
    return [(plus, minus + 5 * toads) for plus, minus, toads in counts]


def test_a_normal_game_with_any_number_of_players():
    for players, counts in NORMAL.items():
        assert refusal(validate_round, players, counts) is None
        assert refusal(validate_round, players, [list(row) for row in counts]) is None
        assert refusal(validate_totals, players, quick(counts)) is None
        points = score_round(players, counts)["points"]
        assert points == score_totals(players, quick(counts))["points"]


def test_points_and_totals():
    assert score_round(3, NORMAL[3]) == {"points": [-5, -14, -10], "totals": [30, 29, 6]}
    assert score_totals(3, quick(NORMAL[3]))["totals"] == [30, 29 + 5 * 6]


def test_cards_that_are_in_nobodys_count_are_in_the_hands():
    assert [in_hands(NORMAL[players]) for players in (2, 3, 4)] == [15, 14, 17]


def test_a_game_needs_two_to_four_players_and_a_row_for_each():
    for check in (validate_round, check_entered):
        for players in (1, 5, 0, None, "2", 2.0, True, 3, 4):
            assert refusal(check, players, NORMAL[2]) == ("E_CONFIG", (None, None), 0)
    for check in (validate_totals, check_totals_entered):
        assert refusal(check, 3, quick(NORMAL[2]))[0] == "E_CONFIG"


def test_every_cell_is_a_whole_number_from_0_up():
    for wrong in (-1, "1", 1.0, True, None):
        for column in range(3):
            counts = [list(row) for row in NORMAL[2]]
            counts[1][column] = wrong
            assert refusal(validate_round, 2, counts) == ("E_NEGATIVE", (1, column), 0)
        assert refusal(validate_totals, 2, [(0, 80), (2, wrong)]) == ("E_NEGATIVE", (1, 1), 0)
    for row in ((), (2, 3), (2, 3, 4, 5)):
        assert refusal(validate_round, 2, [NORMAL[2][0], row])[0] == "E_NEGATIVE"
    assert refusal(validate_totals, 2, NORMAL[2])[0] == "E_NEGATIVE"


def test_plus_cards_are_pairs():
    assert refusal(validate_round, 2, [(12, 20, 3), (15, 12, 2)]) == ("E_ODD_PLUS", (1, PLUS), 0)
    assert refusal(validate_totals, 2, [(11, 35), (16, 21)]) == ("E_ODD_PLUS", (0, PLUS), 0)


def test_more_cards_than_there_are():
    for counts, found in (
        ([(40, 0, 0), (34, 0, 0)], ("E_PLUS_TOTAL", (None, PLUS), 2)),
        ([(20, 20, 4), (10, 20, 5)], ("E_TOAD_TOTAL", (None, TOADS), 2)),
        ([(20, 23, 4), (10, 20, 3)], ("E_CARD_TOTAL", (None, None), 1)),
        ([(20, 22, 4), (10, 20, 3)], None),
    ):
        assert refusal(validate_round, 2, counts) == found
        assert refusal(check_entered, 2, counts) == found


def test_more_cards_in_hands_than_hands_can_hold():
    for players, fewest in ((2, 61), (3, 52), (4, 47)):
        counts = [(fewest // 2 * 2, fewest % 2, 0)] + [(0, 0, 0)] * (players - 1)
        assert refusal(validate_round, players, counts) is None
        counts[0] = (fewest // 2 * 2 - 2, fewest % 2, 0)
        assert refusal(validate_round, players, counts) == ("E_TOO_FEW", (None, None), -2)
        assert refusal(check_entered, players, counts) is None


def test_errors_come_in_the_order_of_the_rules():
    # Everything is wrong with the first; each has one mistake less.
    for players, first, code in (
        (5, (-1, 1, 8), "E_CONFIG"), (2, (75, -1, 8), "E_NEGATIVE"), (2, (75, 1, 8), "E_ODD_PLUS"),
        (2, (74, 1, 8), "E_PLUS_TOTAL"), (2, (72, 1, 8), "E_TOAD_TOTAL"),
        (2, (72, 1, 7), "E_CARD_TOTAL"), (2, (12, 1, 7), "E_TOO_FEW"), (2, (72, 0, 7), None),
    ):
        assert (refusal(validate_round, players, [first, (0, 0, 0)]) or [None])[0] == code


def test_a_game_that_is_not_complete_is_checked_as_far_as_it_goes():
    empty = (None, None, None)
    assert refusal(check_entered, 2, [empty] * 2) is None
    assert refusal(check_entered, 2, [(0, None, 0), empty]) is None
    assert refusal(check_entered, 2, [(13, None, 0), empty])[0] == "E_ODD_PLUS"
    assert refusal(check_entered, 3, [(None, None, 5), empty, (0, None, 3)]) == (
        "E_TOAD_TOTAL", (None, TOADS), 1)
    assert refusal(check_entered, 3, [(40, None, 5), empty, (None, 33, None)]) == (
        "E_CARD_TOTAL", (None, None), 1)


def test_quick_mode_bounds():
    for rows, found in (
        ([(72, 35), (0, 0)], None), ([(0, 107), (0, 0)], None), ([(0, 0), (0, 107)], None),
        ([(72, 36), (0, 0)], ("E_CARD_TOTAL", (None, None), 1)),
        ([(0, 108), (0, 0)], ("E_CARD_TOTAL", (None, None), 1)),
        ([(40, 0), (34, 0)], ("E_PLUS_TOTAL", (None, PLUS), 2)),
        # 4 and 4 cannot be toads, and 72 + 8 ordinary cards there are not.
        ([(72, 4), (0, 4)], ("E_CARD_TOTAL", (None, None), 8)),
        ([(60, 1), (0, 0)], None), ([(60, 0), (0, 0)], ("E_TOO_FEW", (None, None), -1)),
        # 79 cards: 66 face up, of the others 6 ordinary ones and 7 toads.
        ([(66, 41), (0, 0)], None),
    ):
        assert refusal(validate_totals, 2, rows) == found, rows


def test_quick_mode_that_is_not_complete_is_checked_as_far_as_it_goes():
    assert refusal(check_totals_entered, 2, [(None, None), (None, 0)]) is None
    assert refusal(check_totals_entered, 2, [(72, None), (None, 36)]) == (
        "E_CARD_TOTAL", (None, None), 1)
    assert refusal(check_totals_entered, 2, [(7, None), (None, None)])[0] == "E_ODD_PLUS"
