"""Every board starts, and its keys lead on."""

import pytest

from crupier.build import boards, payload
from crupier.sim.virtual.board import VirtualBoard
from tests import flash_image

IDS = payload.board_ids()


def keys(board_id):
    return boards.read(payload.board_file(board_id).read_text())["KEYS"]


@pytest.fixture
def start(tmp_path, micropython):
    """start(board_id): stepped, under power, before its first instruction."""
    made = []

    def make(board_id):
        path = tmp_path / "flash.img"
        flash_image.install(path, board_id)
        board = VirtualBoard(path, board_id, live=False, clock=None)
        board.start()
        made.append(board)
        return board

    yield make
    for board in made:
        board.stop()


@pytest.mark.parametrize("board_id", IDS)
def test_it_starts_and_two_keys_lead_on(start, board_id):
    board = start(board_id)
    board.run(2000)
    frames = [board.frame()]
    names = [name for name, _ in keys(board_id)]
    for key in (next(name for name in ("NEXT", "DOWN") if name in names), "OK"):
        board.press(key)
        board.run(100)
        frames.append(board.frame())
    first, moved, opened = [frame.tobytes() for frame in frames]
    assert first != moved != opened and board.display_on
    assert frames[0].size == tuple(board.description["DISPLAY"][side]
                                   for side in ("width", "height"))
    assert b"Traceback" not in board.log and b"board.py" not in board.log
    model = board._hardware.bus.display
    assert not model.unknown and not getattr(model, "early", ())


@pytest.mark.parametrize("board_id, pin", [
    (board_id, pin) for board_id in IDS for name, pin in keys(board_id) if name == "OK"])
def test_each_key_for_safe_mode_keeps_the_application_out(start, board_id, pin):
    board = start(board_id)
    board.key_down(pin)
    board.run(1500)
    assert b"Safe mode" in board.log
    assert not board.frame().getbbox()
