"""`crupier pull` from a board whose game does not run: over the raw REPL."""

from base64 import b64encode

import pytest

from crupier.engine.lines import seal
from crupier.errors import INTEGRITY, Trouble
from crupier.install.session import FlashFull, Session
from tests.host_tools.flash_lab import Cable, Watch
from tests.host_tools.pull_lab import kept, playing, pulled, segments, texts
from tests.host_tools.test_pull import answers, impatient, stopped

_ = impatient       # a fixture
GAMES = 20
NAME = sorted(segments(texts(GAMES)))[1].encode()
BEGINNING = b64encode(segments(texts(GAMES))[NAME.decode()])[:40]


@pytest.mark.parametrize("sound, damaged, down", [
    (NAME, NAME.replace(b"d", b"t"), False), (NAME + b"', 3", NAME + b"', 1", False),
    (BEGINNING, BEGINNING.replace(b"e", b"f"), False),
    (BEGINNING, BEGINNING.replace(b"e", b"\x04"), False), (b"exec(c)", b"exdc(c)", True),
    (b"[:] = p\nc", b"[:] = q\nc", True), (b"\nc = b'", b"\nc = b7", True)])
def test_nothing_that_arrives_damaged_is_believed(tmp_path, impatient, sound, damaged, down):
    """Games were passed over, acknowledged all the same, and removed by the board later."""
    library = tmp_path / "library.sqlite"
    with playing(tmp_path / "board", segments(texts(GAMES))) as board:
        stopped(board)
        noise = Watch(sound, lambda _: damaged, down)
        with Cable(board, spoil=noise) as cable, pytest.raises(Trouble) as caught:
            pulled(cable.port, library)
        assert noise.seen and caught.value.exit_code == INTEGRITY
        stopped(board)
        assert pulled(board.port, library).acked == GAMES
    assert kept(library) == texts(GAMES)


def test_numbers_that_a_board_has_not_given_are_not_acknowledged(tmp_path, impatient):
    """Its flash was erased, and the one game since cannot be read."""
    library = tmp_path / "library.sqlite"
    with playing(tmp_path / "before", segments(texts(8))) as board:
        assert pulled(board.port, library).acked == 8
    damaged = {path: data.replace(b"seq", b"sea") for path, data in segments(texts(1)).items()}
    with playing(tmp_path / "after", damaged) as board:
        stopped(board)
        found = pulled(board.port, library)
        assert (found.over, found.damaged, found.acked) == ("raw REPL", 1, 0)
        assert answers(board)["ack"] == 0


def test_a_flash_without_room_for_the_acknowledgement(tmp_path, impatient, monkeypatch):
    def full(*_):
        raise FlashFull

    monkeypatch.setattr(Session, "store", full)
    library = tmp_path / "library.sqlite"
    with playing(tmp_path / "board", segments(texts(GAMES))) as board:
        stopped(board)
        found = pulled(board.port, library)
        assert found.acked == 0 and "the flash of the board is full" in found.unnoted
    assert kept(library) == texts(GAMES)


def test_an_acknowledgement_that_is_no_number(tmp_path, impatient):
    """Sealed it is."""
    with playing(tmp_path / "board", segments(texts(3)),
                 {"/data/ack": seal("1e999").encode()}) as board:
        stopped(board)
        assert pulled(board.port, tmp_path / "library.sqlite").acked == 3
