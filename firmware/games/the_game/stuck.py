"""Why a game of The Game is over, as text."""

from engine.the_game.game import can


def why(text, game):
    """text: of the game."""
    if game.result()["result"] == "BURNED":
        return text("over.burned", game.tops()[game.burning()[0]])
    most = game.minimum() - game.placed - 1
    while most > 0 and not can(game.hands[game.seat], game.piles, most):
        most -= 1
    if most < 1:
        return text("over.none")
    return text("over.few" if most > 1 else "over.few_one", most)
