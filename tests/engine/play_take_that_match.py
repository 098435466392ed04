"""Matches of Take That played at random, and what must hold after every action.

Runs on CPython and MicroPython.
"""

from engine.take_that.match import TakeThatMatch
from engine.take_that.scoring import score_round
from tests.engine import play_take_that as a_game

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


def end(game):
    return "alone" if len(game.result()["winners"]) == 1 else "shared"


def what_holds_in_a_game(game, before, action):
    if before is None or before[0] == game.current():
        for invariant in a_game.INVARIANTS:
            invariant(game.deal, before and before[1], action)


def a_game_that_is_over_counts(game, before, action):
    done = (game.current() or game.rounds + 1) - 1
    points = [score_round(game.players, game.rows(number))["points"]
              for number in range(1, done + 1)]
    assert game.totals() == [sum([each[seat] for each in points])
                             for seat in range(game.players)]


INVARIANTS = what_holds_in_a_game, a_game_that_is_over_counts


def mirrors(head):
    """Everybody one seat further on."""
    players, fields = head["players"], dict(head["options"])

    def next_seat(seat):
        return (seat + 1) % players

    fields["dealer"] = next_seat(fields["dealer"])
    return [(TakeThatMatch(players, head["seed"], **fields), int, next_seat)]
