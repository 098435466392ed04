"""Answers the PC over the USB console while a game goes on.

A request is one sealed line of at most 200 bytes: `@<number> <verb> <arguments> *<crc32>`. One
reply per request, `=<number> <data>` or `!<number> <error> <text>`, sealed like the request;
asking again does no harm. Whatever is no request is ignored, and Ctrl-C ends the application.

  hello                         what this board is, JSON
  list <segment>                `name:bytes` of the segments of records, from the last one up to
                                that name on; it may hold later records, too. At most 11,
                                then a full stop if there are no more
  get <segment> <from> <bytes>  up to 132 bytes of a segment, base64; none behind its end
  ack <seq>                     a PC has stored all records up to there; replies the highest ack
  free                          removes the oldest segments that a PC has acknowledged, about
                                four, see storage/room.py; replies how many
  time [<seconds>]              local time since 1970; replies what the clock showed, or -
  names <at> [<JSON> [<more>]]  base64; with JSON, its names take the place of those from `at` on.
                                Replies the names from `at` on, as many as a line holds. With +
                                they wait in memory for the next part; the last one has a full
                                stop there, and all take effect
"""

import sys
from binascii import a2b_base64, b2a_base64
from select import POLLIN, POLLOUT, poll
from time import ticks_diff, ticks_ms

from micropython import const

from engine.canonical import dumps, loads
from engine.lines import SCHEMA, seal, unseal
from link.names import REPLY, check
from storage import files
from version import VERSION

LINE = const(200)       # bytes of a request or a reply, its line end included
_DIGITS = const(8)      # of a number at most
_BEGIN = const(0x40)    # @
_END = const(0x0A)
_LOOK = const(48)           # bytes read per turn: 3 ms of work
_IDLE_MS = const(20)        # between two turns when nothing has come for a while
_SILENT_MS = const(10_000)  # without a byte: no PC is waiting for anything
_PAGE = const(11)           # segments in a reply
_ENTRIES = const(8)         # entries of a folder between two turns of the game
_ERROR = const(100)         # characters of an error
_FULL_MS = const(5)         # between two attempts to write a reply ...
_PATIENCE = const(100)      # ... and attempts before the PC has to ask again
_CTRL_C = const(3)
_GOING = const(4)           # segments removed per request
_LONG = ("hello", "list", "free")  # verbs during which the game has turns


class Requests:
    """Assembles requests from single bytes. A request begins at an @, wherever that comes."""

    def __init__(self):
        self._line = bytearray(LINE)
        self._size = LINE       # as if full: bytes are ignored until an @

    def take(self, byte):
        """Adds a byte; returns (number, verb, arguments) if it ends a well-formed request, else
        None.
        """
        if byte == _BEGIN:
            self._size = 0
        if self._size == LINE:
            return None
        self._line[self._size] = byte
        self._size += 1
        if byte != _END:
            return None
        size, self._size = self._size, LINE
        return parse(bytes(memoryview(self._line)[:size]))


class Service:
    """Answers requests. about: (device, board) as hello reports them.

    run() is an endless generator: it yields the ms until it wants its next turn, None while no PC
    needs it.
    """

    def __init__(self, about, archive, history, settings, clock, ack_path):
        self._about = about
        self._archive = archive
        self._history = history
        self._settings = settings
        self._clock = clock
        self._ack_path = ack_path
        self._acked = None      # read on the first request: now memory may be short
        self._begun = []        # parts of a list of names, received so far
        self._requests = Requests()
        self._byte = bytearray(1)
        self._in, self._out = poll(), poll()
        self._in.register(sys.stdin, POLLIN)
        self._out.register(sys.stdout, POLLOUT)
        self._verbs = {"hello": self._hello, "list": self._list, "get": self._get,
                       "ack": self._ack, "free": self._free, "time": self._time,
                       "names": self._names}

    def run(self):
        pause, silent, since = 0, False, ticks_ms()
        while True:
            request, heard = self._look()
            pause = 0 if heard else min(pause + 1, _IDLE_MS)
            if heard:
                silent, since = False, ticks_ms()
            elif not silent:        # None from now on: ticks compare for six days only
                silent = ticks_diff(ticks_ms(), since) >= _SILENT_MS
            if request:
                yield from self._write(seal((yield from self.reply(*request))).encode())
            yield None if silent else pause

    def _look(self):
        """Reads the console; returns (next request or None, has anything come?)."""
        for count in range(_LOOK):
            if not _ready(self._in) or not sys.stdin.buffer.readinto(self._byte):
                return None, count > 0
            if self._byte[0] == _CTRL_C:        # received while a line was being written
                raise KeyboardInterrupt
            request = self._requests.take(self._byte[0])
            if request:
                return request, True
        return None, True

    def reply(self, number, verb, arguments):
        """The reply to a request, as text. Never raises."""
        try:
            if verb not in self._verbs:
                raise ValueError("unknown verb")
            answer = self._verbs[verb](*arguments)
            if verb in _LONG:
                answer = yield from answer
            return "=%s %s" % (number, answer)
        except Exception as error:
            return "!%s %s %s" % (number, type(error).__name__, _plain(str(error)))

    def _write(self, line):
        """Writes a reply. A PC that does not read must not stop the game: it has to ask again."""
        for _ in range(_PATIENCE):
            if _ready(self._out):
                sys.stdout.buffer.write(line)
                return
            yield _FULL_MS

    # Verbs

    def _known(self):
        """Stores the seq up to which a PC keeps all records."""
        if self._acked is None:
            self._acked = self._archive.acked()
        return self._acked

    def _hello(self):
        segments = yield from self._segments("")
        return dumps(dict(self._about, version=VERSION, schema=SCHEMA, ack=self._known(),
                          first=int(segments[0][0][:6]) if segments else 0,
                          last=self._archive.next_seq() - 1,
                          clock=bool(self._clock.today())))

    def _list(self, name):
        found = yield from self._segments(name)
        words = ["%s:%d" % segment for segment in found[:_PAGE]]
        return " ".join(words if len(found) > _PAGE else words + ["."])

    def _segments(self, name):
        """(name, bytes) of the last segment up to a name, and of at least 11 that follow."""
        before, after = [], []
        for count, segment in enumerate(self._archive.segments()):
            if count % _ENTRIES == 0:
                yield 0
            if segment[0] <= name:
                before = [max(before + [segment])]
            else:
                after.append(segment)
                after.sort()
                del after[_PAGE + 1:]
        return before + after

    def _get(self, segment, start, size):
        data = self._archive.part(segment, _number(start), min(_number(size), REPLY))
        return _base64(data)

    def _ack(self, seq):
        seq = _number(seq)
        if seq >= self._archive.next_seq():
            raise ValueError("no such record")
        if seq > self._known():
            files.save_value(self._ack_path, seq)
            self._acked = seq
        return str(self._known())

    def _free(self):
        while not self._history.ready:
            self._history.step()
            yield 0
        from storage import room  # large, and rarely asked for
        return str(room.evict_segments(self._archive, self._history, _GOING))

    def _time(self, seconds=None):
        before = self._clock.now()
        if seconds is not None:
            self._clock.set(_number(seconds))
        return "-" if before is None else str(before)

    def _names(self, at, part=None, more=None):
        at = _number(at)
        names = self._begun if more else self._settings["names"]
        if part is not None:
            if more and at > len(names):
                raise ValueError("names before these are missing")
            self._begun = names = names[:at] + loads(a2b_base64(part).decode())
            check(names)
            if more != "+" and names != self._settings["names"]:
                self._settings.keep("names", names)
        page = []
        for name in names[at:]:
            if len(dumps(page + [name])) > REPLY:
                break
            page.append(name)
        return _base64(dumps(page).encode())


def parse(line):
    """(number, verb, arguments) of a sealed line that begins with @, None for anything else.

    number: text of 1 to 8 digits. arguments: list of texts.
    """
    try:
        words = unseal(line)[1:].split(" ")
    except ValueError:          # not sealed, or not text
        return None
    if len(words) < 2 or not is_number(words[0]) or len(words[0]) > _DIGITS:
        return None
    return words[0], words[1], words[2:]


def is_number(text):
    """True for a text of decimal digits only."""
    return bool(text) and all(["0" <= char <= "9" for char in text])


def _ready(poller):
    return any(poller.ipoll(0))


def _number(text):
    if not is_number(text) or len(text) > 10:
        raise ValueError("not a number")
    return int(text)


def _base64(data):
    return b2a_base64(data).decode().strip()


def _plain(text):
    """The text in printable ASCII, cut to the length of a line."""
    return "".join([char if " " <= char <= "~" else "?" for char in text[:_ERROR]])
