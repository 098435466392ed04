"""`crupier report` about every game there is."""

import re
from html import escape

import pytest

from crupier.scores.views.game_report import REPORTS, report_of
from crupier.words import languages
from tests.host_tools import kinds, scores
from tests.host_tools.report_picture import DESKTOP, PHONE, opened


@pytest.fixture(scope="module")
def pages(every_kind):
    """HTML about one game of each kind, by language."""
    return {language: scores.page(every_kind, language) for language in languages()}


def part(html, title):
    """The section with this heading."""
    return re.search(f"<section><h2>{re.escape(title)}</h2>(.*?)</section>", html, re.DOTALL)[1]


def cells(html, heading):
    """Rows of the table under this heading."""
    table = html[html.index(f"<h3>{heading}</h3>"):]
    table = table[:table.index("</table>")]
    return [re.findall("<t[dh][^>]*>(.*?)</t[dh]>", row) for row in
            re.findall("<tr>(.*?)</tr>", table)]


@pytest.mark.parametrize("language", languages())
def test_every_game_has_its_part(pages, games, language):
    html = pages[language]
    titles = re.findall("<h2>(.*?)</h2>", html)
    assert titles[:len(REPORTS)] == [report_of(name, language).title for name in REPORTS]
    for game in games.values():
        look = report_of(game.game, language)
        assert escape(look.outcome(game)) in part(html, look.title)
    assert ' id="' not in html
    drawings = "".join(re.findall(r"<svg.*?</svg>", html, re.DOTALL))
    assert all(f"--{role}:" in html for role in re.findall(r"var\(--(\w+)\)", drawings))


@pytest.mark.parametrize("name", [name for name in kinds.NAMES if "overridden" in name])
def test_rounds_against_the_rules_are_marked(pages, games, name):
    """The pad with one is the last of its game, and so told in detail."""
    look = report_of(games[name].game, "es")
    html = part(pages["es"], look.title)
    assert "! contra las reglas" in html
    assert cells(html, look.text["last_rounds"])[1][0] == "1!"


def test_standings_of_take_that_and_galloneta(pages):
    twins, aces = (part(pages["en"], title) for title in ("Take That, score", "Galloneta, score"))
    assert cells(twins, "Standings")[1:] == [
        ["Ana", "2 games", "2", "2", "-18", "-18.0", "2", "2", "0"],
        ["Beto", "2 games", "2", "0", "-31", "-31.0", "0", "0", "0"],
        ["Ana", "2 games, against the rules", "1", "1", "–", "-19.0", "0", "0", "0"],
        ["Beto", "2 games, against the rules", "1", "0", "–", "-31.0", "0", "0", "0"],
        ["Ana", "3 games", "0", "0", "–", "–", "0", "0", "1"],
        ["Beto", "3 games", "0", "0", "–", "–", "0", "0", "1"]]
    toads = cells(twins, "What the points came from")
    assert toads[0] == ["Player", "Games", "Plus", "Minus", "Toads"]
    assert toads[1][:2] == ["Ana", "8"] and toads[-1][0] == "everybody"
    assert cells(aces, "How the games ended")[1:] == [
        ["the ace was killed", "4"], ["draw: both had passed", "3"], ["unfinished", "1"]]
    assert cells(aces, "What the points came from")[1] == [
        "Ana", "8", "1", "3", "3", "1", "2", "2"]
    tiles = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", aces)
    assert tiles == [("series played", "2"), ("games played", "7"), ("aces killed", "4"),
                     ("draws", "3")]


def test_the_group_has_its_best_and_average(pages):
    rows = cells(part(pages["es"], "The Game, puntos"), "Por nivel")
    assert ["normal", "3", "5", "1", "0", "12,2", "0", "2", "1"] in rows
    assert ["experto, On Fire", "5", "2", "0", "7", "15,0", "0", "1", "0"] in rows


def test_a_chart_has_the_points_of_those_who_finished(pages):
    """In its tooltips."""
    twins, aces = (part(pages["en"], title) for title in ("Take That, score", "Galloneta"))
    wide = twins[:twins.index('<svg class="narrow"')]
    assert re.findall("<title>(.*?)</title>", wide) == [
        "1: -18", "2: -18", "3: -19", "1: -31", "2: -31", "3: -31"]
    wide = aces[:aces.index('<svg class="narrow"')]
    assert re.findall("<title>(.*?)</title>", wide) == ["Lost: 1", "Won: 1"]


@pytest.mark.parametrize("name", [name for name in kinds.NAMES if "given up" in name])
def test_a_game_that_was_given_up_is_no_trouble(tmp_path, name):
    html = scores.page(scores.library(tmp_path / "library.sqlite", [kinds.record(name)]), "es")
    assert "abandonada" in html and "<h2>" in html


@pytest.mark.browser
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_it_opens_offline(chromium, pages, tmp_path, width):
    file = tmp_path / "report.html"
    file.write_text(pages["es"], encoding="utf-8")
    with opened(chromium, file, width, color_scheme="light") as page:
        assert page.requests == [file.as_uri()] and page.complaints == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        shown = page.locator("figure svg:visible")
        assert shown.count() == 12
        for svg in shown.all():
            assert svg.locator("text").evaluate_all(
                "all => all.every(t => { const a = t.getBoundingClientRect(), "
                "b = t.ownerSVGElement.getBoundingClientRect(); return a.left >= b.left - 2 "
                "&& a.right <= b.right + 12 && a.top >= b.top - 2 && a.bottom <= b.bottom + 2 })")
