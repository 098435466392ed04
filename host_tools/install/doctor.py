"""What is wrong, from the cable to the records."""

import errno
import os
import stat
import sys
from pathlib import Path

from serial.tools import list_ports

from crupier.device import find, others, running
from crupier.device.port import open_port, origin
from crupier.errors import DEVICE_ERROR, NO_DEVICE, PORT_BUSY, USAGE, Trouble
from crupier.install import board_checks, board_state, bootsel
from crupier.install.board_state import Finding
from crupier.install.install import Unsuitable
from crupier.install.room import Room
from crupier.terminal import Progress


def examine(port: str | None, progress: Progress) -> tuple[str | None, list[Finding], Room | None]:
    """(the port of the board, what is wrong with it, how full it is).

    Raises Trouble when it cannot tell.
    """
    port, findings = _connect(port)
    if not port:
        return port, findings, None
    try:
        known = board_state.read(port, progress)
        return port, findings + board_checks.examine(known), known.room
    except Unsuitable as error:
        unsuitable = Finding(error.code, _sentence(error.what), "Crupier cannot run on it.",
                             _sentence(error.todo))
        return port, [*findings, unsuitable], None
    except Trouble as trouble:
        if trouble.exit_code != DEVICE_ERROR:
            raise
        return port, [*findings, _no_answer(port)], None


def _no_answer(port: str) -> Finding:
    wake = running.wake(port, "")
    if wake:
        return Finding("no_answer", f"The virtual board on {port} does not answer.",
                       "Its program has ended or stands still, or it is off.",
                       _sentence(f"{wake} and repeat the command"))
    return Finding("no_answer", f"What is on {port}{origin(port)} does not answer as MicroPython "
                   "does.",
                   "It is no board, or its program does not let the PC in.",
                   "Unplug it, plug it in again and repeat the command. If that does not help, "
                   "hold the board's key for safe mode while you plug it in, and run `crupier "
                   "flash`: no game is lost. If that does not help either, "
                   "hold BOOTSEL while you plug it in, then run `crupier flash --uf2 FILE`. "
                   + bootsel.DEAF)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


_UDEV = ('SUBSYSTEM=="tty", ATTRS{idVendor}=="2e8a", MODE="0660", GROUP="dialout", '
         'TAG+="uaccess", ENV{ID_MM_DEVICE_IGNORE}="1"')


def _connect(port: str | None) -> tuple[str | None, list[Finding]]:
    """(the port of the board if it can be used, what is wrong). Raises Trouble: several boards."""
    drives = find.drives()
    try:
        port = find.choose(port, virtual="last")
        open_port(port).close()
    except Trouble as trouble:
        if trouble.exit_code == USAGE:
            raise
        return None, [_in_bootsel(drive) for drive in drives] or [_refused(port, trouble)]
    return port, [_in_bootsel(drive, port) for drive in drives]


def _in_bootsel(drive: Path, port: str = "") -> Finding:
    """port: where there is another board, which is examined."""
    apart = f", beside the one on {port}" if port else ""
    return Finding("bootsel", f"A board waits in BOOTSEL as the drive {drive}{apart}.",
                   "There it runs no program, so nothing can be played on it, and nobody can see "
                   "what it has.",
                   "Unplug it and plug it in again without holding BOOTSEL. If it is new, or its "
                   "MicroPython is to be another one, run `crupier flash --uf2 FILE` instead.",
                   not port)


def _refused(port: str | None, trouble: Trouble) -> Finding:
    number = getattr(trouble.__cause__, "errno", None)
    if port and trouble.exit_code == PORT_BUSY:
        holders = others.named(list(others.users_of(port)))
        return Finding("busy", f"{port} is in use by {holders or 'another program'}.",
                       "Only one program at a time can talk with the board.",
                       "Close it (Thonny, a serial monitor, mpremote). ModemManager looks at new "
                       "ports for some seconds; then wait and try again.")
    if port and number in (errno.EACCES, errno.EPERM):
        return _forbidden(port)
    if port and trouble.exit_code == NO_DEVICE:
        return Finding("no_port", f"There is no serial port {port}{origin(port)}.",
                       "Without it the PC cannot reach the board.",
                       f"Plug the board in. {_others()}")
    return Finding("no_port", "No board was found.",
                   "Without a serial port the PC cannot reach the board.",
                   "Use a USB cable that carries data, not one for charging; if the board is new, "
                   "hold BOOTSEL while you plug it in, then run `crupier flash --uf2 FILE`. "
                   + _others())


def _others() -> str:
    real = sorted(port.device for port in list_ports.comports())
    listed = ", ".join([port for port, _ in running.found()] + real)
    return (f"Other serial ports: {listed}; name one with --port." if listed
            else "There are no other serial ports.")


def _forbidden(port: str) -> Finding:
    todo = "Ask who administers this computer for access to serial ports."
    if sys.platform == "linux":
        group = _group(port)
        join = (f"Run `sudo usermod -aG {group} $USER` and log in again. Or put" if group else
                "The port is not open to any group of users. Put")
        todo = (f"{join} this line into /etc/udev/rules.d/60-crupier.rules, run `sudo udevadm "
                f"control --reload` and plug the board in again: {_UDEV}")
    return Finding("permission", f"You may not use {port}.",
                   "The system gives serial ports to a group of users only.", todo)


def _group(port: str) -> str | None:
    """The group that may use the port; None if that would be all that root may."""
    import grp
    try:
        found = os.stat(port)
        name = grp.getgrgid(found.st_gid).gr_name
    except (OSError, KeyError):
        return None
    wide = stat.S_IRGRP | stat.S_IWGRP
    return name if found.st_gid and found.st_mode & wide == wide else None
