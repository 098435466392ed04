"""The lesson of Galloneta; see screens/lesson_table.py."""

from engine.galloneta.game import Galloneta

TABLE = "games.galloneta.table.BoardTable"
ABOVE = ("games.galloneta.duel.Duel",)
# Pieces besides the aces, hand, equipment of the other ace; right actions; mistakes. What a step
# has not explained yet is kept out of it: nothing that an ace could use before the last two, and
# nobody who could step aside before the fourth.
STEPS = (
    ((), "O12 C11 E10", (), (2130, 2131, 2132, 2133), {}),
    (((0, "C11", "B2", (), None), (0, "E10", "C2", (), None)), "O9 C6", (), (31805,), {}),
    (((0, "C11", "A2", ("C6",), None), (0, "E10", "B2", (), None),
      (1, "C10", "A5", ("C3",), None)), "C12 B11", (), (50412,), {}),
    (((0, "C11", "A4", ("C6",), None), (0, "E10", "D2", (), None),
      (1, "C10", "B5", ("C3",), None)), "C2 B3", (), (812132245,), {}),
    (((0, "E10", "A4", ("E5",), None), (1, "B11", "A5", ("B5",), None),
      (0, "C11", "B4", ("C6",), None), (1, "C10", "B5", ("C3",), None)), "C12", (), (61317,), {}),
    (((0, "C12", "A3", ("C6",), None), (1, "B10", "A5", ("B5",), None)), "E10 E11", (), (60816,),
     {50812: 3}),
    (((1, "B12", "B3", ("B9",), None),), "E10 J1", (), (44801,), {}),
    (((0, "C11", "B2", (), None),), "O6 O4", (), (900000084,), {}),
    (((0, "C10", "C3", ("C7",), None),), "O9 B3", (), (145,), {}),
    (((0, "E10", "C6", ("E6",), None),), "O9", ("B8",), (62226,), {}),
)
# Where the cursor begins: its piece or card.
FIRST = 2000, 30306, 2372, 50711, 61216, 2260, 2260, 30805, 30301, 30301


def game(pieces, hand, theirs):
    aces = (0, "O1", "B1", (), None), (1, "B1", "C7", theirs, None)
    return Galloneta.from_position(aces + pieces, (hand.split(), ()), ("B4", "B6", "B7"),
                                   ("O10", "E12"))
