"""Power fails while a round of Martes 13 is entered and corrected: nothing acknowledged is lost.

An action counts as acknowledged once its last key has been pressed and released.
"""

import random

import pytest

from engine import games
from engine.records import BadLine, unseal
from engine.scorepad_actions import accept, enter, override
from host_tools import demo, demo_match
from tests.firmware.console import Console

CUTS = 200
MANY_CUTS = 2000
PLAYERS = 3


class Scribe:
    """Enters match after match; remembers what the board acknowledged."""

    def __init__(self, console: Console, chance: random.Random):
        self.console = console
        self.board = console.board
        self.chance = chance
        self.seq = 0
        self.corrections = 0
        self._begin()

    def _begin(self) -> None:
        """Puts a new match on the flash of a board without power."""
        for path in self.board.list_files("/data/game") if self.seq else ():
            self.board.write_file(path, b"")            # empty counts as missing
        self.seq += 1
        self.head = demo_match.new_head(self.seq, PLAYERS, rounds=2)
        self.game = games.create(self.head)
        for path, data in demo.journal(self.head, []).items():
            self.board.write_file(path, data)
        self._entering = False

    def write_until_the_cut(self) -> None:
        self.maybe = None
        self.board.cut_after(self.chance.randint(1, 16), self.chance.random())
        while self.board.powered and not self.game.is_terminal():
            self._step()
        self.board.power_cut()
        self._entering = False

    def _step(self) -> None:
        """Keys up to the next action; it counts if the power is still there."""
        if not self._entering:
            self.console.press("OK")                    # "enter the round"
            self._entering = True
            return
        number = self.game.current()
        keys, action = self._next(number)
        self.maybe = action
        self.console.press(*keys)
        if self.board.powered:
            self.game.apply_action(action)
            self.maybe = None
            if self.game.current() != number:
                self.console.press("BACK")              # the pages of the round
                self._entering = False

    def _next(self, number: int) -> tuple[list[str], int]:
        missing = self.game.missing(number)
        if not missing:
            if self.game.problem(number):
                return ["OK", "DOWN", "OK"], override(number)
            return ["OK"], accept(number)
        seat, column = missing[0]
        before = divmod(seat * 4 + column - 1, 4)
        if (seat or column) and self.chance.random() < 0.25:
            value = self.game.cell(number, *before)
            if value < self.game.sheet.LIMITS[before[1]]:
                self.corrections += 1
                return ["LEFT", "UP", "OK"], enter(number, *before, value + 1)
        value = self.chance.randint(0, 3)
        counted = [[], ["DOWN"], ["UP"], ["UP", "UP"]][value]
        return [*counted, "OK"], enter(number, seat, column, value)

    def check(self) -> None:
        """The flash holds what was acknowledged, or one action more."""
        found, acknowledged = self._on_flash(), self.game.history()
        if found != acknowledged:
            assert self.maybe is not None and found == [*acknowledged, self.maybe]
            self.game.apply_action(self.maybe)
        if self.game.is_terminal():
            self._begin()

    def _on_flash(self) -> list[int]:
        lines = []
        for path in self.board.list_files("/data/game"):
            if path.rsplit("/", 1)[1].startswith(f"{self.seq:06d}."):
                lines += self.board.read_file(path).splitlines(keepends=True)
        actions = []
        for line in lines[1:]:
            try:
                index, action = map(int, unseal(line).split())
            except BadLine:
                continue                                # torn, never acknowledged
            assert index == len(actions)
            actions.append(action)
        return actions


def campaign(folder, seed: int, cuts: int) -> Scribe:
    console = Console(folder)
    scribe = Scribe(console, random.Random(seed))
    with console:
        for _ in range(cuts):
            scribe.write_until_the_cut()
            scribe.check()
            while not console.board.powered:
                console.board.power_on()
                console.boot()
    return scribe


@pytest.mark.parametrize("seed", [1, 2])
def test_no_cut_loses_an_entry(tmp_path, seed):
    scribe = campaign(tmp_path, seed, CUTS // 2)
    assert scribe.seq > 1 and scribe.corrections > 10


@pytest.mark.long
def test_no_cut_of_many_loses_an_entry(tmp_path):
    assert campaign(tmp_path, 3, MANY_CUTS).seq > 20
