"""What the table of The Game and its end say fits, in every language and size."""

import pytest

from tests.firmware.sizes import SIZES, Size
from tests.firmware.test_strings import CODES, SHORTER, TEXTS, text_of
from tests.pure import font, width

GAME = "the_game"
KEYS = {"teach.first": "{OK}", "teach.end": "{NEXT}", "teach.card": "{NEXT}",
        "teach.pile": "{↑}", "teach.menu": "{OK}"}
HINTS = ("ten", "beats", "empty", "hint", "odds", "back", "returns", "keeps", "skips",
         "others", "same", "plan", "alone")
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
languages = pytest.mark.parametrize("code", CODES)


def pixels(name: str, text: str) -> int:
    name, _, factor = name.partition("*")
    return int(factor or 1) * (width(font(name), text) - 1)


def cap(at, name: str | None) -> int:
    """The room that a key takes before what it does."""
    gap = 13 if at.KEY_CAP else 6 if at.SAY_CENTRE else 4
    return pixels(at.KEY_FONT, name) + gap if name else 0


def said(size: Size, code: str, kind: str) -> dict[str, str]:
    """Texts of a kind by key, with the longest values."""
    return {key: text_of(size, GAME, code, key) for key in TEXTS[GAME, code]
            if key.startswith(kind)}


@every
@languages
def test_what_is_said_at_the_table_fits(size, code):
    at = size.part("table")
    room = at.SAID[2]
    tie = int(at.TIE[4:]) + 9           # what stands before a hint
    for key, text in said(size, code, at.SAY).items():
        word = key[len(at.SAY):]
        # A key only where there is room, a tie before the first hint only with colours.
        before = tie if word.startswith(HINTS) or (word == "apart" and size.at.COLOUR) else 0
        assert pixels(at.SAY_FONT, text) + before <= room, key
    if at.SAID_WIDE:
        room = at.SAID_WIDE[2]
    for key, text in said(size, code, "teach.").items():
        if key == "teach.end" and not at.SAY_CENTRE:
            continue                    # the button says it
        if key in ("teach.more", "teach.good") and not (at.SAY_CENTRE or at.SAID_WIDE):
            continue                    # what is due says so
        name = KEYS.get(key) and size.named(code, KEYS[key])
        assert pixels(at.SAY_FONT, text) + cap(at, name) <= room, key


@every
@languages
def test_what_is_due_fits_beside_its_places(size, code):
    at = size.part("table")
    room = at.TURN[2] - at.DUE_PAD
    assert pixels(at.TURN_FONT, text_of(size, GAME, code, "turn.end")) < at.TURN[2] - 2
    if at.DUE_FONT:
        x, _, w, _, step = at.SLOTS
        if not at.SLOTS_STAY:
            room -= x + 2 * step + w - at.TURN[0]
        assert pixels(at.DUE_FONT, text_of(size, GAME, code, "turn.due")) <= room


@every
def test_the_chance_to_win_fits(size):
    at = size.part("table")
    assert at.LEVEL[0] + width(font(at.LEVEL_FONT), "100%") <= size.width
    assert width(font(at.LEVEL_FONT), "100%") <= at.LEVEL[2]


@every
@languages
def test_the_end_of_a_game_fits(size, code):
    at = size.part("over")
    texts = said(size, code, "over.")
    assert at.TITLE[0] + pixels(at.TITLE_FONT, texts["over.record"]) <= size.width
    for key in ("over.none", "over.few", "over.few_one", "over.burned"):
        x = at.WHY[0] if at.WHY else at.TITLE[0]
        assert x + pixels(at.WHY_FONT, texts[key]) <= size.width, key
    x = at.WHY[0] if at.WHY else at.TITLE[0]
    assert x + pixels(at.WHY_FONT, texts["over.stuck"]) <= size.width
    assert pixels(at.LEFT_FONT, texts["over.left"]) < at.CARD[0][2]
    for key, (x, _) in zip(("over.best", "over.mean", "over.rank"), at.VALUES, strict=False):
        assert x + at.VALUE_GAP + pixels(at.LABEL_FONT, texts[key]) <= size.width, key
    for key in ("tricks", "tricks_one", "most", "most_one", "wins", "wins_one"):
        if at.FEATS and at.FEATS_BESIDE:        # before what falls
            end = at.FEATS[0][0] + at.VALUE_GAP + pixels(at.LABEL_FONT, texts["over." + key])
            assert end < at.CONFETTI[0][0], key
    if at.WIN_TITLE_FONT:
        left, right = at.CONFETTI       # it stands between what falls
        room = right[0] - left[0] - left[2]
        assert pixels(at.WIN_TITLE_FONT, texts["over.win"]) <= room
    for rating in ("win", "excellent", "plain", "none"):
        title = text_of(size, GAME, code, "title." + rating)
        assert at.TITLE[0] + pixels(at.TITLE_FONT, title) <= size.width, rating
    if size.at.COLOUR:
        assert pixels(at.LEFT_FONT, texts["over.cards"]) < at.CARD[1][2]
    for key, place in (("button.new", 0), ("button.same", 1), ("button.watch", 1)):
        room = at.BUTTONS[place][2] - 3
        assert pixels(at.BUTTON_FONT, text_of(size, GAME, code, key)) <= room, key
    assert SHORTER[GAME, code].keys() <= TEXTS[GAME, code].keys()


@every
@languages
def test_what_is_said_between_two_turns_fits(size, code):
    at, seats = size.part("hand_over"), size.part("seats")
    texts = said(size, code, "pass.")
    room = at.BOX[2] - 2
    assert pixels(at.GIVE_FONT, texts["pass.give"]) <= room
    key = pixels(at.KEY_FONT, size.named(code, "{OK}")) + 12
    assert key + pixels(at.KEY_FONT, texts["pass.show"]) <= room
    # "99/99" or a triangle, and a letter with a number of up to eight cards for each.
    sums = texts["pass.laid"], "A8 B8 C8 D8 E8"
    trick = "A", texts["pass.trick"] + (": " * (at.LINES == 1))
    for (head, tail), beside in ((sums, 12), (trick, pixels(at.LINE_FONT, "99/99") + 4)):
        lines = [head, tail] if at.LINES > 1 else [f"{head} {tail}"]
        rooms = [at.LINE[2] - 2 * at.LINE_PAD - beside, at.LINE[2] - 2 * at.LINE_PAD]
        for line, room in zip(lines, rooms, strict=False):
            assert pixels(at.LINE_FONT, line) <= room, line
    for key in ("turn.pass", "turn.on"):
        assert pixels(seats.TURN_FONT, text_of(size, GAME, code, key)) < seats.TURN[2] - 2
    if not seats.OTHERS and not seats.HEADER_H:
        assert pixels(seats.SAY_FONT, "W6 W6 W6 W6") <= seats.SAID[2]
