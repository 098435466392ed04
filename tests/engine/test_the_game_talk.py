"""Marks on piles: what a device leaves, and that it heeds them. Runs on both interpreters."""

from engine.the_game.advice import heeds
from engine.the_game.bot import choose, marks
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN, place


def position(tops, hand):
    """(what the player sees, legal actions)"""
    game = TheGame.from_position(tops, [hand, [97, 98]], [50, 51])
    return game.observation(0), game.legal_actions()


def test_a_card_that_sets_a_pile_back_and_one_that_is_near_are_told_without_numbers():
    view, _ = position([23, 24, 60, 69], [13, 26, 61, 79])
    assert marks(view) == [(0, 0), (1, 1), (3, 0)]      # 13 on 23, 26 on 24, 79 on 69


def test_nothing_to_say():
    view, _ = position([23, 24, 60, 80], [40, 45])
    assert marks(view) == []


def test_a_marked_pile_is_left_alone_where_another_one_does():
    view, actions = position([30, 29, 3, 4], [33, 34])
    for level in ("normal", "hard"):
        assert choose(view, actions, level, None) == place(33, 0)
        assert choose(dict(view, marks=[(0, 0)]), actions, level, None) == place(33, 1)
        assert choose(dict(view, marks=[(2, 0), (3, 1)]), actions, level, None) == place(33, 0)


def test_where_nothing_else_is_possible_a_mark_stops_nobody():
    view, actions = position([30, 99, 2, 3], [31, 32])
    assert choose(dict(view, marks=[(0, 0)]), actions, "hard", None) == place(31, 0)


def test_the_advisors_turn_counts_only_if_it_leaves_piles_alone_that_are_marked_so():
    turn = [place(33, 0), place(60, 2), END_TURN]
    assert heeds(turn, []) and heeds(turn, [(1, 0), (0, 1), (2, 1)])
    assert not heeds(turn, [(3, 1), (2, 0)])
    assert heeds([END_TURN], [(0, 0), (1, 0), (2, 0), (3, 0)])
