"""Any game, scored by its players on the free pad."""

from collections.abc import Iterable, Sequence

from crupier.engine.any_game.options import LAST, MODES, TARGET, TITLE, agreed
from crupier.engine.any_game.pad import Highest
from crupier.scores.report.contest import standings
from crupier.scores.report.html import last_games, tiles
from crupier.scores.views.figures import Count
from crupier.scores.views.game_report import Summary
from crupier.scores.views.games.pad import Match
from crupier.scores.views.played import Played, clean


class AnyGameTable(Match):
    TITLE = "Any game"
    WAY = ""
    ROUND = "round"
    HIGHEST_WINS = True
    WORDS = "crupier.words.any_game"

    @property
    def title(self) -> str:
        return self.text["pad"]

    def highest_wins(self, head: dict) -> bool:
        return head["options"].get("mode", MODES[0]) == MODES[0]

    def kind(self, head: dict) -> str:
        """What the players call it, who wins, and what was agreed."""
        title, target, last = agreed({**head["options"], **head})   # as summaries keep them
        return ", ".join(filter(None, (
            title and clean(title), self.text[MODES[not self.highest_wins(head)]],
            target and self.text["target"].format(target),
            last and self.text["last"].format(last))))

    def agreed(self, head: dict) -> dict:
        return {name: value for name, value in zip((TITLE, TARGET, LAST), agreed(head),
                                                   strict=True) if value}

    def first(self, game: Played) -> None:
        """Only the dealer is noted."""

    def explained(self, pad, number: int, seat: int) -> dict:
        return {}

    def own(self, game: Played, text: str) -> str:
        """That the match ends; the number of the round is said before."""
        return self.text["do.end"]

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        """With points as people write them."""
        return self.cells((cell,))

    def cells(self, cells: tuple) -> str:
        cell, = cells
        return "–" if cell is None else str(Highest.score(1, [cells])["points"][0])

    def section(self, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
        """Points of several games cannot be compared."""
        count, played = Count(), 0
        for summary in summaries:
            count.add(summary)
            played += sum(marks[0].finished for marks in summary.plays)
        return "".join((
            tiles(self.text, matches=str(played)), standings(self, count, last),
            last_games(self, last, ("when", "result", "level", "players"))))
