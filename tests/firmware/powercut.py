"""Runs in MicroPython: cuts the power inside the flash operations of a few games.

usage: micropython powercut.py <step>,<ways> [<step>,<ways>]
Cuts inside every step-th operation, in so many of the four ways of tearing it. A second pair cuts
again in what the boards do from there on. However often it was cut, each board plays to the end.

The events of the script run on a flash that logs its operations; a cut in operation n leaves the
log up to n, and n itself torn. What a boot finds there must be the state after all events that
had returned, or with the one in progress as well: nothing else.
"""

import random
import sys

import vfs
from norflash import Flash, formatted, mount, perform, tear

from engine.lines import UNDO
from storage import files
from storage.archive import Archive
from storage.journal import Journal
from storage.settings import Settings

BLOCKS = 64
EIGHTHS = (4, 0, 7, 1)      # of a torn operation that are done
DATA = "/flash/data"
HEAD = {
    "v": 1, "device": "e6614c311b7e6f2d", "game": "the_game", "players": 1, "names": ["Ñandú"],
    "options": {"level": "standard", "fire": False, "first": 0}, "seed": "K7Q2MX",
    "time": {"boot": 7, "up": 65},
}
RESULT = {"result": "ENDED", "left": 79, "rating": "plain"}


class Board:
    """The storage of a board that has just been switched on."""

    def __init__(self, flash):
        self.flash = flash
        mount(flash, "/flash")
        files.make_folder(DATA)
        self.archive = Archive(DATA + "/records")
        self.journal = Journal(DATA + "/journal")
        self.settings = Settings(DATA + "/settings")
        self.loaded = self.journal.load(self.archive)

    def off(self):
        vfs.umount("/flash")

    def state(self):
        """(seq and actions of the running game or None, records, contrast, boots)."""
        assert not self.journal.damage and not self.settings.problem
        records = [self.archive.record(head["seq"]) for head in self.archive.heads()]
        assert self.archive.next_seq() == len(records) + 1
        archive = self.archive          # no line that cannot be read
        assert len(records) == sum([1 for name in archive.names() for _ in archive.lines(name)])
        return (
            self.loaded and (self.loaded.head["seq"], list(self.loaded.actions)),
            [(head["seq"], list(actions)) for head, actions in records],
            self.settings["contrast"],
            files.load_value(DATA + "/boot.count", 0),
        )

    def do(self, verb, value):
        if verb == "boot":
            assert files.count(DATA + "/boot.count") == value
        elif verb == "start":
            assert self.archive.next_seq() == value
            self.journal.start(dict(HEAD, seq=value))
        elif verb == "append":
            self.journal.append(value)
            assert not self.journal.pending
        elif verb == "restart":
            self.off()
            self.__init__(self.flash)
        elif verb == "contrast":
            self.settings["contrast"] = value
            self.settings.save()
        elif verb == "archive":
            seq, actions = value
            self.archive.append(dict(HEAD, seq=seq, result=RESULT), actions)
        elif verb == "close":
            self.journal.close()


def script():
    """[(verb, value)], and the states before, between and after these events."""
    events, states = [], [(None, [], 160, 0)]

    def happen(verb, value, **now):
        """now: what of the state is different after this event."""
        events.append((verb, value))
        before = states[-1]
        states.append(tuple([now.get(name, before[at]) for at, name in enumerate(
            ("running", "records", "contrast", "boots"))]))

    for seq, length in ((1, 1), (2, 100), (3, 0), (4, 30)):
        actions = []
        happen("boot", seq, boots=seq)
        happen("start", seq, running=(seq, []))
        for at in range(length):
            actions.append(UNDO if at % 9 == 8 else 100 * (at % 4) + at)
            happen("append", actions[-1], running=(seq, actions[:]))
            if at % 40 == 25:
                happen("restart", None)
        happen("contrast", seq, contrast=seq)
        game = (seq, actions)
        happen("archive", game, running=None, records=states[-1][1] + [game])
        happen("close", None)
    return events, states


def boot(image, states):
    """Which of the states a board finds in this image."""
    board = Board(Flash(image))
    found = board.state()
    board.off()
    assert found in states, (found, states)
    return states.index(found)


def sweep(image, events, states, plans):
    """Plays these events, and with the cuts that the first plan wants. Returns how many in all."""
    board = Board(Flash(bytearray(image)))
    log, done = board.flash.log, []
    for event in events:
        board.do(*event)
        done.append(len(log))
    board.off()
    boot(board.flash.data, states[-1:])
    cuts = 0
    step, ways = plans[0] if plans else (len(log), 0)
    for number, operation in enumerate(log):
        if number % step == 0:
            returned = len([count for count in done if count <= number])
            for way in range(ways):
                torn = bytearray(image)
                tear(torn, operation, EIGHTHS[(number // step + way) % len(EIGHTHS)])
                found = returned + boot(bytearray(torn), states[returned:returned + 2])
                cuts += 1 + sweep(torn, events[found:], states[found:], plans[1:])
        perform(image, operation)
    return cuts


def main(plans):
    events, states = script()
    print("cuts", sweep(formatted(BLOCKS), events, states, plans))


random.seed(1)
main([[int(number) for number in plan.split(",")] for plan in sys.argv[1:]])
