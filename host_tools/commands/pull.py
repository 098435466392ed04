"""The subcommand `crupier pull`."""

import argparse

from crupier.commands import add_json, add_library, add_port, asked, report

EXAMPLES = """\
  crupier pull                        the new games of the board that is plugged in
  crupier pull --port /dev/ttyACM1    of this one, where there are several
  crupier pull --free                 ... and make room: the board removes games that are here
  crupier pull --json                 for programs
"""
_FEW = 5        # games that have a sentence each


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    add_library(parser)
    parser.add_argument("--free", action="store_true", help="remove games from the board that are "
                        "in the library, all but the last ones; its figures go on counting them")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Adds the new games of a board to the library; each is replayed to check its result."""
    from crupier import terminal
    from crupier.device import find
    from crupier.device.link import Link
    from crupier.errors import INTEGRITY, Trouble
    from crupier.scores.library import Library
    from crupier.scores.pull import Freed, free, pull

    with Library(args.library) as library:
        port = find.choose(args.port)
        pulled = pull(port, library, terminal.bar)
        freed = Freed()
        try:
            if args.free:
                free(port, freed, terminal.count)
        finally:        # what has come home has, and what has gone, also where that is cut off
            report(args, {**_facts(pulled, library.path), "freed": freed.segments},
                   *_sentences(pulled), *_freed(freed, pulled))
    if pulled.fast and asked(args, "Set its clock to that of this PC? [y/N] ") in ("y", "yes"):
        with Link(port) as link:
            link.set_time()
    if pulled.wrong or pulled.damaged:
        raise Trouble(f"{_count(len(pulled.wrong), 'record')} with a wrong result and "
                      f"{_count(pulled.damaged, 'damaged line')} were kept and do not count; "
                      "`crupier games` tells of them.", INTEGRITY)


def _sentences(pulled):
    from crupier.device.link import span

    yield f"Board {pulled.device}: {_count(len(pulled.new), 'new game')}."
    if pulled.over != "link":
        yield ("The game was not running on the board, which has been restarted. If the game does "
               "not come up, `crupier doctor` says why.")
    if pulled.clock_set:
        yield "The board did not know the time; now it does."
    if pulled.pc_clock:
        yield f"The board does not know the time: {pulled.pc_clock}"
    if pulled.fast:
        yield (f"The board's clock is {span(pulled.fast)} "
               f"{'ahead of' if pulled.fast > 0 else 'behind'} that of this PC. If the PC is "
               "right, `crupier time` sets the board's.")
    if pulled.ahead:
        yield (f"Game {pulled.ahead.id} is dated {pulled.ahead.played_at[:10]}, and this PC says "
               f"{pulled.at[:10]}. If the PC is right, set the board's clock with `crupier time`.")
    if pulled.unnoted:
        yield ("The board could not note that its games are safe here, so it keeps them all. "
               f"{pulled.unnoted[0].upper()}{pulled.unnoted[1:]}")
    yield from _conflicts(pulled.conflicts, pulled.device)
    for game in pulled.wrong + pulled.newer:
        yield f"Game {game.id} (number {game.seq} of the board) is kept, but {game.problem}."


def _conflicts(games, device):
    """device: of the board that was pulled; a restore may have brought games of others to it."""
    if len(games) > _FEW:
        yield (f"{len(games):,} numbers were used before for other games of the same board: all "
               "are kept.")
        return
    for game in games:
        whose = "this board" if game.device == device else f"board {game.device}"
        yield f"Number {game.seq} was used before for another game of {whose}: both are kept."


def _freed(freed, pulled):
    if freed.segments:
        where = (f"The first one there is number {freed.first} now; its figures" if freed.done
                 else "More may have gone before it was cut off; the board's figures")
        yield (f"Removed from the board: {4 * freed.segments:,} KB of old games, which are here. "
               f"{where} go on counting all.")
    elif freed.done and not pulled.unnoted:
        yield "Nothing was removed from the board: it always keeps its last games."


def _facts(pulled, library):
    return {
        "device": pulled.device, "over": pulled.over, "library": str(library),
        "new": [game.id for game in pulled.new], "known": pulled.known,
        "conflicts": [game.id for game in pulled.conflicts],
        "wrong": [{"id": game.id, "problem": game.problem} for game in pulled.wrong],
        "newer": [{"id": game.id, "problem": game.problem} for game in pulled.newer],
        "damaged": pulled.damaged, "acked": pulled.acked, "unnoted": bool(pulled.unnoted),
        "clock_set": pulled.clock_set, "clock_fast_s": pulled.fast,
        "ahead": pulled.ahead and pulled.ahead.id,
    }


def _count(number, what):
    return f"{f'{number:,}' if number else 'no'} {what}{'' if number == 1 else 's'}"
