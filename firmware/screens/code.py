"""A past game as a QR code, for a phone or for `crupier import --code`."""

from time import ticks_diff, ticks_ms

from micropython import const

from engine.codes import encoder
from engine.records import BadRecord
from game_ui.navigation import suspend_others
from games import title
from screens.history import outcome
from ui import kit, qr
from ui.canvas import BG, FG, GOLD, INK, LINE, PAPER
from ui.screen import Screen
from version import ADDRESS

_QUIET = const(4)       # light modules around a code (ISO/IEC 18004, 6.3.8)
_WORK_MS = const(40)    # between two looks at the keys
_BAR_H = const(6)
_AIR = const(3)         # pixels beside a text


class Code(Screen):
    """Replays the game, with a bar that grows; then the code fills the display. OK and BACK close
    it.
    """

    def __init__(self, app, head, *below):
        """below: path and further arguments of a screen that opens with this head in its place; ()
        if that is on the stack.
        """
        super().__init__(app)
        self._below = below and (below[0], head) + below[1:]
        suspend_others(app, head["game"])
        self.uses = head["game"],
        head, actions = app.session.archive.record(head["seq"], head)
        actions = list(actions)
        self._head, self._steps = head, encoder(head, actions)
        self._done, self._all = 0, max(1, len(actions))
        self._qr = None
        self._shown = False     # is the code on the display?

    @property
    def TICK_MS(self):
        return 1 if self._steps else None

    def draw(self, canvas):
        self._shown = False
        kit.title(canvas, self.app, self.app.text("row.code"))
        self.update(canvas)

    def update(self, canvas):
        if self._qr and not self._shown:
            self._shown = True
            self._paint(canvas)
        elif not self._qr:
            width, y = canvas.width - 2 * _AIR, canvas.height // 2
            canvas.frame(_AIR, y, width, _BAR_H, LINE)
            canvas.fill(_AIR, y, width * self._done // self._all, _BAR_H, GOLD)

    def key(self, key):
        if key in ("OK", "BACK"):
            self._close()

    def tick(self):
        begun = ticks_ms()
        try:
            while ticks_diff(ticks_ms(), begun) < _WORK_MS:
                code = next(self._steps)
                if code:
                    self._finish(code)
                    break
                self._done += 1
        except BadRecord:
            self._refuse("page.unreadable")

    def _finish(self, code):
        self._steps = None
        canvas = self.app.canvas
        version = qr.version_for(ADDRESS, code)
        # Modules of a pixel can be read where pixels are as large as on an OLED.
        pixels = min(canvas.width, canvas.height) // (2 if self.app.layout.COLOUR else 1)
        if version is None or qr.size_of(version) + 2 * _QUIET > pixels:
            self._refuse("page.no_code")
        else:
            self._qr = qr.QR(ADDRESS, code, version)

    def _close(self):
        if self._below:
            self.app.replace(*self._below)
        else:
            self.app.pop()

    def _refuse(self, key):
        self._steps = None
        self._close()
        self.app.warn(key)

    def _paint(self, canvas):
        """Light modules are lit, as are all pixels around the code."""
        code, size = self._qr, self._qr.size
        lit, dark = (PAPER, INK) if self.app.layout.COLOUR else (FG, BG)
        module = min(canvas.width, canvas.height) // (size + 2 * _QUIET)
        side = module * (size + 2 * _QUIET)
        beside = canvas.width > canvas.height
        left = module * _QUIET + (0 if beside else (canvas.width - side) // 2)
        canvas.clear(lit)
        for y in range(size):
            x = 0
            while x < size:
                first = x
                while x < size and code.dark(x, y):
                    x += 1
                if x > first:
                    canvas.fill(left + module * first, module * (y + _QUIET),
                                module * (x - first), module, dark)
                x += 1
        self._caption(canvas, dark, *((side, _AIR) if beside else (left, side)))

    def _caption(self, canvas, ink, x, y):
        """What the code holds, in the lines that fit beside or below it."""
        app, head = self.app, self._head
        font, day = app.font(app.layout.SMALL), app.clock.date(head["time"])
        x = min(x, canvas.width - _AIR - font.width(day))       # a day is not broken
        for text in (title(app.text, head["game"]), outcome(app.text, head), day):
            for line in font.wrap(text, canvas.width - x - _AIR):
                if y + font.height <= canvas.height:
                    canvas.text(line, x, y, font, ink, None)
                    y += font.height
