"""The lesson of The Game; see screens/lesson_table.py."""

from engine.the_game.game import TheGame

TABLE = "games.the_game.table.Table"
# Tops, hand, cards of the draw pile, actions before; right actions; mistakes.
STEPS = (
    ((1, 1, 100, 100), (5, 31, 44, 47, 58, 66, 72, 79), 90, (), (5, 105), {}),
    ((26, 14, 100, 71), (29, 33, 47, 52, 58, 61, 88, 94), 70, (), (294,), {}),
    ((47, 52, 60, 31), (37, 48, 49, 64, 78, 85, 91, 93), 40, (), (37,), {48: 3, 49: 3}),
    ((38, 70, 62, 20), (31, 39, 40, 41, 84, 88, 90, 97), 40, (), (41,), {}),
    ((50, 61, 41, 29), (12, 51, 52, 74, 86, 88, 91, 95), 30, (51, 52), (0,), {}),
    ((80, 98, 5, 4), (33, 50, 55, 60, 65, 71, 81, 97), 12, (), (81,), {}),
)


def game(tops, hand, draw, before):
    there = set(tops + hand)
    left = [card for card in range(2, 100) if card not in there]
    made = TheGame.from_position(tops, (hand,), left[:draw])
    for action in before:
        made.apply_action(action)
    return made
