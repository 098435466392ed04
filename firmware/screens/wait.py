"""Says that the games on the board are being read, which takes seconds where they are many."""

from game_ui.key_guard import KeyGuard
from screens.dialog import Dialog


class Wait(Dialog):
    """How many have been read so far; then what waits for them. BACK does not wait."""

    TICK_MS = 250

    def __init__(self, app, page, work, leave):
        """page: key of what it is for. One of work() and leave() is called, and opens another
        screen.
        """
        super().__init__(app, "title.wait", app.text(page), (("button.back", leave),))
        self._work = work
        self._guard = KeyGuard()

    def title(self):
        return self._heading % self.app.history.loaded_games

    def key(self, key):
        if key != "OK" or self._guard.accepts():
            super().key(key)

    def tick(self):
        if self.app.history.ready:
            self.app.act(self._work)

    def _leave(self, action):
        """As it is: what the action opens takes the place of this page."""
        return action
