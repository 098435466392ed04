"""Worked examples and refusals of the table scorekeeper. Runs on CPython and MicroPython."""

from engine.errors import IllegalRound
from engine.martes13.scoring import (
    check_entered,
    check_shared,
    score_round,
    validate_points,
    validate_round,
    wrong_columns,
)

CATS, MIRRORS, LADDERS, MARTES = range(4)
NORMAL = {    # a possible round for every number of players
    3: [(4, 3, 2, 2), (2, 4, 3, 1), (1, 1, 3, 1)],
    4: [(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3), (2, 2, 3, 0)],
    5: [(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3), (0, 0, 0, 0), (2, 2, 3, 0)],
    6: [(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3), (0, 0, 0, 0), (2, 2, 0, 0), (0, 0, 3, 0)],
}


def refusal(check, *args):
    """(code, where, excess) of the IllegalRound, None if there is none."""
    try:
        check(*args)
    except IllegalRound as error:
        return error.code, error.where, error.excess
    return None


def row_with(sums):
    """Four rows with these sums."""
    return [tuple(sums), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]


def test_M13_D09_majorities_of_three_different_players():
    score = score_round(4, [(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3), (2, 2, 3, 0)])
    assert score == {"points": [7, 5, 12, 7], "droppers": [0, 1, 2], "totals": [12, 12, 12, 6]}


def test_M13_D10_tie_for_the_majority():
    score = score_round(4, [(5, 1, 2, 2), (5, 6, 1, 1), (1, 3, 6, 3), (1, 2, 3, 0)])
    assert score["points"] == [12, 8, 10, 6]
    assert score["droppers"] == [None, 1, 2]


def test_M13_D11_cards_not_values_decide_the_majority():
    score = score_round(4, [(3, 6, 4, 0), (4, 2, 4, 1), (3, 2, 4, 1), (2, 2, 1, 2)])
    assert score["points"] == [7, 8, 11, 9]
    assert score["droppers"] == [1, 0, None]


def test_M13_D12_most_martes_13_gives_no_protection():
    score = score_round(4, [(7, 0, 0, 6), (3, 9, 0, 0), (2, 2, 10, 1), (1, 2, 3, 0)])
    assert score["points"] == [12, 3, 6, 6]


def test_M13_D14_sum_of_one_suit_too_small():
    counts = [(2, 3, 4, 2), (2, 4, 4, 2), (1, 3, 3, 2), (1, 2, 2, 1)]
    assert refusal(validate_round, 4, counts) == ("E_SUIT_TOTAL", (None, CATS), -1)


def test_M13_D15_sum_of_one_suit_too_large():
    counts = [(4, 3, 4, 2), (4, 4, 4, 2), (3, 3, 3, 2), (2, 2, 2, 1), (2, 0, 0, 0)]
    assert refusal(validate_round, 5, counts) == ("E_SUIT_TOTAL", (None, CATS), 1)


def test_M13_D16_nine_martes_13():
    counts = [(4, 3, 4, 3), (4, 4, 4, 3), (3, 3, 3, 2), (2, 2, 2, 1)]
    assert refusal(validate_round, 4, counts) == ("E_M13_TOTAL", (None, MARTES), 1)


def test_M13_D17_nothing_can_be_left_on_the_table():
    counts = [(5, 5, 5, 3), (4, 4, 4, 3), (3, 3, 3, 2), (2, 2, 2, 0)]
    assert refusal(validate_round, 4, counts) == ("E_TABLE", (None, MARTES), 3)


def test_M13_D18_a_normal_round_with_three_players():
    assert refusal(validate_round, 3, [(4, 3, 2, 2), (2, 4, 3, 1), (1, 1, 3, 1)]) is None


def test_a_normal_round_with_any_number_of_players():
    for players, counts in NORMAL.items():
        assert refusal(validate_round, players, counts) is None
        assert refusal(validate_round, players, [list(row) for row in counts]) is None


def test_a_round_needs_three_to_six_players_and_a_row_for_each():
    for players in (2, 7, 0, None, "4", 4.0, True):
        assert refusal(validate_round, players, NORMAL[4]) == ("E_PLAYERS", (None, None), 0)
    for players in (3, 5, 6):
        assert refusal(validate_round, players, NORMAL[4]) == ("E_PLAYERS", (None, None), 0)


def test_every_cell_is_a_whole_number_from_0_up():
    for wrong in (-1, None, "1", 1.0, True):
        for column in range(4):
            counts = [list(row) for row in NORMAL[4]]
            counts[2][column] = wrong
            assert refusal(validate_round, 4, counts) == ("E_NEGATIVE", (2, column), 0)
    for row in ((), (1, 2, 3), (1, 2, 3, 4, 5)):
        assert refusal(validate_round, 3, NORMAL[3][:2] + [row])[0] == "E_NEGATIVE"


def test_errors_come_in_the_order_of_the_rules():
    # Everything is wrong with the first; each has one mistake less.
    for players, sums, code in (
        (7, (-1, 15, 0, 9), "E_PLAYERS"), (4, (-1, 15, 0, 9), "E_NEGATIVE"),
        (4, (0, 15, 0, 9), "E_SUIT_TOTAL"), (4, (0, 14, 0, 9), "E_M13_TOTAL"),
        (4, (0, 14, 14, 8), "E_SUIT_TOTAL"), (4, (14, 14, 14, 8), "E_TABLE"),
        (4, (14, 14, 14, 5), None),
    ):
        assert (refusal(validate_round, players, row_with(sums)) or [None])[0] == code, sums


def test_the_excess_mends_the_table():
    """Taking it off the column that is named makes the round possible."""
    for sums, excess in (
        ((14, 14, 14, 6), 1), ((14, 14, 14, 8), 3), ((7, 7, 7, 7), -1), ((7, 7, 7, 0), -8),
        ((8, 8, 7, 4), -2), ((14, 13, 13, 8), 1),
    ):
        assert refusal(validate_round, 4, row_with(sums)) == ("E_TABLE", (None, MARTES), excess)
        mended = sums[:3] + (sums[3] - excess,)
        assert refusal(validate_round, 4, row_with(mended)) is None


def test_three_players_with_a_table_that_cannot_be():
    for sums, where, excess in (
        ((12, 12, 12, 2), None, 3),     # 38 dealt: 3 at least stay on the table
        ((14, 14, 4, 7), MARTES, 1),    # two piles begin with a Martes 13
        ((0, 0, 0, 5), None, -12),     # a pile holds 7 cards at most
        ((8, 6, 0, 2), None, -1),
    ):
        counts = row_with(sums)[:3]
        assert refusal(validate_round, 3, counts) == ("E_TABLE", (None, where), excess), sums


def test_a_round_that_is_not_complete_is_checked_as_far_as_it_goes():
    empty = (None, None, None, None)
    assert refusal(check_entered, 4, [empty] * 4) is None
    assert refusal(check_entered, 4, [(0, 0, 0, 0), empty, empty, (0, None, 0, 0)]) is None
    counts = [(8, None, None, None), (8, 0, None, None), empty, empty]
    assert refusal(check_entered, 4, counts) == ("E_SUIT_TOTAL", (None, CATS), 2)
    counts = [(None, None, None, 6), empty, empty, (None, None, None, 3)]
    assert refusal(check_entered, 4, counts) == ("E_M13_TOTAL", (None, MARTES), 1)
    assert refusal(check_entered, 7, [empty] * 7)[0] == "E_PLAYERS"


def test_points_alone():
    for players, most, of_all in ((3, 29, 43), (4, 34, 55), (6, 34, 55)):
        rest = [0] * (players - 2)
        assert refusal(validate_points, players, [most, of_all - most] + rest) is None
        assert refusal(validate_points, players, [0] * players) is None
        assert refusal(validate_points, players, [0, most + 2] + rest) == ("E_POINTS", (1, 0), 2)
        assert refusal(validate_points, players, [most, of_all - most + 1] + rest) == (
            "E_POINTS_TOTAL", (None, 0), 1)
        assert refusal(validate_points, players, [most + 1, -1] + rest)[:2] == (
            "E_NEGATIVE", (1, 0))
        assert refusal(validate_points, players, [0] + rest)[0] == "E_PLAYERS"
    assert refusal(validate_points, 2, [0, 0])[0] == "E_PLAYERS"


def test_one_or_two_cannot_have_all_points():
    for points, excess in (([25, 30, 0, 0], 3), ([25, 27, 0, 0], None), ([25, 28, 1, 0], None),
                           ([29, 14, 0], 1), ([29, 13, 0], None), ([29, 0, 0], 1),
                           ([28, 0, 0], None), ([34, 0, 0, 0], None), ([0, 0, 0], None)):
        assert refusal(check_shared, points) == (
            excess and ("E_POINTS_TOTAL", (None, 0), excess))


def test_the_bounds_of_points_are_reached():
    for players, most, of_all, counts in (
        (4, 34, 34, [(6, 6, 6, 8), (7, 7, 7, 0)]), (4, 34, 52, [(6, 6, 6, 8), (6, 6, 6, 0)]),
        (3, 28, 28, [(0, 6, 6, 8), (0, 7, 7, 0)]), (3, 29, 42, [(1, 6, 6, 8), (1, 6, 6, 0)]),
        (4, 34, 55, [(6, 6, 6, 8), (6, 6, 6, 0)]),
        (3, 29, 43, [(5, 4, 4, 8), (5, 4, 4, 0)]),
    ):
        rest = {55: (1, 1, 1, 0), 43: (0, 0, 1, 0)}.get(of_all, (0, 0, 0, 0))
        counts = counts + [rest] + [(0, 0, 0, 0)] * (players - 3)
        validate_round(players, counts)
        points = score_round(players, counts)["points"]
        assert (max(points), sum(points)) == (most, of_all)
        check_shared(points)


def test_nobody_drops_what_nobody_has():
    score = score_round(3, [(0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 0, 0)])
    assert score == {"points": [0, 8, 0], "droppers": [None] * 3, "totals": [0, 0, 0, 4]}


def test_columns_that_cannot_be_are_counted():
    """Too many of a suit, or too few: the latter only once all cells are there, and of four."""
    for players, counts, wrong in (
            (4, ((14, 14, 14, 8), (1, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)), 2),
            (4, ((3, 3, 3, 1), (3, 3, 3, 1), (0, 0, 0, 0), (0, 0, 0, 0)), 3),
            (4, ((3, 3, None, 9), (None, 3, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)), 2),
            (3, ((3, 3, 3, 9), (3, 3, 3, 1), (0, 0, 0, 0)), 1)):
        assert wrong_columns(players, counts) == wrong
