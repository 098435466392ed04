"""Take That as arrays."""

from crupier.engine.take_that.cards import DECK, is_toad
from crupier.engine.take_that.notation import TAKE, place, twist
from crupier.engine.take_that.options import PLAYERS
from crupier.engine.take_that.scoring import HAND_SIZES
from crupier.research.environments.spaces import Array, Part, Spaces, View, ids, rows, turned

_PLACES = {card: at for at, card in enumerate(DECK)}


class TakeThat(Spaces):
    NAME = "take_that"
    PLAYERS = PLAYERS
    ACTIONS = (TAKE, *map(place, DECK), *(twist(card) for card in DECK if not is_toad(card)))
    IDS = ids(ACTIONS)

    def _parts(self) -> list[Part]:
        return [
            Part("hand", (len(DECK),)),
            Part("line", (len(DECK),), len(DECK)),
            Part("up", (self.players, len(DECK))),
            Part("down", (self.players,), len(DECK)),
            Part("hand_sizes", (self.players,), max(HAND_SIZES)),
            Part("draw_pile", (1,), len(DECK)),
            Part("must_place", (1,)),
            Part("dealer", (self.players,)),
            Part("to_move", (self.players,)),
        ]

    def _write(self, view: View, at: dict[str, Array]) -> None:
        at["hand"][[_PLACES[card] for card in view["hand"]]] = 1
        for place_, card in enumerate(reversed(view["line"]), 1):
            at["line"][_PLACES[card]] = place_
        for row, cards in zip(at["up"], turned(view, "up"), strict=True):
            row[[_PLACES[card] for card in cards]] = 1
        at["down"][:] = turned(view, "down")
        at["draw_pile"][0] = view["draw_pile"]
        at["must_place"][0] = view["must_place"]
        at["dealer"][(view["dealer"] - view["observer"]) % self.players] = 1

    def lines(self, view: View) -> list[str]:
        return [*rows("line", view["line"]), f"draw pile {view['draw_pile']}",
                *rows("up", view["plus"]), *rows("down", view["down"]),
                *rows("cards", view["hand_sizes"])]
