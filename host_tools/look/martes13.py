"""The face of Martes 13: its matches, and the score pad as text."""

from collections.abc import Iterator
from typing import NamedTuple

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from engine.martes13_table import Martes13Table
from engine.records import UNDO, replay
from engine.scorepad_actions import OPEN, OVERRIDDEN, fields
from host_tools.look import raw
from host_tools.look.figures import Mark
from host_tools.look.played import Played
from host_tools.look.replay import Step
from host_tools.look.replay import replay as steps_of
from host_tools.look.words import words

TITLE = "Martes 13"
BGG_ID = None           # never verified
COOPERATIVE = False

_ROUNDS = 4             # where the options do not say


# ---- results

def level(game: Played, texts: dict) -> str:
    """Totals of as many rounds can be compared."""
    try:
        return texts["rounds"] % (game.head["options"].get("rounds", _ROUNDS) or game.players)
    except (KeyError, TypeError, AttributeError):
        return raw.level(game, texts)


def outcome(game: Played, texts: dict) -> str:
    """The standings, and which rounds were counted against the rules."""
    try:
        totals, overridden = game.result["totals"], game.result["overridden"]
        ranks = sorted(range(len(totals)), key=lambda seat: (totals[seat], seat))
        text = ", ".join(f"{player(game, seat, texts)} {totals[seat]}" for seat in ranks)
        if game.result["result"] == "ABANDONED":
            text = f"{texts['unfinished']}, {text}"
        return text + (texts["overridden"] % ", ".join(map(str, overridden)) if overridden else "")
    except (KeyError, TypeError):
        return raw.outcome(game, texts)


def player(game: Played, seat: int, texts: dict) -> str:
    return game.name(seat) or texts["seat"] % (seat + 1)


def marks(game: Played) -> list[Mark]:
    result = game.result
    return [Mark(points=total, won=seat in result["winners"], good=seat in result["winners"],
                 finished=result["result"] == "FINISHED")
            for seat, total in enumerate(result["totals"])]


def first(game: Played) -> int:
    return replay(game.head, []).starter(1)


def rounds(game: Played) -> list[dict]:
    """Counts, points and what explains them, of the rounds that count."""
    pad = replay(game.head, game.actions)
    return [_row(pad, number, seat) for number in range(1, pad.rounds + 1)
            if pad.status(number) != OPEN for seat in range(pad.players)]


def _row(pad: Martes13Table, number: int, seat: int) -> dict:
    score = pad.score(number)
    droppers = score.get("droppers", [])
    suits = [name for name, dropper in zip(pad.sheet.COLUMNS, droppers, strict=False)
             if dropper == seat]
    counts = dict(zip(pad.sheet.COLUMNS, pad.rows(number)[seat], strict=True))
    return {"round": number, "seat": seat + 1,
            **{name: counts.get(name) for name in ("cats", "mirrors", "ladders", "martes13")},
            "dropped": " ".join(suits), "points": score["points"][seat],
            "total": pad.totals(number)[seat], "dealer": pad.dealer(number) == seat,
            "overridden": pad.status(number) == OVERRIDDEN}


# ---- the score pad

class View(NamedTuple):
    """cells: per round and seat what is entered; points: per round and seat, or None; status:
    per round; at: the round that is being played or corrected; piles: of that round, if it is
    followed card by card."""

    cells: list[list[tuple]]
    points: list[list[int] | None]
    status: list[int]
    totals: list[int]
    at: int
    piles: dict | None


def steps(game: Played) -> Iterator[Step]:
    def caption(pad, action):
        return _caption(pad, action, game)

    return steps_of(game, "an empty pad", caption, _view)


def _caption(pad: Martes13Table, action: int, game: Played) -> str:
    """What the action does, said before it is done. Raises RulesError."""
    if action == UNDO:
        last = pad.last_action()
        return "take back " + (_caption(pad, last, game) if last else "nothing")
    text = pad.action_to_string(action)
    _, seat, _, _ = fields(action)
    return f"{text}, {player(game, seat, words('en'))}" if seat < pad.players else text


def _view(pad: Martes13Table) -> View:
    numbers = range(1, pad.rounds + 1)
    last = pad.last_action()
    at = fields(last)[0] if last else 1
    live = pad.live(at)
    return View([pad.rows(number) for number in numbers],
                [(pad.score(number) or {}).get("points") for number in numbers],
                [pad.status(number) for number in numbers], pad.totals(), at,
                live and live.view()["piles"])


def line(step: Step) -> str:
    """One line of a transcript."""
    if not step.view:
        return step.caption
    entered = " | ".join(_cells(cells) for cells in step.view.cells[step.view.at - 1])
    totals = " ".join(map(str, step.view.totals))
    return f"{step.caption:<34} round {step.view.at}: {entered}  totals {totals}"


def draw(step: Step, game: Played) -> Group:
    """The score pad after a step."""
    view = step.view
    if not view:
        return Group(Text(step.caption, "bold red"))
    pad = Table(box=box.ROUNDED)
    pad.add_column("")
    for number, status in enumerate(view.status, 1):
        pad.add_column(f"Round {number}{'!' if status == OVERRIDDEN else ''}", justify="right")
    pad.add_column("Total", justify="right")
    for seat, total in enumerate(view.totals):
        cells = (_points(view, at, seat) for at in range(len(view.status)))
        pad.add_row(Text(player(game, seat, words("en"))), *cells, Text(str(total), "bold"))
    piles = [Text("   ".join(f"{suit} {' '.join(cards) or '-'}"
                             for suit, cards in view.piles.items()))] if view.piles else []
    return Group(Text(step.caption, "bold"), pad, *piles)


def _points(view: View, at: int, seat: int) -> Text:
    """Of a round that counts the points, of any other what is entered."""
    points = view.points[at]
    if view.status[at] != OPEN and points:
        return Text(str(points[seat]))
    return Text(_cells(view.cells[at][seat]), "dim")


def _cells(cells: tuple) -> str:
    return " ".join("–" if cell is None else str(cell) for cell in cells)
