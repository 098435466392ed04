"""How the report begins: the story of the last day, records, and the picture of both."""

import io
import re
from html import unescape

import pytest
from PIL import Image

from crupier.engine.any_game.pad import end
from pictures import pads
from tests.host_tools import kinds, scores
from tests.host_tools.report_picture import DESKTOP, PHONE, opened

CLOTH, GOLD = (0x14, 0x25, 0x2B), (0xFF, 0xC8, 0x3D)
LATE = scores.NOON + 11 * 3600          # 23:00


def free(seq, ana, ines, clock=None, title=""):
    """Of most points, which Ana and Inés play."""
    head = dict(pads.any_game(seq, 2, "highest", title=title), names=["Ana", "Inés"])
    return kinds.filled(dict(head, time={"clock": clock}) if clock else head,
                        [[(ana,), (ines,)]], (end(1),))


def head(tmp_path, texts, language="en"):
    """What the cloth says, line by line."""
    html = scores.page(scores.library(tmp_path / f"{language}.sqlite", texts), language)
    cloth = re.search("<header>(.*?)</header>", html, re.DOTALL)[1]
    lines = re.sub("<(?:/p|/h1|/li|/ul|/div)>", "\n", cloth)
    return [line.strip() for line in unescape(re.sub("<.*?>", "", lines)).split("\n")
            if line.strip()]


@pytest.mark.parametrize("language, told", [
    ("en", ["21 November 2026, 23:00–01:00", "Ana and Inés played 3 games: Any game and The Game. "
            "The day went to Ana, who won 2 of 2. The Game: 36 left. New best in Any game: 40."]),
    ("es", ["21 de noviembre de 2026, 23:00–01:00", "Ana e Inés jugaron 3 partidas: Otro juego y "
            "The Game. El día fue para Ana, que ganó 2 de 2. The Game: quedan 36. "
            "Nuevo récord en Otro juego: 40."])])
def test_the_evening_goes_on_after_midnight(tmp_path, language, told):
    """The day before does not belong to it, but has set what is beaten."""
    lines = head(tmp_path, [
        free(1, 20, 30, LATE - 86400), free(2, 25, 5, LATE), free(3, 40, 0, LATE + 3600),
        scores.record(4, "S2", players=2, names=("Ana", "Inés"), clock=LATE + 7200)], language)
    assert lines[2:4] == told
    assert lines[4:6] == ["A Ana 2", "I Inés 0"]


@pytest.mark.parametrize("texts, told", [
    ([free(1, 5, 5)], "Ana and Inés played 1 game: Any game. Ana and Inés end level."),
    ([free(1, 5, 9, title="Brisca")], "Ana and Inés played 1 game: Brisca. Inés won."),
    ([scores.record(1, "S5"), scores.record(2, "S1")],
     "2 games played: The Game. Best: 1 left, excellent."),
    ([scores.record(5, cut=30)], "1 game played: The Game.")])
def test_other_days(tmp_path, texts, told):
    """Without a clock nobody knows which."""
    assert head(tmp_path, texts)[2] == told


@pytest.mark.parametrize("name, link", [("Hugo", "y"), ("Hilario", "e"), ("ines", "e")])
def test_the_spanish_and(tmp_path, name, link):
    lines = head(tmp_path, [scores.record(1, "S2", players=2, names=("Ana", name))], "es")
    assert lines[2].startswith(f"Ana {link} {name} jugaron 1 partida")


def test_records(tmp_path):
    """Of the level that was played most; who is as good stands there, too."""
    lines = head(tmp_path, [
        *(free(seq, *points) for seq, points in enumerate([(30, 10), (9, 30), (1, 3)], 1)),
        scores.record(4, "S5"), scores.record(5, "S1"), scores.record(6, "S194", level="expert")])
    assert lines[-4:-1] == ["Any game30most pointsA AnaI Inés", "The Game1fewest cards left",
                            "Any game2won in a rowI Inés"]


@pytest.mark.browser
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_save_as_picture(chromium, tmp_path, width):
    """The cloth as it stands there, without the button; nothing without JavaScript."""
    file = tmp_path / "report.html"
    library = scores.library(tmp_path / "library.sqlite", [free(1, 5, 9)])
    file.write_text(scores.page(library, "en"), encoding="utf-8")
    with opened(chromium, file, width, java_script_enabled=False) as page:
        assert "Inés won." in page.inner_text("header")
        assert not page.get_by_text("Save as picture").is_visible()
    with opened(chromium, file, width) as page:
        box = page.locator("header").bounding_box()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as picture").click()
        assert page.complaints == [] and saved.value.suggested_filename == "crupier.png"
        picture = Image.open(io.BytesIO(saved.value.path().read_bytes())).convert("RGB")
        assert picture.width >= 1199
        assert picture.height / picture.width < box["height"] / box["width"]
        colours = {colour for _, colour in picture.getcolors(picture.width * picture.height)}
        assert {CLOTH, GOLD} <= colours
