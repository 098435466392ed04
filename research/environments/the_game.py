"""The Game as arrays."""

from crupier.engine.the_game.cards import CARDS, PILES
from crupier.engine.the_game.notation import END_TURN, place
from crupier.engine.the_game.options import PLAYERS
from crupier.engine.the_game.scoring import hand_size
from crupier.research.environments.spaces import Array, Part, Spaces, View, ids, rows
from crupier.research.simulate.greedy import cost

_FIRST = CARDS[0]
_HAND = hand_size(1, "standard")     # cards in the largest hand
_NEAR = 2                       # beyond what is due, cards at most this far are still placed


class TheGame(Spaces):
    NAME = "the_game"
    PLAYERS = PLAYERS
    ACTIONS = (END_TURN, *(place(card, pile) for pile in range(4) for card in CARDS))
    IDS = ids(ACTIONS)

    def _parts(self) -> list[Part]:
        return [
            Part("hand", (len(CARDS),)),
            Part("tops", (4,), 100),
            Part("hand_sizes", (self.players,), _HAND),
            Part("draw_pile", (1,), len(CARDS)),
            Part("placed", (1,), _HAND),
            Part("minimum", (1,), 3),
            Part("due", (1,), 3),
            Part("fires", (4,)),
            Part("burning", (4,)),
            Part("to_move", (self.players,)),
        ]

    def _write(self, view: View, at: dict[str, Array]) -> None:
        at["hand"][[card - _FIRST for card in view["hand"]]] = 1
        at["tops"][:] = view["tops"]
        for name in ("draw_pile", "placed", "minimum", "due"):
            at[name][0] = view[name]
        at["fires"][view["fires"]] = 1
        at["burning"][view["burning"]] = 1

    def lines(self, view: View) -> list[str]:
        said = [f"{name} {top:>3}" + " burning" * (pile in view["burning"])
                for pile, (name, top) in enumerate(zip(PILES, view["tops"], strict=True))]
        return [*said, f"draw pile {view['draw_pile']}  due {view['due']}",
                *rows("cards", view["hand_sizes"])]

    def greedy(self, view: View, actions: list[int]) -> int:
        """The placement that costs its pile least; no more than due unless it costs little."""
        best = min((action for action in actions if action != END_TURN), default=END_TURN,
                   key=lambda action: cost(view["tops"], action))
        if END_TURN in actions and (best == END_TURN or cost(view["tops"], best) > _NEAR):
            return END_TURN
        return best
