"""The board's clock in a browser, where a program may not wait: waiting jumps.

start.turn() brings it up to real time again.
"""

from micropython import const
from vm.channel import channel

# What one look at the clock or at a pin takes, in us: so a busy wait ends, too.
_LOOK = const(10)


class Clock:
    def us(self):
        """Board time in us, free of charge."""
        return channel.now

    def look(self):
        """Board time in us, as the program sees it."""
        channel.now += _LOOK
        return channel.now

    glance = look

    def wait(self, us, poller=None):
        """Lets `us` pass."""
        if us > _LOOK:
            channel.rest()
        channel.now += us


clock = Clock()
