"""Matches of Take That played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.take_that.match import TakeThatMatch
from engine.take_that.scoring import score_round
from tests.engine import play_take_that as a_game
from tests.engine.dealt_match import end, invariants  # noqa: F401

PLAYERS = a_game.PLAYERS
ENDS = ("alone",)
MOST = 2 * a_game.MOST


def options(dice, players):
    return {"dealer": dice(players), "advanced": dice(2) == 1, "rounds": 1 + dice(2)}


def chosen(game, habit):
    return a_game.chosen(game.deal, habit)


def facts(game):
    return game.current(), a_game.facts(game.deal)


def more(game):
    return []


INVARIANTS = invariants(a_game, score_round)


def mirrors(head):
    """Everybody one seat further on."""
    players, fields = head["players"], dict(head["options"])

    def next_seat(seat):
        return (seat + 1) % players

    fields["dealer"] = next_seat(fields["dealer"])
    return [(TakeThatMatch(players, head["seed"], **fields), int, next_seat)]
