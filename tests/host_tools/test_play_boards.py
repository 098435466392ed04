"""Boards of every kind in the front ends: exchanged, coloured, lit, with few or named keys."""

import asyncio
import subprocess
import sys
import time
from itertools import pairwise
from unittest.mock import Mock, patch

import pytest

from crupier.build import payload
from crupier.errors import Trouble
from crupier.play import drawing, mirror, terminal
from crupier.play.mirror import Mirror, Viewer
from crupier.play.rack import Rack
from crupier.words import languages
from tests.host_tools.fake_board import FakeBoard, FakeRack, colours, description
from tests.host_tools.test_play_server import done, on_site

BOARDS = payload.board_ids()


# ---- the page's server

@on_site
async def test_every_window_gets_another_board(site):
    async with site.window() as first, site.window() as second:
        assert first.device["boards"] == site.rack.names
        await first.order("board picosystem")
        for window in (first, second):
            await window.until(lambda window=window: window.device["id"] == "picosystem"
                               and window.pictures[-1].size == (240, 240))
            assert window.state["starting"] is None and window.state["refused"] == ""
        site.board.show(colours((240, 240)))
        await first.until_shows(colours((240, 240)))
        await second.until_shows(colours((240, 240)))


@on_site
async def test_what_is_held_is_let_go_with_its_board(site):
    async with site.window() as window:
        before = site.board
        await window.order("down OK")
        await window.order("down BACK")
        await window.order("board feather_oled")
        await window.until(lambda: window.device["id"] == "feather_oled")
        assert before.done == ["down OK", "down BACK", "stop"]
        for order in ("up OK", "up BACK", "down BACK", "down UP", "up UP"):     # it has no BACK
            await window.order(order)
        await done(site.board, "down UP", "up UP")


@on_site
async def test_a_board_that_cannot_start_changes_nothing(site):
    site.rack.broken["picosystem"] = "its flash is in use."
    async with site.window() as window:
        await window.order("board picosystem")
        await window.until(lambda: window.state["refused"] == "its flash is in use.")
        await window.until(lambda: window.state["starting"] is None)
        assert window.device["id"] == "pico_ssd1306"
        await window.order("down OK")
        await done(site.board, "down OK")               # whoever plays on has read it
        await window.until(lambda: window.state["refused"] == "")
        await window.order("board feather_oled")        # another one is none the worse
        await window.until(lambda: window.device["id"] == "feather_oled")


@on_site
async def test_a_mistake_while_a_board_starts_is_told(site):
    site.rack.start = Mock(side_effect=ZeroDivisionError("by zero"))
    async with site.window() as window:
        await window.order("board picosystem")
        await window.until(lambda: window.state["refused"] == "ZeroDivisionError('by zero')")
        assert window.device["id"] == "pico_ssd1306"


@on_site
async def test_a_mistake_after_a_board_has_started_is_told(site):
    """The windows go with the rack: they kept the picture and the keys of the board before."""
    start = site.rack.start

    def broken(board_id):
        start(board_id)
        raise ZeroDivisionError("by zero")

    site.rack.start = broken
    async with site.window() as window:
        await window.order("board feather_oled")
        await window.until(lambda: window.device["id"] == "feather_oled")
        await window.until(lambda: window.state["refused"] == "ZeroDivisionError('by zero')")
        await window.order("down OK")
        await done(site.board, "down OK")


@on_site
async def test_windows_are_told_of_a_version_that_stays(site):
    async with site.window() as window:
        assert window.state["kept"] is False
        site.rack.kept = True
        await window.until(lambda: window.state["kept"])


@on_site
async def test_boards_that_there_are_not_are_ignored(site):
    async with site.window() as window:
        for order in ("board", "board toaster", "board ../x", "board pico_ssd1306 ", "board  "):
            await window.order(order)
        await window.order("down OK")
        await done(site.board, "down OK")


@on_site
async def test_orders_while_a_board_starts_are_ignored(site):
    gate, begun, arrived = asyncio.Event(), asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    start, obey = site.rack.start, Mirror.obey

    async def noted(mirror, viewer, order):
        if order == "up OK":
            arrived.set()
        await obey(mirror, viewer, order)

    def slow(board_id):
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        start(board_id)

    site.rack.start = slow
    async with site.window() as first, site.window() as second:
        await second.order("down OK")
        await done(site.board, "down OK")
        await first.order("board waveshare_lcd13")
        await second.until(lambda: second.state["starting"] == "waveshare_lcd13")
        await begun.wait()
        with patch.object(Mirror, "obey", noted):
            for order in ("down UP", "power off", "reset", "board picosystem", "up OK"):
                await second.order(order)
            await arrived.wait()
        gate.set()
        await second.until(lambda: second.device["id"] == "waveshare_lcd13")
        await second.order("down LEFT")
        await done(site.board, "up OK", "down LEFT")    # a key that is up already stays up


@on_site
async def test_a_key_that_was_on_its_way_to_the_board_before(site):
    """The next board has no such key: its window lost its connection."""
    async with site.window() as window:
        await window.order("down LEFT")
        await done(site.board, "down LEFT")
        site.rack.start("waveshare_oled13")         # the windows do not know yet
        await window.order("up LEFT")
        await window.order("down OK")
        await done(site.board, "down OK")


def test_a_tap_without_length_is_long_enough_for_debouncing():
    """And the next one waits until the key has been up as long."""
    class Stamps(FakeBoard):
        def _do(self, what):
            self.done.append((what, time.monotonic()))

    async def main():
        board = Stamps()
        mirror, viewer = Mirror(FakeRack(board)), Viewer()
        mirror.join(viewer)
        for order in ("down OK", "up OK", "down OK", "up OK"):
            await mirror.obey(viewer, order)
        times = [at for _, at in board.done]
        assert [what for what, _ in board.done] == ["down OK", "up OK"] * 2
        assert all(after - before >= 0.04 for before, after in pairwise(times))
    asyncio.run(main())


# ---- the coloured LED

@pytest.mark.parametrize(("board_id", "duties", "seen"), [
    ("pico_display", {6: 0, 7: 65535, 8: 65535}, (255, 0, 0)),          # active low
    ("picosystem", {14: 65535, 13: 0, 15: 0}, (255, 0, 0)),
    ("picosystem", {13: 65535, 15: 65535}, (0, 255, 255)),
    ("picosystem", {14: 14_000}, (126, 0, 0)),      # a fifth of the light is half as bright
    ("pico_display", {}, (0, 0, 0)),
    ("pico_ssd1306", {}, None),
])
def test_the_lamp_has_the_colour_of_its_pins(board_id, duties, seen):
    board = FakeBoard(board_id)
    board.pwm = {pin: (duty, 1000) for pin, duty in duties.items()}
    assert mirror.led_colour(board) == seen


def test_a_lamp_without_pwm_is_on_or_off():
    board = FakeBoard("pico_display")
    board.outputs = {6: 0, 7: 1, 8: 0}
    assert mirror.led_colour(board) == (255, 0, 255)


@on_site
async def test_the_lamp_is_in_the_state(site):
    async with site.window() as window:
        assert window.state["led"] is None
        await window.order("board picosystem")
        await window.until(lambda: window.state["led"] == [0, 0, 0])
        site.board.pwm = {15: (65535, 1000)}
        await window.until(lambda: window.state["led"] == [0, 0, 255])


# ---- keys

@pytest.mark.parametrize("board_id", BOARDS)
def test_everything_can_be_typed_on_every_board(board_id):
    """OK, and BACK and a way on even where a board has no such key."""
    board = description(board_id)
    there = {key for key, _ in board["KEYS"]}
    typed = drawing.load(board)["typed"]
    assert {meant.split()[-1] for meant in typed.values()} == there
    assert {"OK", "BACK", "NEXT", "DOWN"} <= typed.keys()
    assert all(typed[key] == key for key in there)
    assert typed["BACK"] in ("BACK", "hold OK")


def test_letters_on_the_board_can_be_typed():
    typed = drawing.load(description("pico_display"))["typed"]
    assert [typed[letter] for letter in "abxy"] == ["OK", "BACK", "UP", "DOWN"]
    typed = drawing.load(description("waveshare_lcd13"))["typed"]
    assert [typed[letter] for letter in "abxy"] == ["OK", "BACK", "NEXT", "UNDO"]


@pytest.mark.parametrize(("board_id", "language", "keys"), [
    ("pico_ssd1306", "en", "←↑↓→ Enter=OK Esc=back Tab=next O=hold"),
    ("pico_ssd1306", "es", "←↑↓→ Enter=OK Esc=atrás Tab=sig. O=largo"),
    ("waveshare_lcd13", "en", "←↑↓→ a=OK b=back x=next y=undo O=hold"),
    ("pico_display", "es", "x=↑ y=↓ a=OK b=atrás O=largo"),
    ("feather_oled", "en", "a=↑ c=↓ b=OK Esc=back O=hold"),
    ("waveshare_oled13", "en", "Enter=KEY1 Esc=back Tab=KEY0 O=hold"),
])
def test_the_legend_of_the_terminal_has_the_names_on_the_keys(board_id, language, keys):
    says = terminal.says(drawing.load(description(board_id)), language)
    assert says["running"].startswith(keys + " p=")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board_id", BOARDS)
def test_the_legend_of_the_terminal_is_no_wider_than_the_narrowest_picture(board_id, language):
    assert len(terminal.says(drawing.load(description(board_id)), language)["running"]) <= 64


# ---- boards with firmware

def test_a_rack_keeps_its_board_when_another_cannot_start(tmp_path, micropython):
    (tmp_path / "feather_oled.img").write_bytes(b"no flash image")
    with Rack(tmp_path) as rack:
        said = []
        rack.on_start = said.append
        rack.start("waveshare_oled13")
        first = rack.board
        with pytest.raises(Trouble, match=r"feather_oled\.img.*--data"):
            rack.start("feather_oled")
        assert rack.board is first and first.powered and said == [first]
        with Rack(tmp_path) as other, pytest.raises(Trouble, match="in use"):
            other.start("waveshare_oled13")
        rack.start("pico_ssd1306")
        assert not first.powered and said == [first, rack.board]
    assert not rack.board.powered


def test_the_cable_brings_power(tmp_path, micropython):
    """Or the self-test of such a board finds a fault that is none."""
    with Rack(tmp_path) as rack:
        rack.start("picosystem")
        asked = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", rack.board.port, "exec",
             "from machine import Pin; print(Pin(2, Pin.IN).value())"],
            capture_output=True, text=True, timeout=60)
    assert asked.stdout.strip() == "1"
