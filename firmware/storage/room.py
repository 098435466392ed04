"""Free space on the flash, and the eviction of records when it runs out.

Evicts the oldest records that a PC keeps, as it has confirmed (`ack`), but never the last ones,
which the screens list and which carry the number of the next game.
"""

import os

from storage import files, sums
from storage.archive import first_seq
from storage.history import History

_FOLDER = 0x4000
_RESERVE = 32       # blocks for a new game: 31 hold one of 900 actions
_LAST = 4           # segments that are never evicted
_MARK = '"seq":'    # unique in a record: canonical JSON has no quotes within a text
_MORE = 8           # blocks beyond that, so that not every game begins with an eviction


def free_blocks():
    """Free blocks of the flash. littlefs counts the blocks of a folder twice, so os.statvfs()
    alone reports less.
    """
    total, free = os.statvfs("/")[2:4]
    if free > total:        # below zero
        free -= 1 << 32
    return max(0, free + 2 * _folders("//"))


def _folders(path):
    """The number of folders in a path. "/" would list mounted file systems too, "//" does not."""
    count = 0
    for entry in os.ilistdir(path):
        if entry[1] == _FOLDER:
            count += 1 + _folders(path.rstrip("/") + "/" + entry[0])
    return count


def prepare(archive, history):
    """Makes room for a new game; returns (is there room?, key of a notice or None, percentage in
    use).
    """
    total = os.statvfs("/")[2]
    free, enough = free_blocks(), total // 5
    if free < enough:
        free += evict_segments(archive, history, enough - free + _MORE)
    if free >= enough:
        return True, None, 0
    room = free >= _RESERVE
    # A pull helps only if there are records besides the last ones, which stay.
    helps = len(archive.names()) - _LAST > (enough if room else _RESERVE) - free
    key = "page.filling" if room else "page.full"
    if not helps:
        key = None if room else "page.stuffed"
    return room, key, 100 - 100 * free // total


def evict_segments(archive, history, count):
    """Evicts about count of the oldest segments that may go; returns how many. Raises OSError."""
    history.catch_up()
    segments, last = archive.names(), history.last()
    limit = min(archive.acked() + 1, last[-1] if last else 0)
    going = _going(archive, segments, limit, count)
    if not going:
        return 0
    try:
        sums.save(history.path, *_with(archive, history, segments, going))
    except OSError:
        # No room for the sums: evict first. Only if the power fails between the two steps
        # are these games no longer counted.
        wanted = sums.blocks(history.path)
        going = _going(archive, segments, limit, max(count, wanted))
        if len(going) < wanted:
            raise
        summed = _with(archive, history, segments, going)
        _remove(archive, going)
        sums.save(history.path, *summed)
    _remove(archive, going)
    return len(going)


def _going(archive, segments, limit, count):
    """The oldest segments, count or a few more, all of whose records have seqs below the first one
    of the next segment, and none above limit. After a restore, the seqs of segments may
    overlap; what a PC keeps, and what the sums count, is known by seq.
    """
    highest = going = 0
    for at in range(1, len(segments)):
        first = first_seq(segments[at])
        if first > limit or going >= count:
            break
        highest = max(highest, _highest(archive, segments[at - 1]))
        if highest < first:
            going = at
    return segments[:going]


def _highest(archive, segment):
    """The highest seq in a segment, found without JSON, which takes most of the time."""
    highest = 0
    for _, _, text in archive.lines(segment):
        number = text.partition(_MARK)[2].partition(",")[0] if text else ""
        if number.isdigit():
            highest = max(highest, int(number))
    return highest


def _with(archive, history, segments, going):
    """(statistics of the sums and these oldest segments, seq up to which they count)."""
    gone = History(archive.heads(going), history.path)
    gone.catch_up()
    # Segments that the sums count already are left from a power cut.
    return gone, max(first_seq(segments[len(going)]) - 1, gone.gone)


def _remove(archive, going):
    for segment in files.names(archive.root):
        if segment in going:
            os.remove(archive.root + "/" + segment)
