"""Memory of the chip in the worst moment, at an uneven pace, seen from outside.

What is garbage does not count: a request that does not fit has it collected. Nothing on the board
takes part, so nothing tidies up for the measure.
"""

from collections.abc import Iterator
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure, beside
from pictures import pads, samples
from silicon import SiliconBoard
from silicon.chip import STACK_SIZE
from silicon.heap import Watch
from silicon.key_injector import KeyInjector

# Bytes free, and in one piece; frozen or not.
ROOM = {("pico_ssd1306", False): (32 << 10, 12 << 10), ("picosystem", False): (24 << 10, 8 << 10),
        ("pico_ssd1306", True): (96 << 10, 32 << 10), ("picosystem", True): (64 << 10, 32 << 10)}
STACK = 1_536
_OPENS_MS = 500                 # a screen; of what is pressed meanwhile the order may be lost
# Ways from the home screen: a stop (tiles, deal of the day, pad, history, help, settings), and
# what is there; not from the stop of the game in progress.
_WAYS = ((0, "OK DOWN DOWN DOWN DOWN LEFT UP UP UP UP OK RIGHT OK"),
         (1, "OK DOWN DOWN DOWN OK RIGHT OK"),
         (2, "OK DOWN DOWN OK"), (3, "OK DOWN DOWN OK DOWN OK"), (5, "OK DOWN"),
         (6, "OK OK"), (6, "OK DOWN OK DOWN"),
         (7, "OK OK DOWN OK NEXT NEXT"), (7, "OK UP OK NEXT"), (8, "OK DOWN DOWN RIGHT UP UP"),
         (8, "OK UP OK"))
_STOPS = 9
_AT_THE_TABLE = "RIGHT DOWN OK RIGHT OK RIGHT BACK DOWN DOWN BACK BACK UP UP OK"
_IN_THE_MATCH = ("OK UP OK UP UP OK BACK DOWN OK RIGHT UP UP OK BACK UP OK UP OK RIGHT OK BACK "
                 "BACK DOWN DOWN OK NEXT NEXT BACK DOWN OK BACK DOWN OK")
# A game in progress, keys from there to the home screen, and its stop.
STATES = {"solo": (chip.game, _AT_THE_TABLE, 0), "match of six": (chip.match, _IN_THE_MATCH, 1)}
# A past game as a code. Of a pad of eight so many rounds fit the display; a pad has 30 at most.
_TO_THE_CODE = "LEFT LEFT LEFT OK OK OK DOWN".split()
_ROUNDS = {"pico_ssd1306": 12, "picosystem": 30}
_CODE_MS = 10_000


def figures(folder: Path, name: str, state: str, product: chip.Product | None = None
            ) -> list[Figure]:
    """After a tour of all screens; keys at random are tests/silicon/test_long.py."""
    with chip.board(folder, name, STATES[state][0](), product) as board:
        watch = Watch(board.chip)
        board.run(chip.BOOT_MS)
        injector = KeyInjector(board, 1)
        for way in tour(state):
            for keys in way:
                for key in keys:
                    injector.press(key)
                    board.run(_OPENS_MS)
                board.run(chip.BOOT_MS)     # at home it may restart, to free memory
        injector.walk(["OK", "OK"])         # and on with the game
        room = ROOM[name, chip.is_frozen(product)]
        return list(_lines(f"{name}, {state}", room, board, watch, injector))


def tour(state: str) -> Iterator[list[list[str]]]:
    """The parts of all ways; after each way home shows the game in progress."""
    _, first, home = STATES[state]
    yield [first.split()]
    for stop, way in _WAYS:
        if stop != home:
            away, keys = (stop - home) % _STOPS, way.split()
            yield [["RIGHT"] * away + keys, ["BACK"] * keys.count("OK"), ["LEFT"] * away]


def _lines(what: str, room: tuple[int, int], board: SiliconBoard, watch: Watch,
           injector: KeyInjector) -> Iterator[Figure]:
    if b"Traceback" in board.log or board.chip.restarted:
        raise RuntimeError(f"{what}: {board.log.decode(errors='replace')}")
    least = watch.least.free
    yield Figure(f"{what}: heap free, worst moment", least, "bytes",
                 f"{beside(least, room[0], least=True)}; "
                 f"after {injector.before(watch.least_ms)}")
    yield Figure("  largest free piece, worst moment", watch.worst.largest, "bytes",
                 f"{beside(watch.worst.largest, room[1], least=True)}; "
                 f"{watch.worst.free:,} bytes in {watch.worst.holes} holes then, "
                 f"after {injector.before(watch.worst_ms)}")
    left = STACK_SIZE - board.chip.stack_used
    yield Figure("  C stack left, deepest moment", left, "bytes", beside(left, STACK, least=True))


def codes(folder: Path, name: str) -> Iterator[Figure]:
    """From the key to the code on the display, and the least that is free meanwhile."""
    solo, pad = samples.solo(1, "K7Q2MX"), pads.any_game(1, 8)
    for what, head, actions in (("solo game", solo, samples.play(solo).history()),
                                ("longest pad", pad, pads.played(pad, _ROUNDS[name]))):
        with chip.board(folder, name, samples.record(head, actions)) as board:
            board.run(chip.BOOT_MS)
            for key in _TO_THE_CODE:
                chip.press(board, key, 500)
            watch = Watch(board.chip)
            made = chip.press(board, "OK", _CODE_MS)
            assert made
            yield Figure(f"{name}: code of a {what}, key to shown", made.rest, "ms",
                         f"{len(actions)} actions")
            free, piece = ROOM[name, False]
            yield Figure("  heap free, worst moment", watch.least.free, "bytes",
                         beside(watch.least.free, free, least=True))
            yield Figure("  largest free piece, worst moment", watch.worst.largest, "bytes",
                         beside(watch.worst.largest, piece, least=True))
