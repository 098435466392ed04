"""Records of a backup and of a board that are put together."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from crupier.engine.lines import seal
from crupier.install.backups import is_segment
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


def test_the_highest_number_comes_in_a_segment_that_is_not_there():
    """The board would give 12 again: it looks into its last segment."""
    there = {SECOND: joined(9), "/data/records/000010": joined(10)}
    kept = {FIRST: joined(1, 2, 9, 11, 12)}
    found = merge(there, kept)
    assert found == {FIRST: joined(1, 2), "/data/records/000011": joined(11, 12)}
    after = there | found
    assert merge(after, kept) == {}


def test_a_last_segment_without_a_record_that_can_be_read():
    """All that came back was put there, where the board does not look for the first ones."""
    there = {FIRST: joined(1), SECOND: damaged(9)}
    found = merge(there, {FIRST: joined(1, 2, 10)})
    assert found == {FIRST: joined(1, 2), "/data/records/000010": joined(10)}
    there = {FIRST: joined(1), "/data/records/000018.1": damaged(19)}
    assert merge(there, {FIRST: joined(1, 18)}) == {"/data/records/000018": joined(18)}


def test_a_record_that_the_board_has_in_another_segment():
    there = {FIRST: joined(1, 2, 3)}
    kept = {SECOND: joined(3), "/data/records/000002": joined(2, 3) + damaged(4)}
    after = there | merge(there, kept)
    assert sorted(b"".join(after.values()).splitlines(keepends=True)) == sorted(
        (joined(1, 2, 3) + damaged(4)).splitlines(keepends=True))
    assert seqs(after[max(after)])[-1] == 3


def test_numbers_of_segments_do_not_overlap():
    """Those that did could only leave the board together, and not while the last games are in
    there."""
    there = {FIRST: joined(1, 2, 3), "/data/records/000006": joined(6, 7, 8)}
    kept = {FIRST: joined(1, 2, 3, 4), "/data/records/000005": joined(5, 6, 7),
            "/data/records/000008": joined(8, 9, 10), "/data/records/000011": joined(11)}
    assert merge(there, kept) == {
        FIRST: joined(1, 2, 3, 4), "/data/records/000005": joined(5),
        "/data/records/000009": joined(9, 10), "/data/records/000011": joined(11)}


LIVES = st.lists(st.tuples(st.integers(1, 60), st.integers(1, 40), st.integers(50, 2500),
                           st.sets(st.integers(0, 39), max_size=2)), min_size=2, max_size=4)


@given(LIVES)
def test_all_lives_of_a_board(lives):
    """One backup after the other comes back, some with damaged records."""
    board, ever = {}, set()
    for life, (first, count, length, worn) in enumerate(lives):
        segment = {}
        for at, line in enumerate(_records(life, first, count, length)):
            if at in worn:
                line = line.replace(b'"seq"', b'"sex"')
            name = max(segment, default="")
            if not name or len(segment[name]) + len(line) > 4000:
                name = f"/data/records/{first + at:06}"
            segment[name] = segment.get(name, b"") + line
        ever.update(*map(readable, segment.values()))
        beside = board | merge(board, segment, beside=True)
        assert {*ever, *readable(b"".join(board.values()))} == {
            *readable(b"".join(beside.values()))}
        board |= merge(board, segment)
        assert merge(board, segment) == {}
        there = [line for content in board.values() for line in readable(content)]
        assert len(there) == len(ever) and set(there) == ever
        last = readable(board[max(board)])
        numbers = list(map(seq_of, ever))
        assert max(numbers, default=0) <= max(map(seq_of, last), default=_first(max(board)) - 1)
        assert any(worn for *_, worn in lives) or apart(board)
        for path, content in board.items():
            assert is_segment(path) and len(content) <= 4000
            assert all(seq_of(line) >= _first(path) for line in readable(content))


def apart(board):
    """Are the numbers of segments apart, but for the parts of one?"""
    paths = sorted(path for path in board if readable(board[path]))
    return all(max(map(seq_of, readable(board[before]))) < min(map(seq_of, readable(board[path])))
               or before.partition(".")[0] == path.partition(".")[0]
               for before, path in pairwise(paths))


def _records(life, first, count, length):
    for seq in range(first, first + count):
        yield seal(f'{{"seed":"{life}","seq":{seq},"v":1}} {"1" * length}').encode()


def _first(path):
    return int(path[len("/data/records/"):][:6])
