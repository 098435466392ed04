"""`select` of the board: waiting follows the board's clock."""

import select
from select import *  # noqa: F403
from select import POLLIN, POLLOUT

from vm.clock import clock, new_poller


class poll:
    def __init__(self):
        self._objects = select.poll()
        self._all = new_poller()        # the same, and the PC

    def register(self, thing, mask=POLLIN | POLLOUT):
        self._objects.register(thing, mask)
        self._all.register(thing, mask)

    def modify(self, thing, mask):
        self._objects.modify(thing, mask)
        self._all.modify(thing, mask)

    def ipoll(self, timeout=-1, flags=0):
        """Iterator of (object, event); timeout in ms, negative or None for ever."""
        forever = timeout is None or timeout < 0
        end = 0 if forever else clock.us() + timeout * 1000
        while not self._ready():
            left = None if forever else end - clock.us()
            if left is not None and left <= 0:
                break
            clock.wait(left, self._all)
        return self._objects.ipoll(0, flags)

    def poll(self, timeout=-1):
        return list(map(tuple, self.ipoll(timeout)))

    def _ready(self):
        for _ in self._objects.ipoll(0):
            return True
        return False
