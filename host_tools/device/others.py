"""Other programs at a port, which take bytes of a board away or put in some of their own."""

import contextlib
import functools
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ParamSpec, TypeVar

from crupier.errors import PORT_BUSY, Trouble

# What asks a new port what it is, for some seconds. It belongs to root, so that nobody else sees
# which ports it has open.
_PROBES = {"ModemManager", "brltty"}
_PROBE_S = 20.0         # s that it may take ...
_NEW_S = 60.0           # ... of the first ones of a port
_LEAVE_S = 0.3          # s that a program may take to let go of the port as it ends
_LOOK_S = 0.1           # s between two looks
_WAITS_S = (3.0, 6.0, 12.0)     # before work is done again

P = ParamSpec("P")
R = TypeVar("R")


class Probed(Trouble):
    """What came was not what a board says, and a program is there that looks at new ports."""


def await_leave(port: str) -> None:
    """Waits until no other program has the port open. Raises Trouble: by whom it is used."""
    begun = time.monotonic()
    while users := list(users_of(port)):
        probed = any(name in _PROBES for _, name in users)
        if time.monotonic() - begun > (_PROBE_S if probed else _LEAVE_S):
            raise _in_use(port, users)
        time.sleep(_LOOK_S)


def amiss(port: str, trouble: Trouble) -> Trouble:
    """What a wrong or a missing byte means: that another program has the port open or looks at it,
    else `trouble`.
    """
    if users := list(users_of(port)):
        return _in_use(port, users)
    # Others, such as NoAnswer, are told apart by who asked.
    if type(trouble) is Trouble and _is_new(port) and (
            probe := next(filter(_PROBES.__contains__, map(_name, _processes())), None)):
        return Probed(f"{trouble} Or it was {probe}, which looks at new ports for some seconds: "
                      "wait, then repeat the command.", trouble.exit_code)
    return trouble


def done_again(work: Callable[P, R]) -> Callable[P, R]:
    """Decorates work on a board that may begin anew: it does so while something probes the port.
    """
    @functools.wraps(work)
    def patient(*args: P.args, **kwargs: P.kwargs) -> R:
        for seconds in _WAITS_S:
            with contextlib.suppress(Probed):
                return work(*args, **kwargs)
            time.sleep(seconds)
        return work(*args, **kwargs)
    return patient


def _is_new(port: str) -> bool:
    with contextlib.suppress(OSError):
        return time.time() - os.stat(port).st_ctime < _NEW_S
    return True


def _in_use(port: str, users: list[tuple[int, str]]) -> Trouble:
    return Trouble(f"{port} is in use by {named(users)}; close it, and repeat the command.",
                   PORT_BUSY)


def named(users: list[tuple[int, str]]) -> str:
    return ", ".join(f"{name} (process {pid})" for pid, name in users)


def users_of(port: str) -> Iterator[tuple[int, str]]:
    """(process id, name) of other programs that have the port open; only Linux tells."""
    wanted = os.path.realpath(port)
    for pid in _processes():
        with contextlib.suppress(OSError):      # it has ended, or belongs to somebody else
            folder = f"/proc/{pid}/fd"
            opened = {os.readlink(f"{folder}/{fd}") for fd in os.listdir(folder)}
            # A virtual board is no user of its port, but the other end of it.
            if wanted in opened and not opened & {"/dev/ptmx", "/dev/pts/ptmx"}:
                yield pid, _name(pid)


def _processes() -> list[int]:
    """Ids of all but this one."""
    with contextlib.suppress(FileNotFoundError):
        return [int(name) for name in os.listdir("/proc")
                if name.isdecimal() and int(name) != os.getpid()]
    return []


def _name(pid: int) -> str:
    """"" of one that has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/comm").read_text().strip()
    return ""
