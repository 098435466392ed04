"""The bots: they play by the rules, from what they may know, and the same on both interpreters."""

import json

import pytest

from engine.galloneta import Galloneta
from engine.galloneta.notation import REFILL
from engine.take_that import TakeThat
from engine.take_that.notation import TAKE
from tests import portable
from tests.engine import bot_play
from tests.engine.test_random_play import CONFIGURATIONS
from tests.pure import words as words_of

FEW = 9     # games per game and number of players, each level on each seat; a campaign has 2,000
MANY = 10_000   # decisions of a game
many = pytest.mark.parametrize("positions", [50, pytest.param(MANY, marks=pytest.mark.long)])
# A match is rounds that are dealt one after the other.
TABLES = [(name, players) for name, players in CONFIGURATIONS
          if players > 1 and not name.endswith("_match")]
each_table = pytest.mark.parametrize(("name", "players"), TABLES)


@each_table
@many
def test_games_go_the_same_in_micropython(micropython, name, players, positions):
    share = positions // [game for game, _ in TABLES].count(name)
    here: list = []
    while len(here) < FEW or sum(count for _, count in here) < share:
        here.append(bot_play.play(name, players, len(here)))
    lines = portable.run(micropython, "tests.engine.bot_play", name, str(players), "0",
                         str(len(here)))
    assert [json.loads(line)[:2] for line in lines] == here


@each_table
def test_what_is_hidden_changes_nothing(name, players):
    choose, why, differed = bot_play.choose(name), bot_play.reason(name), 0
    for game, level, seed, action in bot_play.decisions(name, players, 1):
        if level is None:
            break
        seat = game.current_player()
        twin = bot_play.elsewhere(game, seat, seed)
        seen = twin.observation(seat)
        differed += twin.state() != game.state()
        assert seen == game.observation(seat)
        assert choose(seen, game.legal_actions(), level, bot_play.dice(seed)) == action
        if len(game.legal_actions()) > 1:
            assert why(seen, action) == why(game.observation(seat), action)
        assert seen == game.observation(seat)       # and nothing of what it was given, either
    assert differed > 10


@each_table
def test_they_go_by_observation_and_actions_alone(name, players):
    """Whoever is asked twice answers twice alike; a single action needs no thought."""
    choose = bot_play.choose(name)
    for game, level, seed, action in bot_play.decisions(name, players, 2):
        if level is None or len(game.history()) > 40:
            break
        seen, legal = game.observation(game.current_player()), game.legal_actions()
        assert choose(seen, legal, level, bot_play.dice(seed)) == action
        assert choose(seen, [action], level, bot_play.dice(seed)) == action
        assert legal == game.legal_actions()


@many
@pytest.mark.parametrize("name, dealt", [("martes13", "martes13_match"),
                                         ("take_that", "take_that_match"),
                                         ("galloneta", "galloneta")])
def test_a_hint_is_legal_and_says_why(name, dealt, positions):
    """In games of players of all levels; the same wherever hidden cards are. Whether that is true,
    see test_reasons.py.
    """
    tables = [players for game, players in TABLES if game == name]
    choose, why = bot_play.choose(name), bot_play.reason(name)
    number, left, codes = 0, positions, set()
    words = [words_of(dealt, code).TEXTS for code in ("en", "es")]
    while left > 0:
        for game, level, seed, _ in bot_play.decisions(name, tables[number % len(tables)],
                                                       number):
            if level is None or not left:
                break
            seat, legal = game.current_player(), game.legal_actions()
            seen = game.observation(seat)
            assert bot_play.elsewhere(game, seat, seed).observation(seat) == seen
            action = choose(seen, legal, "hard", None)      # it throws no dice
            assert action in legal
            left -= 1
            if len(legal) == 1:
                continue
            code, *values = why(seen, action)
            codes.add(code)
            if name == "galloneta" and code != "beats":     # both powers and the rank
                values = values[:1]
            for said in words:
                form = said["hint." + code]
                assert form.count("%") == len(values[-2:]), (code, values)
        number += 1
    known = {key.partition(".")[2] for key in words[0] if key.startswith("hint.")}
    assert positions < MANY or codes == known


def chosen(game):
    seat = game.current_player()
    choose = bot_play.choose(game.NAME)
    return choose(game.observation(seat), game.legal_actions(), "hard", bot_play.dice("seed"))


def test_take_that_ends_when_the_end_wins():
    """What was taken is remembered, and decides whether taking the last line wins."""
    def at_the_end(*down):
        return TakeThat.from_position([[41, 52], [61]], line=[45, 46], up=[[12, 21], []],
                                      down=down)
    assert chosen(at_the_end([], [13, 14])) == TAKE
    assert chosen(at_the_end([13, 14], [])) != TAKE
    assert chosen(at_the_end([13, 14], [22])) == TAKE    # a toad
    assert chosen(at_the_end([22], [13, 14])) != TAKE


def test_galloneta_buys_before_it_draws():
    """That leaves room for more cards, and is what buying out of turn comes to."""
    game = Galloneta.from_position(
        [(0, "O1", "B1", [], None), (1, "E1", "C7", [], None)], [["O4", "O6", "B7"], ["C10"]],
        draw=["C4", "B4", "C5", "B5", "C6"], hidden=("O10", None), phase="REFILL")
    assert game.action_to_string(chosen(game)) == "compra(P1, O6 O4)"
    game.apply_action(chosen(game))
    assert chosen(game) == REFILL


def test_galloneta_keeps_a_mage_at_a_distance():
    """It would come next to the figure before the ace, and kill the ace over it."""
    game = Galloneta.from_position(
        [(0, "O1", "B1", ["O5"], None), (0, "E11", "B2", [], None),
         (1, "B12", "B4", ["B5"], None), (1, "E1", "C7", [], None)], [["O3"], []], draw=["B7"])
    assert game.action_to_string(chosen(game)) == "move(B2, B3)"


def test_galloneta_ends_what_nobody_can_win():
    """Where the other only passes and no card is left, it passes too, and walks nowhere."""
    game = Galloneta.from_position(
        [(0, "O1", "B1", [], None), (0, "O12", "A3", [], None), (1, "E1", "C7", [], None)],
        [[], []], passes=(0, 3), seat=0)
    turns = 0
    while not game.is_terminal():
        turns += 1
        assert turns < 40
        game.apply_action(game.legal_actions()[0] if game.seat else chosen(game))
    assert game.result()["by"] == "passes"
