"""Pads on boards with few keys: NEXT and OK, or UP, DOWN and OK, are enough."""

import json

import pytest

from crupier.engine.records import replay
from crupier.engine.scorepad.actions import ACCEPTED
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples
from tests import flash_image
from tests.boards.hands import Hands
from tests.firmware.console import sealed
from tests.firmware.hands import cells, needed

_BOOT_MS, _PRESS_MS = 1500, 40
_CURSOR = {(255, 202, 57)}


@pytest.mark.parametrize("board_id, on", [
    ("waveshare_oled13", "NEXT"), ("feather_oled", "UP"), ("pico_display", "UP")])
@pytest.mark.parametrize("head", [
    pytest.param(pads.the_game(1, fire=True), id="the_game"),
    pytest.param(pads.galloneta(1), id="galloneta"),
    pytest.param(pads.take_that(1, 2, mode="totals"), id="take_that")])
def test_few_keys_are_enough(tmp_path, board_id, on, head):
    flash = tmp_path / "flash.img"
    flash_image.install(flash, board_id)
    board = VirtualBoard(flash, board_id, live=False, clock=None)
    for path, data in {**samples.settings(language="es"), **samples.journal(head, [])}.items():
        board.write_file(path, data)
    rows = needed(head, 1)
    with board:
        board.run(_BOOT_MS)
        for keys in [["OK"], *cells(head, rows, on), ["OK"]]:   # "enter", cells, "accept"
            for key in keys:
                board.press(key, _PRESS_MS)
                board.run(_PRESS_MS)
        board.run(500)
        board.power_off()
        lines = [line for path in sorted(board.list_files("/data/game"))
                 for line in sealed(board.read_file(path))]
    game = replay(head, [int(line.split()[1]) for line in lines[1:]])
    assert game.status(1) == ACCEPTED
    assert [row[:len(rows[0])] for row in game.rows(1)] == rows


def test_up_and_down_look_for_a_cell_from_the_last_line(tmp_path):
    """UP at the last cells, DOWN at the first ones; then, OK having chosen one, they count."""
    head = pads.martes13(1, 4)
    rows = [(3, 2, 3, 1), (2, 5, 1, 2), (3, 2, 4, 0), (2, 2, 4, 2)]
    files = samples.settings(language="es") | samples.journal(
        head, pads.entries(1, rows)[:-1])
    with Hands(tmp_path, "feather_oled", files) as hands:
        hands.press("UP", "UP", "DOWN", "OK", "UP", "OK", "DOWN", "OK", "DOWN", "OK", "OK")
        head, *lines = hands.lines("/data/game/0")
    game = replay(json.loads(head), [int(line.split()[1]) for line in lines])
    assert game.rows(1) == [(2, 2, 3, 1), *rows[1:3], (2, 2, 4, 3)]
    assert game.status(1) == ACCEPTED


def test_notes_of_a_form_keep_off_its_last_cell(tmp_path):
    """On 240x135 they cleared three of its rows with On Fire, whose form has two lines."""
    flash = tmp_path / "flash.img"
    flash_image.install(flash, "pico_display")
    board = VirtualBoard(flash, "pico_display", live=False, clock=None)
    board.write_files(samples.settings(language="es")
                      | samples.journal(pads.the_game(1, fire=True), []))
    with board:
        board.run(_BOOT_MS)
        # One card left and burned, accepted; back to the last line, with a note about it.
        for key in "OK OK UP OK UP UP OK UP".split():
            board.press(key, _PRESS_MS)
            board.run(500)
        frame = board.frame()
    width, height = frame.size
    rows = [{frame.getpixel((x, y)) for x in range(width)} for y in range(height)]
    cell = [y for y, colours in enumerate(rows) if _CURSOR & colours]
    assert len(cell) > 20 and len(set().union(*rows[cell[-1] + 1:cell[-1] + 4])) == 1
