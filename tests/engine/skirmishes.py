"""Random positions and random play of Galloneta for hypothesis."""

from random import Random

import hypothesis.strategies as st
from hypothesis import given, settings

from engine.galloneta.cards import CARDS, CELLS, cell_name, is_figure, name, value
from engine.galloneta.game import Galloneta
from engine.galloneta.notation import split
from engine.shuffle import shuffled
from tests.engine.positions import refusal

UNDO = -1
SUITS, COLUMNS = "OCEB", "ABCD"
FIELD = [cell_name(cell) for cell in CELLS if 4 <= cell < 24]
FIGURES = [name(card) for card in CARDS if is_figure(card)]
MIXERS = st.integers(0, 9999).map(lambda seed: lambda items: shuffled(items, str(seed)))
OTHERS = [name(card) for card in CARDS if 2 <= value(card) <= 9] + ["J1", "J2"]


@st.composite
def positions(draw):
    """Fields of from_position(): all 50 cards, up to four figures a side, often equipped."""
    mixed = draw(MIXERS)
    aces = mixed(SUITS)
    others = mixed(OTHERS + [letter + "1" for letter in aces[2:]])
    columns = mixed(COLUMNS)[:draw(st.integers(2, 4))]
    figures, cells = mixed(FIGURES), mixed([cell for cell in FIELD if cell[0] in columns])
    hidden = [figures.pop() if draw(st.booleans()) else None for _ in (0, 1)]
    pieces = []
    for owner, row in enumerate("17"):
        standing = [(aces[owner] + "1", draw(st.sampled_from(columns)) + row)]
        standing += [(figures.pop(), cells.pop()) for _ in range(draw(st.integers(0, 4)))]
        for card, cell in standing:
            arms = draw(st.integers(0, 2 if card[1:] == "12" else 1))
            arms = [each for each in others if each[0] != "J"][:arms]
            shield = next((each for each in others if each[0] == "J"), None)
            shield = shield if draw(st.booleans()) else None
            others = [each for each in others if each not in (*arms, shield)]
            pieces.append((owner, card, cell, arms, shield))
    rest = mixed(others + figures)
    limits = [draw(st.sampled_from([5, 5, 3, 1])) for _ in (0, 1)]
    ends = sorted(draw(st.tuples(*[st.integers(0, 20)] * 2)))
    hands = []
    for limit in limits:
        size = draw(st.integers(0, limit + draw(st.sampled_from([0, 0, 0, 2, 4]))))
        hands.append(rest[:size])
        rest = rest[size:]
    return {"pieces": pieces, "hands": hands, "draw": rest[ends[1]:], "hidden": hidden,
            "graveyards": [rest[:ends[0]], rest[ends[0]:ends[1]]], "limits": limits,
            "passes": [draw(st.integers(0, 2)) for _ in (0, 1)], "seat": draw(st.integers(0, 1)),
            "phase": draw(st.sampled_from(["MAIN", "REFILL"]))}


@st.composite
def beginnings(draw):
    """Options of a new game, as fields."""
    aces, columns = draw(MIXERS)(SUITS), [draw(st.sampled_from(COLUMNS)) for _ in (0, 1)]
    return {"seed": draw(st.text()), "first": draw(st.sampled_from([0, 1, None])),
            "aces": "".join(aces[:2]), "columns": "".join(columns)}


def begin(fields):
    return Galloneta(2, **fields) if "seed" in fields else Galloneta.from_position(**fields)


HABITS = st.integers(0, 1 << 30).map(Random)    # what the players do


def over_random_play(test):
    play_randomly = given(fields=positions() | positions() | beginnings(), habits=HABITS)
    return settings(derandomize=True)(play_randomly(test))


def everything(game):
    """Legal actions of both seats."""
    return game.legal_actions() + game.legal_actions(1 - game.seat)


def play_through(fields, habits, most=60):
    """Yields (event, game): None at the start, then every action and UNDO until the end."""
    game = begin(fields)
    yield None, game
    for _ in range(most):
        if habits.random() < 0.1:
            if refusal(game.undo_action) is None:
                yield UNDO, game
            continue
        verbs = {}
        for action in everything(game):
            verbs.setdefault(split(action)[0], []).append(action)
        if not verbs:
            return
        verb = "attack" if "attack" in verbs and habits.random() < 0.5 else habits.choice(
            sorted(verbs))
        event = habits.choice(verbs[verb])
        game.apply_action(event)
        yield event, game


def play_out(fields, habits, most=60):
    """The game after it."""
    *_, (_, game) = play_through(fields, habits, most)
    return game


def pieces(game):
    """(cell, piece)"""
    return [(cell, piece) for cell, piece in enumerate(game.board.cells) if piece]
