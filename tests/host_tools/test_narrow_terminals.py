"""What people read in a terminal of 80 and of 60 columns, in both languages."""

import io
import re

import pytest
from rich.console import Console

from crupier.scores.library import Library
from crupier.scores.views import tables
from crupier.scores.views.game_report import report_of
from crupier.scores.views.played import Played
from crupier.words import grouped, languages, words
from pictures import pads
from tests.host_tools import kinds, scores

WIDTHS = (80, 60)
CUT = re.compile(r"\w…|…\w")      # a word that ends early; a cell of a pad may be "…"

narrow = pytest.mark.parametrize("width, language", [
    (width, language) for width in WIDTHS for language in languages()])


@pytest.fixture
def shown(monkeypatch):
    """shown(width, *parts) -> lines of these on a terminal; each fits and none is cut."""

    def show(width, *parts):
        file = io.StringIO()
        console = Console(file=file, width=width, color_system=None, markup=False,
                          highlight=False, emoji=False)
        for part in parts:
            console.print(part)
        found = [line.rstrip() for line in file.getvalue().splitlines()]
        assert max(map(len, found)) <= width and not CUT.search("\n".join(found))
        return found

    return show


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """One of each kind, with dates, and names as long as a board takes them."""
    texts = [text.replace('"Ana"', '"Maximiliana"').replace('"time":{"boot":1', '"time":{"clock":'
             f"{scores.NOON + 60 * at},\"boot\":1") for at, text in enumerate(kinds.every())]
    path = tmp_path_factory.mktemp("narrow") / "library.sqlite"
    return scores.library(path, [*scores.sample(), *texts])


@narrow
def test_games(shown, library, width, language):
    with Library(library) as opened:
        games = [Played.read(row) for row in opened.selection()]
    text = "\n".join(shown(width, *tables.games_tables(games, language)))
    for game in games:
        when = game.date.strftime("%Y-%m-%d %H:%M") if game.date else f"#{game.row.seq}"
        assert re.search(rf"^ *{game.number} +{when}", text, re.MULTILINE)
    assert text.count(words(language)["not_verified"]) >= sum(not game.counts for game in games)


@pytest.mark.parametrize("width", range(40, 101, 3))
def test_games_of_people_with_wide_names(shown, tmp_path, width):
    """What was 35 left ended as 3…"""
    seats = ("李雷", "Zoë 🎡", "A;B"), ("韓梅梅", "李雷"), ("🎡🎡🎡", "Ana", "李雷")
    texts = [scores.record(seq, f"S{seq}", players=len(names), names=names)
             for seq, names in enumerate(seats, 1)]
    with Library(scores.library(tmp_path / "wide.sqlite", texts)) as opened:
        games = [Played.read(row) for row in opened.selection()]
    lines = shown(width, *tables.games_tables(games))
    for game in games:
        outcome = report_of(game.game).outcome(game)
        assert outcome.replace(" ", "") in "".join(lines).replace(" ", "")


@narrow
def test_stats(shown, library, width, language):
    with Library(library) as opened:
        count = opened.figures()
    levels, players = count.levels(language), count.players(language)
    found = shown(width, tables.stats(levels, players, count.duels(), count.tallies(),
                                      1234, 3, language))
    rows = [line.split() for line in found]
    for row in [*levels, *players]:
        cells = tables.figure_cells(row, words(language))
        assert any(line[-len(cells):] == cells for line in rows)
    assert grouped(1234, words(language)) in "\n".join(found)


@narrow
def test_show(shown, library, width, language):
    with Library(library) as opened:
        games = [Played.read(row) for row in opened.selection()]
    for game in games:
        steps = list(report_of(game.game, language).steps(game))
        for at in {0, len(steps) // 2, len(steps) - 1} if steps else ():
            shown(width, tables.page(game, steps, at, language))
        shown(width, *tables.transcript(game, steps, language=language))


@narrow
def test_a_pad_with_many_rounds_is_turned(shown, tmp_path, width, language):
    head = pads.martes13(1, 4, 12, "points")
    text = kinds.filled(head, [[(7,), (5,), (12,), (0,)]] * 12)
    game, = scores.played(scores.library(tmp_path / "long.sqlite", [text]))
    steps = list(report_of(game.game, language).steps(game))
    found = shown(width, tables.page(game, steps, len(steps) - 1, language))
    assert any(re.search(r" 12 │ +7 │ +5 │ +12 │ +0 │", line) for line in found)


@narrow
def test_the_keys_stand_in_one_line_below_a_step(width, language):
    assert len(words(language)["page"] % (1000, 1000)) <= width
