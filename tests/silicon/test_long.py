"""Random keys at an uneven pace on emulated silicon: memory lasts, and nothing crashes.

CRUPIER_PRESSES says how many presses, for the long tests and the short ones.
"""

import os

import pytest

from crupier.build import payload
from crupier.sim.virtual import files as virtual_files
from pictures import pads, samples
from pictures.scenes import devices
from silicon.chip import STACK_SIZE
from silicon.heap import Watch
from silicon.key_injector import KeyInjector
from tests.host_tools import flash_lab
from tests.silicon.console import BOOT_MS

# Bytes that must be free in one piece, at every moment, beside the 2,000 that are set aside for
# saving (storage/files.py). Whoever begins at home may ask for a hint at a table of The Game,
# which takes 46 KB, and says so when they are not there. The history is read meanwhile.
LARGEST = {"home": 0, "match": 2 << 10}
_SPARE = 512
STACK = 1_500                   # bytes of the C stack that nobody has ever used
LONG, SHORT = 2_000, 60
SHORT_BOARDS = "waveshare_oled13", "waveshare_lcd13"        # two keys; the least memory
MORE = 50                       # presses between two looks whether it is still the same game
# BACK is rare: most presses are meant for what is open.
WEIGHTS = {"UP": 3, "DOWN": 4, "LEFT": 2, "RIGHT": 3, "NEXT": 4, "OK": 6, "BACK": 1}
SOLO = samples.solo(1, "K7Q2MX")
MATCH = pads.martes13(1, 6)
SEATS = dict(samples.solo(1, "K7Q2MX"), players=5, names=list(samples.NAMES[:5]))
DEVICES = dict(SEATS, names=["Ana", *"KZWY"], devices=[None, *["hard"] * 4])
LINE = devices.head_of("take_that_match", "K7Q2MX", 4)
PILES = samples.head(1, "martes13_match", 6, "K7Q2MX", dealer=5, rounds=4)
BOARD = samples.head(1, "galloneta", 2, "K7Q2MX")
DUEL = dict(BOARD, names=["Ana", "Kibot"], devices=[None, "hard"])
STATES = {
    "home": (None, []),
    "match": (MATCH, pads.played(MATCH, 2)),
    "solo": (SOLO, samples.play(SOLO, lambda game: len(game.history()) > 8).history()),
    "seats": (SEATS, samples.play(SEATS, lambda game: len(game.history()) > 8).history()),
    "devices": (DEVICES, samples.play(SEATS, lambda game: len(game.history()) > 8).history()),
    "line": (dict(LINE, seq=1), []),
    "piles": (PILES, samples.at_random(PILES, 120)),
    "board": (BOARD, samples.at_random(BOARD, 40)),
    "duel": (DUEL, samples.at_random(DUEL, 40)),
}


# What has been played before, as on any board after a week: more than the history has at hand.
# And after years without a PC.
PLAYED, ALL_THAT_FIT = 24, 1_000


class Run:
    """A board in the hands of somebody restless. Every power-on begins with the same game, or at
    home, without any. restarts: how often memory may run out, so that it restarts and goes on.
    """

    def __init__(self, make_board, name, state, records=PLAYED, restarts=0):
        head, actions = STATES[state]
        self._files = flash_lab.records_of_every_kind(records)
        if head:
            self._files |= samples.journal({**head, "seq": records + 1}, actions)
        self._game = b'"%s"' % head["game"].encode() if head else b""
        self._make = lambda seed: make_board(name, self._files, seed, language="en",
                                             names=samples.NAMES)
        self.largest = self.left = 1 << 30
        self.when = ""          # the last keys before that
        self.done: list[str] = []
        self.restarts, self._allowed = 0, restarts

    def press(self, count, tmp_path):
        seed = 0
        while len(self.done) < count:
            seed += 1
            with self._make(seed) as board:
                watch = Watch(board.chip)
                board.run(BOOT_MS)
                assert self._plays(board, tmp_path / "copy.img"), board.log.decode()
                injector = KeyInjector(board, seed)
                weights = {key: weight for key, weight in WEIGHTS.items()
                           if key in ("OK", "BACK") or self._has(board, key)}
                try:
                    while len(self.done) < count and self._plays(board, tmp_path / "copy.img"):
                        for _ in range(min(MORE, count - len(self.done))):
                            self.done.append(injector.fumble(weights))
                            self._check(board, watch)
                finally:
                    if watch.worst.largest < self.largest:
                        self.largest = watch.worst.largest
                        self.when = injector.before(watch.worst_ms)
                    self.left = min(self.left, STACK_SIZE - board.chip.stack_used)
                    self.restarts += board.log.count(b"MemoryError")

    def _check(self, board, watch):
        log = board.log
        short = log.count(b"MemoryError")
        assert log.count(b"Traceback") == short, self._report(board, watch)
        assert self.restarts + short <= self._allowed, self._report(board, watch)
        assert not board.chip.restarted, "crashed; " + self._report(board, watch)

    def _report(self, board, watch):
        return (f"press {len(self.done)}, after {' '.join(self.done[-8:])}\n{watch.worst}\n"
                + board.log.decode(errors="replace"))

    def _plays(self, board, copy):
        """Is a game of the kind that it began with on the flash, if it began with one?"""
        if not self._game:
            return True
        copy.write_bytes(board.chip.filesystem)
        return any(self._game in virtual_files.read(copy, path)
                   for path in virtual_files.list_all(copy, "/data/game"))

    @staticmethod
    def _has(board, key):
        return key in dict(board.description["KEYS"])


def hold(make_board, tmp_path, name, state, count, largest=0, records=PLAYED, restarts=0):
    run = Run(make_board, name, state, records, restarts)
    try:
        run.press(int(os.environ.get("CRUPIER_PRESSES", count)), tmp_path)
    finally:
        print(f"\n{name}, {state}: {len(run.done):,} presses, {run.restarts} restarts; least in "
              f"one piece {run.largest:,} bytes after {run.when}, C stack left {run.left:,}")
    assert run.largest >= largest
    assert run.left >= STACK


@pytest.mark.parametrize("name", SHORT_BOARDS)
@pytest.mark.parametrize("state", STATES)
def test_memory_lasts_for_a_while(make_board, tmp_path, name, state):
    hold(make_board, tmp_path, name, state, SHORT, LARGEST.get(state, _SPARE))


@pytest.mark.parametrize("state", ["duel", "solo"])
def test_a_thousand_games_are_read_where_memory_allows(make_board, tmp_path, state):
    hold(make_board, tmp_path, "waveshare_lcd13", state, SHORT, records=ALL_THAT_FIT)


@pytest.mark.long
@pytest.mark.parametrize("name", payload.board_ids())
@pytest.mark.parametrize("state", STATES)
def test_memory_lasts_for_hours(make_board, tmp_path, name, state):
    """Somebody does ask for a hint then, also where the board began with another game, and looks
    at old games, which are replayed: both take what there is, and say so where that does not
    suffice. So the least piece is printed, and nothing may crash. In half an hour of keys memory
    may run out once: then the board restarts and goes on.
    """
    hold(make_board, tmp_path, name, state, LONG, restarts=1)
