"""The page's server over real sockets on 127.0.0.1, with a board that records what is done."""

import asyncio
import json
import time
from contextlib import asynccontextmanager

import aiohttp
import pytest
from PIL import Image

from crupier.play.server import listen, serving, url_of
from tests.host_tools.browser import image_of
from tests.host_tools.fake_board import FakeBoard, FakeRack, pattern

PATIENCE = 60           # s, for a loaded machine


class Window:
    """What a page does, without a browser."""

    def __init__(self, ws, acknowledges=True):
        self.ws = ws
        self.acknowledges = acknowledges
        self.device = self.state = None
        self.pictures = []
        self.tones = []

    async def order(self, text):
        await self.ws.send_str(text)

    async def receive(self):
        message = await self.ws.receive(timeout=PATIENCE)
        if message.type == aiohttp.WSMsgType.TEXT:
            news = json.loads(message.data)
            self.device = news.get("device", self.device)
            self.tones += news.get("tones", [])
            self.state = news if "condition" in news else self.state
        elif message.type == aiohttp.WSMsgType.BINARY:
            self.pictures.append(image_of(message.data))
            if self.acknowledges:
                await self.order("shown")
        return message

    async def until(self, condition):
        while not condition():
            message = await self.receive()
            assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message

    async def until_shows(self, image):
        await self.until(lambda: self.pictures
                         and self.pictures[-1].tobytes() == image.tobytes())


class Site:
    """A served fake board and a client session."""

    def __init__(self, rack, url, http):
        self.rack, self.url, self.http = rack, url, http

    @property
    def board(self):
        return self.rack.board

    @asynccontextmanager
    async def window(self, **kwargs):
        async with self.http.ws_connect(self.url + "socket") as ws:
            window = Window(ws, **kwargs)
            await window.until(lambda: window.state and window.pictures)
            yield window


def on_site(test):
    """Runs an async test with a Site."""
    def run():
        async def main():
            rack = FakeRack(FakeBoard())
            listener = listen(0)
            async with serving(rack, listener), aiohttp.ClientSession() as http:
                await asyncio.wait_for(test(Site(rack, url_of(listener), http)), 2 * PATIENCE)
        asyncio.run(main())
    run.__name__ = test.__name__
    return run


async def done(board, *wanted):
    """Waits until exactly these things were done to the board."""
    deadline = time.monotonic() + PATIENCE
    while board.done != list(wanted):
        assert time.monotonic() < deadline, board.done
        await asyncio.sleep(0.01)


@on_site
async def test_the_page_and_its_files_are_served_from_here_only(site):
    for name in ("", "style.css", "play.js", "device.js", "view.js", "keys.js", "legend.js",
                 "link.js", "texts.js", "icon.svg"):
        async with site.http.get(site.url + name) as reply:
            text = await reply.text()
            assert reply.status == 200, name
            assert "default-src 'self'" in reply.headers["Content-Security-Policy"]
            assert "https://" not in text and "//cdn" not in text
    async with site.http.get(site.url + "../server.py") as reply:
        assert reply.status == 404


@pytest.mark.parametrize("headers", [
    {"Host": "evil.example"}, {"Host": "evil.example:8413"}, {"Host": "127.0.0.1.evil.example"},
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"},
    {"Host": ""}, {"Host": "]["},
])
def test_other_websites_are_refused(headers):
    @on_site
    async def check(site):
        for path in ("", "socket", "console"):
            async with site.http.get(site.url + path, headers=headers) as reply:
                assert reply.status in (400, 403), path
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await site.http.ws_connect(site.url + "socket", headers=headers)
        assert site.board.done == []
    check()


def test_what_a_page_asks_of_its_socket_is_said_to_nobody(capfd, caplog):
    @on_site
    async def check(site):
        async with site.http.ws_connect(site.url + "socket", protocols=("a", "b")) as ws:
            await ws.receive(timeout=PATIENCE)
    check()
    assert caplog.records == [] and capfd.readouterr() == ("", "")


@on_site
async def test_localhost_and_a_forwarded_port_are_this_computer(site):
    for host in ("localhost:8413", "127.0.0.1:9000"):
        headers = {"Host": host, "Origin": "http://" + host}
        async with site.http.get(site.url, headers=headers) as reply:
            assert reply.status == 200


@on_site
async def test_a_window_gets_the_state_and_every_new_picture(site):
    async with site.window() as window:
        assert window.device["name"] == "Raspberry Pi Pico + SSD1306 128x64"
        assert (window.device["width"], window.device["height"]) == (128, 64)
        assert window.state["port"] == "/dev/pts/99"
        assert window.state["condition"] == "running"
        site.board.show(pattern())
        await window.until_shows(pattern())


@on_site
async def test_a_frame_that_is_under_way_is_not_shown(site):
    async with site.window() as window:
        before = len(window.pictures)
        site.board.draw(Image.new("L", (128, 64), 255))
        site.board.contrast = 9
        await window.until(lambda: window.state["contrast"] == 9)
        site.board.show(pattern())
        await window.until_shows(pattern())
        assert len(window.pictures) == before + 1


@on_site
async def test_keys_reach_the_board(site):
    async with site.window() as window:
        for order in ("down OK", "down LEFT", "up LEFT", "up OK"):
            await window.order(order)
        await done(site.board, "down OK", "down LEFT", "up LEFT", "up OK")


@on_site
async def test_nonsense_does_nothing(site):
    async with site.window() as window:
        for order in ("", "down", "down  OK", "down FIRE", "up OK", "power", "power maybe",
                      "reset now", "stop", "__init__", "down ok", "ñ\0"):
            await window.order(order)
        await window.ws.send_bytes(b"down OK")
        await window.order("down NEXT")
        await done(site.board, "down NEXT")


@on_site
async def test_a_window_that_goes_lets_its_keys_go(site):
    async with site.window() as window:
        await window.order("down RIGHT")
        await window.order("down OK")
        await done(site.board, "down RIGHT", "down OK")
    await done(site.board, "down RIGHT", "down OK", "up OK", "up RIGHT")


@on_site
async def test_a_key_held_in_two_windows_is_up_when_both_let_go(site):
    async with site.window() as first, site.window() as second:
        await first.order("down OK")
        await done(site.board, "down OK")
        await second.order("down OK")
        await second.order("down UP")
        await done(site.board, "down OK", "down UP")
        await first.order("up OK")
        await first.order("down LEFT")
        await done(site.board, "down OK", "down UP", "down LEFT")
        await second.order("up OK")
        await done(site.board, "down OK", "down UP", "down LEFT", "up OK")


@on_site
async def test_both_windows_show_the_board_and_know_of_each_other(site):
    async with site.window() as first:
        await first.until(lambda: first.state["viewers"] == 1)
        async with site.window() as second:
            await first.until(lambda: first.state["viewers"] == 2)
            await second.until(lambda: second.state["viewers"] == 2)
            site.board.show(pattern())
            await first.until_shows(pattern())
            await second.until_shows(pattern())
        await first.until(lambda: first.state["viewers"] == 1)


@on_site
async def test_power_and_reset(site):
    site.board.show(pattern())
    async with site.window() as window:
        await window.order("power off")
        await window.until(lambda: window.state["condition"] == "off")
        await window.until_shows(Image.new("L", (128, 64)))
        await window.order("power on")
        await window.until(lambda: window.state["condition"] == "running")
        await window.until_shows(pattern())
        await window.order("reset")
        await done(site.board, "power off", "power on", "reset")


@on_site
async def test_power_that_changes_elsewhere_is_seen(site):
    async with site.window() as window:
        site.board.power_off()
        await window.until(lambda: window.state["condition"] == "off")


@on_site
async def test_a_program_that_ended_is_told(site):
    async with site.window() as window:
        site.board.running = False
        await window.until(lambda: window.state["condition"] == "stopped")
        await window.order("reset")
        await window.until(lambda: window.state["condition"] == "running")


@on_site
async def test_a_slow_window_gets_the_newest_picture_not_a_queue(site):
    newest = pattern()
    async with site.window() as quick, site.window(acknowledges=False) as slow:
        before = len(slow.pictures)
        for shade in range(1, 100):
            site.board.show(Image.new("L", (128, 64), shade))
            await asyncio.sleep(0.001)
        site.board.show(newest)
        await quick.until_shows(newest)
        site.board.power_off()                      # the next thing that reaches it is no picture
        await slow.until(lambda: slow.state["condition"] == "off")
        assert len(slow.pictures) == before
        site.board.power_on()
        await quick.until(lambda: quick.state["condition"] == "running")
        slow.acknowledges = True
        await slow.order("shown")
        await slow.until_shows(newest)
        assert len(slow.pictures) <= before + 2


@on_site
async def test_every_window_hears_every_tone(site):
    async with site.window() as one, site.window() as other:
        for window in (one, other):
            await window.until(lambda window=window: window.state)
        tones = [[10, 880], [40, 0], [41, 1320], [90, 0]]
        for ms, hertz in tones:
            site.board.sound(ms, hertz)
        for window in (one, other):
            await window.until(lambda window=window: len(window.tones) == len(tones))
            assert window.tones == tones


@on_site
async def test_the_console(site):
    async with site.http.get(site.url + "console") as reply:
        assert await reply.text() == "MicroPython v1.28\r\n>>> \ufffd"


def test_the_windows_are_told_when_crupier_ends():
    async def main():
        listener = listen(0)
        async with aiohttp.ClientSession() as http:
            async with serving(FakeRack(FakeBoard()), listener):
                ws = await http.ws_connect(url_of(listener) + "socket")
                window = Window(ws)
                await window.until(lambda: window.pictures)
                closing = asyncio.create_task(read_to_end(ws))
                await asyncio.sleep(0)
            assert await closing == aiohttp.WSCloseCode.GOING_AWAY
    asyncio.run(main())


async def read_to_end(ws):
    async for _ in ws:
        pass
    return ws.close_code


def test_a_board_that_breaks_ends_the_server_with_its_error():
    class Broken(FakeBoard):
        @property
        def contrast(self):
            if self.done:
                raise RuntimeError("fell off the table")
            return 255

    async def main():
        board = Broken()
        async with serving(FakeRack(board), listen(0)) as following:
            board.reset()
            await asyncio.wait((following,), timeout=PATIENCE)

    with pytest.raises(RuntimeError, match="fell off the table"):
        asyncio.run(main())
