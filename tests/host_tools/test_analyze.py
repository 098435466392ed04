"""`crupier analyze`: what turns cost, in a game with a blunder that anybody can see."""

import json

import pytest

from crupier import cli
from crupier.advice import analysis, looking_back, player
from crupier.engine.games import create
from crupier.engine.lines import UNDO
from crupier.engine.records import encode, outcome
from crupier.engine.the_game.notation import END_TURN
from crupier.errors import ERROR, OK, USAGE
from crupier.pictures import demo
from crupier.scores.library import Library
from tests.host_tools import scores

TURNS, BLUNDER = 7, 4


@pytest.fixture(scope="module")
def blundered():
    """(head, actions): as the hints say, but once the cards that move their piles most."""
    head, hint = demo.new_head(1, "blunder"), player.Player()
    game = create(head)
    for turn in range(1, TURNS + 1):
        plan = hint.plan(game.observation(0))
        if turn == BLUNDER:
            low, high = min(game.hands[0]), max(game.hands[0])
            plan = [200 + low, high, END_TURN]      # the lowest down, the highest up
        for action in plan:
            game.apply_action(action)
    return dict(head, result=outcome(game)), game.history()


@pytest.fixture(autouse=True)
def quick(tmp_path, monkeypatch):
    """A cache of its own, and few samples."""
    monkeypatch.setattr(looking_back.platformdirs, "user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(analysis, "Farsighted", lambda: player.Farsighted(3, 2))
    monkeypatch.setattr(player, "SAMPLES", 8)


@pytest.fixture
def library(tmp_path, blundered):
    path = tmp_path / "library.sqlite"
    with Library(path) as made:
        made.add(encode(*blundered))
        made.add(scores.record(2, players=2))
    return str(path)


def test_the_blunder_costs_most(capsys, library):
    assert cli.main(["analyze", "--library", library, "--jobs", "1"]) == OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"Game 1, {TURNS} turns: ")
    assert lines[1].startswith(f"  Turn {BLUNDER} cost ") and "D1) place(" in lines[1]
    assert lines[2].startswith("    better: place(")
    assert len(lines) <= 8 and lines[-1].startswith("Chances are estimates")


def test_each_game_is_analysed_once(capsys, library, monkeypatch):
    arguments = ["analyze", "1", "--library", library, "--json", "--jobs", "1"]
    assert cli.main(arguments) == OK
    first = json.loads(capsys.readouterr().out)
    monkeypatch.setattr(analysis, "analyse", None)
    assert cli.main(arguments) == OK
    assert json.loads(capsys.readouterr().out) == first
    game = first["games"][0]
    assert game["number"] == 1 and game["turns"] == TURNS
    assert game["loss"] == pytest.approx(sum(cost["loss"] for cost in game["costs"]))
    assert all(0 < cost["loss"] <= 1 for cost in game["costs"])


def test_games_that_cannot_be_analysed(capsys, library):
    assert cli.main(["analyze", "2", "--library", library]) == USAGE
    assert "none of these is a solo game of The Game" in capsys.readouterr().err
    assert cli.main(["analyze", "--level", "expert", "--library", library]) == ERROR
    assert "No game matches." in capsys.readouterr().err


def test_what_was_taken_back_does_not_count(blundered):
    head, actions = blundered
    wavering = [*actions[:1], UNDO, *actions]
    assert analysis.turns(head, wavering) == analysis.turns(head, actions)
    assert len(analysis.turns(head, actions)) == TURNS


def test_certain_at_the_end():
    """With an empty draw pile there is nothing to estimate: the win is given away."""
    strong = player.Farsighted(2, 1)
    game = analysis.TheGame.from_position((90, 98, 3, 2), [[70, 75, 80, 91]])
    cost = analysis._cost(strong, game, 9, [91, END_TURN])
    assert (cost.chance, cost.best, cost.loss) == (0.0, 1.0, 1.0)
    assert cost.better[0] == "place(80, A1)"
