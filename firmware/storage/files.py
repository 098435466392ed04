"""What all storage stands on: durable writes, atomic replacement, nothing thrown away, and no file
in memory as a whole that may be long.

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
_BLOCK = 1024       # bytes of a file in memory at a time: after hours no more may fit
_PART = 512         # of one line that is longer
_HEAD = 4096        # at most stand before the actions in such a line
_VALUE = 4096       # at most has a file of one value
_SPARE = 8192       # bytes of memory that what is only nice to know leaves for the rest


def require_memory():
    """Before what stays: then it lies in the first hole, not behind what has just been read.
    Raises MemoryError where little is left.
    """
    collect()
    if mem_free() < _SPARE:
        raise MemoryError("little is left")


def commit(file, data, before=()):
    """Writes data, and before it what comes in pieces, durable on return; meanwhile Ctrl-C waits,
    lest it tears a line.
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
    """What is in a folder; nothing in one that a full flash had no room for."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def file_names(folder):
    """Generates the names in a folder without those of folders, which somebody may have made."""
    try:
        for entry in ilistdir(folder):
            if entry[1] != _FOLDER:
                yield entry[0]
    except OSError:
        pass


def make_folder(path):
    """Creates a folder and those above it."""
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
    """Content of a file as bytes, or so many of them from a place on; empty if it is missing, or
    if somebody has put a folder there.
    """
    watchdog.feed()         # what is long to read takes seconds
    try:
        with open(path, "rb") as file:
            if size > 0:        # read() takes so much memory, whatever there is to read
                size = max(0, min(size, file.seek(0, 2) - at))
            file.seek(at)
            return file.read(size)
    except OSError as error:
        if error.errno not in (errno.ENOENT, errno.EISDIR):
            raise
        return b""


def replace(path, data, before=()):
    """Gives a file new content; after a power cut it holds the old or the new."""
    with open(path + ".tmp", "wb") as file:
        commit(file, data, before)
    os.rename(path + ".tmp", path)


def _parts(path, at, end):
    """The bytes of a file from `at` to `end`, in parts."""
    while at < end:
        part = read(path, at, min(_PART, end - at))
        if not part:
            break
        yield part
        at += len(part)


def free_name(folder, name):
    """name, or name.1, name.2 ... if the folder has it already."""
    taken, free, number = os.listdir(folder), name, 0
    while free in taken:
        number += 1
        free = "%s.%d" % (name, number)
    return free


def set_aside(path, keep=0):
    """Moves a damaged file to damaged/ beside it; its first bytes, which are good, stay. Raises
    OSError.
    """
    if keep:
        copy_aside(path)
        replace(path, b"", _parts(path, 0, keep))
    else:
        os.rename(path, _aside(path))


def copy_aside(path):
    """Keeps a damaged file in damaged/ beside it, too. Raises OSError."""
    replace(_aside(path), b"", _parts(path, 0, os.stat(path)[6]))


def _aside(path):
    folder, _, name = path.rpartition("/")
    damaged = folder + "/damaged"
    make_folder(damaged)
    return "%s/%s" % (damaged, free_name(damaged, name))


def sealed_lines(path, at=0):
    """Each line of a file as (where it ends, the line, its text or None if it is damaged), from
    a place on where one begins.

    Of a line longer than a block there is only how it begins, its last byte, and the text up to
    the end of its head.
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
    """(size, last byte, text of the head or None) of a line longer than a block: a head that is
    alone, or has a space and actions behind it.
    """
    size = crc = space = 0
    line, text, ends = b"", None, b""
    for part in _parts(path, at, os.stat(path)[6]):
        end = part.find(b"\n") + 1
        line += part[:end or len(part)]
        data, line = line[:-SEAL], line[-SEAL:]     # what may be the seal is kept
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
    """The numbers with commas between them that are there in a file. Raises ValueError."""
    left = b""
    for part in _parts(path, at, end):
        words = (left + part).split(b",")
        left = words.pop()
        for word in words:
            yield int(word)
    if left:
        yield int(left)


def load_value(path, default):
    """The value that save_value() left in a file, default if it is missing. Raises ValueError,
    also where it is of another type, or longer than any.
    """
    data = read(path, 0, _VALUE)
    value = loads(unseal(data)) if data else default
    if type(value) is not type(default):
        raise ValueError("no %s" % type(default).__name__)
    return value


def save_value(path, value):
    """Keeps a value as JSON in a file of one sealed line."""
    replace(path, seal(dumps(value)).encode())


def count(path):
    """Adds one to the number in a file and returns it."""
    try:
        number = load_value(path, 0) + 1
    except ValueError:
        number = 1
    try:
        save_value(path, number)
    except OSError:     # a full flash must not keep the board from starting
        pass
    return number
