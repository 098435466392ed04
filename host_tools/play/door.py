"""How many connections the page takes: guests with a link are not kept out by others."""

import asyncio

MOST = 96               # six seats of a few windows each; some systems give a program 256 files
_AT_ONCE = 32           # that may come in before the others are looked at


class Door:
    """Of an aiohttp server. When all places are taken, the oldest without a link goes for a new
    one; if all have one, the new one does.
    """

    def __init__(self, server, invited: set):
        """invited: the connections that have shown a link."""
        self._server = server
        self._invited = invited

    async def open(self, listener) -> asyncio.Server:
        return await asyncio.get_running_loop().create_server(self._enter, sock=listener,
                                                              backlog=_AT_ONCE)

    def _enter(self) -> asyncio.Protocol:
        self._invited.intersection_update(self._server.connections)
        inside = [each for each in self._server.connections if each.transport]
        if len(inside) >= MOST:
            stranger = next((each for each in inside if each not in self._invited), None)
            if not stranger:
                return _Full()
            stranger.force_close()
        return self._server()


class _Full(asyncio.Protocol):
    def connection_made(self, transport) -> None:
        transport.abort()
