"""What an update has to do, from what the product consists of and what is on the board."""

import hashlib
from dataclasses import dataclass

from crupier.install.manifest import Manifest

HOME = "/crupier"               # nothing but the product lives in there
AT_ROOT = ("/boot.py", "/main.py")
PRODUCT = (*AT_ROOT, HOME)
BOARD = HOME + "/board.py"
STAGE = "/crupier.new"          # firmware/boot.py moves what is in here into its place ...
READY = STAGE + "/ready"        # ... when this says that it is complete, and what to remove

_BLOCK = 4096                   # bytes; the unit of the flash
_SPARE = 16                     # blocks for folders, and for littlefs to move things

Found = dict[str, tuple[int, bytes]]        # {path: (bytes, SHA-256)} as Session.survey() has it


@dataclass(frozen=True)
class Plan:
    send: dict[str, bytes]      # {path: content} of what is new or different
    remove: list[str]           # files that are not ours, then folders that become empty
    same: int                   # files that stay as they are

    def __bool__(self) -> bool:
        """Is there anything to do?"""
        return bool(self.send or self.remove)

    @property
    def bytes(self) -> int:
        return sum(map(len, self.send.values()))

    @property
    def space(self) -> int:
        """Bytes of free flash it takes until the old files are gone."""
        blocks = sum(1 + len(data) // _BLOCK for data in self.send.values())
        return (blocks + _SPARE) * _BLOCK


def make(wanted: dict[str, bytes], found: Found) -> Plan:
    """found: what is below PRODUCT."""
    send = {path: data for path, data in wanted.items() if not _same(found, path, data)}
    return Plan(send, _stale(wanted, found), len(wanted) - len(send))


def edited_board(found: Found, installed: Manifest | None) -> bool:
    """Has somebody changed board.py since it was installed?"""
    return (BOARD in found and installed is not None
            and not installed.has(BOARD, found[BOARD][1]))


def foreign(found: Found, installed: Manifest | None, wanted: dict[str, bytes]) -> list[str]:
    """boot.py and main.py of another product, which an installation replaces."""
    return [path for path in AT_ROOT if path in found
            and not (installed and installed.has(path, found[path][1]))
            and not _same(found, path, wanted[path])]


def _same(found: Found, path: str, data: bytes) -> bool:
    return path in found and found[path][1] == hashlib.sha256(data).digest()


def _stale(wanted: dict[str, bytes], found: Found) -> list[str]:
    files = [path for path in found if path.startswith(HOME + "/") and path not in wanted]
    needed = {folder for path in wanted for folder in _folders(path)}
    empty = {folder for path in files for folder in _folders(path)} - needed
    return sorted(files) + sorted(empty, key=len, reverse=True)


def _folders(path: str) -> list[str]:
    """The folders above a path, within ours."""
    names = path.split("/")
    return ["/".join(names[:n]) for n in range(3, len(names))]
