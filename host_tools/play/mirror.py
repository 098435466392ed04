"""The virtual board as asyncio sees it: one picture, one state, keys shared by all windows."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from host_tools.play.watch import Watch, condition


class Viewer:
    """One window: what it holds down, and whether it is ready for another picture."""

    def __init__(self):
        self.held = set()
        self.ready = True
        self.news = asyncio.Event()


class Mirror:
    """Follows `board`: `picture` (PNG) and `state` (JSON) are what every window should show."""

    def __init__(self, board):
        self.board = board
        self.picture = b""
        self.state = ""
        self.viewers = set()
        self._keys = [key for key, _ in board.description["KEYS"]]
        self._watch = Watch(board)
        self._hands = ThreadPoolExecutor(1, "board")    # one thread: orders stay in order

    async def follow(self):
        """Keeps `picture` and `state` up to date until cancelled."""
        async for _ in self._watch.looks():
            await self.look()

    async def look(self):
        seen = await asyncio.to_thread(self._see)
        if seen != (self.picture, self.state):
            self.picture, self.state = seen
            for viewer in self.viewers:
                viewer.news.set()

    def join(self, viewer):
        self.viewers.add(viewer)
        self._watch.poke()

    async def leave(self, viewer):
        """A window is gone: its keys go up, unless another window holds them, too."""
        self.viewers.discard(viewer)
        self._watch.poke()
        for key in sorted(viewer.held):
            await self._release(viewer, key)

    async def obey(self, viewer, order: str):
        """`down KEY`, `up KEY`, `power on`, `power off`, `reset`, `shown`; all else is ignored."""
        verb, _, what = order.partition(" ")
        if order == "shown":
            viewer.ready = True
            viewer.news.set()
        elif verb == "down" and what in self._keys:
            await self._press(viewer, what)
        elif verb == "up" and what in viewer.held:
            await self._release(viewer, what)
        elif order in ("power on", "power off", "reset"):
            await self._do(getattr(self.board, order.replace(" ", "_")))
            self._watch.poke()

    def _held(self, key) -> bool:
        return any(key in viewer.held for viewer in self.viewers)

    async def _press(self, viewer, key):
        first = not self._held(key)
        viewer.held.add(key)
        if first:
            await self._do(self.board.key_down, key)

    async def _release(self, viewer, key):
        viewer.held.discard(key)
        if not self._held(key):
            await self._do(self.board.key_up, key)

    async def _do(self, action, *args):
        await asyncio.get_running_loop().run_in_executor(self._hands, action, *args)

    def _see(self) -> tuple[bytes, str]:
        board, about = self.board, self.board.description
        return board.png(1), json.dumps({
            "name": about["NAME"], "port": board.port, "keys": self._keys,
            "width": about["DISPLAY"]["width"], "height": about["DISPLAY"]["height"],
            "condition": condition(board), "contrast": board.contrast,
            "viewers": len(self.viewers)})
