"""Runs commands for the page, which is asked, told, and shown how far they are."""

import contextlib
import dataclasses
import json
import os
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import serial
from pyodide.ffi import JsException, can_run_sync, run_sync

from crupier import cli, terminal
from crupier.build import manifest, payload
from crupier.device.link import Link, NoAnswer
from crupier.device.repl import Device
from crupier.errors import NotKept, Trouble
from crupier.install import backups, install, plan
from crupier.install.session import Session
from crupier.scores.codes import record_in
from crupier.scores.library import Library, now
from crupier.scores.record import Game, Record
from crupier.scores.views import deal, tables
from crupier.scores.views.game_report import GameReport, Step, report_of
from crupier.scores.views.played import Played, display_name
from crupier.terminal import Advance
from crupier.web.tab import protocol_tab
from crupier.words import words

PORT = "tab://board"
HOME = Path("/home/you")
_LATEST = 50
_PERIOD_S = 0.05        # between two pictures of a progress bar


class _Page(terminal.Face):
    """host: what the worker offers, ask(question), progress(what, done, total, of bytes?), keep()
    and wire, see protocol_tab.py.
    """

    def __init__(self, host: Any):
        self._host = host
        self.facts: dict[str, Any] = {}
        self.sentences: list[str] = []

    def tell(self, facts: dict[str, Any], sentences: Iterable[str], as_json: bool,
             file: TextIO) -> None:
        self.facts, self.sentences = facts, [terminal.lines(line) for line in sentences]

    def alone(self) -> bool:
        return not can_run_sync()

    def ask(self, question: str) -> str | None:
        return str(run_sync(self._host.ask(question)))

    @contextmanager
    def progress(self, what: str, total: int, of_bytes: bool) -> Iterator[Advance]:
        done, shown = 0, 0.0

        def advance(more: int) -> None:
            nonlocal done, shown
            done += more
            if time.monotonic() >= shown + _PERIOD_S:
                shown = time.monotonic()
                self._host.progress(what, done, total, of_bytes)
        try:
            advance(0)
            yield advance
        finally:
            self._host.progress("", 0, 0, False)

    def keep(self) -> None:
        if can_run_sync():
            try:
                run_sync(self._host.keep())
            except JsException as error:
                raise NotKept("the browser cannot keep what the board has. The board was "
                              "not changed.") from error


def begin(host: Any) -> None:
    """Once, before anything else. The memory may come from a picture of it, made elsewhere."""
    random.seed()
    HOME.mkdir(parents=True, exist_ok=True)
    os.chdir(HOME)
    os.environ.update(HOME=str(HOME), CRUPIER_PORT=PORT)
    protocol_tab.wire = host.wire
    terminal.face = _Page(host)
    if __package__ not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append(__package__)


def run(argv: str) -> str:
    """Runs a command, its words as JSON -> JSON of code, said, facts and sentences."""
    return _answer(lambda: cli.command(json.loads(argv)))


def look() -> str:
    """What is behind the port, as run() has it: hello of the application, which goes on, or starts
    again; if there is none, MicroPython, what is installed, and was an installation cut off?
    """
    return _answer(_look)


def games(language: str) -> str:
    """The latest games, as run() has it: heads and rows of a table."""
    return _answer(lambda: _games(language))


def show(number: int, language: str) -> str:
    """A game again, step by step, as run() has it."""
    return _answer(lambda: _show(number, language))


def code(text: str, language: str) -> str:
    """The game in a code, as show() has it; the library stays as it is."""
    return _answer(lambda: _code(text, language))


def _look() -> dict[str, Any]:
    facts: dict[str, Any] = {"ours": payload.firmware_version(), "hello": None}
    with contextlib.suppress(NoAnswer), Link(PORT) as link:
        return {**facts, "hello": link.hello()}
    with Device(PORT) as device:
        about, session = install.identify(device), Session(device)
        there = backups.installed(session, session.survey(manifest.PATH))
        names = session.names()
    if there:       # the end of Device has started it
        facts["hello"] = install.running(PORT)
    return {**facts, "files": bool(names), "cut": plan.STAGE[1:] in names,
            "micropython": install.dotted(about["version"]), "machine": about["machine"],
            "installed": there and there.version, "board": there and there.board}


def _games(language: str) -> dict[str, Any]:
    with Library() as library:
        found = [Played.read(row) for row in library.selection(newest=_LATEST)]
        heads, rows = tables.told(found, language)
        return {"heads": heads, "rows": rows, "count": library.count(),
                "damaged": library.damaged()}


def _show(number: int, language: str) -> dict[str, Any]:
    with Library() as library:
        row = library.game(number)
        if row is None:
            raise Trouble(f"there is no game {number}.")
        return _told(library, Played.read(row), language)


def _code(text: str, language: str) -> dict[str, Any]:
    game = Played.read(Game.of(Record(record_in(text)), 0, now()))
    with Library() as library:
        return _told(library, game, language)


def _told(library: Library, game: Played, language: str) -> dict[str, Any]:
    report = report_of(game.game, language)
    text, result = words(language), game.result
    unnumbered = dataclasses.replace(game, row=dataclasses.replace(game.row, id=0))
    return {"title": tables.headline(unnumbered, language),
            "about": tables.subtitle(game, language),
            "card": {"game": report.title, "level": report.level(game),
                     "result": report.outcome(game),
                     "left": result.get("left") if result.get("result") == "ENDED" else None,
                     "date": (game.row.played_at or "")[:10],
                     "names": [display_name(name, text) for name in game.counted if name]},
            "verified": game.row.verified,
            "same_deal": deal.cells(deal.same_deal(library, game), language),
            "legend": report.legend(game) if game.counts else "",
            "steps": [_lines(step, report) for step in report.steps(game)]}


def _lines(step: Step, report: GameReport) -> str:
    """Who did what, and below it how the table is then."""
    rest = report.line(step).removeprefix(step.caption).strip()
    return f"{step.player} {step.caption}\n{rest}".strip()


def _answer(work: Callable[[], dict[str, Any] | None]) -> str:
    page = terminal.face
    assert isinstance(page, _Page)
    page.facts, page.sentences = {}, []
    said, code = "", 0
    try:
        page.facts = work() or page.facts
    except (Exception, KeyboardInterrupt) as error:
        said, code = cli.failure(error)
        page.facts = getattr(error, "facts", None) or page.facts
    return json.dumps({"code": code, "said": terminal.plain(said), "facts": page.facts,
                       "sentences": page.sentences})
