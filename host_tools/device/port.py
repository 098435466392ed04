"""Serial ports: opening one, what goes wrong with it as a sentence and an exit code, and commands
of mpremote for it."""

import errno
import os
import shlex
import subprocess
import sys
import time

import serial

from crupier.device import others
from crupier.errors import INTEGRITY, NO_DEVICE, PORT_BUSY, Trouble

ENVIRONMENT = "CRUPIER_PORT"
_BAUD = 115200      # USB ignores it
_BUSY_S = 0.3       # s that a program may take to unlock the port as it ends


def open_port(path: str, timeout: float = 1.0) -> serial.Serial:
    """Opens the port for this program alone. Reads wait up to `timeout` s. Raises Trouble."""
    others.await_leave(path)            # not everybody locks it
    end = time.monotonic() + _BUSY_S
    while True:
        try:
            return serial.serial_for_url(path, _BAUD, timeout=timeout, write_timeout=timeout,
                                         exclusive=True)
        except (OSError, ValueError) as error:
            trouble = _refusal(path, error)
            if trouble.exit_code != PORT_BUSY or time.monotonic() > end:
                raise trouble from error
            time.sleep(_BUSY_S / 10)


def gone(path: str) -> Trouble:
    """Trouble for a connection that broke while it was in use."""
    return others.amiss(path, Trouble(
        f"the board on {path} is gone; plug it in again and repeat the command.", NO_DEVICE))


def noise(path: str) -> Trouble:
    return others.amiss(path, Trouble(
        "data arrived damaged and was not used. Try another cable or USB port, then repeat the "
        "command.", INTEGRITY))


def origin(path: str) -> str:
    """" (named by CRUPIER_PORT)" for a sentence about a port; "" where it was typed or found."""
    return f" (named by {ENVIRONMENT})" if os.environ.get(ENVIRONMENT) == path else ""


def _refusal(path: str, error: Exception) -> Trouble:
    number, text = getattr(error, "errno", None), str(error)
    windows = os.name == "nt"           # pyserial hides the errno there
    if number in (errno.EBUSY, errno.EAGAIN) or (windows and "PermissionError" in text):
        return Trouble(f"{path} is in use by another program; close it (Thonny, a serial monitor, "
                       "mpremote, another crupier) and try again.", PORT_BUSY)
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO) or (windows and "FileNotFound" in text):
        return Trouble(f"there is no port {path}{origin(path)}; `crupier boards` lists those "
                       "there are.", NO_DEVICE)
    if number in (errno.EACCES, errno.EPERM):
        return Trouble(f"you may not use {path}; `crupier doctor --port {path}` says how to "
                       "change that.")
    return Trouble(f"{path} cannot be opened as a serial port ({text}).", NO_DEVICE)


def mpremote_command(port: str, *words: str) -> str:
    """To be typed: a command for the mpremote that came with crupier, which need not be in the
    path."""
    joined = subprocess.list2cmdline if os.name == "nt" else shlex.join
    return joined([sys.executable, "-m", "mpremote", "connect", port, *words])
