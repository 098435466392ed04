"""Games at the table as they could have been: The Game, Take That, Galloneta, any other."""

import random

from crupier.engine.any_game.options import cell_of
from crupier.engine.any_game.pad import end
from crupier.engine.take_that.game import TakeThat
from pictures.demo_match import entries
from pictures.samples import head

# Per game: cards left, and whether it burned.
LEFT = ((7, 0), (23, 1), (12, 0), (0, 0), (31, 0))
# Who started (None: as it is the turn), suits of the aces, how it ended, then what need not be.
SERIES = ((0, 1, 2, 0, 14, 1, 0, 1, 0), (1, 3, 0, 2), (0, 0, 1, 1, 9), (1, 2, 3, 3))

# Of any game: points by round and player.
POINTS = ((25, 40, -15, 0, 5, 110), (130, -50, 60, 95, 10, -5), (0, 85, 20, -120, 45, 30))


def the_game(seq: int, players: int = 3, level: str = "standard", fire: bool = False,
             rounds: int = 1) -> dict:
    return head(seq, "the_game_table", players, level=level, fire=fire, rounds=rounds)


def take_that(seq: int, players: int = 3, rounds: int = 2, mode: str = "counts") -> dict:
    return head(seq, "take_that_table", players, dealer=players - 1, rounds=rounds, mode=mode)


def galloneta(seq: int, rounds: int = 2) -> dict:
    return head(seq, "galloneta_table", 2, first=0, rounds=rounds)


def any_game(seq: int, players: int = 4, mode: str = "lowest") -> dict:
    return head(seq, "any_game_table", players, dealer=players - 1, mode=mode)


def taken(players: int, seed: int) -> list[tuple[int, ...]]:
    """Cards beside everybody after a game of Take That; who can twist does so more often."""
    chance = random.Random(seed)
    game = TakeThat(players, str(seed))
    while not game.is_terminal():
        actions = game.legal_actions()
        twists = [action for action in actions if game.action_to_string(action)[:2] == "tw"]
        places = [action for action in actions if game.action_to_string(action)[:2] == "pl"]
        game.apply_action(chance.choice(chance.choice([twists, twists, places]) or places
                                        or actions))
    return game.counts()


def rows(head: dict, number: int) -> list[tuple[int, ...]]:
    """What is entered in a round of this match."""
    if head["game"] == "the_game_table":
        return [LEFT[number - 1][:2 if head["options"]["fire"] else 1]]
    if head["game"] == "galloneta_table":
        return [SERIES[number - 1]]
    if head["game"] == "any_game_table":
        return [(cell_of(abs(points), points < 0),)
                for points in POINTS[(number - 1) % 3][:head["players"]]]
    counts = taken(head["players"], number)
    if head["options"]["mode"] == "counts":
        return counts
    return [(plus, minus + 5 * toads) for plus, minus, toads in counts]


def played(head: dict, count: int) -> list[int]:
    """The actions of the first rounds."""
    return [action for number in range(1, count + 1)
            for action in entries(number, rows(head, number))]


def finished(head: dict, count: int) -> list[int]:
    """Any game that ends with this round."""
    return [*played(head, count), end(count)]
