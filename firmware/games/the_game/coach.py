"""Thinks about a card before it is laid, while the table waits on the display."""

from games.the_game.hint import Thinking


class Coach(Thinking):
    """What does it cost to lay this card? OK lays it at once, any other key takes it back."""

    def __init__(self, app, table, action, odds):
        """odds: outlook() as it is, None if that is not known."""
        super().__init__(app, table)
        self._action, self._before = action, odds

    def view(self):
        if not self._before:
            return super().view()
        game = self.app.session.game.clone()
        game.apply_action(self._action)
        return game.observation(game.current_player())

    def found(self, advisor):
        if not self._before:
            self._before = advisor.outlook()
            return True
        self.app.pop()
        self.table.judged(self._action, self._before, advisor.outlook())

    def failed(self):
        self._lay()
        self.app.set(coach=False)
        self.app.warn("page.no_hint")

    def key(self, key):
        if key == "OK":
            self._lay()
        else:
            self.app.pop()

    def _lay(self):
        self.app.pop()
        self.app.act(self.table.lay, self._action)
