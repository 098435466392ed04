"""The board that is tested, at its raw REPL, with on_board.py in its memory."""

import contextlib
import time
from pathlib import Path
from typing import Any

from serial.tools import list_ports

from crupier.device import schema
from crupier.device.repl import Device, DeviceError
from crupier.errors import NO_DEVICE, Trouble
from crupier.install.backups import DATA
from crupier.install.plan import Found
from crupier.install.session import Session
from crupier.selftest.prompts import Prompts, Skipped

_PROGRAM = Path(__file__).with_name("on_board.py")
_TOLD = ("VERSION", "ID", "NAME", "KEYS", "DISPLAY")
_LOOK_S = 0.2                       # between two looks for a board that was unplugged
_PLUG_S = 60.0                      # to plug the board in once more, when the test is stopped
_GAMES = (DATA + "/game", DATA + "/records")


class Board:
    """`with Board(port) as board:` stops the application, and starts it anew at the end.

    Nothing is left on the flash. Every method raises Trouble.
    """

    def __init__(self, port: str):
        self.port = port
        self.free: int | None = None        # blocks of the flash, when the test began
        self._device: Device | None = None

    def __enter__(self) -> "Board":
        try:
            self.connect()
            self.about = self.device.about()
            self.described = dict(self.ask("about()", tuple))
            schema.require(set(map(type, map(self.described.get, _TOLD))) == {str, tuple, dict},
                          "board.py")
            schema.require(schema.is_word(self.described["ID"]), "its name")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._device:
            device, self._device = self._device, None
            device.__exit__()

    @property
    def connected(self) -> bool:
        return self._device is not None

    @property
    def awake(self) -> bool:
        """Does it know on_board.py still? It forgets all when it loses its power for a moment."""
        return bool(self.device.eval("'tidy' in globals()"))

    @property
    def device(self) -> Device:
        if not self._device:
            raise Trouble("the board is not plugged in.", NO_DEVICE)
        return self._device

    # Connection

    def connect(self) -> None:
        """A fresh interpreter that knows on_board.py."""
        if self._device:
            self._device.soft_reset()
        else:
            self._device = Device(self.port).__enter__()
        self.session = Session(self.device)
        if self.free is None:       # before there is a pack, which it cannot count
            self.free = self.session.free()[0]
        try:
            self.session.run(_PROGRAM.read_text(encoding="utf-8"))
        except DeviceError as error:
            raise Trouble(f"Crupier on the board cannot be used ({error}); `crupier doctor` says "
                          "what is wrong.") from error

    def drop(self) -> None:
        """Closes the port of a board that is gone."""
        if self._device:
            self._device.close()
            self._device = None

    def find(self) -> bool:
        """Connects with a board that may be plugged in again. True: it has had no power since."""
        for port in list_ports.comports():      # it may have another name now
            if (port.serial_number or "").lower() == self.about["id"]:
                self.port = port.device
        self._device = Device(self.port, keep=True).__enter__()
        try:
            was_off = not self.device.eval("'write_journal' in globals()")
            self.connect()
            return was_off
        except BaseException:
            self.drop()
            raise

    def await_plug(self, prompts: Prompts) -> bool:
        """find(), as often as it takes. Raises Skipped."""
        while True:
            prompts.heard()
            with contextlib.suppress(Trouble):
                return self.find()
            time.sleep(_LOOK_S)

    def leave(self, prompts: Prompts) -> None:
        """Removes what the test has left on the flash."""
        try:
            self.interrupt()
        except Trouble:
            self.drop()
        if not self.connected:
            prompts.tell("What the test has left on the board is removed; if it is unplugged, "
                         "plug it in once more.")
            prompts.expect("plug")
            self._await_end(prompts)
        elif not self.awake:
            self.connect()
        self.do("tidy()")

    def _await_end(self, prompts: Prompts) -> None:
        end = time.monotonic() + _PLUG_S
        while time.monotonic() < end:
            with contextlib.suppress(Skipped):
                prompts.heard()
            with contextlib.suppress(Trouble):
                self.find()
                return
            time.sleep(_LOOK_S)
        raise Trouble("the board did not come back; the next self-test removes what this one has "
                      "left on it.", NO_DEVICE)

    def interrupt(self) -> None:
        """Ends what it does, if it is there."""
        if self._device:
            self._device.interrupt()

    # Questions

    def ask(self, values: str, kind: type = object, count: int | None = None) -> list[Any]:
        """What a function of on_board.py yields: so many values of a kind."""
        told = self.session.ask(values, kind)
        schema.require(count in (None, len(told)), values)
        return told

    def do(self, code: str) -> None:
        self.session.run(code)

    def games(self) -> Found:
        """The files of games, which a test must not change."""
        return self.session.survey(*_GAMES)
