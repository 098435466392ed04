"""Every text exists in every language, fits its place on every display, and has all its glyphs."""

import re

import pytest

from crupier.build import art, texts
from tests.firmware.longest import ANSWERS, LONGEST
from tests.firmware.sizes import SIZES, Size, wrap
from tests.pure import FIRMWARE, load, words
from tests.pure import font as font_named

strings = load("ui/strings/__init__")
CODES = [code for code, _ in strings.LANGUAGES]
GAMES = sorted(load("games/__init__").GAME_UIS)
OF_GAMES = {(game, code): words(game, code) for game in GAMES for code in CODES}
PAGES = {key: module.PAGES for key, module in OF_GAMES.items()}
# What all have in common, words of each game, and shorter ones.
TEXTS = {("", code): load("ui/strings/" + code).TEXTS for code in CODES}
TEXTS |= {key: getattr(module, "TEXTS", {}) for key, module in OF_GAMES.items()}
SHORTER = {}
for _code in CODES:
    SHORTER |= {("", _code): load("ui/strings/" + _code).NARROW}
    SHORTER |= {(game, _code): words(game, _code).NARROW for game in GAMES}

_NAME = "W" * 12
_SHORT = "W" * 8
# The longest values of a text.
WORST = {
    "value.seconds": (60,), "value.minutes": (60,), "value.kilobytes": (9999,),
    **LONGEST,
    **{f"{where}.{what}": values for where in ("say", "tip") for what, values in {
        "fire": (77,), "undo": (99,), "draw": (8,), "draw_one": (1,), "trick": (89, 99),
        "small": (100, 98, 3), "step": (100, 20, 80), "returns": (89, 79),
        "keeps": (89, 99), "beats": (45,), "skips": (4,), "others": (90,), "odds": (98,)}.items()},
    "teach.first": (97, 100), "teach.more": (2,), "teach.good": (2,), "turn.due": (3,),
    "key.hold": ("KEY1",),
    "over.burned": (77,), "over.stuck": ("Ana",),      # longer names are cut
    "title.round": (99,), "page.starts": (_NAME,), "ending.won": (_SHORT,),
    "cell.ace": (_SHORT,), "cell.horizontal": (_SHORT,), "cell.compra": (_SHORT,),
    "replay.step": (100, 22, -78), "replay.trick": (89, 99), "statistics.last": (30,),
    "page.more_one": (1,), "page.more_some": (3,), "row.none_lately": (20,),
    "result.held": (36,), "note.drawn": (90,), "note.best": (94,),
    "title.winner": (_NAME,), "title.winner_device": (_NAME,),
    "page.next": (_NAME, _NAME), "page.tie": ("Martes 13",),
    "page.deals": (_NAME,),
    "page.deals_to": (_NAME, 9999),
    "page.deck": (14,),
    "page.running": ("The Game, score", "98 left"),
    "page.forget": ("W" * 12,), "page.renamed": ("W" * 12,), "page.taken": ("W" * 12,),
    "page.give_up": ("The Game, score", "98 left"),
    "home.waits": ("",), "home.today": (98,),
    "home.left": (98,), "home.best": (98,), "home.round": ("20/20",),
    "page.end_game": (98,), "page.costly": (100, 49), "page.skips": (100, 49, 90),
    "page.damage": (999, 999),
    "page.filling": (99,), "title.wait": (999,),
    "page.long": (9999,),
}
# What a menu row can show: values by label.
VALUES = {
    "level": ["standard", "expert", "expert_reduced"], "fire": ["yes", "no"],
    "deal": ["random", "daily", "typed"], "date": ["unset"],
    "demo": ["no", "usb", "yes"], "dim": ["never", "seconds", "minutes"],
    "blank": ["never", "seconds", "minutes"],
    "heap": ["kilobytes"], "flash": ["kilobytes"], "theme": ["theme_0", "theme_1"],
    "rounds": ["martes13_table.each_once"], "pad": ["counts", "points"],
    "mode": ["any_game_table.highest", "any_game_table.lowest"],
}
SHOWN = {
    "language": [name for _, name in strings.LANGUAGES], "seed": ["2026-11-21"],
    "date": ["2026-11-21"], "device": ["7b6f2d00"], "dealer": ["W" * 9],
    "brightness": ["5/5"], "average": ["98.0"], "played": ["9999"],
    "streak": ["999"], "longest": ["999"], "abandoned": ["9999"],
}
# Labels whose values are short.
LONG = "label.streak", "label.abandoned", "label.aces1", "label.aces2"
# Characters of what shares its line with something else.
SHARES = {"label": 10, "value": 14, "short": 4, "suit": 12, "way": 6, "noun": 10,
          "cell": 18, "ending": 14}
LINES_OF_AN_ERROR = 2
# In fonts of uneven width: see test_table_texts.py.
IN_PIXELS = ("pass.", "statistics.", "short.", "say.", "tip.", "teach.", "over.", "button.",
             "turn.", "act.", "cost.", "done.", "duel.", "rank.", "card", "device.draws", "hint.")


def form_of(size: Size, game: str, code: str, key: str) -> str:
    places = [SHORTER[game, code], TEXTS[game, code], SHORTER["", code], TEXTS["", code]]
    for told in places if size.at.NARROW else places[1::2]:
        if key in told:
            return told[key]
    raise KeyError(key)


def text_of(size: Size, game: str, code: str, key: str) -> str:
    """With the longest values."""
    form = size.named(code, form_of(size, game, code, key))
    return form % WORST[key] if "%" in form else form


every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
everywhere = pytest.mark.parametrize("game", ["", *GAMES])


@everywhere
def test_languages_have_the_same_keys(game):
    for code in CODES:
        assert TEXTS[game, code].keys() == TEXTS[game, CODES[0]].keys()
        assert SHORTER[game, code].keys() <= TEXTS[game, code].keys() | TEXTS["", code].keys()


@everywhere
def test_languages_take_the_same_values(game):
    for key in TEXTS[game, "en"]:
        told = [source[place, code][key] for source in (TEXTS, SHORTER) for place in ("", game)
                 for code in CODES if key in source[place, code]]
        assert len({tuple(re.findall(r"%[+0-9.]*([a-z])", text)) for text in told}) == 1, key


@every_size
@everywhere
@pytest.mark.parametrize("code", CODES)
def test_texts_fit_their_places(size, game, code):
    assert too_long(size, game, code) == []


@every_size
def test_accents_keep_off_the_line_above(size):
    at, drawn = size.at, font_named(size.at.TEXT)
    step = min(at.PAGE_STEP, (size.height - at.PAGE_Y) // at.PAGE_LINES)
    assert step >= drawn.ascent + drawn.descent


def too_long(size: Size, game: str, code: str) -> list[tuple[str, str]]:
    """(key, text) of what does not fit its place on this size of display."""
    shown = {key: text_of(size, game, code, key) for key in TEXTS[game, code]}
    return [(key, text) for key, text in shown.items() if not has_place(size, key, text)]


def has_place(size: Size, key: str, text: str) -> bool:
    kind = key.split(".")[0]
    if key + "_short" in TEXTS["", "en"] or key in LONG:    # where there is room
        return True
    if kind in ("cell", "ending") and not size.part("round"):
        return True
    if kind in SHARES:
        return len(text) <= (size.columns if size.two_lines else SHARES[kind])
    if kind == "page":
        return len(size.wrapped(text)) <= lines_of_page(size, key)
    if not size.room(kind):
        return True
    font, width, lines = size.room(kind)
    broken = wrap(text, width // size.fonts[font].WIDTH)
    return len(broken) <= lines and " ".join(broken) == text    # no word had to be cut


def lines_of_page(size, key):
    if key in ("page.crash", "page.crashes"):
        step = size.fonts["small"].HEIGHT + 1
        return (size.height - size.at.MARGIN) // step - LINES_OF_AN_ERROR
    return size.dialog_lines(ANSWERS.get(key, 1))


@every_size
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game, reasons", [
    ("martes13_table", (
        ("page.deck", "many", "ladders"), ("page.deck", "many", "martes13"),
        ("page.pile", "few", "ladders"), ("page.bare", "bare", None),
        ("page.table_few", "many", "cards"), ("page.table_many", "few", "martes13"),
        ("page.table_many", "few", "cards"), ("page.points", "many", "points"),
        ("page.points_total", "many", "points"))),
    ("the_game_table", (("page.left", "many", "left"), ("page.burned", "burned", None))),
    ("take_that_table", (
        ("page.odd", "odd", None), ("page.deck_twins", "many", "plus"),
        ("page.deck_twins", "many", "cards"), ("page.deck", "many", "toads"),
        ("page.few", "few", "cards"))),
    ("galloneta_table", (
        ("page.same_suit", "same_suit", None), ("page.turns", "few", "turns"),
        ("page.passes", "few", "turns"))),
])
def test_reason_fits_above_its_answers(size, code, game, reasons):
    """Whose, what is wrong, and why that cannot be, above two answers."""
    for key, fault, noun in reasons:
        whose = _NAME + ": " if key in ("page.points", "page.odd") else ""
        why = text_of(size, game, code, key)
        if noun:
            form = form_of(size, game, code, f"check.{fault}_some")
            wrong = form % (20, text_of(size, game, code, f"noun.{noun}_some"))
        else:
            wrong = text_of(size, game, code, "check." + fault)
        if game == "martes13_table" and key in ("page.deck", "page.pile"):
            why += " " + text_of(size, game, code, "page.more_some")
        assert len(size.wrapped(f"{whose}{wrong}. {why}")) <= size.dialog_lines(2), (key, noun)


@every_size
@pytest.mark.parametrize("code", CODES)
def test_rows_fit_with_their_values(size, code):
    """The label and every value that a menu row can show share its one line, or two."""
    for label, names in VALUES.items():
        for name in names:
            game, _, name = name.rpartition(".")
            fits(size, text_of(size, game, code, "label." + label),
                 text_of(size, game, code, "value." + name))
    for label, shown in SHOWN.items():
        for value in shown:
            fits(size, text_of(size, "", code, "label." + label), value)


@every_size
@pytest.mark.parametrize("game, cell, values, beside", [
    ("galloneta_table", "ace", "suit", 2), ("galloneta_table", "end", "ending", 0),
    ("galloneta_table", "starter", _NAME, 0), ("galloneta_table", "compra", "value.yes", 0),
    ("the_game_table", "burned", "value.yes", 0)])
def test_forms_fit(size, game, cell, values, beside):
    """Words, what they are entered for, and an icon that takes the place of some letters."""
    if not size.part("round"):
        return
    for code in CODES:
        words = [text_of(size, game, code, key) for key in {**TEXTS["", code], **TEXTS[game, code]}
                 if key.startswith(values + ".") or key == values] or [values]
        for word in words:
            fits(size, text_of(size, game, code, "cell." + cell), "." * max(0, beside - 1) + word)


def fits(size, label, value):
    if size.two_lines:
        assert len(label) <= size.columns and len(value) <= size.columns, (label, value)
    else:
        assert len(label) + 1 + len(value) <= size.columns, (label, value)


@every_size
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_help_has_the_same_chapters_everywhere(size, game, code):
    """And the same drawings, each word of which has room."""
    assert len(PAGES[game, code]) == len(PAGES[game, CODES[0]])
    font, width, _ = size.room("title")
    known = art.pictures(FIRMWARE / "ui/sprites", size.at.COLOUR)
    for (title, *told), (same, *_) in zip(PAGES[game, code], PAGES[game, CODES[0]], strict=True):
        title, _, drawn = title.partition("\t")
        assert len(title) <= width // size.fonts[font].WIDTH, title
        assert told[0] and len(told) <= 2
        assert drawn == same.partition("\t")[2]
        for word in drawn.split():
            picture, _, number = word.rpartition(":")
            wide = known[picture][0] + 4 * bool(number) if picture else 0
            assert (wide + len(number) * size.fonts["body"].WIDTH
                    <= size.width // len(drawn.split()) - 2), word


@pytest.mark.parametrize("name", sorted(
    path.stem for path in (FIRMWARE / "ui/fonts").glob("*.bdf")
    if "A" in font_named(path.stem).glyphs))
def test_every_needed_glyph_is_drawn(name):
    """There, and not blank."""
    font = font_named(name)
    needed = set("".join(text for texts in TEXTS.values() for text in texts.values()))
    needed |= set("".join(text for texts in SHORTER.values() for text in texts.values()))
    needed |= set("".join(text for pages in PAGES.values() for page in pages for text in page))
    needed |= set("".join(name for _, name in strings.LANGUAGES))
    needed |= set(map(chr, range(33, 127)))
    for char in sorted(needed - {" ", "\n", "\t", "?"}):
        assert font.glyphs[char].rows, f"{char!r} is blank"


def test_every_text_is_used():
    sources = "".join(path.read_text() for path in
                      set(FIRMWARE.rglob("*.py")) - texts.sources(FIRMWARE))
    computed = ("say.", "tip.", "over.", "button.", "check.empty_",
                "check.left_",
                "title.win", "title.excellent", "title.plain", "title.none", "value.", "short.",
                "label.", "suit.", "noun.", "check.many_", "check.few_", "way.", "row.way_",
                "cell.", "ending.", "pass.", "rank.", "act.", "end.", "device.",
                    "task.", "no.", "hint.")
    for (_, code), told in TEXTS.items():
        for key in told if code == "en" else ():
            assert f'"{key}"' in sources or key.startswith(computed), key


@everywhere
@pytest.mark.parametrize("code", CODES)
def test_shorter_texts_are_needed(game, code):
    columns = min(size.columns for size in SIZES)
    for key, text in SHORTER[game, code].items():
        usual = TEXTS[game, code].get(key) or TEXTS["", code][key]
        shorter, longer = (len(each % WORST[key] if "%" in each else each)
                           for each in (text, usual))
        assert shorter < longer and (longer > columns or key.startswith(IN_PIXELS)), key
