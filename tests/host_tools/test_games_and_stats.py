"""`crupier games` and `stats`: what people read, and what programs read."""

import json

import pytest

from crupier import cli
from crupier.scores.library import Library
from crupier.scores.views import tables
from crupier.scores.views.game_report import REPORTS
from tests.host_tools import scores
from tests.host_tools.scores import lines

GAMES = """\
 #   When               Board   Game       Level               Players     Result              Verified
───────────────────────────────────────────────────────────────────────────────────────────────────────
 8   2026-11-20 12:00   ffff    The Game   standard            Ana, Eva    4 left, excellent      ✓
 1   #1, boot 3         6f2d    The Game   standard            1 player    1 left, excellent      ✓
 2   #2, boot 3         6f2d    The Game   standard            1 player    14 left                ✓
 3   2026-11-21 12:00   6f2d    The Game   standard            1 player    won                    ✓
 4   2026-11-21 13:00   6f2d    The Game   standard, On Fire   1 player    burned, 22 left        ✓
 5   2026-11-21 14:00   6f2d    The Game   expert              1 player    given up, 74 left      ✓
10   #0                 ?       ?                                                                 no
 9   #2                 ffff    chess                          Ana, Luis   {"winner": 1}          no
 6   2026-11-22 12:00   6f2d    The Game   standard            Ana, Luis   36 left                ✓
 7   2026-11-22 13:00   6f2d    The Game   standard            1 player    won                    no
10: not verified: is not what a board writes (Expecting value: line 1 column 1 (char 0))
9: not verified: needs a newer crupier: its game is chess
7: not verified: replayed result is {"left":31,"rating":"plain","result":"ENDED"}
"""     # noqa: E501

STATS = """\
By level

Game       Level               Players   Played   Won   Best   Average   Streak   Longest   Given up
────────────────────────────────────────────────────────────────────────────────────────────────────
The Game   standard                  1        3     1      0       5.0        1         1          0
The Game   standard                  2        2     0      4      20.0        0         1          0
The Game   expert                    1        0     0      –         –        0         0          1
The Game   standard, On Fire         1        1     0      –      22.0        0         0          0

Standings

Player   Game       Level      Played   Won   Best   Average   Streak   Longest   Given up
──────────────────────────────────────────────────────────────────────────────────────────
Ana      The Game   standard        2     0      4      20.0        0         1          0
Eva      The Game   standard        1     0      4       4.0        1         1          0
Luis     The Game   standard        1     0     36      36.0        0         0          0

Played: to the end; of a series of The Game each game counts, a match once. Best, average: cards left in The Game, points elsewhere. Streak: games won in a row until now, in The Game those with fewer than 10 cards left; longest: the best so far.
7 games are counted here.
3 games are not counted: their results could not be verified. They are kept, and `crupier games` says why.
"""     # noqa: E501

def test_games(crupier):
    assert lines(crupier("games")) == lines(GAMES)


def test_why_games_are_not_verified_in_spanish(crupier):
    assert lines(crupier("games", "--lang", "es"))[-3:] == [
        "10: sin comprobar: no es lo que escribe una placa (Expecting value: line 1 column 1 "
        "(char 0))",
        "9: sin comprobar: necesita un crupier más nuevo: su juego es chess",
        '7: sin comprobar: al repetirla, el resultado es {"left":31,"rating":"plain",'
        '"result":"ENDED"}']
    assert "sin comprobar: al repetirla" in crupier("show", "7", "--lang", "es")


def test_stats(crupier):
    assert lines(crupier("stats")) == lines(STATS)


@pytest.mark.parametrize("filters, numbers", [
    (("--level", "expert"), [5]),
    (("--game", "chess"), [9]),
    (("--device", "ffff"), [8, 9]),
    (("--device", "FFFF", "--game", "the_game"), [8]),
    (("--since", "2026-11-22"), [10, 9, 6, 7]),     # those without a date: pulled that day
    (("--until", "2026-11-21"), [8, 1, 2, 3, 4, 5]),    # ... or before the next that has one
    (("--with", "luis", "--since", "2026-11-01"), [9, 6]),
    (("--since", "2026-11-23"), []),
])
def test_filters(crupier, filters, numbers):
    listed = json.loads(crupier("games", "--json", *filters))["games"]
    assert [game["number"] for game in listed] == numbers


def test_a_player_is_found_in_capitals_or_not(crupier, tmp_path):
    """Whatever the letters, and whether their accents are apart or not."""
    pairs = ("Íñigo", "José"), ("íñigo", "JOSÉ"), ("Jose", "Weiß"), ("I\u0301n\u0303igo", "WEISS")
    library = scores.library(tmp_path / "names.sqlite", [
        scores.record(seq, players=2, names=names) for seq, names in enumerate(pairs, 1)])
    for name, numbers in (("Íñigo", [1, 2, 4]), ("ÍÑIGO", [1, 2, 4]), ("In\u0303igo", []),
                          ("jose\u0301", [1, 2]), ("JOSE", [3]), ("weiß", [3, 4]), ("", [])):
        listed = json.loads(crupier("games", "--json", "--with", name, library=library))["games"]
        assert [game["number"] for game in listed] == numbers


def test_names_of_games_are_listed(crupier, capsys):
    for name in ("chess", *REPORTS):      # chess: a board has played it
        assert json.loads(crupier("games", "--json", "--game", name))["games"] or name != "chess"
    error = crupier("games", "--game", "Take That", code=2)
    assert "there is no game Take That" in error and "take_that_table, " in error
    error = crupier("games", "--level", "advanced", code=2)
    assert "there is no level advanced; --level takes one of The Game: standard, " in error
    with pytest.raises(SystemExit):
        cli.main(["games", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert all(name in said for name in REPORTS)


def test_a_day_is_a_day(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["games", "--since", "yesterday"])
    assert ended.value.code == 2
    assert "'yesterday' is not a date like 2026-11-30" in capsys.readouterr().err


@pytest.fixture
def long_library(tmp_path):
    return scores.library(tmp_path / "long.sqlite", [
        scores.record(seq, clock=scores.NOON + 60 * seq, names=("Ana" if seq % 3 else "Eva",))
        for seq in range(1, 61)])


def test_the_latest_are_listed_unless_all_are_wanted(crupier, long_library, monkeypatch):
    monkeypatch.setattr(tables, "_AT_ONCE", 25)
    some, everything = crupier("games", library=long_library), crupier(
        "games", "--all", library=long_library)
    assert "The latest 50 of 60 games; --all lists all of them." in lines(some)
    assert [line.split()[0] for line in lines(some)[2:52]] == list(map(str, range(11, 61)))
    assert [line.split()[0] for line in lines(everything)[2:]] == list(map(str, range(1, 61)))
    one = crupier("games", "--with", "Eva", library=long_library)
    assert len(lines(one)) == 2 + 20
    facts = json.loads(crupier("games", "--json", library=long_library))
    assert len(facts["games"]) == 50 and facts["count"] == 60
    facts = json.loads(crupier("games", "--json", "--all", library=long_library))
    assert [game["number"] for game in facts["games"]] == list(range(1, 61))


def test_damaged_lines_are_told(crupier, sample_library):
    with Library(sample_library) as library:
        library.add_damaged("e6614c311b7e6f2d", b"half")
        library.add_damaged("e6614c311b7e6f2d", b"another")
    assert "Board e6614c311b7e6f2d: damaged lines that cannot be read: 2." in crupier("games")
    assert json.loads(crupier("games", "--json"))["damaged_lines"] == {"e6614c311b7e6f2d": 2}


def test_games_for_programs(crupier):
    games = {game["number"]: game for game in json.loads(crupier("games", "--json"))["games"]}
    assert games[4] == {
        "number": 4, "device": "e6614c311b7e6f2d", "seq": 4, "game": "the_game", "players": 1,
        "level": "standard", "fire": True, "seed": "F66", "names": [], "outcome": "BURNED",
        "left": 22, "rating": "none", "played_at": "2026-11-21T13:00:00",
        "pulled_at": scores.PULLED, "verified": True, "problem": None,
        "result": {"left": 22, "rating": "none", "result": "BURNED"}}


def test_stats_for_programs(crupier):
    facts = json.loads(crupier("stats", "--json"))
    assert facts["not_verified"] == 3
    assert facts["levels"][0] == {
        "game": "the_game", "level": "standard", "players": 1, "player": "", "played": 3, "won": 1,
        "best": 0, "average": 5.0, "streak": 1, "longest": 1, "abandoned": 0}
    assert [row["player"] for row in facts["players"]] == ["Ana", "Eva", "Luis"]


@pytest.mark.parametrize("command", ["games", "stats"])
def test_an_empty_library_is_no_error(crupier, tmp_path, command):
    empty = scores.library(tmp_path / "empty.sqlite", [])
    assert crupier(command, library=empty).startswith("No games yet.")
    assert crupier(command, "--level", "expert", library=empty).startswith("No game matches.")
    assert json.loads(crupier(command, "--json", library=empty))
    assert crupier(command, "--lang", "es", library=empty).startswith("Aún no hay partidas.")
    assert crupier(command, "--lang", "es", "--level", "expert", library=empty).startswith(
        "Ninguna partida coincide.")


@pytest.mark.parametrize("command", [("games",), ("stats",), ("show", "1")])
def test_a_library_that_is_not_there_is_not_made(crupier, tmp_path, command):
    missing = tmp_path / "typo.sqlite"
    assert "there is no library" in crupier(*command, code=1, library=missing)
    assert not missing.exists()


def test_ids_of_boards_are_shortened_as_far_as_they_differ():
    assert tables.short_ids(["aa11", "aa11"]) == {"aa11": "aa11"}
    assert tables.short_ids(["001234", "111234"]) == {"001234": "01234", "111234": "11234"}
    assert tables.short_ids(["x", "yx"]) == {"x": "x", "yx": "yx"}
    assert tables.short_ids([]) == {}
