"""Which games a command is about."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from crupier.commands import add_library
from crupier.engine.games import GAMES
from crupier.engine.the_game.options import LEVELS
from crupier.errors import USAGE, Trouble
from crupier.words import languages, spoken, words

if TYPE_CHECKING:       # every start of the command reads this file, few need the library
    from crupier.scores.filters import Filters
    from crupier.scores.library import Library

_DEALT = [name for name in GAMES if not name.endswith("_table")]
_TABLES = [name for name in GAMES if name.endswith("_table")]


def add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="NAME",
                        help=f"only this game: {', '.join(_DEALT)}; played with real cards: "
                             f"{', '.join(_TABLES)}")
    parser.add_argument("--level", metavar="LEVEL",
                        help=f"only this level of The Game: {', '.join(LEVELS)}")
    parser.add_argument("--with", dest="player_with", metavar="NAME",
                        help="only games with this player")
    parser.add_argument("--since", type=day, metavar="YYYY-MM-DD",
                        help="only games from this day on (games without a date count where they "
                             "stand in the order of play)")
    parser.add_argument("--until", type=day, metavar="YYYY-MM-DD",
                        help="only games up to this day")
    parser.add_argument("--device", metavar="ID",
                        help="only this board; the end of its id is enough")
    add_library(parser)


def day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date like 2026-11-30") from None


def number(text: str) -> int:
    """Type of an argument: of a game, as `crupier games` numbers them."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a game number; `crupier games` lists them") from None


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=languages(), default=spoken(),
                        help="language of what is shown (default: that of this computer)")


@contextmanager
def open_library(path: Path | None) -> Iterator[Library]:
    """The library to read from; one that is named must be there. Raises Trouble."""
    from crupier.scores.library import Library
    if path and not path.exists():
        raise Trouble(f"there is no library {path}; `crupier pull` fills one.")
    with Library(path) as library:
        try:
            yield library
        except Exception as error:
            if not isinstance(error, OSError | Trouble):
                library.require_sound()
            raise


def filters_of(args: argparse.Namespace, library: Library) -> Filters:
    """What the arguments of add_filters() say. Raises Trouble for a game or a level that nobody
    knows.
    """
    from crupier.scores.filters import Filters
    from crupier.scores.views.game_report import REPORTS
    known = [*REPORTS, *(name for name in library.kinds() if name not in REPORTS)]
    if args.game is not None and args.game not in known:
        raise Trouble(f"there is no game {args.game}; --game takes one of: {', '.join(known)}.",
                      USAGE)
    if args.level not in (None, *LEVELS):
        raise Trouble(f"there is no level {args.level}; --level takes one of The Game: "
                      f"{', '.join(LEVELS)}.", USAGE)
    return Filters(game=args.game, level=args.level, since=args.since, until=args.until,
                  device=args.device, player=args.player_with)


def nothing(filters: Filters, language: str = "en") -> str:
    """The friendly sentence when no game was found; errors are in English."""
    return words(language)["no_match" if filters else "none_yet"]
