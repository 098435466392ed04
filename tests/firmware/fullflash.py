"""Runs in MicroPython: games on a littlefs without a free block. Prints what was pending."""

import os

from norflash import Flash, formatted, mount

from engine.records import UNDO
from storage import files
from storage.archive import Archive, room_for_game
from storage.journal import Journal
from storage.settings import Settings

DATA = "/flash/data"
HEAD = {"v": 1, "seq": 1, "game": "the_game", "players": 1, "seed": "K7Q2MX", "names": []}


def free_blocks():
    return os.statvfs("/flash")[3]


def fill():
    """Leaves not one block, neither for files nor for folders."""
    os.mkdir("/flash/junk")
    while free_blocks():
        with open("/flash/junk/%d" % free_blocks(), "wb") as junk:
            try:
                while True:
                    junk.write(bytes(4096))
                    junk.flush()
            except OSError:
                pass


def empty():
    for name in os.listdir("/flash/junk"):
        os.remove("/flash/junk/" + name)
    os.rmdir("/flash/junk")


def refused(function, *args):
    try:
        function(*args)
    except OSError:
        return True
    return False


def play(journal, actions, until):
    """Appends actions until so many are pending; they are at most a thousand."""
    for at in range(1000):
        if journal.pending >= until:
            return
        actions.append(UNDO if at % 9 == 8 else 100 * (at % 4) + at % 100)
        journal.append(actions[-1])
    raise AssertionError("the flash is not full")


def main():
    mount(Flash(formatted(24)), "/flash")
    archive, journal = Archive(DATA + "/records"), Journal(DATA + "/journal")
    settings = Settings(DATA + "/settings")
    settings.save()
    journal.start(HEAD)
    actions = []
    fill()
    assert not room_for_game(os.statvfs("/flash"))
    play(journal, actions, 5)
    print("pending", journal.pending, "of", len(actions))

    safe = len(actions) - journal.pending       # the power goes, and comes back
    journal = Journal(DATA + "/journal")
    loaded = journal.load(archive)
    assert loaded.damage is None and loaded.actions == actions[:len(loaded.actions)]
    assert len(loaded.actions) >= safe
    actions = loaded.actions[:]
    play(journal, actions, 5)

    assert refused(archive.append, HEAD, actions)
    assert 1 not in archive
    assert refused(settings.save)
    assert not Settings(DATA + "/settings").problem
    assert files.count(DATA + "/boot.count") == 1

    empty()
    journal.append(7)
    assert journal.pending == 0
    assert Journal(DATA + "/journal").load(archive) == (HEAD, actions + [7], None)
    archive.append(HEAD, actions)
    journal.close()
    assert Journal(DATA + "/journal").load() is None
    assert archive.record(1) == (HEAD, actions)

    fill()
    journal = Journal(DATA + "/journal")
    starts = 0
    while not refused(journal.start, dict(HEAD, seq=archive.next_seq())):
        journal.close()
        starts += 1
        assert starts < 100
    empty()
    assert Journal(DATA + "/journal").load(archive) is None
    journal.start(dict(HEAD, seq=2))
    journal.append(1)
    assert Journal(DATA + "/journal").load(archive).actions == [1]
    print("fine")


main()
