"""Records and libraries for tests of everything that looks at scores."""

import json
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from crupier import cli
from crupier.engine.records import dumps, encode, outcome
from crupier.scores import derived
from crupier.scores.filters import ALL
from crupier.scores.library import Library
from crupier.scores.record import Record
from crupier.scores.report import page as report
from crupier.scores.views.figures import Count
from crupier.scores.views.played import Played
from crupier.sim.virtual.board import DEVICE_ID
from pictures import samples

NOON = 1_795_262_400            # 2026-11-21 12:00
PULLED = "2026-11-22T09:30:00"
OTHER_BOARD = "e6614c311b7effff"


@cache
def _game(seed, players, level, fire, cut):
    head = dict(samples.solo(1, seed, level, fire), players=players)
    game = samples.play(head, cut and (lambda game: len(game.history()) >= cut))
    return outcome(game), tuple(game.history())


def record(seq, seed="S1", *, players=1, names=(), level="standard", fire=False, cut=0,
           clock=None, device=DEVICE_ID, result=None):
    """Text of a game of The Game that samples.py plays; cut: given up after so many actions."""
    played, actions = _game(seed, players, level, fire, cut)
    head = dict(samples.solo(seq, seed, level, fire), players=players, names=list(names),
                device=device, result=result or played,
                time={"clock": clock} if clock else {"boot": 3, "up": 60 * seq})
    return encode(head, actions)


UNKNOWN = dumps({"v": 1, "device": OTHER_BOARD, "seq": 2, "game": "chess", "players": 2,
                 "options": {}, "names": ["Ana", "Luis"], "result": {"winner": 1}}) + " 1,2"
DAMAGED = "no record at all"


def sample() -> list[str]:
    """One of each kind; two boards, two of the games without a date."""
    return [
        record(1, "S5"),                                                # excellent
        record(2, "S1"),                                                # more than ten left
        record(3, "S194", clock=NOON),                                  # won
        record(4, "F66", fire=True, clock=NOON + 3600),                 # burned
        record(5, "S1", level="expert", cut=30, clock=NOON + 7200),     # given up
        record(6, "S2", players=2, names=("Ana", "Luis"), clock=NOON + 86400),
        record(7, "S3", clock=NOON + 90000,
               result={"result": "WIN", "left": 0, "rating": "win"}),   # forged
        record(1, "S4", players=2, names=("Ana", "Eva"), clock=NOON - 86400, device=OTHER_BOARD),
        UNKNOWN,
        DAMAGED,
    ]


def add(library: Library, text: str, *args) -> str:
    """"new", "known" or "conflict"."""
    return library.add(Record(text), *args).state


def library(path: Path, texts=None) -> Path:
    """A library file with these records."""
    with Library(path) as opened, opened.transaction():
        for text in sample() if texts is None else texts:
            add(opened, text, PULLED)
    return path


def count(games: list[Played]) -> Count:
    """Figures of games in the order of play."""
    found = Count()
    for at, game in enumerate(games):
        kept = derived.summary_text(game.row)
        if kept:
            found.add(derived.read_summary(
                f"{at:06}", game.game, game.players, json.dumps(game.names), kept))
    return found


def page(path: Path, language: str, wanted=ALL) -> str:
    """HTML of the report about a library."""
    with Library(path) as opened:
        return report.page(opened, wanted, language, datetime(2026, 11, 23, 12))


def played(path: Path) -> list[Played]:
    """All games of a library, by their numbers."""
    with Library(path) as opened:
        return [Played.read(row) for row in opened.games()]


@pytest.fixture
def sample_library(tmp_path) -> Path:
    return library(tmp_path / "library.sqlite")


@pytest.fixture
def export(tmp_path, sample_library, capsys):
    """export(option, *args) -> bytes of the file that `crupier export option FILE` writes."""

    def run(option, *args, library=sample_library):
        target = tmp_path / "exported"
        assert cli.main(["export", option, str(target), "--library", str(library), *args]) == 0
        assert f"{target}: " in capsys.readouterr().out
        return target.read_bytes()

    return run


@pytest.fixture
def crupier(capsys, sample_library, monkeypatch):
    """crupier(*args) -> what it prints about the sample library; checks the exit code."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*args, code=0, library=sample_library):
        assert cli.main([*args, "--library", str(library)]) == code
        printed = capsys.readouterr()
        return printed.err if code else printed.out

    return run


def lines(text):
    return [line.rstrip() for line in text.splitlines()]


def refused(capsys, *args):
    """The sentence and the exit code of a command that fails."""
    code = cli.main(list(args))
    return capsys.readouterr().err, code
