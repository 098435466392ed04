"""A board without firmware for the tests of the front ends: same face as VirtualBoard."""

import io
import threading
import time

from PIL import Image

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "NEXT")
SIZE = (128, 64)


def pattern():
    """A picture without symmetry, in black and white."""
    return Image.effect_mandelbrot(SIZE, (-2, -1, 1, 1), 30).point(lambda v: 255 * (v % 2))


class FakeBoard:
    """Records what is done to it; `show(image)` is what the firmware would draw."""

    description = {"NAME": "Test board 128x64", "DISPLAY": {"width": 128, "height": 64},
                   "KEYS": [(key, pin) for pin, key in enumerate(KEYS)]}
    contrast = 255
    port = "/dev/pts/99"
    log = b"MicroPython v1.28\r\n>>> \xff"

    def __init__(self):
        self.powered = self.running = True
        self.done = []
        self._glass = Image.new("L", SIZE)
        self._callbacks = []
        self._lock = threading.Lock()

    def show(self, image):
        with self._lock:
            self._glass = image
        for callback in self._callbacks:
            callback()

    def on_frame(self, callback):
        self._callbacks.append(callback)

    def frame(self):
        with self._lock:
            if not self.powered:
                return Image.new("L", self._glass.size)
            return self._glass.copy()

    def png(self, scale=4):
        glass = self.frame()
        out = io.BytesIO()
        glass.resize((glass.width * scale, glass.height * scale), Image.NEAREST).save(out, "PNG")
        return out.getvalue()

    def key_down(self, key):
        self.done.append("down " + key)

    def key_up(self, key):
        self.done.append("up " + key)

    def power_on(self):
        self.powered = True
        self.done.append("power on")

    def power_off(self):
        self.powered = False
        self.done.append("power off")

    def reset(self):
        self.running = True
        self.done.append("reset")


def done(board, *wanted):
    """Waits until exactly these things were done to the board, and forgets them."""
    deadline = time.monotonic() + 10
    while board.done != list(wanted):
        assert time.monotonic() < deadline, board.done
        time.sleep(0.01)
    board.done.clear()


class Counter(FakeBoard):
    """Draws as many pixels as things were done to it, so that a test sees them arrive."""

    def frame(self):
        if not self.done or not self.powered:
            return super().frame()
        glass = Image.new("L", SIZE)
        glass.paste(255, (0, 0, len(self.done), 2))
        return glass


if __name__ == "__main__":      # the terminal view on its own: what was done is printed at the end
    from host_tools.play import terminal

    fake = Counter()
    fake.show(pattern())
    terminal.play(fake)
    print("done:", ", ".join(fake.done))
