"""Many connections at once: whoever has a link gets in, and stays in."""

import asyncio

import aiohttp
import pytest

from crupier.play import server
from crupier.play.links import invite
from crupier.play.server import listen, serving, url_of
from tests.host_tools.fake_board import FakeBoard, FakeRack
from tests.host_tools.test_play_server import PATIENCE, Window

MOST = 8


@pytest.fixture
def narrow(monkeypatch):
    monkeypatch.setattr(server, "MOST_CONNECTIONS", MOST)


def crowded(check):
    """check(url, http, knock) with a served fake board; knock() opens a connection that asks for
    nothing.
    """
    async def main():
        link, = invite(None, True)
        listener = listen(0)
        host, port = listener.getsockname()
        opened = []

        async def knock():
            reader, writer = await asyncio.open_connection(host, port)
            opened.append(writer)
            return reader

        async with serving(FakeRack(FakeBoard()), listener, [link]), \
                aiohttp.ClientSession() as http:
            await asyncio.wait_for(check(url_of(listener, link), http, knock), PATIENCE)
            for writer in opened:
                writer.close()
    asyncio.run(main())


def test_who_asks_for_nothing_goes_when_others_come(narrow):
    async def check(url, http, knock):
        async with http.ws_connect(url + "socket") as ws:
            window = Window(ws)
            strangers = [await knock() for _ in range(3 * MOST)]
            for reader in strangers[:MOST]:
                assert await reader.read() == b""
            async with aiohttp.ClientSession() as other, other.get(url) as reply:
                assert reply.status == 200
            await window.order("power off")
            await window.until(lambda: window.state and window.state["condition"] == "off")

    crowded(check)


def test_a_full_house_of_guests_keeps_the_next_one_out(narrow):
    async def check(url, http, knock):
        guests = [await http.ws_connect(url + "socket") for _ in range(MOST)]
        assert await (await knock()).read() == b""
        assert not any(guest.closed for guest in guests)

    crowded(check)
