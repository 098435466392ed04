"""Martes 13 as arrays."""

from crupier.engine.martes13.cards import DECK, SUITS, number
from crupier.engine.martes13.options import PLAYERS
from crupier.engine.martes13.piles import LIMIT, plays_of
from crupier.research.environments.spaces import Array, Part, Spaces, View, ids, rows, turned

KINDS = tuple(sorted(set(DECK)))        # 15 suit cards and Martes 13


class Martes13(Spaces):
    NAME = "martes13"
    PLAYERS = PLAYERS
    ACTIONS = tuple(sorted(action for card in KINDS for action in plays_of(card)))
    IDS = ids(ACTIONS)

    def _parts(self) -> list[Part]:
        return [
            Part("hand", (len(KINDS),), 8),
            Part("piles", (len(SUITS), len(KINDS)), 8),
            Part("totals", (len(SUITS),), LIMIT),
            Part("captured", (self.players,), len(DECK)),
            Part("hand_sizes", (self.players,), 13),
            Part("dealer", (self.players,)),
            Part("to_move", (self.players,)),
        ]

    def _write(self, view: View, at: dict[str, Array]) -> None:
        _count(view["hand"], at["hand"])
        for pile, suit in enumerate(SUITS):
            _count(view["piles"][suit], at["piles"][pile])
            at["totals"][pile] = view["totals"][suit]
        at["captured"][:] = turned(view, "captured")
        at["dealer"][(view["dealer"] - view["observer"]) % self.players] = 1

    def lines(self, view: View) -> list[str]:
        piles = [line for suit in SUITS
                 for line in rows(f"{suit} {view['totals'][suit]:>2}:", view["piles"][suit])]
        return [*piles, *rows("captured", view["captured"]), *rows("cards", view["hand_sizes"])]


def _count(names: list[str], row: Array) -> None:
    for name in names:
        row[KINDS.index(number(name))] += 1
