"""The subcommand `crupier restore`."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict

from crupier.commands import add_json, add_port, counted, file, report

EXAMPLES = """\
  crupier restore scores.zip             put back what the board has lost, records above all
  crupier restore scores.zip --yes       also settings, names, and the game in progress of then
  crupier restore scores.zip --board-py  also the board.py that was edited on the board
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=file, metavar="FILE", help="what `crupier backup` has made")
    parser.add_argument("--yes", action="store_true",
                        help="replace settings, names of players and the game in progress by "
                             "those of the backup; what the board has is backed up before")
    parser.add_argument("--board-py", action="store_true",
                        help="put back an edited board.py, too, if the backup has one for this "
                             "kind of board")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Puts a backup back, all of it or nothing."""
    from crupier import terminal
    from crupier.device import find
    from crupier.install import backups, restore

    backup = backups.read(args.file)
    port = find.choose(args.port)
    done = restore.restore(port, backup, args.yes, terminal.bar, args.board_py)
    if done.before:
        print(f"What the board had before is in {done.before}.", file=sys.stderr)
    if done.left:
        print(f"The board keeps its own {backups.named(done.left)}; --yes puts what the backup "
              "has in its place.", file=sys.stderr)
    report(args, {"port": port, "restored": done.restored, "replaced": done.replaced,
                  "left": done.left, "before": done.before and str(done.before),
                  "in_progress": asdict(done.games), "figures": done.figures or None,
                  "board_py": done.board_py or None, "games": done.records},
           *_put_back(done, backup), *_in_progress(done), *_about_figures(done),
           *_about_board(done, backup, args.board_py))


def _put_back(done, backup) -> Iterator[str]:
    from crupier.install.backups import COUNTS, is_segment, named
    from crupier.install.blocks import kilobytes

    if not done.restored:
        yield f"The board has all {'records ' if done.left else ''}of this backup already."
        return
    others = [path for path in done.restored
              if not (done.records and (is_segment(path) or path in COUNTS))]
    what = [*([counted(done.records, "game")] if done.records else []),
            *([counted(len(others), "other file" if done.records else "file")] if others else [])]
    instead = (f", {len(done.replaced)} in place of the board's own ({named(done.replaced)})"
               if done.replaced else "")
    yield (f"Put back: {' and '.join(what)}{instead}; the backup has "
           f"{counted(backup.games, 'game')}.")
    if done.records:
        yield (f"{kilobytes(done.free):,} KB are free on the board now; `crupier pull --free` "
               "makes more room.")


def _in_progress(done) -> Iterator[str]:
    """One sentence, if there is such a game on the board or in the backup."""
    games = done.games
    if games.gone:
        have = "has" if games.gone == 1 else "have"
        yield (f"{_games(games.gone)} on the board {have} been replaced by the backup's; what was "
               f"there is in {done.before}.")
    elif games.come:
        beside = ", beside what was in progress there" if games.stay else ""
        yield f"{_games(games.come)} of the backup {_is(games.come)} on the board again{beside}."
    elif games.stay:
        less = "; what the backup has in progress is not put back without --yes" * bool(games.left)
        yield f"{_games(games.stay)} on the board {'stays' if games.stay == 1 else 'stay'}{less}."
    elif games.left:
        yield (f"{_games(games.left)} of the backup {_is(games.left)} not put back: the board "
               "has been used since; --yes overrides that.")


def _about_figures(done) -> Iterator[str]:
    from crupier.install import restore

    if done.figures == restore.RESTORED:
        yield ("The figures of games that had left the board are back. They may leave out games "
               "that were played in between; the library counts all, after `crupier pull`.")
    elif done.figures == restore.LEFT:
        yield ("The board keeps its own figures of games that have left it; those of the backup "
               "stay there. The library counts all, after `crupier pull`.")


def _about_board(done, backup, wanted) -> Iterator[str]:
    from crupier.install import plan, restore

    if done.board_py == restore.RESTORED:
        yield ("The board.py of the backup is on the board again; if the display stays dark, "
               "`crupier flash --stock-board` brings the original back.")
    elif done.board_py == restore.LEFT:
        yield ("The backup has another board.py, which was edited on the board; --board-py puts "
               "it back, too.")
    elif done.board_py == restore.OTHER:
        yield ("The backup has a board.py for another kind of board"
               f"{f' ({backup.board})' if backup.board else ''}, which is not put back.")
    elif done.board_py == restore.UNSAID:
        yield ("This board does not say of which kind it is, so the board.py of the backup is not "
               "put back; run `crupier flash --board ID`, then repeat.")
    elif wanted:
        yield ("The board has the board.py of the backup already." if plan.BOARD in backup.files
               else "The backup has no board.py that was edited.")


def _games(count):
    return "The game in progress" if count == 1 else f"The {count} games in progress"


def _is(count):
    return "is" if count == 1 else "are"
