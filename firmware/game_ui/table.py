"""Base classes of the tables: key handling, and the hand-over between turns."""

from games import ui_of
from ui.screen import STEPS, Screen


class GameTable(Screen):
    """A table of one player. A subclass handles keys in press(), adds rows to the menu by
    menu_rows() and more_rows(), and takes the last action back in undo().
    """

    UNDOES = True
    DEVICE = ""                 # the screen on which the device plays
    PART = ""                   # the layout
    seen = True                 # may the hand of the player to move be shown?

    def __init__(self, app):
        super().__init__(app)
        self.TABLE_THEME = ui_of(app.session.game.NAME).TABLE_THEME

    @property
    def one_row(self):
        """True while NEXT and OK are the only keys used: then all choices are in one row. Once an
        arrow was pressed, NEXT has another meaning.
        """
        return self.app.two_keys and not self.app.arrow_used

    def key(self, key):
        if self.seen:
            one_row = self.one_row
            self.press(STEPS.get(key, key) if one_row else key, one_row)
        elif key == "OK":
            self.hand_on()

    def press(self, key, one_row):
        """Handles a key of the player to move. one_row: see the property."""

    def open_menu(self):
        self.app.push("game_ui.pause.TableMenu", self)

    def can_undo(self):
        """True if the last action can be taken back."""
        return False

    def hint(self):
        """Asks the device's own player. It moves the cursor by advise(action)."""
        self.app.push("game_ui.hint.Hint", self)

    @property
    def hint_row(self):
        """Key of the row that asks for a hint: before the first one of a game, what it means."""
        return "row.hint" if self.app.session.head.get("hints") else "row.hint_apart"

    def because(self, text, code, values):
        """The reason of a hint, as text. code, values: what the player's reason() returns."""
        return text("hint." + code, *values)

    def menu_rows(self, menu):
        """Rows of what can be done at this table now. menu: the TableMenu, which makes rows."""
        return []

    def more_rows(self, menu):
        """Rows of this game, below its rules."""
        return []


class Seated:
    """Mix-in for tables of several players: shows a hand only to the player to move. It goes
    before GameTable and has no base of its own, because MicroPython searches the bases of a
    base first.

    HAND_OVER, DEVICE: paths of screens. HAND_OVER lies on top while the device is passed to
    another person; DEVICE replaces the table while a device plays. The table calls hand_on() at
    the end of a turn; sit_down() is called when a person may look.
    """

    HAND_OVER = ""
    SECRET = True
    seen = False
    _had = None                 # seat that had the device last, None if unknown

    def on_show(self):
        if not self.seen:
            self.hand_on()

    @property
    def alone(self):
        """True if one person plays among devices."""
        devices = self.app.session.head.get("devices")
        return bool(devices) and devices.count(None) == 1

    @property
    def device_next(self):
        """True if the next turn is a device's."""
        session = self.app.session
        devices = session.head.get("devices")
        return bool(devices) and devices[session.game.current_player()] is not None

    def hand_on(self):
        """Goes on to the next turn: a device's, the same person's, or another person's."""
        self.seen, self.holder = False, None
        if self.device_next:
            self.app.replace(self.DEVICE)
        elif self.alone or self._had == self.app.session.game.current_player():
            self._sit()
            self._speak()
        else:
            self.app.push(self.HAND_OVER, self._take, *self.hand_over_args())

    def _take(self):
        """The next person has pressed OK on the hand-over screen."""
        self._sit()
        self.app.pop()
        self._speak()

    def _sit(self):
        self.seen = True
        self.holder = self._had = self.app.session.game.current_player()
        self.sit_down()

    def _speak(self):
        """Opens what the dealer says as this turn begins, if that is anything."""
        said = self.app.settings["talks"] and self.remark()
        if said:
            self.app.push("game_ui.hint.Remark", self, said)

    def remark(self):
        """Key of the text that the dealer says as this turn begins, or None: at few moments that
        come once.
        """

    def hand_over_args(self):
        """Further arguments of the screen HAND_OVER."""
        return ()

    def sit_down(self):
        """Called when the player to move looks at the table."""


class MatchTable(Seated, GameTable):
    """The table of a match. After each round come the captured cards, then the points."""

    def __init__(self, app, number=None):
        """number: the round to play; None after a start, when a round just ended is shown first.
        """
        super().__init__(app)
        game = app.session.game
        # A round without an action yet: the end of the last one is shown first.
        begins = game.current() > 1 and not game.deal.log
        self.number = number or game.current() - begins

    @property
    def over(self):
        """True if the round is over."""
        return self.app.session.game.current() != self.number

    def hand_on(self):
        game = self.app.session.game
        if self.over:
            self.app.replace("pads.dealt.DealtCounts", (game.current() or game.rounds + 1) - 1)
        else:
            super().hand_on()

    def remark(self):
        """In the first turn of each player in the last round."""
        game = self.app.session.game
        if 1 < game.current() == game.rounds and len(game.deal.log) < game.players:
            return "remark.last"
        return None

    def refuse_undo(self):
        """Opens a notice: nothing can be undone now."""
        app = self.app
        app.push("screens.dialog.Notice", app.text.of(app.session.game.NAME)("page.stays"))
