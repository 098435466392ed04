"""A board on emulated silicon in a thread of its own: the other one is the PC."""

import threading
import time
from types import SimpleNamespace
from typing import Any

from silicon import SiliconBoard

_SLICE_MS = 2


class Cable:
    """`with Cable(board) as cable:` puts the board under power and passes on what is said.

    `lock` is to be held by whoever touches the board. `clock` stands in for the module time: it
    goes by the board's time, so that nothing depends on how quick this machine is.
    """

    def __init__(self, board: SiliconBoard):
        self.lock = threading.RLock()
        self.clock: Any = SimpleNamespace(monotonic=self.seconds, sleep=time.sleep,
                                          time=time.time, localtime=time.localtime)
        self._board = board
        self._past = 0.0            # ms until the latest power-on
        self._chip: Any = None
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.failure: BaseException | None = None

    def __enter__(self) -> "Cable":
        self._board.__enter__()
        self._thread.start()
        return self

    def __exit__(self, *told: object) -> None:
        self._ends.set()
        self._thread.join()
        self._board.__exit__(*told)
        if self.failure:
            raise self.failure

    def seconds(self) -> float:
        with self.lock:
            return (self._past + self._board.ms) / 1000

    def _run(self) -> None:
        begun = time.monotonic()
        try:
            while not self._ends.is_set():
                with self.lock:
                    self._pass_on()
                ahead = self.seconds() - (time.monotonic() - begun)
                time.sleep(max(0.0001, ahead))      # others want the lock, too
        except BaseException as failure:
            self.failure = failure

    def _pass_on(self) -> None:
        board = self._board
        if board.chip is not self._chip:
            self._past += self._chip.ns / 1e6 if self._chip else 0
            self._chip, self._sent = board.chip, 0
        if not board.powered:
            self._past += _SLICE_MS
            return
        board.run(_SLICE_MS)
        board.usb.type(board._port.read())
        self._sent += board._port.write(board.usb.printed[self._sent:])
