"""Runs in MicroPython: cuts the power inside the flash operations while records make way.

usage: micropython roomcut.py <ways> <again>
Cuts inside every operation, in so many of the four ways of tearing it; after every so many-th cut
(0: never) once more inside every operation of what follows. The figures never change, and no
record goes that no PC has.
"""

import random
import sys

import vfs
from norflash import Flash, formatted, mount, perform, tear

from storage import files, room
from storage.archive import Archive
from storage.history import History

BLOCKS = 64
EIGHTHS = (4, 0, 7, 1)      # of a torn operation that are done
GAMES, ACKED = 120, 97
DATA = "/flash/data"
HEAD = {"v": 1, "device": "e6614c311b7e6f2d", "game": "the_game", "players": 1, "names": [],
        "options": {"level": "standard", "fire": False, "first": 0}, "seed": "K7Q2MX",
        "time": {"boot": 7, "up": 65}}
NAMES = ["Ana", "Beto", "\xcd\xf1igo", "Zo\xe9"]


class Board:
    def __init__(self, flash):
        mount(flash, "/flash")
        files.make_folder(DATA)
        self.archive = Archive(DATA + "/records", DATA + "/ack")
        self.history = History(self.archive.heads(), DATA + "/sums")

    def off(self):
        vfs.umount("/flash")

    def evict(self):
        return room.evict_segments(self.archive, self.history, 3)

    def figures(self):
        history = self.history
        history.catch_up()
        seqs = [head["seq"] for head in self.archive.heads()]
        assert seqs == list(range(seqs[0], GAMES + 1)) and seqs[0] <= ACKED + 1
        assert self.archive.next_seq() == GAMES + 1
        archive = self.archive          # no line that cannot be read
        assert len(seqs) == sum([1 for name in archive.names() for _ in archive.lines(name)])
        assert history.last() == seqs[:-21:-1]
        found = [history.total_games, sorted(history.given_up.items())]
        for kind in sorted(history.kinds, key=str):
            each = history.kinds[kind]
            found.append((kind, each.played, each.wins, each.abandoned, each.streak,
                          each.longest, each.best, each.left))
        for name, tally in history.tallies("take_that_table"):
            found.append((name, tally.played, tally.won, tally.points))
        return found


def filled():
    """The bytes of a flash with many games, most of them acknowledged."""
    flash = Flash(formatted(BLOCKS))
    board = Board(flash)
    for seq in range(1, GAMES + 1):
        if seq % 4:
            left = random.getrandbits(5)
            head = dict(HEAD, seq=seq, players=1 + seq % 3, result={
                "left": left, "result": "ENDED" if seq % 5 else "ABANDONED",
                "rating": "excellent" if left < 10 else "plain"})
        else:
            names = [NAMES[(seq + seat) % 4] for seat in range(3)]
            head = dict(HEAD, seq=seq, game="take_that_table", players=3, names=names, result={
                "result": "FINISHED" if seq % 12 else "ABANDONED", "winners": [seq % 3],
                "totals": [seq, -seq, 7], "overridden": []})
        board.archive.append(head, list(range(60 + seq % 50)))
    files.save_value(DATA + "/ack", ACKED)
    board.off()
    return flash.data


def sweep(image, expected, ways, again):
    """Removes records until none may go, with a cut in each operation. Returns how many."""
    flash = Flash(bytearray(image))
    board = Board(flash)
    while board.evict():
        assert board.figures() == expected
    board.off()
    cuts = 0
    for number, operation in enumerate(flash.log):
        for way in range(ways):
            torn = bytearray(image)
            tear(torn, operation, EIGHTHS[(number + way) % 4])
            after = Board(Flash(bytearray(torn)))
            assert after.figures() == expected, (number, way)
            after.off()
            cuts += 1
            if again and number % again == way:
                cuts += sweep(torn, expected, 1, 0)
        perform(image, operation)
    return cuts


def main(ways, again):
    image = filled()
    board = Board(Flash(bytearray(image)))
    expected = board.figures()
    board.off()
    print("cuts", sweep(image, expected, ways, again))


random.seed(1)
main(*[int(word) for word in sys.argv[1:]])
