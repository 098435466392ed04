"""The lesson of Galloneta; see screens/lesson_table.py."""

from engine.galloneta.game import Galloneta

TABLE = "games.galloneta.table.BoardTable"
ABOVE = ("games.galloneta.duel.Duel",)
_ACES = (0, "O1", "B1", (), None), (1, "B1", "C7", ("B8",), None)
_KNIGHT = 0, "O11", "B2", ("O6",), None
# Pieces besides the aces, hand; right actions; mistakes.
STEPS = (
    ((), "O6 O11 C4 B3", (2010, 2011, 2012, 2013), {}),
    (((0, "O11", "B2", (), None),), "O6 C4 E8 B9", (30605,), {}),
    ((_KNIGHT, (1, "C10", "B5", ("C3",), None)), "C8 B9", (50513,), {}),
    (((0, "O11", "B4", ("O6",), None), (1, "C10", "B5", ("C3",), None),
      (0, "E10", "D4", ("E5",), None), (1, "B11", "D5", ("B5",), None)), "C8", (61317,), {}),
    (((0, "C12", "A3", ("C6",), None), (1, "B10", "A5", ("B5",), None)), "B9", (60816,),
     {}),
    (((1, "B12", "B3", ("B9",), None),), "C4 B5 J1", (44801,), {}),
    ((), "O6 O7 C4 B5", (900000070,), {}),
    (((0, "C10", "C3", ("C7",), None),), "B3 E2", (134, 145), {}),
    (((0, "E10", "C6", ("E6",), None),), "C4", (62226,), {}),
)
# Where the cursor begins: its piece or card.
FIRST = 145, 50509, 116, 61519, 33901, 32001, 143, 51014, 32001


def game(pieces, hand):
    return Galloneta.from_position(_ACES + pieces, (hand.split(), ()), ("B4", "B6", "B7"),
                                   ("O10", "C11"))
