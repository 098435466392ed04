"""`crupier export --csv`: what a spreadsheet gets."""

import csv
import io

import pytest

from tests.host_tools import scores


def rows(data, delimiter=","):
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""),
                               delimiter=delimiter))


def test_one_row_per_game(export):
    table = rows(export("--csv"))
    assert [row["number"] for row in table] == "10 1 2 8 9 3 4 5 6 7".split()
    assert table[6] == {
        "number": "4", "date": "2026-11-21 13:00:00", "device": "e6614c311b7e6f2d",
        "sequence": "4", "boot": "", "game": "the_game", "level": "standard", "on_fire": "yes",
        "players": "1", "names": "", "deal": "F66", "result": "BURNED", "cards_left": "22",
        "rating": "none", "points": "", "winners": "", "verified": "yes", "problem": "",
        "pulled": "2026-11-22 09:30:00"}
    assert table[1]["date"] == "" and table[1]["boot"] == "3"
    assert table[8]["names"] == "Ana, Luis"
    assert [row["verified"] for row in table].count("no") == 3


def test_numbers_are_bare_and_texts_are_quoted(export):
    line = export("--csv").decode().splitlines()[7]
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
        assert len(table[0]) == 19

