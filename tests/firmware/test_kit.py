"""The parts that screens are made of look as they did when somebody last looked at them.

`make golden` accepts the present pictures, which docs/look.md shows.
"""

import shutil

import pytest
from PIL import Image, ImageChops

from crupier.build import art
from crupier.build.fonts import bdf, device
from crupier.sim.virtual.board import VirtualBoard
from pictures.screens import few_colours
from tests.firmware import driver_stage
from tests.pure import FIRMWARE

installed = driver_stage.installed

GOLDEN = FIRMWARE.parent / "tests" / "golden"
_BEGIN = """
import pack
pack.mount()
import board, hardware
display = hardware.make_display(board.DISPLAY)
from ui.art import Art
from ui.canvas import *
from ui import kit, cards
from games.the_game.paint_foot import key_name
from screens.home_paint import leaf
art = Art(open("/all", "rb"))
font = art.font
if display.colour:
    from ui.themes import colours
    display.colours(colours(0, 1))
c = Canvas(display, 3 if display.colour else 1)
c.clear()
"""
_COLOUR = """
for i, (rises, top, room) in enumerate(((True, "47", 53), (True, "100", 0), (False, "62", 61))):
    x = 8 + 63 * i
    if i == 0:
        kit.ring(c, x, 8, 55, 88)
    cards.edges(c, x, 8, 55, 78, 5 - 2 * i)
    cards.pile(c, x, 8, 55, 78, rises, top, font("L"), 20, room)
cards.pile(c, 193, 8, 42, 48, True, "77", font("ML"), 13, None, INK, GOLD, RED)
c.sprite(art("flame_a"), 199, 60)
c.sprite(art("flame_b"), 217, 60)
kit.pill(c, 12, 106, 45, 21, "+6", font("N"), BG, GOLD)
kit.pill(c, 66, 106, 52, 21, "-10", font("N"), BG, MINT, art("bow_13"))
kit.pill(c, 124, 106, 52, 21, "12", font("N"), BG, MINT, art("check_9"))
kit.pill(c, 182, 106, 52, 21, "take 3", font("B12"), BG, CORAL)
c.card(8, 135, 26, 46)
c.inside("12", 8, 135, 26, 46, font("H"), INK)
c.card(35, 142, 26, 39, SHADE)
c.inside("38", 35, 142, 26, 38, font("H"), INK)
kit.ring(c, 68, 137, 44, 44)
c.card(68, 137, 44, 44)
c.inside("37", 68, 137, 44, 44, font("L"), INK)
c.card(119, 135, 26, 46, BG, LINE)
cards.back(c, 149, 135, 32, 46)
cards.deck(c, 190, 181, 44, 30, 5)
kit.button(c, 4, 190, 74, 24, "New deal", font("B14"), True)
kit.button(c, 82, 190, 62, 24, "Undo", font("B12"), False, art("undo_13"))
kit.token(c, 150, 192, 20, "A", font("B14"), GOLD)
kit.token(c, 174, 195, 14, "B", font("B11"))
end = key_name(c, 194, 195, "OK", font("B11"))
c.text("on", end + 4, 198, font("B12"))
leaf(c, 4, 217, "22", font("XS"), True)
kit.battery(c, 60, 226, 3)
for i, way in enumerate("^v<>"):
    c.triangle(68 + 14 * i, 222, 9, way, MINT)
c.text("¡Ñandú! 7→3", 128, 222, font("B14"), FG, None)
"""
_MONO = """
for i, (rises, top) in enumerate(((True, "47"), (False, "62"))):
    cards.pile(c, 28 * i, 0, 26, 26, rises, top, font("N"), 7)
kit.ring(c, 60, 4, 16, 18, 2, 2)
c.card(60, 4, 16, 18, GOLD, GOLD)
c.inside("37", 60, 4, 16, 18, font("XS"), BG)
cards.back(c, 82, 0, 20, 27)
cards.deck(c, 106, 27, 20, 18, 4)
kit.button(c, 0, 31, 40, 12, "New", font("B10"), True)
kit.button(c, 43, 31, 40, 12, "Undo", font("B10"))
kit.pill(c, 86, 31, 40, 12, "12", font("XS"), FG, None, art("check_9"))
kit.token(c, 0, 46, 11, "A", font("B10"), GOLD)
c.text("¿Qué? 7→3", 14, 48, font("B12"), FG, None)
c.sprite(art("bow_13"), 96, 50, FG)
for i, way in enumerate("^v<>"):
    c.triangle(112 + 8 * (i % 2), 46 + 8 * (i // 2), 7, way, FG)
c.text("0123456789+6", 58, 59, font("D5"), FG, None)
"""


def all_art(colour: bool) -> bytes:
    """Every font, and the pictures for such a display."""
    fonts = {f"/{file.stem}": device.pack(bdf.read(file))
             for file in (FIRMWARE / "ui/fonts").glob("*.bdf")}
    return art.pack(fonts | art.pictures(FIRMWARE / "ui/sprites", colour))


@pytest.mark.parametrize("size, name, program", [
    ("240x240", "picosystem", _COLOUR), ("128x64", "pico_ssd1306", _MONO)])
def test_parts_look_as_golden(tmp_path, micropython, installed, request, size, name, program):
    flash = tmp_path / "flash.img"
    shutil.copy(installed(name), flash)
    board = VirtualBoard(flash, name, live=False)
    board.write_files({"/all": all_art(name == "picosystem"),
                       "/main.py": (_BEGIN + program + "display.show()\n").encode()})
    with board:
        board.run(2000)
        frame = board.frame()
        assert b"Traceback" not in board.log, board.log.decode()
    path = GOLDEN / f"kit_{size}.png"
    if request.config.getoption("--accept-golden"):
        (frame.convert("1") if frame.mode == "L" else few_colours(frame)).save(path, optimize=True)
    wanted = Image.open(path).convert(frame.mode)
    assert ImageChops.difference(frame, wanted).getbbox() is None
