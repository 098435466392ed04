"""Records that are whole and that no board has written: kept, shown, and no reason to fail."""

import csv
import json
import sqlite3
from contextlib import closing

import pytest

from crupier.engine.records import decode, encode
from crupier.errors import INTEGRITY
from crupier.scores.library import Library
from crupier.scores.record import Record
from tests.host_tools import kinds

NAME = "martes13_table, points"


def forged(**changed):
    head, actions = decode(kinds.MAKERS[NAME](7))
    return encode({**head, **changed}, actions)


@pytest.fixture
def keep(tmp_path):
    """keep(record) -> the game, in forged.sqlite."""
    path = tmp_path / "forged.sqlite"

    def kept(record):
        with Library(path) as library:
            return library.add(Record(record)).game

    return kept


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Beto"], ["Ana"] * 4, "Ana", [1, 2, 3]])
def test_names_of_other_seats(keep, names):
    """One such record ended every pull of its board with an internal error."""
    game = keep(forged(names=names))
    assert not game.verified and "names" in game.problem


def test_half_of_a_surrogate_pair(keep, tmp_path, crupier):
    game = keep(forged(game="\ud800", time={"boot": "\ud800"}))
    assert game.newer
    crupier("export", "--csv", str(tmp_path / "games.csv"), library=tmp_path / "forged.sqlite")
    row, = csv.DictReader((tmp_path / "games.csv").open(encoding="utf-8"))
    assert row["boot"] == "?"


def test_what_programs_read_is_ascii(keep, tmp_path, crupier):
    """In every encoding, and without anything that a terminal obeys."""
    keep(forged(names=["\u202eAna", "Beto\x9b", "Íñigo"]))
    said = crupier("games", "--json", library=tmp_path / "forged.sqlite")
    assert said.isascii()
    assert json.loads(said)["games"][0]["names"] == ["\u202eAna", "Beto\x9b", "Íñigo"]


@pytest.mark.parametrize("spoil", [
    lambda text: text.replace('"options"', '"optionz"'), lambda text: "x" + text,
    lambda text: text[:-3] + "x" + text[-2:]])
@pytest.mark.parametrize("command", [
    ("show", "1"), ("show", "1", "--json"), ("export", "--rounds", "--csv", "rounds.csv")])
def test_a_bit_that_has_changed_in_the_library(keep, tmp_path, crupier, spoil, command):
    """SQLite does not see it inside of a text."""
    text = keep(forged()).text
    with closing(sqlite3.connect(tmp_path / "forged.sqlite")) as db:
        db.execute("UPDATE games SET text = ?", (spoil(text),))
        db.commit()
    said = crupier(*(str(tmp_path / word) if "." in word else word for word in command),
                   library=tmp_path / "forged.sqlite", code=INTEGRITY)
    assert "is damaged (game 1 is not what was pulled)" in said
