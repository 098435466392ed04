"""The subcommand `crupier stats`."""

from dataclasses import replace

from crupier.commands import add_json, report
from crupier.commands.choose import add_filters, add_language, filters_of, nothing, open_library
from crupier.errors import Trouble
from crupier.words import words

EXAMPLES = """\
  crupier stats                       per game, level and player
  crupier stats Ana                   a player: last games, streak, opponents
  crupier stats --since 2026-01-01    only this year
  crupier stats --json                for programs
"""


def add_arguments(parser):
    parser.add_argument("name", nargs="?", metavar="NAME", help="the page of this player")
    add_filters(parser)
    add_language(parser)
    add_json(parser)


def run(args):
    with open_library(args.library) as library:
        filters = filters_of(args, library)
        if args.name:
            return _player(args, library, filters)
        count = library.figures(filters)
        games = library.count(filters)
        left_out = library.count(replace(filters, verified=False))
        language = "en" if args.json else args.lang
        levels, players = count.levels(language), count.players(language)
        duels, tallies = count.duels(language), count.tallies(language)
    if args.json:
        report(args, {"levels": [row.as_json() for row in levels],
                      "players": [row.as_json() for row in players],
                      "head_to_head": [duel._asdict() for duel in duels],
                      "tallies": [row.as_json() for row in tallies],
                      "games": games - left_out, "not_verified": left_out})
    elif games:
        from crupier.scores.views.tables import console, stats
        console().print(stats(levels, players, duels, tallies, games - left_out, left_out,
                              language))
    else:
        print(nothing(filters, language))


def _player(args, library, filters):
    """The page of a player. Raises Trouble if there is none."""
    from crupier.scores.views.player import page_of
    language = "en" if args.json else args.lang
    games = library.summaries(replace(filters, player=filters.player or args.name, verified=True))
    page = page_of(games, args.name, language)
    if not page:
        raise Trouble(words(language)["player.none"] % args.name)
    if args.json:
        report(args, page.as_json())
    else:
        from crupier.scores.views.tables import console, player
        console().print(player(page, language))
