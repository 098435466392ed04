"""Solo games of The Game turn by turn, those that `crupier analyze` has looked at."""

from collections.abc import Sequence
from functools import partial
from html import escape
from itertools import groupby
from typing import Any

from crupier.advice.kept import kept
from crupier.engine.the_game.cards import PILES
from crupier.engine.the_game.notation import END_TURN, from_text
from crupier.scores.report.charts import Chart, Mark
from crupier.scores.report.html import chart, day_of, note, table
from crupier.scores.views.face import Face
from crupier.scores.views.played import Played
from crupier.scores.views.tables import optional

_MARKED = 3             # turns of a game


def looked_back(look: Face, games: Sequence[Played]) -> str:
    """The latest first, and open; nothing about games without an analysis."""
    found = [(game, facts) for game in reversed(games) if (facts := kept(game.row.text))]
    return "".join([f"<h3>{escape(look.text['look_back'])}</h3>"] * bool(found) + [
        f"<details{' open' * (at == 0)}><summary>{escape(_title(look, game))}</summary>"
        f"{_body(look, facts)}</details>" for at, (game, facts) in enumerate(found)])


def _title(look: Face, game: Played) -> str:
    return (f"{day_of(game, look)}: {look.outcome(game)} ({look.level(game)}, "
            f"{look.text['deal_of'] % game.seed})")


def _body(look: Face, facts: dict[str, Any]) -> str:
    texts = look.text
    costs = sorted(facts["costs"], key=lambda cost: -cost["loss"])[:_MARKED]
    drawn = chart(texts["chances"], texts["chances.note"] % facts["hint_left"],
                  partial(_chances, facts["chances"], costs, texts)) if facts["chances"] else ""
    heads = [texts[key] for key in ("costs.turn", "costs.played", "costs.better", "costs.loss")]
    told = table(texts["costs"], heads, (
        [str(cost["turn"]), _line(cost["played"], texts), _line(cost["better"], texts),
         optional(100 * cost["loss"], texts, "%.1f")] for cost in costs), 3)
    return drawn + told + note(texts["costs.note" if costs else "costs.none"])


def _chances(chances: list[float], costs: list[dict], texts: dict, drawing: Chart) -> None:
    """A line through the turns; where much was lost also what the better one had left."""
    def mark(turn: int, chance: float) -> Mark:
        said = optional(100 * chance, texts, "%.1f")
        return Mark(turn, 100 * chance, f"{texts['costs.turn']} {turn}: {said} %")
    label = [texts["legend.chance"],
             *([texts["legend.better"], texts["legend.costly"]] if costs else [])]
    drawing.axes((0.5, len(chances) + 0.5), (0, 100), texts["axis.turn"], texts["axis.chance"],
                 label)
    drawing.line([mark(*each) for each in enumerate(chances, 1)], "average", label[0], dots=True)
    if costs:
        drawing.dots([mark(cost["turn"], cost["best"]) for cost in costs], "excellent", label[1],
                     4)
        drawing.dots([mark(cost["turn"], cost["chance"]) for cost in costs], "none", label[2], 4)


def _line(played: list[str], texts: dict) -> str:
    """A turn in words."""
    actions = [action for action in map(from_text, played) if action != END_TURN]
    return "; ".join(
        texts["costs.line"] % (", ".join(str(action % 100) for action in cards), PILES[pile])
        for pile, cards in groupby(actions, lambda action: action // 100)) or texts["end_turn"]
