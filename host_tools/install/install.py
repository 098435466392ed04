"""Installs the product on a board that runs MicroPython, or brings it up to date.

Everything arrives beside the old version, then the two change places.
"""

import contextlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crupier.build import boards, chips, manifest, payload
from crupier.build.manifest import Manifest
from crupier.device import find, schema
from crupier.device.others import done_again
from crupier.device.repl import Device, DeviceError
from crupier.errors import DEVICE_ERROR, USAGE, Trouble
from crupier.install import backups, plan, room
from crupier.install.backups import DATA
from crupier.install.plan import READY, STAGE, Plan
from crupier.install.session import Session
from crupier.terminal import Progress

_START_S = 15.0                 # s in which a restarted application answers
_AGAIN_S = 0.1                  # s between two questions
OLDEST = (1, 27)                # MicroPython; older ones were never tried
# Bytes of heap, free or not, without which some screens do not fit. MicroPython with a radio has
# 205,184 on an RP2040, without 245,888; docs/speed.md has what was measured.
_HEAP = 230_000


# The ID of the board.py that boot.py has imported; hello says the same.
_RAN = "(str(getattr(getattr(sys, 'modules', {}).get('board'), 'ID', '')),)"


@dataclass(frozen=True)
class Outcome:
    about: dict[str, Any]       # Device.about()
    board: str
    was: str                    # the board that it was before, "" if nobody knows
    before: Manifest | None     # what was installed
    plan: Plan
    kept_board: bool            # board.py was edited on the board, and stays
    gone_board: bool            # it was edited, and gives way
    foreign: list[str]          # files of somebody else that give way
    backup: Path | None         # holds what is in /data, such a board.py, and these
    renewed: bool               # was it made now, or was there one of the same?
    full: room.TooFull | None   # why it does not fit; only of a dry run


class OtherBoard(Trouble):
    """It is evidently another board than the one that was named."""

    def __init__(self, was: str, named: str):
        self.was, self.named = was, named
        super().__init__(f"the board is a {was}, and --board says {named}; nothing was changed. "
                         f"With a board.py for other hardware its display stays dark. If it is a "
                         f"{named} all the same, repeat with --yes.", USAGE)


@done_again
def install(port: str, board: str | None, dry_run: bool, progress: Progress,
            kept: Path | None = None, stock: bool = False, other: bool = False) -> Outcome:
    """Old version or new, never a mixture, wherever it is interrupted. Raises Trouble.

    kept: a backup that was made for this. stock: a board.py that was edited on the board gives
    way, too. other: it may become another board.
    """
    with Device(port) as device:
        about = identify(device)
        session = Session(device)
        was = _board_there(session)
        if board and not (other or dry_run):
            _require_same(was, board)
        if not dry_run:
            finish_update(session, renewed=True)
        found = session.survey(*plan.PRODUCT, DATA)
        before = backups.installed(session, found)
        chosen = board or choose_board(before)
        wanted = _payload(chosen, about)
        edited = plan.edited_board(found, before) and not plan.same(
            found, plan.BOARD, wanted[plan.BOARD])
        stays = edited and not stock and (not board or board == was)
        if stays:
            wanted = wanted | session.fetch({plan.BOARD: found[plan.BOARD]})
        boards.require(wanted[plan.BOARD], "this board, edited there (--stock-board replaces it),"
                      if stays else chosen, chips.has_radio(about["machine"]))
        todo = plan.make(wanted, found)
        foreign = {path: found[path] for path in plan.foreign(found, before, wanted)}
        backup, renewed, full = None, False, None
        if todo:
            try:
                require_room(session, todo)
            except room.TooFull as error:
                if not dry_run:
                    raise
                full = error
        if todo and not dry_run:
            backup, renewed = (kept, True) if kept and not foreign else backups.save(
                session, about["id"], backups.kept(found, before) | foreign, progress,
                board=backups.kind(before))
            update(session, todo, progress)
        return Outcome(about, chosen, was, before, todo, stays, edited and not stays,
                       sorted(foreign), backup, renewed, full)


@done_again
def require_same(port: str, board: str) -> None:
    """Raises OtherBoard if what is there is not this one."""
    with Device(port) as device:
        _require_same(_board_there(Session(device)), board)


def _require_same(was: str, board: str) -> None:
    if was not in ("", board):
        raise OtherBoard(was, board)


def _board_there(session: Session) -> str:
    """What it says it is, or would say, or as what it was installed; "" if nobody knows."""
    found = session.survey(manifest.PATH, plan.BOARD)
    board = session.fetch({path: found[path] for path in (plan.BOARD,) if path in found})
    said = [*session.ask(_RAN, str), *map(boards.id_in, board.values()),
            backups.kind(backups.installed(session, found))]
    return next(filter(schema.is_word, said), "")


class Unsuitable(Trouble):
    """The product cannot run on what the board has. code, what and todo: as in a Finding."""

    def __init__(self, code: str, what: str, todo: str):
        super().__init__(f"{what}; {todo}.")
        self.code, self.what, self.todo = code, what, todo


def identify(device: Device) -> dict[str, Any]:
    """Device.about() of a MicroPython that the product runs on. Raises Unsuitable."""
    try:
        about = device.about()
    except (DeviceError, SyntaxError, ValueError) as error:
        raise Unsuitable("not_micropython", f"what runs on {device.port} is not MicroPython for "
                         f"such a board ({error})", "hold BOOTSEL while you plug it in, then run "
                         "`crupier flash --uf2 FILE`") from error
    if about["version"] < OLDEST:
        raise Unsuitable("old_micropython", "the board has MicroPython "
                         f"{dotted(about['version'])}, which is too old",
                         f"install {dotted(OLDEST)} or newer with `crupier flash --uf2 FILE`, a "
                         "file from https://micropython.org/download/RPI_PICO")
    if chips.processor(about["platform"], about["arch"]) is None:
        taken = chips.architecture(about["arch"])
        raise Unsuitable("other_chip", f"the board calls itself {about['machine']}, and its "
                         f"MicroPython takes machine code for {taken}, but Crupier "
                         f"has some for {' and '.join(chips.PROCESSORS)} only, as an RP2040 or "
                         "RP2350 takes it", "`crupier boards` lists the boards it runs on")
    if about["heap"] < _HEAP:
        raise Unsuitable("little_memory", f"MicroPython on this board ({about['machine']}) leaves "
                         f"{about['heap']:,} bytes of memory, and Crupier needs {_HEAP:,}",
                         "put the image RPI_PICO on it with `crupier flash --uf2 FILE`, which a "
                         "Pico W runs, too, without its radio")
    return about


def running(port: str) -> dict[str, Any] | None:
    """What the application says of itself after a restart; None if it does not come up."""
    end = time.monotonic() + _START_S
    while time.monotonic() < end:
        hello, _ = find.hello(port)
        if hello:
            return hello
        time.sleep(_AGAIN_S)        # MicroPython itself answers at once
    return None


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def choose_board(before: Manifest | None) -> str:
    """The board that was chosen when it was installed, or the only one there is."""
    known = payload.board_ids()
    if before and before.board in known:
        return before.board
    if len(known) == 1:
        return known[0]
    raise Trouble(f"choose your board with --board: {', '.join(known)}.", USAGE)


def _payload(board: str, about: dict[str, Any]) -> dict[str, bytes]:
    wanted = payload.device_files(
        board, processor=chips.processor(about["platform"], about["arch"]) or "")
    if payload.bytecode(wanted) != about["mpy"][0]:
        raise Trouble(f"MicroPython {dotted(about['version'])} on the board takes bytecode of "
                      f"version {about['mpy'][0]}, this crupier makes version "
                      f"{payload.bytecode(wanted)}; update MicroPython or crupier.")
    return wanted


_PART = READY + ".part"

# boot.py of the new version finishes the update, now or after a power failure.
_SWITCH = f"""
import os
try:
    os.rename({STAGE + "/boot.py"!r}, "/boot.py")
except OSError:
    pass
with open("/boot.py") as file:
    boot = file.read()
exec(boot, {{"__name__": "boot"}})
"""


def finish_update(session: Session, renewed: bool = False) -> None:
    """Ends what an interrupted update has left: one that was complete is put in place. If that
    cannot be, it goes where the product is renewed anyway.
    """
    if STAGE[1:] not in session.names():
        return
    if session.sizes(READY):
        try:
            switch(session)
            return
        except Trouble:
            if not renewed:
                raise
    session.work(f"clear({STAGE!r})")


def require_room(session: Session, plan: Plan) -> None:
    """To be called before update(), and before anything is kept for it. What finish_update() would
    clear counts as free. Raises TooFull.
    """
    free = session.free()[0] + room.staged(session.sizes(STAGE))
    if plan.blocks > free:
        raise room.TooFull(session.port, plan.blocks, free, session.sizes())


def update(session: Session, plan: Plan, progress: Progress) -> None:
    """The board runs the old version until the last step, and then the new one."""
    try:
        with progress("Sending", plan.size) as advance:
            session.store({STAGE + path: data for path, data in plan.send.items()}, advance)
        session.store({_PART: plan.ready})
    except Trouble:
        with contextlib.suppress(Trouble):      # what has arrived takes up room
            session.interrupt()
            session.work(f"clear({STAGE!r})")
        raise
    session.work(f"os.rename({_PART!r}, {READY!r})")
    switch(session)


def switch(session: Session) -> None:
    session.work(_SWITCH)
    if STAGE[1:] in session.names():
        raise Trouble("the update is on the board but could not be put in place; "
                      "unplug the board, plug it in again, then run `crupier doctor`.",
                      DEVICE_ERROR)
