"""A hint: what the device's own player would do, and why. The Game has another one."""

from games import player_of, reason_of
from ui import kit
from ui.art import fitting
from ui.canvas import BG, FG, INK, PAPER, RED
from ui.screen import Screen

_LEVEL = "hard"                 # throws no dice


class Hint(Screen):
    """Says that the dealer thinks; then moves the table's cursor to the action, and says why.
    BACK closes the hint, any other key goes on to the table: OK does the action.

    A table has advise(action), and in its layout HINT: x, y, w, h of the text, fonts.
    """

    WIPES = False
    UNDOES = True

    def __init__(self, app, table):
        super().__init__(app)
        self._table = table
        self._thinks = False    # has the display said so?
        self._short = False     # has memory run out already?

    def update(self, canvas):
        if not self._thinks:
            self._thinks = True
            self._say(canvas, self.app.text("device.thinks"))
            return True
        try:
            why = self._think()
            canvas.clear()
            self._table.draw(canvas)
            self._say(canvas, why)
        except MemoryError:
            if not self._short:
                self._short = True
                raise           # App.show() frees memory and calls update() again
            self.app.pop()
            self.app.warn("page.no_hint")
        return False

    def on_hide(self):
        self._table.on_hide()

    def _think(self):
        """Points the table's cursor at the action; returns the reason as text."""
        app = self.app
        game = app.session.game
        actions = game.legal_actions()
        if len(actions) == 1:   # that is no help, and does not count
            self._table.advise(actions[0])
            return app.text("hint.alone")
        seen = app.session.view()
        action = player_of(game.NAME)(seen, actions, _LEVEL, None)
        code, *values = reason_of(game.NAME)(seen, action)
        seen = actions = None
        app.make_room()         # the player makes room for the table's painters
        app.session.set_flag("hints")
        self._table.advise(action)
        return self._table.because(app.text.of(game.NAME), code, values)

    def _say(self, canvas, said):
        app = self.app
        x, y, w, h, *fonts = app.layout_of(self._table.PART).HINT
        colour, tie = app.layout.COLOUR, app.art("bow_9")
        room = w - tie.width - 12
        if app.layout.NARROW:       # no room for the tie
            tie, room = None, w - 4
        font, ink = fitting(app, fonts, [said], room), INK if colour else BG
        if colour:
            canvas.rounded(x - 1, y - 1, w + 2, h + 2, INK, 5)
        canvas.rounded(x, y, w, h, PAPER if colour else FG, 4 if colour else 1)
        if tie:
            canvas.sprite(tie, x + 4, y + (h - tie.height + 1) // 2, RED if colour else BG)
            x += tie.width + 6
        if font.width(said) > room:
            kit.lines(canvas, x + 2, y, room, h, said, font, ink)
        else:
            canvas.inside(said, x + 2, y, room, h, font, ink)

    def key(self, key):
        self.app.pop()
        if key != "BACK" and self._thinks:
            self.app.act(self._table.key, key)


class Remark(Hint):
    """What the dealer says as a turn begins. The next key closes it, and is the table's."""

    def __init__(self, app, table, said):
        """said: key of a text."""
        super().__init__(app, table)
        self._said = app.text.of(app.session.game.NAME)(said)

    def on_show(self):
        self.app.cue("done")

    def update(self, canvas):
        canvas.clear()
        self._table.draw(canvas)
        self._say(canvas, self._said)

    def key(self, key):
        self.app.pop()
        self.app.act(self._table.key, key)
