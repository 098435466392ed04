"""Messages to and from the PC.

Ctrl-C raises at any jump of the bytecode and in a blocked read. Nothing is lost by it: a message
goes out by calls without a jump between them, and comes in, always complete, by one C call.
"""

import struct
import sys

import uctypes
from micropython import const
from vm import wire
from vm.config import channel_file, config

# What may be on its way without an answer: less than fits into the buffers between both sides, so
# that no message is torn by a Ctrl-C that wakes a write.
_ROOM = const(96 * 1024)
_OVERHEAD = const(1024)     # what the system takes for one message, whatever its size
PIECE = const(64 * 1024)    # longest data of one message

_TYPES = {"B": uctypes.UINT8, "I": uctypes.UINT32, "q": uctypes.INT64}


def _layout():
    fields = {}
    offset = 0
    for name, code in wire.STATE:
        fields[name] = offset | _TYPES[code]
        offset += struct.calcsize("<" + code)
    return fields


class Channel:
    """`state`: what the PC said last. `now`: board time in us, kept here by the stepped clock.

    `us`: board time, as the clock knows it. `due`: when on_due() is to be called, likewise.
    """

    NEVER = 1 << 60

    def __init__(self, file):
        self.file = file
        self._head = bytearray(struct.calcsize(wire.REQUEST))
        self._raw = bytearray(struct.calcsize(wire.STATE_FORMAT))
        self.state = uctypes.struct(
            uctypes.addressof(self._raw), _layout(), uctypes.LITTLE_ENDIAN)
        self.now = config["now"]
        self.us = lambda: self.now
        self.asked = 0
        self._posted = 0        # bytes on their way since the latest answer
        self.traffic = False
        # Of `state`, where it is quick to reach:
        self.until = self.driven = self.levels = 0
        self.fell = self.rose = 0
        self.on_edges = lambda: None
        self.due = self.NEVER
        self.on_due = lambda: None

    def tell(self, kind, argument=0, data=b""):
        struct.pack_into(
            wire.REQUEST, self._head, 0, kind, self.asked, argument, self.us(), len(data))
        self.file.write(self._head)
        self.file.write(data)

    def post(self, kind, argument=0, data=b""):
        """Sends one message that the devices take without an answer."""
        self.traffic = True
        size = len(data) + _OVERHEAD
        if self._posted + size > _ROOM:
            self.ask(wire.SYNC)
        self._posted += size
        self.tell(kind, argument, data)

    def ask(self, kind, argument=0, data=b""):
        """Sends one message and waits for its answer -> `state`."""
        self.asked += 1
        self.tell(kind, argument, data)
        while self.state.answers != self.asked:
            self.receive()
        self._posted = 0
        return self.state

    def receive(self):
        """Takes one message in; waits for it."""
        got = self.file.readinto(self._raw)
        state = self.state
        self.until = state.until
        self.driven = state.driven
        self.levels = state.levels
        self.fell |= state.fell
        self.rose |= state.rose
        if not got:
            sys.exit()  # the PC side is gone

    def edges(self):
        """Hands edges on to the interrupt handlers of the pins."""
        if self.fell or self.rose:
            self.on_edges()

    def rest(self):
        """The program is about to wait: whatever it drew is complete."""
        if self.traffic:
            self.traffic = False
            self.tell(wire.REST)


channel = Channel(channel_file)
