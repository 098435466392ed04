"""Runs in MicroPython: games on a littlefs without a free block. Prints what it saw."""

import os

from norflash import Flash, formatted, mount

from engine.lines import UNDO
from storage import files
from storage.archive import Archive, roomy
from storage.journal import Journal
from storage.settings import Settings

DATA = "/flash/data"
HEAD = {"v": 1, "seq": 1, "game": "the_game", "players": 1, "seed": "K7Q2MX", "names": []}


def fill():
    """Leaves not one free block."""
    os.mkdir("/flash/junk")
    for name in "abcdefgh":
        try:
            with open("/flash/junk/" + name, "wb") as junk:
                while True:
                    junk.write(bytes(4096))
                    junk.flush()
        except OSError:
            pass
    assert os.stat("/flash/junk/h")[6] == 0


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
    files.make_folder(DATA)
    archive, journal = Archive(DATA + "/records"), Journal(DATA + "/journal")
    settings = Settings(DATA + "/settings")
    settings.save()
    journal.start(HEAD)
    actions = []
    fill()
    assert not roomy(os.statvfs("/flash"))
    play(journal, actions, 5)
    print("pending", journal.pending, "of", len(actions))

    safe = len(actions) - journal.pending       # the power goes, and comes back
    journal = Journal(DATA + "/journal")
    loaded = journal.load(archive)
    found = list(loaded.actions)
    assert loaded.damage is None and found == actions[:len(found)]
    assert len(found) >= safe
    actions = found
    play(journal, actions, 5)

    assert refused(archive.append, HEAD, actions)
    assert HEAD not in archive
    for _ in range(50):
        refused(settings.save)      # or not: both leave a file that can be read
        assert not Settings(DATA + "/settings").problem
        assert files.count(DATA + "/boot.count") > 0

    empty()
    journal.append(7)
    assert journal.pending == 0
    loaded = Journal(DATA + "/journal").load(archive)
    assert (loaded.head, list(loaded.actions)) == (HEAD, actions + [7]) and not loaded.damage
    archive.append(HEAD, actions)
    journal.close()
    assert Journal(DATA + "/journal").load() is None
    head, found = archive.record(1)
    assert (head, list(found)) == (HEAD, actions)

    fill()
    seq = archive.next_seq()
    while not refused(journal.start, dict(HEAD, seq=seq)):
        seq += 1
    empty()
    journal = Journal(DATA + "/journal")
    begun = [dict(HEAD, seq=each) for each in range(seq)]
    assert journal.load(begun) is None      # nothing is left of the refused one
    journal.start(dict(HEAD, seq=seq))
    journal.append(1)
    assert Journal(DATA + "/journal").load().actions[-1] == 1
    print("refused", seq)


main()
