"""A match of Martes 13 as it could have been: for screenshots, tests, figures."""

import random

from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.live import play_in
from crupier.engine.scorepad.actions import accept, enter
from pictures.samples import head


def new_head(seq: int, players: int, rounds: int = 4, mode: str = "counts") -> dict:
    """Head of a match that has just begun."""
    return head(seq, "martes13_table", players, dealer=players - 1, rounds=rounds, mode=mode)


def played(players: int, seed: int) -> Martes13:
    """A round of the card game, played to its end at random."""
    chance = random.Random(seed)
    game = Martes13(players, str(seed))
    while not game.is_terminal():
        game.apply_action(chance.choice(game.legal_actions()))
    return game


def round_counts(players: int, seed: int) -> list[tuple[int, ...]]:
    """Captured cards per seat of such a round."""
    return played(players, seed).table.counts()


def plays(number: int, players: int, count: int) -> list[int]:
    """The actions that key in the first cards of a round."""
    return [play_in(number, play) for play in played(players, number).history()[:count]]


def entries(number: int, counts: list[tuple[int, ...]]) -> list[int]:
    """The actions that enter and accept a round."""
    return [enter(number, seat, column, value) for seat, row in enumerate(counts)
            for column, value in enumerate(row)] + [accept(number)]


def rounds(players: int, count: int) -> list[int]:
    """The actions of the first rounds of a match."""
    return [action for number in range(1, count + 1)
            for action in entries(number, round_counts(players, number))]
