"""What the tests of Galloneta build on. Runs on CPython and MicroPython."""

from engine.galloneta.cards import CARDS, name
from engine.galloneta.game import Galloneta
from tests.engine.positions import refusal

ACES = [(0, "O1", "B1", [], None), (1, "E1", "C7", [], None)]
NAMES = [name(card) for card in CARDS]


def position(pieces, mine, yours, draw=10, aces=ACES, **fields):
    """Hands as words; `draw` names the draw pile from the top, or says how many cards it has."""
    hands = [mine.split(), yours.split()]
    if type(draw) is int:
        used = hands[0] + hands[1] + [card for card in fields.get("hidden", ()) if card]
        used += [card for cards in fields.get("graveyards", ()) for card in cards]
        for piece in pieces + aces:
            used += [piece[1], piece[4]] + piece[3]
        free = [card for card in NAMES if card not in used]
        draw = free[len(free) - draw:]
    return Galloneta.from_position(aces + pieces, hands, draw, **fields)


def figure(owner, card, cell, equipment="", shield=None):
    return owner, card, cell, equipment.split(), shield


def play(game, *texts):
    for text in texts:
        game.apply_action(game.string_to_action(text))


def refuses(game, text, code):
    """Does the game refuse this with this code, and stay as it was?"""
    before = game.state(), game.legal_actions()
    refused = refusal(game.apply_action, game.string_to_action(text)) == code
    return refused and (game.state(), game.legal_actions()) == before


def forecast(game, text):
    """Half points of the attacker and of the target."""
    return game.preview(game.string_to_action(text))[:2]


def at(game, cell):
    """(owner, card, equipment, shield) of what stands there, None if nothing does."""
    for owner, card, where, equipment, shield in game.observation(0)["pieces"]:
        if where == cell:
            return owner, card, " ".join(equipment), shield
    return None


def power(game, cell):
    """Half points."""
    seen = game.observation(0)
    cells = [piece[2] for piece in seen["pieces"]]
    return seen["powers"][cells.index(cell)]


def hand(game, seat):
    return set(game.observation(seat)["hand"])


def graveyard(game, seat):
    return set(game.observation(0)["graveyards"][seat])


def legal(game, *verbs):
    """Legal actions as text, in their order; only those with these verbs, if any are given."""
    texts = list(map(game.action_to_string, game.legal_actions()))
    return [text for text in texts if not verbs or text[:text.index("(")] in verbs]
