"""`crupier export --csv`: what a spreadsheet gets."""

import csv
import io
import re

import pytest

from crupier import cli
from crupier.engine.records import decode, encode
from tests.host_tools import kinds, scores
from tests.imports import ROOT


def rows(data, delimiter=","):
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""),
                               delimiter=delimiter))


def test_one_row_per_game(export):
    table = rows(export("--csv"))
    assert [row["number"] for row in table] == "8 1 2 3 4 5 10 9 6 7".split()
    assert table[4] == {
        "number": "4", "date": "2026-11-21 13:00:00", "device": "e6614c311b7e6f2d",
        "sequence": "4", "boot": "", "game": "the_game", "level": "standard", "on_fire": "yes",
        "players": "1", "names": "", "deal": "F66", "result": "BURNED", "cards_left": "22",
        "rating": "none", "points": "", "winners": "", "verified": "yes", "problem": "",
        "pulled": "2026-11-22 09:30:00", "hints": "no", "kind": "standard, On Fire"}
    assert table[1]["date"] == "" and table[1]["boot"] == "3"
    assert table[8]["names"] == "Ana, Luis"
    assert [row["verified"] for row in table].count("no") == 3


def test_games_with_hints_are_marked(tmp_path, export):
    head, actions = decode(scores.record(1))
    library = scores.library(tmp_path / "hinted.sqlite", [
        encode(dict(head, hints=True), actions), scores.record(2), kinds.record(kinds.NAMES[-1])])
    said = {row["number"]: row["hints"] for row in rows(export("--csv", library=library))}
    assert said == {"1": "yes", "2": "no", "3": ""}


def test_numbers_are_bare_and_texts_are_quoted(export):
    line = export("--csv").decode().splitlines()[5]
    assert line.startswith('4,"2026-11-21 13:00:00","e6614c311b7e6f2d",4,')


def test_excel(export):
    plain, excel = export("--csv"), export("--csv", "--bom", "--separator", ";")
    assert not plain.startswith(b"\xef\xbb\xbf") and excel.startswith(b"\xef\xbb\xbf")
    assert rows(excel, ";") == rows(plain)
    assert excel.count(b"\r\n") == 11


@pytest.mark.parametrize("name", ["=1+1", "+34 600", "-2", "@SUM(A1)", "=cmd|' /C calc'!A0"])
def test_no_cell_is_a_formula(tmp_path, export, name):
    library = scores.library(tmp_path / "evil.sqlite", [
        scores.record(1, "S2", players=2, names=(name, "Luis"))])
    assert rows(export("--csv", library=library))[0]["names"] == f"'{name}, Luis"


@pytest.mark.parametrize("name", ['An"a', "a;b,c", "José Ñandú", "王", "' OR 1", "a\nb"])
def test_names_keep_to_their_cell(tmp_path, export, name):
    library = scores.library(tmp_path / "odd.sqlite",
                             [scores.record(1, "S2", players=2, names=(name, "Luis"))])
    for separator in ",;\t":
        table = rows(export("--csv", "--separator", separator, library=library), separator)
        assert [row["names"] for row in table] == [f"{name}, Luis".replace("\n", "·")]
        assert len(table[0]) == 21
    assert export("--csv", "--separator", "tab", library=library) == export(
        "--csv", "--separator", "\t", library=library)



# ---- games of every kind

def test_what_a_row_says_of_each_kind(export, every_kind, games):
    table = {int(row["number"]): row for row in rows(export("--csv", library=every_kind))}

    def cells(name, *columns):
        return tuple(table[games[name].number][column] for column in columns)

    assert len(table) == len(games)
    assert {row["verified"] for row in table.values()} == {"yes"}
    result = "result", "cards_left", "points", "winners"
    assert cells("the_game_table", *result) == ("FINISHED", "7, 0, 31", "", "")
    assert cells("the_game_table, given up", *result) == ("ABANDONED", "9, 14", "", "")
    assert cells("take_that", *result) == ("FINISHED", "", "-15, -19, -4", "Cruz")
    assert cells("take_that_table, given up", *result) == ("ABANDONED", "", "-18, -31", "")
    assert cells("galloneta", *result) == ("WIN", "", "0, 1", "Beto")
    assert cells("galloneta, given up", *result) == ("ABANDONED", "", "", "")
    assert cells("galloneta_table", *result) == ("FINISHED", "", "1.5, 1.5", "Ana, Beto")
    assert cells("martes13", *result) == ("FINISHED", "", "7, 4, 5, 11", "Beto")


@pytest.mark.parametrize("left, cell", [([9, None, 14, None, None], "9, , 14"), ([None], "")])
def test_a_series_ends_with_its_last_game_that_counts(export, tmp_path, left, cell):
    """Those that were not played came as commas. A game between that does not count keeps one."""
    head, actions = decode(kinds.record("the_game_table, given up"))
    record = encode(dict(head, result=dict(head["result"], left=left)), actions)
    row, = rows(export("--csv", library=scores.library(tmp_path / "series.sqlite", [record])))
    assert row["cards_left"] == cell


def test_points_that_were_not_verified_are_not_said(export, tmp_path):
    forged = kinds.record("take_that_table").replace('"totals":[-18', '"totals":[98')
    row, = rows(export("--csv", library=scores.library(tmp_path / "forged.sqlite", [forged])))
    assert (row["verified"], row["points"], row["winners"]) == ("no", "", "")
    assert "replayed result" in row["problem"]


def test_games_without_rounds_are_left_out_and_counted(tmp_path, every_kind, capsys):
    assert cli.main(["export", "--csv", str(tmp_path / "file"), "--rounds", "--library",
                     str(every_kind)]) == 0
    assert capsys.readouterr().err == "Left out: 4 games without rounds or not verified.\n"


def test_one_row_per_round_of_every_game(export, every_kind, games):
    table = rows(export("--csv", "--rounds", library=every_kind))
    told = {}
    for row in table:
        told.setdefault(int(row["number"]), []).append(row)
    without = [name for name, game in games.items() if game.number not in told]
    assert without == ["the_game", "the_game, given up", "martes13, given up",
                       "take_that, given up"]
    twins = told[games["take_that_table, overridden"].number]
    assert [(row["player"], row["plus"], row["minus"], row["toads"], row["in_hands"],
             row["points"], row["overridden"]) for row in twins[:3]] == [
        ("Ana", "11", "22", "2", "18", "-21", "yes"), ("Beto", "18", "7", "1", "18", "6", "yes"),
        ("Ana", "20", "13", "1", "16", "2", "no")]
    group = told[games["the_game_table, burned"].number]
    assert [(row["player"], row["round"], row["left"], row["rating"]) for row in group] == [
        ("Ana, Beto, Cruz, Dora, Elsa", "1", "7", "excellent"),
        ("Ana, Beto, Cruz, Dora, Elsa", "2", "23", "none")]
    aces = told[games["galloneta_table"].number]
    assert [(row["player"], row["started"], row["ace"], row["ended"], row["by"], row["turns"],
             row["points"], row["total"]) for row in aces[:3]] == [
        ("Ana", "yes", "copas", "lost", "ace", "14", "0", "0"),
        ("Beto", "no", "espadas", "won", "ace", "14", "1", "1"),
        ("Ana", "no", "bastos", "drawn", "passes", "", "0.5", "0.5")]


def test_every_column_is_explained(export, every_kind):
    """Those of rounds were not."""
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    said = page.partition("## The columns of")[2].partition("\n## ")[0]
    for part, options in zip(said.split("With `--rounds`"), ((), ("--rounds",)), strict=True):
        firsts = [line.split(" | ")[0] for line in part.splitlines() if line.startswith("| `")]
        table = rows(export("--csv", *options, library=every_kind))
        assert sorted(re.findall(r"`(\w+)`", " ".join(firsts))) == sorted(table[0])


def test_every_value_of_result_and_rating_is_explained(export, every_kind, sample_library):
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    said = page.partition("## What `result` and `rating` say")[2].partition("\n#")[0]
    words = set(re.findall(r"`(\w+)`", said))
    for library in every_kind, sample_library:
        for row in rows(export("--csv", library=library)):
            assert {row["result"], row["rating"]} - {""} <= words, row


def test_a_semicolon_comes_with_a_decimal_comma(export, every_kind):
    """A Spanish Excel takes 1.5 for the first of May."""
    data = export("--csv", "--rounds", "--separator", ";", library=every_kind)
    assert b';0,5;' in data and b'"0,5"' not in data
    assert {row["total"] for row in rows(data, ";")} >= {"0,5", "1"}
