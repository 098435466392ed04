"""The subcommand `crupier backup`."""

import argparse

from crupier.commands import add_json, add_port, counted, file, report

EXAMPLES = """\
  crupier backup                everything that the board must not lose, beside earlier backups
  crupier backup backups.zip     the same in a file of your choice
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=file, nargs="?", metavar="FILE",
                        help="the backup; must not exist (default: a new one in your user data "
                             "folder, if anything has changed since the last one)")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Keeps games, records, settings and an edited board.py of a board in a zip file."""
    from crupier import terminal
    from crupier.device import find
    from crupier.install import backups, plan
    from crupier.scores.export.file import spare

    if args.file:
        spare(args.file)
    port = find.choose(args.port)
    path, new = backups.back_up(port, args.file, terminal.bar)
    if not path:
        report(args, {"port": port, "file": None}, "The board has nothing to be kept yet.")
        return
    kept = backups.read(path)
    edited = plan.BOARD in kept.files
    report(args, {"port": port, "file": str(path), "new": new, "games": kept.games,
                  "board_py": edited},
           f"The backup is {path}." if new else
           f"Nothing has changed since the backup {path}.",
           "The board has kept nothing yet, so the backup is empty." if not kept.files else
           f"It holds {counted(kept.games, 'game')}, those in progress and the settings"
           f"{', and the board.py that was edited on the board' if edited else ''}.",
           *([f"{counted(kept.games_left, 'game')} that had left the board "
              f"{'is' if kept.games_left == 1 else 'are'} not in it: the library has "
              f"{'it' if kept.games_left == 1 else 'them'}."] if kept.games_left else []))
