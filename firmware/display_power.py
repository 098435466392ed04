"""Sends frames to the display, reconnects a lost one, sets up anew one that may have forgotten its
settings, dims and blanks it when idle, applies brightness and theme.
"""

from time import ticks_add, ticks_diff, ticks_ms

from micropython import const

_RETRY_MS = const(100)          # between two attempts to reach a lost display
_RENEW_MS = const(2000)         # between two times that a display is set up anew
_DIM_CONTRAST = const(1)
_SHIFT_S = const(60)            # between two shifts of the dimmed picture of an OLED
_SHIFTS = (0, 1, 2, 1)          # pixel rows
_PATIENCE = const(3)            # factor of the idle times at a table, where people think

DARK, DIM, BRIGHT = range(3)


class DisplayPower:
    """The display as the main loop uses it. light: DARK, DIM or BRIGHT. least: the least light
    after keep_lit(True), else 0.
    """

    def __init__(self, display, settings):
        self._display = display
        self._settings = settings
        self._lost = None       # when the display was last found missing, ms
        self._part = 0          # of the display that is set up anew next ...
        self._renews = ticks_add(ticks_ms(), _RENEW_MS)     # ... at this time
        self._shift = 0
        self._shown = None      # (theme, table theme) on the display
        self._table_theme = 0
        self.light, self.least = BRIGHT, 0
        self.adjust()

    def show(self, now, pause=None):
        """Sends the frame; pause() is called after each part of it.

        If the display does not answer, find() tries to reach it later; the game goes on.
        """
        if self._lost is None:
            try:
                self._display.show(pause)
            except OSError:
                self._lost = now

    @property
    def missing(self):
        """True while the display does not answer; one on SPI never does."""
        return self._lost is not None

    def find(self, now):
        """Tries to reach a lost display; a lit one may have forgotten its settings without a sign,
        so it is set up anew every _RENEW_MS, in parts of some ms. Call it while no key waits.
        """
        if self._lost is None:
            if self.light and ticks_diff(now, self._renews) >= 0:
                self._renew(1)
        elif ticks_diff(now, self._lost) >= _RETRY_MS:
            self._lost = now
            try:
                self._display.begin()
                self._display.show()    # an LCD whose transfer stood still begins without it
                self._lost = None
                self.adjust()
            except OSError:
                pass

    def _renew(self, parts):
        """Sets the next parts of the display up anew."""
        while parts and self._lost is None:
            self._try(self._display.renew, self._part)
            self._part = (self._part + 1) % self._display.PARTS
            parts -= 1
        if not self._part:
            self._renews = ticks_add(ticks_ms(), _RENEW_MS)

    def wake(self):
        """Switches to full brightness. Returns False if the display was dark: that key only wakes
        it.
        """
        was, self.light = self.light, BRIGHT
        if was != BRIGHT:
            self._shift_to(0)
            if was == DARK:
                self._part = 0
                self._renew(self._display.PARTS)
            self._set_light()
        return was != DARK

    def rest(self, idle_s, playing):
        """Dims or blanks the display after idle_s seconds without a key. playing: a game is on the
        display, so it stays bright _PATIENCE times as long.
        """
        light = self.least or self._light_after(idle_s // _PATIENCE if playing else idle_s)
        if light < self.light:
            self.light = light
            self._set_light()
        elif light == DIM:        # a still picture burns into an OLED
            self._shift_to(_SHIFTS[idle_s // _SHIFT_S % len(_SHIFTS)])

    def _light_after(self, idle_s):
        dim, blank = self._settings["dim_s"], self._settings["blank_s"]
        return DARK if blank and idle_s >= blank else DIM if dim and idle_s >= dim else BRIGHT

    def animates(self):
        """True if decoration may move: cards on their way, flames, the cascade."""
        return self._settings["motion"]

    def keep_lit(self, on):
        """Keeps the display from going dark while something plays by itself; on: from now on, or
        no longer. An LCD stays bright; an OLED, which burns in, is dimmed.
        """
        self.least = 0 if not on else BRIGHT if self._display.colour else DIM
        if self.least == BRIGHT:
            self.wake()

    def adjust(self):
        """Applies the settings "contrast" (its steps are in screens/settings.py) and "theme"."""
        self.set_table_theme(self._table_theme)
        self._set_light()

    def set_table_theme(self, table_theme):
        """Changes the table theme (see ui/themes.py); takes effect with the next frame."""
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
