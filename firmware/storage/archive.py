"""The archive of sealed games: one line each, in segments of one flash block that are never
rewritten.

When the flash fills up, records that a PC keeps are evicted; see room.py.
"""

import os
from binascii import crc32

from engine.canonical import loads
from engine.lines import SEAL, ending
from storage import files

_SEGMENT = 4000             # bytes; a longer record has a segment of its own
_FEW = 4                    # names of segments in memory at a time
_ITS_OWN = "device", "time", "seed"     # these tell two games of the same seq apart


def roomy(statvfs):
    """True if a fifth of the flash is free. statvfs: of os.statvfs(), which reports less than is
    free.
    """
    return statvfs[2] // 5 <= statvfs[3] <= statvfs[2]      # a full one may seem below zero


class Archive:
    """Records by seq. root: folder of the segments, which are named by their first seq.

    ack: path of the file with the highest seq that a PC keeps.
    """

    def __init__(self, root, ack=""):
        self.root = root
        self._ack = ack
        self._next = 0      # seq of the next new game, 0 while unknown

    def append(self, head, actions):
        """Appends a record; does nothing if it is there already. Raises OSError, after which it
        can be tried again.
        """
        if head in self:
            return
        from engine.records import pieces  # large, and needed once a game
        encoded = [piece.encode() for piece in pieces(head, actions)]
        size = crc = 0
        for piece in encoded:
            size, crc = size + len(piece), crc32(piece, crc)
        files.make_folder(self.root)
        with open(self._path(self._segment_for(head["seq"], size + SEAL)), "ab") as file:
            files.commit(file, ending(crc), encoded)
        self._next = 0

    def next_seq(self):
        """The seq of the next new game, above all seqs given so far, also of evicted records."""
        if not self._next:
            self._next = max(self._last_seq(), self.acked()) + 1
        return self._next

    def acked(self):
        """The highest seq up to which a PC keeps all records; 0 if unknown, so that nothing is
        evicted.
        """
        try:
            return files.load_value(self._ack, 0) if self._ack else 0
        except ValueError:
            return 0

    def _last_seq(self):
        """The highest seq on the flash, 0 for none."""
        seq = 0
        for segment in self.names()[-1:]:
            seq = first_seq(segment) - 1
            for _, line, text in self.lines(segment):
                # A damaged line still took a seq, or two where a line end is lost.
                head = _head(text)
                given = head["seq"] if head else 0
                seq = given if seq < given else seq + max(1, line.count(b'"seq":'))
        return seq

    def heads(self, segments=None):
        """An iterator over the heads of all readable records, or of those in some segments, oldest
        first. After a MemoryError the next call continues at the same record.
        """
        return _Heads(self, segments)

    def newest(self, seqs):
        """Generates the heads of the records with these seqs, newest first: 20 take 16 KB."""
        left, segments = len(seqs), self.names()
        while segments and left > 0:
            found = [head for head in self.heads([segments.pop()]) if head["seq"] in seqs]
            while found and left > 0:
                left -= 1
                yield found.pop()

    def lines(self, segment, at=0):
        """See files.sealed_lines()."""
        return files.sealed_lines(self._path(segment), at)

    def after(self, segment):
        """Names of the next segments after this one, a few at a time: all names would take 5 KB.
        """
        found = []
        for name in files.file_names(self.root):
            if name > segment and _is_segment(name):
                found.append(name)
                found.sort()
                del found[_FEW:]
        return found

    def record(self, seq, wanted=None):
        """(head, generator of actions) of a game, or None. wanted: its head, since another game
        may have the same seq.
        """
        segments, mark = self.names(), '"seq":%d,' % seq
        firsts = [first_seq(segment) for segment in segments]
        first = max([0] + [each for each in firsts if each <= seq])
        for segment in segments:
            if first_seq(segment) == first:
                path, begin = self._path(segment), 0
                for end, _, text in files.sealed_lines(path):
                    # The mark is found without JSON, which takes most of the time.
                    head = _head(text) if text and mark in text else None
                    if head and head["seq"] == seq and wanted in (None, head):
                        begin += len(text[:text.rfind(" ") + 1].encode())
                        return head, files.numbers(path, begin, end - SEAL)
                    begin = end
        return None

    def segments(self):
        """Generates (name, bytes) of every segment, the oldest first."""
        for name in self.names():
            yield name, os.stat(self._path(name))[6]

    def part(self, segment, start, size):
        """Up to size bytes of a segment. Raises OSError; ValueError if the name is not of a
        segment.
        """
        if not _is_segment(segment):
            raise ValueError("no such segment")
        with open(self._path(segment), "rb") as file:
            file.seek(start)
            return file.read(size)

    def __contains__(self, game):
        """True if the game with this head has been sealed. The record may have got a later seq;
        and the same seq may belong to another game that a backup brought back.
        """
        seq = game.get("begun", game["seq"])
        if self._next and seq >= self._next:
            return False
        segments, marks = self.names(), ('"seq":%d,' % seq, '"begun":%d,' % seq)
        first = max([0] + [each for each in map(first_seq, segments) if each <= seq])
        for segment in segments:
            for _, _, text in self.lines(segment) if first_seq(segment) >= first else ():
                if text and (marks[0] in text or marks[1] in text):
                    head = _head(text)
                    if head and head.get("begun", head["seq"]) == seq and all(
                            [head.get(key) == game.get(key) for key in _ITS_OWN]):
                        return True
        return False

    def _path(self, segment):
        return self.root + "/" + segment

    def names(self):
        """Names of all segments, the oldest first."""
        return sorted([name for name in files.file_names(self.root) if _is_segment(name)])

    def _segment_for(self, seq, size):
        """The segment for a record: the last one up to its seq; a new one if that is full or torn.
        """
        segments = self.names()
        while segments and first_seq(segments[-1]) > seq:
            segments.pop()
        for segment in segments[-1:]:
            there = os.stat(self._path(segment))[6]
            if not there or (there + size <= _SEGMENT and
                             files.read(self._path(segment), there - 1) == b"\n"):
                return segment
        return files.free_name(self.root, "%06d" % seq)


class _Heads:
    """Iterator of Archive.heads(). It runs while somebody plays and memory is short, so it keeps
    only its position between two heads.
    """

    def __init__(self, archive, segments):
        self._archive = archive
        self._given = segments is not None
        self._segments = list(segments or ())   # names of the next segments, as far as read
        self._segment, self._at = "", 0

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            line = self._segment and next(self._archive.lines(self._segment, self._at), None)
            if not line:
                self._segment, self._at = self._following(), 0
                continue
            head = _head(line[2])
            self._at = line[0]
            if head:
                return head

    def _following(self):
        """Name of the next segment."""
        if not self._segments and not self._given:
            self._segments = self._archive.after(self._segment)
        if not self._segments:
            raise StopIteration
        return self._segments.pop(0)


def _is_segment(name):
    """True for 000012, and for 000012.1, which follows a torn segment."""
    return name[:6].isdigit() and name[6:7] in (".", "") and name.replace(".", "").isdigit()


def first_seq(segment):
    """The first seq in a segment, by its name."""
    return int(segment.partition(".")[0])


def _head(text):
    """The head in a line's text; None if the line is damaged, or no record."""
    try:
        head = loads(text[:text.rfind(" ")]) if text else None
    except ValueError:
        return None
    return head if isinstance(head, dict) and type(head.get("seq")) is int else None
