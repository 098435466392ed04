"""machine.Pin, with the constants of rp2."""

import micropython
from micropython import const
from vm import wire
from vm.channel import channel
from vm.clock import clock

_PINS = const(30)
_LED = const(25)
_FALLING = const(4)
_RISING = const(8)

_mode = bytearray(_PINS)
_pull = bytearray(_PINS)
_out = bytearray(_PINS)
_handlers = {}      # number: (handler, trigger, pin)


def pin_number(pin):
    """Pin object, number or name ("GP4", "LED") -> number"""
    if isinstance(pin, Pin):
        return pin.number
    if isinstance(pin, str):
        pin = _LED if pin == "LED" else int(pin[2:]) if pin.startswith("GP") else -1
    if not 0 <= pin < _PINS:
        raise ValueError("invalid pin")
    return pin


class Pin:
    IN, OUT, OPEN_DRAIN, ALT = 0, 1, 2, 3
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_FALLING, IRQ_RISING = _FALLING, _RISING

    def __init__(self, pin, mode=-1, pull=-1, value=None):
        self.number = pin_number(pin)
        if mode != -1 or pull != -1 or value is not None:
            self.init(mode, pull, value)

    def init(self, mode=-1, pull=-1, value=None):
        if mode != -1:
            _mode[self.number] = mode
        if pull != -1:
            _pull[self.number] = pull or 0
        if value is not None:
            self._drive(value)

    def value(self, level=None):
        """Reads the level, or sets it."""
        if level is not None:
            self._drive(level)
            return
        n = self.number
        if _mode[n] == Pin.OUT:
            return _out[n]
        clock.glance()
        if channel.state.driven >> n & 1:
            return channel.state.levels >> n & 1
        return int(_pull[n] == Pin.PULL_UP)

    __call__ = value

    def on(self):
        self._drive(1)

    def off(self):
        self._drive(0)

    high, low = on, off

    def toggle(self):
        self._drive(not _out[self.number])

    def irq(self, handler=None, trigger=_FALLING | _RISING, hard=False):
        """Calls handler(pin) soon after an edge; no handler: no longer."""
        _handlers.pop(self.number, None)
        if handler:
            _handlers[self.number] = handler, trigger, self

    def _drive(self, level):
        level = int(bool(level))
        if level != _out[self.number]:
            _out[self.number] = level
            channel.ask(wire.PIN, self.number | level << 8)

    def __repr__(self):
        return "Pin(GPIO%d)" % self.number


def _edges():
    fell, rose = channel.fell, channel.rose
    channel.fell = channel.rose = 0
    for number, (handler, trigger, pin) in _handlers.items():
        edges = (fell >> number & 1) * _FALLING | (rose >> number & 1) * _RISING
        if edges & trigger:
            micropython.schedule(handler, pin)


channel.on_edges = _edges
