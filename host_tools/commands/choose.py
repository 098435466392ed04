"""Which games a command is about."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from crupier.commands import add_library
from crupier.errors import Trouble
from crupier.scores.views.words import LANGUAGES, spoken

if TYPE_CHECKING:       # every start of the command reads this file, few need the library
    from crupier.scores.library import Library
    from crupier.scores.views.played import Played

EMPTY = "No games yet. Play on the device, then bring the scores home: crupier pull"
NO_MATCH = "No game matches. All of them: crupier games"


def add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="NAME", help="only this game, e.g. the_game")
    parser.add_argument("--level", metavar="LEVEL",
                        help="only this level: standard, expert or expert_reduced")
    parser.add_argument("--since", type=date.fromisoformat, metavar="YYYY-MM-DD",
                        help="only games from this day on (games without a date: pulled since)")
    parser.add_argument("--device", metavar="ID",
                        help="only this board; the end of its id is enough")
    add_library(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken(),
                        help="language of what is shown (default: that of this computer)")


def opened(path: Path | None) -> Library:
    """The library to read from; one that is named must be there. Raises Trouble."""
    from crupier.scores.library import Library
    if path and not path.exists():
        raise Trouble(f"there is no library {path}; `crupier pull` fills one.")
    return Library(path)


def chosen(args: argparse.Namespace) -> list[Played]:
    """The games of the library that the arguments of add_filters() want, oldest first."""
    from crupier.scores.views.played import Played, chronological
    with opened(args.library) as library:
        games = chronological([Played.read(row) for row in library.games()])
    return [game for game in games if _wanted(game, args)]


def _wanted(game: Played, args: argparse.Namespace) -> bool:
    return ((args.game is None or game.row.game == args.game)
            and (args.level is None or game.row.level == args.level)
            and (args.since is None or game.latest_date.date() >= args.since)
            and (args.device is None or game.device.endswith(args.device.lower())))


def games_text(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def nothing(args: argparse.Namespace) -> str:
    """The friendly sentence when chosen() found none."""
    filtered = any((args.game, args.level, args.since, args.device))
    return NO_MATCH if filtered else EMPTY
