"""The lesson of Take That; see screens/lesson_table.py."""

from engine.take_that.cards import DECK
from engine.take_that.game import TakeThat
from engine.take_that.match import TakeThatMatch

TABLE = "games.take_that.table.LineTable"
# Hand, line, cards of the draw pile; right actions; mistakes.
STEPS = (
    ((19, 28, 45, 76), (27, 35), 20, (45,), {}),
    ((38, 71, 85, 94), (52, 49, 41, 36), 20, (194,), {}),
    ((12, 27, 44, 63), (86, 91, 95), 20, (0,), {}),
    ((14, 36, 71, 78), (), 20, (71, 78), {None: 3}),
    ((16, 29, 61, 66), (48, 57, 62), 20, (61,), {66: 3}),
    ((12, 25, 74), (21,), 0, (112,), {}),
)
FIRST = 28, 38, 0, 36, 66, 12


def game(hand, line, pile):
    left = [card for card in DECK if card not in hand + line]
    match = TakeThatMatch(2)
    match.deal = TakeThat.from_position((hand, left[:5]), line, left[5:5 + pile])
    return match
