"""Windows that are seats of one table, and links that open the page to a phone."""

import asyncio
import json
import re

import aiohttp
import pytest
import segno
from PIL import Image

from crupier.errors import Trouble
from crupier.play import links
from crupier.play.colours import MONO
from crupier.play.links import Link, drawn, invite, lan_address, seat_of
from crupier.play.mirror import Mirror, Viewer
from crupier.play.server import listen, serving, url_of
from crupier.sim.virtual.bus import EVERYBODY, NOBODY, Holder
from tests.host_tools.fake_board import FakeBoard, FakeRack, pattern
from tests.host_tools.test_play_server import PATIENCE, Window

ANA, BEN = Holder(0, True, "Ana"), Holder(1, True, "Ben")
HAND, OTHER, TABLE = (Image.new("L", (128, 64), shade) for shade in (10, 20, 30))


class Table:
    """A served fake board; window(seat) opens that seat's link."""

    def __init__(self, rack, urls, http):
        self.rack, self.urls, self.http = rack, urls, http

    @property
    def board(self):
        return self.rack.board

    async def window(self, seat):
        return Window(await self.http.ws_connect(self.urls[seat] + "socket"))


def at_table(test, seats=2):
    """Runs an async test with a Table."""
    def run():
        async def main():
            rack = FakeRack(FakeBoard())
            invited, listener = invite(seats, False), listen(0)
            async with serving(rack, listener, invited), aiohttp.ClientSession() as http:
                urls = [url_of(listener, link) for link in invited]
                await asyncio.wait_for(test(Table(rack, urls, http)), 2 * PATIENCE)
        asyncio.run(main())
    run.__name__ = test.__name__
    return run


def seat(window):
    return window.state["seat"]


async def covered(window, name):
    await window.until(lambda: window.state and seat(window)["covered"]
                       and seat(window)["name"] == name)
    assert window.state["text"] == ""


def shown(window):
    return {picture.tobytes() for picture in window.pictures}


@at_table
async def test_a_hand_reaches_no_other_window(table):
    table.board.say("Ana's hand")
    table.board.deal(ANA, HAND)
    ana, ben = await table.window(0), await table.window(1)
    await ana.until_shows(HAND)
    assert ana.state["text"] == "Ana's hand"
    await covered(ben, "Ana")
    table.board.deal(ANA._replace(secret=False), TABLE)
    await ben.until_shows(TABLE)
    await ana.until_shows(TABLE)
    table.board.deal(BEN, OTHER)
    await ben.until_shows(OTHER)
    await covered(ana, "Ben")
    late = await table.window(0)
    await covered(late, "Ben")
    table.board.deal(EVERYBODY, pattern())
    for window in (ana, ben, late):
        await window.until_shows(pattern())
    assert HAND.tobytes() not in shown(ben)
    assert shown(late) == {TABLE.tobytes(), pattern().tobytes()}    # what all have seen before
    assert OTHER.tobytes() not in shown(ana) | shown(late)


@at_table
async def test_a_glass_that_is_just_changing_is_not_shown(table):
    ana = await table.window(0)
    await ana.until_shows(table.board.frame())
    table.board.deal(NOBODY, HAND)
    table.board.deal(EVERYBODY, TABLE)
    await ana.until_shows(TABLE)
    assert HAND.tobytes() not in shown(ana)


def with_mirror(test):
    """Runs an async test with a mirror of two seats, and a window at each."""
    def run():
        async def main():
            mirror = Mirror(FakeRack(FakeBoard()), 2)
            viewers = [Viewer(0), Viewer(1)]
            for viewer in viewers:
                mirror.join(viewer)
            await test(mirror, *viewers)
            await mirror.close()
        asyncio.run(main())
    run.__name__ = test.__name__
    return run


@with_mirror
async def test_keys_are_the_holders_and_otherwise_everybodys(mirror, ana, ben):
    board = mirror.rack.board
    for holder, holding in ((EVERYBODY, (ana, ben)), (ANA._replace(secret=False), (ana,)),
                            (ANA, (ana,)), (BEN, (ben,)), (NOBODY, ())):
        board.deal(holder, TABLE)
        for viewer in (ana, ben):
            await mirror.obey(viewer, "down OK")
            await mirror.obey(viewer, "up OK")
            assert board.done == (["down OK", "up OK"] if viewer in holding else [])
            board.done.clear()


@with_mirror
async def test_a_key_goes_up_when_the_next_one_plays(mirror, ana, ben):
    board = mirror.rack.board
    board.deal(ANA, HAND)
    await mirror.obey(ana, "down OK")
    board.deal(BEN, OTHER)
    await mirror.look()
    await mirror.obey(ben, "down OK")
    assert board.done == ["down OK", "up OK", "down OK"]


@with_mirror
async def test_the_board_itself_is_the_first_seats(mirror, ana, ben):
    board = mirror.rack.board
    for viewer in (ben, ana):
        for order in ("power off", "power on", "reset", "board picosystem"):
            await mirror.obey(viewer, order)
        assert board.done == ([] if viewer is ben else ["power off", "power on", "reset", "stop"])


@with_mirror
async def test_a_seat_is_told_whose_turn_it_is_and_if_that_window_is_closed(mirror, ana, ben):
    mirror.rack.board.deal(BEN, OTHER)
    await mirror.look()

    def told(viewer):
        _, state, picture = mirror.shown_to(viewer)
        seat = json.loads(state)["seat"]
        return seat["covered"], seat["holds"], seat["name"], seat["away"], picture is None
    assert told(ana) == (True, False, "Ben", False, True)
    mirror.rack.board.deal(BEN._replace(laid="1\u21925"), OTHER)
    await mirror.look()
    assert json.loads(mirror.shown_to(ana)[1])["seat"]["laid"] == "1\u21925"
    assert told(ben) == (False, True, "Ben", False, False)
    await mirror.leave(ben)
    assert told(ana) == (True, False, "Ben", True, True)


def test_people_without_a_window_of_their_own_share_the_last():
    assert [seat_of(person, 2) for person in range(4)] == [0, 1, 1, 1]


# ---- links

def asked(invited, check):
    """check(http, urls) against a served fake board."""
    async def main():
        listener = listen(0)
        async with serving(FakeRack(FakeBoard()), listener, invited), \
                aiohttp.ClientSession() as http:
            await check(http, [url_of(listener, link) for link in invited])
    asyncio.run(main())


@pytest.mark.parametrize(("seats", "lan"), [(None, True), (2, False), (2, True)])
def test_only_a_link_opens_the_page(seats, lan):
    invited = invite(seats, lan)
    tokens = [link.token for link in invited]
    assert len(set(tokens)) == len(tokens) == (seats or 1)
    assert all(re.fullmatch(r"[\w-]{16,}", token) for token in tokens)

    async def check(http, urls):
        for url in urls:
            for name in ("", "style.css", "play.js"):
                async with http.get(url + name) as reply:
                    assert reply.status == 200
                    assert reply.headers["Referrer-Policy"] == "no-referrer"
            async with http.get(url + "console") as reply:      # others' hands may be in there
                assert reply.status == (404 if seats else 200)
            async with http.get(url.removesuffix("/")) as reply:
                assert (reply.status, str(reply.url)) == (200, url)
        root = urls[0].replace(tokens[0] + "/", "")
        for path in ("", "play.js", "socket", "console", tokens[0][:-1] + "/", "x/", "\u00f1/",
                     "%ff/", tokens[0].swapcase() + "/", "/" + tokens[0] + "/",
                     "play.js/" + tokens[0]):
            async with http.get(root + path) as reply:
                assert reply.status == 403, path
                said = await reply.text()
                assert "link" in said and "enlace" in said
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await http.ws_connect(root + "socket")
        foreign = {"Origin": "http://evil.example"}
        async with http.get(urls[0], headers=foreign) as reply:
            assert reply.status == 403
    asked(invited, check)


def test_on_this_computer_alone_no_token_is_needed():
    assert invite(None, False) == [Link()] and Link().path == "/"


def test_the_address_in_the_network_is_looked_up_without_a_word(monkeypatch):
    monkeypatch.setattr(links, "_OUTSIDE", ("127.0.0.1", 9))
    assert lan_address() == "127.0.0.1"

    def unreachable(*_):
        raise OSError(101, "Network is unreachable")
    monkeypatch.setattr(links.socket.socket, "connect", unreachable)
    with pytest.raises(Trouble, match="no network that a phone could join"):
        lan_address()


def test_an_address_of_another_computer_is_refused():
    with pytest.raises(Trouble, match=r"192\.0\.2\.1 is no address of this computer"):
        listen(0, "192.0.2.1")


def test_the_code_in_the_terminal_is_that_of_the_link():
    url = "http://127.0.0.1:8413/abcdefghijklmnop/"
    begin, end = MONO
    lines = drawn(url).split("\n")
    assert all(line.startswith(begin) and line.endswith(end) for line in lines)
    halves = {"\u2588": (0, 0), "\u2580": (0, 1), "\u2584": (1, 0), " ": (1, 1)}
    modules = []
    for line in lines:
        cells = [halves[char] for char in line.removeprefix(begin).removesuffix(end)]
        modules += [[cell[row] for cell in cells] for row in (0, 1)]
    wanted = [list(row) for row in segno.make(url, micro=False).matrix_iter(border=2)]
    assert modules[:len(wanted)] == wanted
