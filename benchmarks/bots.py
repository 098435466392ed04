"""The bots on emulated silicon: how long level hard thinks, and what memory its module takes.

Median of positions of whole games between hard players; the worst are those over which this PC
thinks longest, of 500 per game. Emulated ms. The choices must be those of this PC.
"""

import json
import tempfile
import time
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure, beside
from crupier.build import pack, payload
from crupier.build.compile import compile_module
from crupier.engine.games import create
from crupier.engine.shuffle import dice
from crupier.sim.silicon import ImageMissing, SiliconBoard, find_image
from crupier.sim.silicon.chip import MARK_ADDRESS
from crupier.simulate.policies import BOTS

BOARD = "pico_ssd1306"
MEDIAN_MS, WORST_MS = 700, 2_000
PLAYERS = {"the_game": (3, 5), "take_that": (2, 4), "martes13": (4, 6), "galloneta": (2,)}
_ALL, _TYPICAL, _WORST = 500, 20, 10
_PATIENCE_MS = 3_600_000

# Marks: 1 before a choice, 0 when it is made; 3 << 24 + bytes of heap that a bot's module takes.
_PROGRAM = """
import gc, json, sys
sys.path.insert(0, "/crupier")
from machine import mem32
import pack
pack.mount()
from engine.games import create
from engine.shuffle import dice
name = choose = None
with open("/positions") as file:
    for line in file:
        head, actions, seed = json.loads(line)
        made = create(head)
        for action in actions:
            made.apply_action(action)
        if name != head["game"]:
            name = head["game"]
            gc.collect()
            gc.collect()
            before = gc.mem_free()
            choose = __import__("engine.%s.bot" % name, None, None, ("choose",)).choose
            gc.collect()
            mem32[MARK] = (3 << 24) + before - gc.mem_free()
        seen, legal = made.observation(made.current_player()), made.legal_actions()
        gc.collect()
        mem32[MARK] = 1
        action = choose(seen, legal, "hard", dice(seed))
        mem32[MARK] = 0
        print("PLAY", action)
print("END")
"""


def run() -> list[Figure]:
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return []
    found = []
    for name in PLAYERS:
        chosen = _positions(name)
        times, heap = _measured(name, chosen)
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


def _modules(name: str) -> dict[str, bytes]:
    """What is in a pack with this game and its bot."""
    root = payload.source_root()
    found = payload.packed_files(BOARD)
    for file in (root / "engine" / name).glob("*.py"):
        path = file.relative_to(root).as_posix()
        found["/" + path.removesuffix(".py") + ".mpy"] = compile_module(path, file.read_bytes())
    return found


def _measured(name: str, positions: list[tuple]) -> tuple[list[float], int]:
    """ms of each choice; bytes of heap that the module takes."""
    with tempfile.TemporaryDirectory() as folder:
        board = SiliconBoard(Path(folder) / "flash.img", BOARD)
        files = {**payload.device_files(BOARD), payload.PACK: pack.build(_modules(name)),
                 "/positions": "".join(json.dumps(each[:3]) + "\n"
                                       for each in positions).encode(),
                 "/main.py": f"MARK = {MARK_ADDRESS}{_PROGRAM}".encode()}
        for path, data in files.items():
            if path != "/boot.py":
                board.write_file(path, data)
        with board:
            board.wait(lambda: b"END" in board.log or b"Traceback" in board.log, _PATIENCE_MS)
            said = [int(line.split()[1]) for line in board.log.splitlines()
                    if line.startswith(b"PLAY")]
            if said != [action for *_, action in positions]:
                raise RuntimeError(board.log.decode(errors="replace"))
            marks = board.chip.marks
    times: list[float] = []
    heap, begun = 0, 0.0
    for ns, value in marks:
        if value >> 24:
            heap = value & 0xFFFFFF
        elif value:
            begun = ns
        else:
            times.append((ns - begun) / 1e6)
    return times, heap
