"""The subcommand `crupier show`."""

import sys
from functools import partial

from crupier.commands import add_json, add_library, report
from crupier.commands.choose import add_language, number, open_library
from crupier.errors import Trouble
from crupier.words import words

EXAMPLES = """\
  crupier show 12            game 12 of `crupier games`, step by step, with the arrow keys
  crupier show 12 | less     as text
  crupier show 12 --json     for programs
"""


def add_arguments(parser):
    parser.add_argument("number", type=number, metavar="N",
                        help="number of the game in `crupier games`")
    add_language(parser)
    add_library(parser)
    add_json(parser)


def run(args):
    with open_library(args.library) as library:
        _show(args, library, _game(library, args.number))


def _show(args, library, game):
    from crupier.scores.views import deal
    from crupier.scores.views.game_report import report_of
    ranks = deal.same_deal(library, game)
    game_report = report_of(game.game, "en" if args.json else args.lang)
    steps = list(game_report.steps(game))
    if args.json:
        report(args, {**game.as_json(), "record": game.row.text,
                      "rounds": game_report.rounds(game) if game.counts else [],
                      "same_deal": [[each.number for each in rank] for rank in ranks],
                      "steps": [step.as_json() for step in steps]})
    elif steps and sys.stdin.isatty() and sys.stdout.isatty():
        _leaf(game, steps, args.lang)
    else:
        _transcript(game, steps, deal.cells(ranks, args.lang), args.lang)


def _game(library, number):
    from crupier.scores.views.played import Played
    row = library.game(number)
    if row is None:
        raise Trouble(f"there is no game {number}; `crupier games` lists them.")
    return Played.read(row)


def _leaf(game, steps, language):
    from crupier.scores.views import pager, tables
    pager.leaf(tables.console(), len(steps), partial(tables.page, game, steps, language=language),
               words(language)["page.more"])


def _transcript(game, steps, same_deal, language):
    from crupier.scores.views import tables
    console = tables.console()
    for part in tables.transcript(game, steps, same_deal, language):
        console.print(part)
