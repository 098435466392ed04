"""What the page's server says of requests that are none, and of its own errors."""

import asyncio

import aiohttp

from crupier.play.server import listen, serving, url_of
from tests.host_tools.fake_board import FakeBoard, FakeRack
from tests.host_tools.test_play_server import on_site

_ASK = b"GET /%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MALFORMED = {b"GET / HTTP/9.9\r\n\r\n": b"400", b"GET / HTTP/1.1\r\n\r\n": b"400",
             b"GET /%s HTTP/1.1\r\n" % (9000 * b"a"): b"400",
             _ASK % b"%00": b"404", _ASK % b"%e9": b"404", _ASK % b"..%2f..%2fsecret": b"404"}


def test_what_is_no_request_is_not_told_in_the_terminal(caplog):
    async def asked(site, data):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(data)
        reply = await reader.readline()
        writer.close()
        return reply

    @on_site
    async def each(site):
        site.port = int(site.url.split(":")[2].strip("/"))
        for data, code in MALFORMED.items():
            assert (await asked(site, data)).split()[1] == code, data

    each()
    assert not caplog.records


def test_an_error_of_the_page_is_told_in_one_line(caplog):
    class Broken(FakeBoard):
        log = None

    async def main():
        listener = listen(0)
        async with serving(FakeRack(Broken()), listener), aiohttp.ClientSession() as http:
            async with http.get(url_of(listener) + "console") as reply:
                assert reply.status == 500

    asyncio.run(main())
    line, = caplog.records
    assert "TypeError" in line.getMessage() and not line.exc_info
