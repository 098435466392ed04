"""Cues: short tones and a coloured light; and the charge of the battery."""

from time import ticks_add, ticks_diff

from micropython import const

_GLOW_MS = const(250)
_MEASURE_MS = const(5000)
_AGAIN_MS = const(1000)         # from a reading that finds it empty to a second one
_EMPTY = const(2)               # such readings in a row: the first may come before the voltage

# Name of a cue: notes (Hz, ms), colour of the light 0xRRGGBB.
_CUES = {
    "place": (((1320, 25),), 0x102010),
    "trick": (((1320, 40), (1760, 60)), 0x005070),
    "turn": (((880, 30),), 0x101010),
    "take": (((660, 40), (440, 70)), 0x703000),
    "done": (((1047, 40), (1319, 60)), 0x105010),
    "win": (((1047, 90), (1319, 90), (1568, 90), (2093, 200)), 0x00A040),
    "record": (((1047, 80), (1319, 80), (1568, 80), (1319, 60), (1568, 180)), 0x604000),
    "end": (((784, 120), (659, 120), (523, 220)), 0x602000),
    "refused": (((220, 120),), 0x800000),
}


class Feedback:
    """Plays cues, and measures the battery. buzzer, led, battery: drivers, or None where the board
    has none. The settings "sound" and "led" switch the first two. charge: 0...4, None without a
    battery.
    """

    def __init__(self, settings, buzzer=None, led=None, battery=None):
        self._settings = settings
        self.buzzer = buzzer
        self.led = led
        self._battery = battery
        self._glows = False
        self._until = 0         # when the light goes out, ms
        self._measured = None
        self._low = 0           # readings in a row that found it empty
        self.charge = None

    def cue(self, name, now):
        """Starts the notes and the light of a cue, as far as the settings allow."""
        notes, colour = _CUES[name]
        if self.buzzer and self._settings["sound"]:
            self.buzzer.play(notes, now)
        if self.led and self._settings["led"]:
            self.led.show(colour)
            self._glows = True
            self._until = ticks_add(now, _GLOW_MS)

    def tick(self, now):
        """Ends a note or the light when its time is over. Call it every few milliseconds."""
        if self.buzzer:
            self.buzzer.tick(now)
        if self._glows and ticks_diff(now, self._until) >= 0:
            self._glows = False
            self.led.show(0)

    def powered(self):
        """True while USB brings power, False on batteries, None if no pin of the board tells."""
        return self._battery and self._battery.powered()

    def measure(self, now):
        """Reads the battery at intervals; True if it has just become empty."""
        rest = _AGAIN_MS if self._low == 1 else _MEASURE_MS
        if not self._battery or (self._measured is not None
                                 and ticks_diff(now, self._measured) < rest):
            return False
        self._measured = now
        self.charge = self._battery.level()
        self._low = 0 if self.charge or self._battery.powered() else min(self._low, _EMPTY) + 1
        return self._low == _EMPTY
