"""Matches of Martes 13 played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.martes13.match import Martes13Match
from engine.martes13.scoring import score_round
from tests.engine import play_martes13 as a_round
from tests.engine.dealt_match import end, invariants  # noqa: F401
from tests.engine.rounds import chosen  # noqa: F401

PLAYERS = (3, 4, 5, 6)
ENDS = ("alone",)
MOST = 100


def options(dice, players):
    return {"dealer": dice(players), "rounds": 1 + dice(2)}


def facts(game):
    return game.current(), a_round.facts(game.deal)


def more(game):
    return a_round.more(game.deal)


def the_deal_goes_round(game, before, action):
    number = game.current() or game.rounds
    assert game.deal.dealer == (game.dealer(1) + number - 1) % game.players
    if not game.deal.history():
        assert game.current_player() == (game.deal.dealer + 1) % game.players


INVARIANTS = invariants(a_round, score_round) + (the_deal_goes_round,)


def mirrors(head):
    """Everybody one seat further on."""
    players, dealer = head["players"], head["options"]["dealer"]

    def next_seat(seat):
        return (seat + 1) % players

    return [(Martes13Match(players, head["seed"], dealer=next_seat(dealer),
                           rounds=head["options"]["rounds"]), int, next_seat)]
