"""A connection that damages what passes: it is noticed, and the board keeps a whole version."""

import contextlib
import hashlib
import random

import pytest

from crupier.build import payload
from crupier.errors import DEVICE_ERROR, INTEGRITY, Trouble
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import NEW, OLD, Cable, Watch, data, flash, product

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
    spoil = Watch(flash_lab.sent(), lambda passing: damage(passing, 10), down=True)
    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble, match="damaged") as told:
        flash(cable.port)
    assert spoil.seen == 1 and told.value.exit_code == INTEGRITY
    assert check_whole(there) == OLD


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_board_says_about_its_files(there, damage):
    spoil = Watch(b"/crupier/crupier.romfs', ", lambda passing: damage(passing, 4), down=False)
    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble, match="damaged") as told:
        flash(cable.port)
    assert told.value.exit_code == INTEGRITY
    assert check_whole(there) == OLD


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_program_for_the_board(there, damage):
    spoil = Watch(b"hashlib.sha256()", lambda passing: damage(passing, 1), down=True)
    with Cable(there.board, spoil=spoil) as cable, pytest.raises(Trouble) as told:
        flash(cable.port)
    assert told.value.exit_code in (INTEGRITY, DEVICE_ERROR)
    assert check_whole(there) == OLD


def test_a_file_that_the_board_reads_back_differently(there):
    """As from a worn flash."""
    digest = hashlib.sha256(flash_lab.new_version()[payload.PACK]).hexdigest().encode()
    spoil = Watch(digest, lambda _: b"0" * 64, down=False)
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
