"""An update that is interrupted anywhere: the board runs the old version or the new one, whole,
and has its scores."""

import random

import pytest

from crupier.errors import Trouble
from crupier.install.plan import READY, STAGE
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import (
    Bench,
    Cable,
    Watch,
    contents,
    data,
    flash,
    product,
)

KILLS = 8           # at random points of an update
LONG_KILLS = 300
BOOTED = 4          # every so manieth board is started afterwards, and those with a switch to end


def update_through(cable: Cable) -> bool:
    """False: it was told that the board is gone."""
    try:
        flash(cable.port)
    except Trouble as trouble:
        assert "gone" in str(trouble) and "repeat the command" in str(trouble)
        return False
    return True


class Victim:
    """A board with an older version and scores, updated again and again."""

    def __init__(self, bench, scores):
        self.there: Bench = bench(flash_lab.old_version(), scores)
        self.scores = scores
        self.versions = {"old": flash_lab.old_version(), "new": flash_lab.new_version()}
        with Cable(self.there.board) as whole:
            before = self.operations()
            assert update_through(whole)
        self.passed, self.worked = whole.passed, self.operations() - before

    def operations(self) -> int:
        return sum(self.there.board.stats[key] for key in ("flash_erases", "flash_programs"))

    def check(self, boot: bool) -> str:
        """Which version is on the board, all of it, beside all scores; after a start if wanted."""
        found = self.there.contents()
        assert data(found) == self.scores
        if boot or READY in found:
            self.there.runs()
            found = self.there.contents()
            assert data(found) == self.scores
            assert READY not in found
        return next(name for name, files in self.versions.items() if product(found) == files)

    def cut(self, at: float, boot: bool, **cable) -> str:
        """The version after the cable is cut at this part of the way."""
        self.there.again()
        with Cable(self.there.board, cut=int(self.passed * at), **cable) as short:
            done = update_through(short)
        if cable:
            flash(self.there.board.port)
        version = self.check(boot)
        assert version == "new" or not done
        return version

    def kill(self, rng: random.Random, boot: bool) -> str:
        """Power fails in some operation of the flash, or the cable is pulled somewhere."""
        if rng.random() < 0.5:
            return self.cut(rng.random(), boot)
        self.there.again()
        self.there.runs()           # the counter of boots is written before the update begins
        self.there.board.cut_after(rng.randrange(1, self.worked), torn=rng.random())
        with Cable(self.there.board) as cable:
            done = update_through(cable)
        version = self.check(boot)
        assert version == "new" or not done
        return version


@pytest.fixture
def victim(bench):
    return Victim(bench, flash_lab.scores())


@pytest.fixture
def full_victim(bench):
    return Victim(bench, flash_lab.many_scores())


def test_killed_at_random_points(victim):
    rng = random.Random(0)
    ends = [victim.kill(rng, boot=count % BOOTED == 0) for count in range(KILLS)]
    assert set(ends) <= {"old", "new"} and "old" in ends


@pytest.mark.long
def test_killed_at_many_points_and_started_each_time(full_victim):
    rng = random.Random(0)
    ends = [full_victim.kill(rng, boot=True) for _ in range(LONG_KILLS)]
    assert set(ends) == {"old", "new"}


def test_the_old_version_stays_until_the_switch_and_then_it_is_the_new_one(victim):
    ends = [victim.cut(at / 8, boot=False) for at in range(8)] + [victim.cut(1, boot=True)]
    assert ends == sorted(ends, reverse=True) and ends[0] == "old" and ends[-1] == "new"


def test_cable_pulled_from_a_board_with_a_battery(victim, monkeypatch):
    """The board waits in the middle of whatever it was; the next attempt gets in, and ends it."""
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 1.0)
    assert {victim.cut(at / 4, False, battery=True) for at in range(4)} == {"new"}


def switch_with_cut(victim: Victim, operation: int) -> bool:
    """Everything has arrived; does power fail in the n-th erase or program from there on?"""
    there = victim.there
    there.again()

    def arm(passing):
        there.board.cut_after(operation)
        return passing

    spoil = Watch(READY.encode() + b"')", arm, down=True)
    with Cable(there.board, spoil=spoil) as cable:
        return not update_through(cable)


def test_power_cut_in_the_operation_that_commits(victim):
    assert switch_with_cut(victim, 1) and victim.check(boot=True) == "old"
    assert switch_with_cut(victim, 2) and victim.check(boot=True) == "new"


@pytest.mark.long
def test_power_cut_in_every_operation_of_the_switch(victim):
    operation = 2
    while switch_with_cut(victim, operation):
        assert victim.check(boot=True) == "new"
        operation += 1
    assert operation > 10


@pytest.mark.parametrize("step", [pytest.param(1, marks=pytest.mark.long), 5])
def test_power_cuts_while_boot_py_ends_the_update(bench, step):
    """In flash operations all over it, and again in the attempt to go on."""
    old, new = flash_lab.old_version(), flash_lab.new_version()
    staged = {STAGE + path: content for path, content in new.items() if old.get(path) != content}
    stale = sorted(set(old) - set(new))
    there = bench(old, flash_lab.scores(), staged,
                  {READY: "".join(path + "\n" for path in stale).encode()})
    operation, unfinished = 1, True
    while unfinished:
        there.rewind()
        unfinished = boot_with_cut(there, operation)
        boot_with_cut(there, 2)
        there.runs()
        found = there.contents()
        assert product(found) == new and data(found) == flash_lab.scores()
        operation += step
    assert operation > 10


def boot_with_cut(there: Bench, operation: int) -> bool:
    """Was the update still unfinished when the power failed? The application writes, too."""
    there.board.cut_after(operation)
    there.board.power_on()
    flash_lab.eventually(lambda: not there.board.powered)
    return any(path.startswith(STAGE) for path in contents(there.board.image))
