"""Galloneta as arrays."""

from itertools import combinations

from crupier.engine.galloneta.board import FIELD, ahead
from crupier.engine.galloneta.cards import (
    CARDS,
    CELLS,
    cell_number,
    is_equipment,
    is_figure,
    is_shield,
    number,
    suit,
    value,
)
from crupier.engine.galloneta.notation import END_TURN, REFILL, join
from crupier.engine.galloneta.options import PLAYERS
from crupier.engine.galloneta.verbs import PRICE
from crupier.research.environments.spaces import Array, Part, Spaces, View, ids, turned

MOST_TURNS = 250                # of both players; the rules know no end to going to and fro


def _all_actions() -> list[int]:
    """The numbers of all actions that can ever be legal, and of hardly any other."""
    figures, equipment = _all(is_figure), _all(is_equipment)
    found = [END_TURN, REFILL]
    found += [join("discard", card) for card in CARDS]
    found += [join("deploy", card, column) for card in figures for column in range(4)]
    found += [join("equip", card, cell) for card in equipment for cell in CELLS]
    found += [join("shield", card, cell) for card in _all(is_shield) for cell in CELLS]
    found += [join("move", start, end) for start in FIELD for end in FIELD
              if abs(start - end) in (4, 8)]
    found += [join("attack", start, ahead(seat, start, steps)) for seat in (0, 1)
              for start in FIELD for steps in (1, 2) if ahead(seat, start, steps) in CELLS]
    found += [join("revive", cell, payment, figure) for cell in FIELD for payment in equipment
              for figure in figures]
    found += [join("hmove", start, end, list(pair)) for start in FIELD for end in FIELD
              if start // 4 == end // 4 and abs(start - end) == 1
              for pair in combinations(CARDS, 2)]
    found += [join("compra", buyer, list(cards)) for buyer in (0, 1) for cards in _payments()]
    return sorted(found)


def _all(kind) -> list[int]:
    return [card for card in CARDS if kind(card)]


def _payments():
    """Sets of equipment of one suit that are dear enough."""
    for of in range(4):
        cards = [card for card in _all(is_equipment) if suit(card) == of]
        for size in range(1, len(cards) + 1):
            for paid in combinations(cards, size):
                if sum(map(value, paid)) >= PRICE:
                    yield paid


class Galloneta(Spaces):
    NAME = "galloneta"
    PLAYERS = PLAYERS
    ACTIONS = tuple(_all_actions())
    IDS = ids(ACTIONS)

    def __init__(self, players: int = 2):
        super().__init__(players)

    def _parts(self) -> list[Part]:
        return [
            Part("hand", (len(CARDS),)),
            Part("cells", (len(CELLS), 5), len(CARDS)),
            Part("powers", (len(CELLS),), 24),
            Part("graveyards", (2, len(CARDS))),
            Part("moved", (len(CARDS),)),
            Part("attacked", (len(CARDS),)),
            Part("hand_sizes", (2,), len(CARDS)),
            Part("limits", (2,), 5),
            Part("passes", (2,), MOST_TURNS),
            Part("hidden", (2,)),
            Part("draw_pile", (1,), len(CARDS)),
            Part("turn", (1,), MOST_TURNS + 1),
            Part("bajadas", (1,), 2),
            Part("war", (1,), 2),
            Part("main", (1,)),
            Part("first", (1,)),
            Part("horizontal", (1,)),
            Part("discarded", (1,)),
            Part("seat", (1,)),
            Part("to_move", (2,)),
        ]

    def _write(self, view: View, at: dict[str, Array]) -> None:
        _tick(view["hand"], at["hand"])
        for piece, power in zip(view["pieces"], view["powers"], strict=True):
            owner, card, cell, equipment, shield = piece
            row = at["cells"][cell_number(cell)]
            row[0] = 1 + (owner != view["observer"])
            row[1] = 1 + number(card)
            for place, each in enumerate(equipment[:2], 2):
                row[place] = 1 + number(each)
            row[4] = 0 if shield is None else 1 + number(shield)
            at["powers"][cell_number(cell)] = power
        for row, cards in zip(at["graveyards"], turned(view, "graveyards"), strict=True):
            _tick(cards, row)
        _tick(view["moved"], at["moved"])
        _tick(view["attacked"], at["attacked"])
        for name in ("limits", "passes", "hidden"):
            at[name][:] = turned(view, name)
        for name in ("draw_pile", "turn", "bajadas", "war", "first", "horizontal", "discarded"):
            at[name][0] = view[name]
        at["main"][0] = view["phase"] == "MAIN"
        at["seat"][0] = view["observer"]

    def is_cut(self, game) -> bool:
        return game.turns > MOST_TURNS

    def lines(self, view: View) -> list[str]:
        """Pieces of seat 1 in small letters; after the colon half points, * for a shield."""
        board = [["."] * 4 for _ in range(7)]
        for (owner, card, cell, _, shield), power in zip(view["pieces"], view["powers"],
                                                         strict=True):
            row, column = divmod(cell_number(cell), 4)
            name = card.lower() if owner else card
            board[row][column] = f"{name}:{power}" + "*" * (shield is not None)
        said = [f"{row + 1} " + "".join(f"{cell:<8}" for cell in cells).rstrip()
                for row, cells in reversed(list(enumerate(board)))]
        return [*said, "  " + "".join(f"{column:<8}" for column in "ABCD").rstrip(),
                f"{view['phase'].lower()}  turn {view['turn']}  draw pile {view['draw_pile']}",
                "cards {} {}  limits {} {}  passes {} {}".format(
                    *view["hand_sizes"], *view["limits"], *view["passes"])]


def _tick(names: list[str], row: Array) -> None:
    row[[number(name) for name in names]] = 1
