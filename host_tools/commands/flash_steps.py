"""What `crupier flash` asks and does before it installs: MicroPython, and room for the update."""

import argparse
import sys
from datetime import datetime
from pathlib import Path

from crupier import terminal
from crupier.commands import alone, asked, counted
from crupier.errors import USAGE, Trouble


def agree(other, args: argparse.Namespace) -> None:
    """Asks in the terminal whether the board is to become another one. Raises the OtherBoard for a
    no."""
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
                      "with --uf2 which MicroPython it gets; --yes puts this one there.")


def _hint(board: str | None, images: tuple[str, ...], firmware) -> str:
    """A sentence on which MicroPython it may have to be instead."""
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
                          f"run `crupier restore {backup}`.")
        print(f"The board will be empty: run `crupier restore {backup}` then.", file=sys.stderr)


def agree_to_free(full, args: argparse.Namespace) -> bool:
    """Asks in the terminal whether old games may make room; False without one. Raises Trouble for
    a no."""
    answer = asked(args, f"{full.why[0].upper()}{full.why[1:]}\n"
                   "Old games can make room: first all games are saved on this PC, then the board "
                   "lets all go but some 20 of the last.\nGames in progress and settings stay, "
                   "and the board's figures go on counting all.\nMake room, and update? [Y/n] ")
    if answer in (None, "", "y", "yes"):
        return answer is not None
    raise Trouble("nothing was changed: the board keeps its games and the version it has.",
                  full.exit_code)


def refusal(full) -> Trouble:
    """What to do about a room.TooFull."""
    if not full.by_records:
        return full
    return Trouble(f"{full.why} `crupier flash --free` saves all games on this PC, removes old "
                   "ones from the board, and updates.", full.exit_code)


def make_room(port: str, file: Path | None) -> tuple[Path | None, dict]:
    """Brings all games into the library, and removes old ones from the board -> (a backup of what
    it had before, facts for programs).
    """
    from crupier.install import backups, room
    from crupier.scores.library import Library
    from crupier.scores.pull import pull
    from crupier.scores.record import Record

    with Library(file) as library:
        pulled = pull(port, library, terminal.bar)
        backup, _ = backups.back_up(port, None, terminal.bar)
        content = backups.read(backup).files if backup else {}
        records = room.records(content)
        # By their texts: they may bear the id of a board whose place this one took.
        saved = sum(map(library.holds, map(Record, records)))
        print(f"Saved: {saved:,} of the {counted(len(records), 'game')} that are on the board "
              f"now {'is' if saved == 1 else 'are'} in {library.path}.\n"
              "Old ones leave the board now, which may take half a minute ...", file=sys.stderr)
        try:
            segments = room.evict(port)
        except Trouble as trouble:
            raise Trouble(f"{trouble} Nothing is lost: all games are in the library, and the "
                          "version before stays until then.", trouble.exit_code) from trouble
        gone = len(room.records(content, segments))
        left = len(records) - gone
        print(f"{counted(gone, 'game')} {'has' if gone == 1 else 'have'} left the board, which "
              f"keeps the last {left}: so there is room for hundreds. Its best scores and "
              "averages count all." if gone else
              f"No game may leave the board now: it keeps the last {left}.", file=sys.stderr)
    return backup, {"library": str(library.path), "come": len(pulled.new), "go": gone,
                    "stay": left}


def about_room(args: argparse.Namespace, outcome) -> list[str]:
    """What --free would do, in a dry run."""
    if not (args.free and args.dry_run and outcome.plan):
        return []
    if not outcome.full:
        return ["There is room for it: no game would leave the board."]
    if outcome.full.by_records:
        return ["As the board is, this does not fit: all games would come to the library first, "
                "then old ones would leave the board, which keeps some 20 of the last. Its "
                "figures would go on counting all."]
    return []
