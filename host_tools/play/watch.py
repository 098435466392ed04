"""When a front end should look at the board: on every change, but not more often than useful."""

import asyncio

_PERIOD = 1 / 60    # seconds between two looks at least
_LOOK = 0.25        # seconds between two looks at most: power changes without a frame


def condition(board) -> str:
    """"running", "off", or "stopped": under power, but the interpreter has ended."""
    if not board.powered:
        return "off"
    return "running" if board.running else "stopped"


class Watch:
    """Brings the frames of a board's thread into asyncio, coalesced."""

    def __init__(self, board):
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()
        board.on_frame(self._frame)

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

    def _frame(self):
        try:
            self._loop.call_soon_threadsafe(self._changed.set)
        except RuntimeError:        # the front end has closed already, the board has not yet
            pass
