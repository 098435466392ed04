"""The application: the loop over keys, display and time, and services for screens."""

from time import ticks_add, ticks_diff, ticks_ms

from micropython import const

from games import ui_of
from memory import Memory
from pack import data
from stack import Stack
from storage import files
from ui import layouts
from ui.art import Art
from ui.canvas import Canvas
from ui.strings import LANGUAGES, Strings

# Every screen needs them.
import ui.kit, ui.regions, ui.screen        # noqa: E401, F401  isort: skip

_SCAN_MS = const(5)             # sleep between two scans of the keys
_ASLEEP_SCAN_MS = const(20)     # between two scans while the display is dark
_LOOK_MS = const(5)             # between two scans while a frame is being sent
_AGES_MS = const(1 << 28)       # three days; ticks_diff() spans six
_QUIET_MS = const(100)          # from a key or tick to a collection, which takes 20 ms
_LEFT_MS = const(1000)          # without a key: nobody will press one
_GONE_MS = const(12_000)        # without a key; the display dims after 15 s
_REST_MS = const(25)            # between two rounds of background work
_LATER_MS = const(5000)         # to the next try if memory is short
_READING = const(32_768)        # free bytes to read the history: its modules take 11 KB


class App(Stack):
    """self.app of a screen: the services in ui/screen.py, and the screen stack."""

    def __init__(self, display, power, keys, settings, session, history, clock, feedback):
        super().__init__()
        self._display = display
        self.art = Art(*data("art"))
        self.font = self.art.font
        self.layout = at = self.layout_of("basic")
        self.canvas = Canvas(display, at.CORNER)
        self.small, self.body = self.font(at.SMALL), self.font(at.BODY)
        self.art.keep_fonts()
        self.settings = settings
        self.session = session
        self.history = history
        self.clock = clock
        self.feedback = feedback
        self.keys = keys
        self.text = self._strings(settings["language"] or LANGUAGES[0][0])
        session.attach(self.defer, self.warn, self.refuse)
        self.arrows = keys.has("RIGHT")
        self.two_keys = not self.arrows
        self.arrow_used = False    # has an arrow been pressed, on a board with four?
        self._unfinished = False    # has the top screen more to paint?
        self._short = False     # did the last frame run out of memory?
        self._unsaved = False   # are there settings that did not fit the flash?
        self._deferred = []     # functions to call after the frame
        self.stop = None        # stop of the cursor on the home screen
        self._pressed = []      # keys pressed while a frame was being sent
        self._tidy = False      # neither key nor tick since garbage was collected at rest?
        self.woken = self._ticked = self._looked = self._rested = ticks_ms()
        self._reads = self.woken    # ticks from which the history is read
        self._reading = False   # with its modules?
        self.power = power
        self._memory = Memory(*data("sets"), self.art.forget_fonts)

    def begin(self, place=None, wary=False):
        """Opens the first screen: the language menu if none is set, else home if the board
        restarted there, else the game in progress.

        place: App.place before a restart. wary: suspend the game, it may crash.
        """
        begin = self._begin, place, wary
        if self.settings["language"]:
            self.act(*begin)
        else:
            self.push("screens.language.Language", lambda: self.act(*begin))

    def _begin(self, place, wary):
        self.stop, played = place or (None, True)
        if wary:
            from suspended import waiting  # only after three crashes
            if waiting(self.session):
                self.warn("page.wary")
        elif played:
            self.session.resume()   # its notices open on top of the game's screen
        if place:
            self._go_home()
        else:
            self.show_game()
        if self.settings.problem:
            self.warn("page.settings")

    def _strings(self, code):
        return Strings(code, *data("texts/" + code), keys=self.keys.labels)

    def layout_of(self, part):
        """The module of ui/layouts for one kind of screen, "table" for example, on this display.
        """
        return layouts.load(self._display, part)

    def defer(self, work):
        """Calls work() after the frame, because writing to flash takes time."""
        self._deferred.append(work)

    def warn(self, key, *values):
        """Opens a notice on top of the current screen. key, values: of its text."""
        self.push("screens.dialog.Notice", self.text(key, *values))

    def refuse(self, key, *values):
        """Closes all screens but home and opens a notice there."""
        self.home()
        self.warn(key, *values)

    def cue(self, name):
        """Plays a cue (feedback.py), where the board can and the settings allow."""
        self.feedback.cue(name, ticks_ms())

    def speak(self, code):
        """Changes the language. code: "en", "es" ..."""
        self.text = self._strings(code)
        self.set(language=code)
        self._fresh = True

    def set(self, **values):
        """Changes settings; saves them after the frame."""
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

    # Games

    def go_on(self):
        """Opens the table of the game in progress, or its result; else home."""
        self.act(self.show_game)

    def show_game(self):
        """go_on() at once: only for work that act() runs."""
        game = self.session.game
        if not game:
            self._go_home()
            return
        self._screens.clear()
        shown = ui_of(game.NAME)
        self._push(shown.OVER if game.is_terminal() else shown.playing(game), ())

    def start_game(self, game, players, options, seed="", names=(), devices=(), **more):
        """Begins a game and opens its table; evicts old records if the flash is nearly full.
        devices: levels by seat, None for a person.
        """
        session = self.session
        head = session.new_head(game, players, options, seed, names, devices)
        head.update(more)
        if session.roomy():
            self.act(self._start_game, head)
        else:
            self.home()
            self.push("screens.dialog.Wait", "page.making_room",
                      lambda: self._start_with_room(head), self.home)

    def _start_game(self, head):
        self._screens.clear()
        self.make_room(game=head["game"])
        self.session.begin(head)
        self.show_game()

    def _start_with_room(self, head):
        room, key, full = self.session.make_room()
        if room:
            self._start_game(head)
            if key:
                self.warn(key, full)
        else:
            self.refuse(key)

    def once_read(self, name, *args):
        """Opens a screen that needs the history, once that has been read."""
        if self.history.ready:
            self.push(name, *args)
        else:
            self.push("screens.dialog.Wait", "page.reading", lambda: self.replace(name, *args),
                      self.pop)

    # Memory: see memory.py

    def make_room(self, opening=None, short=False, game=None):
        """Unloads modules. opening: of the next screen. short: it is full. game: a new one."""
        names = [(each.module,) + each.uses for each in self._screens]
        top = (opening,) if opening else names.pop() if names else ()
        if self.session.game:
            self.session.game.forget()
            game = self.session.game.NAME
        self.text.forget()
        self.art.forget()
        self._memory.make_room(top, sum(names, (game,) if game else ()), short)
        self._reading = False

    @property
    def restart_due(self):
        """Restart to free memory? At home alone, bright, all on flash, no key for a while."""
        return (self._at_home and self._memory.worn
                and _LEFT_MS < ticks_diff(ticks_ms(), self.woken) < _GONE_MS
                and (self.history.ready or ticks_diff(self._reads, self._looked) > 0)
                and not (self.session.journal.pending or self.session.new_cards or self._unsaved)
                and self.feedback.charge != 0       # or it is announced again
                and not (self._pressed or self.keys.busy()))

    @property
    def place(self):
        """For begin() after a restart: the cursor at home, and whether a game is in progress."""
        return self.stop, self.session.played

    # Display

    def show(self):
        """Runs stack operations, paints the top screen, then runs the deferred work."""
        while self.changed:
            while self._acts and not self._opened:
                work, args = self._acts.pop(0)
                work(*args)
            screen = self._screens[-1]
            try:
                if self._opened:
                    screen.on_show()
                    self._opened = False
                    continue
                self.changed = False
                if self._fresh and screen.WIPES:
                    self._unfinished = False
                    self.canvas.clear()
                    screen.draw(self.canvas)
                else:
                    self._unfinished = screen.update(self.canvas)
            except MemoryError:
                if self._short:
                    raise
                self._short = self.changed = True
                screen.on_hide()
                self.make_room(short=True)
                self._show_top()
                continue
            self._fresh = self._short = False
            self.power.show(ticks_ms(), self._look)
            if self._deferred:
                if not files.release():
                    self.make_room(short=True)
                while self._deferred:
                    self._deferred.pop(0)()     # which may open a notice
                files.reserve()

    def _go_home(self):
        self._screens.clear()
        if self.session.suspended:
            self.make_room()
        self.session.come_home()
        super()._go_home()
        self.defer(self._memory.collect)    # fast keys leave no time later

    def _show_top(self):
        super()._show_top()
        self.power.set_table_theme(self._table_theme())

    def _table_theme(self):
        """Table theme of the topmost screen that has one."""
        for screen in reversed(self._screens):
            if screen.TABLE_THEME is not None:
                return screen.TABLE_THEME
        return 0

    # Time

    def step(self):
        """Handles one key, or else animates, paints and does background work."""
        self._look()
        now = self._looked
        if self._pressed:
            self._press(self._pressed.pop(0), now)
            self._tidy = False
        elif self._unfinished:
            self.changed = True
        else:
            self._tick(now)
            if not self.history.ready or ticks_diff(now, self._rested) >= _REST_MS:
                self._rested = now
                self._idle(now)

    @property
    def pause(self):
        """Milliseconds until the next step()."""
        if self._unfinished:
            return 0
        return _SCAN_MS if self.power.light else _ASLEEP_SCAN_MS

    def _look(self):
        """Scans the keys, also while a frame is being sent, so that no press is lost."""
        now = ticks_ms()
        if ticks_diff(now, self._looked) >= _LOOK_MS:
            self._looked = now
            self.feedback.tick(now)
            key = self.keys.scan(now)
            if key:
                self._pressed.append(key)

    def _press(self, key, now):
        self.woken = now
        if not self.power.wake():
            return                  # on a dark display the first key only wakes
        screen, held = self._screens[-1], key == "HELD"
        if held and not screen.HOLDS:
            key = "NEXT"
        if key not in ("OK", "BACK", "UNDO"):
            self.two_keys = held or key == "NEXT" or not self.arrows
            self.arrow_used = self.arrow_used or not self.two_keys
        if key != "UNDO" or screen.UNDOES:
            screen.key(key)
            self.changed = True

    def _tick(self, now):
        tick = self._screens[-1].TICK_MS
        if tick and self.power.light and not 0 <= ticks_diff(now, self._ticked) < tick:
            self._ticked = now
            self._screens[-1].tick()
            self.changed = True
            self._tidy = False

    def _read(self, now):
        try:
            self._reading = self._reading or self._memory.collect() >= _READING
            if not self._reading:
                raise MemoryError
            self.history.step()
            if self.history.ready:
                self.make_room()        # unloads what reads it
        except MemoryError:
            self._reads = ticks_add(now, _LATER_MS)

    def _idle(self, now):
        """Dimming, lost display, battery, history, garbage."""
        ready, charge = self.history.ready, self.feedback.charge
        if not self.history.ready and ticks_diff(now, self._reads) >= 0:
            self._read(now)
        self.power.find(now)
        if self.feedback.measure(now):
            self.warn("page.battery")
        if self.history.ready != ready or self.feedback.charge != charge:
            self.changed = True
        idle_ms = ticks_diff(now, self.woken)
        if idle_ms > _AGES_MS:          # ticks compare for six days: stay idle
            self.woken = ticks_add(now, -_AGES_MS)
        playing = bool(self.session.game) and not self._at_home
        self.power.rest(idle_ms // 1000, playing)
        quiet_ms = min(idle_ms, ticks_diff(now, self._ticked))
        if not self._tidy and quiet_ms >= _QUIET_MS:
            self._tidy = True
            self._memory.collect()
