"""The subcommand `crupier restore`."""

import argparse
import sys
from pathlib import Path

from crupier.commands import add_json, add_port, report

EXAMPLES = """\
  crupier restore scores.zip          put back what the board has lost, records above all
  crupier restore scores.zip --yes    also the settings and the game, in place of those it has
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what `crupier backup` has made")
    parser.add_argument("--yes", action="store_true",
                        help="replace what is different on the board; it is backed up before")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Puts a backup back, all of it or nothing."""
    from crupier import meter
    from crupier.device import find
    from crupier.install import archive, restore

    backup = archive.read(args.file)
    port = find.choose(args.port)
    done = restore.restore(port, backup, args.yes, meter.bar)
    if done.before:
        print(f"What the board had before is in {done.before}.", file=sys.stderr)
    if done.left:
        print(f"The board keeps its own {', '.join(done.left)}; --yes puts what the backup has in "
              "its place.", file=sys.stderr)
    report(args, {"port": port, "restored": done.restored, "replaced": done.replaced,
                  "left": done.left, "before": done.before and str(done.before)},
           f"{_count(len(done.restored), 'file')} put back, {len(done.replaced)} of them in place "
           f"of others; the backup has {_count(backup.games, 'game')}."
           if done.restored else "The board has all of this backup already.")


def _count(number, what):
    return f"{number:,} {what}{'' if number == 1 else 's'}"
