"""What the tests of The Game build on. Runs on CPython and MicroPython."""

from engine.errors import IllegalAction
from engine.the_game.game import TheGame
from engine.the_game.notation import END_TURN

A1, A2, D1, D2 = range(4)


def refusal(function, *args, **kwargs):
    """The code of the IllegalAction this call raises, None if it raises nothing."""
    try:
        function(*args, **kwargs)
    except IllegalAction as error:
        return error.code
    return None


def position(tops, hands, draw, **fields):
    """A position with `draw` unspecified cards in the draw pile: the lowest that are free."""
    used = list(tops)
    for hand in hands:
        used += hand
    free = [card for card in range(2, 100) if card not in used]
    return TheGame.from_position(tops=tops, hands=hands, draw=free[:draw], **fields)


def refuses(game, action, code, seat=None):
    """Does the game refuse this with this code, and stay as it was?"""
    before = game.state()
    return refusal(game.apply_action, action, seat) == code and game.state() == before


def result(outcome, left, rating):
    return {"result": outcome, "left": left, "rating": rating}


def on_fire():
    """TG-D16, TG-D17: seat 0 of 3 has inherited a fire on A1."""
    return position((44, 12, 95, 90), [[13, 14, 15, 89, 50, 60], [3, 4, 5, 6, 7, 8],
                                       [91, 92, 93, 94, 96, 97]], 40, fire=True, burning=["A1"])


def nearest_first(game):
    """Legal actions by how far they move a pile; end_turn comes before the costly ones."""
    def distance(action):
        pile, card = divmod(action, 100)
        if action == END_TURN:
            return 4
        return (card - game.piles[pile][-1]) * (1 if pile < 2 else -1)

    return sorted(game.legal_actions(), key=distance)
