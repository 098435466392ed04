"""The raw REPL through mpremote: a contract test of what we use of it, and what goes wrong."""

import pytest

from crupier.device.repl import Device, DeviceError
from crupier.device.transport import Transport
from crupier.errors import DEVICE_ERROR, NO_DEVICE, PORT_BUSY, Trouble
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import Cable, Watch

BUSY = """
import time
with open("/started", "a") as f:
    f.write("x")
while True:
    print("busy")
    time.sleep_ms(1)
"""


@pytest.fixture
def board(make_board):
    """A board whose program never ends and never stops printing."""
    with make_board(BUSY, live=True) as board:
        eventually(lambda: b"busy" in board.log)
        yield board


@pytest.fixture
def device(board):
    with Device(board.port) as device:
        yield device


def started(device):
    """How often the program has."""
    return device.eval("len(open('/started').read())")


def test_code_and_values(device):
    assert device.exec("print('á', end='')") == "á".encode()
    assert device.eval("{'a': (1, b'\\x00')}") == {"a": (1, b"\x00")}
    pieces = []
    device.exec("for n in range(3000): print(n)", pieces.append)
    assert b"".join(pieces).split() == [b"%d" % n for n in range(3000)]
    device.exec("x = 5")
    assert device.eval("x") == 5
    device.soft_reset()
    with pytest.raises(DeviceError, match="NameError"):
        device.eval("x")


def test_about(device):
    about = device.about()
    assert about["id"] == "e6614c311b7e6f2d" and about["mpy"] == (6, 3)
    assert about["version"] >= (1, 27, 0)
    assert 0 < about["free"] < about["size"] == 352 * 4096


@pytest.mark.parametrize("sound, damaged, down", [
    (b"mem_alloc", b"mem_anloc", True), (b"'id'", b"'ie'", False),
    (b"'heap': ", b"'heap': .", False), (b"e6614c31", b"G6614c31", False),
    (b"e6614c31", b"e6614c30", False)])
def test_an_answer_that_arrives_damaged_is_not_believed(board, sound, damaged, down):
    """One bit, and the advice was another MicroPython; or games would be those of another board.
    """
    once = iter([damaged])
    noise = Watch(sound, lambda sound: next(once, sound), down)
    with Cable(board, spoil=noise) as cable, Device(cable.port) as device:
        assert device.about()["id"] == "e6614c311b7e6f2d"
    assert not list(once)


def test_an_exception_on_the_board(device):
    with pytest.raises(DeviceError) as caught:
        device.exec("def f():\n 1 / 0\nf()")
    assert caught.value.exit_code == DEVICE_ERROR
    assert str(caught.value) == "the board reports: ZeroDivisionError: divide by zero."
    assert "in f" in caught.value.traceback


def test_code_that_never_ends(device):
    with pytest.raises(Trouble) as caught:
        device.exec("while True: pass", quiet=0.2)
    assert caught.value.exit_code == DEVICE_ERROR
    device.interrupt()
    assert device.eval("1 + 1") == 2


def test_a_banner_that_comes_late(make_board):
    """It is the reply to another program, and was taken for one to the first code."""
    def late(passing):
        return (b"raw REPL; CTRL-B to exit\r\n>" if watch.seen == 0 else b"") + passing

    watch = Watch(b"R\x01", late, down=False)
    with make_board(live=True) as board, Cable(board, spoil=watch) as cable:
        with Device(cable.port) as device:
            assert device.eval("1 + 1") == 2
    assert watch.seen > 1


def test_the_program_starts_anew_whatever_happens(board):
    for way in (lambda device: None, lambda device: device.exec("1 / 0"),
                lambda device: device.exec("while True: pass", quiet=0.1)):
        with pytest.raises(ZeroDivisionError), Device(board.port) as device:
            before = started(device)
            try:
                way(device)
            except Trouble:
                pass
            raise ZeroDivisionError
        eventually(lambda: board.log.rstrip().endswith(b"busy"))
        with Device(board.port) as device:
            assert started(device) == before + 1
            device.exec(f"with open('/started', 'w') as f: f.write('x' * {before})")


def test_ctrl_c_before_the_board_has_answered(board, monkeypatch):
    def ctrl_c(*_):
        raise KeyboardInterrupt

    with Device(board.port) as device:
        before = started(device)
    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(Transport, "exec_raw", ctrl_c)
        Device(board.port).__enter__()
    with Device(board.port) as device:
        assert started(device) == before + 2


def test_one_at_a_time(board, device):
    with pytest.raises(Trouble) as caught:
        Device(board.port).__enter__()
    assert caught.value.exit_code == PORT_BUSY


def test_the_cable_is_pulled(board):
    with pytest.raises(Trouble) as caught, Cable(board, cut=3000) as cable:
        with Device(cable.port) as device:
            while True:
                device.exec(f"x = {bytes(300)}")
    assert caught.value.exit_code == NO_DEVICE and "plug it in" in str(caught.value)


def test_something_else_prints(device):
    with pytest.raises(Trouble, match="something else") as caught:
        device._values("print('no literal at all')")
    assert caught.value.exit_code == DEVICE_ERROR


def test_nothing_is_printed_on_this_side(device, capsys):
    device.exec("print('board')")
    with pytest.raises(Trouble):
        device.exec("while True: pass", quiet=0.1)
    assert capsys.readouterr() == ("", "")


def test_a_port_that_goes_and_comes_at_a_soft_reset(board, tmp_path):
    """As USB does where a program has made a keyboard of the board; no command got in there."""
    port = tmp_path / "ttyACM0"

    def plug_in(cable):
        port.symlink_to(cable.port)
        return cable.__enter__()

    def plug_in_again(_):
        first.stop()
        port.unlink()
        second.append(plug_in(Cable(board)))
        return b""

    second = []
    first = plug_in(Cable(board, spoil=Watch(b"soft reboot", plug_in_again, down=False)))
    try:
        with Device(str(port)) as device:
            assert device.fresh and device.eval("1 + 1") == 2 and second
    finally:
        for cable in first, *second:
            cable.__exit__()


def test_a_port_that_goes_for_good(board, monkeypatch):
    monkeypatch.setattr("crupier.device.repl._BACK_S", 0.5)
    unplug = Watch(b"soft reboot", lambda _: cable.stop() or b"", down=False)
    with Cable(board, spoil=unplug) as cable, pytest.raises(Trouble, match="is gone") as caught:
        Device(cable.port).__enter__()
    assert caught.value.exit_code == NO_DEVICE
