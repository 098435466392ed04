"""Finds boards: serial ports, and the drive of a board in BOOTSEL."""

import os
import string
import sys
from collections.abc import Container
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from serial.tools import list_ports

from crupier import named_files
from crupier.build import chips
from crupier.device import running
from crupier.device.port import ENVIRONMENT, origin
from crupier.errors import NO_DEVICE, USAGE, Trouble

_RASPBERRY, _ADAFRUIT = 0x2E8A, 0x239A      # USB vendors of boards that run this firmware
VIRTUAL = "virtual"


@dataclass(frozen=True)
class Candidate:
    """A serial port that a board may be behind. hello: what the application answered."""

    port: str
    name: str                       # as USB describes it
    usb: str                        # "2E8A:0005", or VIRTUAL; "" if it was not found but named
    hello: dict | None = None
    trouble: str | None = None      # why the port could not be asked


def ports(also: str | None = None) -> list[Candidate]:
    """Ports of boards, virtual ones too, each asked by hello. A game on a board goes on. also:
    one that is named, whether there is such a port or not.
    """
    found = [(port.device, port.description or "", f"{port.vid:04X}:{port.pid:04X}")
             for port in list_ports.comports() if port.vid in (_RASPBERRY, _ADAFRUIT)]
    found += [(port, name, VIRTUAL) for port, name in running.found()]
    if also and not any(named_files.same(also, port) for port, *_ in found):
        found.append((also, "", ""))
    with ThreadPoolExecutor(max_workers=len(found) or 1) as pool:
        answers = pool.map(hello, [port for port, *_ in found])
        return [Candidate(*known, *answer)
                for known, answer in sorted(zip(found, answers, strict=True))]


def hello(port: str) -> tuple[dict | None, str | None]:
    """(what the application on this port says about itself or None, why it could not be asked)"""
    from crupier.device.link import Link, NoAnswer
    try:
        with Link(port) as link:
            return link.hello(), None
    except NoAnswer:
        return None, None
    except Trouble as trouble:
        return None, str(trouble)


def named(port: str | None) -> str | None:
    """The given port, else that of CRUPIER_PORT."""
    return port or os.environ.get(ENVIRONMENT)


def choose(port: str | None = None, virtual: Literal["equal", "last", "never"] = "equal",
           others: Container[str] = ()) -> str:
    """The port to use: the given one, else CRUPIER_PORT, else the only board that answers.

    If no board answers, a single one counts, too. Of several boards none is guessed: they are
    listed in the error. virtual: how a virtual board counts beside those that are plugged in;
    "last" is for work on boards that may not run Crupier yet. others: ports that do not count.
    """
    if wanted := named(port):
        return wanted
    found = [candidate for candidate in ports() if candidate.port not in others]
    if virtual != "equal":
        real = [candidate for candidate in found if candidate.usb != VIRTUAL]
        found = real if real or virtual == "never" else found
    answering = [candidate for candidate in found if candidate.hello]
    best = answering or found
    if len(best) == 1:
        return best[0].port
    if best:
        listed = "; ".join(describe(candidate) for candidate in best)
        raise Trouble(f"there are several boards, choose one with --port or {ENVIRONMENT}: "
                      f"{listed}.", USAGE)
    if drives():
        raise Trouble("a board is waiting in BOOTSEL, where no program runs. Unplug it, and plug "
                      "it in again without holding BOOTSEL. If it is new, `crupier flash --uf2 "
                      "FILE` puts MicroPython on it.", NO_DEVICE)
    raise Trouble("no board found; plug it in with a USB cable that carries data, name its port "
                  f"with --port or {ENVIRONMENT}, or start a virtual one with `crupier play`.",
                  NO_DEVICE)


def describe(candidate: Candidate) -> str:
    if candidate.hello:
        return "{} is {}{board} {device}, Crupier {version}".format(
            candidate.port, "a virtual " if candidate.usb == VIRTUAL else "", **candidate.hello)
    why = candidate.trouble or "Crupier is not running (`crupier doctor` says why)"
    if not candidate.usb:
        return (f"{ENVIRONMENT} names {candidate.port}: "
                + why.replace(origin(candidate.port), "").partition(";")[0])
    return f"{candidate.port} is {candidate.name} [{candidate.usb}]: {why.rstrip('.')}"


def drives(roots: list[Path] | None = None) -> list[Path]:
    """Drives of boards in BOOTSEL that are mounted."""
    return [root for root in (_roots() if roots is None else roots) if drive_name(root)]


def drive_name(root: Path) -> str | None:
    """What the boot ROM of the chip behind this drive says: Chip.drive; None of other drives."""
    try:
        info = (root / "INFO_UF2.TXT").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    lines = {line.strip() for line in info.splitlines()}
    return next((chip.drive for chip in chips.CHIPS if f"Board-ID: {chip.drive}" in lines), None)


def _roots() -> list[Path]:
    """Folders where this system may have mounted drives."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in string.ascii_uppercase]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    try:
        mounts = Path("/proc/mounts").read_text(errors="replace").splitlines()
    except OSError:         # another system
        return []
    # The kernel writes a space in a path as \040.
    return [Path(line.split()[1].replace("\\040", " "))
            for line in mounts if line.split()[2] in ("vfat", "msdos", "drvfs", "9p")]
