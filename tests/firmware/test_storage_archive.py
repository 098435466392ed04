"""The archive: nothing twice, nothing lost, no seq used again."""

import os
from pathlib import Path

import pytest

from crupier.engine.lines import seal
from crupier.engine.records import encode
from storage import files
from storage.archive import Archive, roomy
from tests.firmware.disk import (
    ACTIONS,
    FullFlash,
    content,
    damaged_bytes,
    finished,
    listed,
    restore,
)


@pytest.fixture
def root(tmp_path):
    return str(tmp_path / "records")


def fill(root, games):
    archive = Archive(root)
    for seq in range(1, games + 1):
        assert archive.next_seq() == seq
        archive.append(finished(seq), ACTIONS[:seq])
    return archive


def seqs(root):
    """The seq of every record that can be read, and how many lines cannot."""
    archive = Archive(root)
    found = [head["seq"] for head in archive.heads()]
    lines = sum(1 for segment in archive.names() for _ in archive.lines(segment))
    return found, lines - len(found)


def test_a_new_archive_is_empty(root):
    assert seqs(root) == ([], 0)
    assert Archive(root).next_seq() == 1
    assert Archive(root).record(1) is None


def test_every_record_comes_back(root):
    archive = fill(root, 60)
    assert list(archive.heads()) == [finished(seq) for seq in range(1, 61)]
    for seq in range(1, 61):
        assert finished(seq) in archive
        assert listed(archive.record(seq)) == (finished(seq), ACTIONS[:seq])
    for seq in (-1, 0, 61, 1000):
        assert finished(seq) not in archive
        assert archive.record(seq) is None


def test_segments_are_read_in_small_pieces(root, monkeypatch):
    """A piece of memory of 4 KB is more than a board has left after hours."""
    sizes, read = [], files.read

    def measured(path, at=0, size=-1):
        data = read(path, at, size)
        sizes.append(max(size, len(data)))
        return data

    monkeypatch.setattr(files, "read", measured)
    archive = fill(root, 60)
    assert len(list(archive.heads())) == 60 and archive.record(60) and finished(7) in archive
    assert Archive(root).next_seq() == 61
    assert 0 < max(sizes) <= 1024


def test_heads_go_on_after_memory_has_run_out(root, monkeypatch):
    """They are read while somebody plays; nothing may be lost, or counted twice."""
    archive, read, calls = fill(root, 60), files.read, []

    def scarce(*args):
        calls.append(args)
        if len(calls) % 2:
            raise MemoryError
        return read(*args)

    monkeypatch.setattr(files, "read", scarce)
    heads, found = archive.heads(), []
    while True:
        try:
            found.append(next(heads)["seq"])
        except MemoryError:
            pass
        except StopIteration:
            break
    assert found == list(range(1, 61))


def test_a_record_is_kept_once(root):
    archive = fill(root, 20)
    before = content(root)
    for seq in range(1, 21):
        archive.append(finished(seq, left=50), [])
    assert content(root) == before
    assert archive.next_seq() == 21


def test_no_segment_is_longer_than_4000_bytes(root):
    archive = fill(root, 60)
    segments = content(root)
    assert len(segments) > 3
    assert max(map(len, segments.values())) <= 4000
    for name, data in segments.items():
        assert b'"seq":%d,' % int(name) in data.splitlines()[0]
    long = list(range(2000))        # alone in a segment, whatever its length
    archive.append(finished(61), long)
    archive.append(finished(62), [])
    assert content(root).keys() == {*segments, "000061", "000062"}
    assert listed(archive.record(61)) == (finished(61), long)
    assert archive.next_seq() == 63


@pytest.mark.parametrize("games", [1, 3])
def test_after_a_torn_record_a_new_segment_begins(root, games):
    fill(root, games - 1)
    whole = content(root).get("000001", b"")
    line = seal(encode(finished(games), ACTIONS)).encode()
    for size in range(len(line)):
        torn = whole + line[:size]
        restore(root, {"000001": torn})
        archive = Archive(root)
        assert finished(games) not in archive
        archive.append(finished(games), ACTIONS)
        archive.append(finished(games), ACTIONS)
        assert listed(archive.record(games)) == (finished(games), ACTIONS)
        assert archive.next_seq() == games + 1
        assert seqs(root) == (list(range(1, games + 1)), min(size, 1))
        assert content(root)["000001"].startswith(torn)


def test_a_damaged_byte_costs_a_record_but_no_seq(root):
    fill(root, 12)
    segments = content(root)
    name = list(segments)[-1]
    assert segments[name].count(b"\n") > 1
    seq = int(name)
    for _, at, data in damaged_bytes({name: segments[name]}):
        Path(root, name).write_bytes(data)
        line_end = segments[name][at:at + 1] == b"\n"
        lost = (seq, seq + 1) if line_end else (seq,)
        assert seqs(root) == ([s for s in range(1, 13) if s not in lost], 1)
        assert Archive(root).next_seq() == 13
        seq += line_end
    assert seq == 13


def test_without_room_the_game_is_archived_later(root, monkeypatch):
    archive = fill(root, 3)
    monkeypatch.setattr(files, "commit", FullFlash([100]))
    with pytest.raises(OSError):
        archive.append(finished(4), ACTIONS)
    assert finished(4) not in archive
    archive.append(finished(4), ACTIONS)
    assert seqs(root) == ([1, 2, 3, 4], 1)


def test_nothing_is_ever_removed(root, monkeypatch):
    for name in ("remove", "rename", "unlink"):
        monkeypatch.delattr(os, name)
    fill(root, 30)
    assert seqs(root) == (list(range(1, 31)), 0)


def test_other_files_do_no_harm(root):
    fill(root, 2)
    Path(root, "notes.txt").write_bytes(b"x")
    assert seqs(root) == ([1, 2], 0)
    assert Archive(root).next_seq() == 3


def test_folders_named_like_segments_do_no_harm(root):
    """Somebody has made them by hand."""
    fill(root, 30)
    for seq in (3, 29, 31, 40):
        Path(root, f"{seq:06}").mkdir()
    Path(root, "000040", "notes.txt").write_bytes(b"x")
    archive = Archive(root)
    assert archive.next_seq() == 31
    archive.append(finished(31), ACTIONS)
    assert listed(archive.record(31)) == (finished(31), ACTIONS)
    assert seqs(root) == (list(range(1, 32)), 0) and archive.next_seq() == 32
    for seq in range(1, 32):
        assert finished(seq) in Archive(root) and archive.record(seq)
    assert not any(Path(root, name).is_dir() for name, _ in archive.segments())


def test_room_is_a_fifth_of_the_flash():
    for free, room in ((0, False), (69, False), (70, True), (352, True), (-5, False),
                       (2**32 - 5, False)):     # seen on a full littlefs
        assert roomy((4096, 4096, 352, free, free, 0, 0, 0, 0, 255)) == room


def test_no_number_that_a_pc_keeps_is_given_twice(root):
    """Somebody has removed the records from the flash: those of new games are not acknowledged."""
    ack = Path(root).parent / "ack"
    ack.write_text(seal("12"))
    archive = Archive(root, str(ack))
    assert archive.next_seq() == 13 and archive.acked() == 12
    archive.append(finished(13), [])
    assert archive.next_seq() == 14
    for unreadable in (b"", b"12", seal("[").encode()):
        ack.write_bytes(unreadable)
        assert Archive(root, str(ack)).acked() == 0
