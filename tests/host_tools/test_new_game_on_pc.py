"""A game from outside joins by its own file and a line in the table; until then it is kept."""

import json

import pytest

from crupier.engine import games as engine_games
from crupier.scores.library import Library
from crupier.scores.views import game_report
from pictures import samples
from tests.firmware import toy_game
from tests.host_tools import kinds, scores
from tests.host_tools.scores import lines
from tests.host_tools.test_export_bgstats import check_bgstats

NAME = toy_game.NAME


@pytest.fixture
def rules(monkeypatch):
    """The engine's file and its line."""
    toy_game.join_rules(monkeypatch)


@pytest.fixture
def joined(monkeypatch, rules):
    """The PC's file and its line."""
    monkeypatch.setitem(game_report.REPORTS, NAME, ("tests.host_tools.pebbles_report", "Pebbles"))
    monkeypatch.setitem(game_report.REPORTS, toy_game.DEALT,
                        ("tests.host_tools.pebbles_report", "Dealt"))
    game_report.report_of.cache_clear()
    yield
    game_report.report_of.cache_clear()


@pytest.fixture
def texts(rules):
    head = samples.head(1, NAME, 3, rounds=2)
    return [kinds.filled(head, [[(1,), (6,), (2,)], [(4,), (0,), (9,)]])]


@pytest.fixture
def library(tmp_path, texts):
    return scores.library(tmp_path / "pebbles.sqlite", texts)


def test_it_is_listed_shown_and_counted(crupier, joined, library):
    listed = crupier("games", library=library)
    assert "Pebbles   2 rounds   Ana, Beto, Cruz   Cruz 11, Beto 6, Ana 5" in listed
    assert "against the rules: round 2" in listed
    shown = lines(crupier("show", "1", "--lang", "es", library=library))
    assert shown[3].split() == ["Ronda", "Jugador", "Reparte", "Piedras", "Puntos", "Total"]
    facts = json.loads(crupier("stats", "--json", library=library))
    assert [(row["player"], row["average"], row["won"]) for row in facts["players"]] == [
        ("Ana", 5, 0), ("Beto", 6, 0), ("Cruz", 11, 1)]
    assert {(row["level"], row["best"]) for row in facts["players"]} == {
        ("2 rounds, against the rules", None)}
    assert facts["tallies"][0]["pebbles"] == pytest.approx(22 / 6)


def test_a_dealt_game_is_listed_shown_and_in_the_report(crupier, joined, tmp_path):
    head = samples.head(1, toy_game.DEALT, 2, "S3")
    library = scores.library(tmp_path / "dealt.sqlite", [kinds.dealt(head)])
    assert "Pebbles" in crupier("games", library=library)
    shown = crupier("show", "1", library=library)
    assert "lays" in shown and "Beto" in shown
    assert "<h2>Pebbles</h2>" in scores.page(library, "en")


def test_it_is_exported_and_in_the_report(export, joined, library):
    document = check_bgstats(json.loads(export("--bgstats", library=library)))
    assert [(game["name"], game["highestWins"]) for game in document["games"]] == [
        ("Pebbles", True)]
    table = export("--csv", "--rounds", library=library).decode().splitlines()
    assert '"pebbles"' in table[0] and len(table) == 7
    html = scores.page(library, "es")
    assert "<h2>Pebbles</h2>" in html and "Piedras" in html


def test_before_it_joins_it_is_kept(crupier, texts, tmp_path, monkeypatch):
    """Known to nobody, then to the engine alone, then to all."""
    path = tmp_path / "pebbles.sqlite"
    with monkeypatch.context() as older:
        older.delitem(engine_games.GAMES, NAME)
        scores.library(path, texts)
        assert "needs a newer crupier: its game is pebbles_table" in crupier("games", library=path)
    with Library(path) as library:
        assert library.recheck() == 1
    listed = crupier("games", library=path)     # raw: it has no face yet
    assert NAME in listed and '[2]}' in listed and "✓" in listed
    assert crupier("stats", library=path).strip() == ""
