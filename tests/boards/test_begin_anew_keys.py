"""Random keys, and now and then a worn board at rest: what is on the display stays."""

import random

import pytest

from crupier.build import payload
from crupier.pictures import demo
from crupier.sim.virtual import VirtualBoard, files
from tests import flash_image
from tests.boards.test_begin_anew_scenes import PIN, WORN
from tests.campaign import keys as campaign

_START_MS, _HOLD_MS, _GAP_MS, _TRAVEL_MS, _LEFT_MS = 1_700, 40, 60, 700, 1_150
_FLICKER_MS = 250               # from one shape of a flame to the other
_LOOKS = 30
_BACK, _OK = 0.08, 0.6          # of all keys


def board_of(chance, tmp_path):
    """A board of any kind, with a game of any kind."""
    board_id, language = chance.choice(payload.board_ids()), chance.choice(["en", "es"])
    begin = campaign.beginnings(language, chance)
    image = tmp_path / "flash.img"
    flash_image.install(image, board_id)
    files.write_all(image, {
        **begin[chance.choice(sorted(set(begin) - {"first"}))],
        **demo.settings(language=language, names=["Ana", "Beto", "Eva", "Luz"], blank_s=0,
                        dim_s=0, demo=0, coach=chance.random() < 0.3,
                        twins=chance.random() < 0.4)})
    flash_image.import_first(image, "worn", WORN.encode())
    return VirtualBoard(image, board_id, live=False, clock=1_795_219_200)


def fumble(board, chance):
    names = sorted({name for name, _ in board.description["KEYS"]} - {"OK", "BACK"})
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        drawn = chance.random()
        key = "BACK" if drawn < _BACK else "OK" if drawn < _OK else chance.choice(names)
        if key != "BACK" or "BACK" in dict(board.description["KEYS"]):
            board.press(key, _HOLD_MS)
        else:
            board.hold("OK")
        board.run(_GAP_MS)
    board.run(_TRAVEL_MS)


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=() if seed < 4 else pytest.mark.long)
                                  for seed in range(60)])
def test_what_is_on_the_display_stays(tmp_path, micropython, seed):
    chance = random.Random(seed)
    with board_of(chance, tmp_path) as board:
        board.run(_START_MS)
        for _ in range(_LOOKS):
            fumble(board, chance)
            shown, begun = board.frame(), board.log.count(b"soft reboot")
            board.drive(PIN, 1)
            board.run(_LEFT_MS)
            board.drive(PIN, 0)
            if board.log.count(b"soft reboot") > begun:
                board.run(_START_MS)
                if board.frame() != shown:
                    board.run(_FLICKER_MS)
                assert board.frame().tobytes() == shown.tobytes()
        assert b"Traceback" not in board.log
