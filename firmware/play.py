"""Puts the application together and keeps it running, to the crash screen if need be."""

import asyncio
import binascii
import gc
import sys
from select import POLLIN, poll

import board
import machine
from micropython import const

import hardware
from app import App
from clock import Clock
from session import Session
from storage import files
from storage.archive import Archive
from storage.journal import Journal
from storage.settings import Settings

DATA = "/data"

_NEVER = const(-1)              # bytes between two collections of garbage: the application does it
_LISTEN_MS = const(50)          # between two looks whether a PC says something


def run(display, keys):
    """Plays until a PC takes over. No traceback reaches the glass."""
    files.make_folder(DATA)
    settings = Settings(DATA + "/settings")
    try:
        asyncio.run(play(display, keys, settings))
    except KeyboardInterrupt:
        import epitaph
        epitaph.farewell(display, settings["language"])
    except Exception as error:
        import epitaph
        epitaph.crash(display, keys, error, settings["language"])


async def play(display, keys, settings):
    """The application, and beside it the service for the PC."""
    clock = Clock(DATA + "/boots")
    archive = Archive(DATA + "/records")
    device = binascii.hexlify(machine.unique_id()).decode()
    app = make_app(display, keys, settings, clock, archive, device)
    serving = serve(device, archive, settings, clock)
    asyncio.create_task(serving)        # noqa: RUF006 (asyncio of MicroPython keeps it)
    gc.threshold(_NEVER)
    await app.run()


async def serve(device, archive, settings, clock):
    """Answers a PC. The service takes 7 KB: it is loaded when something comes for it."""
    clock.boots()
    console = poll()
    console.register(sys.stdin, POLLIN)
    while not console.poll(0):
        await asyncio.sleep_ms(_LISTEN_MS)
    from link.service import Service
    from version import VERSION
    about = {"device": device, "board": board.ID, "version": VERSION}
    await Service(about, archive, settings, clock, DATA + "/ack").run()


class _Later:
    """Stands for something that is made when it is first asked for."""

    def __init__(self, make):
        self._make = make
        self._made = None

    def __getattr__(self, name):
        if self._make:
            self._made, self._make = self._make(), None
        return getattr(self._made, name)


def _history(archive):
    from storage.history import History
    return History(archive.heads())


class _Numb:
    """Feel of a board that has neither buzzer nor light nor battery."""

    buzzer = led = charge = None

    def cue(self, _name, _now):
        pass

    def tick(self, _now):
        pass

    def measure(self, _now):
        return False


def make_feel(settings):
    """What the board says beside the picture."""
    parts = hardware.make_buzzer(board), hardware.make_led(board), hardware.make_battery(board)
    if not any(parts):
        return _Numb()
    from feel import Feel
    return Feel(settings, *parts)


def make_app(display, keys, settings, clock, archive, device):
    """The application with its game resumed and its first screen open."""
    history = _Later(lambda: _history(archive))     # 15 ms: the first frame goes first
    session = Session(Journal(DATA + "/game"), archive, history, clock, device)
    app = App(display, keys, settings, session, history, clock, make_feel(settings))
    app.go_on()
    session.wake()
    if settings.problem:
        app.warn("page.settings")
    if not settings["language"]:
        app.go("language", app.pop)
    return app
