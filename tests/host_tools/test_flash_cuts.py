"""An update that is interrupted anywhere: the board runs the old version or the new one, whole,
and has its scores."""

import pytest

from crupier.errors import Trouble
from crupier.install.plan import READY, STAGE
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import (
    NEW,
    OLD,
    Bench,
    Cable,
    Watch,
    contents,
    data,
    flash,
    product,
)

POINTS = 60         # cuts of the cable, over the whole update
CHUNKS = 4          # tests they are divided among, for several processors
BOOTED = 5          # every so manieth board is started afterwards, and those with a switch to end
LONG_POINTS = 1200


def update_through(cable: Cable) -> bool:
    """False: it was told that the board is gone."""
    try:
        flash(cable.port)
    except Trouble as trouble:
        assert "gone" in str(trouble) and "repeat the command" in str(trouble)
        return False
    return True


def check(there: Bench, boot: bool) -> str:
    """The version on the board, all of it, and the scores; after a boot if that matters."""
    found = there.contents()
    assert data(found) == flash_lab.scores()
    if boot or READY in found:
        version = there.runs()
        found = there.contents()
        assert data(found) == flash_lab.scores()
        assert product(found) == VERSIONS[version]()
    return next(version for version, files in VERSIONS.items() if product(found) == files())


VERSIONS = {OLD: flash_lab.old_version, NEW: flash_lab.new_version}


@pytest.fixture
def there(bench):
    return bench(flash_lab.old_version(), flash_lab.scores())


def cut_at(there: Bench, points: range, **cable) -> list[str]:
    """The version after a cut at each of these points, each at point / points.stop of the way."""
    with Cable(there.board) as whole:
        assert update_through(whole)
    versions = []
    for count, point in enumerate(points):
        there.again()
        with Cable(there.board, cut=whole.passed * point // points.stop, **cable) as short:
            done = update_through(short)
        if cable:
            flash(there.board.port)
        versions.append(check(there, boot=count % BOOTED == 0))
        assert versions[-1] == NEW or not done
    return versions


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cable_pulled(there, chunk):
    versions = cut_at(there, range(chunk, POINTS, CHUNKS))
    assert len(versions) == POINTS // CHUNKS
    assert versions == sorted(versions)     # first the old one, from some point on the new one
    assert versions[0] == OLD


@pytest.mark.long
def test_cable_pulled_at_many_points(there):
    versions = cut_at(there, range(LONG_POINTS))
    assert len(versions) == LONG_POINTS and set(versions) == {OLD, NEW}


def test_cable_pulled_from_a_board_with_a_battery(there, monkeypatch):
    """The board waits in the middle of whatever it was; the next attempt gets in, and ends it."""
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 1.0)
    assert set(cut_at(there, range(0, 8), battery=True)) == {NEW}


def switch_with_cut(there: Bench, operation: int) -> bool:
    """Everything has arrived; does power fail in the n-th erase or program from there on?"""
    there.again()

    def arm(passing):
        there.board.cut_after(operation)
        return passing

    spoil = Watch(READY.encode() + b"')", arm, down=True)
    with Cable(there.board, spoil=spoil) as cable:
        return not update_through(cable)


def test_power_cut_in_the_operation_that_commits(there):
    assert switch_with_cut(there, 1) and check(there, boot=True) == OLD
    assert switch_with_cut(there, 2) and check(there, boot=True) == NEW


@pytest.mark.long
def test_power_cut_in_every_operation_of_the_switch(there):
    operation = 2
    while switch_with_cut(there, operation):
        assert check(there, boot=True) == NEW
        operation += 1
    assert operation > 20


def test_power_cuts_while_boot_py_ends_the_update(bench):
    """In every flash operation of it, and again in the attempt to go on."""
    staged = {STAGE + path: content for path, content in flash_lab.new_version().items()
              if flash_lab.old_version().get(path) != content}
    stale = sorted(set(flash_lab.old_version()) - set(flash_lab.new_version()))
    there = bench(flash_lab.old_version(), flash_lab.scores(), staged,
                  {READY: "".join(path + "\n" for path in stale).encode()})
    operation, unfinished = 0, True
    while unfinished:
        operation += 1
        there.rewind()
        unfinished = boot_with_cut(there, operation)
        boot_with_cut(there, 2)
        assert check(there, boot=True) == NEW
    assert operation > 20


def boot_with_cut(there: Bench, operation: int) -> bool:
    """Was the update still unfinished when the power failed? The application writes, too."""
    there.board.cut_after(operation)
    there.board.power_on()
    there.board.wait_off()
    return any(path.startswith(STAGE) for path in contents(there.board.image))
