"""`crupier analyze`: what turns cost, in a game with a blunder that anybody can see."""

import json
import re

import pytest

from crupier import cli
from crupier.advice import analysis, analysis_cache, compiled, packed, player
from crupier.engine.games import create
from crupier.engine.lines import UNDO
from crupier.engine.records import encode, outcome, replay
from crupier.engine.shuffle import dice
from crupier.engine.the_game.advice import turning
from crupier.engine.the_game.advice.shape import BEST
from crupier.engine.the_game.bot import choose
from crupier.engine.the_game.notation import END_TURN
from crupier.errors import ERROR, OK, USAGE
from crupier.scores.library import Library
from pictures import samples
from tests.engine.advice import WEIGHTS
from tests.host_tools import scores
from tests.imports import ROOT, reached

pytestmark = pytest.mark.compiled

TURN_BY_TURN = ROOT / "host_tools/scores/views/games/the_game_report.py"
TURNS, BLUNDER = 7, 4
UNSURE = 0.02       # so much of 60 costs changed at most as `crupier analyze` sampled other cards


@pytest.fixture(scope="module")
def blundered():
    """(head, actions): as the hints say, but once the cards that move their piles most."""
    head, hint = samples.solo(1, "blunder"), player.Player()
    game = create(head)
    for turn in range(1, TURNS + 1):
        plan = hint.plan(game.observation(0))
        if turn == BLUNDER:
            low, high = min(game.hands[0]), max(game.hands[0])
            plan = [200 + low, high, END_TURN]      # the lowest down, the highest up
        for action in plan:
            game.apply_action(action)
    return dict(head, result=outcome(game)), game.history()


def turning_point(head, actions):
    """The turn that the board says cost most."""
    search = turning.Search(create(head), actions)
    with open(WEIGHTS, "rb") as file:
        while search.begin(file):
            advisor = search.begin(file)        # once more, as a board whose memory has run out
            while advisor.step():
                pass
            search.found(advisor)
    assert search.done == search.count
    return search.worst


def test_the_board_finds_the_blunder(blundered, monkeypatch):
    monkeypatch.setattr(turning, "_SAMPLES", 2)
    worst = turning_point(*blundered)
    assert worst.number == BLUNDER and worst.best > worst.chance
    again = replay(blundered[0], blundered[1][:worst.begin])
    for action in worst.better:
        again.apply_action(action)          # it is legal there


class Compiled:
    """An Advisor in compiled loops."""

    def __init__(self, seen, _file, _offset=0, room=None, other=()):
        thinks, turn = player.Player(), player.Turn.of(seen)
        self._plan, at, self.other = thinks.plan(seen), thinks.space, None
        left = seen["left"] - sum(action != END_TURN for action in self._plan)
        self._chance = 0 if left else 1000
        if turn.hidden and self._plan:
            self._chance = _chance(at, seen, at.turn[BEST])
            if other:
                at.tops[:4], at.used[0] = player.after(seen, other)
                self.other = _chance(at, seen, 0), None

    def step(self):
        return False

    def plan(self):
        return self._plan

    def outlook(self):
        return self._chance, None


def _chance(at, seen, state):
    packed.value(at, compiled.board(seen["level"]), state)
    return int(at.sums[0]) * 1000 >> 22


def test_the_compiled_search_finds_the_same(blundered, monkeypatch):
    monkeypatch.setattr(turning, "_SAMPLES", 2)
    found = turning_point(*blundered)
    monkeypatch.setattr(turning, "Advisor", Compiled)
    same = turning_point(*blundered)
    assert (found.number, found.chance, found.best, found.better) == (
        same.number, same.chance, same.best, same.better)


@pytest.mark.long
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_board_mostly_agrees_on_where_a_game_was_lost(monkeypatch, level):
    """In games of the device's players, which err now and then: on the same turn, or on one that
    costs as much within what the costs vary by when other cards are sampled.
    """
    monkeypatch.undo()                      # all samples
    monkeypatch.setattr(turning, "Advisor", Compiled)
    same = close = number = games = 0
    while games < 20:
        number += 1
        head = samples.solo(1, f"T{number}")
        game = create(head)
        while not game.is_terminal():
            chance = dice(f"{number} {len(game.history())}")
            game.apply_action(choose(game.observation(0), game.legal_actions(), level, chance))
        if game.left():
            games += 1
            costs = {cost.turn: cost.loss for cost in
                     analysis.analyse(head, game.history()).costs}
            found, most = turning_point(head, game.history()).number, max(costs.values())
            same += costs.get(found) == most
            close += costs.get(found, 0) >= most - UNSURE
    print(f"{level}: the same turn in {same} games, one that costs as much in {close}")
    assert close >= 15


@pytest.fixture(autouse=True)
def quick(tmp_path, monkeypatch):
    """A cache of its own, and few samples."""
    monkeypatch.setattr(analysis_cache.platformdirs, "user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(analysis, "Farsighted", lambda: player.Farsighted(3, 2))
    monkeypatch.setattr(player, "SAMPLES", 8)


@pytest.fixture
def library(tmp_path, blundered):
    path = tmp_path / "library.sqlite"
    with Library(path) as made:
        scores.add(made, encode(*blundered))
        scores.add(made, scores.record(2, players=2))
    return str(path)


def test_the_blunder_costs_most(capsys, library):
    assert cli.main(["analyze", "--library", library, "--jobs", "1"]) == OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"Game 1, {TURNS} turns: ")
    assert lines[1].startswith(f"  Turn {BLUNDER} cost ")
    assert " percentage points: " in lines[1] and " on pile D1" in lines[1]
    assert lines[2].startswith("    better: ") and " on pile " in lines[2]
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
    assert len(game["chances"]) == TURNS
    assert all(game["chances"][cost["turn"] - 1] == cost["chance"] for cost in game["costs"])


def test_the_report_shows_what_was_analysed(tmp_path, capsys, library, monkeypatch):
    file = tmp_path / "report.html"
    arguments = ["report", "--library", library, "-o", str(file), "--lang", "en"]
    assert cli.main(arguments) == OK
    assert "turn by turn" not in file.read_text("utf-8")
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert cli.main([*arguments, "--analyze"]) == OK
    shown = file.read_text("utf-8")
    monkeypatch.setattr(analysis, "analyse", None)
    assert cli.main(arguments) == OK
    assert file.read_text("utf-8") == shown and shown.count("<details") == 1
    wide = shown[shown.index("<details"):]
    wide = wide[:wide.index('<svg class="narrow"')]
    line = wide[:wide.index("var(--excellent)")]
    assert re.findall(r"<title>Turn (\d+):", line) == [str(turn + 1) for turn in range(TURNS)]
    assert f"<td>{BLUNDER}</td>" in shown and " on pile D1; " in shown


def test_nothing_is_compiled_to_look_for_analyses():
    assert ROOT / "host_tools/advice/analysis_cache.py" in reached(TURN_BY_TURN)
    assert ROOT / "host_tools/advice/compiled.py" not in reached(TURN_BY_TURN)


def test_games_that_cannot_be_analysed(capsys, library):
    assert cli.main(["analyze", "2", "--library", library]) == USAGE
    assert "game 2 is not a sound solo game of The Game" in capsys.readouterr().err
    assert cli.main(["analyze", "1", "2", "--library", library]) == USAGE
    assert "game 2 is not a sound solo game of The Game" in capsys.readouterr().err
    assert cli.main(["analyze", "1", "99", "--level", "standard", "--library", library]) == ERROR
    assert "there is no game 99" in capsys.readouterr().err
    assert cli.main(["analyze", "2", "1", "--level", "standard", "--jobs", "1", "--library",
                     library]) == OK
    assert ": 2.\n" in capsys.readouterr().err, "game 2 was passed over without a word"
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
    chance, cost = analysis._turn(strong, game, 9, [91, END_TURN])
    assert chance == 0.0 and (cost.chance, cost.best, cost.loss) == (0.0, 1.0, 1.0)
    assert cost.better[0] == "place(80, A1)"


@pytest.mark.parametrize("spoil", [
    lambda whole: b"[]", lambda whole: b"null", lambda whole: b"", lambda whole: whole[:-1],
    lambda whole: whole.replace(b"7", b"8"), lambda whole: whole.replace(b"7", b'"x"'),
    lambda whole: whole.replace(b"7", b"[" * 100_000)])
def test_a_cache_that_takes_nothing_or_has_nonsense(tmp_path, monkeypatch, spoil):
    analysis_cache.store("record", {"turns": 7})
    assert analysis_cache.cached("record") == {"turns": 7}
    file, = tmp_path.glob("analyses/*")
    file.write_bytes(spoil(file.read_bytes()))
    assert analysis_cache.cached("record") is None
    monkeypatch.setattr(analysis_cache.platformdirs, "user_cache_path", lambda _: file)
    analysis_cache.store("record", {})
