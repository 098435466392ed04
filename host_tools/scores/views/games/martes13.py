"""Martes 13: a round or a match dealt by the machine, and a match with real cards."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine.martes13.cards import SUITS as PILES
from crupier.engine.martes13.cards import name
from crupier.scores.views.game_report import Counted
from crupier.scores.views.games.common import Contest, Replayed
from crupier.scores.views.games.pad import DealtMatch, Match
from crupier.scores.views.games.pad import View as PadView
from crupier.scores.views.played import Played

SUITS = ("cats", "mirrors", "ladders")
_COLUMNS = (*SUITS, "martes13")
WORDS = "crupier.words.martes13"


def seat_row(counts, droppers: Iterable, seat: int) -> dict:
    """What a seat's points come from. counts: its captured cards, None if nobody knows;
    droppers: a seat or None per suit."""
    dropped = [suit for suit, dropper in zip(SUITS, droppers, strict=False) if dropper == seat]
    return {**dict(zip(_COLUMNS, counts or [None] * 4, strict=True)),
            "dropped": " ".join(dropped)}


def pile_named(text: dict[str, str], field: str) -> str:
    """The name of a pile, or of a card."""
    return text["value." + SUITS[PILES.index(field)]] if field in PILES else card(text, field)


def card(text: dict[str, str], name: str) -> str:
    """With the initial of its suit in a language."""
    return text["initials"].split()[(*PILES, "M").index(name[0])] + name[1:]


def _drops(row: dict) -> int | None:
    return None if row["cats"] is None else len(row["dropped"].split())


# What a player captures and drops in a round.
COUNTED = (*(Counted(column, itemgetter(column), mean=True) for column in _COLUMNS),
           Counted("dropped", _drops, mean=True))


class View(NamedTuple):
    """piles: names of cards by suit; captured: how many cards of each kind, per seat."""

    piles: dict[str, list[str]]
    totals: dict[str, int]
    hands: list[list[str]]
    captured: list[list[int]]
    seat: int | None


class Martes13(Contest, Replayed):
    TITLE = "Martes 13"
    WAY = "round"
    COUNTED = COUNTED
    WORDS = WORDS

    def rounds(self, game: Played) -> list[dict]:
        droppers, points = game.result.get("droppers", []), self.points(game) or []
        return [{"round": 1, "seat": seat + 1, **seat_row(row, droppers, seat),
                 "points": points[seat], "overridden": False}
                for seat, row in enumerate(game.result.get("counts", []))]

    def action_text(self, game: Played, table, action: int) -> str:
        text, (_, taken) = self.notation(game, table, action), table.preview(action)
        return self.text["takes"] % (text, taken) if taken else text

    def field(self, game: Played, field: str) -> str:
        return pile_named(self.text, field)

    def view(self, table) -> View:
        seen = table.table.view()
        return View({suit: [card(self.text, each) for each in cards]
                     for suit, cards in seen["piles"].items()}, seen["totals"],
                    [[card(self.text, name(each)) for each in hand] for hand in table.hands],
                    [list(row) for row in table.table.counts()], table.current_player())

    def text_line(self, view: View) -> str:
        piles = "  ".join(f"{card(self.text, suit)} {view.totals[suit]:>2}" for suit in PILES)
        hands = " | ".join(" ".join(hand) or "-" for hand in view.hands)
        return self.text["table"] % (piles, hands)

    def panels(self, view: View, game: Played) -> list[RenderableType]:
        piles = Table.grid(padding=(0, 2))
        for suit, head in zip(PILES, _COLUMNS, strict=False):
            piles.add_row(Text(self.text["column." + head]), Text(str(view.totals[suit]), "bold"),
                          Text(" ".join(view.piles[suit]), "dim"))
        heads = [self.text["column." + column] for column in _COLUMNS]
        captured = dict(zip(heads, map(list, zip(*view.captured, strict=True)), strict=True))
        return [piles, self.hands(game, view.hands, view.seat, captured),
                Text(self.text["legend"], "dim")]


class Martes13Table(Match):
    TITLE = "Martes 13"
    ROUND = "round"
    COUNTED = COUNTED
    WORDS = WORDS

    def explained(self, pad, number: int, seat: int) -> dict:
        """Where only points were entered, nobody knows the cards."""
        score = pad.score(number)
        known = "droppers" in score
        return seat_row(pad.rows(number)[seat] if known else None, score.get("droppers", ()), seat)

    def own(self, game: Played, text: str) -> str:
        """A card of a round that is followed live; the number of the round is said before."""
        _, _, card = text.partition(", ")
        return self.in_words(game, f"play({card}")

    def field(self, game: Played, field: str) -> str:
        return pile_named(self.text, field)

    def extra(self, pad, number: int) -> Any:
        """The piles of a round that is followed live."""
        live = pad.live(number)
        return live and live.view()["piles"]

    def below(self, view: PadView, game: Played) -> list:
        piles = [" ".join([card(self.text, each) for each in (suit, *cards)] + ["-"] * (not cards))
                 for suit, cards in (view.extra or {}).items()]
        return [Text("   ".join(piles))] if piles else []


class Martes13Match(DealtMatch, Martes13Table):
    HINTS = True
    DEAL = Martes13
