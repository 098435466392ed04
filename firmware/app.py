"""The application: the keys, the display, the time, and what must be saved."""

import gc
from time import ticks_add, ticks_diff, ticks_ms

from micropython import const

from pack import data
from stack import Stack
from ui import layouts
from ui.art import Art
from ui.canvas import Canvas
from ui.strings import LANGUAGES, Strings

# Loaded once, because every screen needs them.
import ui.kit, ui.regions, ui.screen        # noqa: E401, F401  isort: skip

_SCAN_MS = const(5)             # of sleep between two looks at the keys
_ASLEEP_SCAN_MS = const(20)     # the same while the display is dark
_LOOK_MS = const(5)             # between two looks at the keys while a frame is under way
_TIDY_MS = const(2000)          # between two collections of garbage while nobody plays
_AGES_MS = const(1 << 28)       # three days
_QUIET_MS = const(100)          # after a key: time to collect garbage, which takes 20
_LEFT_MS = const(1000)          # without a key: nobody seems to be about to press one
_GONE_MS = const(12_000)        # nobody is there; the display is dim after 15 s at the earliest
_REST_MS = const(25)            # between two looks at what is in no hurry
_LATER_MS = const(5000)         # until more memory may be free


class App(Stack):
    """What screens see: ui/screen.py."""

    def __init__(self, display, power, keys, settings, session, history, clock, feedback):
        super().__init__()
        self._display = display
        self.art = Art(*data("art"))
        self.font = self.art.font
        self.layout = at = self.layout_of("basic")
        self.canvas = Canvas(display, at.CORNER)
        self.small, self.body = self.font(at.SMALL), self.font(at.BODY)
        self.settings = settings
        self.session = session
        self.history = history
        self.clock = clock
        self.feedback = feedback
        self.text = self._strings(settings["language"] or LANGUAGES[0][0])
        session.app = self
        self._keys = keys
        self.labels = keys.labels
        self.arrows = keys.has("RIGHT")
        self.two_keys = not self.arrows
        self.onward = "NEXT" if keys.has("NEXT") else "↓"      # the key where two do for all
        self.steered = False    # by an arrow, on a board that has all four
        self._unfinished = False    # is a part of it painted?
        self._cramped = False   # did the memory not do for a picture?
        self._unsaved = False   # are there settings that the flash has no room for?
        self._deferred = []
        self._pressed = []      # keys, while a frame was under way
        self._tidy = True       # no key since the last garbage collection
        self.woken = self._ticked = self._looked = self._rested = self._tidied = ticks_ms()
        self._reads = self.woken    # goes on reading the history then
        self.power = power

    def begin(self, place=None, wary=False):
        """Opens the first screen: that of place, or else the game in progress, if there is one.
        wary: it may be what made Crupier crash, so it waits. A language comes first, where none
        has been chosen.
        """
        at_home, self.stop, played, self.two_keys, self.steered, shown = place or (
            False, None, True, self.two_keys, False, True)
        begin = self._begin, at_home, played, shown, wary
        if self.settings["language"]:
            self.act(*begin)
        else:
            self.push("screens.language.Language", lambda: self.act(*begin))

    def _begin(self, at_home, played, shown, wary):
        if wary:
            from suspended import waiting  # forgotten when the next screen opens
            if waiting(self.session):
                self.warn("page.wary")
        elif played:
            self.session.resume()   # what it has to say comes after its screen
        if shown is not True:
            self.push(*shown)
        elif at_home:
            self._go_home()
        else:
            self._show_game()
        if self.settings.problem:
            self.warn("page.settings")

    @staticmethod
    def _strings(code):
        return Strings(code, *data("texts/" + code))

    def layout_of(self, part):
        """Where things are on this display; see ui/layouts."""
        return layouts.load(self._display, part)

    def defer(self, work):
        """Has work() done once the frame is on the display: writing to flash takes time."""
        self._deferred.append(work)

    def warn(self, key, *values):
        """Tells the player something, on top of whatever is open."""
        self.push("screens.dialog.Notice", self.text(key, *values))

    def refuse(self, key, *values):
        """Goes home and tells the player why."""
        self.home()
        self.warn(key, *values)

    def ask(self, heading, message, answers):
        """The player chooses; see screens/dialog.py."""
        self.push("screens.dialog.Dialog", heading, message, answers)

    def cue(self, name):
        """A tone and a light (feedback.py), if the board has them and the player wants them."""
        self.feedback.cue(name, ticks_ms())

    def speak(self, code):
        """Changes the language."""
        self.text = self._strings(code)
        self.set(language=code)
        self._fresh = True

    def set(self, **values):
        """Changes settings and keeps them."""
        for name, value in values.items():
            self.settings[name] = value
        self.power.adjust()
        self.defer(self._save_settings)

    def _save_settings(self):
        self._unsaved = True
        try:
            self.settings.save()
            self._unsaved = False
        except OSError:
            self.warn("page.full")

    # Display

    def show(self):
        """Does what was asked for, shows the top screen, does what was deferred."""
        while self._changed:
            self._changed = False
            while self._acts:
                work, args = self._acts.pop(0)
                work(*args)
            screen = self._stack[-1]
            try:
                if self._fresh and screen.WIPES:
                    self._unfinished = False
                    self.canvas.clear()
                    screen.draw(self.canvas)
                else:
                    self._unfinished = screen.update(self.canvas)
            except MemoryError:         # in large pieces: what comes anew lies closer
                if self._cramped:
                    raise
                self._cramped = self._changed = True
                self.make_room(len(self._stack) > 1, True)
                self._top()
                continue
            self._fresh = self._cramped = False
            self.power.show(ticks_ms(), self._look)
            while self._deferred:
                self._deferred.pop(0)()     # and may have something to say

    # Time

    def step(self):
        """What a key or the time asks."""
        self._look()
        now = self._looked
        if self._pressed:
            self._press(self._pressed.pop(0), now)
            self._tidy = False
        elif self._unfinished:
            self._changed = True
        else:
            self._tick(now)
            if not self.history.ready or ticks_diff(now, self._rested) >= _REST_MS:
                self._rested = now
                self._idle(now)

    @property
    def pause(self):
        """ms from one step to the next."""
        if self._unfinished:
            return 0
        return _SCAN_MS if self.power.light else _ASLEEP_SCAN_MS

    @property
    def worn(self):
        """Is the memory so full of names that the board should begin anew, and may it now?"""
        return self._modules.worn and self._at_rest()

    @property
    def spent(self):
        """Is it high time to begin anew? Then a cursor may move by itself."""
        return self._modules.worn > 1

    def _at_rest(self):
        """Would the next start show the same? All must be on the flash, and no key down; but a key
        must have come a moment ago, or the display may be dim.
        """
        return (_LEFT_MS < ticks_diff(ticks_ms(), self.woken) < _GONE_MS
                and self._stack[-1].anew()
                and (self.history.ready or ticks_diff(self._reads, self._looked) > 0)
                and not (self.session.journal.pending or self.session.came or self._unsaved)
                and self.feedback.charge != 0       # or an empty battery would be told once more
                and not (self._pressed or self._keys.busy()))

    def stay(self):
        """The board cannot begin anew now."""
        self._modules.renew()

    @property
    def place(self):
        """For the next start: is the home screen open, and where is its cursor? Is a game played,
        or do all of them wait? How the keys are used: two_keys, steered. And what screen.anew()
        says.
        """
        return (len(self._stack) == 1, self.stop, self.session.played, self.two_keys,
                self.steered, self._stack[-1].anew())

    def _look(self):
        """Looks at the keys; no press is lost while a frame is under way."""
        now = ticks_ms()
        if ticks_diff(now, self._looked) >= _LOOK_MS:
            self._looked = now
            self.feedback.tick(now)
            key = self._keys.scan(now)
            if key:
                self._pressed.append(key)

    def _press(self, key, now):
        self.woken = now
        if not self.power.wake():
            return                  # on a dark display the first key only wakes
        screen, held = self._stack[-1], key == "HELD"
        if held and not screen.HOLDS:
            key = "NEXT"
        if key not in ("OK", "BACK", "UNDO"):
            self.two_keys = held or key == "NEXT" or not self.arrows
            self.steered = self.steered or not self.two_keys
        if key != "UNDO" or screen.UNDOES:
            screen.key(key)
            self._changed = True

    def _tidy_up(self):
        """Collects garbage."""
        self._tidy = True
        gc.collect()

    def _tick(self, now):
        """What moves on the display by itself."""
        tick = self._stack[-1].TICK_MS
        if tick and self.power.light and not 0 <= ticks_diff(now, self._ticked) < tick:
            self._ticked = now
            self._stack[-1].tick()
            self._changed = True

    def _read(self, now):
        """Takes in one of the games that have been played; where memory does not do, later."""
        try:
            self.history.step()
        except MemoryError:
            self._reads = ticks_add(now, _LATER_MS)

    def _idle(self, now):
        """What nobody waits for."""
        shown = self.history.ready, self.feedback.charge
        if not self.history.ready and ticks_diff(now, self._reads) >= 0:
            self._read(now)
        self.power.find(now)
        if self.feedback.measure(now):
            self.warn("page.battery")
        if (self.history.ready, self.feedback.charge) != shown:
            self._changed = True
        idle_ms = ticks_diff(now, self.woken)
        if idle_ms > _AGES_MS:          # ticks compare for six days: stay idle
            self.woken = ticks_add(now, -_AGES_MS)
        playing = bool(self.session.game) and len(self._stack) > 1
        self.power.rest(idle_ms // 1000, playing)
        untidy = idle_ms >= _QUIET_MS and not self._tidy
        if untidy or ticks_diff(now, self._tidied) >= _TIDY_MS:
            self._tidy_up()         # not while a key waits
            self._tidied = ticks_ms()
