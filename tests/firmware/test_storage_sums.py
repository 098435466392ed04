"""What games add up to that have left the flash, where the file of that is not as it should be."""

import os

import pytest

from crupier.engine.canonical import dumps, loads
from crupier.engine.lines import seal, unseal
from tests.firmware.disk import content
from tests.firmware.test_storage_room import Flash, figures, fill


@pytest.mark.parametrize("line", [0, 1, -1])
@pytest.mark.parametrize("spoil", [b"", b"?\n", seal("[9]").encode(), seal("{}").encode()])
def test_damaged_sums_are_set_aside_and_stop_nothing(tmp_path, line, spoil):
    fill(tmp_path, 90)
    Flash(tmp_path, acked=90).evict(2)
    path = tmp_path / "sums"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = spoil
    path.write_bytes(b"".join(lines))
    spoiled = path.read_bytes()
    before = figures(Flash(tmp_path).history)
    # All others count, from now on.
    assert len(path.read_bytes().splitlines()) == (len(lines) - 1 if line else 1)
    assert before["count"] == (90 if line else 72)
    assert list(content(tmp_path / "damaged").values()) == [spoiled]
    flash = Flash(tmp_path)
    assert figures(flash.history) == before
    flash.evict(1)
    assert figures(flash.history) == figures(Flash(tmp_path).history) == before


def test_damaged_sums_on_a_full_flash(tmp_path, monkeypatch):
    """They are read the same at each start."""
    fill(tmp_path, 90)
    Flash(tmp_path, acked=90).evict(2)
    path = tmp_path / "sums"
    spoiled = path.read_bytes()[:-9]
    path.write_bytes(spoiled)

    def full(_path):
        raise OSError(28, "no room")

    monkeypatch.setattr(os, "mkdir", full)
    before = figures(Flash(tmp_path).history)
    assert before == figures(Flash(tmp_path).history) and before["count"] == 90
    assert path.read_bytes() == spoiled and not path.with_suffix(".tmp").exists()


def test_sums_of_a_newer_version(tmp_path):
    """A sort of line that this one does not know is passed over; nothing is damaged."""
    fill(tmp_path, 90)
    Flash(tmp_path, acked=90).evict(2)
    before, path = figures(Flash(tmp_path).history), tmp_path / "sums"
    first, *lines = path.read_bytes().splitlines(keepends=True)
    schema, seq, games, _ = loads(unseal(first))
    more = seal(dumps(["later", "the_game", ["new"], [1, 2]])).encode()
    first = seal(dumps([schema, seq, games, len(lines) + 1])).encode()
    path.write_bytes(b"".join((first, more, *lines)))
    assert figures(Flash(tmp_path).history) == before
    assert not (tmp_path / "damaged").exists()
