"""The part of the report about the free pad: points of several games cannot be compared."""

from collections.abc import Iterable, Sequence

from crupier.scores.facts import Fact
from crupier.scores.report.contest import standings
from crupier.scores.report.html import last_games, tiles
from crupier.scores.views.face import Face
from crupier.scores.views.figures import Count
from crupier.scores.views.played import Played


def section(look: Face, facts: Iterable[Fact], last: Sequence[Played]) -> str:
    """facts: of verified games of this one only, oldest first; last: the latest of them."""
    count, played = Count(), 0
    for fact in facts:
        count.add(fact)
        played += sum(marks[0].finished for marks in fact.plays)
    return "".join((
        tiles(look.text, matches=str(played)), standings(look, count, last),
        last_games(look, last, ("when", "result", "level", "players"))))
