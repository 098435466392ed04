"""The subcommand `crupier games`."""

import json

from crupier.commands import add_json
from crupier.commands.choose import add_filters, add_language, filters_of, nothing, open_library
from crupier.words import grouped, words

EXAMPLES = """\
  crupier games                       the latest 50 games, the last one at the end
  crupier games --all                 all of them
  crupier games --with Ana            only those with Ana
  crupier games --since 2026-11-01    only those of this month
  crupier games --game take_that      only this game; --help lists the names
  crupier games --json                for programs
"""
_LATEST = 50


def add_arguments(parser):
    parser.add_argument("--all", action="store_true", help=f"not only the latest {_LATEST}")
    add_filters(parser)
    add_language(parser)
    add_json(parser)


def run(args):
    from crupier.scores.views.played import Played
    with open_library(args.library) as library:
        filters = filters_of(args, library)
        count, damaged = library.count(filters), library.damaged()
        listed = count if args.all else min(count, _LATEST)
        games = map(Played.read, library.selection(filters, listed))
        if args.json:
            _for_programs(games, count, damaged)
        elif count:
            _for_people(games, count, args)
        else:
            print(nothing(filters, args.lang))
        if not args.json:
            _damaged(damaged, args.lang)


def _for_programs(games, count, damaged):
    """One object, however many games there are."""
    print('{"games": [', end="")
    for at, game in enumerate(games):
        print(", " * (at > 0) + json.dumps(game.as_json()), end="")
    print(f'], "count": {count}, "damaged_lines": {json.dumps(damaged)}}}')


def _for_people(games, count, args):
    from crupier.scores.views.tables import console, games_tables
    screen = console()
    for part in games_tables(games, args.lang):
        screen.print(part)
    if count > _LATEST and not args.all:
        texts = words(args.lang)
        print("\n" + texts["latest"] % (grouped(_LATEST, texts), grouped(count, texts)))


def _damaged(lines, language):
    from crupier.scores.views.played import clean
    for device, count in lines.items():
        print(words(language)["damaged"] % (clean(device), count))
