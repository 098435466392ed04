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
    it had before, facts as foresee() has them).
    """
    from crupier import terminal
    from crupier.install import archive, lending, scores
    from crupier.scores.lacking import lacking
    from crupier.scores.library import Library
    from crupier.scores.pull import pull

    with Library(file) as library:
        pulled = pull(port, library, terminal.bar)
        backup, _ = scores.back_up(port, None, terminal.bar)
        # By its records: they may bear the id of a board whose place it took.
        content = archive.read(backup).files if backup else {}
        records = set(lending.records(content))
        kept = len(records) - lacking(library.path, records)
        print(f"Saved: {kept:,} of the {games_text(len(records))} that are on the board now "
              f"{'is' if kept == 1 else 'are'} in {library.path}.\n"
              "Old ones leave the board now, which may take half a minute ...", file=sys.stderr)
        try:
            segments = lending.free(port)
        except Trouble as trouble:
            raise Trouble(f"{trouble} Nothing is lost: all games are in the library, and the "
                          "version before stays until then.", trouble.exit_code) from trouble
        gone, left = map(len, lending.leaving(content, segments))
        print(f"{games_text(gone)} {'has' if gone == 1 else 'have'} left the board, which keeps "
              f"the last {left}: so there is room for hundreds. Its best scores and averages "
              "count all." if gone else
              f"No game may leave the board now: it keeps the last {left}.", file=sys.stderr)
    return backup, {"library": str(library.path), "come": len(pulled.new), "go": gone,
                    "stay": left}


def foresee(port: str, file: Path | None) -> dict:
    """What make_room() would do; nothing is written, here or there."""
    from crupier import terminal
    from crupier.install import lending
    from crupier.scores.lacking import lacking
    from crupier.scores.library import default_path

    path = file or default_path()
    go, stay = lending.foresee(port, terminal.bar)
    return {"library": str(path), "come": lacking(path, go + stay), "go": len(go),
            "stay": len(stay)}


def sentences(args: argparse.Namespace, outcome, foreseen: dict | None) -> list[str]:
    """What --free would do, if somebody asks."""
    if not foreseen:
        asked_for = args.free and args.dry_run and outcome.plan and not outcome.full
        return ["There is room for it: no game would leave the board."] if asked_for else []
    come, go = foreseen["come"], foreseen["go"]
    first = (f"First {games_text(come)} would come to the library {foreseen['library']}, then "
             if come else
             f"All games of the board are in the library {foreseen['library']} already; ")
    return [f"As the board is, this does not fit. {first}{games_text(go)} would leave the board, "
            f"which keeps the last {foreseen['stay']}; its figures would go on counting them."]
