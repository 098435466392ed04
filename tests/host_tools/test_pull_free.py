"""crupier pull: what people are told, and how it makes room on a board."""

import re
import time
from types import SimpleNamespace

from crupier import cli
from crupier.commands.pull import _sentences
from crupier.device import link as link_module
from crupier.device.link import Link
from crupier.device.schema import Refused
from crupier.engine.lines import seal
from crupier.errors import DEVICE_ERROR
from crupier.scores.library import Library
from crupier.scores.record import now
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import hostile, scores
from tests.host_tools.pull_lab import kept, segments, text, texts
from tests.host_tools.test_pull import ack, board, crupier

_ = board, crupier      # fixtures


def test_for_people(board, tmp_path, capsys, monkeypatch):
    played = board(segments([scores.record(40, clock=4_000_000_000)], 40), clock=None)
    args = ["pull", "--port", played.port, "--library", str(tmp_path / "library.sqlite")]
    with monkeypatch.context() as wrong:
        wrong.setattr(link_module, "local_time", lambda: 1_479_900_000)
        assert cli.main([*args, "--library", str(tmp_path / "other.sqlite")]) == 0
    assert "know the time: the clock of this PC says 2016-11-23" in capsys.readouterr().out
    assert cli.main(args) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Board {DEVICE_ID}: 1 new game.",
        "The board did not know the time; now it does.",
        f"Game 1 is dated 2096-10-02, and this PC says {now()[:10]}. If the PC is "
        "right, set the board's clock with `crupier time`."]
    assert cli.main(args) == 0
    assert capsys.readouterr().out == f"Board {DEVICE_ID}: no new games.\n"


def test_thousands():
    pulled = SimpleNamespace(device="x", new=range(1200), over="link", clock_set=None,
                             pc_clock=None, fast=None, ahead=None, conflicts=[], wrong=[],
                             newer=[], unnoted="")
    new, = _sentences(pulled)
    assert "1,200 new games" in new
    pulled.conflicts = range(1200)      # a board of the same id, or an erased flash
    assert [said[:12] for said in _sentences(pulled)][1:] == ["1,200 number"]


def test_whose_number_was_used_before(board, tmp_path, capsys):
    """That of a restored game was told of as one of this board."""
    with Library(tmp_path / "library.sqlite") as library:
        scores.add(library, scores.record(1, "S4", device=scores.OTHER_BOARD))
        scores.add(library, scores.record(2, "S4"))
    played = board(segments([text(1, scores.OTHER_BOARD), text(2)]))
    assert cli.main(["pull", "--port", played.port, "--library",
                     str(tmp_path / "library.sqlite")]) == 0
    assert capsys.readouterr().out.splitlines()[:3] == [
        f"Board {DEVICE_ID}: 2 new games.",
        f"Number 1 was used before for another game of board {scores.OTHER_BOARD}: both are kept.",
        "Number 2 was used before for another game of this board: both are kept."]


def test_old_games_make_room_when_asked_for(board, crupier, tmp_path):
    played = board(segments(texts(120)))
    with Link(played.port) as link:
        before = len(link.segments())
    facts, _ = crupier("pull", played)
    assert facts["freed"] is None and ack(played) == 120
    facts, _ = crupier("pull", played, "--free")
    with Link(played.port) as link:
        left = link.segments()
        assert facts["freed"] == before - len(left) > 10
        assert 101 - 12 < link.hello()["first"] <= 101 and link.hello()["last"] == 120
    facts, _ = crupier("pull", played, "--free")
    assert facts["freed"] == 0 and facts["new"] == []
    assert kept(tmp_path / "library.sqlite") == texts(120)
    facts, _ = crupier("pull", played, "--free", library="another.sqlite")
    assert len(facts["new"]) == 121 - int(left[0][0]) and facts["freed"] == 0


def listed(board):
    with Link(board.port) as link:
        return [name for name, _ in link.segments()]


def test_many_go_at_once_after_a_restore(board, crupier):
    """Numbers of the first segment reach to those of the 30th: none goes without the others."""
    alone = {f"/data/records/{seq:06}": seal(text(seq)).encode() for seq in range(1, 61)}
    alone["/data/records/000001"] += seal(text(30, scores.OTHER_BOARD)).encode()
    played = board(alone)
    facts, _ = crupier("pull", played, "--free")
    assert listed(played) == [f"{seq:06}" for seq in range(41, 61)] and facts["freed"] == 40


def test_what_goes_when_an_answer_is_lost_counts(board, crupier, monkeypatch):
    """The request is repeated then, and lets more go."""
    played, free = board(segments(texts(120))), Link.free
    before = listed(played)

    def lost(link):
        monkeypatch.setattr(Link, "free", free)
        assert link.free() == 4
        return link.free()

    monkeypatch.setattr(Link, "free", lost)
    facts, _ = crupier("pull", played, "--free")
    assert facts["freed"] == len(before) - len(listed(played)) > 10


def test_what_has_gone_before_it_was_cut_off_is_told(board, crupier, capsys, tmp_path,
                                                     monkeypatch):
    played, free, answers = board(segments(texts(120))), Link.free, []

    def refused(link):
        if answers:
            raise Refused("its flash is full")
        answers.append(free(link))
        return answers[-1]

    before = listed(played)
    monkeypatch.setattr(Link, "free", refused)
    facts, said = crupier("pull", played, "--free", code=DEVICE_ERROR)
    assert facts["freed"] == 4 == len(before) - len(listed(played)) and "is full" in said
    answers.clear()
    assert cli.main(["pull", "--free", "--port", played.port, "--library",
                     str(tmp_path / "library.sqlite")]) == DEVICE_ERROR
    assert ("Removed from the board: 16 KB of old games, which are here. More may have gone "
            "before it was cut off; the board's figures go on") in capsys.readouterr().out


def test_for_people_who_make_room(board, tmp_path, capsys):
    played = board(segments(texts(60)))
    printed = []
    for _ in range(2):
        assert cli.main(["pull", "--free", "--port", played.port,
                         "--library", str(tmp_path / "library.sqlite")]) == 0
        printed.append(capsys.readouterr().out)
    first = re.search(r"Removed from the board: \d+ KB of old games, which are here\. The first "
                      r"one there is number (\d+) now; its figures", printed[0])[1]
    with Link(played.port) as link:
        assert 20 < int(first) == link.hello()["first"] <= 41
    assert "Nothing was removed from the board: it always keeps" in printed[1]


def test_a_board_that_takes_its_time_is_not_asked_again(monkeypatch):
    """It reads all of its games first; the PC said that Crupier does not answer."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.05)
    asked = []

    def slow():
        asked.append(time.sleep(0.5))
        return "3"

    with hostile.talking(free=slow) as port, Link(port.path) as link:
        assert link.free() == 3 and len(asked) == 1
