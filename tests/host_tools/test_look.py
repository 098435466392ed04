"""`crupier games`, `show` and `stats`: what people read, and what programs read."""

import json
import subprocess
import sys
import types

import pytest
from rich.console import Console

from engine.records import decode, replay
from host_tools import cli
from host_tools.look import pager, tables
from host_tools.look.faces import face
from host_tools.look.words import spoken, words
from tests.host_tools import scores
from tests.host_tools.pty_session import PtySession


@pytest.fixture
def path(tmp_path):
    return scores.library(tmp_path / "library.sqlite")


@pytest.fixture
def crupier(capsys, path):
    """crupier(*args) -> what it prints about the sample library; checks the exit code."""

    def run(*args, code=0, library=path):
        assert cli.main([*args, "--library", str(library)]) == code
        printed = capsys.readouterr()
        return printed.err if code else printed.out

    return run


def lines(text):
    return [line.rstrip() for line in text.splitlines()]


GAMES = """\
 #   When               Board   Game       Level               Players     Result              Verified
───────────────────────────────────────────────────────────────────────────────────────────────────────
10   #0                 ?       ?                                                                 no
 1   #1, boot 3         6f2d    The Game   standard            1 player    1 left, excellent      ✓
 2   #2, boot 3         6f2d    The Game   standard            1 player    14 left                ✓
 8   2026-11-20 12:00   ffff    The Game   standard            Ana, Eva    4 left, excellent      ✓
 9   #2                 ffff    chess                          Ana, Luis   {"winner": 1}          no
 3   2026-11-21 12:00   6f2d    The Game   standard            1 player    won                    ✓
 4   2026-11-21 13:00   6f2d    The Game   standard, On Fire   1 player    burned, 22 left        ✓
 5   2026-11-21 14:00   6f2d    The Game   expert              1 player    given up, 74 left      ✓
 6   2026-11-22 12:00   6f2d    The Game   standard            Ana, Luis   36 left                ✓
 7   2026-11-22 13:00   6f2d    The Game   standard            1 player    won                    no
10: not verified: Expecting value: line 1 column 1 (char 0)
9: not verified: does not replay: IllegalAction('E_CONFIG: unknown game, or an incomplete head')
7: not verified: replayed result is {"left":31,"rating":"plain","result":"ENDED"}
"""     # noqa: E501

STATS = """\
Game       Level               Players   Played   Won   Best   Average   Streak   Longest   Given up
────────────────────────────────────────────────────────────────────────────────────────────────────
The Game   standard                  1        3     1      0       5.0        1         1          0
The Game   standard                  2        2     0      4      20.0        0         1          0
The Game   expert                    1        0     0      –         –        0         0          1
The Game   standard, On Fire         1        1     0      –      22.0        0         0          0

Player   Game       Level      Played   Won   Best   Average   Streak   Longest   Given up
──────────────────────────────────────────────────────────────────────────────────────────
Ana      The Game   standard        2     0      4      20.0        0         1          0
Eva      The Game   standard        1     0      4       4.0        1         1          0
Luis     The Game   standard        1     0     36      36.0        0         0          0
3 games are not counted: their results could not be verified. They are kept, and `crupier games` says why.
"""     # noqa: E501

TABLE = """\
Game 6 · The Game · standard · 36 left
Ana, Luis · 2026-11-22 12:00 · deal S2 · board e6614c311b7e6f2d

place(38, A1)
╭─── A1 ↑ ────╮ ╭─── A2 ↑ ────╮ ╭─── D1 ↓ ────╮ ╭─── D2 ↓ ────╮
│     38      │ │      1      │ │     89      │ │     100     │
│  19 20 35   │ │             │ │   100 95    │ │             │
╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
▸  Ana   26 31 56 67 70 81
   Luis  33 34 42 45 48 68 73
turn 5   draw pile 76   1 due

step 13 of 91   → next   ← back   Home/End first/last   q quit
"""


def test_games(crupier):
    assert lines(crupier("games")) == lines(GAMES)


def test_stats(crupier):
    assert lines(crupier("stats")) == lines(STATS)


@pytest.mark.parametrize("filters, numbers", [
    (("--level", "expert"), [5]),
    (("--game", "chess"), [9]),
    (("--device", "ffff"), [8, 9]),
    (("--device", "FFFF", "--game", "the_game"), [8]),
    (("--since", "2026-11-22"), [10, 1, 2, 9, 6, 7]),   # those without a date: pulled that day
    (("--since", "2026-11-23"), []),
])
def test_filters(crupier, filters, numbers):
    listed = json.loads(crupier("games", "--json", *filters))["games"]
    assert [game["number"] for game in listed] == numbers


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


# ---- show

def test_a_step_is_drawn_as_the_table(path):
    game = scores.played(path)[5]
    steps = list(face(game.game).steps(game))
    console = Console(width=80, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(tables.page(game, steps, 13))
    assert lines(capture.get()) == lines(TABLE)


def test_a_transcript_has_every_action(crupier):
    head, actions = decode(scores.sample()[3])
    text = lines(crupier("show", "4"))
    assert text[0] == "Game 4 · The Game · standard, On Fire · burned, 22 left"
    assert len(text) == 2 + 1 + len(actions)
    assert text[2].split(maxsplit=1)[0] == "0" and "the deal" in text[2]
    game = replay(head, actions)
    for top in game.tops():
        assert f" {top} " in text[-1]
    assert text[-1].endswith(" ".join(map(str, game.hands[0])))


def test_steps_for_programs(crupier):
    shown = json.loads(crupier("show", "6", "--json"))
    assert shown["record"] == scores.sample()[5]
    assert shown["names"] == ["Ana", "Luis"]
    last = shown["steps"][-1]
    assert last["result"] == {"left": 36, "rating": "plain", "result": "ENDED"}
    assert last["draw"] + sum(map(len, last["hands"])) == 36
    assert [step["number"] for step in shown["steps"]] == list(range(len(shown["steps"])))


def test_taking_back_and_the_reverse_trick_are_said(tmp_path, crupier):
    head, actions = decode(scores.record(1))
    first = actions[0]
    undone = scores.record(1).rpartition(" ")[0] + f" {first},-1," + ",".join(map(str, actions))
    text = crupier("show", "1", library=scores.library(tmp_path / "undo.sqlite", [undone]))
    said = replay(head, []).action_to_string(first)
    assert f"   2  take back {said}" in text
    assert ", the reverse trick" in text
    assert "✓" in crupier("games", library=tmp_path / "undo.sqlite")


def test_a_record_that_breaks_the_rules_is_shown_up_to_there(tmp_path, crupier):
    head, _, actions = scores.record(1).rpartition(" ")
    first = actions.split(",")[0]
    broken = scores.library(tmp_path / "broken.sqlite",
                            [f"{head} {first},402,5", f"{head} {first},-1,-1"])
    text = lines(crupier("show", "1", library=broken))
    assert "not verified" in text[0]
    assert text[-1] == "   2  here the record breaks the rules: E_BAD_PILE"
    assert crupier("show", "2", library=broken).splitlines()[-1].endswith("E_NOTHING_TO_UNDO")


def test_games_that_nobody_knows_are_listed_raw(crupier):
    text = lines(crupier("show", "9"))
    assert text[0] == 'Game 9 · chess · {"winner": 1} · not verified'
    assert text[-2:] == ["   1  action 1", "   2  action 2"]
    assert lines(crupier("show", "10"))[-1] == "record: no record at all"


def test_a_game_that_is_not_there(crupier):
    assert "there is no game 11" in crupier("show", "11", code=1)


def test_what_a_record_says_cannot_reach_into_the_terminal(tmp_path, crupier):
    evil = scores.record(1, "S2", players=2, names=("\x1b[2J[red]A", "B\r\n\x07"))
    library = scores.library(tmp_path / "evil.sqlite", [evil])
    for command in (["games"], ["stats"], ["show", "1"]):
        printed = crupier(*command, library=library)
        assert "·[2J[red]A" in printed
        assert not set(printed) & set("\x1b\r\x07")


@pytest.mark.parametrize("number, pages", [("6", ("the deal", "place(")),
                                           ("9", ("action 1", "action 2"))])
def test_leafing_through_a_game(path, number, pages):
    command = [sys.executable, "-m", "host_tools.cli", "show", number, "--library", str(path)]
    with PtySession(command, columns=90, lines=24) as terminal:
        terminal.wait_for_text(pages[0])
        for forth, back in (("n", "b"), (" ", "\x7f"), ("\x1b[C", "\x1b[D"), ("\r", "\x1b[A")):
            terminal.send(forth)
            terminal.wait_for_text(pages[1])
            terminal.send(back)
            terminal.wait_for_text(pages[0])
        terminal.send("bx")     # no page before the first, no such key
        terminal.send("\x1b[F")
        terminal.wait_for(lambda: "of" in terminal.text() and last_page(terminal.text()))
        terminal.send("n\x1b[H")
        terminal.wait_for_text(pages[0])
        terminal.send("\x1b")
        assert terminal.wait_for_end() == 0
        assert terminal.restored()


def last_page(text):
    at, _, count = text.partition("step ")[2].split()[:3]
    return at == count != "0"


def test_windows_sends_keys_in_halves(monkeypatch):
    typed = iter("n\xe0K\x00Mq")
    monkeypatch.setitem(sys.modules, "msvcrt", types.SimpleNamespace(getwch=lambda: next(typed)))
    keys = pager._windows_keys()
    assert [next(keys) for _ in range(4)] == [b"n", b"\x1b[D", b"\x1b[C", b"q"]


def test_nobody_reads_the_rest(path):
    """`crupier games | head` ends quietly."""
    run = subprocess.Popen([sys.executable, "-m", "host_tools.cli", "show", "6", "--library",
                            str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    run.stdout.close()
    assert run.stderr.read() == b""
    assert run.wait(20) == 1


# ---- languages

def test_languages_have_the_same_texts():
    english, spanish = words("en"), words("es")
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert text.count("%") == spanish[key].count("%"), key
    for texts in (english, spanish):
        assert len(texts["months"].split()) == 12


@pytest.mark.parametrize("environment, language", [
    ({"LANG": "es_ES.UTF-8"}, "es"), ({"LANG": "en_GB.UTF-8"}, "en"), ({"LANG": "de_DE"}, "en"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
    ({"LC_ALL": "", "LC_MESSAGES": "es_MX", "LANG": "C"}, "es"), ({}, "en")])
def test_the_language_of_this_computer(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert spoken() == language
