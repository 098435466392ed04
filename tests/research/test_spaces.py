"""Observations as arrays, and actions as numbers without gaps."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings

from crupier.engine import TheGame
from crupier.engine.galloneta.notation import split
from crupier.research.environments.games import SPACES, deal
from crupier.research.environments.spaces import WIDTH
from tests.engine import random_play
from tests.engine.skirmishes import HABITS, UNDO, beginnings, play_through, positions
from tests.research.random_games import every, stages


@pytest.mark.parametrize("name, number", [("the_game", 393), ("martes13", 18),
                                          ("take_that", 152), ("galloneta", 50514)])
def test_ids_are_a_bijection(name, number):
    actions, ids = SPACES[name].ACTIONS, SPACES[name].IDS
    assert len(actions) == number
    assert list(actions) == sorted(set(actions))
    assert [ids[action] for action in actions] == list(range(number))
    to_text = type(deal(name, SPACES[name].PLAYERS[0], "", {})).action_to_string
    assert len({to_text(action) for action in actions}) == number


@every
def test_every_legal_action_has_an_id(name, players):
    spaces = SPACES[name](players)
    for number in range(6):
        for game, _ in stages(name, players, number):
            actions = game.legal_actions()
            mask = spaces.mask(actions)
            assert [spaces.ACTIONS[each] for each in np.flatnonzero(mask)] == actions


def test_every_action_of_small_games_is_legal_somewhere():
    for name in ("martes13", "take_that", "the_game"):
        spaces = SPACES[name](SPACES[name].PLAYERS[0])
        met: set[int] = set()
        for number in range(400):
            for game, _ in stages(name, spaces.players, number):
                met.update(game.legal_actions())
            if len(met) == len(spaces.ACTIONS):
                break
        assert met == set(spaces.ACTIONS)


@settings(max_examples=25, derandomize=True, deadline=None, database=None)
@given(positions() | beginnings(), HABITS)
def test_every_legal_action_of_galloneta_has_an_id(fields, habits):
    for event, game in play_through(fields, habits):
        known = SPACES["galloneta"].IDS
        for seat in (0, 1):
            assert all(action in known for action in game.legal_actions(seat))
        assert event is None or event == UNDO or split(event)[0] == "agree_draw" or event in known


@every
def test_an_observation_is_what_the_engine_says(name, players):
    """Every part, put together anew from the view; and within its bounds."""
    spaces = SPACES[name](players)
    for number in range(3):
        for game, _ in stages(name, players, number):
            for seat in range(players):
                view = game.observation(seat)
                vector = spaces.observe(view)
                assert vector.dtype == np.int16 and vector.shape == (spaces.size,)
                assert (vector >= 0).all() and (vector <= spaces.high).all()
                at = spaces.named(vector)
                assert set(at) == {part.name for part in spaces.parts}
                order = [(seat + step) % players for step in range(players)]
                assert list(at["hand_sizes"]) == [view["hand_sizes"][each] for each in order]
                assert at["hand"].sum() == len(view["hand"])
                moves = [order[each] for each in np.flatnonzero(at["to_move"])]
                assert moves == ([] if game.is_terminal() else [game.current_player()])
                if "draw_pile" in at:
                    assert at["draw_pile"] == [view["draw_pile"]]


@every
def test_observations_differ_when_views_do(name, players):
    """No two views of a game share a vector, but for the order of cards where it has no effect."""
    left_out = {"piles", "graveyards", "up", "moved", "attacked", "result"}
    spaces, seen = SPACES[name](players), {}
    for game, _ in stages(name, players, 1):
        for seat in range(players):
            view = game.observation(seat)
            key = spaces.observe(view).tobytes(), seat
            said = repr({part: view[part] for part in sorted(view) if part not in left_out})
            assert seen.setdefault(key, said) == said


def test_the_parts_of_the_game():
    game = TheGame.from_position(tops=(22, 1, 100, 33), hands=[[2, 99], [50]], draw=[60, 61],
                                 fire=True, burning=["A1"], placed=1)
    at = SPACES["the_game"](2).named(SPACES["the_game"](2).observe(game.observation(1)))
    assert list(np.flatnonzero(at["hand"])) == [48]
    assert list(at["tops"]) == [22, 1, 100, 33]
    assert list(at["hand_sizes"]) == [1, 2]
    assert (at["draw_pile"][0], at["placed"][0], at["minimum"][0], at["due"][0]) == (2, 1, 2, 1)
    assert list(at["fires"]) == [1, 0, 0, 1]
    assert list(at["burning"]) == [1, 0, 0, 0]
    assert list(at["to_move"]) == [0, 1]


@every
def test_text_fits_the_screen(name, players):
    """34 letters in a line, 18 lines: 240x240 dots in the letters of 7x13."""
    spaces = SPACES[name](players)
    for number in range(3):
        for game, _ in stages(name, players, number):
            lines = spaces.text(game.observation(game.current_player() or 0)).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert len(lines) <= 18


@every
def test_greedy_chooses_legal_actions_and_beats_chance(name, players):
    spaces = SPACES[name](players)
    dice = random_play.Dice(players)
    points = {"greedy": 0, "chance": 0}
    for number, who in product(range(12), points):
        game = deal(name, players, str(number), {})
        while not game.is_terminal() and not spaces.is_cut(game):
            seat, actions = game.current_player(), game.legal_actions()
            greedy = who == "greedy" and (name == "the_game" or seat == number % players)
            action = (spaces.greedy(game.observation(seat), actions) if greedy
                      else actions[dice(len(actions))])
            assert action in actions
            game.apply_action(action)
        points[who] += game.returns()[number % players]
    assert points["greedy"] > points["chance"]
