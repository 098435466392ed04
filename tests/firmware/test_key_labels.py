"""What is printed beside the keys, told by the first start."""

import pytest

from crupier.build import boards, payload
from tests.firmware.sizes import SIZES
from tests.pure import load

BOARDS = {board_id: boards.read(payload.board_file(board_id).read_text("utf-8"))
          for board_id in payload.board_ids()}
CODES = [code for code, _ in load("ui/strings/__init__").LANGUAGES]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("board_id", [name for name, board in BOARDS.items() if "LABELS" in board])
def test_it_fits_the_display_of_its_board(board_id, code):
    board = BOARDS[board_id]
    folder = "w{width}h{height}".format_map(board["DISPLAY"])
    size, = (size for size in SIZES if size.folder == folder)
    lines = size.wrapped(load("ui/strings/" + code).TEXTS["page.labels"] % "\n".join(
        f"{label} = {key}" for key, label in board["LABELS"]))
    assert len(lines) == 1 + len(board["LABELS"]) <= size.dialog_lines(1)


@pytest.mark.parametrize("board_id", BOARDS)
def test_all_keys_have_a_label_but_arrows_that_show_where_they_point(board_id):
    board = BOARDS[board_id]
    labels = {name for name, _ in board.get("LABELS", ())}
    assert labels <= {name for name, _ in board["KEYS"]}
    if labels:
        assert labels >= {name for name, _ in board["KEYS"]} - {"UP", "DOWN", "LEFT", "RIGHT"}
