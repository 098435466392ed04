"""Short tones on a piezo; nothing waits for them."""

from time import ticks_add, ticks_diff

from micropython import const

_DUTY = const(16_384)           # a quarter: loud enough


class Buzzer:
    """pwm: of the pin, on a slice of its own."""

    def __init__(self, pwm):
        self._pwm = pwm
        self._notes = ()
        self._next = 0          # note after the one that sounds
        self._until = None      # ticks of the end of the one that sounds, ms
        pwm.duty_u16(0)

    def play(self, notes, now):
        """notes: (Hz, ms) one after another, 0 Hz is a rest. Ends what was playing before."""
        self._notes = notes
        self._next = 0
        self._until = now
        self.tick(now)

    def tick(self, now):
        """Goes on to the next note, or ends the tone, when it is time. Call it often."""
        if self._until is None or ticks_diff(now, self._until) < 0:
            return
        if self._next == len(self._notes):
            self._until = None
            self._pwm.duty_u16(0)
            return
        hertz, ms = self._notes[self._next]
        self._next += 1
        self._until = ticks_add(now, ms)
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(_DUTY if hertz else 0)
