"""Random rounds and matches of Martes 13, the same on CPython and in MicroPython."""

from random import Random

from engine.games import create
from engine.lines import UNDO
from engine.martes13.cards import DECK
from engine.martes13.live import play_in
from engine.scorepad.actions import accept, enter, erase, override
from tests.engine.digests import attempt
from tests.engine.rounds import chosen, play_out
from tests.engine.test_differential import agree
from tests.engine.test_martes13_scoring import NORMAL
from tests.engine.test_martes13_table import IMPOSSIBLE


def random_round(number):
    """(head, events): plays of all habits, attempts at anything and take-backs until the end."""
    random = Random(number)
    players = number % 4 + 3
    head = {"game": "martes13", "players": players, "seed": str(number),
            "options": {"dealer": random.randrange(players)}}
    game, events = create(head), []
    while not game.is_terminal():
        events.append(chosen(game, random.choice((0, 1, 2, 3, 5, 7)))
                      if random.random() > 0.1 else
                      random.choice((UNDO, random.choice(DECK), random.randrange(-9, 500))))
        attempt(game, events[-1])
    return head, events + [UNDO, UNDO, 15, -9]


def random_match(number):
    """(head, events): two rounds, one told card by card, one written down, and corrections."""
    random = Random(number)
    players = number % 4 + 3
    options = {"dealer": random.randrange(players), "rounds": 2}
    head = {"game": "martes13_table", "players": players, "seed": "", "options": options}
    cards = play_out(players, str(number), [0, 5, 1, 7], dealer=options["dealer"])
    events = [play_in(1, play) for play in cards.history()] + [accept(1)]
    rows = NORMAL[players] if players != 4 or number % 8 == 1 else IMPOSSIBLE
    events += [enter(2, seat, column, value)
               for seat, row in enumerate(rows) for column, value in enumerate(row)]
    events += [accept(2), override(2)]
    for _ in range(8):
        at = random.randrange(len(events) + 1)
        cell = random.randint(1, 3), random.randrange(players + 1), random.randrange(4)
        events[at:at] = random.choice((
            [UNDO], [UNDO, UNDO], [enter(*cell, random.randrange(17))], [erase(*cell)],
            [accept(cell[0])], [override(cell[0])], [random.randrange(-9, 400000)],
            [play_in(1, random.choice(DECK))]))
    return head, events + [UNDO] * 5


def quick_match(number):
    random = Random(number)
    head = {"game": "martes13_table", "players": 3, "seed": "",
            "options": {"rounds": 2, "mode": "points"}}
    events = [random.choice((enter(random.randint(1, 2), random.randrange(3), 0,
                                   random.choice((4, 9, 14, 29, 30))),
                             accept(random.randint(1, 2)), override(random.randint(1, 2)), UNDO))
              for _ in range(60)]
    return head, events


def test_cpython_and_micropython_agree_on_rounds(micropython):
    agree(micropython, [random_round(number) for number in range(200)])


def test_cpython_and_micropython_agree_on_matches(micropython):
    agree(micropython, [random_match(number) for number in range(24)])


def test_cpython_and_micropython_agree_on_the_quick_mode(micropython):
    agree(micropython, [quick_match(number) for number in range(50)])
