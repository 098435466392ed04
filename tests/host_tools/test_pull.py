"""crupier pull: what comes home from boards in every condition."""

import contextlib
import json
import shutil
from functools import partial

import pytest

from crupier import cli
from crupier.device.link import Link, NoAnswer
from crupier.device.repl import Device
from crupier.engine.lines import seal
from crupier.errors import ERROR, INTEGRITY, NO_DEVICE
from crupier.scores import library as library_module
from crupier.scores import pull as pull_module
from crupier.sim.virtual.board import DEVICE_ID
from pictures import samples
from tests.host_tools import pull_lab, scores
from tests.host_tools.board_tools import eventually
from tests.host_tools.pull_lab import connect_with_room_for, kept, playing, segments, text, texts

OTHER = scores.OTHER_BOARD


@pytest.fixture
def crupier(tmp_path, capsys):
    """crupier(command, board, *args, code=0) -> (its JSON object or None, what it told people)"""

    def run(command, board, *args, code=0, library="library.sqlite"):
        options = ["--library", str(tmp_path / library)] if command == "pull" else []
        result = cli.main([command, *args, "--port", board.port, "--json", *options])
        printed = capsys.readouterr()
        assert result == code, printed
        return json.loads(printed.out) if printed.out else None, printed.err

    return run


@pytest.fixture
def board(tmp_path, micropython):
    """board(*layers, **options): a board that plays."""
    with contextlib.ExitStack() as stack:
        def start(*layers, name="board", **options):
            return stack.enter_context(playing(tmp_path / name, *layers, **options))
        yield start


def ack(board):
    with Link(board.port) as link:
        return link.hello()["ack"]


def restart_with(board, files):
    """The board comes back with these files, an empty one for none."""
    board.power_off()
    for name, data in files.items():
        board.write_file(name, data)
    board.power_on()
    pull_lab.started(board)


def test_only_what_is_new(board, crupier, tmp_path):
    played = board(segments(texts(20)))
    facts, _ = crupier("pull", played)
    assert (facts["device"], facts["over"], len(facts["new"])) == (DEVICE_ID, "link", 20)
    assert facts["acked"] == ack(played) == 20
    restart_with(played, segments(texts(33)))
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == 13 and facts["known"] < 20      # what is old is not read again
    assert facts["acked"] == ack(played) == 33
    assert kept(tmp_path / "library.sqlite") == texts(33)
    facts, _ = crupier("pull", played)
    assert facts["new"] == []


def test_a_segment_that_makes_room_meanwhile(board, crupier, monkeypatch):
    """It is on the list, and gone when its turn comes: another PC keeps it."""
    played, listed, lists = board(segments(texts(20))), Link.segments, []

    def with_one_that_goes(link, name="0"):
        lists.append(name)
        return [("000000", 3000)] * (len(lists) == 1) + listed(link, name)

    monkeypatch.setattr(Link, "segments", with_one_that_goes)
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == facts["acked"] == 20 and len(lists) == 2


def test_a_pc_whose_clock_has_gone_back(board, crupier, tmp_path, monkeypatch):
    """The games of the last segment come again: they stood before all others from then on."""
    played, orders = board(segments(texts(30))), []
    for at in "2026-10-25T02:30:00", "2026-10-25T02:10:00":
        monkeypatch.setattr(pull_module, "Pulled", partial(pull_module.Pulled, at=at))
        crupier("pull", played)
        with library_module.Library(tmp_path / "library.sqlite") as library:
            orders.append([(game.text, game.pulled_at) for game in library.selection()])
    assert orders[1] == orders[0] and {at for _, at in orders[0]} == {"2026-10-25T02:30:00"}


def test_a_board_without_games(board, crupier):
    facts, _ = crupier("pull", board())
    assert facts["new"] == [] and facts["acked"] == 0


def test_several_boards_in_one_library(board, crupier, tmp_path):
    for name, device, count in (("one", DEVICE_ID, 5), ("two", OTHER, 3)):
        records = [text(seq, device) for seq in range(1, count + 1)]
        facts, _ = crupier("pull", board(segments(records), name=name, device=device))
        assert (facts["device"], len(facts["new"])) == (device, count)
    with library_module.Library(tmp_path / "library.sqlite") as library:
        assert {game.device for game in library.games()} == {DEVICE_ID, OTHER}
        assert (library.last_seq(DEVICE_ID), library.last_seq(OTHER)) == (5, 3)


def test_what_is_odd_is_kept_and_reported(board, crupier, tmp_path):
    forged = scores.record(2, "S3", result={"result": "WIN", "left": 0, "rating": "win"})
    newer = '{"v":2,"device":"%s","seq":3} 4,5' % DEVICE_ID       # noqa: UP031
    chess = scores.UNKNOWN.replace(OTHER, DEVICE_ID).replace('"seq":2', '"seq":4')
    damaged = seal(text(5)).replace("[", "{", 1)
    lines = [seal(text(1)), seal(forged), seal(newer), seal(chess), damaged, seal(text(6))]
    played = board({"/data/records/000001": "".join(lines).encode()})
    facts, error = crupier("pull", played, code=INTEGRITY)
    assert len(facts["new"]) == 5 and facts["damaged"] == 1 and facts["acked"] == 6
    assert ["replayed result" in wrong["problem"] for wrong in facts["wrong"]] == [True]
    assert [("schema" in newer["problem"]) for newer in facts["newer"]] == [True, False]
    assert error.startswith("crupier: 1 record with a wrong result and 1 damaged line were kept")
    with library_module.Library(tmp_path / "library.sqlite") as library:
        assert [game.text for game in library.games()] == [text(1), forged, newer, chess, text(6)]
    facts, _ = crupier("pull", played)      # said once is enough
    assert facts["new"] == [] and facts["damaged"] == 0


def test_a_torn_last_line_is_no_damage(board, crupier, tmp_path):
    """Power failed in it; the game was sealed again in a segment of its own."""
    line = seal(text(2)).encode()
    files = {"/data/records/000001": seal(text(1)).encode() + line[:100],
             "/data/records/000002": line}
    facts, _ = crupier("pull", board(files))
    assert len(facts["new"]) == 2 and facts["damaged"] == 0
    assert kept(tmp_path / "library.sqlite") == texts(2)


def test_a_game_in_a_segment_of_its_own_number(board, crupier):
    """000002.1 stands after a 000002 in which the very first line was torn."""
    first, second = seal(text(1)).encode(), seal(text(2)).encode()
    files = {"/data/records/000001": first, "/data/records/000002": second[:50],
             "/data/records/000002.1": second}
    played = board(files)
    assert len(crupier("pull", played)[0]["new"]) == 2
    facts, _ = crupier("pull", played)
    assert facts["new"] == [] and facts["known"] == 1


def test_a_board_whose_flash_was_erased(board, crupier, tmp_path):
    played = board(segments(texts(30)))
    crupier("pull", played)
    again = [scores.record(seq, f"T{seq}") for seq in (1, 2, 3)]
    anew = pull_lab.prepare(tmp_path / "anew.img", pull_lab.new_version(),
                            samples.settings(language="es"), segments(again))
    played.power_off()
    shutil.copyfile(anew, played.image)
    played.power_on()
    pull_lab.started(played)
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == len(facts["conflicts"]) == 3
    assert facts["acked"] == ack(played) == 3
    assert len(kept(tmp_path / "library.sqlite")) == 33
    restart_with(played, segments([*again, scores.record(4, "T4")]))
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == 1 and facts["known"] <= 3


def test_games_of_another_board_that_were_restored_on_this_one(board, crupier):
    played = board(segments([text(seq, OTHER) for seq in (1, 2)]))
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == 2 and facts["acked"] == 2
    assert crupier("pull", played)[0]["new"] == []


def stopped(board):
    """As `mpremote` leaves a board: at its prompt."""
    device = Device(board.port)
    device.__enter__()
    device._transport.close()


def answers(board):
    try:
        with Link(board.port) as link:
            return link.hello()
    except NoAnswer:
        return None


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.05)


def test_a_board_whose_game_does_not_run(board, crupier, tmp_path, impatient):
    played = board(segments(texts(8)))
    for new in (8, 0):
        stopped(played)
        facts, _ = crupier("pull", played)
        assert (facts["over"], len(facts["new"]), facts["acked"]) == ("raw REPL", new, 8)
        assert eventually(lambda: answers(played))["ack"] == 8       # the game runs again
    assert kept(tmp_path / "library.sqlite") == texts(8)


def test_a_board_without_crupier(tmp_path, crupier, make_board, impatient):
    with make_board(live=True) as empty:
        _, error = crupier("pull", empty, code=NO_DEVICE)
    assert "crupier flash" in error


def test_a_pc_without_room(board, crupier, tmp_path, monkeypatch):
    played = board(segments(texts(60)))
    with monkeypatch.context() as small:
        small.setattr(library_module.sqlite3, "connect", connect_with_room_for(10))
        facts, error = crupier("pull", played, code=ERROR)
    assert facts is None and "full" in error and "scores are safe" in error
    assert ack(played) == 0
    facts, _ = crupier("pull", played)
    assert facts["acked"] == 60
    assert kept(tmp_path / "library.sqlite") == texts(60)


def test_a_damaged_library(board, crupier, tmp_path):
    played = board(segments(texts(3)))
    (tmp_path / "library.sqlite").write_bytes(b"not a library" * 1000)
    facts, error = crupier("pull", played, code=INTEGRITY)
    assert facts is None and "move it away and pull again" in error
    assert ack(played) == 0
    (tmp_path / "library.sqlite").rename(tmp_path / "damaged.sqlite")
    assert len(crupier("pull", played)[0]["new"]) == 3


def test_a_library_that_was_lost(board, crupier):
    played = board(segments(texts(5)))
    crupier("pull", played)
    facts, _ = crupier("pull", played, library="another.sqlite")
    assert len(facts["new"]) == 5


def test_a_board_that_does_not_take_the_acknowledgement(board, crupier, monkeypatch, capsys,
                                                        tmp_path):
    """Its flash was said to be full."""
    played = board(segments(texts(3)))
    real = Link._ask

    def refuse(self, verb, *args):
        return real(self, "ack", "99") if verb == "ack" else real(self, verb, *args)

    monkeypatch.setattr(Link, "_ask", refuse)
    facts, _ = crupier("pull", played)
    assert len(facts["new"]) == 3 and facts["acked"] == 0
    cli.main(["pull", "--free", "--port", played.port, "--library",
              str(tmp_path / "library.sqlite")])
    said = capsys.readouterr().out
    assert "safe here, so it keeps them all. The board refuses: no such record." in said
    assert "full" not in said and "always keeps" not in said


def test_time(board, crupier, capsys):
    played = board(clock=None)
    facts, _ = crupier("time", played)
    assert facts["slow_s"] is None and facts["time"][:2] == "20"
    facts, _ = crupier("time", played)
    assert abs(facts["slow_s"]) <= 2
    assert cli.main(["time", "--port", played.port]) == 0
    assert "The board's clock shows 20" in capsys.readouterr().out


def test_names(board, crupier, capsys):
    played = board()
    assert crupier("names", played)[0]["names"] == []
    assert crupier("names", played, "Ana", "José")[0]["names"] == ["Ana", "José"]
    assert crupier("names", played)[0]["names"] == ["Ana", "José"]
    assert "12 at most" in crupier("names", played, "x" * 13, code=2)[1]
    assert "not both" in crupier("names", played, "Ana", "--clear", code=2)[1]
    assert cli.main(["names", "Zoë", "Lu", "--port", played.port]) == 0
    assert "The display has no ë and shows ? instead" in capsys.readouterr().out
    assert crupier("names", played, "Ana", "José")[0]["names"] == ["Ana", "José"]
    assert cli.main(["names", "--port", played.port]) == 0
    assert capsys.readouterr().out == "Ana\nJosé\n"
    assert crupier("names", played, "--clear")[0]["names"] == []
