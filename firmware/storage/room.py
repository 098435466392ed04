"""Room on the flash: how much there is, and who makes way when there is little.

The oldest records go that a PC keeps, as it has said itself (`ack`), but never the last ones: the
screens offer these, and they have the number of the next game.
"""

import os

from storage import files, sums
from storage.archive import first_seq
from storage.history import History

_FOLDER = 0x4000
_RESERVE = 32       # blocks that a new game wants: 31 hold one of 900 actions
_LAST = 4           # segments with the last games, or a few more
_MARK = '"seq":'    # nowhere else in a record: canonical JSON has no quotes within a text
_MORE = 8           # blocks to spare, lest every game begins with making room


def free_blocks():
    """littlefs counts the blocks of a folder twice, so os.statvfs() sees less than there is."""
    total, free = os.statvfs("/")[2:4]
    if free > total:        # below zero
        free -= 1 << 32
    return max(0, free + 2 * _folders("//"))


def _folders(path):
    """How many there are in a folder. "/" would list mounted file systems, too; "//" does not."""
    count = 0
    for entry in os.ilistdir(path):
        if entry[1] == _FOLDER:
            count += 1 + _folders(path.rstrip("/") + "/" + entry[0])
    return count


def prepare(archive, history):
    """Makes room for a new game -> (is there any, the key of what the player should know or None,
    how full the flash is, in percent).
    """
    total = os.statvfs("/")[2]
    free, enough = free_blocks(), total // 5
    if free < enough:
        free += evict_segments(archive, history, enough - free + _MORE)
    if free >= enough:
        return True, None, 0
    room = free >= _RESERVE
    # A pull helps only if there are so many records, without the last ones, which stay.
    helps = len(archive.names()) - _LAST > (enough if room else _RESERVE) - free
    key = "page.filling" if room else "page.full"
    if not helps:
        key = None if room else "page.stuffed"
    return room, key, 100 - 100 * free // total


def evict_segments(archive, history, count):
    """Removes the oldest segments that may go, about so many -> how many. Raises OSError."""
    history.catch_up()
    segments, last = archive.names(), history.last()
    limit = min(archive.acked() + 1, last[-1] if last else 0)
    going = _going(archive, segments, limit, count)
    if not going:
        return 0
    try:
        sums.save(history.path, *_with(archive, history, segments, going))
    except OSError:
        # Not even room for that: as many go first as it takes. Only if the power fails between
        # the two, they no longer count.
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
    """The oldest segments, so many or a few more, as long as all their records have lower numbers
    than the next segment begins with, and that is no higher than limit. After a restore the
    numbers of some overlap: what a PC has is known by number, and so is what the sums count.
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
    """The highest number in a segment. Without JSON, which takes most of the time."""
    highest = 0
    for _, _, text in archive.lines(segment):
        number = text.partition(_MARK)[2].partition(",")[0] if text else ""
        if number.isdigit():
            highest = max(highest, int(number))
    return highest


def _with(archive, history, segments, going):
    """(what the sums and these segments, which are the oldest, add up to; up to which seq)."""
    gone = History(archive.heads(going), history.path)
    gone.catch_up()
    # The power may have failed before all went that count there.
    return gone, max(first_seq(segments[len(going)]) - 1, gone.gone)


def _remove(archive, going):
    for segment in files.names(archive.root):
        if segment in going:
            os.remove(archive.root + "/" + segment)
