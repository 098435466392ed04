"""Pulling over a bad cable: cut anywhere, noisy, with a board that starts anew in the middle."""

import contextlib
import itertools

import pytest

from crupier.device import find
from crupier.device.link import Link
from crupier.errors import NO_DEVICE, PORT_BUSY, Trouble
from crupier.scores.library import Library
from crupier.scores.pull import pull
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import pull_lab
from tests.host_tools.flash_lab import Cable
from tests.host_tools.pull_lab import fresh, kept, pulled, texts

GAMES = 9
CUTS = 60


@pytest.fixture(scope="module")
def board(tmp_path_factory, micropython):
    folder = tmp_path_factory.mktemp("cable")
    with pull_lab.playing(folder, pull_lab.segments(texts(GAMES))) as board:
        yield board


def traffic(board, folder) -> int:
    """Bytes of a whole pull, in both directions."""
    with Cable(board) as cable:
        pulled(cable.port, fresh(folder, "whole.sqlite"))
        return cable.passed


def cut_everywhere(board, folder, points, battery=True):
    """Pulls again after every cut; returns how many of them struck before the end."""
    struck = 0
    for point in points:
        library = fresh(folder, "library.sqlite")
        with Cable(board, cut=point, battery=battery) as cable:
            try:
                pulled(cable.port, library)
            except Trouble as trouble:
                struck += 1
                assert trouble.exit_code == NO_DEVICE, trouble
        already = kept(library)
        assert already == texts(GAMES)[:len(already)]
        if not battery:
            board.power_on()
            pull_lab.started(board)
        result = pulled(board.port, library)
        assert len(result.new) == GAMES - len(already)
        assert kept(library) == texts(GAMES)
        assert result.acked == GAMES
    return struck


@pytest.fixture
def careful(monkeypatch):
    """Adds every segment by itself."""
    monkeypatch.setattr("crupier.scores.pull._BATCH", 1)


def test_the_cable_is_cut_everywhere(board, tmp_path, careful):
    whole = traffic(board, tmp_path)
    points = [round(n * whole / CUTS) for n in range(CUTS)]
    struck = cut_everywhere(board, tmp_path, points)
    print(f"{CUTS} cuts in a pull of {whole} bytes, {struck} before its end")
    assert struck > CUTS * 9 // 10


@pytest.mark.long
def test_the_cable_is_cut_at_every_third_byte(board, tmp_path, careful):
    whole = traffic(board, tmp_path)
    points = range(0, whole, 3)
    struck = cut_everywhere(board, tmp_path, points)
    print(f"{len(points)} cuts in a pull of {whole} bytes, {struck} before its end")
    assert len(points) >= 300 and struck > len(points) * 9 // 10


@pytest.fixture
def impatient(monkeypatch):
    """Asks again soon: the silences of a noisy cable are many."""
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.08)
    monkeypatch.setattr("crupier.device.link._RETRIES", 30)
    monkeypatch.setattr("crupier.device.link._NOISY_RETRIES", 30)


def noisy_pulls(board, folder, chance, seeds):
    done = {"dropped": 0, "doubled": 0, "flipped": 0}
    for seed in seeds:
        library = fresh(folder, f"{chance}-{seed}.sqlite")
        noise = pull_lab.Noise(chance, seed)
        with Cable(board, spoil=noise) as cable:
            result = pulled(cable.port, library)
        assert kept(library) == texts(GAMES)
        assert result.over == "link" and not result.damaged
        done = {what: done[what] + noise.done[what] for what in done}
    print(f"chance {chance} per byte: {done}")
    assert min(done.values()) > 0
    assert b"Traceback" not in board.log


@pytest.mark.parametrize("chance", [0.001, 0.003])
def test_noise(board, tmp_path, impatient, chance):
    noisy_pulls(board, tmp_path, chance, [1])


@pytest.mark.long
@pytest.mark.parametrize("chance", [0.0005, 0.002, 0.005])
def test_much_noise(board, tmp_path, impatient, chance):
    noisy_pulls(board, tmp_path, chance, range(100, 130))


def test_noise_while_the_clock_and_the_names_are_set(board, impatient):
    names = ["Ana", "José", "Íñigo", "Mª Ángeles"]
    with Cable(board, spoil=pull_lab.Noise(0.004, 7)) as cable, Link(cable.port) as link:
        for _ in range(8):
            link.set_names(names)
            assert link.names() == names
            names = names[1:] + names[:1]
            link._ask("time", "1800000000")
            assert 0 <= int(link._ask("time", "1800000000")) - 1_800_000_000 < 60


class Resets:
    """The board starts anew when so many bytes have passed."""

    def __init__(self, board, after):
        self._board = board
        self._left = after
        self.done = False

    def __call__(self, data, down):
        self._left -= len(data)
        if self._left < 0 and not self.done:
            self.done = True
            self._board.reset()
        return data


@pytest.mark.parametrize("after", [700, 5000])
def test_a_board_that_starts_anew_in_the_middle(board, tmp_path, after):
    resets = Resets(board, after)
    with Cable(board, spoil=resets) as cable:
        pulled(cable.port, fresh(tmp_path, "library.sqlite"))
    assert resets.done
    assert kept(tmp_path / "library.sqlite") == texts(GAMES)


def test_the_power_fails_in_the_middle(board, tmp_path):
    library = fresh(tmp_path, "library.sqlite")
    with pytest.raises(Trouble) as caught, Cable(board, cut=6000) as cable:
        pulled(cable.port, library)
    assert caught.value.exit_code == NO_DEVICE and "plug it in" in str(caught.value)
    assert not board.powered
    board.power_on()
    pull_lab.started(board)
    pulled(board.port, library)
    assert kept(library) == texts(GAMES)


def test_replies_to_another_pc_are_not_taken_for_ours(board, tmp_path):
    for _ in range(20):
        link = Link(board.port)         # asks for a lot, and is gone before the replies come
        link._send({str(number): "get 000001 0 132" for number in range(30)})
        link.close()
        with Link(board.port) as other:
            assert other.hello()["device"] == DEVICE_ID
    pulled(board.port, fresh(tmp_path, "library.sqlite"))
    assert kept(tmp_path / "library.sqlite") == texts(GAMES)


def test_two_pcs_one_after_the_other(board, tmp_path):
    for name in ("here.sqlite", "there.sqlite"):
        assert len(pulled(board.port, fresh(tmp_path, name)).new) == GAMES
        assert pulled(board.port, tmp_path / name).new == []
        assert kept(tmp_path / name) == texts(GAMES)


def test_ctrl_c_on_the_pc_at_any_time(board, tmp_path, careful):
    """Every segment is all there or not at all."""
    for pieces in range(0, 40, 4):
        left = itertools.count(pieces, -1)

        def advance(count, left=left):
            if next(left) <= 0:
                raise KeyboardInterrupt

        library = fresh(tmp_path, "library.sqlite")
        with Library(library) as opened, pytest.raises(KeyboardInterrupt):
            pull(board.port, opened, lambda what, total: contextlib.nullcontext(advance))
        already = kept(library)
        assert already == texts(GAMES)[:len(already)]
        pulled(board.port, library)
        assert kept(library) == texts(GAMES)


def test_a_second_crupier_finds_the_port_busy(board):
    with Link(board.port), pytest.raises(Trouble) as caught:
        Link(board.port)
    assert caught.value.exit_code == PORT_BUSY


def test_a_port_that_hangs_up(board):
    with Cable(board, cut=40, battery=True) as cable, Link(cable.port) as link:
        with pytest.raises(Trouble) as caught:
            for _ in range(3):
                link.hello()
    assert caught.value.exit_code == NO_DEVICE
    assert find.hello(board.port)[0]
