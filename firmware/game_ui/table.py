"""Bases of the games' tables: whose keys count, and what comes before the next turn."""

from games import ui_of
from ui.screen import STEPS, Screen


class GameTable(Screen):
    """A table of one player. press() gets the keys, menu_rows() and more_rows() are the game's
    part of the menu; undo() takes the last action back.
    """

    UNDOES = True
    DEVICE = ""                 # the screen on which the device plays
    seen = True                 # may the hand of the player whose turn it is be seen?

    def __init__(self, app):
        super().__init__(app)
        self.TABLE_THEME = ui_of(app.session.game.NAME).TABLE_THEME

    @property
    def single(self):
        """With NEXT and OK alone there is one row of all that can be done. Once there has been an
        arrow, NEXT is free for more.
        """
        return self.app.two_keys and not self.app.steered

    def key(self, key):
        if self.seen:
            single = self.single
            self.press(STEPS.get(key, key) if single else key, single)
        elif key == "OK":
            self.hand_on()

    def press(self, key, single):
        """A key of the player whose turn it is."""

    def open_menu(self):
        self.app.push("game_ui.pause.TableMenu", self)

    def undoes(self):
        """Can the last action be taken back?"""
        return False

    def menu_rows(self, menu):
        """Rows of what can be done at this table. menu: the TableMenu, which makes rows."""
        return []

    def more_rows(self, menu):
        """Rows of this game that come after its rules."""
        return []


class Seated:
    """A table shows a hand only to the player whose turn it is; a base before GameTable, without
    one of its own: MicroPython looks into the bases of a base first.

    HAND_OVER, DEVICE: screens of the game; the one lies on top while the device goes to another
    person, the other is in the table's place while the device plays. The table calls hand_on()
    when a turn is over; sit_down() is called when a person may look.
    """

    HAND_OVER = ""
    SECRET = True
    seen = False
    _had = None                 # who had the device last, as far as anybody knows

    def on_show(self):
        if not self.seen:
            self.hand_on()

    @property
    def alone(self):
        """Is one person among devices?"""
        devices = self.app.session.head.get("devices")
        return bool(devices) and devices.count(None) == 1

    @property
    def device_next(self):
        """Is the next turn that of a device?"""
        session = self.app.session
        devices = session.head.get("devices")
        return bool(devices) and devices[session.game.current_player()] is not None

    def hand_on(self):
        """To the next turn."""
        self.seen, self.holder = False, None
        if self.device_next:
            self.app.replace(self.DEVICE)
        elif self.alone or self._had == self.app.session.game.current_player():
            self._sit()
        else:
            self.app.push(self.HAND_OVER, self._take, *self.told())

    def _take(self):
        """The next person has the device, and says so."""
        self._sit()
        self.app.pop()

    def _sit(self):
        self.seen = True
        self.holder = self._had = self.app.session.game.current_player()
        self.sit_down()

    def told(self):
        """What the screen HAND_OVER gets to know besides."""
        return ()

    def sit_down(self):
        """The player whose turn it is looks at the table."""


class MatchTable(Seated, GameTable):
    """The table of a match, round by round. Between two rounds, and after the last, come what all
    have captured, and the points.
    """

    def __init__(self, app, number=None):
        """number: the round whose beginning all know; None after a start."""
        super().__init__(app)
        game = app.session.game
        # They see first how the last one has ended.
        begins = game.current() > 1 and not game.deal.log
        self.number = number or game.current() - begins

    @property
    def over(self):
        """Is the round over?"""
        return self.app.session.game.current() != self.number

    def hand_on(self):
        game = self.app.session.game
        if self.over:
            self.app.replace("pads.dealt.DealtCounts", (game.current() or game.rounds + 1) - 1)
        else:
            super().hand_on()

    def stays(self):
        """Says why nothing can be undone now."""
        app = self.app
        app.push("screens.dialog.Notice", app.text.of(app.session.game.NAME)("page.stays"))
