"""The virtual board: real MicroPython runs the unchanged firmware in a modelled world."""

import io
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

from PIL import Image

from crupier.build import payload
from crupier.sim.virtual import files
from crupier.sim.virtual.bus import Bus, Holder, Snapshot
from crupier.sim.virtual.clock import BoardClock, watch_naps
from crupier.sim.virtual.flash import Flash
from crupier.sim.virtual.hardware import Hardware
from crupier.sim.virtual.lock import ImageLock
from crupier.sim.virtual.loop import Loop, Stopped

DEVICE_ID = "e6614c311b7e6f2d"      # of a chip given no other

_HEAP_FACTOR = 2        # an object takes twice the memory on 64 bits
_SPEECH = 16_384        # bytes of heap that listening takes
_PATIENCE = 60.0        # s without a sign of a stepped program until it is stuck


class BoardStuck(Exception):
    """The program neither ends its time budget nor says anything: an endless loop."""


class BoardCrashed(Exception):
    """The interpreter itself ended, or a callback of on_frame() failed."""


class VirtualBoard:
    """One board around one flash image. `with VirtualBoard(image) as board:` puts it under power.

    live: time is real; `advance()` skips some. Not live ("stepped"): time passes only inside
    `run()`, the same in every run. clock: Unix time at power-on, "host", or None for a clock that
    was never set. heap: bytes of a 32-bit board. ticks: ticks_ms() after a hard reset.
    spoken: `text` is known, which takes time; seated: so is `holder`. Raises ImageBusy,
    InterpreterMissing.
    """

    def __init__(self, image: Path, board: str = "pico_ssd1306", live: bool = True,
                 clock: str | int | None = "host", device_id: str = DEVICE_ID,
                 heap: int = 241_776, ticks: int = 0, spoken: bool = False,
                 seated: bool = False):
        self.image = Path(image).absolute()
        self.live = live
        self.board_id = board
        self.description: dict[str, Any] = {}
        exec(_compiled(payload.board_file(board).read_bytes()), self.description)
        self._clock = clock
        heap += _SPEECH * spoken
        self._config = {"live": live, "spoken": spoken, "seated": seated, "ticks": ticks,
                        "device_id": device_id, "heap": _HEAP_FACTOR * heap,
                        "image": str(self.image)}
        self._loop: Loop | None = None

    def start(self) -> None:
        """Takes the image and puts the board under power; if that fails, it holds nothing."""
        with ExitStack() as resources:
            resources.enter_context(ImageLock(self.image))
            loop, last = Loop(f"board {self.image.name}"), ExitStack()
            resources.callback(loop.stop, last.close)
            flash = Flash(self.image)
            last.callback(flash.close)
            clock = BoardClock(self.live, self._clock)
            self._hardware = Hardware(loop, flash, Bus(self.description, clock.devices), clock,
                                      self._config)
            last.callback(self._hardware.close)
            if self.live:
                watch_naps(loop, clock, self._hardware.skip)
            loop.start()
            self._loop, self._resources = loop, resources.pop_all()
        try:
            self.power_on()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Power off; releases the image, files and threads."""
        if self._loop:
            self._resources.close()
            self._loop = None

    def __enter__(self) -> "VirtualBoard":
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.stop()

    # Power

    @property
    def port(self) -> str:
        """Path of the serial port, a pseudo-terminal; the same from start() to stop()."""
        return self._hardware.console.port

    @property
    def powered(self) -> bool:
        return self._loop is not None and self._hardware.powered

    @property
    def running(self) -> bool:
        """Is there a program? Not without power, after a crash or in the bootloader."""
        return self._loop is not None and self._hardware.running

    def power_on(self) -> None:
        self._call(self._hardware.power_on)
        self._settle()

    def power_off(self) -> None:
        """At once: what the firmware had not yet committed is lost."""
        self._call(self._hardware.power_off)

    def cut_after(self, flash_ops: int, torn: float = 0.5) -> None:
        """Power fails inside the n-th flash operation from now, with the fraction `torn` done."""
        self._call(lambda: self._hardware.flash.cut_after(flash_ops, torn))

    def reset(self) -> None:
        """Hard reset by the RUN pin."""
        self._call(self._hardware.reset)
        self._settle()

    # Time

    def run(self, ms: int) -> None:
        """Lets `ms` of board time pass. Raises BoardStuck and BoardCrashed."""
        if self.live:
            time.sleep(ms / 1000)
            return
        self._call(lambda: self._hardware.grant(ms * 1000))
        self._settle()

    def advance(self, ms: int) -> None:
        """The board's clock jumps, and its program notices nothing of the time between.

        What sleeps until then wakes up; on a stepped board with the next run().
        """
        self._call(lambda: self._hardware.skip(ms * 1000))

    def _settle(self) -> None:
        """Waits until a stepped board stands still."""
        if self.live:
            return
        if self._loop and self._loop.inside():
            raise RuntimeError("on_frame() cannot let time pass")
        hardware = self._hardware
        while not hardware.still.wait(_PATIENCE / 60):
            if time.monotonic() - hardware.last_sign > _PATIENCE:
                raise BoardStuck(self._with_log("The program runs, but its time does not move"))
        if hardware.failure:
            raise BoardCrashed(self._with_log(str(hardware.failure))) from hardware.failure

    def _with_log(self, text: str) -> str:
        return f"{text}. Its console ended with:\n{self.log[-2000:].decode(errors='replace')}"

    # Keys

    def key_down(self, key: str | int) -> None:
        """Logical key of board.py (NEXT, OK, UP ...; the first of several), or its pin."""
        self._call(lambda: self._hardware.hold_key(key))

    def key_up(self, key: str | int) -> None:
        self._call(lambda: self._hardware.release_key(key))

    def press(self, key: str | int, ms: int = 40) -> None:
        """Down, `ms` of board time, up. A stepped board sees the release with the next run()."""
        self.key_down(key)
        self.run(ms)
        self.key_up(key)

    def hold(self, key: str | int, ms: int = 900) -> None:
        self.press(key, ms)

    # Other pins

    @property
    def outputs(self) -> dict[int, int]:
        """{pin: level} of the pins the firmware has driven, the LED for example."""
        return self._call(lambda: dict(self._hardware.bus.outputs))

    @property
    def pwm(self) -> dict[int, tuple[int, int]]:
        """{pin: (duty 0..65535, Hz)}"""
        return self._call(lambda: dict(self._hardware.bus.pwm))

    def set_adc(self, channel: int, value: int) -> None:
        """What machine.ADC reads from now on: 0..65535."""
        self._call(lambda: self._hardware.bus.adc.__setitem__(channel, value))

    def drive(self, pin: int, level: int) -> None:
        """Something outside gives an input its level: USB power that is sensed, for example."""
        self._call(lambda: self._hardware.drive(pin, level))

    def keep_still(self, still: bool) -> None:
        """Is nothing to move on the display of a spoken board that tells nothing new?"""
        self._call(lambda: self._hardware.keep_still(still))

    def connect_display(self, connected: bool) -> None:
        """Pulls the cable of the display, or plugs it in again: it has forgotten everything."""
        self._call(lambda: self._hardware.bus.connect_display(connected))

    def delay_display(self, ms: int) -> None:
        """From now on the display answers, or listens, only after so long."""
        self._call(lambda: self._hardware.bus.delay_display(1000 * ms))

    def hold_sda(self, clocks: int) -> None:
        """The display on I2C keeps SDA low until it has seen so many clocks."""
        self._call(lambda: self._hardware.bus.hold_sda(clocks))

    # The display

    def frame(self) -> Image.Image:
        """The display as a person sees it: mode L (0 or 255) or RGB.

        Black without power or without light behind it.
        """
        hardware = self._hardware
        return self._call(lambda: hardware.bus.picture(hardware.powered))

    def png(self, scale: int = 4) -> bytes:
        frame = self.frame()
        out = io.BytesIO()
        size = (frame.width * scale, frame.height * scale)
        frame.resize(size, Image.Resampling.NEAREST).save(out, "PNG")
        return out.getvalue()

    @property
    def frame_count(self) -> int:
        """How often the display has changed and come to rest."""
        return self._hardware.frame_count

    def on_frame(self, callback: Callable[[], None]) -> None:
        """Calls it, in the board's thread, whenever the display has changed and come to rest."""
        self._call(lambda: self._hardware.frame_callbacks.append(callback))

    def on_tone(self, callback: Callable[[int, int], None]) -> None:
        """Calls it, in the board's thread, with time in ms and Hz whenever the buzzer changes; 0
        is silence."""
        self._call(lambda: self._hardware.bus.tone_callbacks.append(callback))

    @property
    def text(self) -> str:
        """The texts on the display of a spoken board, line by line."""
        return self._hardware.text if self.powered else ""

    @property
    def holder(self) -> Holder:
        """Who may look at the display of a seated board, and press keys."""
        return self._hardware.holder

    def snapshot(self) -> Snapshot:
        """The frame, its texts, and for whom they are."""
        return self._call(lambda: Snapshot(self.frame(), self.text, self.holder))

    @property
    def display_on(self) -> bool:
        return self._call(lambda: self._hardware.powered and self._hardware.bus.lit)

    @property
    def contrast(self) -> int:
        """0..255: the contrast of an OLED, the light behind an LCD."""
        return self._call(lambda: self._hardware.bus.contrast)

    # Console and figures

    @property
    def log(self) -> bytes:
        """What the console printed since start(), with notes of the virtual board; 1 MiB of it."""
        return self._call(lambda: bytes(self._hardware.console.log))

    @property
    def stats(self) -> dict[str, int]:
        hardware = self._hardware
        return self._call(lambda: {
            "i2c_bytes": hardware.bus.i2c_bytes,
            "i2c_transactions": hardware.bus.i2c_transactions,
            "spi_bytes": hardware.bus.spi_bytes,
            "spi_transactions": hardware.bus.spi_transactions,
            "flash_erases": hardware.flash.erases,
            "flash_programs": hardware.flash.programs,
            "boots": hardware.boots,
            "console_bytes": hardware.console.received,
            "heap_free": hardware.heap_free,
        })

    # Files, while there is no power

    def read_file(self, path: str) -> bytes:
        with self._image_at_rest():
            return files.read(self.image, path)

    def write_file(self, path: str, data: bytes | str) -> None:
        """Makes folders as needed; text is written as UTF-8."""
        self.write_files({path: data.encode() if isinstance(data, str) else data})

    def write_files(self, contents: Mapping[str, bytes]) -> None:
        """Many files, by their paths, are quicker so."""
        with self._image_at_rest():
            files.write(self.image, contents)

    def list_files(self, folder: str = "/") -> list[str]:
        """All files below a folder, sorted, as absolute paths."""
        with self._image_at_rest():
            return files.list_all(self.image, folder)

    def _image_at_rest(self) -> AbstractContextManager:
        if self.powered:
            raise RuntimeError("files can be reached only while the board has no power")
        return nullcontext() if self._loop else ImageLock(self.image)

    def _call(self, function: Callable[[], Any]) -> Any:
        loop = self._loop       # another thread may stop the board meanwhile
        if not loop:
            raise Stopped("the board is not started")
        return loop.call(function)


@cache
def _compiled(board: bytes) -> CodeType:
    """A board.py; to compile it takes ten times as long as to run it."""
    return compile(board, payload.BOARD, "exec")
