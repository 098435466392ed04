"""Records of matches of Martes 13."""

import random

from crupier.engine.errors import IllegalRound
from crupier.engine.martes13.pad import Martes13Table
from crupier.engine.martes13.scoring import DECK, validate_round
from crupier.engine.records import SCHEMA, encode, outcome
from crupier.engine.scorepad.actions import accept, enter, override
from crupier.sim.virtual.board import DEVICE_ID


def counts(players: int, chance: random.Random) -> list[tuple]:
    """Captured cards of a round that can have happened."""
    while True:
        taken = [[0] * len(DECK) for _ in range(players)]
        for column, cards in enumerate(DECK):
            for _ in range(chance.randint(cards // 2, cards)):
                chance.choice(taken)[column] += 1
        try:
            validate_round(players, taken)
        except IllegalRound:
            continue
        return [tuple(row) for row in taken]


def match(seq, names, rounds=None, *, seed=0, clock=None, options=None, finish=True) -> str:
    """Text of a match; rounds: rows of counts per round, random ones without."""
    chance = random.Random(seed)
    head = {"v": SCHEMA, "device": DEVICE_ID, "seq": seq, "game": "martes13_table",
            "players": len(names), "options": options or {"rounds": 4}, "seed": "",
            "names": list(names), "time": {"clock": clock} if clock else {"boot": 3, "up": seq}}
    pad = Martes13Table(len(names), "", **head["options"])
    for number in range(1, pad.rounds + finish):
        rows = rounds[number - 1] if rounds else counts(len(names), chance)
        for seat, row in enumerate(rows):
            for column, value in enumerate(row):
                pad.apply_action(enter(number, seat, column, value))
        pad.apply_action(override(number) if pad.problem(number) else accept(number))
    return encode(dict(head, result=outcome(pad)), pad.history())


# Sections 9 of the rules: M13-D09, M13-D10, M13-D11, M13-D12.
EXAMPLES = [
    [(5, 1, 2, 2), (2, 6, 1, 1), (3, 3, 6, 3), (2, 2, 3, 0)],
    [(5, 1, 2, 2), (5, 6, 1, 1), (1, 3, 6, 3), (1, 2, 3, 0)],
    [(3, 6, 4, 0), (4, 2, 4, 1), (3, 2, 4, 1), (2, 2, 1, 2)],
    [(7, 0, 0, 6), (3, 9, 0, 0), (2, 2, 10, 1), (1, 2, 3, 0)],
]
EXAMPLE_POINTS = [[7, 5, 12, 7], [12, 8, 10, 6], [7, 8, 11, 9], [12, 3, 6, 6]]
FOUR = ("Ana", "Beto", "Cruz", "Dora")
