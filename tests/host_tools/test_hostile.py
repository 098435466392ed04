"""A board that means no good: nothing it says is believed, shown as it is, or waited for."""

import base64
import json

import pytest

from crupier import cli, terminal
from crupier.device import find, repl, schema
from crupier.device.link import Link
from crupier.device.repl import Device
from crupier.engine.lines import seal
from crupier.errors import DEVICE_ERROR, ERROR, INTEGRITY, Trouble
from crupier.install import backups
from crupier.install.session import Session
from crupier.scores.pull import Freed, free
from crupier.terminal import lines, plain
from tests.host_tools import hostile, pull_lab
from tests.host_tools.flash_lab import Cable, own_folders

_ = own_folders     # a fixture


def refuses(action, code=DEVICE_ERROR):
    with pytest.raises(Trouble) as caught:
        action()
    assert caught.value.exit_code == code
    assert str(caught.value).isprintable()
    return str(caught.value)


def hello(**changed):
    return json.dumps({**hostile.HELLO, **changed})


@pytest.mark.parametrize("said", [
    "[]", "7", "nonsense", "", "[" * 3000, "null", '{"device":"e6"}',
    *(hello(**{key: value}) for key, value in (
        ("device", "../../etc"), ("device", ""), ("device", None), ("device", ["e6"]),
        ("device", "e" * 33), ("device", "\x1b[2J"), ("version", "1\x1b[31m"), ("version", 1),
        ("board", "a b"), ("board", "x" * 40), ("last", -1), ("last", "3"), ("last", 1e99),
        ("last", True), ("ack", 10**30), ("clock", 1), ("schema", None)))])
def test_hello(said):
    with hostile.talking(hello=said) as port, Link(port.path) as link:
        refuses(link.hello)
        assert find.hello(port.path)[0] is None


def test_what_nobody_knows_is_not_passed_on():
    with hostile.talking(hello=hello(more="\x1b")) as port, Link(port.path) as link:
        assert link.hello() == hostile.HELLO


def _endless(name):
    at = int(name[:6])
    return f"{at:06}:1 {at + 1:06}:1"


@pytest.mark.parametrize("said", [
    "x", "000001:x .", "../x:1 .", "000001:-1 .", "000001:1", "000001:107374182400 .",
    "000002:1 000001:1 .", "000001:1 000001:1 .", "000001:١ .",
    " ".join(f"00000{n}:9999999" for n in range(1, 4)) + " .", lambda name: "000001:1",
    lambda name: _endless(name)])
def test_segments(said, monkeypatch):
    monkeypatch.setattr(schema, "SEGMENTS", 50)
    with hostile.talking(list=said) as port, Link(port.path) as link:
        refuses(link.segments)


@pytest.mark.parametrize("said", ["?", "A", "QUJDRA==" * 20, "", "é"])
def test_pieces_of_a_segment(said):
    with hostile.talking(get=lambda *_: said) as port, Link(port.path) as link:
        refuses(lambda: b"".join(link.read("000001", 300)))


def names(value):
    return base64.b64encode(json.dumps(value).encode()).decode()


@pytest.mark.parametrize("said", [
    "?", names(["Ana"]), names([1]), names({}), names(["x" * 13]), names([""]), "/w=="])
def test_names(said):
    """The second of these, always the same name, would go on for ever."""
    with hostile.talking(names=lambda at: said) as port, Link(port.path) as link:
        refuses(link.names)


@pytest.mark.parametrize("said", ["x", "", "-1", "1" * 5000, "1 2"])
def test_numbers(said):
    with hostile.talking(ack=said, time=said) as port, Link(port.path) as link:
        refuses(lambda: link.ack(3))
        refuses(link.set_time)


def test_replies_that_drip_for_ever(monkeypatch):
    monkeypatch.setattr("crupier.device.link._OVERALL_S", 0.0)
    monkeypatch.setattr("crupier.device.link._SLOWEST", 1e9)
    piece = base64.b64encode(bytes(132)).decode()
    with hostile.talking(get=lambda *_: piece) as port, Link(port.path) as link:
        assert "for ever" in refuses(lambda: b"".join(link.read("000001", 1320)))


def test_a_list_that_drips_for_ever(monkeypatch):
    """Page by page, each in time."""
    monkeypatch.setattr("crupier.device.link._LISTING_S", 0.0, raising=False)
    with hostile.talking(list=_endless) as port, Link(port.path) as link:
        assert "for ever" in refuses(link.segments)


@pytest.mark.parametrize("said, why", [("4097", "number"), ("-4", "number"), ("4", "more files")])
def test_more_files_removed_than_a_flash_holds(said, why):
    """At once, or one answer after the other."""
    with hostile.talking(list=".", free=said) as port:
        assert why in refuses(lambda: free(port.path, Freed(), terminal.count))


@pytest.mark.parametrize("args, there, told", [
    (["Ana"], [], "no players"), (["Ana"], ["Mallory"], "Mallory"), (["--clear"], ["Eva"], "Eva")])
def test_names_that_are_not_kept(capsys, args, there, told):
    with hostile.talking(names=lambda at, *_: names(there[int(at):])) as port:
        assert cli.main(["names", *args, "--port", port.path]) == ERROR
    said = capsys.readouterr()
    assert "has not kept" in said.err and told in said.err and not said.out


def test_escape_sequences_never_reach_the_terminal(capsys):
    refusal = "!ValueError \x1b]0;owned\x07\x9b31m"
    with hostile.talking(names=refusal) as port:
        assert cli.main(["names", "--port", port.path]) == DEVICE_ERROR
        assert cli.main(["names", "--port", port.path, "--json"]) == DEVICE_ERROR
    shown = names(["\x1b[2J\x9b\u202e"])
    with hostile.talking(names=lambda at: shown if at == "0" else names([])) as port:
        assert cli.main(["names", "--port", port.path]) == 0
        assert cli.main(["names", "--port", port.path, "--json"]) == 0
    said = "".join(capsys.readouterr())
    assert not set(said) & set("\x1b\x07\x9b\u202e") and "?[2J" in said


def test_one_sanitiser():
    assert plain("a\x1b[31m\n\tb\u202ec\ud800é✓") == "a?[31m  b?c?é✓"
    assert lines("a\nb\r\x00") == "a\nb ?"
    assert str(Trouble("\x1b[31mred\n")) == "?[31mred "


def test_a_pull_from_a_board_that_has_no_id(tmp_path, capsys):
    """It was taken for damage of the library."""
    with hostile.talking(hello=hello(device=["a"])) as port:
        assert cli.main(["pull", "--port", port.path, "--library",
                         str(tmp_path / "x.sqlite")]) == DEVICE_ERROR
    assert "device in hello" in capsys.readouterr().err


@pytest.mark.parametrize("text", [
    "[" * 3000, '{"device":["e6"],"seq":"1"} 1', "{} \x1b[2J", "9" * 3900,
    '{"seq":9223372036854775808} 1', '{"seq":-1} 1'])
def test_records_that_nobody_has_played(tmp_path, capsys, text):
    """Kept apart, and no reason to call the library damaged."""
    line = seal(text).encode()

    def get(segment, start, size):
        return base64.b64encode(line[int(start):int(start) + int(size)]).decode()

    with hostile.talking(list=f"000001:{len(line)} .", get=get, ack="0") as port:
        code = cli.main(["pull", "--port", port.path, "--library", str(tmp_path / "x.sqlite")])
    assert code == INTEGRITY
    said = capsys.readouterr()
    assert "1 record with a wrong result" in said.err and "\x1b" not in said.err + said.out


# ---- raw REPL

def test_a_flood(monkeypatch):
    monkeypatch.setattr(repl, "_FLOOD", 1 << 16)
    with hostile.flood() as port:
        assert "never stops printing" in refuses(lambda: Device(port.path).__enter__())


def test_code_that_prints_for_ever(make_board):
    with make_board(live=True) as board, Device(board.port) as device:
        with pytest.raises(Trouble, match="never stops"):
            device.exec("while 1: print('x' * 50)", most=20_000)
        device.interrupt()
        assert device.eval("1 + 1") == 2


@pytest.mark.parametrize("change", [
    "id='../../x'", "id=None", "free=-1", "size=10**12", "version=(1,)", "mpy=('6', 3)",
    "machine=1", "machine='\\x1b[2J'", "arch=16", "heap=None", "platform='a b'"])
def test_what_micropython_says_of_itself(change):
    about = {"version": (1, 28, 0), "mpy": (6, 3), "machine": "Pico", "platform": "rp2",
             "arch": 4, "heap": 245_888, "free": 1, "size": 2, "id": "e6"}
    assert schema.about(about) == about
    refuses(lambda: schema.about(about | eval(f"dict({change})")))


@pytest.mark.parametrize("said", [
    ("/a", 1), (("a", 1, bytes(32)),), (("/../a", 1, bytes(32)),), (("/a", -1, bytes(32)),),
    (("/a", 1 << 40, bytes(32)),), (("/a", 1, "x"),), (("//a", 1, bytes(32)),),
    tuple((f"/{n}", 1 << 22, bytes(32)) for n in range(5))])
def test_files_that_cannot_be(said):
    refuses(lambda: schema.files(list(said)))


def test_a_backup_stays_in_its_folder(own_folders):
    refuses(lambda: backups.folder("../../tmp"))
    assert backups.folder("e6").parent == own_folders / "user_data" / "backups"


def test_values_of_another_kind(make_board):
    with make_board(live=True) as board, Device(board.port) as device:
        session = Session(device)
        refuses(lambda: session.ask("(1, 'x')", int))
        session.run("def free(): return 'many', None")
        refuses(session.free)


# ---- a line that is only bad

@pytest.fixture(scope="module")
def board(tmp_path_factory, micropython):
    records = pull_lab.segments(pull_lab.texts(9))
    with pull_lab.playing(tmp_path_factory.mktemp("noise"), records) as board:
        yield board


def test_what_is_lost_is_asked_for_again_at_once(board, monkeypatch):
    """Without waiting for a silence, as long as later replies arrive."""
    with Link(board.port) as link:
        whole = b"".join(link.read("000001", 2000))
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 60.0)
    lost = []

    def spoil(data, down):
        if down or lost or b"=" not in data:
            return data
        lost.append(data)
        return data.replace(b"=", b"?", 1)      # the reply to the first request

    with Cable(board, spoil=spoil) as cable, Link(cable.port) as link:
        assert b"".join(link.read("000001", 2000)) == whole
    assert lost


def test_noise_is_called_noise(board, monkeypatch):
    """Nobody is told to start a game that runs."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.05)

    def spoil(data, down):
        return data if down else data.replace(b"A", b"B")

    with Cable(board, spoil=spoil) as cable, Link(cable.port) as link:
        assert "another cable" in refuses(lambda: b"".join(link.read("000001", 2000)), INTEGRITY)


# ---- after flashing

def test_success_is_what_the_new_version_says_itself():
    from crupier.commands.flash import _require_answer

    _require_answer({"version": "2"}, "2")
    assert "does not answer" in refuses(lambda: _require_answer(None, "2"))
    assert "runs Crupier 1 instead of 2" in refuses(lambda: _require_answer({"version": "1"}, "2"))

