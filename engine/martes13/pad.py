"""A match of Martes 13 with real cards: the score pad, who deals, and rounds followed live."""

from ..errors import is_int, require
from ..scorepad.actions import GAME, OPEN, join
from ..scorepad.match import Match
from .sheet import Counts

EACH_STARTS_ONCE = 0    # in place of a number of rounds


def play_in(number, play):
    """The action that tells of a play: 180144 is a Martes 13 on the cats in round 1."""
    return join(number, GAME, 0, play)


class Martes13Table(Match):
    """Everybody may see everything here. Actions: those of the pad, and play_in()."""

    NAME = "martes13_table"
    OPTIONS = ("dealer", "rounds", "mode")

    def __init__(self, players, seed="", dealer=None, rounds=4, mode="counts"):
        """dealer: of the first round, None for the last seat (M13-R10). The seed is not used.

        Raises E_PLAYERS, E_CONFIG.
        """
        require(is_int(players, 3, 6), "E_PLAYERS", "3 to 6 players")
        if is_int(rounds, EACH_STARTS_ONCE, EACH_STARTS_ONCE):
            rounds = players
        sheets = {"counts": Counts}
        if mode == "points":
            from .points import Points
            sheets[mode] = Points
        super().__init__(sheets, players, seed, dealer, rounds, mode)
        self._plays = bytearray(self.rounds)    # how many there are in each
        self._live = None       # the LiveRound that was asked for last, a kilobyte ...
        self._followed = 0      # ... and the number of its round

    def live(self, number):
        """The LiveRound of this round, None before its first card. Not to be changed."""
        if not self._plays[number - 1]:
            return None
        if self._followed != number:
            live = self._begun(number)
            for action in self._history:
                if action // 10000 == 10 * number + GAME:
                    live.play(action % 1000)
            self._live, self._followed = live, number
        return self._live

    def follow(self, number):
        """The same, or a new one."""
        return self.live(number) or self._begun(number)

    def _begun(self, number):
        from .live import LiveRound
        return LiveRound(self.players, self.starter(number))

    def current_player(self):
        """Whose turn it is in the first open round; None when it is over, or all rounds count."""
        number = self.current()
        if number is None:
            return None
        live = self.live(number)
        return live.seat() if live else self.starter(number)

    def state(self):
        live = [(number, self.live(number).state()) for number in range(1, self.rounds + 1)
                if self.live(number)]
        return super().state() + (tuple(live),)

    def legal_actions(self):
        from .legal import legal_actions
        return legal_actions(self)

    def action_to_string(self, action):
        """Also `play(1, G5)` and `play(1, M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
        from .notation import to_text
        return to_text(action, self.sheet.COLUMNS)

    def string_to_action(self, text):
        from .notation import from_text
        return from_text(text, self.sheet.COLUMNS)

    def _apply(self, number, seat, column, value):
        if seat != GAME:
            return super()._apply(number, seat, column, value)
        require(self.mode == "counts" and column == 0, "E_BAD_ACTION")
        require(self.status(number) == OPEN, "E_ACCEPTED", "the round counts already")
        live = self.follow(number)
        live.play(value)
        self._live, self._followed = live, number
        self._plays[number - 1] += 1
        before = self._cells[number - 1]
        if live.is_over():
            self._cells[number - 1] = [count for row in live.table.counts() for count in row]
        return before

    def _revert(self, before, number, seat, column, value):
        if seat != GAME:
            super()._revert(before, number, seat, column, value)
            return
        self._cells[number - 1] = before
        self._plays[number - 1] -= 1
        if self._followed == number:
            self._live.take_back()
