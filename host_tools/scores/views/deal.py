"""The table of a deal: who, on whatever board, has played the same cards how well."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from crupier.scores.library import Library
from crupier.scores.views.game_report import report_of
from crupier.scores.views.played import Played, when, who
from crupier.scores.views.tables import short_ids
from crupier.words import words


def same_deal(library: Library, game: Played) -> list[list[Played]]:
    """This game, in the library or not, and those of the library with the same deal, options and
    number of players, best first; those who are as good together. None where there is no other,
    or where the deal alone compares nobody: in games against each other.
    """
    if not (game.counts and game.seed and report_of(game.game).COOPERATIVE):
        return []
    rows = library.games(game=game.row.game, players=game.row.players, seed=game.row.seed,
                         verified=True)
    found = {each.row.text: each for each in (game, *map(Played.read, rows))
             if each.head["options"] == game.head["options"]}
    ordered = sorted(found.values(), key=lambda each: (_rank(each), each.number))
    return [list(equal) for _, equal in groupby(ordered, _rank)] if len(found) > 1 else []


def cells(ranks: Sequence[Sequence[Played]], language: str) -> list[list[str]]:
    """Of each game its place, who, how it ended, and when."""
    games = [game for rank in ranks for game in rank]
    boards, text = short_ids([game.device for game in games]), words(language)
    place, made = 1, []
    for rank in ranks:
        for game in rank:
            player = (who(game, text) if any(game.names)
                      else text["board_of"] % boards[game.device])
            said = report_of(game.game, language).outcome(game)
            aided = f", {text['hints']}" if game.head.get("hints") else ""
            made.append([str(place), player, said + aided, when(game, text)])
        place += len(rank)
    return made


def _rank(game: Played) -> tuple[Any, ...]:
    result = report_of(game.game).plays(game)[0][0]
    return not result.finished, not result.ranked, result.points
