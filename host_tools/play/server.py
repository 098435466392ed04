"""The page: HTTP and WebSocket for one rack and any number of windows, on this computer or, where
it is asked for, in its network.

To the page: text is JSON, of {"device": }, {"tones": } or the state, binary is the display as PNG;
the next picture is sent only after "shown", so that a slow window never queues up. From the page:
see Mirror.obey.
"""

import asyncio
import errno
import json
import logging
import socket
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.http import HttpProcessingError
from aiohttp.log import ws_logger

from crupier import words
from crupier.errors import PORT_BUSY, Trouble
from crupier.play.links import HOST, Link, admits
from crupier.play.mirror import Mirror, Viewer

DEFAULT_PORT = 8413
_OTHER_PORTS = range(DEFAULT_PORT + 1, DEFAULT_PORT + 20)
_PAGE = Path(__file__).with_name("page")
_CONSOLE_BYTES = 16_384
_BACKLOG = 32           # connections that may wait to be accepted
_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",       # the address is the key
    "X-Content-Type-Options": "nosniff",
}
_OPEN = Link()
_LOG = logging.getLogger(__name__)
# Malformed requests, and clients that leave before the reply, are not logged.
_CLIENT_ERRORS = HttpProcessingError, web.RequestPayloadError, OSError


def _terse(record: logging.LogRecord) -> bool:
    """Filter of the log: an error in one line, without its traceback; no errors of clients."""
    error = record.exc_info and record.exc_info[1]
    if isinstance(error, _CLIENT_ERRORS):
        return False
    if error:
        record.msg, record.args, record.exc_info = f"{record.getMessage()}: {error!r}", (), None
    return True


_LOG.addFilter(_terse)
ws_logger.setLevel(logging.ERROR)       # requests of the page's socket are not logged


def listen(port: int | None = None, host: str = HOST) -> socket.socket:
    """Socket on this address: `port` (0: any), or the first free from 8413. Trouble if taken."""
    for number in (DEFAULT_PORT, *_OTHER_PORTS) if port is None else (port,):
        try:
            return socket.create_server((host, number))
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise Trouble(f"{host} is no address of this computer; leave it out to have it "
                              "looked up.") from error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            reason = error.strerror
    if port is None:
        raise Trouble(f"the ports {DEFAULT_PORT} to {_OTHER_PORTS[-1]} are all taken; "
                      "choose another one with --http-port.", PORT_BUSY)
    raise Trouble(f"port {port} cannot be used ({reason}); leave --http-port out to take a "
                  "free one, or close the program that uses it.", PORT_BUSY)


def url_of(listener: socket.socket, link: Link = _OPEN) -> str:
    host, port = listener.getsockname()
    return f"http://{host}:{port}{link.path}"


@asynccontextmanager
async def serving(rack, listener, links=(_OPEN,)):
    """Serves the page of the rack's board, which runs, on the socket until the block is left."""
    mirror = Mirror(rack, sum(link.seat is not None for link in links))
    await mirror.look()
    app = _app(mirror, links, listener.getsockname()[0])
    runner = web.AppRunner(app, access_log=None, logger=_LOG, shutdown_timeout=1)
    await runner.setup()
    await web.SockSite(runner, listener, backlog=_BACKLOG).start()
    follower = asyncio.create_task(mirror.follow())
    try:
        yield follower      # ends only with an error
    finally:
        follower.cancel()
        await runner.cleanup()
        await mirror.close()
        with suppress(asyncio.CancelledError):
            await follower


def _app(mirror, links, host) -> web.Application:
    app = web.Application(middlewares=[_guard(links, {host, HOST, "localhost"})])
    for link in links:
        site = _Site(mirror, link.seat)
        app.router.add_get(link.path, site.index)
        if link.token:          # who copies a link may leave its end out
            app.router.add_get(link.path.rstrip("/"), site.enter)
        app.router.add_get(link.path + "socket", site.socket)
        if link.seat is None:       # the console may print any player's hand
            app.router.add_get(link.path + "console", site.console)
        app.router.add_get(link.path + "texts.js", site.texts)
        app.router.add_static(link.path, _PAGE)
        app.on_shutdown.append(site.close)
    return app


def _guard(links, hosts):
    """Middleware that refuses other websites (a foreign Host is DNS rebinding, a foreign Origin
    wants our keys) and requests without a link.
    """
    @web.middleware
    async def guarded(request, handler):
        host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        if host.partition(":")[0] not in hosts or origin not in (None, "http://" + host):
            raise web.HTTPForbidden(text="This board only answers to its own page.")
        if not admits(links, request.path):
            raise web.HTTPForbidden(text="\n".join(
                words.of(language).PAGE["no_link"] for language in words.languages()))
        response = await handler(request)
        if not response.prepared:
            response.headers.update(_HEADERS)
        return response
    return guarded


class _Site:
    """Request handlers of one link over the mirror."""

    def __init__(self, mirror, seat):
        self.mirror = mirror
        self.seat = seat
        self.sockets = set()

    async def enter(self, request):
        raise web.HTTPFound(request.path + "/")

    async def index(self, request):
        return web.FileResponse(_PAGE / "index.html")

    async def texts(self, request):
        return web.Response(text=words.page_module(), content_type="text/javascript")

    async def console(self, request):
        log = self.mirror.rack.board.log[-_CONSOLE_BYTES:]
        return web.Response(text=log.decode(errors="replace"))

    async def socket(self, request):
        socket = web.WebSocketResponse(timeout=1, heartbeat=10, max_msg_size=256)
        await socket.prepare(request)
        viewer = Viewer(self.seat)
        self.sockets.add(socket)
        self.mirror.join(viewer)
        sender = asyncio.create_task(self._send(socket, viewer))
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    await self.mirror.obey(viewer, message.data)
        finally:
            sender.cancel()
            self.sockets.discard(socket)
            await self.mirror.leave(viewer)
        return socket

    async def _send(self, socket, viewer):
        device = state = picture = None
        with suppress(ConnectionError):     # the window is gone; socket() sees it, too
            while True:
                now = self.mirror.shown_to(viewer)
                if device != now[0]:
                    device = now[0]
                    await socket.send_str(device)
                if state != now[1]:
                    state = now[1]
                    await socket.send_str(state)
                if viewer.tones:
                    tones, viewer.tones = viewer.tones, []
                    await socket.send_str(json.dumps({"tones": tones}))
                if viewer.ready and now[2] is not None and picture != now[2]:
                    picture, viewer.ready = now[2], False
                    await socket.send_bytes(picture)
                await viewer.news.wait()
                viewer.news.clear()

    async def close(self, app):
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY)
                               for socket in self.sockets))
