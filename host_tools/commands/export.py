"""The subcommand `crupier export`."""

import argparse
import sys
from functools import partial

from crupier import players
from crupier.commands import add_json, counted, output, report, streams
from crupier.commands.choose import add_filters, filters_of, nothing, open_library
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier export --csv games.csv --bom          for Excel
  crupier export --csv rounds.csv --rounds      one row per round and player
  crupier export --csv - | head                  a file - is standard output
  crupier export --records games.json           everything; `crupier import` takes it back
  crupier export --bgstats games.bgsplay --me Ana --player "Luis=Luis G."
"""
_NOTES = {"without_rounds": "Left out: {} without rounds or not verified.",
          "left_out": "Left out: {} given up or not verified.",
          "undated": "{} without a date: the day of the pull stands for it."}


def add_arguments(parser):
    parser.add_argument("--csv", type=output, metavar="FILE",
                        help="a table, one row per game; where FILE is -, it is written to stdout")
    parser.add_argument("--records", type=output, metavar="FILE",
                        help="the complete records as JSON, for `crupier import`")
    parser.add_argument("--bgstats", type=output, metavar="FILE",
                        help="plays for the app BG Stats")
    parser.add_argument("--rounds", action="store_true",
                        help="in the table one row per round and player, for games with rounds")
    parser.add_argument("--separator", choices=(",", ";", "tab", "\t"), metavar="CHAR",
                        help="between cells: \",\" (default), tab, or \";\" with a decimal comma")
    parser.add_argument("--bom", action="store_true", help="byte order mark, for Excel")
    parser.add_argument("--me", type=players.visible, metavar="NAME",
                        help="your name in BG Stats (default: Me)")
    parser.add_argument("--player", action="append", type=_pair, metavar="NAME=BGNAME",
                        help="a player's name here and in BG Stats; may be repeated")
    add_filters(parser)
    add_json(parser)


def _pair(value: str) -> tuple[str, str]:
    name, equals, there = value.partition("=")
    if not (name and equals and there):
        raise argparse.ArgumentTypeError(f"{value!r} is not like Luis=\"Luis G.\"")
    return name, players.visible(there)


def run(args):
    """Writes the files, all of them or none, in place of those that are there."""
    from crupier.scores.export.file import together

    _check(args)
    with open_library(args.library) as library:
        filters = filters_of(args, library)
        if not library.count(filters):       # an empty file in place of last week's is a loss
            raise Trouble("nothing was written. " + nothing(filters))
        with together() as put:
            done = [kind(args, library, filters, put) for file, kind in (
                (args.csv, _csv), (args.records, _records), (args.bgstats, _bgstats)) if file]
    notes = {what: number for *_, noted in done for what, number in noted.items() if number}
    report(args, {"files": {str(file): count for file, count, _ in done}, **notes},
           *(f"{file}: {counted(count, 'game')}." for file, count, _ in done))
    for what, number in notes.items():
        print(_NOTES[what].format(counted(number, "game")), file=sys.stderr)


def _check(args):
    streams(args)
    if not (args.csv or args.records or args.bgstats):
        raise Trouble("say what to write: --csv FILE, --records FILE or --bgstats FILE.", USAGE)
    if not args.csv and (args.separator or args.bom or args.rounds):
        raise Trouble("--rounds, --separator and --bom are about --csv FILE.", USAGE)
    if not args.bgstats and (args.me or args.player):
        raise Trouble("--me and --player are about --bgstats FILE.", USAGE)


# Each gives the file, how many games are in it, and numbers for _NOTES; games one by one.

def _csv(args, library, filters, put):
    from crupier.scores.export import sheet
    separator = "\t" if args.separator == "tab" else args.separator or ","
    games, how = _Counting(_played(library, filters)), (separator, args.bom)
    if not args.rounds:
        return _written(put, args.csv, sheet.sheet(games, *how), games)
    told = _Counting(filter(sheet.has_rounds, games))
    columns = sheet.round_columns(partial(_of_game, library, filters), library.kinds())
    file, count, _ = _written(put, args.csv, sheet.rounds_sheet(told, columns, *how), told)
    return file, count, {"without_rounds": games.count - count}


def _records(args, library, filters, put):
    from crupier.scores.export.dump import dump
    selection = library.selection(filters, by_number=True)
    games = _Counting(selection)
    return _written(put, args.records, dump(games, len(selection)), games)


def _bgstats(args, library, filters, put):
    from crupier.scores.export.bgstats import bgsplay, fit
    names, known, everybody = {}, library.names(filters), library.names()
    for given, there in args.player or ():
        name = players.known(given, everybody)
        if not name:
            raise Trouble(f"nobody is called {given} in these games; the names are: "
                          f"{', '.join(sorted(everybody)) or 'none'}.", USAGE)
        if name in names:
            raise Trouble("--player names somebody twice; say once what each is called.", USAGE)
        names[name] = there
    called = [names.get(name, name) for name in known]
    if twice := {name for name in names.values() if called.count(name) > 1}:
        raise Trouble(f"two players would be called {min(twice)}; give each a name of its own.",
                      USAGE)
    me = args.me or "Me"
    me = players.known(me, called) or me
    plays = _Counting(filter(fit, _played(library, filters)))
    undated = _Counting(plays, lambda game: game.date is None)
    file, count, _ = _written(put, args.bgstats, bgsplay(
        undated, me, names, everybody, library.first()), plays)
    return file, count, {"left_out": library.count(filters) - count, "undated": undated.count}


class _Counting:
    """Hands games on, and counts them."""

    def __init__(self, games, counts=lambda game: True):
        self._games, self._counts = games, counts
        self.count = 0

    def __iter__(self):
        for game in self._games:
            self.count += self._counts(game)
            yield game


def _played(library, filters):
    from crupier.scores.views.played import Played
    return map(Played.read, library.selection(filters))


def _of_game(library, filters, name):
    """Verified games of this name."""
    from dataclasses import replace
    if filters.game not in (None, name):
        return ()
    return _played(library, replace(filters, game=name, verified=True))


def _written(put, path, chunks, games):
    put(path, chunks)
    return path, games.count, {}
