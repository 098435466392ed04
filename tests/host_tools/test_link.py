"""The verbs of the link, on the live virtual board."""

import time
from binascii import a2b_base64

import pytest

from crupier.build import payload
from crupier.cli import main
from crupier.device import link as link_module
from crupier.device.link import Link, NoAnswer, PcClock, Refused, local_time, span
from crupier.device.repl import Device
from crupier.errors import DEVICE_ERROR, NO_DEVICE, OK, USAGE, Trouble
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import pull_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.pull_lab import segments, texts

GAMES = 30


@pytest.fixture(scope="module")
def board(tmp_path_factory, micropython):
    folder = tmp_path_factory.mktemp("link")
    with pull_lab.playing(folder, segments(texts(GAMES)), clock=None) as board:
        yield board


@pytest.fixture
def link(board):
    with Link(board.port) as link:
        yield link


def test_hello(link):
    hello = link.hello()
    assert hello["device"] == DEVICE_ID and hello["board"] == "pico_ssd1306"
    assert hello["version"] == payload.firmware_version()
    assert (hello["schema"], hello["first"], hello["last"]) == (1, 1, GAMES)


def files(first=1):
    """{name: bytes} of the segments from the one on that holds this record."""
    found = {path.rpartition("/")[2]: data for path, data in segments(texts(GAMES)).items()}
    begin = max(name for name in found if int(name) <= first)
    return {name: data for name, data in found.items() if name >= begin}


def test_segments_are_listed_in_order(link):
    assert link.segments() == [(name, len(data)) for name, data in sorted(files().items())]


@pytest.mark.parametrize("seq", [1, 2, 7, 20, GAMES, GAMES + 1, 999_999])
def test_segments_from_the_one_that_may_hold_a_record(link, seq):
    assert [name for name, _ in link.segments(f"{seq:06}")] == sorted(files(seq))


def test_segments_are_read_byte_for_byte(link):
    for name, data in files().items():
        assert b"".join(link.read(name, len(data))) == data


def test_any_part_of_a_segment(link):
    data = files()["000001"]
    for start, size in ((0, 1), (1, 132), (len(data) - 5, 132), (len(data), 10), (10**6, 1)):
        reply = link._ask("get", "000001", str(start), str(size))
        assert a2b_base64(reply) == data[start:start + size]


def test_a_segment_that_is_shorter_than_it_was_said(link):
    with pytest.raises(Refused, match="instead of"):
        list(link.read("000001", len(files()["000001"]) + 1))


def test_acks_only_rise(link):
    assert link.ack(5) == 5
    assert link.ack(3) == 5
    assert link.hello()["ack"] == 5
    with pytest.raises(Refused):
        link.ack(GAMES + 1)


def test_the_clock(board, link):
    assert abs(local_time() - time.time() - time.localtime().tm_gmtoff) <= 1
    link.set_time()
    assert abs(link.set_time() - local_time()) <= 2
    assert link.hello()["clock"] is True
    for nonsense in (0, 1_609_459_200, 2**32):
        with pytest.raises(Refused):
            link._ask("time", str(nonsense))


def test_a_pc_with_a_wrong_clock_says_so(monkeypatch):
    monkeypatch.setattr(link_module, "local_time", lambda: 1_479_900_000)
    with pytest.raises(PcClock, match="this PC says 2016-11-23; set"):
        Link.set_time(None)


def test_how_far_clocks_are_apart():
    for seconds, said in ((-1, "1 s"), (119, "119 s"), (120, "2 min"), (-9000, "2 h"),
                          (315_360_001, "3,650 days")):
        assert span(seconds) == said


def test_names(link):
    for names in (["Ana"], ["🂡" * 10, "Ana"], ["Ñandú", "Íñigo", "ŁŻ", "李"], [
            "áéíóúüñÁÉÍÓÚ"[n:] + "x" * n for n in range(12)], []):
        link.set_names(names)
        assert link.names() == names


@pytest.mark.parametrize("names", [
    [""], ["x" * 13], [" Ana"], ["Ana "], ["Ana", "Ana"], ["a\nb"], ["\x7f"], ["\x85"],
    ["🂡" * 12],
    [str(n) for n in range(17)], [f"Guest {n}" for n in (*range(15), 0)]])
def test_names_that_cannot_be_used_change_nothing(link, names):
    link.set_names(["Luis"])
    with pytest.raises(Refused) as caught:
        link.set_names(names)
    assert caught.value.exit_code == DEVICE_ERROR
    assert link.names() == ["Luis"]


def test_names_that_only_look_right(board, capsys):
    command = ["names", "--port", board.port]
    assert main([*command, "Jose\u0301"]) == OK and capsys.readouterr().out == "José\n"
    assert main([*command, " Eva "]) == OK and capsys.readouterr().out == "Eva\n"
    for name, said in (("x\u200by", "cannot be seen"), (" ", "at least one letter"),
                       ("\u0301", "at least one letter"), ("\u3164", "cannot be seen"),
                       ("\u2800", "cannot be seen"), ("A\ufe0f", "cannot be seen"),
                       ("🂡", "sign that the display has"),
                       ("Ana\u202e", "cannot be seen"),
                       ("x" + "🂡" * 11, "more rare characters than fit")):
        assert main([*command, name]) == USAGE and said in capsys.readouterr().err
    assert main([*command, *map(str, range(17))]) == USAGE
    assert "keeps 16 names" in capsys.readouterr().err
    assert main([*command, "x" * 13]) == USAGE and "12 at most" in capsys.readouterr().err
    assert main([*command, "Jose\u0301", "Eva", "José"]) == USAGE
    assert "must be different" in capsys.readouterr().err
    assert main([*command, "x\u0301"]) == OK and "has no ◌\u0301 and" in capsys.readouterr().out


LONG = [f"Íñigo {n:02}" for n in range(16)]


@pytest.mark.parametrize("parts", [1, 2])
def test_a_long_list_that_is_cut_off_changes_nothing(link, monkeypatch, parts):
    link.set_names(["Luis", "Ana"])
    cut_off(monkeypatch, parts)
    with pytest.raises(KeyboardInterrupt):
        link.set_names(LONG)
    monkeypatch.undo()
    assert link.names() == ["Luis", "Ana"]
    link.set_names(LONG)
    assert link.names() == LONG


def cut_off(monkeypatch, after):
    """Ctrl-C once so many parts are on a board."""
    ask, passed = Link._ask, []

    def asked(self, *request):
        if len(passed) == after:
            raise KeyboardInterrupt
        passed.append(request)
        return ask(self, *request)

    monkeypatch.setattr(Link, "_ask", asked)


@pytest.mark.parametrize("text", [
    "bnVsbA==", "e30=", "IkFuYSI=", "WzFd", "W1tdXQ==", "WyJcdWQ4MDAiXQ==", "/w==", "=", "W10"])
def test_names_that_are_no_list_of_names(link, text):
    link.set_names(["Luis"])
    with pytest.raises(Refused):
        link._ask("names", "0", text)
    assert link.names() == ["Luis"]


@pytest.mark.parametrize("request_", [
    ("get", "000001", "0"), ("get", "000001", "-1", "5"), ("get", "../settings", "0", "10"),
    ("get", "/data/settings", "0", "10"), ("get", "damaged", "0", "10"), ("get", "", "0", "1"),
    ("get", "999999", "0", "10"), ("get", "000001", "1" * 30, "1"), ("hello", "there"),
    ("reset",), ("",), ("__init__",), ("ack", "x"), ("ack", ""), ("time", "now"), ("names", "x")])
def test_nonsense_is_refused(link, request_):
    with pytest.raises(Refused):
        link._ask(*request_)
    assert link.hello()["last"] == GAMES


def test_acks_and_names_survive(tmp_path, micropython):
    with pull_lab.playing(tmp_path, segments(texts(3)), clock=None) as board:
        with Link(board.port) as link:
            link.ack(2)
            link.set_names(["Ana"])
        board.reset()
        pull_lab.started(board)
        with Link(board.port) as link:
            assert link.hello()["ack"] == 2
            assert link.names() == ["Ana"]


def test_mpremote_takes_over_at_once_and_the_game_comes_back(board):
    with Device(board.port) as device:
        assert device.eval("6 * 7") == 42
    eventually(lambda: answers(board.port))


def answers(port):
    try:
        with Link(port) as link:
            return link.hello()
    except NoAnswer:
        return None


def test_a_ctrl_c_ends_the_game_which_then_goes_on(board, monkeypatch):
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 60)       # the prompt says it at once
    with Link(board.port) as link:
        link._serial.write(b"\x03")
        with pytest.raises(NoAnswer) as caught:
            link.hello()
    assert caught.value.exit_code == NO_DEVICE and "start the game" in str(caught.value)
    with Device(board.port):
        pass
    eventually(lambda: answers(board.port))


def test_a_port_that_is_none(tmp_path):
    (tmp_path / "file").write_text("no port")
    for path in (tmp_path / "missing", tmp_path / "file"):
        with pytest.raises(Trouble) as caught:
            Link(str(path))
        assert caught.value.exit_code == NO_DEVICE and str(path) in str(caught.value)


def test_a_board_whose_memory_a_game_takes_up_says_the_way_out():
    with pytest.raises(Refused, match="Save and leave") as caught:
        link_module._content("!MemoryError memory allocation failed, allocating 1025 bytes")
    assert caught.value.kind == "MemoryError"


def test_a_full_flash_says_what_looks_at_it():
    with pytest.raises(Refused, match="full; `crupier doctor` says what takes up the room"):
        link_module._content("!OSError [Errno 28] ENOSPC")
