"""Matches of Martes 13 in every table, replay and file."""

import csv
import io
import json
from itertools import permutations

import pytest
from rich.console import Console

from crupier import cli
from crupier.engine.lines import UNDO
from crupier.engine.martes13.pad import Martes13Table
from crupier.engine.martes13.scoring import score_round
from crupier.engine.records import decode, encode, outcome
from crupier.scores.views import tables
from crupier.scores.views.game_report import report_of
from tests.host_tools import scores
from tests.host_tools.matches import EXAMPLE_POINTS, EXAMPLES, FOUR, match
from tests.host_tools.scores import lines
from tests.host_tools.test_export_bgstats import check_bgstats

IMPOSSIBLE = [[(14, 1, 2, 2), *EXAMPLES[0][1:]], *EXAMPLES[1:]]

PAD = """\
Game 1 · Martes 13, score · 4 rounds · Beto 24, Dora 28, Ana 38, Cruz 39
Ana, Beto, Cruz, Dora · 2026-11-21 12:00 · board e6614c311b7e6f2d

Round 2, Beto: Martes 13 = 1
╭──────┬─────────┬─────────┬─────────┬─────────┬───────╮
│      │ Round 1 │ Round 2 │ Round 3 │ Round 4 │ Total │
├──────┼─────────┼─────────┼─────────┼─────────┼───────┤
│ Ana  │       7 │ 5 1 2 2 │ – – – – │ – – – – │     7 │
│ Beto │       5 │ 5 6 1 1 │ – – – – │ – – – – │     5 │
│ Cruz │      12 │ – – – – │ – – – – │ – – – – │    12 │
│ Dora │       7 │ – – – – │ – – – – │ – – – – │     7 │
╰──────┴─────────┴─────────┴─────────┴─────────┴───────╯

step 25 of 68   → next   ← back   Home/End ends   q quit
"""


@pytest.fixture(scope="module")
def season(tmp_path_factory):
    """Library of a few matches: one is the rules' own example, one was not finished, in one the
    counts of a round cannot be, one has no names."""
    texts = [match(1, FOUR, EXAMPLES, clock=scores.NOON),
             match(2, ("Dora", "Ana", "Eva"), seed=1, clock=scores.NOON + 1000),
             match(3, FOUR, seed=2, finish=False),
             match(4, FOUR, IMPOSSIBLE), match(5, ("", "", ""), seed=3),
             match(6, FOUR[:3], seed=4, options={"rounds": 0, "dealer": 1}),
             match(7, FOUR[::-1], [[(7,), (5,), (12,), (7,)]] * 4, options={"mode": "points"})]
    return scores.library(tmp_path_factory.mktemp("season") / "library.sqlite", texts)


@pytest.fixture(scope="module")
def games(season):
    games = scores.played(season)
    assert all(game.counts for game in games)
    return games


def test_results(crupier, season):
    results = {game["number"]: game["result"] for game in
               json.loads(crupier("games", "--json", library=season))["games"]}
    assert results[1] == {"result": "FINISHED", "totals": [38, 24, 39, 28], "winners": [1],
                          "overridden": []}
    table = crupier("games", library=season)
    for cell in ("Beto 24, Dora 28, Ana 38, Cruz 39 ", "given up, ",
                 "(against the rules: round 1)", "Player 1 ", "3 rounds", "4 rounds"):
        assert cell in table


def test_standings(games, crupier, season):
    facts = json.loads(crupier("stats", "--json", library=season))
    assert facts["levels"] == []
    ana = next(row for row in facts["players"]
               if row["player"] == "Ana" and row["level"] == "4 rounds")
    totals = [game.result["totals"][game.names.index("Ana")] for game in games
              if "Ana" in game.names and game.result["result"] == "FINISHED"
              and not game.result["overridden"] and game.number != 6]   # with three rounds
    assert ana["played"] == len(totals) and ana["abandoned"] == 1
    assert ana["best"] == min(totals) and ana["average"] == sum(totals) / len(totals)
    assert "" not in {row["player"] for row in facts["players"]}


def test_head_to_head(games):
    duels = {duel[:2]: duel[2:] for duel in scores.count(games).duels()}
    names = {name for game in games for name in game.names if name}
    for one, other in permutations(names, 2):
        counts = [0, 0, 0]
        for game in games:
            if ({one, other} <= set(game.names) and game.result["result"] == "FINISHED"
                    and not game.result["overridden"]):
                mine, theirs = (game.result["totals"][game.names.index(name)]
                                for name in (one, other))
                counts[0 if mine < theirs else 2 if mine > theirs else 1] += 1
        if one < other and any(counts):
            assert duels.pop((one, other)) == tuple(counts)
    assert duels == {}


def test_cooperative_games_are_no_duels(sample_library):
    games = [game for game in scores.played(sample_library) if game.counts]
    assert scores.count(games).duels() == []


# ---- show

def test_a_step_is_drawn_as_the_pad(games):
    steps = list(report_of("martes13_table").steps(games[0]))
    console = Console(width=80, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(tables.page(games[0], steps, 25))
    assert lines(capture.get()) == lines(PAD)


def test_a_transcript(crupier, season):
    text = lines(crupier("show", "1", library=season))
    first = text.index("")          # what the points came from is in between
    assert "Round  Player  Drops" in text[first + 1]
    after = text[text.index("", first + 1) + 1]
    assert after.split()[:4] == ["0", "an", "empty", "pad"]
    assert " ".join(" ".join(text[-2:]).split()).endswith("totals 38 24 39 28")
    assert "Round 1: counts, against the rules" in crupier("show", "4", library=season)


def test_cards_followed_live_are_shown(tmp_path, crupier):
    """A round played card by card, the first play taken back once."""
    head, _ = decode(match(1, FOUR))
    pad = Martes13Table(4, **head["options"])
    plays = [pad.string_to_action(text) for text in
             ("play(1, G7)", "play(1, G5)", "play(1, M, G)", "play(1, M, E)")]
    for play in plays:
        pad.apply_action(play)
    record = encode(dict(head, result=outcome(pad)), [plays[0], UNDO, *plays])
    library = scores.library(tmp_path / "live.sqlite", [record])
    game, = scores.played(library)
    assert game.counts
    steps = list(report_of(game.game).steps(game))
    assert steps[2].caption == "take back Round 1: play C7"
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(report_of(game.game).draw(steps[-1], game))
    assert "C 13   M 13   L -" in capture.get()       # 16 on the cats: captured
    assert "take back" in crupier("show", "1", library=library)


# ---- export

def test_one_row_per_round_and_player(export, season):
    table = list(csv.DictReader(io.StringIO(export("--csv", "--rounds", library=season).decode())))
    first = [row for row in table if row["number"] == "1"]
    assert len(first) == 16
    for row in first:
        number, seat = int(row["round"]) - 1, int(row["seat"]) - 1
        assert row["player"] == FOUR[seat] and row["game"] == "martes13_table"
        counts = tuple(int(row[name]) for name in ("cats", "mirrors", "ladders", "martes13"))
        assert counts == EXAMPLES[number][seat]
        assert int(row["points"]) == EXAMPLE_POINTS[number][seat]
        assert int(row["total"]) == sum(points[seat] for points in EXAMPLE_POINTS[:number + 1])
        droppers = score_round(4, EXAMPLES[number])["droppers"]
        dropped = [name for name, dropper in zip(("cats", "mirrors", "ladders"), droppers,
                                                 strict=True) if dropper == seat]
        assert row["dropped"] == " ".join(dropped)
        assert row["dealer"] == ("yes" if seat == (3 + number) % 4 else "no")
    overridden = {(row["number"], row["round"]) for row in table if row["overridden"] == "yes"}
    assert overridden == {("4", "1")}
    quick = [row for row in table if row["number"] == "7"]
    assert {row["cats"] for row in quick} == {""} and quick[0]["points"] == "7"
    assert len([row for row in table if row["number"] == "3"]) == 12      # rounds that count


def test_rounds_of_games_without_rounds(tmp_path, sample_library, capsys):
    assert cli.main(["export", "--csv", str(tmp_path / "a.csv"), "--rounds", "--library",
                     str(sample_library)]) == 1
    assert "has rounds" in capsys.readouterr().err
    assert not (tmp_path / "a.csv").exists()


def test_one_row_per_match(export, season):
    table = list(csv.DictReader(io.StringIO(export("--csv", library=season).decode())))
    first = next(row for row in table if row["number"] == "1")
    assert (first["points"], first["winners"]) == ("38, 24, 39, 28", "Beto")


def test_matches_for_bg_stats(export, season):
    document = check_bgstats(json.loads(export("--bgstats", "--me", "Ana", library=season)))
    game, = document["games"]
    assert game["name"] == "Martes 13" and game["bggId"] == 0 and not game["cooperative"]
    assert game["highestWins"] is False
    assert len(document["plays"]) == 6
    play = next(play for play in document["plays"]
                if [s["score"] for s in play["playerScores"]] == ["38", "24", "39", "28"])
    assert play["rounds"] == 4 and play["manualWinner"] is False
    assert [s["rank"] for s in play["playerScores"]] == [3, 1, 4, 2]
    assert [s["winner"] for s in play["playerScores"]] == [False, True, False, False]
    assert [s["startPlayer"] for s in play["playerScores"]] == [True, False, False, False]


def test_both_languages(games):
    for language, text in (("en", "4 rounds"), ("es", "4 rondas")):
        assert report_of("martes13_table", language).level(games[0]) == text
