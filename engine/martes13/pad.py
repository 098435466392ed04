"""A match of Martes 13 with real cards: the score pad, who deals, and rounds followed live."""

from ..errors import require
from ..scorepad.actions import GAME, OPEN
from ..scorepad.match import Match
from .options import EACH_STARTS_ONCE, MODES, PAD_OPTIONS, PLAYERS, ROUNDS
from .scoring import (
    COLUMNS,
    DECK,
    MOST_POINTS,
    check_entered,
    check_shared,
    score_round,
    validate_points,
    validate_round,
)


class Counts:
    """The sheet that asks for captured cards."""

    COLUMNS = COLUMNS
    LIMITS = DECK
    LOWEST_WINS = True
    check_entered = staticmethod(check_entered)
    validate = staticmethod(validate_round)
    score = staticmethod(score_round)


class Points:
    """The sheet of the quick mode: points alone."""

    COLUMNS, LIMITS = zip(("points", MOST_POINTS))
    LOWEST_WINS = True

    @staticmethod
    def check_entered(players, rows):
        validate_points(players, [points or 0 for points, in rows])

    @staticmethod
    def validate(players, rows):
        validate_points(players, [points for points, in rows])

    @staticmethod
    def score(_players, rows):
        return {"points": [points for points, in rows]}


class Martes13Table(Match):
    """Actions: those of the pad, and play_in() of engine.martes13.live.

    What only some matches need, rounds followed live and texts, is imported when it is needed.
    """

    NAME = "martes13_table"
    PLAYERS = PLAYERS
    PLAYERS_CODE = "E_PLAYERS"
    OPTIONS = PAD_OPTIONS

    def __init__(self, players, seed="", dealer=None, rounds=ROUNDS[0], mode=MODES[0]):
        """dealer: of the first round, None for the last seat (M13-R10). The seed is not used.

        Raises E_PLAYERS, E_CONFIG.
        """
        if type(rounds) is int and rounds == EACH_STARTS_ONCE:
            rounds = players
        super().__init__(dict(zip(MODES, (Counts, Points))), players, seed, dealer, rounds, mode)
        self._plays = bytearray(self.rounds)    # how many there are in each
        self.forget()

    def forget(self):
        self._live = None       # the LiveRound that was asked for last, 5 KB with its modules ...
        self._followed = 0      # ... and the number of its round

    def followed(self, number):
        """True if a card of this round has been told."""
        return self._plays[number - 1] > 0

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

    def clone(self):
        """An independent copy: what happens to one does not happen to the other."""
        twin = super().clone()
        twin._plays = bytearray(self._plays)
        twin.forget()
        return twin

    def own_actions(self, number):
        """Plays of a round followed live: anybody could hold any card that is left."""
        if self.mode != "counts" or self.status(number) != OPEN:
            return ()
        from .live import play_in
        return [play_in(number, play) for play in self.follow(number).legal_plays()]

    def action_to_string(self, action):
        """Also `play(1, G5)` and `play(1, M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
        from .notation import match_to_text
        return match_to_text(action, self.sheet.COLUMNS)

    def string_to_action(self, text):
        """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
        from .notation import match_from_text
        return match_from_text(text, self.sheet.COLUMNS)

    def _doubt(self, number):
        if self.mode == "points":
            check_shared([points for points, in self.rows(number)])

    def _apply(self, number, seat, column, value):
        if seat != GAME:
            return super()._apply(number, seat, column, value)
        require(self.mode == "counts" and column == 0, "E_BAD_ACTION")
        require(self.status(number) == OPEN, "E_ACCEPTED", "the round counts already")
        live = self.follow(number)
        live.play(value)
        self._live, self._followed = live, number
        self._plays[number - 1] += 1
        if not live.is_over():
            return None
        before = self._cells[number - 1]
        self._cells[number - 1] = [count for row in live.table.counts() for count in row]
        return before

    def _revert(self, before, number, seat, column, value):
        if seat != GAME:
            super()._revert(before, number, seat, column, value)
            return
        if before:
            self._cells[number - 1] = list(before)    # a clone may come back to it, too
        self._plays[number - 1] -= 1
        if self._followed == number:
            self._live.take_back()
