"""Every text exists in every language, fits its place on 128x64, and has all its glyphs."""

import re

import pytest

from tests.pure import FIRMWARE, glyph, load

strings = load("ui/strings/__init__")
basic = load("ui/layouts/w128h64/basic")
table = load("ui/layouts/w128h64/table")
_WIDTH = 128
wrap = load("ui/wrap").wrap
FONTS = {"small": load("ui/fonts/" + basic.SMALL), "body": load("ui/fonts/" + basic.BODY),
         "big": load("ui/fonts/" + basic.BIG)}
CODES = [code for code, _ in strings.LANGUAGES]
GAMES = sorted(path.stem.removesuffix("_en")
               for path in (FIRMWARE / "ui" / "strings").glob("*_en.py"))
OF_GAMES = {(game, code): load(f"ui/strings/{game}_{code}") for game in GAMES for code in CODES}
PAGES = {key: module.PAGES for key, module in OF_GAMES.items()}
# What all games have in common, then the words of each.
TEXTS = {("", code): load("ui/strings/" + code).TEXTS for code in CODES}
TEXTS |= {key: getattr(module, "TEXTS", {}) for key, module in OF_GAMES.items()}

# Where a text stands, by the first part of its key: font, pixels.
_MARKS = 16             # scroll marks in the title
PLACES = {
    "title": ("body", _WIDTH - basic.MARGIN - _MARKS),
    "row": ("body", _WIDTH - 2 * basic.MARGIN),
    "label": ("body", 64),
    "value": ("body", 84),
    "short": ("body", 24),
    "suit": ("small", 60),
    "way": ("body", 36),
    "cell": ("body", 84),
    "note": ("small", _WIDTH - 2 * basic.MARGIN),
    "check": ("small", _WIDTH),
    "noun": ("small", 45),
    "info": ("small", table.INFO[2]),
    "end": ("small", table.END[2] - 1),
    "over": ("small", _WIDTH - table.OVER_TEXT_X),
    "live": ("body", _WIDTH),
}
_NAME = "W" * 12
# The longest values that a text can be given.
WORST = {
    "value.left": (98,), "value.seconds": (60,), "value.minutes": (60,),
    "value.kilobytes": (9999,), "info.step": (100, 22, -78), "info.trick": (89, 99),
    "info.draw": (8,), "info.undo": (99,), "end.due": (3,), "over.best": (98,),
    "title.round": (99,), "note.drawn": (90,), "note.best": (94,), "page.cards_left": (94,),
    "title.winner": (_NAME,), "page.next": (_NAME, _NAME), "page.tie": ("Martes 13",),
    "check.many_one": (1, "Martes 13"), "check.many_some": (37, "Martes 13"),
    "check.few_one": (1, "Martes 13"), "check.few_some": (24, "Martes 13"), "page.deck": (14,),
    "page.drops": ("Escaleras", _NAME, 14),
    "live.hand": (13,), "live.takes": (20, 7), "live.takes_one": (14,),
    "over.seed": ("2026-11-21",), "page.end_game": (98,), "page.damage": (999, 999),
}
# Lines above the answers of a dialog, by the number of answers.
LINES = {"page.end_game": 3, "page.burn": 3, "page.give_up": 3, "page.running": 3, "page.deck": 2,
         "page.pile": 2, "page.table_few": 2, "page.table_many": 2, "page.points": 2,
         "page.points_total": 2}
LINES_OF_A_NOTICE = 4
LINES_OF_THE_CRASH = 5              # the error itself follows below

every_text = pytest.mark.parametrize(
    "game, code, key", [(game, code, key) for game, code in TEXTS for key in TEXTS[game, code]])
everywhere = pytest.mark.parametrize("game", ["", *GAMES])


def filled(game: str, code: str, key: str) -> str:
    text = TEXTS[game, code].get(key) or TEXTS["", code][key]
    return text % WORST[key] if "%" in text else text


@everywhere
def test_languages_have_the_same_keys(game):
    for code in CODES[1:]:
        assert TEXTS[game, code].keys() == TEXTS[game, CODES[0]].keys()


@everywhere
def test_languages_take_the_same_values(game):
    for key in TEXTS[game, "en"]:
        texts = [TEXTS[game, code][key] for code in CODES]
        texts += [TEXTS["", code][key] for code in CODES if key in TEXTS["", code]]
        assert len({tuple(re.findall(r"%[+0-9.]*[a-z]", text)) for text in texts}) == 1, key


@every_text
def test_text_fits_its_place(game, code, key):
    kind = key.split(".")[0]
    if kind == "page":
        lines = wrap(filled(game, code, key), (_WIDTH - 2 * basic.MARGIN) // 5)
        most = LINES_OF_THE_CRASH if key in ("page.crash", "page.pc") else LINES_OF_A_NOTICE
        assert len(lines) <= LINES.get(key, most), lines
    else:
        font, width = PLACES[kind]
        assert len(filled(game, code, key)) * FONTS[font].WIDTH <= width


@pytest.mark.parametrize("code", CODES)
def test_rows_fit_with_their_values(code):
    """The label and every value that a menu row can show share one line."""
    texts = TEXTS["", code]
    columns = (_WIDTH - 2 * basic.MARGIN) // FONTS["body"].WIDTH
    values = {
        "level": ["standard", "expert", "expert_reduced"], "fire": ["yes", "no"],
        "deal": ["random", "daily", "typed"], "continue": ["left"], "date": ["unset"],
        "dim": ["never", "seconds", "minutes"], "blank": ["never", "seconds", "minutes"],
        "heap": ["kilobytes"], "flash": ["kilobytes"],
        "rounds": ["martes13_table.each_once"], "pad": ["counts", "martes13_table.points"],
    }
    for label, names in values.items():
        for name in names:
            game, _, name = name.rpartition(".")
            line = (filled(game, code, "label." + label) + " "
                    + filled(game, code, "value." + name))
            assert len(line) <= columns, line
    for label, longest in (("seed", "2026-11-21"), ("date", "2026-11-21"), ("device", "7b6f2d00"),
                           ("dealer", "W" * 9), ("deals", _NAME), ("starts", _NAME),
                           ("brightness", "5/5"), ("average", "98.0"), ("played", "9999")):
        assert len(texts["label." + label] + " " + longest) <= columns
    for _, name in strings.LANGUAGES:
        assert len(texts["label.language"] + " " + name) <= columns


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_help_has_the_same_chapters_everywhere(game, code):
    assert len(PAGES[game, code]) == len(PAGES[game, CODES[0]])
    for title, text in PAGES[game, code]:
        assert len(title) * FONTS["body"].WIDTH <= PLACES["title"][1], title
        assert text


@pytest.mark.parametrize("name", FONTS)
def test_every_needed_glyph_is_drawn(name):
    """There, and not blank."""
    font = FONTS[name]
    needed = set("".join(text for texts in TEXTS.values() for text in texts.values()))
    needed |= set("".join(title + text for pages in PAGES.values() for title, text in pages))
    needed |= set("".join(name for _, name in strings.LANGUAGES))
    needed |= set(map(chr, range(33, 127)))
    for char in sorted(needed - {" ", "\n", "?"}):
        assert any(glyph(font, char)), f"{char!r} is blank"


def test_every_text_is_used():
    sources = "".join(path.read_text() for path in FIRMWARE.rglob("*.py")
                      if "strings" not in path.parts)
    computed = ("title.win", "title.excellent", "title.plain", "title.none", "value.", "short.",
                "label.", "suit.", "noun.", "check.many_", "check.few_", "way.", "row.way_",
                "cell.")
    for (_, code), texts in TEXTS.items():
        for key in texts if code == "en" else ():
            assert f'"{key}"' in sources or key.startswith(computed), key
