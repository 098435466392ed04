"""machine.Pin, with the constants of rp2."""

import micropython
from micropython import const
from vm import wire
from vm.channel import channel
from vm.clock import clock

_PINS = const(30)
_LET_GO = const(2)      # instead of a level
_LED = const(25)
_FALLING = const(4)
_RISING = const(8)
_OUT = const(1)
_OPEN_DRAIN = const(2)
_UP = const(1)
_glance = clock.glance

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


def take(number):
    """A bus or a PWM has the pin from now on."""
    if _driven(number):
        channel.post(wire.PIN, number | _LET_GO << 8)
    _mode[number] = Pin.ALT


def _driven(number):
    return _mode[number] in (Pin.OUT, Pin.OPEN_DRAIN)


class Pin:
    IN, OUT, OPEN_DRAIN, ALT = 0, 1, 2, 3
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_FALLING, IRQ_RISING = _FALLING, _RISING

    def __init__(self, pin, mode=-1, pull=-1, value=None):
        self.number = pin_number(pin)
        if mode != -1 or pull != -1 or value is not None:
            self.init(mode, pull, value)

    def init(self, mode=-1, pull=-1, value=None):
        n = self.number
        if pull != -1:
            _pull[n] = pull or 0
        if value is not None:
            _out[n] = bool(value)
        driven = _driven(n)
        if mode != -1:
            _mode[n] = mode
        if driven or _driven(n):
            self._tell()

    def value(self, level=None):
        if level is not None:
            self._drive(level)
            return
        n = self.number
        if _mode[n] == _OUT:
            return _out[n]
        if _mode[n] == _OPEN_DRAIN:
            if not _out[n]:
                return 0
            channel.ask(wire.SYNC)      # what is held may have been let go by this pin's neighbour
        _glance()
        if channel.driven >> n & 1:
            return channel.levels >> n & 1
        return 1 if _pull[n] == _UP else 0      # no call: programs look again and again

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
        """Does nothing but remember it while something else has the pin."""
        n = self.number
        level = bool(level)
        if level != _out[n]:
            _out[n] = level
            if _driven(n):
                self._tell()

    def _tell(self):
        n = self.number
        held = _mode[n] == Pin.OUT or (_mode[n] == Pin.OPEN_DRAIN and not _out[n])
        channel.post(wire.PIN, n | (_out[n] if held else _LET_GO) << 8)

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
