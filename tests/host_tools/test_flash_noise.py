"""A connection that damages what passes: it is noticed, and the board keeps a whole version."""

import contextlib
import random

import pytest

from host_tools.errors import DEVICE_ERROR, INTEGRITY, Trouble
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import NEW, OLD, Cable, data, flash, product

LONG_POINTS = 300


@pytest.fixture
def there(bench):
    return bench(flash_lab.old_version(), flash_lab.scores())


def flipped(passing: bytes, at: int) -> bytes:
    return passing[:at] + bytes([passing[at] ^ 4]) + passing[at + 1:]


def doubled(passing: bytes, at: int) -> bytes:
    return passing[:at] + passing[at:at + 1] + passing[at:]


def dropped(passing: bytes, at: int) -> bytes:
    return passing[:at] + passing[at + 1:]


DAMAGES = (flipped, doubled, dropped)


def check_whole(there) -> str:
    found = there.contents()
    assert data(found) == flash_lab.scores()
    assert product(found) in (flash_lab.old_version(), flash_lab.new_version())
    return there.runs()


@pytest.mark.parametrize("damage", DAMAGES)
def test_content_of_a_file(there, damage):
    """In the long lines of base64 on their way down."""
    hits = []

    def spoil(passing, down):
        if down and len(passing) > 900 and not hits:
            hits.append(passing)
            return damage(passing, 200)
        return passing

    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble, match="damaged") as told:
        flash(cable.port)
    assert hits and told.value.exit_code == INTEGRITY
    assert check_whole(there) == OLD


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_board_says_about_its_files(there, damage):
    def spoil(passing, down):
        at = passing.find(b"/crupier/app.mpy', ")
        return passing if down or at < 0 else damage(passing, at + 4)

    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble, match="damaged") as told:
        flash(cable.port)
    assert told.value.exit_code == INTEGRITY
    assert check_whole(there) == OLD


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_program_for_the_board(there, damage):
    def spoil(passing, down):
        at = passing.find(b"hashlib.sha256()")
        return damage(passing, at + 1) if down and at >= 0 else passing

    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble) as told:
        flash(cable.port)
    assert told.value.exit_code in (INTEGRITY, DEVICE_ERROR)
    assert check_whole(there) == OLD


def test_a_file_that_the_board_reads_back_differently(there):
    """As from a worn flash."""
    def spoil(passing, down):
        changed = [b"0" * 64 if len(line.strip()) == 64 else line for line in passing.split(b"\n")]
        return passing if down else b"\n".join(changed)

    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble, match="damaged"):
        flash(cable.port)
    assert check_whole(there) == OLD


@pytest.mark.long
def test_anything_anywhere(there):
    """One byte of the whole conversation, in either direction."""
    rng = random.Random(7)
    with Cable(there.board) as cable:
        flash(cable.port)
    ends = set()
    for _ in range(LONG_POINTS):
        there.again()
        left, damage = rng.randrange(cable.passed), rng.choice(DAMAGES)

        def spoil(passing, down, damage=damage):
            nonlocal left
            at, left = left, left - len(passing)
            return damage(passing, at) if 0 <= at < len(passing) else passing

        with Cable(there.board, spoil=spoil) as noisy:
            with contextlib.suppress(Trouble):      # any, but no other exception
                flash(noisy.port)
        ends.add(check_whole(there))
    assert ends == {OLD, NEW}
