"""The virtual board as asyncio sees it: one picture, one state, keys shared by all windows.

Where windows are seats, what is for one player's eyes goes to no other window: that shows what all
have seen last, the table without hands, and what is laid meanwhile.
"""

import asyncio
import io
import json
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from PIL import Image

from crupier.errors import Trouble
from crupier.play import drawing
from crupier.play.links import seat_of
from crupier.play.watch import Watch, condition
from crupier.sim.virtual.bus import EVERYBODY, Holder

# s: a tap on a touch pad takes no time, a finger does; the board's debouncing is sure to see this.
_SHORTEST = 0.04
_LOG = logging.getLogger(__name__)
_BRIGHT = 0xFFFF    # duty of a pin that is always high
_GAMMA = 1 / 2.2    # of a screen: half the light is not half the number
_QUICKLY = 1        # of zlib: to a window on the same computer, bytes cost less than time


class Shown(NamedTuple):
    """What a window should show: the board's drawing and which boards there are (JSON), its state,
    its display (PNG), for whom that is, and what all have seen last (PNG, empty if nothing).
    """

    device: str
    state: dict[str, Any]
    picture: bytes
    holder: Holder
    public: bytes = b""


class Viewer:
    """One window: what it holds down, whether it is ready for another picture, and whether nothing
    is to move.

    seat: from 0 on; None: it may see and do everything.
    """

    def __init__(self, seat: int | None = None):
        self.seat = seat
        self.held: set[str] = set()
        self.ready = True
        self.still = False
        self.tones: list[tuple[int, int]] = []      # (ms, Hz) that it has not been told
        self.news = asyncio.Event()


class Mirror:
    """Follows the board of `rack`. seats: how many there are, if windows are seats."""

    def __init__(self, rack, seats: int = 0):
        self.rack = rack
        self.seats = seats
        self.shown = Shown("", {}, b"", EVERYBODY)
        self.viewers: set[Viewer] = set()
        self._watch = Watch()
        self._executor = ThreadPoolExecutor(1, "board")    # one thread: orders stay in order
        self._looking = asyncio.Lock()      # meanwhile the board stays
        self._starting: str | None = None       # id of a board ...
        self._refused = ""                      # ... and why there is no other
        self._frame: Image.Image | None = None
        self._png = self._public = b""
        self._still = False                     # is the board to keep still?
        self._free: dict[str, float] = {}       # when a key may move again, time.monotonic()
        self._take()

    async def follow(self):
        """Keeps everything up to date until cancelled."""
        async for _ in self._watch.looks():
            await self.look()

    async def close(self):
        """Waits for what was ordered last: a board that is just starting, for example."""
        await asyncio.to_thread(self._executor.shutdown)

    async def look(self):
        async with self._looking:
            seen = await asyncio.to_thread(self._see)
        tones = self._watch.take_tones()
        if seen != self.shown or tones:
            self.shown = seen
            for viewer in self.viewers:
                viewer.tones += tones
                viewer.news.set()
        for viewer in list(self.viewers):
            if viewer.held and not self._holds(viewer, self.rack.board.holder):
                for key in sorted(viewer.held):
                    await self._release(viewer, key)

    def join(self, viewer):
        self.viewers.add(viewer)
        self._watch.poke()

    async def leave(self, viewer):
        """A window is gone: its keys go up, unless another window holds them, too."""
        self.viewers.discard(viewer)
        self._watch.poke()
        for key in sorted(viewer.held):
            await self._release(viewer, key)
        await self._keep_still()

    async def obey(self, viewer, order: str):
        """`down KEY`, `up KEY`, `still on`, `still off`, `power on`, `power off`, `reset`,
        `board ID`, `shown`.

        All else is ignored, and so is a key that is another player's to press. The board itself
        is the first seat's.
        """
        verb, _, what = order.partition(" ")
        if order == "shown":
            viewer.ready = True
            viewer.news.set()
        elif verb == "still":
            viewer.still = what == "on"
            await self._keep_still()
        elif verb == "up" and what in viewer.held:
            await self._release(viewer, what)
        elif self._starting:
            pass                # this board is leaving
        elif verb == "down" and what in _keys(self.rack.board):
            self._refused = ""          # a key says that it was read
            if self._holds(viewer, self.rack.board.holder):
                await self._press(viewer, what)
        elif viewer.seat:
            pass
        elif order in ("power on", "power off", "reset"):
            self._refused = ""
            await self._do(order.replace(" ", "_"))
            self._watch.poke()
        elif verb == "board" and what in self.rack.names and what != self.rack.board.board_id:
            await self._change(what)

    # Seats

    def _holds(self, viewer, holder) -> bool:
        """May this window press keys? If so, it may look, too."""
        if viewer.seat is None or holder == EVERYBODY:
            return True
        return holder.person is not None and seat_of(holder.person, self.seats) == viewer.seat

    def shown_to(self, viewer) -> tuple[str, str, bytes | None]:
        """Device and state as JSON, and the picture; None: this window must not see it."""
        device, state, picture, holder, public = self.shown
        seat = viewer.seat
        if seat is None:
            return device, json.dumps(state), picture
        holds = self._holds(viewer, holder)
        covered = holder.secret and not holds
        turn = {"number": seat + 1, "seats": self.seats, "covered": covered, "holds": holds,
                "table": bool(public), "laid": holder.laid,
                "name": holder.name, "away": holder.person is not None and self._away(holder)}
        state = {**state, "seat": turn, "port": "", "text": "" if covered else state["text"],
                 "viewers": sum(each.seat == seat for each in self.viewers)}
        return device, json.dumps(state), (public or None) if covered else picture

    def _away(self, holder) -> bool:
        """Is no window open for whose turn it is?"""
        seat = seat_of(holder.person, self.seats)
        return all(viewer.seat != seat for viewer in self.viewers)

    # Keys

    def _held(self, key) -> bool:
        return any(key in viewer.held for viewer in self.viewers)

    async def _press(self, viewer, key):
        first = not self._held(key)
        viewer.held.add(key)
        if first:
            await self._do("key_down", key)

    async def _release(self, viewer, key):
        viewer.held.discard(key)
        if not self._held(key):
            await self._do("key_up", key)

    async def _do(self, action, *args):
        await asyncio.get_running_loop().run_in_executor(self._executor, self._act, action, *args)

    def _act(self, action, *keys):
        """Does it on the board of now, which may have no such key."""
        for key in keys:
            time.sleep(max(0, self._free.get(key, 0) - time.monotonic()))
        board = self.rack.board
        if _keys(board).issuperset(keys):
            getattr(board, action)(*keys)
        for key in keys:
            self._free[key] = time.monotonic() + _SHORTEST

    async def _keep_still(self):
        """The board keeps still while any window asks for it."""
        still = any(viewer.still for viewer in self.viewers)
        if still != self._still:
            self._still = still
            await asyncio.get_running_loop().run_in_executor(
                self._executor, lambda: self.rack.board.keep_still(still))

    # Boards

    async def _change(self, board_id):
        """Another board; the windows stay, and hold nothing down."""
        self._starting, self._refused = board_id, ""
        await self.look()
        try:
            async with self._looking:
                before = self.rack.board
                try:
                    await asyncio.get_running_loop().run_in_executor(
                        self._executor, self.rack.start, board_id)
                finally:
                    if self.rack.board is not before:
                        self._take()
            await self._keep_still()
        except Trouble as trouble:
            self._refused = str(trouble)
        except Exception as error:          # a bug: the windows that wait are told
            self._refused = repr(error)
            _LOG.error("board %s: %r", board_id, error)
        finally:
            self._starting = None
        await self.look()

    def _take(self):
        """Follows the board that the rack has now."""
        board = self.rack.board
        self._watch.follow(board)
        self._public = b""
        self._still = False
        self._device = json.dumps({"device": {
            **drawing.load(board.description), "boards": self.rack.names}})
        for viewer in self.viewers:
            viewer.held.clear()

    # What is to be seen

    def _see(self) -> Shown:
        board = self.rack.board
        frame, text, holder = self._watch.snapshot
        if frame is not self._frame:
            self._frame, self._png = frame, _png(frame)
        if not holder.secret:
            self._public = self._png
        return Shown(self._device, {
            "condition": condition(board), "contrast": board.contrast, "led": led_colour(board),
            "text": text, "port": board.port, "viewers": len(self.viewers),
            "starting": self._starting, "refused": self._refused, "kept": self.rack.kept},
            self._png, holder, self._public)


def _keys(board) -> set[str]:
    return {key for key, _ in board.description["KEYS"]}


def _png(frame) -> bytes:
    out = io.BytesIO()
    frame.save(out, "PNG", compress_level=_QUICKLY)
    return out.getvalue()


def led_colour(board) -> tuple[int, int, int] | None:
    """Red, green, blue, 0..255, as a screen shows them; None: the board has no such LED."""
    led = board.description.get("LED")
    if not led:
        return None
    duties = {pin: _BRIGHT * level for pin, level in board.outputs.items()}
    duties.update((pin, duty) for pin, (duty, _) in board.pwm.items())
    red, green, blue = (_light(duties.get(led[name]), led["active_low"])
                        for name in ("red", "green", "blue"))
    return red, green, blue


def _light(duty: int | None, active_low: bool) -> int:
    """Brightness of a colour, 0..255; a pin that is not driven gives no light."""
    if duty is None:
        return 0
    share = (_BRIGHT - duty if active_low else duty) / _BRIGHT
    return round(255 * share ** _GAMMA)
