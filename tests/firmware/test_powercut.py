"""Power fails at any instant of a game: what was acknowledged is never lost, nothing is invented.

An action counts as acknowledged once its key has been pressed and released: the board looks at the
keys again only after the commit. Half of the cuts fall inside a flash operation and leave it torn.
"""

import random

import pytest

from crupier.engine import games
from crupier.engine.lines import UNDO
from crupier.engine.records import verify
from pictures import samples
from tests import eyes, pilot
from tests.firmware.console import Console

CUTS = 100
MANY_CUTS = 3000


class Witness:
    """Plays on, remembers what the board acknowledged, and checks it after every boot."""

    def __init__(self, console: Console, chance: random.Random):
        self.console = console
        self.board = console.board
        self.chance = chance
        self.sealed = 0
        self.torn = 0
        self._deal()

    def _deal(self) -> None:
        """Puts a new game on the flash of a board without power."""
        self.head = samples.solo(self.sealed + 1, f"CUT{self.sealed}", fire=self.sealed % 2 == 1)
        self.game = games.create(self.head)
        for name, data in samples.journal(self.head, []).items():
            self.board.write_file(name, data)

    def play_until_the_cut(self) -> None:
        self.maybe = None               # the action under way when the power fails
        if self.chance.random() < 0.5:
            self.board.cut_after(self.chance.randint(1, 12), self.chance.random())
            self.torn += 1
            while self.board.powered and not self._saved():
                self._act(40)
        else:
            for _ in range(self.chance.randint(0, 5)):
                self._act(40)
            if not self._saved():
                self._act(self.chance.randint(0, 40))
        self.board.power_off()

    def _saved(self) -> bool:
        return self.board.powered and eyes.title(self.console.frame()) == "Crupier"

    def _act(self, ms: int) -> None:
        """One action; its last key is down for ms. Then the power may be off."""
        if self._saved():
            return
        self.maybe = None
        if self.game.is_terminal():
            self.console.press("BACK")                  # saves the result and goes home
            return
        table = eyes.table(self.console.frame())
        undo = self.game.placed > 0 and self.chance.random() < 0.1
        action = UNDO if undo else pilot.choose(table)
        if undo:
            pilot.aim(self.console, UNDO)
        else:
            pilot.aim(self.console, action)
        self.maybe = action
        self.board.press("OK", ms)
        self.board.run(ms)
        if self.board.powered and eyes.title(self.console.frame()) in pilot.QUESTIONS:
            self.console.press("DOWN", "OK")
        if self.board.powered and ms == 40:
            self._apply(action)
            self.maybe = None

    def _apply(self, action: int) -> None:
        if action == UNDO:
            self.game.undo_action()
        else:
            self.game.apply_action(action)

    def boot(self) -> None:
        """Power comes back, and may fail again while the board starts."""
        while not self.board.powered:
            self.board.power_on()
            self.console.boot()

    def check(self) -> None:
        """The game stands at what was acknowledged, or one action later."""
        if not self._stands() and self.maybe is not None:
            self._apply(self.maybe)
        assert self._stands(), "the game stands elsewhere"
        if self._saved():
            self._check_record()
            self._deal()
            self.boot()

    def _stands(self) -> bool:
        frame = self.console.frame()
        table = eyes.table(frame)
        if self.game.is_terminal():
            return table is None
        view = self.game.observation(0)
        return table is not None and (table.tops, table.hand, table.draw) == (
            view["tops"], view["hand"], view["draw_pile"])

    def _check_record(self) -> None:
        records = self.console.records()
        self.sealed += 1
        assert [head["seq"] for head, _ in records] == list(range(1, self.sealed + 1))
        head, actions = records[-1]
        verify(head, actions)
        assert head["result"] == self.game.result()


def campaign(folder, seed: int, cuts: int) -> Witness:
    console = Console(folder)
    witness = Witness(console, random.Random(seed))
    with console:
        for _ in range(cuts):
            witness.play_until_the_cut()
            witness.boot()
            witness.check()
    return witness


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_no_cut_loses_anything(tmp_path, seed):
    witness = campaign(tmp_path, seed, CUTS // 2)
    assert witness.torn > CUTS // 8         # of half as many, by chance about every other one


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 9))
def test_no_cut_of_many_loses_anything(tmp_path, seed):
    assert campaign(tmp_path, seed, MANY_CUTS // 6).sealed >= 3
