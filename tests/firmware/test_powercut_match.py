"""Power fails while rounds are entered and corrected on a sheet: nothing acknowledged is lost.

An action counts as acknowledged once its last key has been pressed and released.
"""

import random
from contextlib import suppress

import pytest

from crupier.engine import games
from crupier.engine.errors import IllegalRound
from crupier.engine.lines import BadLine, unseal
from crupier.engine.scorepad.actions import accept, enter, fields, override
from pictures import pads, samples
from tests.firmware.console import Console
from tests.firmware.hands import CELLS
from tests.firmware.sheet import by_arrows

CUTS = 30
MANY_CUTS = 2000


class Martes13:
    """Rounds with a few cards for everybody; most of them must be forced. No suit is complete
    before the last player, whose cell the cursor would go past.
    """

    MOST = 3        # ones that a correction makes
    PROPOSES = True     # the value of the last cell, where only one is right

    def head(self, seq: int) -> dict:
        return pads.martes13(seq, 3, rounds=2)

    def value(self, _game, _number: int, _seat: int, _column: int, chance: random.Random) -> int:
        return chance.randint(0, self.MOST)

    def keys(self, _column: int, value: int) -> list[str]:
        return [*by_arrows(value), "OK"]


class TakeThat:
    """Games as they can be, in cells with tens and ones."""

    MOST = 9
    PROPOSES = False

    def head(self, seq: int) -> dict:
        return pads.take_that(seq, 2)

    def value(self, game, number: int, seat: int, column: int, _chance: random.Random) -> int:
        return pads.taken(game.players, number)[seat][column]

    def keys(self, column: int, value: int) -> list[str]:
        return CELLS["take_that_table", "counts"][column](value)


class Scribe:
    """Enters match after match; remembers what the board acknowledged."""

    def __init__(self, console: Console, chance: random.Random, kind):
        self.kind = kind
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
        self.head = self.kind.head(self.seq)
        self.game = games.create(self.head)
        for path, data in samples.journal(self.head, []).items():
            self.board.write_file(path, data)
        self._entering = False

    def write_until_the_cut(self) -> None:
        self.maybe = None
        self.board.cut_after(self.chance.randint(1, 16), self.chance.random())
        while self.board.powered and not self.game.is_terminal():
            self._step()
        self.board.power_off()
        self._entering = False

    def _step(self) -> None:
        """Keys up to the next action; it counts if the power is still there."""
        if not self._entering:
            begun = self.game.last_action()             # then it opens by itself
            if not begun or fields(begun)[0] != self.game.current():
                self.console.press("OK")                # "enter the round"
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
        columns = len(self.game.sheet.COLUMNS)
        before = divmod(seat * columns + column - 1, columns)
        if (seat or column) and self.chance.random() < 0.25:
            value = self.game.cell(number, *before)
            if value < self.game.sheet.LIMITS[before[1]] and value % 10 < self.kind.MOST:
                self.corrections += 1
                return ["LEFT", "UP", "OK"], enter(number, *before, value + 1)
        value = self.kind.value(self.game, number, seat, column, self.chance)
        last = self.kind.PROPOSES and len(missing) == 1
        follows = self._possible(number, seat, column) if last else ()
        if len(follows) == 1:
            return ["OK"], enter(number, seat, column, follows[0])
        return self.kind.keys(column, value), enter(number, seat, column, value)

    def _possible(self, number: int, seat: int, column: int) -> list[int]:
        """Values with which the round is right, for its last empty cell."""
        game, found = self.game, []
        rows = [[cell or 0 for cell in row] for row in game.rows(number)]
        left = game.sheet.LIMITS[column] - sum(row[column] for row in rows)
        for rows[seat][column] in range(left + 1):
            with suppress(IllegalRound):
                game.sheet.validate(game.players, [tuple(row) for row in rows])
                found.append(rows[seat][column])
        return found

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


def campaign(folder, seed: int, cuts: int, kind) -> Scribe:
    console = Console(folder)
    scribe = Scribe(console, random.Random(seed), kind)
    with console:
        for _ in range(cuts):
            scribe.write_until_the_cut()
            scribe.check()
            while not console.board.powered:
                console.board.power_on()
                console.boot()
    return scribe


@pytest.mark.parametrize("kind", [Martes13(), TakeThat()], ids=["martes13", "take_that"])
def test_no_cut_loses_an_entry(tmp_path, kind):
    scribe = campaign(tmp_path, 1, CUTS, kind)
    assert scribe.seq > 1 and scribe.corrections > 10


@pytest.mark.long
@pytest.mark.parametrize("kind", [Martes13(), TakeThat()], ids=["martes13", "take_that"])
def test_no_cut_of_many_loses_an_entry(tmp_path, kind):
    assert campaign(tmp_path, 3, MANY_CUTS, kind).seq > 20
