"""A player's page on the PC: `crupier stats NAME`, and the parts of the report."""

import json

import pytest

from crupier import cli
from crupier.engine.any_game.pad import end
from crupier.scores.views.player import headline, page_of
from crupier.words import words
from pictures import pads
from tests.host_tools import kinds, scores


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """Ana and Beto play to 100 three times: Ana wins the last two."""
    path = tmp_path_factory.mktemp("player") / "library.sqlite"
    scores.library(path, [
        kinds.filled(pads.any_game(seq, 2, "highest", title="Brisca"), [[(a,), (b,)]], (end(1),))
        for seq, (a, b) in enumerate(((5, 25), (40, 25), (30, 0)), 1)])
    return path


def test_a_page_has_the_run_the_worst_and_the_opponents(library):
    from crupier.scores.library import Library
    with Library(library) as found:
        page = page_of(found.summaries(), "ana")
        assert page_of(found.summaries(), "Nobody") is None
    assert (page.player, page.played, page.won, page.last, page.run) == (
        "Ana", 3, 2, [True, True, False], 2)
    (row, worst), = page.games
    assert (row.level, row.figures.best, worst) == ("Brisca, most points win", 40, 5)
    assert [tuple(duel) for duel in page.duels] == [("Ana", "Beto", 2, 0, 1)]
    runs = [headline(page._replace(run=run), words("es")).split(" · ")[2] for run in (2, 1, -1)]
    assert runs == ["2 ganadas seguidas", "ganada la última", "perdida la última"]


def test_stats_of_a_name(library, capsys):
    assert cli.main(["stats", "beto", "--library", str(library), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "1 of 3 won · ●○○ · 2 lost in a row" in shown and "Brisca" in shown
    assert cli.main(["stats", "Beto", "--library", str(library), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["run"] == -2 and told["head_to_head"][0]["opponent"] == "Ana"
    assert cli.main(["stats", "Zoe", "--library", str(library), "--lang", "en"]) == 1
    assert "No finished game of Zoe" in capsys.readouterr().err


def test_the_report_has_a_part_for_each_player(library):
    page = scores.page(library, "es")
    for name in ("Ana", "Beto"):
        assert f"</i> {name}</h2>" in page
    assert "2 ganadas seguidas" in page and "2 perdidas seguidas" in page


def test_a_match_against_the_rules_counts_apart(tmp_path):
    """Zeros in every round were the best that there ever was, and a run of victories."""
    path, noughts = tmp_path / "library.sqlite", [[(0, 0, 0, 0)] * 3] * 2
    head = pads.martes13(1, 3, 2)
    scores.library(path, [kinds.sealed(head, pads.played(head, 2)),
                          *(kinds.filled(pads.martes13(seq, 3, 2), noughts) for seq in (2, 3))])
    from crupier.scores.library import Library
    from crupier.scores.views.figures import Count
    with Library(path) as found:
        page, count = page_of(found.summaries(), "Ana"), Count()
        for summary in found.summaries():
            count.add(summary)
    (row, _), = page.games
    assert (page.played, row.level, row.figures.played) == (1, "2 rounds", 1)
    apart = {each.player: each.figures for each in count.players()
             if each.level == "2 rounds, against the rules"}
    assert apart["Ana"][:3] == (2, 2, None) and apart["Ana"].longest == 0
    assert all(sum(duel[2:]) == 1 for duel in count.duels())
