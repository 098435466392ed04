"""What the table of Galloneta says fits, in every language and size."""

import pytest

from crupier.build import art
from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, TEXTS, fits, form_of, text_of
from tests.pure import FIRMWARE, font, width

GAME = "galloneta"
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
languages = pytest.mark.parametrize("code", CODES)
_DUEL = "4.5>3.5"
_OUTCOMES = "pass.kills", "pass.both", "pass.falls", "pass.saved", "device.saves"
_EFFECTS = "4.5<3.5", "1/3", "2+3+5", "+0", "=4.5", "→2", "↓1"


def pixels(name: str, text: str) -> int:
    return width(font(name), text) - 1


def accents(name: str) -> int:
    """Rows above a capital."""
    return font(name).ascent - font(name).cap


def said(size: Size, code: str, *kinds: str) -> dict[str, str]:
    """With the longest values."""
    return {key: text_of(size, GAME, code, key) for key in TEXTS[GAME, code]
            if key.startswith(kinds)}


@every
@languages
def test_the_aces_fit_their_rows(size, code):
    for label in said(size, code, "label.aces").values():
        for suit in said(size, code, "suit.").values():
            fits(size, label, suit)


@every
@languages
def test_what_ok_does_fits_beside_the_board(size, code):
    at = size.part(GAME)
    acts = said(size, code, "act.").values()
    effects = (*_EFFECTS, *said(size, code, "cost.").values())
    if not size.at.COLOUR:
        assert max(pixels(at.ACT_FONTS[-1], act) for act in acts) <= at.ACT[2] - 2
        assert max(pixels("G7", effect) for effect in effects) <= at.EFFECT[2]
    elif at.PANEL:
        assert max(pixels(at.ACT_FONTS[-1], act) for act in acts) <= at.PANEL[1][2] - 6
        assert max(pixels(at.EFFECT_FONT, effect) for effect in effects) <= at.PANEL[1][2]
    else:
        sentences = said(size, code, "say.", "tip.").values()
        assert [each for each in sentences
                if pixels(at.SAY_FONTS[-1], each) > at.SAID[2] - 16] == []


@every
@languages
def test_the_task_of_a_lesson_fits(size, code):
    """As the board is seen with it. Beside its second line there may be an effect."""
    at = size.part(GAME)
    x, y, w, h = at.TASK
    name = at.TASK_FONT if size.at.COLOUR else "G7"
    cap = font(name).cap
    for text in said(size, code, "task.").values():
        lines = Size.wrap_in(name, text, w)
        # As kit.lines() paints them: in colour in the middle of the place.
        step = min(cap + 4, h // len(lines))
        above = (h - step * len(lines) + step - cap) // 2 if size.at.COLOUR else 0
        assert y + above >= accents(name), text
        assert max(pixels(name, line) for line in lines) <= w, text
        assert len(lines) * (cap + 1) <= h, text
        if not size.at.COLOUR and at.EFFECT[1] < y + h:
            assert all(x + pixels(name, line) < at.EFFECT[0] for line in lines[1:]), text


@every
@languages
def test_why_nobody_steps_aside_fits(size, code):
    """In one line below the board, in several beside."""
    at = size.part(GAME)
    for text in said(size, code, "no.").values():
        if size.at.COLOUR and not at.PANEL:
            assert pixels(at.SAY_FONTS[-1], text) <= at.SAID[2] - 16
            continue
        name, (_, _, w, h) = (at.NOTE_FONT, at.PANEL[1]) if size.at.COLOUR else ("G7", at.NOTE)
        w, h = (w - 4, h - 4) if size.at.COLOUR else (w, h)
        assert size.at.COLOUR or at.NOTE[1] >= accents(name)
        lines = Size.wrap_in(name, text, w)
        assert max(pixels(name, line) for line in lines) <= w, text
        assert len(lines) * (font(name).cap + 1) <= h, text


@every
@languages
def test_outcomes_of_an_attack_fit(size, code):
    """Two of them, above the buttons."""
    at = size.part("duel")
    _, y, w = at.LINES
    name = at.LINE_FONTS[-1]
    lines = {key: Size.wrap_in(name, each, w) for key, each in said(size, code, "duel.").items()}
    del lines["duel.wait"]
    if not size.at.COLOUR:
        del lines["duel.half"]      # it is not said there
    else:
        assert len(lines["duel.half"]) == 1     # there may be two others above it
    assert [each for wrapped in lines.values() for each in wrapped if pixels(name, each) > w] == []
    most = max(map(len, lines.values()))
    assert y + 2 * (most * at.LINE_STEP + at.LINE_AIR) <= at.BUTTONS[0][1] + at.LINE_STEP // 2
    for key, (_, _, wide, _) in zip(("act.attack", "duel.wait"), at.BUTTONS, strict=True):
        assert pixels(at.BUTTON_FONTS[-1], text_of(size, GAME, code, key)) <= wide - 4


@every
@languages
def test_what_a_device_does_fits_below_its_name(size, code):
    """In the smallest font, in as many lines as that takes. In one line it may be cut."""
    at, look = size.part(GAME), size.part("device")
    _, _, w, h = at.DEVICE
    if h <= 20:
        return
    name, w, h = look.SAID_FONTS[-1], w - 2 * look.PAD - 4, h - 2 * look.PAD
    room = 2 * (h - (h * look.SAID_AT >> 7))
    for key, form in said(size, code, "pass.", *["device.saves"] * size.at.COLOUR).items():
        if key in _OUTCOMES:
            form = form_of(size, GAME, code, key)
            form %= (_DUEL, TEXTS[GAME, code]["rank.11"])[:form.count("%s")]
        lines = Size.wrap_in(name, form, w)
        assert max(pixels(name, line) for line in lines) <= w
        cap, below = font(name).cap, font(name).descent
        assert len(lines) * (cap + 1) - 1 + 2 * below <= room, form


@every
def test_a_value_and_a_half_have_room_in_a_duel(size):
    """None is higher: only of a card that is worth half is there a half."""
    look = size.part("duel")
    half = art.pictures(FIRMWARE / "ui/sprites", size.at.COLOUR)[look.HALF]
    wide = width(font(look.NUMBER_FONT), "4") + half[0]
    assert all(wide <= w for _, _, w in look.NUMBERS)


@every
@languages
def test_what_has_been_done_fits_while_the_device_is_handed_over(size, code):
    at = size.part("hand_over")
    room = at.LINE[2] - 2 * at.LINE_PAD
    more = pixels(at.LINE_FONT, " 9/9") + 30 if at.LINES == 1 else 0
    done = {key: each for key, each in said(size, code, "pass.").items()
            if key not in ("pass.give", "pass.show")}
    assert [each for each in done.values() if pixels(at.LINE_FONT, each) + more > room] == []
    assert pixels(at.KEY_FONT, "OK") + 12 + pixels(
        at.KEY_FONT, text_of(size, GAME, code, "pass.show")) <= at.BOX[2] - 4
    assert pixels(at.GIVE_FONT, text_of(size, GAME, code, "pass.give")) <= at.BOX[2] - 2
