"""Games and series of Galloneta with attempts at anything, alike on CPython and in MicroPython."""

from random import Random

from engine.galloneta.cards import CARDS, CELLS
from engine.galloneta.notation import AGREE_DRAW, join
from engine.galloneta.scoring import LIMITS
from engine.games import create
from engine.lines import UNDO
from engine.scorepad.actions import accept, enter, erase, override
from tests.engine.digests import attempt
from tests.engine.skirmishes import everything
from tests.engine.test_differential import agree

PATIENCE = 80    # events of a game


def anything(random):
    """Any action, and what is none."""
    cards, cells = random.choices(CARDS, k=2), random.choices(CELLS, k=2)
    return random.choice((
        UNDO, UNDO, 0, 1, AGREE_DRAW, random.randrange(-9, 10 ** 9), join("discard", cards[0]),
        join("deploy", cards[0], random.randrange(6)), join("equip", cards[0], cells[0]),
        join("shield", 48, cells[0]), join("move", *cells), join("attack", *cells),
        join("revive", cells[0], *cards), join("hmove", *cells, set(cards)),
        join("compra", random.randrange(2), set(cards))))


def random_game(number):
    """(head, events): legal actions of both, attempts at anything and take-backs."""
    random = Random(number)
    head = {"game": "galloneta", "players": 2, "seed": str(number), "options": {
        "first": random.choice((0, 1, None)), "aces": "".join(random.sample("OCEB", 2)),
        "columns": "".join(random.choices("ABCD", k=2))}}
    game, events = create(head), []
    while not game.is_terminal() and len(events) < PATIENCE:
        events.append(anything(random) if random.random() < 0.3 else
                      random.choice(everything(game)))
        attempt(game, events[-1])
    return head, events + [UNDO, UNDO, 0]


def random_series(number):
    """(head, events): entries, corrections and verdicts in any order."""
    random = Random(number)
    head = {"game": "galloneta_table", "players": 2, "seed": "",
            "options": {"first": number % 2, "rounds": 2}}
    events = [enter(1, 0, column, random.randrange(2)) for column in range(5)]
    for _ in range(30):
        game = random.choice((1, 1, 1, 2, 3))
        column = random.choice((0, 1, 2, 3, 3, 4, random.randrange(9)))
        value = random.randint(0, min(6, LIMITS[column] + 1))
        events.append(random.choice((
            enter(game, 0, column, value), enter(game, 0, column, value),
            erase(game, 0, column), accept(game), override(game), UNDO)))
    return head, events


def test_cpython_and_micropython_agree_on_games(micropython):
    agree(micropython, [random_game(number) for number in range(60)])


def test_cpython_and_micropython_agree_on_series(micropython):
    agree(micropython, [random_series(number) for number in range(12)])
