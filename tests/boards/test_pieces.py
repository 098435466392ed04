"""Free memory in pieces, as it is after hours: whatever is pressed, every request finds room."""

import random

import pytest

from crupier.build import payload
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples
from tests import flash_image

_WIDE = 2                       # objects of the virtual board are so much larger than the RP2040's
_PIECE = 8 << 10                # bytes on the RP2040; it has seldom less than 16 KB in one piece
_BOOT_MS = 1500
_PAUSE_MS = 0, 2_100


def _some(game):
    """A game that has begun."""
    return len(game.history()) > 8


_SOLO = samples.solo(1, "K7Q2MX")
_SEATS = dict(samples.solo(1, "K7Q2MX"), players=5, names=list(samples.NAMES[:5]))
_TAKE_THAT = samples.head(1, "take_that_match", 4, "K7Q2MX", dealer=3, advanced=True)
_GALLONETA = samples.head(1, "galloneta", 2, "K7Q2MX", first=0, aces="OE", columns="BC")
_MATCH = pads.martes13(1, 6)
_GAMES = {
    "match": samples.journal(_MATCH, pads.played(_MATCH, 2)),
    "solo": samples.journal(_SOLO, samples.play(_SOLO, _some).history()),
    "galloneta": samples.journal(_GALLONETA, samples.at_random(_GALLONETA, 60)),
    "take_that": samples.journal(_TAKE_THAT, samples.at_random(_TAKE_THAT, 20)),
    "seats": samples.journal(_SEATS, samples.play(_SEATS, _some).history()),
}
_WALL, _REST = _WIDE * _PIECE // 8, _WIDE * _PIECE * 3 // 4
# Goes before the start: as soon as the application is there, a wall is built into all free memory
# every so many bytes.
_CUT = f"""
import gc
import start, assemble as maker
walls, rest, _assemble = [None] * 500, [None] * 500, maker.assemble
def take(size):
    try:
        return bytearray(size)
    except MemoryError:
        return None
def fill(taken, size):
    at = 0
    while at < len(taken):
        taken[at] = take(size)
        if not taken[at]:
            break
        at += 1
    return at
def assemble(*args):
    made = _assemble(*args)
    count = fill(walls, {_WIDE * _PIECE})
    fill(rest, {_WALL})
    others = [None] * count
    for at in range(count):
        walls[at] = None
        gc.collect()
        walls[at] = take({_WALL})       # finds no room but in this piece, ...
        others[at] = take({_REST})      # ... and the next wall finds none in its rest
    for taken in (rest, others):
        for at in range(len(taken)):
            taken[at] = None
    gc.collect()
    return made
maker.assemble = assemble
"""


@pytest.mark.parametrize("board_id, presses, game", [
    ("waveshare_oled13", 80, "seats"), ("waveshare_lcd13", 80, "match"),
    ("waveshare_lcd13", 80, "galloneta"), *[
        pytest.param(board_id, 2_000, game, marks=pytest.mark.long)
        for board_id in payload.board_ids() for game in _GAMES]])
def test_memory_in_pieces_is_enough(tmp_path, micropython, board_id, presses, game):
    flash = tmp_path / "flash.img"
    flash_image.install(flash, board_id)
    main = files.read(flash, "/main.py").decode()
    assert main.count("        import start\n") == 1
    cut = _CUT.replace("\n", "\n        ")
    settings = samples.settings(language="en", names=samples.NAMES)
    files.write(flash, {**settings, **_GAMES[game], "/main.py":
                            main.replace("        import start\n", cut + "\n").encode()})
    chance = random.Random(f"{board_id} {game}")
    with VirtualBoard(flash, board_id, live=False) as board:
        board.run(_BOOT_MS)
        keys = [name for name, _ in board.description["KEYS"]]
        for _ in range(presses):
            key = chance.choice(keys + ["OK"])
            board.hold("OK") if chance.random() < 0.05 else board.press(key)
            board.run(chance.randint(*_PAUSE_MS))
            assert b"Error" not in board.log, board.log.decode()
