"""Score pads of games at the table, as they could have been filled in."""

import random
from collections.abc import Sequence

from crupier.engine.any_game.options import cell_of
from crupier.engine.any_game.pad import end
from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.live import play_in
from crupier.engine.scorepad.actions import accept, enter
from crupier.engine.take_that.game import TakeThat
from pictures.samples import NAMES, head

# Per game: cards left, and whether it burned.
_LEFT = ((7, 0), (23, 1), (12, 0), (0, 0), (31, 0))
# Who started (None: as it is the turn), suits of the aces, how it ended, then what need not be.
_SERIES = ((0, 1, 2, 0, 14, 1, 0, 1, 0), (1, 3, 0, 2), (0, 0, 1, 1, 9), (1, 2, 3, 3))
# Of any game: points by round and player.
_POINTS = ((25, 40, -15, 0, 5, 110, 35, 8), (130, -50, 60, 95, 10, -5, 0, 25),
           (0, 85, 20, -120, 45, 30, 15, 50))


# Heads of matches that have just begun

def the_game(seq: int, players: int = 3, level: str = "standard", fire: bool = False,
             rounds: int = 1) -> dict:
    return head(seq, "the_game_table", players, level=level, fire=fire, rounds=rounds)


def martes13(seq: int, players: int, rounds: int = 4, mode: str = "counts") -> dict:
    return head(seq, "martes13_table", players, dealer=players - 1, rounds=rounds, mode=mode)


def take_that(seq: int, players: int = 3, rounds: int = 2, mode: str = "counts") -> dict:
    return head(seq, "take_that_table", players, dealer=players - 1, rounds=rounds, mode=mode)


def galloneta(seq: int, rounds: int = 2) -> dict:
    return head(seq, "galloneta_table", 2, first=0, rounds=rounds)


def any_game(seq: int, players: int = 4, mode: str = "lowest", **agreed) -> dict:
    """agreed: title, target, last; see engine/any_game/options.py."""
    named = head(seq, "any_game_table", players, dealer=players - 1, mode=mode)
    return {**named, "names": [*NAMES, "Gala", "Hugo"][:players], **agreed}


# Rounds with cards

def _martes13(players: int, seed: int) -> Martes13:
    """A round played to its end at random."""
    chance = random.Random(seed)
    game = Martes13(players, str(seed))
    while not game.is_terminal():
        game.apply_action(chance.choice(game.legal_actions()))
    return game


def captured(players: int, seed: int) -> list[tuple[int, ...]]:
    """Cards per seat after a round of Martes 13."""
    return _martes13(players, seed).table.counts()


def plays(number: int, players: int, count: int) -> list[int]:
    """The actions that key in the first cards of such a round."""
    return [play_in(number, play) for play in _martes13(players, number).history()[:count]]


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


# Rounds on the pad

def rows(head: dict, number: int) -> list[tuple[int, ...]]:
    """What is entered in a round of this match."""
    players, options = head["players"], head["options"]
    if head["game"] == "the_game_table":
        return [_LEFT[number - 1][:2 if options["fire"] else 1]]
    if head["game"] == "galloneta_table":
        return [_SERIES[number - 1]]
    if head["game"] == "any_game_table":
        return [(cell_of(abs(points), points < 0),)
                for points in _POINTS[(number - 1) % 3][:players]]
    if head["game"] == "martes13_table":
        return captured(players, number)
    counts = taken(players, number)
    if options["mode"] == "counts":
        return counts
    return [(plus, minus + 5 * toads) for plus, minus, toads in counts]


def entries(number: int, cells: Sequence[tuple[int, ...]]) -> list[int]:
    """The actions that enter and accept a round."""
    return [enter(number, seat, column, value) for seat, row in enumerate(cells)
            for column, value in enumerate(row)] + [accept(number)]


def played(head: dict, count: int) -> list[int]:
    """The actions of the first rounds."""
    return [action for number in range(1, count + 1)
            for action in entries(number, rows(head, number))]


def finished(head: dict, count: int) -> list[int]:
    """Any game that ends with this round."""
    return [*played(head, count), end(count)]
