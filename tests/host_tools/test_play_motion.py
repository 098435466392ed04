"""Whoever has asked the system for less motion: the page says so, and the board keeps still."""

import time
from contextlib import contextmanager

import pytest

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image
from tests.host_tools.browser import served
from tests.host_tools.fake_board import FakeRack
from tests.host_tools.fake_board import done as done_to
from tests.host_tools.test_play_server import done, on_site

_FRAME_MS, _SECOND = 33, 30
LESS = {"reduced_motion": "reduce"}


@on_site
async def test_one_window_that_asks_for_it_is_enough(site):
    async with site.window() as first:
        async with site.window() as second:
            await second.order("still on")
            await done(site.board, "keep still")
            for order in ("still on", "still off", "down OK"):      # the other one goes on asking
                await first.order(order)
            await done(site.board, "keep still", "down OK")
        await done(site.board, "keep still", "down OK", "move")     # its window is gone


@on_site
async def test_the_next_board_keeps_still_too(site):
    async with site.window() as window:
        await window.order("still on")
        await done(site.board, "keep still")
        await window.order("board feather_oled")
        await window.until(lambda: window.device["id"] == "feather_oled")
        await done(site.board, "keep still")
        await window.order("still off")
        await done(site.board, "keep still", "move")


@pytest.mark.browser
def test_the_page_says_what_the_system_says(chromium, url, board):
    with chromium.new_context(**LESS) as context:
        page = context.new_page()
        page.goto(url)
        done_to(board, "keep still")
        page.emulate_media(reduced_motion="no-preference")
        done_to(board, "move")
        page.emulate_media(reduced_motion="reduce")
        done_to(board, "keep still")
    done_to(board, "move")          # as nobody looks any more


class Told(VirtualBoard):
    """wishes: what it was asked for."""

    def start(self):
        self.wishes = []
        super().start()

    def keep_still(self, still):
        super().keep_still(still)
        self.wishes.append(still)


@contextmanager
def spoken(folder, name, head, count):
    """A spoken board with a game of The Game on its table, after so many actions."""
    flash = folder / "flash.img"
    flash_image.install(flash, name)
    game = samples.play(head, lambda game: len(game.history()) >= count)
    board = Told(flash, name, live=False, clock=None, spoken=True)
    board.write_files(samples.settings(language="en") | samples.journal(head, game.history()))
    with board:
        board.run(1500)
        yield board


@pytest.fixture
def table(tmp_path, micropython):
    with spoken(tmp_path, "picosystem", samples.solo(1, "K7Q2MX"), 0) as board:
        yield board


def pictures(board):
    """How many different ones follow the answer to OK, which lays a card or draws."""
    board.press("OK")
    return len({look(board) for _ in range(_SECOND)}) - 1


def look(board):
    board.run(_FRAME_MS)
    return board.frame().tobytes()


def test_a_spoken_board_keeps_still_until_it_may_move(table):
    assert pictures(table) > 1
    table.keep_still(True)
    assert pictures(table) == 0
    table.power_off()
    table.power_on()
    table.run(1500)
    before = table.frame().tobytes()
    assert pictures(table) == 0 and table.frame().tobytes() != before
    table.keep_still(False)
    assert pictures(table) > 1


@pytest.mark.parametrize("name", ["pico_ssd1306", "picosystem"])
def test_a_flame_that_had_gone_out_burns_again(tmp_path, micropython, name):
    """On an OLED it goes out now and then: it was not to be seen any more."""
    with spoken(tmp_path, name, samples.solo(1, "B0", fire=True), 61) as board:
        looks = [look(board) for _ in range(_SECOND)]
        board.keep_still(True)
        still = [look(board) for _ in range(2 * _SECOND)][_SECOND:]
        board.power_off()
        board.power_on()
        board.run(1500)
        assert len(set(looks)) == 2 and set(still) == {look(board)}


@pytest.mark.browser
def test_from_the_system_to_the_glass(chromium, table):
    """What the board has stored stays as it is: another window may want otherwise."""
    with served(FakeRack(table)) as url, chromium.new_context(**LESS) as context:
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("[data-key]")
        deadline = time.monotonic() + 60
        while not table.wishes:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert pictures(table) == 0
    assert table.wishes == [True, False]            # the window is closed
    assert pictures(table) > 1
    table.power_off()
    assert table.read_file("/data/settings") == samples.settings(language="en")["/data/settings"]
