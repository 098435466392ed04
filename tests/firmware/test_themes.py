"""Colours can be read, and told apart by everybody."""

import itertools

import pytest

from pictures.dichromat import RGB, deuteranope
from tests.pure import load

NAMES = ("BG", "BAR", "LINE", "FG", "DIM", "GOLD", "PAPER", "INK", "SHADE", "BLUE", "AMBER", "RED",
         "GREEN", "VIOLET", "MINT", "CORAL")
PRINT = ("BLUE", "AMBER", "RED", "GREEN", "VIOLET")     # on cards
# What stands side by side: suits, piles and fire; good and bad.
GROUPS = [PRINT, ("MINT", "CORAL")]
themes = load("ui/themes")
# Contrast that WCAG 2.2 asks of text (1.4.3) and of graphics (1.4.11).
TEXT, GRAPHICS = 4.5, 3.0
# CIE 1976 distance; one of 2 or 3 can just be seen.
APART = 20


def shown(rgb: int) -> RGB:
    """As 16 bits a pixel leave it."""
    return rgb >> 16 & 0xF8, rgb >> 8 & 0xFC, rgb & 0xF8


every_theme = pytest.mark.parametrize("theme", [
    dict(zip(NAMES, map(shown, themes.colours(theme, table_theme)), strict=True))
    for theme in range(len(themes.THEMES)) for table_theme in range(themes.SHELF)])


def linear(colour: RGB) -> list[float]:
    """sRGB, IEC 61966-2-1."""
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (part / 255 for part in colour)]


def luminance(colour: RGB) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: RGB, other: RGB) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: RGB) -> tuple[float, float, float]:
    """CIE 1976 L*a*b* under D65."""
    r, g, b = linear(colour)
    x, y, z = (cube_root(part) for part in (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, luminance(colour),
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def cube_root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def distance(one: RGB, other: RGB) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


@every_theme
@pytest.mark.parametrize("ink, ground", [
    ("FG", "BG"), ("DIM", "BG"), ("GOLD", "BG"), ("CORAL", "BG"), ("MINT", "BG"),
    ("GOLD", "BAR"), ("FG", "BAR"), ("INK", "PAPER"), ("INK", "SHADE"), ("BG", "GOLD"),
    ("BG", "CORAL"), ("BG", "MINT"), ("GOLD", "INK"), ("FG", "LINE")])
def test_text_can_be_read(theme, ink, ground):
    assert contrast(theme[ink], theme[ground]) >= TEXT


@every_theme
def test_what_is_dim_shows_on_a_quiet_ground(theme):
    assert contrast(theme["DIM"], theme["LINE"]) >= GRAPHICS


@every_theme
@pytest.mark.parametrize("ground", ["BG", "PAPER"])
@pytest.mark.parametrize("role", PRINT)
def test_print_stands_out_from_table_and_card(theme, role, ground):
    assert contrast(theme[role], theme[ground]) >= GRAPHICS


@every_theme
@pytest.mark.parametrize("sight", [lambda colour: colour, deuteranope], ids=["all", "deuteranope"])
@pytest.mark.parametrize("group", GROUPS, ids=" ".join)
def test_what_differs_by_colour_can_be_told_apart(theme, group, sight):
    for one, other in itertools.combinations(group, 2):
        assert distance(sight(theme[one]), sight(theme[other])) >= APART, (one, other)


@pytest.mark.parametrize("theme", range(len(themes.THEMES)))
def test_text_can_be_read_on_the_table_themes_of_the_home_screen(theme):
    colours = list(map(shown, themes.colours(theme, themes.SHELF)))
    for role in themes.SHELF_ROLES:
        for ink in ("FG", "DIM", "MINT"):
            assert contrast(colours[NAMES.index(ink)], colours[role]) >= TEXT, (role, ink)
