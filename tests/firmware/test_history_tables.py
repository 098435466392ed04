"""Figures of The Game at the table, and of matches, from the heads of records."""

import pytest

from crupier.engine.galloneta.notation import AGREE_DRAW
from crupier.engine.records import outcome, replay
from crupier.engine.scorepad.actions import accept, enter
from pictures import pads, samples
from storage.history import History


def left(seq: int, *games, players: int = 3, level: str = "standard", fire: bool = False,
         rounds: int = 0) -> dict:
    """Head of a record of these games; more rounds than games: it was given up then."""
    head = pads.the_game(seq, players, level, fire, rounds or len(games))
    actions = []
    for number, game in enumerate(games, 1):
        actions += [enter(number, 0, column, value) for column, value in enumerate(game)]
        actions.append(accept(number))
    return dict(head, result=outcome(replay(head, actions)))


def test_every_game_of_a_series_counts():
    figures = History([left(1, (7,), (23,), (0,)), left(2, (12,))]).game_stats(
        3, "standard", False, "the_game_table")
    assert (figures.played, figures.wins, figures.best, figures.average) == (4, 1, 0, 10.5)
    assert (figures.streak, figures.longest, figures.abandoned) == (0, 1, 0)


def test_burned_is_no_best_and_given_up_is_counted_apart():
    history = History([left(1, (7, 1), (30, 0), fire=True),
                       left(2, (25, 0), fire=True, rounds=2)])
    figures = history.game_stats(3, "standard", True, "the_game_table")
    assert (figures.played, figures.best, figures.abandoned) == (3, 25, 1)


def test_kinds_are_kept_apart():
    history = History([left(1, (7,)), left(2, (5,), players=2), left(3, (9,), level="expert")])
    assert history.best(pads.the_game(4)) == 7
    assert history.best(pads.the_game(4, players=2)) == 5
    assert history.best(pads.the_game(4, level="expert")) == 9
    assert history.best(pads.the_game(4, players=5)) is None
    assert history.game_stats(3, "standard", False, "the_game") is None     # of the card game


def test_only_given_up_is_no_figure():
    history = History([left(1, rounds=1)])
    assert history.game_stats(3, "standard", False, "the_game_table") is None


def test_a_match_with_hints_counts_apart():
    """Whether devices played or not, and also one that was given up."""
    head = pads.take_that(1, 2)
    done = dict(head, result=outcome(replay(head, pads.played(head, 2))))
    kept = {"result": "ABANDONED"}
    heads = [dict(done, seq=1), dict(done, seq=2, hints=True),
             dict(done, seq=3, hints=True, devices=[None, "hard"]),
             dict(done, seq=4, hints=True, result=dict(done["result"], **kept))]
    history, (ana, beto), game = History(heads), head["names"], head["game"]
    assert {name: tally.played for name, tally in history.tallies(game)} == {ana: 1, beto: 1}
    assert {name: tally.played for name, tally in history.tallies(game + history.HINTED)} == {
        ana: 2, beto: 1, "+hard": 1}
    assert (history.abandoned(game), history.abandoned(game + history.HINTED)) == (0, 1)


def test_a_match_against_the_rules_counts_apart():
    """Rounds of nothing but zeros were the best for ever, and victories."""
    head = pads.take_that(1, 2)
    done = dict(head, result=outcome(replay(head, pads.played(head, 2))))
    result = dict(done["result"], overridden=[1])
    history, game = History([done, dict(done, seq=2, result=result)]), head["game"]
    for name in (game, game + history.AGAINST):
        assert [tally.played for _, tally in history.tallies(name)] == [1, 1]
    assert history.leaders([game])[1] == 1


def test_tallies_of_each_game():
    heads = []
    for head, rounds in ((pads.take_that(1, 2), 2), (pads.galloneta(2, 3), 3)):
        heads.append(dict(head, result=outcome(
            replay(head, pads.played(head, rounds)))))
    history = History(heads)
    for head in heads:
        tallies = dict(history.tallies(head["game"]))
        for seat, name in enumerate(head["names"]):
            assert tallies[name].played == 1
            assert tallies[name].won == (seat in head["result"]["winners"])
            assert tallies[name].average == head["result"]["totals"][seat]


@pytest.mark.parametrize("name, order", [("martes13", "CAB"), ("take_that", "BAC")])
def test_who_has_won_as_often_is_ordered_by_points_per_match(name, order):
    """However many there were. The fewest points win in Martes 13."""
    heads = []
    for seq, (player, points) in enumerate((("A", 16), ("B", 25), ("C", 13), ("A", 16)), 1):
        head = samples.head(seq, name, 3, "SEED", dealer=2)
        head["names"] = [player, "D" + player, "E" + player]
        totals = [points, points, points]
        heads.append(dict(head, hints=True, result={
            "result": "FINISHED", "totals": totals, "winners": [0], "points": totals}))
    history = History(heads)
    found = [player for player, _ in history.tallies(name + history.HINTED)]
    assert found[:1] == ["A"]       # two wins
    assert [player[1] for player in found if player[0] == "D"] == list(order)


@pytest.mark.parametrize("game, options, best", [
    ("take_that", {"dealer": 2, "advanced": False}, max), ("martes13", {"dealer": 2}, min)])
def test_dealt_games_count_by_player(game, options, best):
    heads = []
    for seq, seed in enumerate(("A", "B", "C"), 1):
        head = samples.head(seq, game, 3, seed, **options)
        actions = samples.at_random(head, 9 if seed == "C" else None)
        heads.append(dict(head, result=outcome(replay(head, actions))))
    history, ended = History(heads), [head["result"]["points"] for head in heads[:2]]
    for seat, name in enumerate(heads[0]["names"]):
        tally = dict(history.tallies(game))[name]
        assert tally.played == 2 and tally.points == sum(points[seat] for points in ended)
        assert tally.won == sum(points[seat] == best(points) for points in ended)
    assert history.abandoned(game) == 1


def test_games_of_galloneta_count_by_player_in_half_points():
    heads = []
    for seq, seed in enumerate(("A", "B", "C", "D"), 1):
        head = samples.head(seq, "galloneta", 2, seed, first=0, aces="OE", columns="BC")
        actions = samples.at_random(head, 9 if seed == "D" else None)
        if seed == "C":
            actions = [*actions[:5], AGREE_DRAW]
        heads.append(dict(head, result=outcome(replay(head, actions))))
    assert [head["result"]["winner"] for head in heads[2:]] == [None, None]
    history, tallies = History(heads), dict(History(heads).tallies("galloneta"))
    for seat, name in enumerate(heads[0]["names"]):
        winners = [head["result"]["winner"] for head in heads[:3]]
        assert (tallies[name].played, tallies[name].won) == (3, winners.count(seat))
        assert tallies[name].points == 2 * winners.count(seat) + winners.count(None)
    assert history.abandoned("galloneta") == 1
