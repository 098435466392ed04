"""The subcommand `crupier export`."""

import sys
from pathlib import Path

from crupier.commands.choose import add_filters, chosen, games_text, nothing
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier export --csv games.csv --bom          for Excel
  crupier export --csv rounds.csv --rounds      one row per round and player
  crupier export --json games.json              everything; `crupier import` takes it back
  crupier export --bgstats games.bgsplay --me Ana --player "Luis=Luis G."
"""


def add_arguments(parser):
    parser.add_argument("--csv", type=Path, metavar="FILE", help="a table, one row per game")
    parser.add_argument("--json", type=Path, metavar="FILE",
                        help="the complete records, for `crupier import`")
    parser.add_argument("--bgstats", type=Path, metavar="FILE", help="plays for the app BG Stats")
    parser.add_argument("--rounds", action="store_true",
                        help="in the table one row per round and player, for games with rounds")
    parser.add_argument("--separator", choices=(",", ";", "\t"), help="between cells (default: ,)")
    parser.add_argument("--bom", action="store_true", help="byte order mark, for Excel")
    parser.add_argument("--me", metavar="NAME", help="your name in BG Stats (default: Me)")
    parser.add_argument("--player", action="append", type=_pair, metavar="NAME=BGNAME",
                        help="a player's name here and in BG Stats; may be repeated")
    add_filters(parser)


def _pair(text: str) -> tuple[str, str]:
    name, equals, there = text.partition("=")
    if not (name and equals and there):
        raise ValueError(text)
    return name, there


def run(args):
    """Writes the files."""
    _check(args)
    games = chosen(args)
    if not games:       # an empty file in place of last week's would be a loss
        print(nothing(args))
        return
    for kind in (_csv, _json, _bgstats):
        kind(args, games)


def _check(args):
    if not (args.csv or args.json or args.bgstats):
        raise Trouble("say what to write: --csv FILE, --json FILE or --bgstats FILE.", USAGE)
    if not args.csv and (args.separator or args.bom or args.rounds):
        raise Trouble("--rounds, --separator and --bom are about --csv FILE.", USAGE)
    if not args.bgstats and (args.me or args.player):
        raise Trouble("--me and --player are about --bgstats FILE.", USAGE)


def _csv(args, games):
    if not args.csv:
        return
    from crupier.scores.export.sheet import rounds_sheet, sheet
    if args.rounds:
        from crupier.scores.views.faces import face
        games = [game for game in games if game.counts and face(game.game).rounds(game)]
        if not games:
            raise Trouble("none of these games has rounds; leave --rounds out.")
    write_sheet = rounds_sheet if args.rounds else sheet
    _write(args.csv, write_sheet(games, args.separator or ",", args.bom), len(games))


def _json(args, games):
    if args.json:
        from crupier.scores.export.dump import dump
        _write(args.json, dump(game.row for game in games), len(games))


def _bgstats(args, games):
    if not args.bgstats:
        return
    from crupier.scores.export.bgstats import bgsplay, fit
    names = dict(args.player or ())
    known = {name for game in games for name in game.names if name}
    if not known.issuperset(names):
        stranger = next(name for name in names if name not in known)
        raise Trouble(f"nobody is called {stranger} in these games; the names are: "
                      f"{', '.join(sorted(known)) or 'none'}.", USAGE)
    plays = [game for game in games if fit(game)]
    if not plays:
        raise Trouble("none of these games was played to its end and verified; nothing to write.")
    _write(args.bgstats, bgsplay(plays, args.me or "Me", names), len(plays))
    undated = sum(game.date is None for game in plays)
    if len(plays) < len(games):
        print(f"Left out: {games_text(len(games) - len(plays))} given up or not verified.",
              file=sys.stderr)
    if undated:
        print(f"{games_text(undated)} without a date: the day of the pull stands for it.",
              file=sys.stderr)


def _write(path, data, count):
    from crupier.scores.export.file import write
    write(path, data)
    print(f"{path}: {games_text(count)}.")
