"""machine.Timer. Every callback runs between two steps of the program, a hard one, too."""

from vm.channel import channel

_running = []       # timers


class Timer:
    ONE_SHOT, PERIODIC = 0, 1

    def __init__(self, number=-1, **options):
        if number != -1:
            raise ValueError("Timer doesn't exist")
        if options:
            self.init(**options)

    def init(self, *, mode=PERIODIC, period=-1, freq=None, tick_hz=1000, callback=None,
             hard=False):
        self.deinit()
        self._us = int(1_000_000 / freq) if freq else period * 1_000_000 // tick_hz
        self._repeats = mode == Timer.PERIODIC
        self._callback = callback
        self.due = channel.us() + self._us
        _running.append(self)
        _next()

    def deinit(self):
        if self in _running:
            _running.remove(self)
            _next()

    def fire(self):
        if self._repeats:
            # What the clock has jumped over does not come later.
            self.due += max(1, (channel.us() - self.due) // self._us + 1) * self._us
        else:
            _running.remove(self)
        if self._callback:
            self._callback(self)


def _next():
    """When the clock has to look here again."""
    channel.due = min([timer.due for timer in _running], default=channel.NEVER)


def _fire():
    now = channel.us()
    channel.due = channel.NEVER     # a callback that waits does not come here again
    for timer in list(_running):
        if timer.due <= now:
            timer.fire()
    _next()


channel.on_due = _fire
