"""The bots on emulated silicon: how long level hard thinks, and what memory its module takes.

Median of positions of whole games between hard players; the worst are those over which this PC
thinks longest, of 500 per game. Emulated ms. The choices must be those of this PC.
"""

import time

from benchmarks import chip, thinking
from benchmarks.figure import Figure, beside
from crupier.engine.games import create
from crupier.engine.shuffle import dice
from crupier.simulate.policies import BOTS

MEDIAN_MS, WORST_MS = 700, 2_000
PLAYERS = {"the_game": (3, 5), "take_that": (2, 4), "martes13": (4, 6), "galloneta": (2,)}
_ALL, _TYPICAL, _WORST = 500, 20, 10

# Marks: 1 before a choice, 0 when it is made; what a bot's module takes of the heap.
_PROGRAM = f"""
from engine.shuffle import dice
name = choose = None
with open("/positions") as file:
    for line in file:
        head, actions, seed = json.loads(line)
        made = game(head, actions)
        if name != head["game"]:
            name = head["game"]
            gc.collect()
            gc.collect()
            before = gc.mem_free()
            choose = __import__("engine.%s.bot" % name, None, None, ("choose",)).choose
            gc.collect()
            mark({thinking.HEAP} + before - gc.mem_free())
        seen, legal = made.observation(made.current_player()), made.legal_actions()
        gc.collect()
        mark(1)
        action = choose(seen, legal, "hard", dice(seed))
        mark(0)
        print("PLAY", action)
print("END")
"""


def run() -> list[Figure]:
    if not thinking.possible():
        return []
    found = []
    for name in PLAYERS:
        chosen = _positions(name)
        times, heap = _measured(chosen)
        median = chip.median(times[:_TYPICAL])
        found += [
            Figure(f"{name}, median", median, "ms",
                   f"{beside(median, MEDIAN_MS)}; {_TYPICAL} positions"),
            Figure("  worst", max(times), "ms",
                   f"{beside(max(times), WORST_MS)}; longest of {_ALL} positions on a PC"),
            Figure("  heap, for the module", heap, "bytes"),
        ]
    return found


def _positions(name: str) -> list[tuple]:
    """(head, actions, seed, choice): some of any kind, then those that take longest here."""
    choose = BOTS[name]
    found: list[tuple] = []
    number = 0
    while len(found) < _ALL:
        players = PLAYERS[name][number % len(PLAYERS[name])]
        head = {"game": name, "players": players, "seed": f"bots {number}", "options": {}}
        game = create(head)
        while not game.is_terminal():
            seen, legal = game.observation(game.current_player()), game.legal_actions()
            seed = f"bots {number} {len(game.history())}"
            begun = time.perf_counter()
            action = choose(seen, legal, "hard", dice(seed))
            found.append((time.perf_counter() - begun, (head, game.history(), seed, action)))
            game.apply_action(action)
        number += 1
    found = found[:_ALL]
    typical = [position for _, position in found[::_ALL // _TYPICAL]]
    longest = sorted(found, key=lambda each: each[0])[-_WORST:]
    return typical + [position for _, position in longest]


def _measured(positions: list[tuple]) -> tuple[list[float], int]:
    """ms of each choice; bytes of heap that the module takes."""
    lines, marks = thinking.run(_PROGRAM, [each[:3] for each in positions])
    said = [int(line.split()[1]) for line in lines if line.startswith(b"PLAY")]
    if said != [action for *_, action in positions]:
        raise RuntimeError(f"other choices than on this PC: {said}")
    at = [ms for ms, value in marks if value < thinking.HEAP]
    return [ended - begun for begun, ended in zip(at[::2], at[1::2], strict=True)], thinking.heap(
        marks)
