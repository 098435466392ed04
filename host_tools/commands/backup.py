"""The subcommand `crupier backup`."""

import argparse
from pathlib import Path

from crupier.commands import add_json, add_port, report

EXAMPLES = """\
  crupier backup                everything that the board must not lose, beside earlier backups
  crupier backup scores.zip     the same in a file of your choice
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE",
                        help="the backup; must not exist (default: a new one in your user data "
                             "folder, if anything has changed since the last one)")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Keeps games, records and settings of a board in a zip file."""
    from crupier import meter
    from crupier.device import find
    from crupier.install import scores

    port = find.choose(args.port)
    path = scores.back_up(port, args.file, meter.bar)
    report(args, {"port": port, "file": path and str(path)},
           f"The backup is {path}." if path else "The board has nothing to be kept yet.")
