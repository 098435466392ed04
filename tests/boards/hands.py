"""Any board in somebody's hands: its keys, and what they mean there."""

import json
from contextlib import suppress
from pathlib import Path

from PIL import Image

from crupier.build import boards
from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import decode, verify
from crupier.sim.virtual.board import VirtualBoard
from tests import flash_image, typist
from tests.boards.sight import Sight
from tests.pure import layout

BOOT_MS = 1500
_HEAP = 241_776                 # of a board after boot
_WITNESS_NEEDS = 24_000         # its code, and another picture of the whole glass
_WITNESS = Path(__file__).parent / "witness.py"
_PRESS_MS = 40
_TRAVEL_MS = 700                # of cards over a colour display, and of sparks
_MENU = 40                      # more rows than any menu has
_BEGUN_ANEW = "MPY: soft reboot"        # MicroPython says so; the firmware chooses the moment


class Hands:
    """A board with nothing in its memory but the product; keys are those that it has.

    down, up: what leads to the next row and to the one before. on, back: the same for cards in a
    row. up and back are None where no key does that. pace: ms that a key is down, and then up.
    presses: how many there were.
    """

    def __init__(self, folder: Path, board_id: str, contents: dict[str, bytes] | None = None):
        path = folder / "flash.img"
        flash_image.install(path, board_id)
        _install_witness(path)
        self.board = VirtualBoard(path, board_id, live=False, clock=None,
                                  heap=_HEAP + _WITNESS_NEEDS)
        self.board.write_files(contents or {})
        display = self.board.description["DISPLAY"]
        size = f"w{display['width']}h{display['height']}"
        self.colour = display["driver"] in boards.LCDS
        self.sight = Sight(size)
        self._columns = layout(size, "basic").GRID_COLUMNS
        self.keys = {name for name, _ in self.board.description["KEYS"]}
        self.two_keys = "RIGHT" not in self.keys
        self.down = next(key for key in ("DOWN", "NEXT") if key in self.keys)
        self.up = "UP" if "UP" in self.keys else None
        self.on, self.back = (self.down, self.up) if self.two_keys else ("RIGHT", "LEFT")
        self.pace = _PRESS_MS
        self.presses = 0

    def __enter__(self) -> "Hands":
        self.board.start()
        self.board.run(BOOT_MS)
        return self

    def __exit__(self, *_) -> None:
        self.board.stop()

    def greet(self) -> None:
        """The first start: the language, and what OK does besides where there is no BACK."""
        self.press(*["OK"] * (1 + ("BACK" not in self.keys)))

    def press(self, *keys: str) -> None:
        """BACK is a long OK where there is no such key."""
        for key in keys:
            self.presses += 1
            if key == "BACK" and key not in self.keys:
                self.board.hold("OK")
            else:
                self.board.press(key, self.pace)
            self.board.run(self.pace)

    def open_form(self, scored: bool = False) -> None:
        """From the chosen tile of the home screen; boards without UP ask first."""
        if self.up is None:
            self.press("OK", *[self.down] * scored, "OK")
        else:
            self.press("OK")

    def choose(self, row: int) -> None:
        """OK on a row of a menu that stands on its first one."""
        self.press(*[self.down] * row, "OK")

    def give_up(self) -> None:
        """From the table: the last row of its menu, and yes."""
        self.press("BACK")
        if self.up:
            self.press(self.up)
        else:
            first, rows = self.frame(), 1
            self.press(self.down)
            while self.frame() != first:
                self.press(self.down)
                rows += 1
                assert rows < _MENU, "no way round the menu"
            self.press(*[self.down] * (rows - 1))
        self.press("OK", self.down, "OK")

    def set_row(self, row: int, times: int, rows: int) -> None:
        """Changes the value in a row of a form that stands on its first one, and returns there."""
        self.press(*steps(row, rows, self.down, self.up), *["OK"] * times,
                   *steps(-row, rows, self.down, self.up))

    def type(self, text: str, first: str, rest: str, name: bool = False) -> None:
        """Types a text to its end. first, rest: what is offered for each of its characters."""
        moves = [key for key in ("UP", "DOWN", "LEFT", "RIGHT") if key in self.keys] or ["NEXT"]
        self.press(*typist.keys(text, self._columns, moves, self.two_keys, first, rest,
                                4 if name else 6, name))

    def count(self, value: int) -> list[str]:
        """Keys that make an empty cell of a sheet a small number."""
        return [self.up or self.down] * value

    def frame(self) -> Image.Image:
        """The glass."""
        return self.board.frame()

    def rest(self) -> None:
        """Until nothing moves on the display."""
        if self.colour:
            self.board.run(_TRAVEL_MS)

    def complaints(self) -> list[str]:
        """What the board told the console: nothing, when all is well."""
        return [line for line in self.board.log.decode().splitlines()
                if line != _BEGUN_ANEW and not line.startswith("[virtual board]")]

    def begun_anew(self) -> int:
        """How often the board has done so, at rest."""
        return self.board.log.count(_BEGUN_ANEW.encode())

    def restart(self) -> None:
        """Power on again."""
        self.board.power_off()
        self.board.power_on()
        self.board.run(BOOT_MS)

    def records(self) -> list[tuple[dict, list[int]]]:
        """The sealed games on flash; the power goes off for it."""
        return [decode(text) for text in self.lines("/data/records/")]

    def begun(self) -> dict:
        """The head of the game in progress; the power goes off for it."""
        return json.loads(self.lines("/data/game/")[0])

    def lines(self, folder: str) -> list[str]:
        """Texts of all lines in its files but torn ones; the power goes off for it."""
        self.board.power_off()
        found = []
        for path in self.board.list_files("/data"):
            if path.startswith(folder):
                for line in self.board.read_file(path).splitlines(keepends=True):
                    with suppress(BadLine):
                        found.append(unseal(line))
        return found


def assert_sealed(hands: Hands, head: dict, done: list[int], game) -> None:
    """The only record is this game, by these people, and replays; the power goes off for it."""
    (sealed, actions), = hands.records()
    assert not hands.complaints()
    assert actions == done
    for key in ("game", "players", "names", "options", "devices"):
        assert sealed.get(key) == head.get(key), key
    assert sealed["result"] == game.result()
    verify(sealed, actions)


def _install_witness(flash: Path) -> None:
    """Has every frame looked at on the board itself; see witness.py."""
    flash_image.import_first(flash, "witness", _WITNESS.read_bytes())


def steps(by: int, around: int, there: str, back: str | None) -> list[str]:
    """The shortest way to the place `by` further on in a ring."""
    by %= around
    return [there] * by if back is None or 2 * by <= around else [back] * (around - by)
