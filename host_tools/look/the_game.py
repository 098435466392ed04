"""The face of The Game: its results, and its table as text."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from engine.records import UNDO
from engine.the_game import END_TURN, PILES, TheGame
from host_tools.look import raw
from host_tools.look.figures import Mark
from host_tools.look.played import Played
from host_tools.look.replay import Step, replay
from host_tools.look.words import words

TITLE = "The Game"
BGG_ID = 173090
COOPERATIVE = True

_PILE_WIDTH = 15
_TRAIL = 4              # cards of a pile that are shown
_ARROWS = "↑↑↓↓"


# ---- results

def level(game: Played, texts: dict) -> str:
    try:
        options = game.head["options"]
        name = texts[options.get("level", "standard")]
        return f"{name}, {texts['fire']}" if options.get("fire") else name
    except (KeyError, TypeError, AttributeError):
        return raw.level(game, texts)


def outcome(game: Played, texts: dict) -> str:
    try:
        return _said(game.result, texts)
    except (KeyError, TypeError):
        return raw.outcome(game, texts)


def _said(result: dict, texts: dict) -> str:
    kinds = {"WIN": "won", "BURNED": "burned", "ABANDONED": "given_up",
             "ENDED": "excellent" if result.get("rating") == "excellent" else "left"}
    text = texts[kinds[result["result"]]]
    return text % result["left"] if "%" in text else text


def marks(game: Played) -> list[Mark]:
    """All play together: the same for every seat."""
    result = game.result
    return game.players * [Mark(
        points=result["left"], won=result["result"] == "WIN",
        good=result["rating"] in ("win", "excellent"), ranked=result["rating"] != "none",
        finished=result["result"] != "ABANDONED")]


def first(game: Played) -> int:
    return game.head["options"].get("first", 0)


def rounds(game: Played) -> list[dict]:
    return []


# ---- the table

class View(NamedTuple):
    """piles from the base up; seat: to move, None when the game is over."""

    piles: list[list[int]]
    hands: list[list[int]]
    draw: int
    turn: int
    seat: int | None
    due: int
    fires: list[int]
    burning: list[int]
    result: dict | None


def steps(game: Played) -> Iterator[Step]:
    return replay(game, "the deal", _caption, _view)


def _view(table: TheGame) -> View:
    turns = table.history().count(END_TURN)
    return View(
        [list(pile) for pile in table.piles], [list(hand) for hand in table.hands],
        len(table.draw), turns + (table.result() is None or table.history()[-1] != END_TURN),
        table.current_player(), max(0, table.minimum() - table.placed), table.fires(),
        table.burning(), table.result())


def _caption(table: TheGame, action: int) -> str:
    """What the action does, said before it is done. Raises RulesError."""
    if action == UNDO:
        taken = table.history()[-1:]
        return "take back " + " ".join(map(table.action_to_string, taken))
    text = table.action_to_string(action)
    pile, card = divmod(action, 100)
    return text + ", the reverse trick" if card and table.is_trick(card, pile) else text


def line(step: Step) -> str:
    """One line of a transcript."""
    if not step.view:
        return step.caption
    tops = "  ".join(f"{name} {pile[-1]:>3}" for name, pile in
                     zip(PILES, step.view.piles, strict=True))
    hands = " | ".join(" ".join(map(str, hand)) or "-" for hand in step.view.hands)
    return f"{step.caption:<33} {tops}  draw {step.view.draw:>2}  hand {hands}"


def draw(step: Step, game: Played) -> Group:
    """The table after a step."""
    if not step.view:
        return Group(Text(step.caption, "bold red"))
    piles = Table.grid(padding=(0, 1))
    piles.add_row(*(_pile(step.view, pile) for pile in range(4)))
    return Group(Text(step.caption, "bold"), piles, _hands(step.view, game), _status(step.view))


def _pile(view: View, number: int) -> Panel:
    cards = view.piles[number]
    fire = "on fire!" if number in view.burning else "fire" if number in view.fires else None
    trail = " ".join(map(str, cards[-_TRAIL:-1]))
    body = Text(justify="center").append(f"{cards[-1]}\n", "bold").append(trail, "dim")
    return Panel(body, title=f"{PILES[number]} {_ARROWS[number]}", subtitle=fire,
                 width=_PILE_WIDTH, border_style="red" if fire else "")


def _hands(view: View, game: Played) -> Table:
    hands = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view.hands):
        name = game.name(seat) or (f"Player {seat + 1}" if len(view.hands) > 1 else "Hand")
        hands.add_row("▸" if seat == view.seat else " ", Text(name),
                      Text(" ".join(f"{card:>2}" for card in hand), "bold"))
    return hands


def _status(view: View) -> Text:
    text = Text(f"turn {view.turn}   draw pile {view.draw}", "dim")
    if view.result:
        return text.append("   " + _said(view.result, words("en")), "bold not dim")
    return text.append(f"   {view.due} due") if view.due else text
