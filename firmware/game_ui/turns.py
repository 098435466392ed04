"""Whose turn it is: a person's, to whom the device may have to be given, or the device's own."""

from ui.screen import STEPS


class Seated:
    """A table shows a hand only to the player whose turn it is; a base beside Screen.

    HAND_OVER, DEVICE: screens of the game; the one lies on top while the device goes to another
    person, the other is in the table's place while the device plays. The table calls hand_on()
    when a turn is over; sit_down() is called when a person may look, and press() for that
    person's keys.
    """

    HAND_OVER = DEVICE = ""
    SECRET = True
    seen = False                # may the hand of the player whose turn it is be seen?
    _moved = False              # the cursor, since it was put where it is best?
    _had = None                 # who had the device last, as far as anybody knows

    def on_show(self):
        if not self.seen:
            self.hand_on()

    def anew(self):
        """True for the only person among devices, mostly until the cursor moves."""
        return self.seen and self.alone and (self.app.spent or not self._moved)

    def key(self, key):
        single = self.app.two_keys and not self.app.steered
        self._moved = True
        if self.seen:
            self.press(STEPS.get(key, key) if single else key, single)
        elif key == "OK":
            self.hand_on()

    def press(self, key, single):
        """A key of the player whose turn it is. single: with NEXT and OK alone there is one row
        of all that can be done.
        """

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
            self.app.replace(self.DEVICE)      # both together are too large
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
