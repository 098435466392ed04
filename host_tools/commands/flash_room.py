"""What `crupier flash` does where an update does not fit: old games make room."""

import argparse
import sys
from pathlib import Path

from crupier.commands import asked
from crupier.commands.choose import games_text
from crupier.errors import Trouble


def agreed(full, args: argparse.Namespace) -> bool:
    """Does whoever sits at this terminal want old games to make room? Raises Trouble for a no."""
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
    from crupier import terminal
    from crupier.install import backups, remote_cleanup
    from crupier.scores.library import Library
    from crupier.scores.pull import pull
    from crupier.scores.record import Record

    with Library(file) as library:
        pulled = pull(port, library, terminal.bar)
        backup, _ = backups.back_up(port, None, terminal.bar)
        content = backups.read(backup).files if backup else {}
        records = remote_cleanup.records(content)
        # By their texts: they may bear the id of a board whose place this one took.
        saved = sum(map(library.holds, map(Record, records)))
        print(f"Saved: {saved:,} of the {games_text(len(records))} that are on the board now "
              f"{'is' if saved == 1 else 'are'} in {library.path}.\n"
              "Old ones leave the board now, which may take half a minute ...", file=sys.stderr)
        try:
            segments = remote_cleanup.free(port)
        except Trouble as trouble:
            raise Trouble(f"{trouble} Nothing is lost: all games are in the library, and the "
                          "version before stays until then.", trouble.exit_code) from trouble
        gone = len(remote_cleanup.records(content, segments))
        left = len(records) - gone
        print(f"{games_text(gone)} {'has' if gone == 1 else 'have'} left the board, which keeps "
              f"the last {left}: so there is room for hundreds. Its best scores and averages "
              "count all." if gone else
              f"No game may leave the board now: it keeps the last {left}.", file=sys.stderr)
    return backup, {"library": str(library.path), "come": len(pulled.new), "go": gone,
                    "stay": left}


def sentences(args: argparse.Namespace, outcome) -> list[str]:
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
