"""The power of the chip fails at random: inside flash operations, between them, while it starts.

CRUPIER_CUTS says how often on each board.
"""

import os
import random

import pytest

from pictures import samples
from tests.campaign import flash
from tests.host_tools import flash_lab
from tests.silicon.console import BOARDS
from tests.silicon.test_long import STATES

CUTS = int(os.environ.get("CRUPIER_CUTS", "100"))
PLAYED = 24                         # games before the one in progress
GAMES = "solo", "line", "piles", "board"
KEYS = ("OK",) * 6 + ("RIGHT",) * 3 + ("DOWN",) * 3 + ("LEFT", "UP", "BACK")
_START_MS, _REST_MS = 1_800, 700    # until keys count; until all that a key does is on the flash
_MOST_KEYS = 12                     # that wait for a flash operation
_INSIDE, _TWICE = 0.6, 0.25         # chances


class Life:
    """Of one board, with a game in progress. `kept` is what must be there, come what may."""

    def __init__(self, board, chance, scratch):
        self._board, self._chance, self._scratch = board, chance, scratch
        self.torn = self.early = 0

    def cut(self):
        board, chance = self._board, self._chance
        board.run(_START_MS)
        for _ in range(chance.randint(0, 2)):
            self._key(_REST_MS)
        kept = self._at_rest()
        if chance.random() < _INSIDE:
            board.cut_after(chance.randint(1, 5), chance.random())
            for _ in range(_MOST_KEYS):
                self._key(_REST_MS)
                if not board.powered:
                    self.torn += 1
                    break
                kept = self._at_rest()
        else:
            self._key(chance.randint(0, 120))
        board.power_cut()
        check(kept, self._found())
        board.power_on()
        if chance.random() < _TWICE:
            kept = self._found()
            board.cut_after(chance.randint(1, 3), chance.random())
            board.run(chance.randint(100, _START_MS))
            self.early += not board.powered
            board.power_cut()
            check(kept, self._found())
            board.power_on()

    def _key(self, ms):
        if self._board.powered:
            self._board.press(self._chance.choice(KEYS))
            self._board.run(ms)

    def _at_rest(self):
        self._scratch.write_bytes(self._board.chip.filesystem)
        return flash.read(self._scratch)

    def _found(self):
        return flash.read(self._board.image)


def check(kept, found):
    """Nothing that was on the flash is gone; flash.read() has looked whether it can be."""
    assert found.records.items() >= kept.records.items()
    for seq, (_, actions) in kept.journals.items():
        if actions:                 # or it may have been dropped
            assert found.actions_of(seq)[:len(actions)] == actions


@pytest.mark.long
@pytest.mark.parametrize("state", GAMES)
@pytest.mark.parametrize("name", BOARDS)
def test_no_cut_loses_anything(make_board, tmp_path, name, state):
    head, actions = STATES[state]
    files = {**flash_lab.records_of_every_kind(PLAYED),
             **samples.journal({**head, "seq": PLAYED + 1}, actions)}
    with make_board(name, files, language="en", names=samples.NAMES) as board:
        life = Life(board, random.Random(name + state), tmp_path / "rest.img")
        for _ in range(CUTS // len(GAMES)):
            life.cut()
    print(f"{name}, {state}: {CUTS // len(GAMES)} cuts, {life.torn} inside a flash operation, "
          f"{life.early} more while the board started")
