"""What has happened in a game of The Game, as all players have seen it, and why it is over."""

from engine.the_game.cards import BASES, CARDS
from engine.the_game.game import can


def since(game, first, seat):
    """[(seat, card, pile, what it was laid on)] of the cards since the last turn of this seat.

    first: the seat that began.
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
    """What a player may know, as the table shows it while another one, or nobody, plays."""
    return dict(game.observation(seat), placed=0, minimum=0, due=0, burning=())


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
