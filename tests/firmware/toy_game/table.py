"""The table of Pebbles, and the device's turn."""

from game_ui.device_turn import DeviceTurn
from game_ui.names import initials
from game_ui.table import GameTable, Seated
from ui.canvas import FG, GOLD


class Painter:
    """What all may see, and a hand."""

    def __init__(self, app, names):
        self._app, self._at = app, app.layout_of("pebbles")
        self._initials = initials(names)
        self._shown = None

    def forget(self):
        self._shown = None

    def show(self, canvas, view, hand=(), chosen=None):
        state = view["row"], view["points"], hand, chosen
        if state == self._shown:
            return
        self._shown = state
        at, font = self._at, self._app.body
        canvas.fill(*at.TABLE)
        x, y, w, h = at.TABLE
        said = " ".join(map(str, view["row"][-3:])) or "-"
        canvas.centre(said, x, y, w, font, FG, None)
        said = " ".join(["%s%d" % each for each in zip(self._initials, view["points"])])
        canvas.centre(said, x, y + h // 2, w, font, FG, None)
        x, y, w, h = at.HAND
        canvas.fill(x, y, w, h)
        for i, pebble in enumerate(hand):
            mark = pebble == chosen
            canvas.centre("[%d]" % pebble if mark else str(pebble), x + i * w // 3, y, w // 3,
                          font, GOLD if mark else FG, None)


class PebblesTable(Seated, GameTable):
    """LEFT and RIGHT choose a pebble, OK lays it, BACK opens the menu."""

    HAND_OVER = "game_ui.hand_over.HandOver"
    DEVICE = "games.pebbles.table.PebblesDevice"
    UNDOES = False

    def __init__(self, app):
        super().__init__(app)
        self._paint = Painter(app, app.session.head["names"])
        self._view, self._at = None, 0

    def draw(self, canvas):
        self._paint.forget()
        self.update(canvas)

    def update(self, canvas):
        if self._view:
            hand = self._view["hand"]
            self._paint.show(canvas, self._view, hand, hand[self._at])

    def press(self, key, one_row):
        hand = self._view["hand"]
        if key == "OK":
            self._lay(hand[self._at])
        elif key == "BACK":
            self.open_menu()
        else:
            self._at = (self._at + (-1 if key in ("LEFT", "UP") else 1)) % len(hand)

    def menu_rows(self, menu):
        return menu.seen()

    def sit_down(self):
        self._view, self._at = self.app.session.view(), 0

    def _lay(self, pebble):
        app = self.app
        app.session.apply(pebble)
        app.cue("place")
        if app.session.game.is_terminal():
            app.go_on()
        else:
            self._view = None
            self.hand_on()


class PebblesDevice(DeviceTurn):
    PART = "pebbles"

    def painter(self):
        return Painter(self.app, self.names)

    def table(self, canvas):
        self._paint.show(canvas, self.game.observation(self.seat or 0))

    def say(self, action):
        return self.text("say.lays", action)
