"""A game is played by keys while a PC asks all it can: no key is lost, no reply is wrong."""

import threading
import time

import pytest

from crupier.device.link import Link
from crupier.engine.lines import unseal
from crupier.engine.records import decode, verify
from tests import eyes, pilot
from tests.host_tools import pull_lab

PATIENCE = 60                   # s, for a loaded machine
_CONTACT_MS = 30                # closed, and open again: the shortest that no contact misses

GAMES = [pytest.param(pilot.choose_badly, id="short"),
         pytest.param(pilot.choose, id="long", marks=pytest.mark.long)]


class Fingers(pilot.Device):
    """On the keys of a live board."""

    def __init__(self, board):
        self._board = board
        self.presses = 0

    def press(self, key):
        self._board.press(key, _CONTACT_MS)
        self._board.run(_CONTACT_MS)
        self.presses += 1

    def frame(self):
        return self._board.frame()

    def wait_until(self, shows):
        end = time.monotonic() + PATIENCE
        while not shows(frame := self._board.frame()):
            assert time.monotonic() < end, "the glass does not answer"
            time.sleep(0.005)
        return frame


class Asker(threading.Thread):
    """Reads all records again and again, and everything else between."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self._port = port
        self._over = threading.Event()
        self.rounds = 0
        self.bytes = 0
        self.failure = None

    def run(self):
        try:
            with Link(self._port) as link:
                first = {name: b"".join(link.read(name, size)) for name, size in link.segments()}
                while not self._over.is_set():
                    self._round(link, first)
        except Exception as error:
            self.failure = error

    def _round(self, link, first):
        for name, size in link.segments():
            data = b"".join(link.read(name, size))
            self.bytes += size
            assert data.startswith(first.setdefault(name, data))
        link.hello()
        link.set_names([f"Ana {self.rounds % 10}", "José"])
        assert link.names()[1] == "José"
        link.ack(3)
        self.rounds += 1

    def stop(self):
        self._over.set()
        self.join(20)
        assert self.failure is None, self.failure


@pytest.mark.parametrize("choice", GAMES)
def test_no_key_is_lost_while_the_pc_reads(tmp_path, micropython, choice):
    with pull_lab.playing(tmp_path, pull_lab.segments(pull_lab.texts(12))) as board:
        asker, fingers = Asker(board.port), Fingers(board)
        asker.start()
        begin = time.monotonic()
        fingers.wait_until(eyes.home)
        pilot.deal(fingers)
        actions = pilot.play(fingers, choice)
        fingers.press("BACK")                   # saves the result
        fingers.wait_until(lambda frame: not pilot.over(frame))
        seconds = time.monotonic() - begin
        asker.stop()
        board.power_off()
        last = [unseal(line) for path in board.list_files("/data/records")
                for line in board.read_file(path).splitlines(keepends=True)][-1]
    head, recorded = decode(last)
    assert head["seq"] == 13
    assert recorded == actions
    verify(head, recorded)
    assert asker.rounds > 0
    print(f"{fingers.presses} keys in {seconds:.1f} s; meanwhile {asker.rounds} rounds, "
          f"{asker.bytes} bytes of records")
