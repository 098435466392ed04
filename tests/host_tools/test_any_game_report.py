"""The free pad on the PC: who wins is said by each match, and points may be below 0."""

from dataclasses import replace

from rich.cells import cell_len

from crupier.engine.any_game.pad import end
from crupier.scores.views.game_report import report_of
from crupier.scores.views.played import Played
from pictures import pads
from tests.host_tools import kinds, scores


def matches(path):
    """In each mode two matches of one round: Ana has 25 points, then -15; Beto 0."""
    return scores.played(scores.library(path, [
        kinds.filled(pads.any_game(seq, 2, mode), [[(cell,), (0,)]], (end(1),))
        for seq, (mode, cell) in enumerate(
            [(mode, cell) for mode in ("highest", "lowest") for cell in (25, 715)], 1)]))


def test_bests_and_duels(tmp_path):
    count = scores.count(matches(tmp_path / "library.sqlite"))
    found = {(row.level, row.player): (row.figures.best, row.figures.won)
             for row in count.players()}
    assert found == {("most points win", "Ana"): (25, 1), ("most points win", "Beto"): (0, 1),
                     ("fewest points win", "Ana"): (-15, 1),
                     ("fewest points win", "Beto"): (0, 1)}
    duel, = count.duels()
    assert (duel.ahead, duel.level, duel.behind) == (2, 0, 2)


def test_a_transcript_has_points_as_people_write_them(tmp_path):
    game = matches(tmp_path / "library.sqlite")[1]
    look = report_of(game.game)
    assert [look.line(step).split() for step in look.steps(game)][1:] == [
        "Round 1, Ana: Points = -15 round 1: -15 | – totals 0 0".split(),
        "Round 1, Beto: Points = 0 round 1: -15 | 0 totals 0 0".split(),
        "Round 1: counts round 1: -15 | 0 totals -15 0".split(),
        "Round 1: the last one round 1: -15 | 0 totals -15 0".split()]
    assert look.rounds(game) == [
        {"round": 1, "seat": 1, "points": -15, "total": -15, "dealer": False,
         "overridden": False},
        {"round": 1, "seat": 2, "points": 0, "total": 0, "dealer": True, "overridden": False}]


def test_names_in_wide_letters_leave_the_columns_straight(tmp_path):
    game = matches(tmp_path / "library.sqlite")[1]
    game = Played.read(replace(game.row, names=["李雷", "Beto"]))
    look = report_of(game.game)
    first, second = [look.line(step) for step in look.steps(game)][1:3]
    assert cell_len(first.partition("round 1:")[0]) == cell_len(second.partition("round 1:")[0])


def test_its_part_of_the_report(tmp_path):
    path = tmp_path / "library.sqlite"
    matches(path)
    page = scores.page(path, "es")
    assert "<h2>Otro juego</h2>" in page and "gana quien suma menos" in page


def test_a_game_with_a_name_and_a_target(tmp_path):
    """Whatever a record says: text that is safe, and nothing of what cannot be."""
    agreed = [{"title": "Brisca", "target": 100}, {"title": "Bri\x1b", "last": 4},
              {"title": 5, "target": 0, "last": True}]
    games = scores.played(scores.library(tmp_path / "library.sqlite", [
        kinds.filled(pads.any_game(seq, 2, **each), [[(25,), (0,)]], (end(1),))
        for seq, each in enumerate(agreed, 1)]))
    assert [report_of(game.game).level(game) for game in games] == [
        "Brisca, fewest points win, to 100", "Bri·, fewest points win, 4 rounds",
        "fewest points win"]
