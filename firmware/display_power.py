"""Brings frames to the display, survives a loose cable, dims an idle display; what may move."""

from time import ticks_diff, ticks_ms

from micropython import const

_RETRY_MS = const(1000)         # between two attempts to reach a lost display
_DIM_CONTRAST = const(1)
_SHIFT_S = const(60)            # how often the dimmed picture of an OLED moves
_SHIFTS = (0, 1, 2, 1)          # pixel rows
_PATIENCE = const(3)            # at the table, where people think, it all comes so much later

DARK, DIM, BRIGHT = range(3)


class DisplayPower:
    """light: DARK, DIM or BRIGHT. held: the light while hold() is on, else 0."""

    def __init__(self, display, settings):
        self._display = display
        self._settings = settings
        self._lost = None       # when the display was last found missing, ms
        self._shift = 0
        self._shown = None      # theme and table theme on the display
        self._table_theme = 0
        self.light, self.held = BRIGHT, 0
        self.adjust()

    def show(self, now, pause=None):
        """Sends the frame; pause() is called now and then while a long one is under way.

        A display that does not answer is tried again later; the game goes on.
        """
        if self._lost is None:
            try:
                self._display.show(pause)
            except OSError:
                self._lost = now

    def find(self, now):
        """Tries to reach a lost display."""
        if self._lost is not None and ticks_diff(now, self._lost) >= _RETRY_MS:
            self._lost = now
            try:
                self._display.begin()
                self._lost = None
                self.adjust()
            except OSError:
                pass

    def wake(self):
        """Switches to full brightness. True if the picture could be read: a key then counts."""
        was, self.light = self.light, BRIGHT
        if was != BRIGHT:
            self._shift_to(0)
            self._set_light()
        return was != DARK

    def rest(self, idle_s, playing):
        """Nobody has pressed a key for idle_s seconds; playing: a game is on the display."""
        waited = idle_s // _PATIENCE if playing else idle_s
        dim, blank = self._settings["dim_s"], self._settings["blank_s"]
        light = self.held or (
            DARK if blank and waited >= blank else DIM if dim and waited >= dim else BRIGHT)
        if light < self.light:
            self.light = light
            self._set_light()
        elif light == DIM:        # a picture that stands still burns itself into an OLED
            self._shift_to(_SHIFTS[idle_s // _SHIFT_S % len(_SHIFTS)])

    def moves(self):
        """May anything move that tells nothing new? Cards on their way, flames, what falls."""
        return self._settings["motion"]

    def hold(self, on):
        """Something plays while nobody presses a key, from now on or no longer. The display
        neither goes dark nor dims; an OLED, which burns in, is dimmed.
        """
        self.held = 0 if not on else BRIGHT if self._display.colour else DIM
        if self.held == BRIGHT:
            self.wake()

    def adjust(self):
        """Applies the settings: brightness and colours."""
        self.set_table_theme(self._table_theme)
        self._set_light()

    def set_table_theme(self, table_theme):
        """Changes the table theme, see ui/themes.py; the next frame shows it."""
        self._table_theme = table_theme
        wanted = self._settings["theme"], table_theme
        if self._display.colour and self._shown != wanted:
            from ui.themes import colours
            self._shown = wanted
            self._display.colours(colours(*wanted))

    def _shift_to(self, rows):
        if rows != self._shift and not self._display.colour:
            self._shift = rows
            self._try(self._display.shift, rows)

    def _set_light(self):
        bright = self.light == BRIGHT
        self._try(self._display.contrast, self._settings["contrast"] if bright else _DIM_CONTRAST)
        self._try(self._display.power, self.light > DARK)

    def _try(self, do, value):
        try:
            do(value)
        except OSError:
            if self._lost is None:
                self._lost = ticks_ms()
