"""Runs in MicroPython: a long record between two short ones, kept and read again.

    micropython -m tests.firmware.long_record FOLDER ACTIONS
"""

import sys

sys.path.append("firmware")

from storage.archive import Archive

HEAD = {
    "v": 1, "device": "e6614c311b7e6f2d", "game": "the_game", "players": 1,
    "options": {"level": "standard", "fire": False, "first": 0}, "seed": "K7Q2MX",
    "names": ["Ñandú"], "time": {"boot": 7, "up": 65},
    "result": {"result": "ENDED", "left": 12, "rating": "plain"},
}


def main(root, count):
    for seq, actions in ((1, range(9)), (2, range(count)), (3, range(9))):
        archive = Archive(root)
        assert archive.next_seq() == seq
        archive.append(dict(HEAD, seq=seq), actions)
        assert dict(HEAD, seq=seq) in Archive(root)
    print([head["seq"] for head in archive.heads()])
    found = 0
    for at, action in enumerate(archive.record(2)[1]):
        assert action == at
        found += 1
    print(found)


main(sys.argv[1], int(sys.argv[2]))
