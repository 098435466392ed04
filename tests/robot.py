"""Does what `crupier doctor --selftest` asks of a person, on a board of the simulators."""

import contextlib
import random
from collections.abc import Iterable, Iterator

from PIL import Image

from crupier.selftest.person import Person, Skipped

_LONG = 12              # looks at the keys that a long press lasts
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


class Robot(Person):
    """board: as VirtualBoard and SiliconBoard are. It looks at the glass before it says yes.

    broken: pins of keys that do nothing. stops: what it is asked when it presses Ctrl-C, or with
    `skips` asks to skip. lock: held while the board is touched.
    """

    def __init__(self, board, broken: Iterable[int] = (), stops: str = "", skips: str = "",
                 lock=None):
        self.told: list[str] = []
        self.asked: list[str] = []
        self._board = board
        self._broken = set(broken)
        self._stops, self._skips = stops, skips
        self._todo: Iterator[str | None] = iter(())
        self._lock = lock or contextlib.nullcontext()
        self._chance = random.Random(1)

    def tell(self, text: str) -> None:
        import time; text = f"{time.monotonic():.2f} {text}"
        self.told.append(text)

    def expect(self, what: str, *details) -> None:
        self.asked.append(" ".join([what, *map(str, details)]))
        self._todo = getattr(self, "_" + what)(*details)

    def heard(self) -> str | None:
        if self.asked and self.asked[-1] == self._skips:
            raise Skipped
        if self.asked and self.asked[-1] == self._stops:
            self._stops = ""
            raise KeyboardInterrupt
        with self._lock:
            return next(self._todo, None)

    # What is to be done at each look of the test at the person

    def _answer(self, code: str) -> Iterator[str | None]:
        if code == "words":
            yield "it is not"
        see = getattr(self, "_see_" + code, None)
        if not see:
            yield "y"
        for _ in range(20):     # a picture that changes
            if see and see(self._board.frame().convert("RGB")):
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
        for _ in range(_LONG):
            yield None
        self._board.key_up(pin)

    def _cut(self, number: int) -> Iterator[str | None]:
        self._board.cut_after(self._chance.randrange(2, 30), self._chance.random())
        yield None

    def _plug(self) -> Iterator[str | None]:
        self._board.power_on()
        yield None

    # What it sees

    def _see_lit(self, glass: Image.Image) -> bool:
        return glass.getcolors() == [(glass.width * glass.height, WHITE)]

    def _see_corners(self, glass: Image.Image) -> bool:
        """Lines along the edges, and nothing between them and the numbers."""
        width, height = glass.size
        edges = [(0, 0, width, 1), (0, height - 1, width, height),
                 (0, 0, 1, height), (width - 1, 0, width, height)]
        inner = glass.crop((1, 1, width - 1, height - 1)).getbbox()
        return (all(self._see_lit(glass.crop(edge)) for edge in edges)
                and inner is not None and min(inner[:2]) == 3)

    def _see_bars(self, glass: Image.Image) -> bool:
        x, step = 3, glass.height // 3
        seen = [glass.getpixel((x, step * i + step // 2)) for i in range(3)]
        return all(max(colour) == colour[i] > 2 * sorted(colour)[1]
                   for i, colour in enumerate(seen))

    def _see_words(self, glass: Image.Image) -> bool:
        return glass.getbbox() is not None and not self._see_lit(glass)

    def _see_dim(self, glass: Image.Image) -> bool:
        return glass.getbbox() is None
