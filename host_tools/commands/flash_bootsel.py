"""What `crupier flash` asks and does before it can install: MicroPython above all."""

import argparse
import sys
from pathlib import Path

from crupier.commands import asked
from crupier.errors import ERROR, USAGE, Trouble


def agree(other, args: argparse.Namespace) -> None:
    """Does whoever sits at this terminal mean it? Else raises the OtherBoard."""
    args.yes = asked(args, f"The board is a {other.was}, and --board says {other.named}. With a "
                      "board.py for other hardware its\ndisplay stays dark. "
                      f"Make it a {other.named}? [y/N] ") in ("y", "yes")
    if not args.yes:
        raise other


def start_micropython(args: argparse.Namespace, uf2: Path, firmware) -> str:
    """Puts MicroPython on the board -> its port."""
    from crupier.device import find
    from crupier.install import bootsel

    target = bootsel.drive()
    others = {found.port for found in find.ports()}
    if not target:
        port = find.choose(args.port, virtual="last")
        others.discard(port)
        _prepare(args, port, firmware)
        bootsel.enter(port)
        target = bootsel.wait_for_drive()
        bootsel.demand_fit(uf2, firmware, target)
    print(f"Copying {uf2.name} to {target} ...", file=sys.stderr)
    bootsel.copy(uf2, target)
    return bootsel.wait_for_port(args.port, others)


def _prepare(args: argparse.Namespace, port: str, firmware) -> None:
    """Keeps what a board that runs has. Raises Trouble if it is another one than is meant."""
    from crupier import meter
    from crupier.device import running
    from crupier.install import bootsel, install, scores

    if port in dict(running.found()):
        raise Trouble(f"{port} is a virtual board, which takes no MicroPython. Plug a board in, "
                      "or leave --uf2 out.", USAGE)
    if args.board and not args.yes:
        try:
            install.demand_same(port, args.board)
        except install.OtherBoard as other:
            agree(other, args)
    backup, _ = scores.back_up(port, None, meter.bar)
    if backup and bootsel.moves_files(port, firmware):
        lost = (f"MicroPython {firmware.version} keeps its files in another place than the one on "
                f"the board, which would be empty. Its games and settings are in {backup}.")
        if not args.yes and asked(args, f"{lost}\nGo on? [y/N] ") not in ("y", "yes"):
            raise Trouble(f"{lost} Nothing was changed. Repeat with --yes if you want that, then "
                          f"run `crupier restore {backup}`.", ERROR)
        print(f"The board will be empty: run `crupier restore {backup}` then.", file=sys.stderr)
