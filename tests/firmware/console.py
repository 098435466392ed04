"""A virtual board in stepped time, as the tests hold it."""

from pathlib import Path

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import decode, replay
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image, pilot

_BOOT_MS = 1500
_PRESS_MS = 40
_DATE = 1_795_219_200           # 2026-11-21


class Console(pilot.Device):
    """A board with the installed product; press() leaves the display at rest."""

    def __init__(self, folder: Path, files: dict[str, bytes] | None = None, clock=_DATE,
                 language: str = "es", ticks: int = 0, **settings):
        path = folder / "flash.img"
        if not path.exists():
            flash_image.install(path, "pico_ssd1306")
        self.board = VirtualBoard(path, live=False, clock=clock, ticks=ticks)
        self.board.write_files(samples.settings(language=language, **settings) | (files or {}))

    def __enter__(self) -> "Console":
        self.board.start()
        self.boot()
        return self

    def __exit__(self, *_) -> None:
        self.board.stop()

    def boot(self) -> None:
        self.board.run(_BOOT_MS)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.board.press(key, _PRESS_MS)
            self.board.run(_PRESS_MS)

    def hold(self, key: str) -> None:
        self.board.hold(key)
        self.board.run(_PRESS_MS)

    def frame(self):
        return self.board.frame()

    def restart(self) -> None:
        """Power off and on again."""
        self.board.power_off()
        self.board.power_on()
        self.boot()

    def records(self) -> list[tuple[dict, list[int]]]:
        """The sealed games on flash; the power goes off for it."""
        self.board.power_off()
        return [decode(text) for path in self.board.list_files("/data/records")
                for text in sealed(self.board.read_file(path))]


def sealed(data: bytes) -> list[str]:
    """Texts of the lines in a file; a damaged line is an error."""
    try:
        return [unseal(line) for line in data.splitlines(keepends=True)]
    except BadLine as error:
        raise AssertionError(error) from error


def on_flash(console: Console, head: dict):
    """The game in progress as the journal has it; the power is off afterwards."""
    console.board.power_off()
    lines = [line for path in sorted(console.board.list_files("/data/game"))
             for line in sealed(console.board.read_file(path))]
    return replay(head, [int(line.split()[1]) for line in lines[1:]])
