"""Results as twelve letters, told from mouth to mouth. Runs on CPython and MicroPython."""

from engine.shuffle import ALPHABET
from engine.the_game.options import LEVELS
from engine.the_game.told import LETTERS, NotTold, rank, read, short, spell, told_by

RESULT = "2026-11-28", "standard", False, 12, "ANA"
HEAD = {"game": "the_game", "players": 1, "seed": "2026-11-28",
        "options": {"level": "standard", "fire": False, "first": 0},
        "result": {"result": "ENDED", "left": 12, "rating": "plain"}}


def results(count):
    """Results of all kinds, as dice would have them."""
    state = 1
    for _ in range(count):
        dice = []
        for n in (74, 12, 28, 3, 2, 100, 6):
            state = state * 1_103_515_245 + 12_345 & 0x7FFF_FFFF
            dice.append((state >> 8) % n)
        year, month, day, level, fire, left, letters = dice
        name = "".join([chr(65 + (state >> 3 * i) % 26) for i in range(letters)])[:5]
        yield (f"{2026 + year}-{month + 1:02d}-{day + 1:02d}", LEVELS[level], bool(fire),
               left if left < 99 else None, name)


def told_at(text):
    """None where a text is read; else what the error says of the letter that is wrong."""
    try:
        read(text)
    except NotTold as error:
        return error.at, error
    return None


def changed(text, *places):
    """The text with other letters there, each the one so many after it."""
    letters = list(text)
    for at, by in places:
        letters[at] = ALPHABET[(ALPHABET.index(letters[at]) + by) % 32]
    return "".join(letters)


def test_texts_stay_what_they_are():
    """Other versions read them."""
    assert spell(*RESULT) == "AFFSGA2W3WR3"
    assert spell("2026-01-01", "standard", False, 0, "") == "AAAAAAAAAA67"
    assert spell("2099-12-31", "expert_reduced", True, None, "ZZZZZ") == "PGK597X6VLFR"


def test_what_goes_in_comes_out():
    for result in results(300):
        text = spell(*result)
        assert len(text) == LETTERS and not set(text) - set(ALPHABET)
        assert read(text) == result
        assert read(f" {text[:4].lower()}-{text[4:8]} {text[8:]} ") == result


def test_every_day_of_a_leap_year():
    days = [f"2028-{month + 1:02d}-{day + 1:02d}" for month, count in enumerate(
        (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)) for day in range(count)]
    for day in days + ["2027-12-31", "2029-01-01", "2099-02-28", "2099-03-01"]:
        assert read(spell(day, "expert", True, 98, "B"))[0] == day


def test_one_wrong_letter_is_refused_and_found():
    for result in results(6):
        text = spell(*result)
        for at in range(LETTERS):
            for by in range(1, 32):
                assert told_at(changed(text, (at, by)))[0] == at


def test_two_wrong_letters_are_refused_and_so_are_two_that_changed_places():
    text = spell(*RESULT)
    for first in range(LETTERS):
        for second in range(first):
            for by in range(1, 32):
                assert told_at(changed(text, (first, by), (second, by * 7 % 32 or 5)))
            letters = list(text)
            letters[first], letters[second] = text[second], text[first]
            if letters != list(text):
                assert told_at("".join(letters))[0] is None


def test_what_is_no_text_is_refused():
    text = spell(*RESULT)
    for wrong in ("", text[:-1], text + "A", text[:-1] + "0", text[:-1] + "Ñ", "A" * LETTERS):
        assert told_at(wrong)[0] is None
    read_anyway = 0
    state = 7
    for _ in range(4000):
        wrong = ""
        for _ in range(LETTERS):
            state = state * 1_103_515_245 + 12_345 & 0x7FFF_FFFF
            wrong += ALPHABET[state >> 16 & 31]
        read_anyway += not told_at(wrong)
    assert read_anyway < 6


def test_only_days_of_a_board_are_told():
    for day in ("2025-12-31", "2100-01-01", "2026-02-29", "2026-1-01", "2026-13-01", "K7Q2MX", "",
                "2026-11-28 ", "+026-11-28"):
        assert told_by(dict(HEAD, seed=day)) is None
        try:
            spell(day, *RESULT[1:])
        except NotTold:
            continue
        raise AssertionError(day)


def test_names_are_told_by_their_letters():
    for name, told in (("Ana", "ANA"), ("Íñigo", "INIGO"), ("Zoë Müller", "ZOEMU"), ("李", ""),
                       ("R2-D2", "RD"), ("Ærøÿ×÷ß", "RO"), ("Ça", "CA"), ("ÝÞðü", "YU"),
                       ("A\u0301b", "AB")):
        assert short(name) == told
        assert read(spell(*(RESULT[:4] + (name,))))[4] == told


def test_what_a_record_has_to_tell():
    assert told_by(HEAD) == RESULT[:4]
    assert told_by(dict(HEAD, result={"result": "BURNED", "left": 3}))[3] is None
    for change in ({"game": "the_game_table"}, {"players": 2}, {"seed": "K7Q2MX"}, {"hints": True},
                   {"options": dict(HEAD["options"], given=[231])}, {"options": {}},
                   {"result": dict(HEAD["result"], result="ABANDONED")},
                   {"result": {"best": 4, "result": "WIN"}}, {"result": {"left": 99}},
                   {"result": {"result": "ENDED", "left": [1]}}):
        assert told_by(dict(HEAD, **change)) is None, change
    assert sorted([None, 98, 0, 7], key=rank) == [0, 7, 98, None]
