"""The subcommand `crupier flash`."""

import argparse
import sys

from crupier import terminal
from crupier.commands import add_json, add_library, add_port, counted, file, flash_steps, report
from crupier.errors import DEVICE_ERROR, Trouble

_LISTED = 10                    # paths

EXAMPLES = """\
  crupier flash                      install, or bring up to date, the only board there is
  crupier flash --board pico_ssd1306 say which board and display it is
  crupier flash --stock-board        ... with the board.py of that board, not the one edited on it
  crupier flash --free               ... and if the board is full, let old games make room
  crupier flash --dry-run            only say what would be done, also with --free
  crupier flash --uf2 RPI_PICO.uf2   put this MicroPython on the board first
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--board", metavar="ID",
                        help="the board and its wiring, a folder of boards/; without it, what the "
                             "board was installed with")
    parser.add_argument("--stock-board", action="store_true",
                        help="replace a board.py that was edited on the board, and otherwise "
                             "stays; the backup keeps it")
    parser.add_argument("--yes", action="store_true",
                        help="install even if the board is not the one --board names, if the "
                             "MicroPython of --uf2 empties it, or if a remembered one may not be "
                             "for it; in a terminal you are asked")
    parser.add_argument("--free", action="store_true",
                        help="if the update does not fit: bring the games of the board into the "
                             "library first, and remove old ones from the board; in a terminal "
                             "you are asked")
    add_library(parser)
    parser.add_argument("--dry-run", action="store_true",
                        help="change nothing; a game on the board stops for a moment, and goes on")
    parser.add_argument("--uf2", type=file, metavar="FILE",
                        help="MicroPython to put on the board first, through BOOTSEL; crupier "
                             "remembers it for other boards in BOOTSEL")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Installs the product; scores stay, and are backed up first."""
    from crupier.build import payload
    from crupier.device import find
    from crupier.install import bootsel, install

    if args.board:
        payload.board_file(args.board)      # before any game is stopped for a wrong name
    named, target = find.named(args.port), bootsel.drive()
    if args.uf2 or (target and not named):
        if target and named:
            bootsel.require_one(target, named)
        path, firmware = bootsel.choose(args.uf2, target, not args.dry_run, args.board)
        if args.dry_run:
            report(args, {"micropython": firmware.version, "made_for": firmware.board or None,
                          "uf2": str(path), "dry_run": True},
                   f"{flash_steps.described(path, firmware, args.uf2)} would be put on the "
                   "board, then Crupier.")
            return
        port = flash_steps.start_micropython(args, path, firmware)
    else:
        port = find.choose(args.port, virtual="last")
    outcome, freed = _install(port, args)
    try:
        hello = None if args.dry_run else install.running(port)
    except KeyboardInterrupt:       # the board has changed already
        print(terminal.lines("\n".join(_sentences(outcome, None, args, freed))), file=sys.stderr)
        raise
    report(args, {**_facts(port, outcome, hello, args.dry_run), "free": freed},
           *_sentences(outcome, hello, args, freed), *flash_steps.about_room(args, outcome))
    if outcome.full and not (args.free and outcome.full.by_records):
        raise flash_steps.refusal(outcome.full)
    if not args.dry_run:
        _require_answer(hello, payload.firmware_version())


def _install(port: str, args: argparse.Namespace):
    """(install.Outcome, facts of the room that was made first, if there was none)"""
    from crupier.install import install, room

    how = port, args.board, args.dry_run, terminal.bar
    try:
        return install.install(*how, None, args.stock_board, args.yes), None
    except install.OtherBoard as other:
        flash_steps.agree(other, args)
        return _install(port, args)
    except room.TooFull as full:
        if not (full.by_records and (args.free or flash_steps.agree_to_free(full, args))):
            raise flash_steps.refusal(full) from full
    kept, freed = flash_steps.make_room(port, args.library)
    return install.install(*how, kept, args.stock_board, args.yes), freed


def _require_answer(hello, version: str) -> None:
    """Raises Trouble unless the new version itself says that it runs."""
    if not hello:
        raise Trouble("the board has restarted, but Crupier does not answer; `crupier doctor` "
                      "says why.", DEVICE_ERROR)
    if hello["version"] != version:
        raise Trouble(f"the board runs Crupier {hello['version']} instead of {version}; `crupier "
                      "doctor` says why.", DEVICE_ERROR)


def _facts(port, outcome, hello, dry_run) -> dict:
    return {"port": port, "device": outcome.about["id"], "board": outcome.board,
            "was": outcome.was or None, "machine": outcome.about["machine"],
            "micropython": list(outcome.about["version"]),
            "before": outcome.before and outcome.before.version,
            "sent": sorted(outcome.plan.send), "removed": outcome.plan.remove,
            "bytes": outcome.plan.size, "unchanged": outcome.plan.same,
            "kept_board": outcome.kept_board, "gone_board": outcome.gone_board,
            "foreign": outcome.foreign,
            "dry_run": dry_run,
            "backup": outcome.backup and str(outcome.backup),
            "running": hello and hello["version"]}


def _sentences(outcome, hello, args, freed) -> list[str]:
    from crupier.build import payload
    from crupier.install.install import dotted

    plan, dry_run, lines = outcome.plan, args.dry_run, []
    if dry_run:
        lines += [f"  send    {path} ({len(data):,} bytes)"
                  for path, data in sorted(plan.send.items())]
        lines += _removed(plan.remove, outcome.foreign, outcome.before is not None)
    if plan:
        lines.append(f"{outcome.board}: {counted(len(plan.send), 'file')} "
                     f"{'to send' if dry_run else 'sent'} ({plan.size:,} bytes), "
                     f"{len(plan.remove)} removed, {plan.same} unchanged.")
    else:
        lines.append(f"{outcome.board}: all {plan.same} files are up to date.")
    before = outcome.before and outcome.before.version
    newer = before and payload.is_later(before)
    if newer:
        lines.append(f"The board {'has' if dry_run else 'had'} Crupier {before}, which is newer: "
                     "to go back to it, run `crupier flash` with a tool of that version. Games in "
                     "progress that only the newer one knows are set aside on the board, and a "
                     "backup has them.")
    elif before not in (None, payload.firmware_version()):
        lines.append(f"The board {'has' if dry_run else 'had'} Crupier {before}; this tool brings "
                     f"{payload.firmware_version()}.")
    lines += _about_board(outcome, dry_run, bool(args.board))
    if dry_run and plan and not outcome.full:
        lines.append("First, what the board has kept would be backed up, unless a backup has all "
                     "of it.")
    if outcome.backup and freed:
        kept = "" if newer else "Games in progress: as they were. "
        lines.append(f"{kept}Backup of what the board had: {outcome.backup}.")
    elif outcome.backup:
        kept = "Scores" if newer else "Scores and games in progress"
        known = "" if outcome.renewed else ", which had all of it already"
        lines.append(f"{kept}: untouched; backup in {outcome.backup}{known}.")
    if hello:
        lines.append(f"The board runs Crupier {hello['version']} on MicroPython "
                     f"{dotted(outcome.about['version'])}, {outcome.about['machine']}.")
    return lines


def _removed(paths: list[str], foreign: list[str], known: bool) -> list[str]:
    """What is somebody else's, and of ours how many, where nobody would read so much. known: can
    the two be told apart?"""
    ours = [path for path in paths if path not in foreign]
    few = len(ours) <= _LISTED or not known
    lines = [f"  remove  {path}" for path in paths if few or path in foreign]
    if not few:
        lines.append(f"  remove  {len(ours)} files and folders in /crupier that this version "
                     "lacks")
    return lines


def _about_board(outcome, dry_run, named) -> list[str]:
    """named: with --board?"""
    lines, board = [], outcome.board
    if outcome.was not in ("", board) and not outcome.kept_board:
        asked_for = "; that is asked, or needs --yes" * named
        lines.append(f"The board is a {outcome.was} and would become a {board}{asked_for}."
                     if dry_run else f"The board was a {outcome.was} and is a {board} now.")
    if outcome.kept_board:
        lines.append("board.py was edited on the board and stays; `crupier flash --stock-board` "
                     f"puts that of {board} in its place.")
    if outcome.gone_board:
        lines.append(f"board.py was edited on the board; that of {board} "
                     f"{'would take' if dry_run else 'has taken'} its place, and the backup "
                     f"{'would keep' if dry_run else 'has'} it.")
    if outcome.foreign:
        from crupier.install.board_state import listed
        one = len(outcome.foreign) == 1
        lines.append(f"{listed(outcome.foreign)} {'was' if one else 'were'} not Crupier's: the "
                     f"backup {'would keep' if dry_run else 'has'} {'it' if one else 'them'}.")
    return lines
