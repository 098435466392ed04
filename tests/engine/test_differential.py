"""Random games, action by action the same on CPython and in MicroPython."""

import json
from random import Random

import pytest

from engine.games import create
from engine.lines import UNDO
from engine.the_game.notation import END_TURN, place
from engine.the_game.options import LEVELS
from tests import portable
from tests.engine.digests import attempt, digests
from tests.engine.positions import nearest_first

FEW, MANY = 200, 2000     # games
PATIENCE = 400    # events of the longest game


def random_game(number):
    """(head, events): legal actions, attempts at anything and take-backs until the game ends."""
    random = Random(number)
    players = number % 5 + 1
    options = {"level": LEVELS[number // 5 % 3], "fire": number // 15 % 2 == 1,
               "first": random.randrange(players)}
    head = {"game": "the_game", "players": players, "seed": str(number), "options": options}
    game, events = create(head), []
    carelessness = random.choice((0, 0.02, 0.3))
    while not game.is_terminal() and len(events) < PATIENCE:
        events.append(random_event(random, game, carelessness))
        attempt(game, events[-1])
    return head, events + [random_event(random, game, 1), UNDO, UNDO]


def random_event(random, game, carelessness):
    if random.random() < 0.1:
        card = random.choice(game.hands[game.seat] or [50])
        return random.choice((UNDO, END_TURN, place(card, random.randrange(5)),
                              random.randrange(-9, 500)))
    actions = nearest_first(game) or [END_TURN]
    return random.choice(actions) if random.random() < carelessness else actions[0]


def test_cpython_and_micropython_agree_after_every_action(micropython):
    agree(micropython, [random_game(number) for number in range(FEW)])


@pytest.mark.long
def test_cpython_and_micropython_agree_on_many_games(micropython):
    agree(micropython, [random_game(number) for number in range(FEW, MANY)])


def agree(micropython, games):
    """Games are (head, events); every event must lead to the same digest on both."""
    text = "".join(json.dumps(game) + "\n" for game in games)
    replayed = portable.run(micropython, "tests.engine.digests", text=text)
    for (head, events), line in zip(games, replayed, strict=True):
        pairs = zip(digests(head, events), json.loads(line), strict=True)
        wrong = next((i for i, (here, there) in enumerate(pairs) if here != there), None)
        assert wrong is None, f"{head}: event {wrong}, {events[wrong]}, of {events}"
