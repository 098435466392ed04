"""What the page's worker says when it has started this interpreter, and the wire to it."""

import json

import host
from uctypes import addressof


class _Wire:
    """The worker takes messages out of this memory, and puts its own in."""

    def write(self, data):
        if data:
            host.write(addressof(data), len(data))

    def readinto(self, buffer):
        return host.read(addressof(buffer), len(buffer))


def urandom(count):
    """`count` random bytes."""
    drawn = bytearray(count)
    host.draw(addressof(drawn), count)
    return bytes(drawn)


channel_file = _Wire()
config = json.loads(host.config())
