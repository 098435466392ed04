"""Runs in MicroPython: noise and nonsense for the board's end of the link. Prints figures.

    micropython -m tests.firmware.linkfuzz requests|replies|console COUNT SEED SCRATCH-FOLDER
"""

import random
import sys

sys.path += [".frozen", "firmware"]

from engine.lines import seal, unseal
from link.service import LINE, Requests, Service
from storage import files
from storage.archive import Archive
from storage.history import History
from storage.settings import Settings

VERBS = ("hello", "list", "get", "ack", "time", "names", "", "HELLO", "run", "__init__")
WORDS = ("0", "1", "-1", "12", "000001", "000001.1", "../settings", "", "1e5", "9" * 8,
         "9" * 40, "\xf1", "None", "W10=", "WyJBbmEiXQ==", "eyJhIjoxfQ==", "bnVsbA==", "W1sxXV0=",
         "=", "WyIi", "1800000000", "132", "~")


SENSIBLE = (("hello",), ("list", "0"), ("list", "000012"), ("list", "000012~"), ("ack", "7"),
            ("get", "000003", "0", "132"), ("get", "000003", "5", "999"), ("time", "1800000000"),
            ("names", "0"), ("names", "0", "WyJBbmEiLCJFdmEiXQ=="), ("names", "1", "WyJMdWlzIl0="))


def request():
    """Verb and arguments: sensible, or with one word replaced, or nonsense."""
    words = list(random.choice(SENSIBLE))
    what = random.randrange(3)
    if what == 1:
        words[random.randrange(len(words))] = random.choice(WORDS)
    elif what == 2:
        words = [random.choice(VERBS)] + [random.choice(WORDS) for _ in range(random.randrange(4))]
    return words


def noise(size):
    """Less than size bytes of a stock, which is faster than new ones."""
    at = random.randrange(len(STOCK) - size)
    return STOCK[at:at + random.randrange(size)]


def spoiled(line):
    """With one byte dropped, doubled or changed, or the end or the beginning missing."""
    at = random.randrange(len(line))
    return random.choice((
        line[:at] + line[at + 1:],
        line[:at] + line[at:at + 1] + line[at:],
        line[:at] + bytes([line[at] ^ 1 << random.randrange(8)]) + line[at + 1:],
        line[:at],
        line[at + 1:],
    ))


def fuzz_requests(count):
    """Only what was sent whole arrives, and all of it: whatever came before."""
    requests = Requests()
    sent = arrived = 0
    for _ in range(count):
        number, verb = str(random.randrange(100_000_000)), random.choice(VERBS)
        words = [random.choice(WORDS).replace("\xf1", "n") for _ in range(random.randrange(4))]
        line = seal(" ".join(["@" + number, verb] + words)).encode()
        wanted = [(number, verb, words)] if len(line) < LINE else []
        what = random.randrange(3)
        if what == 0:
            stream = noise(60).replace(b"@", b"") + line
        elif what == 1:
            stream = spoiled(line) + b"?"       # or the next line end would make it whole
            wanted = wanted if line in stream else []
        else:
            stream = noise(220) + line
        got = [taken for taken in map(requests.take, stream) if taken]
        assert got == wanted, (stream, got)
        sent += 1
        arrived += len(got)
    print(f"requests {sent} arrived {arrived}")


class Clock:
    """Stands in for firmware/clock.py, which needs the board's RTC."""

    def __init__(self):
        self._now = None

    def today(self):
        return None if self._now is None else (2026, 11, 21)

    def now(self):
        return self._now

    def set(self, seconds):
        if not 1_767_225_600 <= seconds < 4_102_444_800:
            raise ValueError("no such time")
        self._now = seconds


def make_service(root):
    archive = Archive(root + "/records", root + "/ack")
    files.make_folder(root + "/records")
    for seq in range(1, 41):
        with open(f"{root}/records/{seq:06d}", "w") as file:
            file.write(seal('{"seq":' + str(seq) + "} " + "1," * seq))
    about = {"device": "e6614c311b7e6f2d", "board": "waveshare_oled_13", "version": "10.20.30"}
    return Service(about, archive, History(), Settings(root + "/settings"), Clock(), root + "/ack")


def finish(generator):
    """What it returns."""
    while True:
        try:
            next(generator)
        except StopIteration as end:
            return end.value


def fuzz_replies(service, count):
    """Every request has one reply: a line that keeps to the rules."""
    good = refused = 0
    for _ in range(count):
        words = request()
        text = finish(service.reply("12345678", words[0], words[1:]))
        line = seal(text)
        assert len(line) <= LINE and unseal(line) == text, text
        assert all([" " <= char <= "~" for char in text]), text
        assert text[1:9] == "12345678", text
        good += text[0] == "="
        refused += text[0] == "!"
    assert good + refused == count
    print(f"replies {good} refused {refused}")


def main(what, count, seed, folder):
    global STOCK
    random.seed(int(seed))
    STOCK = bytes([random.getrandbits(8) for _ in range(10_000)])
    if what == "requests":
        fuzz_requests(int(count))
    elif what == "console":
        try:
            for _ in make_service(folder).run():
                pass
        except KeyboardInterrupt:
            print("Ctrl-C")
    else:
        fuzz_replies(make_service(folder), int(count))


if __name__ == "__main__":
    main(*sys.argv[1:])
