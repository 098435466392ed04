"""Runs on the board: session.py sends it there, then asks by tell() and talks with receive()."""

import errno
import gc
import os
import sys

_path, sys.path[:] = sys.path[:], []    # not those of a library
import binascii, deflate, hashlib, io   # noqa: E401, E402  isort: skip
sys.path[:] = _path

_FOLDER = 0x4000
_FLASH = "//"       # "/" would list what else is mounted below it, too
_PIECE = 3072       # bytes of a file per line to the PC: 4096 characters of base64


def seal(text):
    return f"{text} *{binascii.crc32(text.encode()):08x}"


def tell(values):
    """Prints each value as a sealed line, then their number."""
    count = 0
    for value in values:
        print(seal(repr(value)))
        count += 1
    print(seal(repr(count)))


def beat(ms):
    """Prints an empty line now and then, a sign of life -> a timer, to be ended by deinit()."""
    from machine import Timer
    return Timer(period=ms, callback=lambda _: print())


def survey(roots):
    """(path, bytes, SHA-256) of these files and of all below these folders."""
    for root in roots:
        for path, size in sizes(root):
            yield path, size, digest(path)


def sizes(path):
    """(path, bytes) of a file, or of all below a folder; nothing if it is missing."""
    try:
        stat = os.stat(path)
    except OSError:
        return
    if stat[0] & _FOLDER:
        for name in os.listdir(_FLASH if path == "/" else path):
            yield from sizes(path.rstrip("/") + "/" + name)
    else:
        yield path, stat[6]


def digest(path):
    sha = hashlib.sha256()
    for piece in pieces(path):
        sha.update(piece)
    return sha.digest()


def pieces(path, start=0):
    """Content of a file from there on; each piece is gone with the next one."""
    buffer = memoryview(bytearray(_PIECE))
    with open(path, "rb") as file:
        file.seek(start)
        while size := file.readinto(buffer):
            yield buffer[:size]


def spill(paths):
    """Prints the content of files in lines of base64."""
    for path in paths:
        for piece in pieces(path):
            print(binascii.b2a_base64(piece)[:-1].decode())


def receive():
    """Writes the files that come on stdin; answers every line, the last of a file by its digest.

    A line `path bytes` is followed by the file in lines, each deflated by itself; an empty line
    ends it all.
    """
    while line := take():
        path, left = line.rsplit(" ", 1)    # a name may have spaces in it
        left = int(left)
        with create(path) as file:
            while left:
                print(".")
                packed = io.BytesIO(binascii.a2b_base64(take()))
                left -= file.write(deflate.DeflateIO(packed).read())
        print(digest(path).hex())


def take():
    """The next line from the PC, without its seal. Raises ValueError: it is damaged."""
    line = sys.stdin.readline()[:-1]
    text = line[:-10]
    if seal(text) != line:
        raise ValueError("noise")
    return text


def free():
    """Blocks that are free, and how many of them os.statvfs() knows of.

    It counts the blocks of every folder twice, and those of an open file once more after another
    handle of that file was closed (extmod/vfs_lfsx.c, lib/littlefs/lfs2.c: LFS2_F_DUSTY).
    """
    gc.collect()        # closes what a program has left open
    total, known = os.statvfs("/")[2:4]
    if known > total:   # below zero
        known -= 1 << 32
    return known + 2 * folders(_FLASH), known


def folders(path):
    """How many there are below a folder."""
    count = 0
    for entry in os.ilistdir(path):         # type: ignore[attr-defined]
        if entry[1] == _FOLDER:
            count += 1 + folders(path.rstrip("/") + "/" + entry[0])
    return count


def create(path):
    """A new file, and the folders it needs."""
    try:
        return open(path, "wb")
    except OSError:
        for at, char in enumerate(path):
            if char == "/" and at:
                try:
                    os.mkdir(path[:at])
                except OSError as error:
                    if error.errno != errno.EEXIST:
                        raise
        return open(path, "wb")


def clear(path):
    """Removes a file, or a folder with all that is in it."""
    try:
        os.remove(path)
    except OSError:
        for name in os.listdir(path):
            clear(path + "/" + name)
        os.rmdir(path)
