"""The replay of a past game of Galloneta, action by action."""

from engine.galloneta.notation import AGREE_DRAW, END_TURN
from engine.games import create
from game_ui.names import initials
from game_ui.navigation import recalled, turn_beside
from games import ui_of
from games.galloneta.device import BoardDevice
from ui.screen import Screen


class Replay(BoardDevice):
    """The board without hands, as the only person sees it, or the first player. Keys as in the
    replay of The Game, but OK tells the facts.
    """

    TICK_MS = _film = None
    _at = -1

    def __init__(self, app, head, game):
        Screen.__init__(self, app)
        self._head, self._actions = head, game.history()
        self.uses = "galloneta", "games.galloneta.over"
        self.TABLE_THEME = ui_of("galloneta").TABLE_THEME
        self.text, self.at = app.text.of("galloneta"), app.layout_of(self.PART)
        self.names = head["names"]
        self.initials = initials(self.names)
        self._paint = self.painter()
        self._go(0)

    def key(self, key):
        count = len(self._actions)
        if key == "BACK":
            self.app.pop()
        elif key == "OK":
            self.app.push("games.galloneta.over.Facts", self._head)
        elif key in ("UP", "DOWN") and self.app.arrows:
            self._go(turn_beside(self._actions, END_TURN, self._at, -1 if key == "UP" else 1))
        else:
            by = -1 if key in ("UP", "LEFT", "UNDO") else 1
            self._go((self._at + by) % (count + 1))

    def _go(self, at):
        """Plays the game up to so many actions; the last one is told."""
        if at <= self._at or self._at < 0:
            self.game, self._at = create(self._head), 0
            self.seat = self.game.current_player()
            self._said = self.text("replay.keys") if self.app.arrows else self._place("")
        self.last = None
        for action in self.app.session.patiently(self._actions[self._at:at]):
            self._at += 1
            if self._at == at:
                self.seat = self.game.current_player()
                self._said = self._place(self.text("end.agreement") if action == AGREE_DRAW
                                         else self.say(action))
            self.game.apply_action(action)

    def _place(self, said):
        return "%d/%d  %s" % (self._at, len(self._actions), said)


def past_board(app, head):
    """The Replay of the game of a record."""
    return recalled(app, head, lambda head, game: Replay(app, head, game))
