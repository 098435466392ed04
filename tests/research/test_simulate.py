"""`crupier simulate`: the same outcomes however they are computed, and figures that add up."""

import json
import re

import pytest

from crupier import cli
from crupier.engine.games import create
from crupier.engine.the_game import bot as the_game
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from crupier.errors import ERROR, OK, USAGE
from crupier.research.simulate import figures, jobs, policies
from crupier.research.simulate.deals import Outcome, Setup

GREEDY = Setup("the_game", 1, "greedy", "tests", {"level": "standard"})


def simulate(capsys, *args):
    assert cli.main(["simulate", *args]) == OK
    return capsys.readouterr().out


def test_text(capsys):
    out = simulate(capsys, "--policy", "greedy", "--deals", "60", "--jobs", "1")
    assert "Won: 2 of 60 deals, 3.3% [0.9%, 11.4%]" in out
    assert "Ended: ENDED 58, WIN 2" in out and "deals/s; digest " in out


def test_json_adds_up(capsys):
    found = json.loads(simulate(capsys, "--policy", "greedy", "--deals", "40", "--jobs", "1",
                                "--players", "2", "--fire", "--json"))
    assert found["players"] == 2 and found["options"] == {"fire": True}
    assert sum(found["distribution"].values()) == sum(found["results"].values()) == 40
    mean = sum(int(value) * times for value, times in found["distribution"].items()) / 40
    assert found["mean"] == pytest.approx(mean)
    low, high = found["win_rate_95"]
    assert low <= found["win_rate"] <= high


@pytest.mark.parametrize("game, players", [
    ("the_game", 3), ("martes13", 4), ("take_that", 3), ("galloneta", 2)])
def test_random_plays_every_game_that_is_dealt(game, players):
    setup = Setup(game, players, "random", "tests")
    outcomes = jobs.run(setup, 4)
    assert len(outcomes) == 4 and all(len(each.returns) == players for each in outcomes)
    assert jobs.run(setup, 2) == outcomes[:2]       # in whatever batches


@pytest.mark.parametrize("game, seats", [
    ("the_game", ("hard", "sequence")), ("martes13", ("hard", "greedy", "easy")),
    ("take_that", ("normal", "greedy")), ("galloneta", ("easy", "greedy"))])
def test_policies_at_one_table(game, seats):
    setup = Setup(game, len(seats), "", "tests", seats=seats)
    outcomes = jobs.run(setup, 4)
    assert jobs.run(setup, 2) == outcomes[:2]
    assert jobs.run(setup, 4) == outcomes


def test_devices_mark_piles_for_each_other(monkeypatch):
    """As on a board: a mark tells of a card in another hand, until its pile takes a card."""
    plan, told = [143, 20, END_TURN, 350, 72, END_TURN], []

    def choose(seen, *_):
        told.append(sorted(seen["marks"]))
        return plan[len(told) - 1]

    monkeypatch.setattr(the_game, "choose", choose)
    policy = policies.make("normal", "the_game", "tests")
    game = TheGame.from_position([30, 35, 100, 60], [[20, 43, 61, 70], [50, 72, 73]], [98, 99])
    while len(told) < len(plan):
        game.apply_action(*policy(game))
    assert told == [[], [], [], [(2, 1), (3, 0)], [(2, 1)], [(2, 1)]]


def test_seats_move_on_and_what_they_get_stays_in_their_order():
    """Whoever plays Martes 13 at random among greedy ones gets most, on whatever chair."""
    setup = Setup("martes13", 3, "", "tests", seats=("random", "greedy", "greedy"))
    outcomes = jobs.run(setup, 60)
    pairs = figures.sides(outcomes, setup.seats)
    for chair in range(3):
        assert sum(own - others for own, others in pairs[chair::3]) < 0
    first = outcomes[1]     # the random one on the second chair
    game = create(setup.head(1))
    policy = setup.policy_of(1)
    while not game.is_terminal():
        game.apply_action(*policy(game))
    assert first.returns == [*game.returns()[1:], game.returns()[0]]


def test_text_of_a_contest(capsys):
    out = simulate(capsys, "--game", "take_that", "--seats", "greedy,random", "--deals", "20",
                   "--jobs", "1")
    assert "greedy is ahead of the others in " in out and "of those decided: " in out
    assert re.search(r"\n +-\d+ to -\d+ +\d", out)
    out = simulate(capsys, "--players", "2", "--policy", "easy", "--against", "easy", "--deals",
                   "2", "--jobs", "1")
    assert "level in 2" in out and "of those decided" not in out
    out = simulate(capsys, "--players", "3", "--policy", "sequence", "--against", "random",
                   "--deals", "5", "--jobs", "1")
    assert "sequence is ahead of random in 5 deals, 100.0% [56.6%, 100.0%], level in 0" in out
    assert "fewer by " in out
    out = simulate(capsys, "--players", "3", "--policy", "random", "--against", "sequence",
                   "--deals", "5", "--jobs", "1")
    assert "  more by " in out and "by -" not in out


def test_a_contest():
    found = figures.contest([(-1, -4), (-3, -4), (-5, -4), (-2, -2)])
    assert (found["ahead"], found["level"], found["behind"]) == (2, 1, 1)
    assert found["decided_rate"] == pytest.approx(2 / 3)
    assert found["ratio"] == pytest.approx(11 / 14)
    assert found["ratio_95"] > 0 and found["own_95"] > found["other_95"] > 0


def test_two_processes_give_the_same():
    alone = jobs.run(GREEDY, 120)
    assert figures.digest(jobs.run(GREEDY, 120, jobs=2)) == figures.digest(alone)


def test_a_cluster_gives_the_same():
    distributed = pytest.importorskip("distributed", reason="Dask is an extra: crupier[dask]")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True,
                                  host="127.0.0.1", dashboard_address=None) as cluster:
        there = jobs.run(GREEDY, 120, dask=cluster.scheduler_address)
    assert figures.digest(there) == figures.digest(jobs.run(GREEDY, 120))


@pytest.mark.parametrize("args, said", [
    (("--policy", "clever"), "no policy 'clever' for the_game; there are: random, greedy, "),
    (("--game", "martes13", "--players", "4", "--policy", "advisor"),
     "there are: random, greedy, easy, normal, hard."),
    (("--game", "take_that", "--seats", "hard,clever"), "no policy 'clever' for take_that"),
    (("--game", "take_that", "--seats", "hard,greedy", "--players", "3"),
     "2 seats for 3 players"),
    (("--players", "3", "--seats", "hard,easy,easy", "--against", "greedy"),
     "--against goes with --policy only"),
    (("--players", "7"), "this cannot be dealt: "),
    (("--game", "galloneta", "--policy", "hard", "--players", "3"), ": 2 players."),
    (("--game", "galloneta", "--policy", "hard", "--players", "2",
      "--fire"), "galloneta has no --fire: that is of "),
    (("--game", "martes13", "--level", "expert"), "martes13 has no --level: that is of "),
    (("--game", "chess", "--level", "expert"), "this cannot be dealt: "),
    (("--game", "the_game_table", "--policy", "random"), "is a score pad"),
    (("--level", "easy"), "this cannot be dealt: "),
])
def test_what_cannot_be_played(capsys, args, said):
    assert cli.main(["simulate", *args]) == USAGE
    assert said in capsys.readouterr().err


def test_no_scheduler(capsys):
    pytest.importorskip("distributed", reason="Dask is an extra: crupier[dask]")
    assert cli.main(["simulate", "--policy", "greedy", "--dask", "nonsense://1"]) == ERROR
    assert "no scheduler of Dask answers at nonsense://1" in capsys.readouterr().err


def test_intervals():
    assert figures.interval(0, 0) == (0.0, 1.0)
    assert figures.interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert figures.interval(0, 10)[0] == 0 and figures.interval(10, 10)[1] == 1


def test_who_has_won():
    contest = [Outcome(0, "FINISHED", [3, 5], 1), Outcome(1, "FINISHED", [5, 5], 1),
               Outcome(2, "WIN", [0, 2], 1), Outcome(3, "UNFINISHED", [0, 0], 1)]
    assert figures.summary(contest)["wins"] == 1
