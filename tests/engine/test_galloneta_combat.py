"""Rulings about combat that the worked examples leave open.

Runs on CPython and MicroPython.
"""

from engine.galloneta.board import DIES, KEEPS, LOSES, SAVED
from tests.engine.pieces import ACES, at, figure, forecast, graveyard, play, position

ENEMY = figure(1, "C10", "C5", "C7")


def fates(pieces, text, **fields):
    """(half points of both, what becomes of both) of an attack."""
    game = position(pieces, "O11", "", **fields)
    return game.preview(game.string_to_action(text))


def test_GA_R19_only_the_attacking_mage_pays_and_only_next_to_its_target():
    attacker, target = figure(0, "C12", "C4", "C8"), figure(1, "E12", "C5", "E8")
    assert fates([attacker, target], "attack(C4, C5)") == (12, 16, DIES, LOSES)
    assert fates([figure(0, "E10", "C4", "E9"), target], "attack(C4, C5)") == (
        18, 16, LOSES, DIES)
    assert fates([figure(0, "C12", "C3", "C8"), target], "attack(C3, C5)")[:2] == (16, 16)
    assert fates([figure(0, "C12", "C4", "O1"), figure(1, "E12", "C5")], "attack(C4, C5)",
                 aces=[figure(0, "B1", "B1"), ACES[1]]) == (0, 0, DIES, DIES)


def test_GA_R21_the_target_of_a_ranged_attack_strikes_back():
    assert fates([figure(0, "C12", "C3", "C3"), ENEMY], "attack(C3, C5)") == (6, 14, DIES, KEEPS)


def test_GA_R22_without_equipment_the_value_is_0():
    bare = figure(1, "C10", "C5")
    assert fates([figure(0, "B10", "C4", "B2"), bare], "attack(C4, C5)") == (4, 0, KEEPS, DIES)
    assert fates([figure(0, "B10", "C6", "O1")], "attack(C6, C7)",
                 aces=[figure(0, "B1", "B1"), ACES[1]]) == (1, 0, KEEPS, DIES)


def test_GA_R23_at_least_double_keeps_whoever_wins():
    for mine, other, kept, fate in (("B8", "C4", KEEPS, DIES), ("B7", "C4", LOSES, DIES),
                                    ("B3", "C6", DIES, KEEPS), ("B3", "C5", DIES, LOSES),
                                    ("B9", "O9", KEEPS, DIES), ("B8", "O9", LOSES, DIES)):
        pieces = [figure(0, "B10", "C4", mine), figure(1, "C10", "C5", other)]
        assert fates(pieces, "attack(C4, C5)")[2:] == (kept, fate), (mine, other)
    for equipment, fate in (("E7", KEEPS), ("E6", LOSES)):
        aces = [ACES[0], figure(1, "E1", "C7", equipment)]
        assert fates([figure(0, "B10", "C6", "O4")], "attack(C6, C7)", aces=aces)[2:] == (
            DIES, fate)


def test_GA_R24_a_mage_loses_only_what_it_used():
    for equipment, left in (("C5 C2", "C2"), ("C2 C5", "C2"), ("C4 O8", "O8"), ("O8 C4", "C4")):
        enemy = figure(1, "C10", "C5", "C3")
        game = position([figure(0, "C12", "C3", equipment), enemy], "", "C9")
        play(game, "attack(C3, C5)")
        assert at(game, "C3") == (0, "C12", left, None), equipment
    game = position([figure(0, "C12", "C3", "C8 C5"), ENEMY], "", "C2")
    play(game, "attack(C3, C5)")
    assert at(game, "C3") == (0, "C12", "C5", None)
    game = position([figure(0, "C12", "C3", "C5 C6"), ENEMY], "", "C2")
    play(game, "attack(C3, C5)")
    assert graveyard(game, 0) == {"C12", "C5", "C6"} and at(game, "C5") == (1, "C10", "", None)


def test_GA_R25_a_tie_kills_the_ace():
    aces = [ACES[0], figure(1, "E1", "C7", "E7")]
    game = position([figure(0, "B10", "C6", "B4")], "O9", "", aces=aces)
    play(game, "attack(C6, C7)")
    assert (at(game, "C6"), at(game, "C7")) == (None, None)
    assert game.result() == {"result": "WIN", "winner": 0, "by": "ace", "turns": 2,
                             "horizontal": [0, 0], "compra": [1, 1]}
    assert graveyard(game, 1) == {"E1", "E7"} and game.returns() == [2, 0]


def test_GA_R26_the_winner_stays_where_it_is():
    game = position([figure(0, "E11", "C4", "E9"), ENEMY], "", "C2")
    play(game, "attack(C4, C5)")
    assert (at(game, "C4"), at(game, "C5")) == ((0, "E11", "", None), None)


def test_GA_R27_a_shield_saves_the_attacked_piece_also_from_a_tie():
    for mine, power, fate, saved in (("B9", 18, LOSES, SAVED), ("B7", 14, DIES, SAVED),
                                     ("B6", 12, DIES, LOSES)):
        pieces = [figure(0, "B10", "C4", mine, "J2"), figure(1, "C10", "C5", "C7", "J1")]
        assert fates(pieces, "attack(C4, C5)") == (power, 14, fate, saved)
    game = position([figure(0, "B10", "C4", "B7", "J2"), figure(1, "C12", "C5", "C7 C6", "J1")],
                    "", "E10")
    play(game, "attack(C4, C5)")
    assert at(game, "C4") is None and graveyard(game, 0) == {"B10", "B7", "J2"}
    assert at(game, "C5") == (1, "C12", "", None) and graveyard(game, 1) == {"C7", "C6", "J1"}
    game = position([figure(0, "B10", "C4", "B6", "J2"), figure(1, "C10", "C5", "C7", "J1")],
                    "", "E10")
    play(game, "attack(C4, C5)")
    assert at(game, "C5") == (1, "C10", "", "J1") and "J2" in graveyard(game, 0)


def test_GA_R27_a_shield_saves_the_ace():
    aces = [ACES[0], figure(1, "E1", "C7", "E7", "J1")]
    game = position([figure(0, "B10", "C6", "B4")], "O9", "", aces=aces)
    assert forecast(game, "attack(C6, C7)") == (8, 8)
    play(game, "attack(C6, C7)")
    assert at(game, "C7") == (1, "E1", "", None) and at(game, "C6") is None
    assert not game.is_terminal()
