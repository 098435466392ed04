"""Keeps the score of a match of Martes 13 by keys, and knows what they do; never looks."""

import random

from crupier.engine.lines import UNDO
from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.live import play_in
from crupier.engine.scorepad.actions import accept, enter
from tests.boards.hands import Hands, steps
from tests.live_fingers import TAKE_BACK, Fingers, keyed

_CAPITALS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ"         # what a name begins with, ...
_LETTERS = "abcdefghijklmnñopqrstuvwxyzáéíóúü 123456789-."      # ... and goes on with
_AT_HOME = 1                    # tile of the home screen
_NAME, _ROUNDS, _FORM = 2, 6, 8     # rows of the form for three players, and how many there are
_CHOICES = (4, 0, 1, 2, 3, 5, 6)    # of rounds
_LIVE = 1                       # row of the match


class Keeper:
    """A match of three that the last one deals first; from the home screen on."""

    def __init__(self, hands: Hands, rounds: int, name: str):
        self._hands = hands
        self._rounds = rounds
        self._number = 1                # round that is next
        self._row = 0                   # where the match screen stands
        self.done: list[int] = []       # the actions
        hands.press(*[hands.on] * _AT_HOME, "OK")
        hands.choose(_NAME)
        hands.type(name, _CAPITALS, _LETTERS)
        hands.press(*steps(-_NAME, _FORM, hands.down, hands.up))
        hands.set_row(_ROUNDS, _CHOICES.index(rounds), _FORM)
        hands.press("OK")

    def follow(self, game: Martes13, chance: random.Random) -> None:
        """A round card by card, with slips."""
        hands, number = self._hands, self._number
        fingers = Fingers(game.players, (game.dealer + 1) % game.players, hands.two_keys,
                          hands.on, hands.back)
        self._open(_LIVE)
        for play in keyed(game, chance):
            hands.press(*fingers.do(play))
            self.done.append(UNDO if play == TAKE_BACK else play_in(number, play))
        self._accept()

    def enter(self, counts: list[tuple[int, ...]]) -> None:
        """A round on the sheet."""
        hands = self._hands
        self._open(0)
        for seat, row in enumerate(counts):
            for column, value in enumerate(row):
                hands.press(*hands.count(value), "OK")
                self.done.append(enter(self._number, seat, column, value))
        self._accept()

    def save(self) -> None:
        """The final result."""
        self._open(0)
        self._hands.press("OK")

    def _accept(self) -> None:
        """OK makes the round count; then its pages are left."""
        self._hands.press("OK", "BACK")
        self.done.append(accept(self._number))
        self._number += 1

    def _open(self, row: int) -> None:
        """OK on a row of the match screen."""
        hands, over = self._hands, self._number > self._rounds
        others = 3 + bool(self.done)    # help, home, give up, and undo
        rows = 1 + others + (1 + self._rounds if over else 4 + self._rounds - 1)
        hands.press(*steps(row - self._row, rows, hands.down, hands.up), "OK")
        self._row = row
