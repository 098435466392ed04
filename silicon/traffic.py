"""What has crossed a bus."""

from dataclasses import dataclass

_REST_NS = 12e6         # a bus that rests so long has brought a whole frame


@dataclass
class Traffic:
    """A meter: put a new one into a bus to begin anew. Times are ns since power-on."""

    bytes: int = 0              # with the address, on I2C
    busy: float = 0.0           # ns in which bits moved
    first: float = 0.0          # when the first bit went out ...
    last: float = 0.0           # ... and the last one had arrived

    def add(self, begins: float, ns: float, size: int) -> None:
        """Something takes the bus for so long."""
        if not self.busy:
            self.first = begins
        self.busy += ns
        self.last = begins + ns
        self.bytes += size

    def rests(self, now: float) -> bool:
        """Has something crossed the bus, and is that over?"""
        return self.busy > 0 and now - self.last >= _REST_NS
