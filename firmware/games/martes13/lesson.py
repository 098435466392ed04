"""The lesson of Martes 13; see screens/lesson_table.py."""

from engine.martes13.game import Martes13
from engine.martes13.match import Martes13Match

TABLE = "games.martes13.table.PilesTable"
_OTHERS = "G1 G1 G5 G7 G7 L1 L1 L2 L2 L7", "E1 E1 E2 E2 E7"
# Hand, the three piles, captured cards by seat; right actions; mistakes.
STEPS = (
    ("G5 G7 E5 L4 L5", ("G5 G1 G2", "E7 E2", "L7 L4"), ("", "", ""), (15,), {}),
    ("G1 G2 G7 E2 L1", ("G5 G1", "E5 E5", "L7 L4"), ("", "", ""), (17,), {}),
    ("E5 E7 L5 M", ("G4 G1", "E7 E5", "L7 L2"), ("", "", ""), (344,), {}),
    ("G1 E7 L5", ("G5 G2 G2 G4", "E5 E4 E2", "L7 L5"), ("",) + _OTHERS, (35,), {}),
    ("G5 E5", ("G7 G4", "E7 M", ""), ("",) + _OTHERS, (15,), {}),
    ("G5 E4", ("G7 G4 G1", "E7 E5"), ("G1 G1 G2 G5 G7", "G2 G5", "E1 E1 E1 E2 E2 E7"), (15,), {}),
)


def game(hand, piles, captured):
    match = Martes13Match(3)
    piles = {suit: cards.split() for suit, cards in zip("GEL", piles)}
    match.deal = Martes13.from_position((hand.split(), (), ()), piles,
                                        [cards.split() for cards in captured])
    return match
