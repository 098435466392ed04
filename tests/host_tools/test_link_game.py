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
_REST_S = 0.06                  # without a new frame: glass and contact have come to rest

DAILY = "OK DOWN DOWN DOWN OK UP UP UP OK".split()      # from the home screen to today's deal
GAMES = [pytest.param(pilot.choose_badly, id="short"),
         pytest.param(pilot.choose, id="long", marks=pytest.mark.long)]


class Fingers(pilot.Device):
    """Presses keys of a live board, and waits until the glass has answered."""

    def __init__(self, board):
        self._board = board
        self.presses = 0

    def press(self, key):
        before = self._board.frame_count
        self._board.press(key, 25)
        self.presses += 1
        self._wait_for(lambda: self._board.frame_count > before)
        while before != (before := self._board.frame_count):    # a card may be on its way
            time.sleep(_REST_S)

    def frame(self):
        return self._board.frame()

    def wait_until(self, shows):
        self._wait_for(lambda: shows(self._board.frame()))

    @staticmethod
    def _wait_for(condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "the glass does not answer"
            time.sleep(0.005)


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
                first = {name: link.read(name, size) for name, size in link.segments()}
                while not self._over.is_set():
                    self._round(link, first)
        except Exception as error:
            self.failure = error

    def _round(self, link, first):
        for name, size in link.segments():
            data = link.read(name, size)
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
        for key in DAILY:
            fingers.press(key)
        actions = pilot.play(fingers, choice)
        fingers.press("BACK")                   # saves the result
        assert eyes.table(board.frame()) is None
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
