"""A whole board on emulated silicon, with the interface of the virtual board."""

import os
import runpy
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs
from PIL import Image
from rp2040py.external.key_mock import KeyMock

from crupier.build import payload
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import Flash
from crupier.sim.virtual.lock import ImageLock
from silicon.chip import Chip
from silicon.display import WiredDisplay
from silicon.norflash import NorFlash
from silicon.usb import Port, Usb

_UF2_VARIABLE, _UF2_NAME = "CRUPIER_UF2", "RPI_PICO.uf2"
_SETTLE_MS = 40
_SLICE_MS = 2               # between two looks at the serial port
_REPORT_BYTES = 2000
_FIRST_ADC_PIN = 26
_VREF = 3300                # mV


class ImageMissing(Exception):
    """There is no MicroPython for the RP2040 on this PC; the message says how to get it."""


def find_image() -> Path:
    """The UF2 of MicroPython 1.28 for the Raspberry Pi Pico. Raises ImageMissing."""
    kept = platformdirs.user_cache_path("crupier") / _UF2_NAME
    given = os.environ.get(_UF2_VARIABLE)
    image = Path(given) if given else kept
    if not image.is_file():
        raise ImageMissing(
            f"there is no file {image}. Download MicroPython v1.28.0 for the Raspberry Pi Pico "
            f"from micropython.org/download/RPI_PICO, and set {_UF2_VARIABLE}=<that .uf2> or keep "
            f"it as {kept}")
    return image


class TimeIsUp(Exception):
    """What was waited for has not happened."""


class CommandFailed(Exception):
    """A command of the PC ended with an error; the message is what it printed."""


class SiliconBoard:
    """One board around one flash image. `with SiliconBoard(image) as board:` puts it under power.

    The image holds the file system alone and is that of a virtual board. Time passes only inside
    run(), wait() and serve(). uf2: MicroPython, by default what find_image() finds.
    seed: of the chip's random bits. Raises ImageBusy, ImageMissing.
    """

    def __init__(self, image: Path, board: str = "pico_ssd1306", uf2: Path | None = None,
                 device_id: str = "e6614c311b7e6f2d", seed: int = 1):
        self.image = Path(image).absolute()
        self.description: dict[str, Any] = runpy.run_path(str(payload.board_file(board)))
        self._uf2 = uf2 or find_image()
        self._device_id = bytes.fromhex(device_id)
        self._seed = seed
        self._lock: ImageLock | None = None
        self._powered = False
        self._driven: dict[int, int] = {}

    def __enter__(self) -> "SiliconBoard":
        self._lock = ImageLock(self.image)
        self._port = Port()
        self.power_on()
        return self

    def __exit__(self, *_: object) -> None:
        self.power_off()
        self._port.close()
        if self._lock:
            self._lock.release()
            self._lock = None

    # Power

    def power_on(self) -> None:
        flash = Flash(self.image)           # makes a blank one
        filesystem = flash.read(0, flash.size)
        flash.close()
        self.flash = NorFlash(self._device_id, self._died)
        self.usb = Usb()
        self.display = WiredDisplay(self.description["DISPLAY"], lambda: self.chip.ns)
        low = self.description["KEYS_ACTIVE_LOW"]
        keys = self.description["KEYS"]
        mocks = {pin: KeyMock(gpio=pin, active_high=not low) for _, pin in keys}
        # Of two for one key, the first.
        self._keys: dict[str | int, KeyMock] = {
            **mocks, **{name: mocks[pin] for name, pin in reversed(keys)}}
        self.chip = Chip(self._uf2, filesystem,
                         (self.flash, self.usb, self.display.bus, *mocks.values()), self._seed)
        for pin, level in self._driven.items():
            self.drive(pin, level)
        self._seed += 1                     # not the same numbers again after the next power-on
        self._powered = True
        if battery := self.description.get("BATTERY"):      # a full one
            self.set_adc(battery["adc"] - _FIRST_ADC_PIN,
                         round(battery["full"] / battery["factor"] / _VREF * 65535))

    def power_off(self) -> None:
        """At once: a flash operation under way is left torn."""
        if self._powered:
            self.flash.power_fails()
            self._died()

    power_cut = power_off

    def cut_after(self, flash_ops: int, torn: float = 0.5) -> None:
        """Power fails inside the n-th flash operation from now, with the fraction `torn` done."""
        self.flash.cut_after(flash_ops, torn)

    @property
    def powered(self) -> bool:
        return self._powered

    def _died(self) -> None:
        self.chip.stop()
        self.image.write_bytes(self.chip.filesystem)
        self._powered = False

    # Time

    @property
    def ms(self) -> float:
        """Emulated time since power-on."""
        return self.chip.ns / 1e6

    def run(self, ms: float) -> None:
        """Lets so much time pass; less if the power fails."""
        if self._powered:
            self.chip.run(ms * 1e6)

    def at(self, ms: float, action: Callable[[], None]) -> None:
        """Has action() called so much time from now, to the instruction."""
        self.chip.at(ms * 1e6, action)

    def wait(self, happened: Callable[[], Any], ms: float = 60_000, step: float = 1) -> None:
        """Runs until happened() is true, asked every `step` ms. Raises TimeIsUp."""
        end = self.ms + ms
        while not happened():
            if self.ms >= end or not self._powered:
                raise TimeIsUp(f"not within {ms} ms; the console ended with:\n"
                               + self.log[-_REPORT_BYTES:].decode(errors="replace"))
            self.run(step)

    # Keys

    def key_down(self, name: str | int) -> None:
        """Logical key of board.py, or its pin."""
        self._keys[name].press()

    def key_up(self, name: str | int) -> None:
        self._keys[name].release()

    def press(self, name: str | int, ms: float = _SETTLE_MS) -> None:
        """Down, `ms` of time, up, and the time in which contacts settle."""
        self.key_down(name)
        self.run(ms)
        self.key_up(name)
        self.run(_SETTLE_MS)

    def set_adc(self, channel: int, value: int) -> None:
        """What machine.ADC reads from now on: 0..65535, of which the chip sees 12 bits."""
        self.chip.mcu.adc.channel_values[channel] = min(value, 65535) >> 4

    def drive(self, pin: int, level: int) -> None:
        """Something outside gives an input its level: USB power that is sensed, for example."""
        self._driven[pin] = level
        self.chip.mcu.gpio[pin].set_input_value(bool(level))

    # What can be seen

    def frame(self) -> Image.Image:
        """The display as a person sees it."""
        image = self.display.image()
        return image if self._powered else Image.new(image.mode, image.size)

    @property
    def log(self) -> bytes:
        """What the console has printed since power-on."""
        return bytes(self.usb.printed)

    # The PC

    @property
    def port(self) -> str:
        """Path of the serial port; it answers while serve() runs."""
        return self._port.name

    def serve(self, *command: str, seconds: float = 3600) -> str:
        """Runs a command of the PC that talks to `port` -> what it printed, errors too.

        Time passes meanwhile, never faster than it does for the command. Raises CommandFailed,
        TimeIsUp.
        """
        sent = len(self.usb.printed)
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as tool:
            begun, ms = time.monotonic(), self.ms
            while tool.poll() is None:
                self.run(_SLICE_MS)
                self.usb.type(self._port.read())
                sent += self._port.write(self.usb.printed[sent:])
                ahead = (self.ms - ms) / 1000 - (time.monotonic() - begun)
                time.sleep(max(0.0, ahead))
                if time.monotonic() - begun > seconds:
                    tool.kill()
                    raise TimeIsUp(f"{command} is not done within {seconds} s")
            printed = tool.stdout.read().decode() if tool.stdout else ""
            if tool.returncode:
                raise CommandFailed(f"{command} ended with {tool.returncode}: {printed}")
            return printed

    # Files, while there is no power

    def read_file(self, path: str) -> bytes:
        self._only_at_rest()
        return files.read(self.image, path)

    def write_file(self, path: str, data: bytes | str) -> None:
        """Makes folders as needed; text is written as UTF-8."""
        self._only_at_rest()
        files.write(self.image, {path: data.encode() if isinstance(data, str) else data})

    def list_files(self, folder: str = "/") -> list[str]:
        self._only_at_rest()
        return files.list_all(self.image, folder)

    def _only_at_rest(self) -> None:
        if self._powered:
            raise RuntimeError("files can be reached only while the board has no power")
