"""A match of Take That that is dealt. Runs on CPython and MicroPython."""

from engine.scorepad.actions import ACCEPTED, OPEN
from engine.take_that.game import TakeThat
from engine.take_that.match import TakeThatMatch
from engine.take_that.notation import TAKE
from engine.take_that.scoring import score_round
from tests.engine.positions import refusal


def played(match, until):
    """Places or twists where that can be, until this game, or all."""
    while match.current() != until:
        match.apply_action(match.legal_actions()[-1])
    return match


def test_every_game_has_a_deal_of_its_own_and_the_next_one_deals():
    match = TakeThatMatch(3, "K7Q2MX", dealer=1, advanced=True)
    assert match.rounds == 2
    assert match.deal == TakeThat(3, "K7Q2MX 1", dealer=1, advanced=True)
    played(match, 2)
    assert match.deal == TakeThat(3, "K7Q2MX 2", dealer=2, advanced=True)
    assert (match.current_player(), match.starter(2), match.dealer(3)) == (0, 0, 0)


def test_a_game_counts_when_it_is_over():
    match, alone = TakeThatMatch(2, "A"), TakeThat(2, "A 1")
    assert match.status(1) == OPEN and match.in_hands(1) is None
    while not alone.is_terminal():
        assert match.would_end(alone.legal_actions()[-1]) == alone.would_end(
            alone.legal_actions()[-1])
        alone.apply_action(alone.legal_actions()[-1])
        match.apply_action(match.legal_actions()[-1])
    assert (match.status(1), match.rows(1)) == (ACCEPTED, alone.counts())
    assert match.totals() == alone.result()["points"] == match.observation(0)["points"]
    assert match.in_hands(1) == sum(map(len, alone.hands))
    assert match.result() is None and match.observation(1)["result"] is None
    assert refusal(match.undo_action) == "E_NOTHING_TO_UNDO"


def test_the_most_points_win():
    match = played(TakeThatMatch(4, "A"), None)
    points = [score_round(4, match.rows(number))["points"] for number in (1, 2)]
    result = match.result()
    assert result["totals"] == match.returns() == [
        points[0][seat] + points[1][seat] for seat in range(4)]
    assert result["winners"] == [seat for seat, total in enumerate(result["totals"])
                                 if total == max(result["totals"])]
    assert match.standings()[0][2] == max(result["totals"])
    assert refusal(match.apply_action, TAKE) == "E_GAME_OVER"
    assert refusal(match.undo_action) == "E_NOTHING_TO_UNDO"


def test_a_line_is_put_back():
    match = TakeThatMatch(2, "A", rounds=1)
    match.apply_action(match.legal_actions()[0])
    before = match.state()
    match.apply_action(TAKE)
    assert match.observation(match.current_player())["must_place"]
    match.undo_action()
    assert match.state() == before and len(match.history()) == 1


def test_setup():
    for wrong in ({"rounds": 5}, {"rounds": True}, {"dealer": 3}, {"seed": 1}, {"advanced": 1}):
        assert refusal(TakeThatMatch, 3, **wrong) == "E_CONFIG"
    assert refusal(TakeThatMatch, 5) == "E_CONFIG"
    assert TakeThatMatch(3, "A") != TakeThatMatch(3, "A", advanced=True)
    assert TakeThatMatch(3, "A").abandoned()["winners"] == []
