"""The subcommand `crupier analyze`."""

import os
import sys

from crupier.commands import add_json, counted, positive, report
from crupier.commands.choose import add_filters, filters_of, nothing, number, open_library
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier analyze             the solo games of The Game in your library
  crupier analyze 12          game 12 of `crupier games`
  crupier analyze --json      every turn that cost something, for programs
"""
_NOTE = "Chances are estimates: two nets that look one turn ahead, over 64 sampled draws."


def add_arguments(parser):
    parser.add_argument("number", type=number, nargs="*", metavar="N",
                        help="number of a game in `crupier games` (default: all)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="processes (default: one for each core)")
    add_filters(parser)
    add_json(parser)


def run(args):
    from crupier.scores.views.played import Played
    with open_library(args.library) as library:
        filters = filters_of(args, library)
        games = [game for game in map(Played.read, library.selection(filters))
                 if not args.number or game.number in args.number]
        missing = set(args.number).difference(game.number for game in games)
        for number in sorted(missing):
            if not filters or library.game(number) is None:      # else a filter leaves it out
                raise Trouble(f"there is no game {number}; `crupier games` lists them.")
        if not games:
            raise Trouble(nothing(filters))
        solo = list(filter(fit, games))
        other = set(args.number).difference(game.number for game in solo)
        if other and not filters:
            raise Trouble(f"game {min(other)} is not a sound solo game of The Game.", USAGE)
        if not solo:
            raise Trouble("none of these is a solo game of The Game.", USAGE)
        if other:
            print("Left out, by the filters or as no sound solo game of The Game: "
                  f"{', '.join(map(str, sorted(other)))}.", file=sys.stderr)
        found = analysed(solo, args.jobs)
    report(args, {"games": [{"number": game.number, **facts}
                            for game, facts in zip(solo, found, strict=True)]},
           *(line for game, facts in zip(solo, found, strict=True)
             for line in _lines(game, facts)), _NOTE)


def fit(game):
    """A solo game of The Game, and sound?"""
    return game.game == "the_game" and game.players == 1 and game.counts


def analysed(games, jobs):
    """The facts of the analysis of each game, all fit(); it is kept."""
    from crupier import terminal
    from crupier.advice import analysis
    with terminal.count("Games", len(games)) as advance:
        return analysis.analyses(
            [(game.row.text, game.head, game.actions) for game in games], jobs, advance)


def _lines(game, facts):
    yield (f"Game {game.number}, {counted(facts['turns'], 'turn')}: "
           f"{counted(facts['left'], 'card')} left; "
           f"the device's hints leave {facts['hint_left']} of this deal.")
    costs = sorted(facts["costs"], key=lambda cost: -cost["loss"])[:3]
    if not costs:
        yield "  No turn cost anything."
    for cost in costs:
        yield (f"  Turn {cost['turn']} cost {100 * cost['loss']:.1f} percentage points: "
               f"{_turn(cost['played'])} ({cost['chance']:.1%})")
        yield f"    better: {_turn(cost['better'])} ({cost['best']:.1%})"


def _turn(actions):
    from crupier.scores.views.game_report import report_of
    from crupier.scores.views.games.the_game_report import turn
    return turn(actions, report_of("the_game").text)
