"""Pebbles, dealt: everybody lays three pebbles in turn; each that is higher than the one before
is a point.
"""

from ..base import Game
from ..errors import IllegalAction, is_int, require
from ..shuffle import shuffled
from .options import HAND, OPTIONS, PEBBLES, PLAYERS


class PebblesDealt(Game):
    """An action is the number of a pebble."""

    NAME = "pebbles"
    PLAYERS = PLAYERS
    OPTIONS = OPTIONS

    def __init__(self, players, seed="", first=0):
        self._check_setup(players, seed, first=first)
        bag = shuffled(range(1, PEBBLES + 1), seed)
        self.players, self.first = players, first
        self.hands = [sorted(bag[seat * HAND:(seat + 1) * HAND]) for seat in range(players)]
        self.row, self.points = [], [0] * players
        self._history = []

    def current_player(self):
        return None if self.is_terminal() else (self.first + len(self.row)) % self.players

    def is_terminal(self):
        return len(self.row) == HAND * self.players

    def legal_actions(self):
        return [] if self.is_terminal() else list(self.hands[self.current_player()])

    def apply_action(self, action, seat=None):
        require(not self.is_terminal(), "E_GAME_OVER")
        mover = self.current_player()
        require(seat is None or seat == mover, "E_NOT_YOUR_TURN")
        require(is_int(action, 1, PEBBLES) and action in self.hands[mover], "E_BAD_ACTION")
        self.points[mover] += not self.row or action > self.row[-1]
        self.hands[mover].remove(action)
        self.row.append(action)
        self._history.append(action)

    def undo_action(self):
        raise IllegalAction("E_NOTHING_TO_UNDO")

    def returns(self):
        return list(self.points)

    def result(self):
        return {"result": "FINISHED", "points": self.returns()} if self.is_terminal() else None

    def abandoned(self):
        return {"result": "ABANDONED"}

    def observation(self, seat):
        """What a seat may know."""
        return {"players": self.players, "observer": seat, "hand": list(self.hands[seat]),
                "current_player": self.current_player(), "row": list(self.row),
                "points": self.returns(), "result": self.result()}

    def state(self):
        return self.players, self.first, tuple(map(tuple, self.hands)), tuple(self._history)

    def clone(self):
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.row, twin.points = list(self.row), list(self.points)
        return twin

    @staticmethod
    def action_to_string(action):
        return "lay(%d)" % action

    @staticmethod
    def string_to_action(text):
        return int(text[4:-1])
