"""Does what `crupier doctor --selftest` asks of a person, on a board of the simulators."""

import contextlib
import random
import re
from collections.abc import Callable, Collection, Iterator

from PIL import Image

from crupier.selftest import bench
from crupier.selftest.prompts import Prompts, Skipped

_PATIENCE_MS = 8000     # of looking at something that changes
_HOLD_MS = 1100
_OFF, _HALF = 0.02, 0.5         # parts of the time that a light shines
WHITE = (255, 255, 255)
WORDS = "it is not"


class Robot(Prompts):
    """board: a VirtualBoard or a SiliconBoard. It looks at the board before it says yes.

    broken: pins of keys that do nothing. stops: what is asked when it presses Ctrl-C; skips: what
    it does not want. lock: held while it touches the board.
    """

    def __init__(self, board, broken: Collection[int] = (), stops: str = "", skips: str = "",
                 lock=None):
        self.told: list[str] = []
        self.asked: list[str] = []
        self._board = board
        self._broken, self._stops, self._skips = broken, stops, skips
        self._todo: Iterator[str | None] = iter(())
        self._lock = lock or contextlib.nullcontext()
        self._chance = random.Random(1)
        if "usb" in self._parts("BATTERY"):
            with self._lock:
                board.drive(board.description["BATTERY"]["usb"], 1)

    def tell(self, text: str) -> None:
        self.told.append(text)

    def expect(self, what: str, *details) -> None:
        self.asked.append(" ".join([what, *map(str, details)]))
        self._todo = getattr(self, "_" + what)(*details)

    def heard(self) -> str | None:
        now = self.asked[-1] if self.asked else ""
        if now and now == self._stops:
            self._stops = ""
            raise KeyboardInterrupt
        if now and now == self._skips:
            raise Skipped
        with self._lock:
            return next(self._todo, None)

    # What it does, a step at each look of the test

    def _answer(self, code: str) -> Iterator[str | None]:
        if code == "words":
            yield WORDS
        sees: Callable[[], bool] = getattr(self, "_sees_" + code)()
        for _ in range(_PATIENCE_MS // bench.LOOK_MS):
            if sees():
                yield "y"
            yield None
        yield "n"

    def _press(self, pin: int) -> Iterator[str | None]:
        if pin in self._broken:
            yield "n"
        self._board.key_down(pin)
        yield None
        self._board.key_up(pin)

    def _hold(self, pin: int) -> Iterator[str | None]:
        self._board.key_down(pin)
        for _ in range(_HOLD_MS // bench.LOOK_MS):
            yield None
        self._board.key_up(pin)

    def _cut(self, _number: int) -> Iterator[str | None]:
        self._board.cut_after(self._chance.randrange(2, 30), self._chance.random())
        yield None

    def _plug(self) -> Iterator[str | None]:
        self._board.power_on()
        yield None

    # What it sees: functions that come true, now or when they have seen all of it

    def _glass(self) -> Image.Image:
        return self._board.frame().convert("RGB")

    def _sees_lit(self) -> Callable[[], bool]:
        return lambda: _white(self._glass())

    def _sees_corners(self) -> Callable[[], bool]:
        """White along the edges, and after some black there is something in each corner."""
        def sees() -> bool:
            glass = self._glass()
            width, height = glass.size
            edges = ((0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height),
                     (width - 1, 0, width, height))
            corners = [glass.crop((x, y, x + 16, y + 16))
                       for x in (2, width - 18) for y in (2, height - 18)]
            return (all(_white(glass.crop(edge)) for edge in edges)
                    and all(corner.getbbox() not in (None, (0, 0, 16, 16)) for corner in corners)
                    and len({corner.tobytes() for corner in corners}) == 4)
        return sees

    def _sees_bars(self) -> Callable[[], bool]:
        def sees() -> bool:
            glass, step = self._glass(), self._board.description["DISPLAY"]["height"] // 3
            found = [glass.getpixel((3, step * i + step // 2)) for i in range(3)]
            return found == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
        return sees

    def _sees_words(self) -> Callable[[], bool]:
        return lambda: self._glass().getbbox() is not None and not _white(self._glass())

    def _sees_dim(self) -> Callable[[], bool]:
        return lambda: self._glass().getbbox() is None

    def _sees_led(self) -> Callable[[], bool]:
        """Each colour alone, and none."""
        wanted = [{"red"}, {"green"}, {"blue"}, set()]
        led, seen = self._parts("LED"), []

        def sees() -> bool:
            lit = {colour for colour in ("red", "green", "blue")
                   if abs(self._pwm(led[colour])[0] - led["active_low"]) > _HALF}
            if lit not in seen:
                seen.append(lit)
            return all(colours in seen for colours in wanted)
        return sees

    def _sees_buzzer(self) -> Callable[[], bool]:
        """Three tones."""
        tones: set[float] = set()

        def sees() -> bool:
            duty, tone = self._pwm(self._parts("BUZZER")["pin"])
            if duty > _OFF:
                tones.add(tone)
            return len(tones) == 3
        return sees

    def _parts(self, name: str) -> dict:
        return self._board.description.get(name, {})

    def _pwm(self, pin: int) -> tuple[float, float]:
        """(part of the time that it is high, something that differs with the frequency)"""
        if hasattr(self._board, "pwm"):
            duty, hertz = self._board.pwm.get(pin, (0, 0))
            return duty / 65535, hertz
        channel = self._board.chip.mcu.pwm.channels[pin // 2 % 8]
        return self._board.chip.duty(pin), channel.top


def shape(page: str) -> str:
    """The steps of a report, without what differs from run to run."""
    rows = re.findall(r"^\| .*\|$", page[page.index("| Step |"):], re.MULTILINE)
    return re.sub(r"-?\d[\d,.]*\b", "0", "\n".join(rows))


def _white(glass: Image.Image) -> bool:
    return glass.getcolors(1) == [(glass.width * glass.height, WHITE)]
