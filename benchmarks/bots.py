"""The bots on emulated silicon: how long level hard thinks, and what memory its module takes.

Median and worst of all choices of whole games between hard players, the last one cut off at 500.
Emulated ms. The choices must be those of this PC.
"""

from benchmarks import chip, thinking
from benchmarks.figure import Figure, beside
from crupier.engine.games import create
from crupier.engine.shuffle import dice
from crupier.research.simulate.policies import BOTS

MEDIAN_MS, WORST_MS = 700, 2_000
PLAYERS = {"the_game": (3, 5), "take_that": (2, 4), "martes13": (4, 6), "galloneta": (2,)}
_ALL = 500

# Marks: 1 before a choice, 0 when it is made; what a bot's module takes of the heap.
_PROGRAM = f"""
from engine.shuffle import dice
choose = None
with open("/positions") as file:
    for line in file:
        head, actions = json.loads(line)
        made = game(head, [])
        if not choose:
            gc.collect()
            gc.collect()
            before = gc.mem_free()
            choose = __import__("engine.%s.bot" % head["game"], None, None, ("choose",)).choose
            gc.collect()
            mark({thinking.HEAP} + before - gc.mem_free())
        for count, action in enumerate(actions):
            seen, legal = made.observation(made.current_player()), made.legal_actions()
            chance = dice("%s %d" % (head["seed"], count))
            gc.collect()
            mark(1)
            chosen = choose(seen, legal, "hard", chance)
            mark(0)
            if chosen != action:
                print("OTHER", head["seed"], count, chosen, action)
            made.apply_action(action)
print("END")
"""


def run() -> list[Figure]:
    if not thinking.possible():
        return []
    found = []
    for name in PLAYERS:
        times, heap = _measured(_games(name))
        median = chip.median(times)
        found += [
            Figure(f"{name}, median", median, "ms",
                   f"{beside(median, MEDIAN_MS)}; {len(times)} choices"),
            Figure("  worst", max(times), "ms", beside(max(times), WORST_MS)),
            Figure("  heap, for the module", heap, "bytes"),
        ]
    return found


def _games(name: str) -> list[tuple]:
    """(head, actions) of games with so many choices together."""
    choose = BOTS[name]
    found: list[tuple] = []
    left = _ALL
    while left:
        number = len(found)
        players = PLAYERS[name][number % len(PLAYERS[name])]
        seed = f"bots {number}"
        head = {"game": name, "players": players, "seed": seed, "options": {}}
        game, count = create(head), 0
        while left and not game.is_terminal():
            seen, legal = game.observation(game.current_player()), game.legal_actions()
            game.apply_action(choose(seen, legal, "hard", dice(f"{seed} {count}")))
            left, count = left - 1, count + 1
        found.append((head, game.history()))
    return found


def _measured(games: list[tuple]) -> tuple[list[float], int]:
    """ms of each choice; bytes of heap that the module takes."""
    lines, marks = thinking.run(_PROGRAM, games)
    others = [line.decode() for line in lines if line.startswith(b"OTHER")]
    if others:
        raise RuntimeError(f"other choices than on this PC: {others}")
    at = [ms for ms, value in marks if value < thinking.HEAP]
    return [ended - begun for begun, ended in zip(at[::2], at[1::2], strict=True)], thinking.heap(
        marks)
