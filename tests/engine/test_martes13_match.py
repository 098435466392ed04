"""A match of Martes 13 that is dealt. Runs on CPython and MicroPython."""

from engine.martes13.game import Martes13
from engine.martes13.match import Martes13Match
from engine.martes13.scoring import score_round
from engine.scorepad.actions import ACCEPTED, OPEN
from tests.engine.positions import refusal


def played(match, plays):
    """With the first legal play each time."""
    for _ in range(plays):
        match.apply_action(match.legal_actions()[0])
    return match


def test_every_round_has_a_deal_of_its_own():
    match = Martes13Match(4, "K7Q2MX", dealer=1, rounds=2)
    assert match.deal == Martes13(4, "K7Q2MX 1", dealer=1)
    played(match, 50)
    assert match.deal == Martes13(4, "K7Q2MX 2", dealer=2)
    assert (match.current(), match.current_player(), match.starter(2)) == (2, 3, 3)


def test_each_starts_once():
    for players in (3, 4, 5, 6):
        match = Martes13Match(players, "A", rounds=0)
        assert match.rounds == players
        assert [match.starter(number + 1) for number in range(players)] == list(range(players))
    assert Martes13Match(5).rounds == 4


def test_a_round_counts_when_its_last_card_lies():
    match, alone = played(Martes13Match(3, "A"), 37), played(Martes13(3, "A 1"), 38)
    assert match.status(1) == OPEN and match.score(1) is None and match.totals() == [0, 0, 0]
    played(match, 1)
    assert (match.status(1), match.rows(1)) == (ACCEPTED, alone.table.counts())
    assert match.score(1) == score_round(3, match.rows(1))
    assert match.totals() == alone.result()["points"] == match.observation(0)["points"]
    assert match.result() is None


def test_nothing_is_taken_back_across_the_end_of_a_round():
    match = played(Martes13Match(3, "A", rounds=2), 37)
    before = match.state()
    played(match, 1)
    assert refusal(match.undo_action) == "E_NOTHING_TO_UNDO"
    played(match, 1)
    match.undo_action()
    assert match.history() == played(Martes13Match(3, "A", rounds=2), 38).history()
    assert refusal(match.undo_action) == "E_NOTHING_TO_UNDO"
    played(match, 38)
    assert refusal(match.undo_action) == "E_NOTHING_TO_UNDO"
    assert match.state() != before


def test_the_fewest_points_win():
    match = played(Martes13Match(3, "A", rounds=2), 76)
    result = match.result()
    assert result["totals"] == match.totals() == [-points for points in match.returns()]
    assert result["winners"] == [seat for seat, points in enumerate(result["totals"])
                                 if points == min(result["totals"])]
    assert refusal(match.apply_action, 11) == "E_ROUND_OVER"
    assert (match.current(), match.current_player(), match.legal_actions()) == (None, None, [])


def test_what_a_seat_may_know():
    match = played(Martes13Match(3, "A", rounds=2), 40)
    for seat in range(3):
        seen, deal = match.observation(seat), match.deal.observation(seat)
        assert (seen["round"], seen["rounds"], seen["points"]) == (2, 2, match.totals())
        for key in ("hand", "piles", "totals", "captured", "hand_sizes", "dealer"):
            assert seen[key] == deal[key]


def test_a_suit_card_may_name_its_pile():
    match = Martes13Match(3, "A")
    card = match.legal_actions()[0]
    match.apply_action(card // 10 * 100 + card)
    assert match.history() == [card]
    assert match.preview(match.legal_actions()[0]) == match.deal.preview(match.legal_actions()[0])
    assert refusal(match.apply_action, 7777) == "E_BAD_ACTION"


def test_setup():
    for wrong in ({"rounds": 7}, {"rounds": True}, {"dealer": 3}, {"seed": 1}):
        assert refusal(Martes13Match, 3, **wrong) == "E_CONFIG"
    assert refusal(Martes13Match, 7) == "E_PLAYERS"
    assert Martes13Match(3, "A").abandoned()["winners"] == []
