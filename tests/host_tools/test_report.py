"""`crupier report`: opened in a real Chromium, without a network."""

import io
import re
from functools import cache

import pytest
from PIL import Image

from crupier import cli
from crupier.scores.filters import Filters
from crupier.scores.views.games import the_game_report
from crupier.words import languages, words
from tests.host_tools import scores
from tests.host_tools.matches import EXAMPLES, FOUR, match
from tests.host_tools.report_picture import DESKTOP, PHONE, opened, season

GREEN, DARK_GREEN = (0x0A, 0x7A, 0x5A), (0x4F, 0xC7, 0x9C)     # excellent games


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """Both games, everything that can happen, and enough for the rolling average."""
    texts = [*scores.sample(), match(20, FOUR, EXAMPLES, clock=scores.NOON),
             match(21, ("Ana", "Luis", "Eva"), seed=1, clock=scores.NOON + 86400)]
    texts += [text.replace('"seq":', '"seq":1') for text in season()[:12]]
    return scores.library(tmp_path_factory.mktemp("report") / "library.sqlite", texts)


@pytest.fixture(scope="module")
def html(library):
    """html(language) -> the page about these games."""
    return cache(lambda language: scores.page(library, language))


@pytest.fixture
def written(tmp_path, html):
    """written(language) -> file of a report; or of that about another library."""

    def write(language="en", of=None):
        file = tmp_path / f"report-{language}.html"
        page = scores.page(of, language) if of else html(language)
        file.write_text(page, encoding="utf-8")
        return file

    return write


def clean(page, file):
    """Nothing was asked for but the page, and nothing was complained about."""
    return page.requests == [file.as_uri()] and page.complaints == []


def has(png, colour):
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return any(seen == colour for _, seen in image.getcolors(image.width * image.height))


@pytest.mark.browser
@pytest.mark.parametrize("language, width, chart", [
    ("en", DESKTOP, "wide"), ("es", DESKTOP, "wide"), ("es", PHONE, "narrow")])
def test_it_opens_offline(chromium, written, language, width, chart):
    file, texts = written(language), words(language)
    with opened(chromium, file, width, color_scheme="light") as page:
        assert clean(page, file)
        assert page.evaluate("document.documentElement.lang") == language
        assert page.title() == f"Crupier · {texts['title']}"
        for key in ("over_time", "distribution", "by_level", "standings", "duels", "not_counted"):
            assert (texts[key] % 3 if "%" in texts[key] else texts[key]) in page.inner_text("body")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        shown = page.locator("figure svg:visible")
        assert [svg.get_attribute("class") for svg in shown.all()] == 3 * [chart]
        for svg in shown.all():
            box = svg.bounding_box()
            assert box["width"] > 0.8 * min(width, 700) and box["height"] > 150
            inside = svg.locator("text").evaluate_all(
                "all => all.every(t => { const a = t.getBoundingClientRect(), "
                "b = t.ownerSVGElement.getBoundingClientRect(); return a.left >= b.left - 2 "
                "&& a.right <= b.right + 12 && a.top >= b.top - 2 && a.bottom <= b.bottom + 2 })")
            assert inside
        assert has(page.screenshot(full_page=True), GREEN)


@pytest.mark.browser
def test_by_night_and_on_paper(chromium, written):
    file = written()
    with opened(chromium, file, color_scheme="dark") as page:
        night = page.screenshot(full_page=True)
        assert has(night, DARK_GREEN) and not has(night, GREEN)
        page.emulate_media(media="print", color_scheme="light")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)")
        assert page.pdf().startswith(b"%PDF")


@pytest.mark.browser
def test_a_name_is_only_a_name(chromium, written, tmp_path):
    evil = '<img src=x onerror=alert(1)>&amp;"$x_'
    texts = [scores.record(1, "S2", players=2, names=(evil, "Luis"), clock=scores.NOON),
             match(2, (evil, "_b", "王"), seed=1)]
    file = written(of=scores.library(tmp_path / "evil.sqlite", texts))
    with opened(chromium, file) as page:
        assert clean(page, file)
        assert page.locator("img").count() == 0
        assert page.locator("td", has_text=evil).count() > 0
        legend = page.locator("svg.wide text").all_text_contents()
        assert evil in legend and "_b" in legend and "王" in legend


@pytest.mark.browser
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_solo_games_turn_by_turn(chromium, written, tmp_path, monkeypatch, width):
    """The latest is open, the others open at a click."""
    cost = {"turn": 2, "played": ["place(20, A1)", "place(21, A1)", "place(90, D2)"],
            "better": ["end_turn()"], "chance": 0.125, "best": 0.5, "loss": 0.375}
    monkeypatch.setattr(the_game_report, "cached", lambda text: {
        "hint_left": 3, "chances": [0.4, 0.125, 0.25], "costs": [cost]})
    texts = [scores.record(1, "S5"), scores.record(2, "S1")]
    file = written("es", scores.library(tmp_path / "solo.sqlite", texts))
    with opened(chromium, file, width, color_scheme="light") as page:
        assert clean(page, file)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        games, charts_shown = page.locator("details"), page.locator("details svg:visible")
        assert games.count() == 2 and charts_shown.count() == 1
        games.nth(1).locator("summary").click()
        assert charts_shown.count() == 2
        row = games.nth(1).locator("tbody td").all_text_contents()
        assert row == ["2", "20, 21 en la pila A1; 90 en la pila D2", "fin del turno", "37,5"]
        assert "Turno 2: 12,5 %" in games.nth(1).locator("svg.wide title").all_text_contents()


@pytest.mark.parametrize("texts", [
    [], [scores.DAMAGED], [scores.UNKNOWN], scores.sample()[:1], scores.sample()[4:5],
    [match(1, FOUR, EXAMPLES, finish=False)], [match(1, ("", "", ""))]])
@pytest.mark.parametrize("language", languages())
def test_any_library_has_a_report(tmp_path, texts, language):
    library = scores.library(tmp_path / "library.sqlite", texts)
    html, said, games = scores.page(library, language), words(language), scores.played(library)
    counted = sum(game.counts for game in games)
    assert (said["empty"].replace("'", "&#x27;") in html) == (not counted)
    assert (said["not_counted_one"] in html) == (counted < len(games))


def test_the_same_games_give_the_same_page(library, html):
    assert scores.page(library, "en") == html("en")


def test_colours_are_roles(html):
    page = html("en")
    drawings = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert set(re.findall(r"#[0-9a-f]{6}\b", drawings)) == set()
    style, roles = page[page.index("<style>"):page.index("</style>")], set(
        re.findall(r"var\(--(\w+)\)", drawings))
    assert {"ink", "win"} <= roles
    for role in roles:
        assert style.count(f"--{role}:") >= 2       # by day, by night


def test_the_figures_above_the_charts(library):
    html, games = scores.page(library, "es", Filters(game="the_game")), scores.played(library)
    tiles = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", html)
    left = [game.result["left"] for game in games if game.counts and game.game == "the_game"
            and game.result["result"] != "ABANDONED"]
    assert [value for _, value in tiles] == [
        str(len(left)), str(left.count(0)), str(min(left)),
        f"{sum(left) / len(left):.1f}".replace(".", ","), str(sum(cards < 10 for cards in left))]


def test_the_command(tmp_path, sample_library, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert cli.main(["report", "--library", str(sample_library)]) == 0
    assert capsys.readouterr().out == (
        "crupier-report.html: a report about 10 games. Open it in a browser.\n")
    assert '<html lang="es">' in (tmp_path / "crupier-report.html").read_text("utf-8")
    assert cli.main(["report", "--lang", "en", "-o", "other.html", "--level", "expert", "--json",
                     "--library", str(sample_library)]) == 0
    assert capsys.readouterr().out == '{"file": "other.html", "games": 1}\n'
    assert '<html lang="en">' in (tmp_path / "other.html").read_text("utf-8")
