"""The subcommand `crupier games`."""

from crupier.commands import add_json, report
from crupier.commands.choose import add_filters, add_language, chosen, nothing

EXAMPLES = """\
  crupier games                       all games, the latest at the end
  crupier games --since 2026-11-01    only those of this month
  crupier games --level expert        only one level
  crupier games --json                for programs
"""


def add_arguments(parser):
    add_filters(parser)
    add_language(parser)
    add_json(parser)


def run(args):
    """Lists games."""
    games = chosen(args)
    if args.json:
        report(args, {"games": [game.facts() for game in games]})
    elif games:
        from crupier.scores.views.tables import console, games_table
        console().print(games_table(games, args.lang))
    else:
        print(nothing(args))
