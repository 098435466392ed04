"""Base of all storage: durable writes, atomic replacement, damaged files set aside; a file that
may be long is never in memory as a whole.

On littlefs flush() is the commit point and rename() is atomic; a file whose creation was cut off
may be found empty, so empty counts as missing. Uses only what MicroPython and CPython share.
"""

import errno
import os
from binascii import crc32

import watchdog
from engine.canonical import dumps, loads
from engine.lines import SEAL, ending, seal, unseal

_FOLDER = 0x4000

try:
    from gc import collect, mem_free
    from os import ilistdir

    from micropython import kbd_intr
except ImportError:     # CPython
    def collect():
        pass

    def mem_free():
        return _SPARE

    def kbd_intr(_char):
        pass

    def ilistdir(folder):
        for name in os.listdir(folder):
            yield name, os.stat(folder + "/" + name)[0] & _FOLDER

_CTRL_C = 3
_BLOCK = 1024       # bytes of a file in memory at a time: a larger block may not be free
_PART = 512         # bytes at a time of a longer line
_HEAD = 4096        # most bytes before the actions in such a line
_VALUE = 4096       # most bytes of a file of one value
_SPARE = 8192       # free bytes that require_memory() asks for
_RESERVE = 2000     # bytes that reserve() sets aside: a file that is opened takes 1,148

_reserve = []


def require_memory():
    """Collects garbage, so that lasting objects are allocated in the first gap, not behind
    temporary ones. Raises MemoryError if little memory is left.
    """
    collect()
    if mem_free() < _SPARE:
        raise MemoryError("little is left")


def reserve():
    """Sets memory aside, if it is there in one piece, so that whatever comes can be saved."""
    if not _reserve:
        try:
            _reserve.append(bytearray(_RESERVE))
        except MemoryError:
            pass


def release():
    """Gives that memory back; False if there is none."""
    held = bool(_reserve)
    _reserve.clear()
    return held


def commit(file, data, before=()):
    """Writes the pieces of `before`, then data; durable on return. Ctrl-C is off meanwhile, since
    it could tear a line.
    """
    kbd_intr(-1)
    try:
        for piece in before:
            file.write(piece)
        file.write(data)
        file.flush()
    finally:
        kbd_intr(_CTRL_C)


def names(folder):
    """Names in a folder; none if the folder is missing."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def file_names(folder):
    """Generates the names of the files in a folder, without subfolders."""
    try:
        for entry in ilistdir(folder):
            if entry[1] != _FOLDER:
                yield entry[0]
    except OSError:
        pass


def make_folder(path):
    """Creates a folder and its parents."""
    for at, char in enumerate(path + "/"):
        if char == "/" and at:
            try:
                os.mkdir(path[:at])
            except OSError:     # it exists; if not, the first write says so
                pass


def exists(path):
    try:
        os.stat(path)
        return True
    except OSError:
        return False


def read(path, at=0, size=-1):
    """The content of a file, or up to size bytes from offset `at`; b"" if it is missing or a
    folder.
    """
    watchdog.feed()         # long files are read for seconds
    try:
        with open(path, "rb") as file:
            if size > 0:        # read() allocates size bytes, even for a shorter file
                size = max(0, min(size, file.seek(0, 2) - at))
            file.seek(at)
            return file.read(size)
    except OSError as error:
        if error.errno not in (errno.ENOENT, errno.EISDIR):
            raise
        return b""


def replace(path, data, before=()):
    """Replaces the content of a file atomically: after a power cut it is the old or the new one.
    """
    with open(path + ".tmp", "wb") as file:
        commit(file, data, before)
    os.rename(path + ".tmp", path)


def _parts(path, at, end):
    """Generates the bytes of a file from `at` to `end`, _PART at a time."""
    while at < end:
        part = read(path, at, min(_PART, end - at))
        if not part:
            break
        yield part
        at += len(part)


def free_name(folder, name):
    """name, or the first of name.1, name.2 ... that the folder does not have yet."""
    taken, free, number = os.listdir(folder), name, 0
    while free in taken:
        number += 1
        free = "%s.%d" % (name, number)
    return free


def set_aside(path, keep=0):
    """Moves a damaged file to damaged/ beside it. keep: number of good bytes at its beginning,
    which stay. Raises OSError.
    """
    if keep:
        copy_aside(path)
        replace(path, b"", _parts(path, 0, keep))
    else:
        os.rename(path, _aside(path))


def copy_aside(path):
    """Copies a damaged file to damaged/ beside it. Raises OSError."""
    replace(_aside(path), b"", _parts(path, 0, os.stat(path)[6]))


def _aside(path):
    folder, _, name = path.rpartition("/")
    damaged = folder + "/damaged"
    make_folder(damaged)
    return "%s/%s" % (damaged, free_name(damaged, name))


def sealed_lines(path, at=0):
    """Generates (end offset, line, text or None if damaged) of each line of a file. at: offset at
    which a line begins.

    Of a line longer than a block, `line` has only its beginning and its last byte, and the text
    ends after the head.
    """
    more = True
    while more:
        block = read(path, at, _BLOCK)
        more, start = len(block) == _BLOCK, 0
        while start < len(block):
            end = block.find(b"\n", start) + 1
            if not end and more:
                break           # it goes on in the next block
            line = block[start:end or len(block)]
            start += len(line)
            yield at + start, line, _text(line)
        if more and not start:
            start, last, text = _long(path, at)
            yield at + start, block + last, text
        at += start


def _text(line):
    try:
        return unseal(line)
    except ValueError:      # BadLine, or no UTF-8
        return None


def _long(path, at):
    """(size, last byte, text of the head or None) of a line longer than a block, which is a head,
    alone or followed by a space and actions.
    """
    size = crc = space = 0
    line, text, ends = b"", None, b""
    for part in _parts(path, at, os.stat(path)[6]):
        end = part.find(b"\n") + 1
        line += part[:end or len(part)]
        data, line = line[:-SEAL], line[-SEAL:]     # the last bytes may be the seal
        crc = crc32(data, crc)
        if b" " in data:
            space = size + data.rfind(b" ") + 1
        ends = data[-1:] or ends
        size += len(data)
        if end:
            break
    whole = size if ends == b"}" else space
    if line == ending(crc) and whole < _HEAD:
        try:
            text = read(path, at, whole).decode()
        except ValueError:      # no UTF-8
            pass
    return size + len(line), line[-1:], text


def numbers(path, at, end):
    """Generates the comma-separated numbers from offset `at` to `end`. Raises ValueError."""
    left = b""
    for part in _parts(path, at, end):
        words = (left + part).split(b",")
        left = words.pop()
        for word in words:
            yield int(word)
    if left:
        yield int(left)


def load_value(path, default):
    """The value that save_value() has left in a file, default if the file is missing. Raises
    ValueError if it is damaged, too long, or of another type than default.
    """
    data = read(path, 0, _VALUE)
    value = loads(unseal(data)) if data else default
    if type(value) is not type(default):
        raise ValueError("no %s" % type(default).__name__)
    return value


def save_value(path, value):
    """Saves a value as JSON in a file of one sealed line."""
    replace(path, seal(dumps(value)).encode())


def count(path):
    """Increments the number in a file and returns it."""
    try:
        number = load_value(path, 0) + 1
    except ValueError:
        number = 1
    try:
        save_value(path, number)
    except OSError:     # a full flash must not keep the board from starting
        pass
    return number
