"""What all storage stands on: durable writes, atomic replacement, and nothing thrown away.

On littlefs flush() is the commit point and rename() is atomic; a file whose creation was cut off
may be found empty, so empty counts as missing. Uses only what MicroPython and CPython share.
"""

import errno
import os

from engine.lines import seal, unseal
from engine.records import dumps, loads

try:
    from micropython import kbd_intr
except ImportError:     # CPython
    def kbd_intr(_char):
        pass

_CTRL_C = 3


def commit(file, data):
    """Writes data, durable on return; meanwhile Ctrl-C waits, lest it tears a line."""
    kbd_intr(-1)
    try:
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


def read(path):
    """Content of a file as bytes, empty if it is missing."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        if error.errno != errno.ENOENT:
            raise
        return b""


def replace(path, data):
    """Gives a file new content; after a power cut it holds the old or the new."""
    with open(path + ".tmp", "wb") as file:
        commit(file, data)
    os.rename(path + ".tmp", path)


def free_name(folder, name):
    """name, or name.1, name.2 ... if the folder has it already."""
    taken, free, number = os.listdir(folder), name, 0
    while free in taken:
        number += 1
        free = "%s.%d" % (name, number)
    return free


def set_aside(path, keep=b""):
    """Moves a damaged file to damaged/ beside it; its good part, keep, stays in its place."""
    folder, _, name = path.rpartition("/")
    damaged = folder + "/damaged"
    make_folder(damaged)
    aside = "%s/%s" % (damaged, free_name(damaged, name))
    if keep:
        replace(aside, read(path))
        replace(path, keep)
    else:
        os.rename(path, aside)


def sealed_lines(data):
    """Each line in data as (line, its text or None if it is damaged)."""
    at = 0
    while at < len(data):
        line = data[at:data.find(b"\n", at) + 1 or len(data)]
        try:
            text = unseal(line)
        except ValueError:      # BadLine, or no UTF-8
            text = None
        yield line, text
        at += len(line)


def load_value(path, default):
    """The value that save_value() left in a file, default if it is missing. Raises ValueError,
    also where it is of another type.
    """
    data = read(path)
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
