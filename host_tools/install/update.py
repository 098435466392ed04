"""Carries a plan out: everything arrives beside the old version, then the two change places."""

import contextlib

from crupier.device.port import mpremote_command
from crupier.errors import DEVICE_ERROR, ERROR, Trouble
from crupier.install import room
from crupier.install.plan import READY, STAGE, Found, Plan, folders
from crupier.install.session import Session
from crupier.terminal import Progress

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


def settle(session: Session, renewed: bool = False) -> None:
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


def require_room(session: Session, plan: Plan, sources: bool = False) -> None:
    """To be called before update(), and before anything is kept for it. sources: does it bring
    these instead of bytecode? What settle() would clear counts as free. Raises TooFull.
    """
    free = session.free()[0] + room.staged(session.sizes(STAGE))
    if plan.blocks > free:
        raise room.TooFull(session.port, plan.blocks, free, session.sizes(), sources=sources)


def require_files(session: Session, found: Found) -> None:
    """Raises Trouble where a folder is in the way of boot.py or main.py."""
    if there := folders(found, session.names()):
        remove = mpremote_command(session.port, "fs", "rm", "-r", *(":" + path for path in there))
        raise Trouble(f"{' and '.join(there)} on the board is a folder, and Crupier has a file "
                      "there. If you need what is in it, copy it to the PC; then "
                      f"`{remove}`, and repeat the command.", ERROR)


def update(session: Session, plan: Plan, progress: Progress) -> None:
    """The board runs the old version until the last step, and then the new one."""
    odd = [path for path in [*plan.send, *plan.remove] if not path.isprintable()]
    if odd:
        raise Trouble(f"{odd[0]} has a name with characters that cannot be seen; rename that file "
                      "or remove it.", ERROR)
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
