"""The public history of a game of The Game: cards of the last turns, and why the game is over."""

from engine.the_game.cards import BASES, CARDS
from engine.the_game.game import can


def since(game, first, seat):
    """[(seat, card, pile, number below it)] of the cards since the last turn of this seat.

    first: the seat that began the game.
    """
    sizes = [game.hand_size] * game.players
    draw = len(CARDS) - sum(sizes)
    at, placed, tops, laid = first, 0, list(BASES), []
    for action in game.log:
        pile, card = divmod(action, 100)
        if card:
            laid.append((at, card, pile, tops[pile]))
            tops[pile] = card
            sizes[at] -= 1
            placed += 1
            continue
        drawn = min(placed, draw)
        draw -= drawn
        sizes[at] += drawn
        placed = 0
        if at == seat:
            laid = []
        at = (at + 1) % game.players
        while not sizes[at]:
            at = (at + 1) % game.players
    return laid


def between_turns(game, seat):
    """A player's observation as the table shows it while another player, or nobody, is to move."""
    return dict(game.observation(seat), placed=0, minimum=0, due=0, burning=())


def why(text, game):
    """The reason why a game ended, as text. text: Strings of the game."""
    if game.result()["result"] == "BURNED":
        return text("over.burned", game.tops()[game.burning()[0]])
    most = game.minimum() - game.placed - 1
    while most > 0 and not can(game.hands[game.seat], game.piles, most):
        most -= 1
    if most < 1:
        return text("over.none")
    return text("over.few" if most > 1 else "over.few_one", most)
