"""Random games of everything in the table, checked after every action.

Runs on CPython and MicroPython, where it plays the same games: as a program with the arguments
game, players, first number, how many, it prints a line of JSON per game, [digest, how it ended].
A game's module (play_...) offers
  PLAYERS              numbers of players
  ENDS                 ways to end that random play must find
  MOST                 actions of the longest game
  options(dice, players), chosen(game, habit)    habits: 0, 1, and from 2 up anything
  more(game)           what apply_action() takes besides legal_actions()
  facts(game)          what the invariants want to know of the state before an action
  INVARIANTS           functions (game, facts before, action); None is before the first action
  end(game)            how it ended
  mirrors(head)        [(a game that must go alike, what an action is there, what a seat is there)]
"""

import json
import sys
from binascii import crc32

from engine import records
from engine.errors import IllegalAction
from engine.games import create

MODULES = {name: "tests.engine.play_" + name for name in (
    "the_game", "martes13", "martes13_match", "take_that", "take_that_match",
    "galloneta")}


class Dice:
    """dice(n) is 0..n-1, the same everywhere: a 31-bit congruential generator."""

    def __init__(self, seed):
        self.value = seed * 7919 + 104729
        self(2)

    def __call__(self, n):
        self.value = self.value * 1103515245 + 12345 & 0x7FFFFFFF
        return (self.value >> 8) % n


def module(name):
    return __import__(MODULES[name], None, None, ("",))


def beginning(name, players, number):
    """(head, dice) of this game."""
    dice = Dice(number * 8 + players)
    return {"v": records.SCHEMA, "game": name, "players": players, "seed": str(number),
            "options": module(name).options(dice, players)}, dice


def events(game, dice, rules):
    """Actions to be applied, one after the other: by habit, or careless."""
    careless = (0, 5, 30, 100)[dice(4)]    # percent
    base = dice(4) // 3
    while not game.is_terminal():
        rare = rules.more(game) if dice(200) == 0 else []
        if rare:
            yield rare[dice(len(rare))]
        else:
            yield rules.chosen(game, dice(1000) + 2 if dice(100) < careless else base)


def play(name, players, number):
    """(digest, how it ended) of a game in which everything is as it should be."""
    rules = module(name)
    head, dice = beginning(name, players, number)
    game, before, seal = create(head), None, 0
    check(rules, game, before, None)
    for action in events(game, dice, rules):
        assert game.string_to_action(game.action_to_string(action)) == action
        before = rules.facts(game)
        if dice(8) == 0:
            try_nonsense(game, dice, rules.more(game))
        apply(game, action, undo=dice(8) == 0)
        check(rules, game, before, action)
        seal = crc32(repr((action, game.legal_actions())).encode(), seal)
        assert len(game.history()) <= rules.MOST
    head["result"] = game.result()
    records.verify(head, game.history())
    assert create(head).state() != game.state()
    return crc32(repr((game.state(), records.dumps(head))).encode(), seal), rules.end(game)


def check(rules, game, before, action):
    """What holds in every game, and in this one."""
    legal, over = game.legal_actions(), game.is_terminal()
    assert legal == sorted(legal)
    assert (legal == []) == over == (game.current_player() is None) == (game.result() is not None)
    assert len(game.returns()) == game.players
    for invariant in rules.INVARIANTS:
        invariant(game, before, action)


def apply(game, action, undo):
    """With a take-back, if it is allowed, before it is done for good."""
    before = game.state()
    game.apply_action(action)
    if undo:
        after = game.state()
        try:
            game.undo_action()
        except IllegalAction:
            assert game.state() == after
            return
        assert game.state() == before
        game.apply_action(action)
        assert game.state() == after


def try_nonsense(game, dice, more):
    """An action that is refused changes nothing; neither does a look."""
    before = game.state()
    action = (dice(400), dice(10000), -1, None)[dice(4)]
    if action not in game.legal_actions() + more:
        try:
            game.apply_action(action)
            raise AssertionError(action)    # is not legal, but was taken
        except IllegalAction:
            pass
    for seat in range(game.players):
        records.dumps(game.observation(seat))
    assert game.state() == before


def follow(name, players, number):
    """Play a game and, beside it, its mirrors: they go alike from beginning to end."""
    rules = module(name)
    head, dice = beginning(name, players, number)
    game = create(head)
    others = rules.mirrors(head)
    for action in events(game, dice, rules):
        game.apply_action(action)
        for other, there, seat in others:
            other.apply_action(there(action))
            assert other.legal_actions() == sorted([there(each) for each in game.legal_actions()])
            assert other.is_terminal() or other.current_player() == seat(game.current_player())
            returns = other.returns()
            assert [returns[seat(each)] for each in range(players)] == game.returns()
    return len(others)


if __name__ == "__main__":
    first, count = int(sys.argv[3]), int(sys.argv[4])
    for at in range(first, first + count):
        try:
            print(json.dumps(play(sys.argv[1], int(sys.argv[2]), at)))
        except Exception:
            print(json.dumps(["game", at]))
            raise
