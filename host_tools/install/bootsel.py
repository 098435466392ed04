"""A board in BOOTSEL: a drive that takes a UF2 file, and restarts with what is in it."""

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Container
from pathlib import Path
from typing import TypeVar

from platformdirs import user_cache_path

from crupier import atomic_files
from crupier.build import chips
from crupier.device import find
from crupier.device.port import origin
from crupier.device.repl import Device
from crupier.errors import NO_DEVICE, USAGE, Trouble
from crupier.install.images import Firmware, read_firmware

_DRIVE_S = 30.0         # s in which a person or the desktop mounts the drive
_START_S = 30.0         # s in which MicroPython formats its flash and starts
_LOOK_S = 0.2
_LEAVE_S = 1.0          # s for machine.bootloader(), which never returns
PAGE = "https://micropython.org/download/"

DEAF = ("A new MicroPython leaves a main.py on the board as it is. If that program ignores "
        "Ctrl-C, only an image of the whole flash gets it out: `crupier image --uf2 FILE -o "
        "crupier.uf2`, then copy crupier.uf2 to the drive of BOOTSEL. It erases all files, scores "
        "too.")

_Result = TypeVar("_Result")


def cached(name: str = chips.RP2040.drive) -> Path:
    """The MicroPython that was used last for drives of this name, or the last image of it.
    crupier downloads none."""
    return user_cache_path("crupier") / f"micropython-{name}.uf2"


def choose(given: Path | None, target: Path | None = None, remember: bool = True,
           board: str | None = None) -> tuple[Path, Firmware]:
    """The UF2 file to use: the given one, else one of those that were. Raises Trouble.

    target: the drive it is for, None if the board is not in BOOTSEL yet; remember: for next time;
    board: a folder of boards/, if that is known.
    """
    name = (target and find.drive_name(target)) or chips.RP2040.drive
    path, firmware = (given, read_firmware(given)) if given else _remembered(name, board)
    if any(0 <= address - firmware.files_at < firmware.files_size for address in firmware.pages):
        raise Trouble(f"{given} is an image of a whole flash: all games and settings of the board "
                      "would be lost. Nothing was changed. Name a file with MicroPython alone, "
                      f"from {PAGE}{firmware.chip.image}. If they may "
                      "be lost, copy the image to the drive of BOOTSEL yourself.")
    if target:
        require_fit(path, firmware, target)
    if given and remember:
        with contextlib.suppress(OSError):      # only a convenience
            _remember(path, cached(firmware.chip.drive))
            if firmware.board in chips.REMEMBERED:
                _remember(path, cached(firmware.board))
    return path, firmware


def _remembered(name: str, board: str | None) -> tuple[Path, Firmware]:
    """What was given before for such a drive. Of a board that is named, nothing that is made for
    another kind: that may have its files elsewhere, so that those of the board would be lost.
    """
    images, other = chips.images(board, name) if board else (), ""
    for path in (*map(cached, images), cached(name)):
        firmware = read_firmware(path) if path.exists() else None
        if not firmware:
            continue
        if not images or firmware.board in (*images, ""):
            return path, firmware
        other = f" The MicroPython that crupier remembers is for {firmware.board}."
    wanted = images[0] if images else next(
        chip.image for chip in chips.CHIPS if chip.drive == name)
    elsewhere = "" if board or name != chips.RP2040.drive else " (" + ", ".join(
        f"{PAGE}{image} for {own}" for own, image in chips.OWN.items()) + ")"
    raise Trouble("a board is waiting in BOOTSEL, where nobody can see what is on it. If it has "
                  "MicroPython, unplug it and plug it in again without holding BOOTSEL. If not, "
                  f"download a UF2 file from {PAGE}{wanted}{elsewhere} and name it with "
                  f"--uf2.{other}")


def require_fit(path: Path, firmware: Firmware, target: Path) -> None:
    """Raises Trouble if it is for another chip, whose boot ROM would ignore it without a word."""
    name = find.drive_name(target)
    if name and name != firmware.chip.drive:
        other = next(chip for chip in chips.CHIPS if chip.drive == name)
        raise Trouble(f"{path.name} is for an {firmware.chip.name}, and the board in BOOTSEL has "
                      f"an {other.name}; take a file from "
                      f"{PAGE}{other.image}.")


def _remember(path: Path, kept: Path) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    with atomic_files.temporary(kept) as (file, part):
        file.write(path.read_bytes())
        file.close()
        os.replace(part, kept)


def drive() -> Path | None:
    """The drive of the only board in BOOTSEL. Raises Trouble when there are several."""
    found = find.drives()
    if len(found) > 1:
        raise Trouble("there are several boards in BOOTSEL; leave only one of them plugged in.",
                      USAGE)
    return found[0] if found else None


def require_one(target: Path, port: str) -> None:
    """Raises Trouble if the port is that of another board: one in BOOTSEL has none."""
    if os.path.exists(port) or port in [found.port for found in find.ports()]:
        raise Trouble(f"two boards are plugged in: one in BOOTSEL as {target}, and one on "
                      f"{port}{origin(port)}. Unplug the one that is not meant, and repeat the "
                      "command. Nothing was changed.", USAGE)


def moves_files(port: str, firmware: Firmware) -> bool:
    """Does this MicroPython look for files elsewhere? They are at the end of the flash."""
    with Device(port) as device:
        return bool(device.about()["size"] != firmware.files_size)


def enter(port: str) -> None:
    """Sends a running MicroPython to BOOTSEL."""
    with Device(port) as device:
        try:
            device.exec("import machine\nmachine.bootloader()", quiet=_LEAVE_S)
        except Trouble:
            return      # it is gone, as it should be


def wait_for_drive() -> Path:
    return _wait(drive, _DRIVE_S, "the drive of BOOTSEL to appear",
                 "no BOOTSEL drive has appeared; mount the drive RPI-RP2 or RP2350 and repeat the "
                 "command.")


def copy(uf2: Path, target: Path) -> None:
    """The board restarts when the last block has arrived, so the drive may go a little early."""
    try:
        with uf2.open("rb") as source, (target / uf2.name).open("wb") as there:
            shutil.copyfileobj(source, there)
            there.flush()
            os.fsync(there.fileno())        # systems keep what is written for half a minute
    except OSError as error:
        if target in find.drives():
            raise Trouble(f"{uf2.name} cannot be copied to {target} "
                          f"({error.strerror or error}).") from error


def wait_for_port(port: str | None, others: Container[str] = ()) -> str:
    """The port of the board once MicroPython runs. others: those of other boards."""
    def answering() -> str | None:
        try:
            chosen = find.choose(port, "never", others)
            with Device(chosen):
                return chosen
        except Trouble:
            return None
    return _wait(answering, _START_S, "MicroPython to start on the board",
                 "MicroPython was copied, but no board answers; unplug it, plug it in again, then "
                 "repeat the command. " + DEAF)


def _wait(look: Callable[[], _Result | None], seconds: float, what: str, sentence: str
          ) -> _Result:
    """what: is awaited; sentence: where it does not come."""
    end = time.monotonic() + seconds
    print(f"Waiting for {what}, {seconds:.0f} s at most ...", file=sys.stderr)
    while (result := look()) is None:
        if time.monotonic() > end:
            raise Trouble(sentence, NO_DEVICE)
        time.sleep(_LOOK_S)
    return result
