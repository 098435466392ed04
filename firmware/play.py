"""Puts the application together and keeps it running, to the crash screen if need be."""

import asyncio
import binascii
import gc
import sys
from select import POLLIN, poll

import board
import machine
from micropython import const

from app import App
from session import Session
from storage import files
from storage.journal import Journal
from storage.settings import Settings

DATA = "/data"

_NEVER = const(-1)              # bytes between two collections of garbage: the application does it
_LISTEN_MS = const(50)          # between two looks whether a PC says something


def run(display, keys):
    """Plays until a PC takes over. No traceback reaches the glass."""
    global App
    files.make_folder(DATA)
    settings = Settings(DATA + "/settings")
    error = _end(display, keys, settings)
    # The memory may be full, and that of the application is wanted: tasks and App hold it.
    asyncio.core._task_queue = App = None
    gc.collect()
    import crash
    if isinstance(error, KeyboardInterrupt):
        crash.farewell(display, settings["language"])
    else:
        crash.crash(display, keys, error, settings["language"])


def _end(display, keys, settings):
    """What ended the game. Whoever catches it has the application in his frame: not run()."""
    try:
        asyncio.run(play(display, keys, settings))
    except (Exception, KeyboardInterrupt) as error:
        return error


async def play(display, keys, settings):
    """The application, and beside it the service for the PC."""
    clock = _Later(_clock)
    archive = _Anew(_archive)
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


def _clock():
    from clock import Clock
    return Clock(DATA + "/boots")


class _Later:
    """Stands for an object that is made when it is first asked for: the first frame goes first."""

    def __init__(self, make):
        self._make = make
        self._made = None

    def __getattr__(self, name):
        if not self._made:
            self._made = self._make()
        return getattr(self._made, name)


# A game in progress asks neither for records nor for figures: their code comes when somebody does,
# and goes again (see memory.py). So nobody may keep such an object.

def _archive():
    from storage.archive import Archive
    return Archive(DATA + "/records")


class _Anew:
    """Stands for an object without state, which is made for every question."""

    def __init__(self, make):
        self._make = make

    def __getattr__(self, name):
        return getattr(self._make(), name)

    def __contains__(self, item):
        return item in self._make()


class _History:
    """Stands for the history; what it has added up stays."""

    def __init__(self):
        self.ready = False      # has it taken in all?
        self._heads = None      # those that it has not
        self._past = {}

    def __getattr__(self, name):
        from storage.history import History
        if self._heads is None:
            self._heads = _archive().heads()
        return getattr(History(self._heads, self._past), name)

    def step(self):
        """Takes in one record; as soon as there is none left it costs nothing to ask."""
        if not self.ready and not self.__getattr__("step")():
            self.ready, self._heads = True, ()


def make_app(display, keys, settings, clock, archive, device):
    """The application with its game resumed and its first screen open."""
    from hardware import make_feel
    history = _History()
    session = Session(Journal(DATA + "/game"), archive, history, clock, device)
    app = App(display, keys, settings, session, history, clock, make_feel(board, settings))
    app.go_on()
    session.wake()
    if settings.problem:
        app.warn("page.settings")
    if not settings["language"]:
        app.go("language", app.pop)
    return app
