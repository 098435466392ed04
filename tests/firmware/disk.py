"""What the tests of the storage share."""

import errno
import shutil
from pathlib import Path

HEAD = {
    "v": 1, "device": "e6614c311b7e6f2d", "seq": 7, "game": "the_game", "players": 1,
    "options": {"level": "standard", "fire": False, "first": 0}, "seed": "K7Q2MX",
    "names": ["Ñandú"], "time": {"boot": 7, "up": 65},
}
ACTIONS = [100 * (n % 4) + n if n % 7 else -1 for n in range(70)]     # a journal of 3 chunks


def head(seq, **fields):
    return {**HEAD, "seq": seq, **fields}


def finished(seq, left=12):
    return head(seq, result={"result": "ENDED", "left": left, "rating": "plain"})


def listed(found):
    """What Journal.load() or Archive.record() has found, with the actions in a list; or None."""
    return found and (found[0], list(found[1]), *found[2:])


def content(folder):
    """{name: bytes} of the files in a folder, in order; nothing for none."""
    folder = Path(folder)
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*")) if path.is_file()}


def restore(folder, files):
    """Makes these the only files below a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    Path(folder).mkdir()
    for name, data in files.items():
        Path(folder, name).write_bytes(data)


def damaged_bytes(files):
    """Each (name, offset, content with the byte there changed) of these files."""
    for name, data in files.items():
        for at in range(len(data)):
            damaged = bytearray(data)
            damaged[at] ^= (0x01, 0x80, 0xFF)[at % 3]
            yield name, at, bytes(damaged)


class FullFlash:
    """In the place of files.commit. plan: how much of each write goes through, None for all."""

    def __init__(self, plan):
        self._plan = list(plan)

    def __call__(self, file, data, before=()):
        size = self._plan.pop(0) if self._plan else None
        file.write((b"".join(before) + data)[:size])
        file.flush()
        if size is not None:
            raise OSError(errno.ENOSPC)


class Growing:
    """Heads of an archive that may get more, as those of storage/archive.py."""

    def __init__(self, heads):
        self.heads, self._at = list(heads), 0

    def __iter__(self):
        return self

    def __next__(self):
        if self._at == len(self.heads):
            raise StopIteration
        self._at += 1
        return self.heads[self._at - 1]
