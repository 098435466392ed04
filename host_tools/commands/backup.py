"""The subcommand `crupier backup`."""

import argparse
import contextlib
from collections.abc import Iterator

from crupier.commands import add_json, add_port, counted, file, report
from crupier.errors import Trouble

EXAMPLES = """\
  crupier backup                everything that the board must not lose, beside earlier backups
  crupier backup scores.zip     the same in a file of your choice
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
    from crupier.install import archive, plan, scores
    from crupier.scores.export.file import spare

    if args.file:
        spare(args.file)
    port = find.choose(args.port)
    path, new = scores.back_up(port, args.file, terminal.bar)
    if not path:
        report(args, {"port": port, "file": None}, "The board has nothing to be kept yet.")
        return
    kept = archive.read(path)
    edited = plan.BOARD in kept.files
    report(args, {"port": port, "file": str(path), "new": new, "games": kept.games,
                  "board_py": edited},
           f"The backup is {path}." if new else
           f"Nothing has changed since the backup {path}.",
           "The board has kept nothing yet, so the backup is empty." if not kept.files else
           f"It holds {counted(kept.games, 'game')}, those in progress and the settings"
           f"{', and the board.py that was edited on the board' if edited else ''}.",
           *_elsewhere(kept))


def _elsewhere(kept) -> Iterator[str]:
    """Where the games are that have left the board: nobody should miss them in the backup."""
    from crupier.install import lending
    from crupier.scores.lacking import beyond
    from crupier.scores.library import default_path

    with contextlib.suppress(Trouble):      # the backup is made; of the library others will tell
        more = beyond(default_path(), kept.device, lending.records(kept.files))
        for device, games in more.items():
            whose = ("this board" if device == kept.device else
                     f"board {device}, whose backup was restored to this one,")
            yield (f"{counted(games, 'game')} of {whose} {'is' if games == 1 else 'are'} in the "
                   f"library {default_path()} and not on the board any more.")
