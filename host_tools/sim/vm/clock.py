"""The board's clock. Live: real time plus what was skipped. Stepped: as far as the PC allows."""

import select
import time

from micropython import const
from vm import wire
from vm.channel import channel
from vm.config import config

# What one look at the stepped clock or at a pin takes, in us: so a busy wait ends, too.
_LOOK = const(10)


def new_poller():
    """A poll object that wakes for messages of the PC."""
    poller = select.poll()
    poller.register(channel.file, select.POLLIN)
    return poller


class Live:
    """Real time."""

    def __init__(self):
        self._zero = time.ticks_us() - config["now"]
        self._poller = new_poller()

    def us(self):
        """Board time in us, free of charge."""
        return time.ticks_us() - self._zero + channel.state.skipped

    look = us

    def glance(self):
        """Takes in what the PC has said meanwhile."""
        for _ in self._poller.ipoll(0):
            channel.receive()
        channel.edges()
        self._look_at_timers()

    def _look_at_timers(self):
        if channel.due != channel.NEVER and self.us() >= channel.due:
            channel.on_due()

    def wait(self, us, poller=None):
        """Waits `us` (None: for ever), less when the PC or something in `poller` speaks."""
        channel.rest()
        if us is not None and us < 1000:
            time.sleep_us(us)
            self.glance()
            return
        if channel.due != channel.NEVER:
            left = max(0, channel.due - self.us())
            us = left if us is None else min(us, left)
        timeout = -1 if us is None else us // 1000
        for thing, _ in (poller or self._poller).ipoll(timeout):
            if thing is channel.file:
                channel.receive()
        channel.edges()
        self._look_at_timers()

    wait_input = wait


class Stepped:
    """Virtual time: waiting jumps, and at the end of the budget the board stands still."""

    def __init__(self):
        self._skipped = 0

    def us(self):
        return channel.now

    def look(self):
        """Board time in us, as the program sees it."""
        now = channel.now + _LOOK
        if now <= channel.until:
            channel.now = now
            if now >= channel.due:
                channel.on_due()
            return now
        self.wait(_LOOK)
        return channel.now

    glance = look

    def wait(self, us, poller=None):
        """Lets `us` pass (None: all there is), less when the budget or a timer ends before."""
        if us is None or us > _LOOK:
            channel.rest()
        if channel.due != channel.NEVER:
            to_timer = max(0, channel.due - channel.now)
            if us is None or us > to_timer:
                us = to_timer
        left = channel.until - channel.now
        if us is not None and us <= left:
            channel.now += us
            if channel.now >= channel.due:
                channel.on_due()
            return
        channel.now += max(left, 0)
        skipped = channel.ask(wire.PARK).skipped
        channel.now += skipped - self._skipped
        self._skipped = skipped
        channel.edges()

    def wait_input(self, us, poller):
        """At the prompt the board stands still, too, but what is typed wakes it."""
        channel.rest()
        if channel.until > channel.now:
            channel.now = channel.until
            if channel.now >= channel.due:
                channel.on_due()
        channel.tell(wire.PARK)
        for thing, _ in poller.ipoll(-1):
            if thing is channel.file:
                channel.receive()
        channel.edges()


clock = Live() if config["live"] else Stepped()
channel.us = clock.us
