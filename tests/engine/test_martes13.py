"""The worked examples of a round of Martes 13. Runs on CPython and MicroPython."""

from engine.martes13.game import Martes13
from engine.martes13.notation import play
from tests.engine.positions import refusal, refuses

HANDS = [["G5", "E4", "M"], ["L7", "G1", "E2"], ["L1", "G7", "M"]]
SIZES = {3: [13, 13, 12], 4: [13, 13, 12, 12], 5: [10] * 5, 6: [9, 9, 8, 8, 8, 8]}


def position(piles, *hands, **fields):
    return Martes13.from_position(hands=hands, piles=piles, **fields)


def lying(game, suit):
    """(cards of a pile, its total)"""
    seen = game.observation(0)
    return seen["piles"][suit], seen["totals"][suit]


def captured(game):
    return game.observation(0)["captured"]


def test_M13_D01_deal():
    for players, sizes in SIZES.items():
        for dealer in range(players):
            game = Martes13(players, "K7Q2MX", dealer=dealer)
            starter = game.current_player()
            assert starter == (dealer + 1) % players
            dealt = game.observation(0)["hand_sizes"]
            assert dealt[starter:] + dealt[:starter] == sizes
            assert len(game.aside) == (12 if players == 3 else 0)
    assert refusal(Martes13, 2) == "E_PLAYERS"
    assert refusal(Martes13, 7) == "E_PLAYERS"


def test_M13_D02_first_card_of_a_suit_opens_its_pile():
    game = position({}, *HANDS)
    game.apply_action(play("G5"))
    assert lying(game, "G") == (["G5"], 5)
    assert captured(game) == [0, 0, 0]
    assert game.current_player() == 1


def test_M13_D03_a_suit_card_may_not_go_to_another_pile():
    game = position({"G": ["G2"], "E": ["E1"]}, *HANDS)
    assert refuses(game, play("G5", "E"), "E_WRONG_PILE")


def test_M13_D04_exactly_13_is_safe():
    game = position({"G": ["G7", "G2"]}, ["M", "E4", "L2"], ["L7", "G1", "E2"], ["L1", "G7", "L5"])
    game.apply_action(play("M", "G"))
    assert lying(game, "G") == (["G7", "G2", "M"], 13)
    assert captured(game) == [0, 0, 0]
    assert game.current_player() == 1


def test_M13_D05_above_13():
    game = position({"G": ["G7", "G2", "M"], "E": ["E5", "E5", "E1"]},
                    ["E4", "G5", "L2"], ["L7", "G1", "E2"], ["L1", "G7", "L5"])
    assert game.preview(play("E4")) == (15, 3)
    game.apply_action(play("E4"))
    assert captured(game) == [3, 0, 0]
    assert game.table.counts()[0] == (0, 3, 0, 0)
    assert lying(game, "E") == (["E4"], 4)


def test_M13_D06_a_martes_13_that_overflows_stays_in_that_suits_pile():
    game = position({"G": ["G5", "G5"]}, ["M", "L5", "L2"], ["G7", "G1", "E2"], ["L1", "G4", "L7"])
    assert game.preview(play("M", "G")) == (14, 2)
    game.apply_action(play("M", "G"))
    assert game.table.counts()[0] == (2, 0, 0, 0)
    assert lying(game, "G") == (["M"], 4)
    game.apply_action(play("G7"))
    assert lying(game, "G") == (["M", "G7"], 11)


def test_M13_D07_a_martes_13_needs_a_pile():
    game = position({"G": ["G1"]}, ["M", "G5", "L2"], ["L7", "G1", "E2"], ["L1", "G7", "L5"])
    assert refuses(game, play("M"), "E_PILE_REQUIRED")
    assert refuses(game, 444, "E_BAD_PILE")
    assert refusal(play, "M", "X") == "E_BAD_PILE"
    game.apply_action(play("M", "L"))
    assert lying(game, "L") == (["M"], 4)


def test_M13_D08_last_cards_of_a_round_with_unequal_hands():
    game = position({"G": ["G7", "G5", "G1"], "E": ["E7"], "L": ["L7", "L5"]},
                    ["E2", "L1"], ["G1"], ["G2"], ["E1"], captured=[["G5"], [], [], []])
    game.apply_action(play("E2"))
    assert lying(game, "E")[1] == 9
    game.apply_action(play("G1"))
    assert game.table.counts()[1] == (3, 0, 0, 0)
    game.apply_action(play("G2"))
    assert lying(game, "G")[1] == 3
    game.apply_action(play("E1"))
    assert lying(game, "E")[1] == 10
    assert game.current_player() == 0
    game.apply_action(play("L1"))
    assert lying(game, "L")[1] == 13
    assert sum([len(pile) for pile in game.table.piles]) == 8
    assert game.table.counts() == [(1, 0, 0, 0), (3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert game.is_terminal() and game.current_player() is None
    assert refuses(game, play("L1"), "E_ROUND_OVER")
