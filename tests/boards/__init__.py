import pytest

from crupier.build import payload

# Two keys and an upright display; a display with colours.
USUAL = "waveshare_oled13", "picosystem"


def each_board(*usual):
    """All boards as parameters; only these, or USUAL, without being asked for the long run."""
    return [pytest.param(board_id, marks=() if board_id in (usual or USUAL) else pytest.mark.long)
            for board_id in payload.board_ids()]
