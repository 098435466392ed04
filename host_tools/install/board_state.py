"""The state of a board, read in one go, and what `crupier doctor` finds in it."""

from dataclasses import dataclass, field, replace
from typing import Any

from crupier.build import chips, manifest, payload
from crupier.build.manifest import Manifest
from crupier.device import find
from crupier.device.others import done_again
from crupier.device.repl import Device
from crupier.install import backups, install, plan, room
from crupier.install.backups import DATA
from crupier.install.plan import Found
from crupier.install.room import Room
from crupier.install.session import Session
from crupier.terminal import Progress

# Sets the display up and looks at the keys; the application does it anew after the restart.
_TRY_BOARD = """
def try_board():
    pack, path = None, sys.path[:]
    sys.path[:] = "/crupier", ".frozen"     # as main.py does
    try:
        try:
            import pack
            pack.mount()
        except ImportError:
            pass        # every module is a file of its own
        import board
        import hardware
        import machine
        from machine import Pin
        hardware.make_display(board.DISPLAY).begin()
        yield "clocks", machine.freq(), hardware.clock_of(board)
        if "spi" in board.DISPLAY:
            yield "mute", True
        pull = Pin.PULL_UP if board.KEYS_ACTIVE_LOW else Pin.PULL_DOWN
        for name, pin in board.KEYS:
            if Pin(pin, Pin.IN, pull).value() != int(board.KEYS_ACTIVE_LOW):
                yield "held", "%s (GP%d)" % (name, pin)
    except Exception as error:
        yield "trouble", repr(error)
    finally:
        if pack:
            pack.umount()
        sys.path[:] = path
"""


@dataclass(frozen=True)
class BoardState:
    port: str
    about: dict[str, Any]               # Device.about()
    hello: dict | None                  # what the application said before it was stopped ...
    back: dict | None                   # ... and when it had been started anew
    clock: int                          # s since 1970
    folders: list[str]                  # names in /
    sizes: dict[str, int]               # {path: bytes} of everything on the flash
    found: Found                        # below plan.PRODUCT and DATA
    installed: Manifest | None
    room: Room
    data: dict[str, bytes] = field(default_factory=dict)       # content of DATA
    board: bytes | None = None          # board.py as it is there
    display: str | None = None          # why it cannot be used
    mute: bool = False                  # its bus has no answer
    held: list[str] = field(default_factory=list)       # keys that are down
    hertz: int = 0                      # of its processor, and what it is to run at; 0: unknown
    wanted_hertz: int = 0


def read(port: str, progress: Progress) -> BoardState:
    """Stops the application for it, and starts it anew. Raises Trouble."""
    hello, _ = find.hello(port)
    known = _read(port, hello, progress)
    if hello or known.installed:
        return replace(known, back=install.running(port))
    return known


@done_again
def _read(port: str, hello: dict | None, progress: Progress) -> BoardState:
    with Device(port) as device:
        about = install.identify(device)
        session = Session(device)
        found = session.survey(*plan.PRODUCT, DATA)
        wanted = {path: entry for path, entry in found.items() if path.startswith(DATA + "/")}
        with progress("Reading scores", sum(size for size, _ in wanted.values())) as advance:
            data = session.fetch(wanted, advance)
        board = None
        if plan.BOARD in found:
            board = session.fetch({plan.BOARD: found[plan.BOARD]})[plan.BOARD]
        sizes, installed = session.sizes(), backups.installed(session, found)
        free, _ = session.free()
        how_full = room.measure(free, about["size"], sizes, data, installed,
                                *_update(found, installed, board, about))
        known = BoardState(
            port, about, hello, None, session.clock(), session.names(), sizes, found, installed,
            how_full, data, board)
        says = _tried(device) if board is not None and not _cut_off(found, installed) else []
        told = {str(entry[0]): entry[-1] for entry in says if entry}
        clocks = [entry[1:] for entry in says if entry[:1] == ("clocks",)]
        hertz, asked = clocks[0] if clocks else (0, 0)
        return replace(known, display=told.get("trouble"), mute="mute" in told,
                       hertz=hertz, wanted_hertz=asked or hertz,
                       held=[str(entry[-1]) for entry in says if entry[:1] == ("held",)])


def _update(found: Found, installed: Manifest | None, board: bytes | None, about: dict[str, Any]
            ) -> tuple[int, bool]:
    """(free blocks that `crupier flash` takes, is the version of this tool installed?)"""
    if not installed or installed.board not in payload.board_ids():
        return 0, False
    chip = chips.processor(about["platform"], about["arch"]) or ""
    latest = payload.device_files(installed.board, processor=chip)
    if latest[manifest.PATH] == installed.encode():
        return 0, True
    if board is not None and plan.edited_board(found, installed):
        latest = {**latest, plan.BOARD: board}
    return plan.make(latest, found).blocks, False


def _cut_off(found: Found, installed: Manifest | None) -> bool:
    """May a module end too early? MicroPython would read it for ever, and Ctrl-C end nothing."""
    return installed is not None and any(
        path in found and not installed.has(path, found[path][1])
        for path in installed.digests if path.endswith(".mpy"))


def _tried(device: Device) -> list[Any]:
    """What try_board() yields; nothing, if a boot.py that is not ours does not end. What other
    questions have left in memory would be in the way of a large display.
    """
    if not device.fresh:
        return []
    device.soft_reset()
    session = Session(device)
    session.run(_TRY_BOARD)
    return session.ask("try_board()", tuple)


@dataclass(frozen=True)
class Finding:
    """serious: something does not work. Not serious: good to know."""

    code: str           # for programs, and stable
    what: str
    why: str            # it matters
    todo: str
    serious: bool = True


def listed(paths: list[str]) -> str:
    """The first five, and how many more."""
    return ", ".join(paths[:5]) + (f" and {len(paths) - 5} more" if len(paths) > 5 else "")
