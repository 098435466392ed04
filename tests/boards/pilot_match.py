"""Keeps the score of a match of Martes 13 by keys, and knows what they do; never looks."""

import random

from crupier.engine.lines import UNDO
from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.live import play_in
from crupier.engine.martes13.scoring import DECK
from crupier.engine.scorepad.actions import accept, enter
from tests.boards.hands import Hands, steps
from tests.live_fingers import TAKE_BACK, Fingers, keyed

_CAPITALS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ"         # what a name begins with, ...
_LETTERS = "abcdefghijklmnñopqrstuvwxyzáéíóúü 0123456789-."      # ... and goes on with
_AT_HOME, _DEALT = 1, 9         # tile of the home screen; rows of the form of a deal
_NAME, _ROUNDS, _FORM = 2, 6, 8     # rows of the form for three players, and how many there are
_CHOICES = (4, 5, 6, 0, 1, 2, 3)    # of rounds


class Keeper:
    """A match of three that the last one deals first; from the home screen on."""

    def __init__(self, hands: Hands, rounds: int, name: str):
        self._hands = hands
        self._rounds = rounds
        self._number = 1                # round that is next
        self._live = False              # was the last one followed card by card?
        self.done: list[int] = []       # the actions
        hands.press(*[hands.on] * _AT_HOME)
        hands.open_form(scored=True)                            # with a real deck
        if hands.up:
            hands.press(*steps(-1, _DEALT, hands.down, hands.up), "OK")
        hands.choose(_NAME)
        hands.type(name, _CAPITALS, _LETTERS, name=True)
        hands.press(*steps(-_NAME, _FORM, hands.down, hands.up))
        hands.set_row(_ROUNDS, _CHOICES.index(rounds), _FORM)
        hands.press("OK")

    def follow(self, game: Martes13, chance: random.Random) -> None:
        """A round card by card, with slips."""
        hands, number = self._hands, self._number
        fingers = Fingers(game.players, (game.dealer + 1) % game.players, hands.two_keys,
                          hands.on, hands.back)
        hands.press(hands.down, "OK")       # beside the round that is to be entered
        self._live = True
        for play in keyed(game, chance):
            hands.press(*fingers.do(play))
            self.done.append(UNDO if play == TAKE_BACK else play_in(number, play))
        self._accept()

    def enter(self, counts: list[tuple[int, ...]]) -> None:
        """A round on the sheet."""
        hands = self._hands
        if self._live:                      # the cursor waits for another round of that kind
            stops = self._number + 2
            hands.press(*steps(-1, stops, hands.down, hands.up))
            self._live = False
        hands.press("OK")
        left = list(DECK)
        zeros = []
        for seat, row in enumerate(counts):
            for column, value in enumerate(row):
                entry = enter(self._number, seat, column, value)
                if not left[column]:        # it follows, and is entered last
                    zeros.append((column, entry))
                    continue
                hands.press(*hands.count(value), "OK")
                self.done.append(entry)
                left[column] -= value
        self.done += [entry for _, entry in sorted(zeros)]
        self._accept()

    def save(self) -> None:
        """The final result, and home."""
        self._hands.press("OK", self._hands.down, "OK")

    def _accept(self) -> None:
        """OK makes the round count; then its result is left."""
        self._hands.press("OK", "BACK")
        self.done.append(accept(self._number))
        self._number += 1
