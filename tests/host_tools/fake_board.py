"""A board without firmware for the tests of the front ends: same face as VirtualBoard."""

import runpy
import sys
import threading
import time

from PIL import Image

from crupier.build import boards, payload
from crupier.errors import Trouble
from crupier.sim.virtual.bus import EVERYBODY, NOBODY, Snapshot

BOARD = "pico_ssd1306"


def description(board_id=BOARD):
    return runpy.run_path(str(payload.board_file(board_id)))


def pattern(size=(128, 64)):
    """A picture without symmetry, in black and white."""
    return Image.effect_mandelbrot(size, (-2, -1, 1, 1), 30).point(lambda v: 255 * (v % 2))


def colours(size):
    """A picture without symmetry, in few colours, dark and bright."""
    picture = Image.effect_mandelbrot(size, (-2, -1, 1, 1), 30).convert("P")
    picture.putpalette([(i * step) % 256 for i in range(256) for step in (90, 37, 201)])
    return picture.convert("RGB")


class FakeBoard:
    """Records what is done to it; `show(image)` is what the firmware would draw."""

    contrast = 255
    text = ""
    holder = EVERYBODY
    port = "/dev/pts/99"
    log = b"MicroPython v1.28\r\n>>> \xff"

    def __init__(self, board_id=BOARD):
        self.board_id = board_id
        self.description = description(board_id)
        self.powered = self.running = True
        self.done = []
        self.outputs, self.pwm = {}, {}
        display = self.description["DISPLAY"]
        self.mode = "RGB" if display["driver"] in boards.LCDS else "L"
        self._glass = Image.new(self.mode, (display["width"], display["height"]))
        self._callbacks = []
        self._listeners = []
        self._lock = threading.Lock()

    def show(self, image):
        self.draw(image)
        self._rest()

    def draw(self, image):
        """As show(), but there is more to come."""
        with self._lock:
            self._glass = image

    def _rest(self):
        for callback in self._callbacks:
            callback()

    def on_frame(self, callback):
        self._callbacks.append(callback)

    def on_tone(self, callback):
        self._listeners.append(callback)

    def sound(self, ms, hertz):
        for callback in self._listeners:
            callback(ms, hertz)

    def frame(self):
        with self._lock:
            if not self.powered:
                return Image.new(self.mode, self._glass.size)
            return self._glass.copy()

    def snapshot(self):
        return Snapshot(self.frame(), self.text, self.holder)

    def say(self, text):
        """What is on the glass, in words."""
        self.text = text
        self._rest()

    def deal(self, holder, image):
        """A picture for this holder, as a board does it: nobody may look meanwhile."""
        self.holder = NOBODY
        self.draw(image)
        self.holder = holder
        self._rest()

    def key_down(self, key):
        self._do("down " + key)

    def key_up(self, key):
        self._do("up " + key)

    def keep_still(self, still):
        self._do("keep still" if still else "move")

    def power_on(self):
        self.powered = True
        self._do("power on")
        self._rest()

    def power_off(self):
        self.powered = False
        self._do("power off")

    def reset(self):
        self.running = True
        self._do("reset")

    def stop(self):
        self._do("stop")

    def _do(self, what):
        self.done.append(what)


class FakeRack:
    """A rack with a board that is there already; others are fakes, and those in `broken` fail."""

    names = {board: description(board)["NAME"] for board in payload.board_ids()}
    kept = False

    def __init__(self, board):
        self.board = board
        self.broken = {}

    def start(self, board_id):
        if board_id in self.broken:
            raise Trouble(self.broken[board_id])
        self.board.stop()
        self.board = FakeBoard(board_id)


def done(board, *wanted):
    """Waits until these things were done to the board, in this order and nothing between, and
    forgets them. What has come after them already, on a busy machine, is for the next call.
    """
    deadline = time.monotonic() + 60
    while board.done[:len(wanted)] != list(wanted):
        assert time.monotonic() < deadline, board.done
        time.sleep(0.01)
    del board.done[:len(wanted)]


class Counter(FakeBoard):
    """Lights as many dots as things were done to it, so that a test sees them arrive."""

    def _do(self, what):
        super()._do(what)
        glass = Image.new(self.mode, self._glass.size)
        glass.paste("white", (0, 0, len(self.done), 2))
        self.show(glass)


if __name__ == "__main__":      # the terminal view on its own: what was done is printed at the end
    from crupier.play import terminal

    fake = Counter(*sys.argv[1:])
    size = fake.frame().size
    fake.show(pattern(size) if fake.mode == "L" else colours(size))
    terminal.play(fake)
    print("done:", ", ".join(fake.done))
