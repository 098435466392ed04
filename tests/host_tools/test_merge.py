"""Records of a backup and of a board that are put together."""

from crupier.engine.lines import seal
from crupier.install.merge import merge, readable, seq_of
from tests.host_tools.pull_lab import segments, text, texts

FIRST, SECOND = "/data/records/000001", "/data/records/000009"
LINES = [seal(text(seq)).encode() for seq in range(1, 21)]
OTHER = [seal(text(seq, "0102")).encode() for seq in range(1, 21)]


def joined(*numbers):
    return b"".join(LINES[number - 1] for number in numbers)


def damaged(number):
    return LINES[number - 1].replace(b'"seq"', b'"sex"')


def seqs(content):
    return [seq_of(line) for line in content.splitlines(keepends=True)]


def test_an_older_backup_mends_a_record_and_takes_none_away():
    """Of five one is damaged; the backup has three of them."""
    there = {FIRST: joined(1) + damaged(2) + joined(3, 4, 5)}
    assert merge(there, {FIRST: joined(1, 2, 3)}) == {FIRST: joined(1, 2, 3, 4, 5)}


def test_a_damaged_record_that_nobody_has_keeps_its_number():
    there = {FIRST: joined(1) + damaged(2) + joined(3) + damaged(4)}
    found = merge(there, {FIRST: joined(1, 2, 3)})[FIRST]
    assert found == joined(1, 2, 3) + damaged(4) and seqs(found) == [1, 2, 3, None]
    assert merge(there, {FIRST: joined(1, 3)}) == {}


def test_what_the_board_lacks_comes_back_as_it_was():
    assert merge({}, {FIRST: joined(1, 2) + b"worn"}) == {FIRST: joined(1, 2) + b"worn"}
    assert merge({FIRST: joined(1, 2)}, {FIRST: joined(1)}) == {}


def test_records_cut_into_other_segments_come_once():
    there = {FIRST: joined(1, 2, 3), "/data/records/000004": joined(4, 5)}
    assert merge(there, {FIRST: joined(*range(1, 6))}) == {}


def test_the_last_segment_has_the_highest_number():
    """From it the board takes the number of its next game."""
    there = {FIRST: joined(1, 2), SECOND: joined(9, 10)}
    after = there | merge(there, {FIRST: joined(1, 2, 11, 12)})
    assert seqs(after[max(after)])[-1] == 12
    assert sorted(seqs(b"".join(after.values()))) == [1, 2, 9, 10, 11, 12]


def test_two_lives_of_a_board():
    """Its flash was erased, and it has counted from 1 again."""
    count = len(segments(texts(20))[FIRST].splitlines())
    there, kept = {FIRST: b"".join(OTHER[:count])}, {FIRST: joined(*range(1, count + 1))}
    after = there | merge(there, kept)
    assert len(after) > 1 and all(len(content) <= 4000 for content in after.values())
    assert set(readable(b"".join(after.values()))) == {
        *readable(there[FIRST]), *readable(kept[FIRST])}
