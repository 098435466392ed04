"""What an update has to do, from what the product consists of and what is on the board."""

import hashlib
from dataclasses import dataclass

from crupier.build import manifest, payload
from crupier.build.manifest import Manifest
from crupier.install import blocks

HOME = "/crupier"               # the product; a file beside the pack goes before what is in that
AT_ROOT = ("/boot.py", "/main.py")
PRODUCT = (*AT_ROOT, HOME)
BOARD = payload.BOARD
STAGE = "/crupier.new"          # firmware/boot.py moves what is in here into its place ...
READY = STAGE + "/ready"        # ... when this says that it is complete, and what to remove
SCRATCH = "/crupier.selftest"   # what a self-test writes; host_tools/selftest/on_board.py

# Blocks for littlefs to move folders to: when they are worn, and when the root is.
_SPARE = 4

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
    def size(self) -> int:
        """What the cable has to carry."""
        return sum(map(len, self.send.values()))

    @property
    def blocks(self) -> int:
        """Free blocks of flash it takes until the old files are gone."""
        staged = {STAGE + path: len(data) for path, data in self.send.items()}
        return blocks.of_files(staged | {READY: len(self.ready)}) + _SPARE

    @property
    def ready(self) -> bytes:
        """What firmware/boot.py has to remove."""
        return "".join(path + "\n" for path in self.remove).encode()


def make(wanted: dict[str, bytes], found: Found) -> Plan:
    """found: what is below PRODUCT."""
    send = {path: data for path, data in wanted.items() if not same(found, path, data)}
    return Plan(send, _stale(wanted, found), len(wanted) - len(send))


def edited_board(found: Found, installed: Manifest | None) -> bool:
    """Is there a board.py that no installation has brought, as far as can be told?"""
    return BOARD in found and payload.board_edited(found[BOARD][1], installed)


def foreign(found: Found, installed: Manifest | None, wanted: dict[str, bytes]) -> list[str]:
    """Files of somebody else that an installation replaces or removes: boot.py and main.py, and
    what was copied into HOME, as far as a manifest tells."""
    def is_foreign(path: str) -> bool:
        if path in AT_ROOT:
            return not ((installed and installed.has(path, found[path][1]))
                        or same(found, path, wanted[path]))
        return bool(installed and path.startswith(HOME + "/")
                    and path not in installed.digests and path != manifest.PATH)

    return sorted(filter(is_foreign, found))


def same(found: Found, path: str, data: bytes) -> bool:
    """Is this on the board already?"""
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
