"""`crupier show`: a game again, in a terminal, as text, for programs."""

import json
import re
import subprocess
import sys
import types

import pytest
from rich.console import Console

from crupier.engine import games
from crupier.engine.records import decode, replay
from crupier.engine.the_game.cards import PILES
from crupier.scores.views import pager, tables
from crupier.scores.views.game_report import report_of
from tests.host_tools import scores
from tests.host_tools.pty_session import PtySession
from tests.host_tools.scores import lines

TABLE = """\
Game 6 · The Game · standard · 36 left
Ana, Luis · 2026-11-22 12:00 · deal S2 · board e6614c311b7e6f2d

Ana: 38 on pile A1
╭─── A1 ↑ ────╮ ╭─── A2 ↑ ────╮ ╭─── D1 ↓ ────╮ ╭─── D2 ↓ ────╮
│     38      │ │      1      │ │     89      │ │     100     │
│  19 20 35   │ │             │ │   100 95    │ │             │
╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
▸  Ana   26 31 56 67 70 81
   Luis  33 34 42 45 48 68 73
turn 5   draw pile 76   play 1 more

step 13 of 91   → next   ← back   Home/End ends   q quit
"""


def whole(text):
    """Lines, with those that go on below joined."""
    return lines(re.sub(r"\n {8}(?=\S)", " ", text))


def test_a_step_is_drawn_as_the_table(sample_library):
    game = scores.played(sample_library)[5]
    steps = list(report_of(game.game).steps(game))
    console = Console(width=80, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(tables.page(game, steps, 13))
    assert lines(capture.get()) == lines(TABLE)


def test_a_transcript_has_every_action(crupier):
    head, actions = decode(scores.sample()[3])
    printed = lines(crupier("show", "4"))
    assert max(map(len, printed)) <= 120
    text = whole("\n".join(printed))
    assert text[0] == "Game 4 · The Game · standard, On Fire · burned, 22 left"
    assert text[2:5] == ["", "The piles A1 and A2 rise, D1 and D2 fall.", ""]
    assert len(text) == 5 + 1 + len(actions)
    assert text[5].split(maxsplit=1)[0] == "0" and "the deal" in text[5]
    game = replay(head, actions)
    for top in game.tops():
        assert f" {top} " in text[-1]
    assert text[-1].endswith(" ".join(map(str, game.hands[0])))


def test_a_transcript_says_whose_action_it_is(crupier):
    text = whole(crupier("show", "6"))
    assert text[3].endswith("Players, always in this order: Ana, Luis.")
    game = games.create(decode(scores.sample()[5])[0])
    for line, step in zip(text[6:], decode(scores.sample()[5])[1], strict=True):
        assert line.split()[1] == ("Ana", "Luis")[game.current_player()]
        game.apply_action(step)


def test_who_has_played_the_same_deal(tmp_path, crupier):
    """On other boards, too; a deal of another level is another deal."""
    day = "2026-11-27"
    library = scores.library(tmp_path / "day.sqlite", [
        scores.record(1, day), scores.record(2, day, cut=4), scores.record(3, "S1"),
        scores.record(1, day, device=scores.OTHER_BOARD), scores.record(4, day, level="expert")])
    text = crupier("show", "2", library=library)
    start = text.index("This deal, best first:")
    table = text[start:].split("\n\n")[0].splitlines()[1:]
    assert [row.split(" · ")[:2] for row in table] == [
        ["1", "board 6f2d"], ["1", "board ffff"], ["3", "board 6f2d"]]
    assert "given up" in table[2] and "left" in table[0]
    shown = json.loads(crupier("show", "4", "--json", library=library))
    assert shown["same_deal"] == [[1, 4], [2]]
    assert "This deal" not in crupier("show", "3", library=library)
    assert "This deal" not in crupier("show", "5", library=library)
    assert "Este reparto" in crupier("show", "1", "--lang", "es", library=library)


def test_steps_for_programs(crupier):
    shown = json.loads(crupier("show", "6", "--json"))
    assert shown["record"] == scores.sample()[5]
    assert shown["names"] == ["Ana", "Luis"]
    assert shown["steps"][0]["player"] == "" and shown["steps"][1]["player"] == "Ana"
    last = shown["steps"][-1]
    assert last["result"] == {"left": 36, "rating": "plain", "result": "ENDED"}
    assert last["draw"] + sum(map(len, last["hands"])) == 36
    assert [step["number"] for step in shown["steps"]] == list(range(len(shown["steps"])))


def test_taking_back_and_the_reverse_trick_are_said(tmp_path, crupier):
    _, actions = decode(scores.record(1))
    first = actions[0]
    undone = scores.record(1).rpartition(" ")[0] + f" {first},-1," + ",".join(map(str, actions))
    text = crupier("show", "1", library=scores.library(tmp_path / "undo.sqlite", [undone]))
    pile, card = divmod(first, 100)
    assert f"   2  take back {card} on pile {PILES[pile]}" in text
    assert re.search(r" \d\d on pile [AD][12]: back ten! ", text)
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


@pytest.mark.parametrize("number, pages", [("6", ("the deal", "on pile ")),
                                           ("9", ("action 1", "action 2"))])
def test_leafing_through_a_game(sample_library, number, pages):
    command = [sys.executable, "-m", "crupier.cli", "show", number, "--lang", "en",
               "--library", str(sample_library)]
    with PtySession(command, columns=90, lines=24) as terminal:
        terminal.wait_for_text(pages[0])
        for forth, back in (("n", "b"), (" ", "\x7f"), ("\x1b[C", "\x1b[D"), ("\r", "\x1b[A")):
            terminal.send(forth)
            terminal.wait_for_text(pages[1])
            terminal.send(back)
            terminal.wait_for_text(pages[0])
        terminal.send("bx")     # no page before the first, no such key
        assert not terminal.suspends()      # Ctrl-Z left the shell in this screen
        terminal.send("\x1b[F")
        terminal.wait_for(lambda: "of" in terminal.text() and last_page(terminal.text()))
        terminal.send("n\x1b[H")
        terminal.wait_for_text(pages[0])
        terminal.send("\x1b")
        assert terminal.wait_for_end() == 0
        assert terminal.restored()


def test_a_page_that_is_taller_than_the_terminal_can_be_read_to_its_end(sample_library):
    command = [sys.executable, "-m", "crupier.cli", "show", "6", "--lang", "en",
               "--library", str(sample_library)]
    with PtySession(command, columns=90, lines=10) as terminal:
        terminal.wait_for(lambda: "A1 ↑" in terminal.text() and "q quit" in terminal.text())
        assert "draw pile" not in terminal.text()
        terminal.send("\x1b[6~")
        terminal.wait_for(lambda: all(each in terminal.text() for each in (
            "draw pile", "Page Up/Down: the rest", "q quit")))
        terminal.send("\x1b[6~n\x1b[5~\x1b[5~")
        terminal.wait_for(lambda: "A1 ↑" in terminal.text() and "step 1 of" in terminal.text())
        terminal.send("q")
        assert terminal.wait_for_end() == 0


def last_page(text):
    at, _, count = text.partition("step ")[2].split()[:3]
    return at == count != "0"


def test_windows_sends_keys_in_halves(monkeypatch):
    typed = iter("n\xe0K\x00Mq")
    monkeypatch.setitem(sys.modules, "msvcrt", types.SimpleNamespace(getwch=lambda: next(typed)))
    keys = pager._windows_keys()
    assert [next(keys) for _ in range(4)] == [b"n", b"\x1b[D", b"\x1b[C", b"q"]


def test_nobody_reads_the_rest(sample_library):
    """`crupier games | head` ends quietly."""
    run = subprocess.Popen([sys.executable, "-m", "crupier.cli", "show", "6", "--library",
                            str(sample_library)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    run.stdout.close()
    assert run.stderr.read() == b""
    assert run.wait(20) == 1
