"""The local page: HTTP and WebSocket on 127.0.0.1 for one rack and any number of windows.

To the page: text is JSON, of {"device": }, {"tones": } or the state, binary is the glass as PNG;
the next picture is sent only after "shown", so that a slow window never queues up. From the page:
see Mirror.obey.
"""

import asyncio
import errno
import json
import socket
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import WSCloseCode, WSMsgType, web

from crupier.errors import PORT_BUSY, Trouble
from crupier.play.mirror import Mirror, Viewer

HOST = "127.0.0.1"
DEFAULT_PORT = 8413
_OTHER_PORTS = range(DEFAULT_PORT + 1, DEFAULT_PORT + 20)
_PAGE = Path(__file__).with_name("page")
_CONSOLE_BYTES = 16_384
_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def listen(port: int | None = None) -> socket.socket:
    """Socket on 127.0.0.1: `port` (0: any), or the first free from 8413. Trouble if taken."""
    for number in (DEFAULT_PORT, *_OTHER_PORTS) if port is None else (port,):
        try:
            return socket.create_server((HOST, number))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            reason = error.strerror
    if port is None:
        raise Trouble(f"the ports {DEFAULT_PORT} to {_OTHER_PORTS[-1]} are all taken; "
                      "choose another one with --http-port.", PORT_BUSY)
    raise Trouble(f"port {port} cannot be used ({reason}); leave --http-port out to take a "
                  "free one, or close the program that uses it.", PORT_BUSY)


def url_of(listener: socket.socket) -> str:
    return f"http://{HOST}:{listener.getsockname()[1]}/"


@asynccontextmanager
async def serving(rack, listener):
    """Serves the page of the rack's board, which runs, on the socket until the block is left."""
    mirror = Mirror(rack)
    await mirror.look()
    runner = web.AppRunner(_app(mirror), access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    follower = asyncio.create_task(mirror.follow())
    try:
        yield follower      # ends only with an error
    finally:
        follower.cancel()
        await runner.cleanup()
        await mirror.close()
        with suppress(asyncio.CancelledError):
            await follower


def _app(mirror) -> web.Application:
    app = web.Application(middlewares=[_only_own_page])
    site = _Site(mirror)
    app.router.add_get("/", site.index)
    app.router.add_get("/socket", site.socket)
    app.router.add_get("/console", site.console)
    app.router.add_static("/", _PAGE)
    app.on_shutdown.append(site.close)
    return app


@web.middleware
async def _only_own_page(request, handler):
    """Refuses other websites: a foreign Host is DNS rebinding, a foreign Origin wants our keys."""
    host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
    name = host.partition(":")[0]
    if name not in (HOST, "localhost") or origin not in (None, "http://" + host):
        raise web.HTTPForbidden(text="This board only answers to its own page on this computer.")
    response = await handler(request)
    if not response.prepared:
        response.headers.update(_HEADERS)
    return response


class _Site:
    """Request handlers over one mirror."""

    def __init__(self, mirror):
        self.mirror = mirror
        self.sockets = set()

    async def index(self, request):
        return web.FileResponse(_PAGE / "index.html")

    async def console(self, request):
        log = self.mirror.rack.board.log[-_CONSOLE_BYTES:]
        return web.Response(text=log.decode(errors="replace"))

    async def socket(self, request):
        socket = web.WebSocketResponse(timeout=1, heartbeat=10, max_msg_size=256)
        await socket.prepare(request)
        viewer = Viewer()
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
                now = self.mirror.shown
                if device != now[0]:
                    device = now[0]
                    await socket.send_str(device)
                if state != now[1]:
                    state = now[1]
                    await socket.send_str(state)
                if viewer.tones:
                    tones, viewer.tones = viewer.tones, []
                    await socket.send_str(json.dumps({"tones": tones}))
                if viewer.ready and picture != now[2]:
                    picture, viewer.ready = now[2], False
                    await socket.send_bytes(picture)
                await viewer.news.wait()
                viewer.news.clear()

    async def close(self, app):
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY)
                               for socket in self.sockets))
