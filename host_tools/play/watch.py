"""When a front end should look at the board, and what it sees: whole frames only."""

import asyncio
from functools import partial

from PIL import Image

from crupier.sim.virtual.bus import EVERYBODY, NOBODY, Snapshot

_PERIOD = 1 / 60    # seconds between two looks at least
_LOOK = 0.25        # seconds between two looks at most: power changes without a frame


def condition(board) -> str:
    """"running", "off", or "stopped": under power, but the interpreter has ended."""
    if not board.powered:
        return "off"
    return "running" if board.running else "stopped"


class Watch:
    """Brings what a board's thread tells into asyncio: frames, coalesced, and tones, all of them.

    Begins with follow().
    """

    def __init__(self):
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()
        self._tones: list[tuple[int, int]] = []

    def follow(self, board):
        """From now on, this board."""
        self.board = board
        self._rested = board.snapshot()
        board.on_frame(partial(self._at_rest, board))
        board.on_tone(partial(self._sounds, board))
        self.poke()

    @property
    def snapshot(self) -> Snapshot:
        """The display when it last came to rest; black without power."""
        if not self.board.powered:
            was = self._rested.frame
            self._rested = Snapshot(Image.new(was.mode, was.size), "", EVERYBODY)
        return self._rested

    def take_tones(self) -> list[tuple[int, int]]:
        """(ms of board time, Hz or 0) since the last call."""
        tones, self._tones = self._tones, []
        return tones

    def poke(self):
        """Something changed: look soon."""
        self._changed.set()

    async def looks(self):
        """`async for _ in looks()`: now, and whenever it is time to look again, for ever."""
        while True:
            self._changed.clear()
            yield
            await asyncio.sleep(_PERIOD)
            # No wait_for(): before Python 3.12 it can swallow a cancellation.
            late = self._loop.call_later(_LOOK, self._changed.set)
            await self._changed.wait()
            late.cancel()

    def _at_rest(self, board):
        """In the board's thread, where the display cannot change meanwhile."""
        if board is not self.board:
            return
        now = board.snapshot()
        if now.holder != NOBODY:
            self._rested = now
        self._soon(self.poke)

    def _sounds(self, board, ms, hertz):
        if board is self.board:
            self._soon(self._hear, (ms, hertz))

    def _hear(self, tone):
        self._tones.append(tone)
        self.poke()

    def _soon(self, function, *args):
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:        # the front end has closed already, the board has not yet
            pass
