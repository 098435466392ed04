"""The subcommand `crupier stats`."""

from host_tools.commands import add_json, report
from host_tools.look.choose import add_filters, chosen, nothing

EXAMPLES = """\
  crupier stats                       per game, level and player
  crupier stats --since 2026-01-01    only this year
  crupier stats --json                for programs
"""


def add_arguments(parser):
    add_filters(parser)
    add_json(parser)


def run(args):
    """Counts games."""
    from host_tools.look import figures, tables
    games = chosen(args)
    verified = [game for game in games if game.counts]
    levels = figures.by_level(verified, tables.WORDS)
    players = figures.by_player(verified, tables.WORDS)
    duels = figures.head_to_head(verified)
    if args.json:
        report(args, {"levels": [row.facts() for row in levels],
                      "players": [row.facts() for row in players],
                      "head_to_head": [duel._asdict() for duel in duels],
                      "not_verified": len(games) - len(verified)})
    elif games:
        tables.console().print(tables.stats(levels, players, duels, len(games) - len(verified)))
    else:
        print(nothing(args))
