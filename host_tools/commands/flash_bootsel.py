"""What `crupier flash` asks and does before it can install: MicroPython above all."""

import argparse
import sys
from datetime import datetime
from pathlib import Path

from crupier import terminal
from crupier.commands import alone, asked
from crupier.errors import ERROR, USAGE, Trouble


def agree(other, args: argparse.Namespace) -> None:
    """Does whoever sits at this terminal mean it? Else raises the OtherBoard."""
    args.yes = asked(args, f"The board is a {other.was}, and --board says {other.named}. With a "
                      "board.py for other hardware its\ndisplay stays dark. "
                      f"Make it a {other.named}? [y/N] ") in ("y", "yes")
    if not args.yes:
        raise other


def described(path: Path, firmware, given: Path | None) -> str:
    """Which MicroPython that is, for which kind of board, and where it is from."""
    made_for = firmware.board or "a board that it does not name"
    known = "" if given else ", as --uf2 named it on " + datetime.fromtimestamp(
        path.stat().st_mtime).date().isoformat()
    return terminal.plain(f"MicroPython {firmware.version} for {made_for} ({path}{known})")


def agree_micropython(args: argparse.Namespace, path: Path, firmware, target: Path) -> None:
    """Says what the board in BOOTSEL gets, which cannot be asked what it is. Raises Trouble unless
    that is meant: what is remembered may have been for a board of another kind.
    """
    from crupier.build import chips

    images = chips.images(args.board, firmware.chip.drive) if args.board else ()
    other = bool(images) and firmware.board not in (*images, "")
    print(f"{target} gets {described(path, firmware, args.uf2)}.", file=sys.stderr)
    if args.yes or (not other and (args.uf2 or firmware.board in images)):
        return
    print("On a board of another kind it would not find the files that are there: games would be "
          "lost, and while\nthe board is in BOOTSEL there can be no backup. "
          + _hint(args.board, images, firmware), file=sys.stderr)
    if args.uf2 and alone(args):        # whoever wrote that into a script meant this file
        return
    if asked(args, "Put it on this board? [y/N] ") not in ("y", "yes"):
        raise Trouble("nothing was changed. If the board is not new, unplug it and plug it in "
                      "again without holding BOOTSEL. Else say with --board which one it is, or "
                      "with --uf2 which MicroPython it gets; --yes puts this one there.", ERROR)


def _hint(board: str | None, images: tuple[str, ...], firmware) -> str:
    """Which MicroPython it may have to be instead."""
    from crupier.build import chips, payload
    from crupier.install import backups, bootsel

    if images:
        return f"A {board} takes {images[0]}: {bootsel.PAGE}{images[0]}"
    seen = {kind: chips.images(kind, firmware.chip.drive)
            for kind in sorted(backups.kinds().intersection(payload.board_ids()))}
    return " ".join(f"A {kind}, of which this PC has backups, takes {fit[0]}."
                    for kind, fit in seen.items() if firmware.board not in fit)


def start_micropython(args: argparse.Namespace, uf2: Path, firmware) -> str:
    """Puts MicroPython on the board -> its port."""
    from crupier.device import find
    from crupier.install import bootsel

    target = bootsel.drive()
    others = {found.port for found in find.ports()}
    if target:
        agree_micropython(args, uf2, firmware, target)
    else:
        port = find.choose(args.port, virtual="last")
        others.discard(port)
        _prepare(args, port, firmware)
        bootsel.enter(port)
        target = bootsel.wait_for_drive()
        bootsel.require_fit(uf2, firmware, target)
    print(f"Copying {uf2.name} to {target} ...", file=sys.stderr)
    bootsel.copy(uf2, target)
    return bootsel.wait_for_port(args.port, others)


def _prepare(args: argparse.Namespace, port: str, firmware) -> None:
    """Keeps what a board that runs has. Raises Trouble if it is another one than is meant."""
    from crupier import terminal
    from crupier.device import running
    from crupier.install import backups, bootsel, install

    if running.has(port):
        raise Trouble(f"{port} is a virtual board, which takes no MicroPython. Plug a board in, "
                      "or leave --uf2 out.", USAGE)
    if args.board and not args.yes:
        try:
            install.require_same(port, args.board)
        except install.OtherBoard as other:
            agree(other, args)
    backup, _ = backups.back_up(port, None, terminal.bar)
    if backup and bootsel.moves_files(port, firmware):
        lost = (f"MicroPython {firmware.version} keeps its files in another place than the one on "
                f"the board, which would be empty. Its games and settings are in {backup}.")
        if not args.yes and asked(args, f"{lost}\nGo on? [y/N] ") not in ("y", "yes"):
            raise Trouble(f"{lost} Nothing was changed. Repeat with --yes if you want that, then "
                          f"run `crupier restore {backup}`.", ERROR)
        print(f"The board will be empty: run `crupier restore {backup}` then.", file=sys.stderr)
