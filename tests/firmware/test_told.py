"""The duel of the day: boards tell each other their results, from mouth to mouth."""

import pytest
from PIL import Image

from crupier.engine.shuffle import ALPHABET
from crupier.engine.the_game.told import LETTERS, read, spell
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import eyes, flash_image, typist
from tests.firmware.console import Console, sealed
from tests.firmware.hands import choose, message
from tests.pure import cell, font, layout, load

DAY = "2026-11-21"              # of the clock of these boards
DEAL = DAY, "standard", False
PLAYED = samples.archive([samples.solo(1, DAY)])
LUIS = spell(*DEAL, 9, "Luis")
COLUMNS = layout("w128h64", "basic").GRID_COLUMNS
MOVES = ["UP", "DOWN", "LEFT", "RIGHT"]
NAME_LETTERS = [load("ui/strings/en").TEXTS["letters." + place] for place in ("first", "rest")]


def open_duel(console):
    choose(console, "Deal of the day")      # which has been played


def rows(console):
    """The results in the table, below which is what to do."""
    found = eyes.rows(console.frame())
    return found[:next((at for at, row in enumerate(found) if row == "Your result"), None)]


def type_in(console, text):
    choose(console, "Enter")
    console.press(*typist.keys(text, COLUMNS, MOVES, False, ALPHABET, ALPHABET, LETTERS,
                               longest=LETTERS))


def letters(frame):
    """The twelve letters that fill the display, in three lines of four."""
    known = {trimmed(glyph(letter)): letter for letter in ALPHABET}
    top, wide = eyes.basic.TITLE_H, font("B12").cap * 3 // 2
    high, left = (frame.height - top) // 3, (frame.width - 4 * wide) // 2
    places = [(left + wide * column, top + high * row) for row in range(3) for column in range(4)]
    return "".join(known[trimmed(frame.crop((x, y, x + wide, y + high)))] for x, y in places)


def glyph(letter):
    dots = cell(font("B12"), letter)
    picture = Image.new("L", (len(dots[0]), len(dots)))
    picture.putdata([255 * (dot == "#") for row in dots for dot in row])
    return picture


def trimmed(picture):
    inked = picture.convert("L").crop(picture.getbbox())
    return inked.size, inked.tobytes()


def settings(console):
    console.board.power_off()
    text, = sealed(console.board.read_file("/data/settings"))
    return text


def test_two_boards_tell_each_other(tmp_path):
    """Each has a game that it verifies, and what the other one says."""
    folders = [tmp_path / name for name in ("ana", "eva")]
    for folder in folders:
        folder.mkdir()
    with Console(folders[0], PLAYED, language="en", names=["Ana"]) as ana, \
            Console(folders[1], PLAYED, language="en", names=["Beto"]) as eva:
        open_duel(ana)
        assert rows(ana) == ["You 11"]
        choose(ana, "Your result", "Ana")               # asked for once
        assert eyes.title(ana.frame()) == "Your result, 11"
        told = letters(ana.frame())
        assert read(told) == (*DEAL, 11, "ANA")
        ana.press("OK")
        assert rows(ana) == ["Ana 11"]
        open_duel(eva)
        type_in(eva, told)
        assert rows(eva) == ["You 11", "ANA says 11"]
        type_in(eva, told)                              # once more says nothing new
        assert rows(eva) == ["You 11", "ANA says 11"]
        choose(eva, "Your result", "New")
        eva.press(*typist.keys("Eva", COLUMNS, MOVES, False, *NAME_LETTERS, usual=4, names=True))
        told = letters(eva.frame())
        assert read(told)[4] == "EVA"
        type_in(ana, told)
        assert rows(ana) == ["Ana 11", "EVA says 11"]
        ana.restart()
        open_duel(ana)
        assert rows(ana) == ["Ana 11", "EVA says 11"]
        assert len(ana.records()) == 1                  # a told result is none


def test_a_wrong_letter_is_named_and_what_was_typed_stays(tmp_path):
    wrong = LUIS[:6] + ALPHABET[ALPHABET.index(LUIS[6]) - 1] + LUIS[7:]
    with Console(tmp_path, PLAYED, language="en", me="Ana") as console:
        open_duel(console)
        type_in(console, wrong)
        assert message(console.frame()) == "Letter 7 must be wrong. Erase it and type it again."
        console.press("OK", "BACK")                     # the caret is behind it
        console.press(*typist.keys(LUIS[6], COLUMNS, MOVES, False, ALPHABET, ALPHABET, 1))
        assert rows(console) == ["LUIS says 9", "Ana 11"]


@pytest.mark.parametrize("text, said", [
    (LUIS[1] + LUIS[0] + LUIS[2:], "Some letters are wrong. Compare all twelve, one by one."),
    (LUIS[:11], "Some letters are wrong. Compare all twelve, one by one."),
    (spell(*DEAL, 11, "Ana"), "That is your own result.")])
def test_what_is_refused_changes_nothing(tmp_path, text, said):
    with Console(tmp_path, PLAYED, language="en", me="Ana") as console:
        open_duel(console)
        type_in(console, text)
        assert message(console.frame()) == said
        console.press("OK", *["BACK"] * (len(text) + 1))
        assert rows(console) == ["Ana 11"]
        assert LUIS[:4] not in settings(console)


def test_a_result_of_another_deal_opens_its_table(tmp_path):
    """Of another day or level: nobody types twelve letters twice."""
    other = spell("2026-11-20", "expert", True, None, "Íñigo")
    with Console(tmp_path, PLAYED, language="en", me="Ana") as console:
        open_duel(console)
        type_in(console, other)
        assert message(console.frame()) == (
            "Another deal: 2026-11-20, Exp+F. This is its table.")
        console.press("OK")
        assert eyes.title(console.frame()) == "2026-11-20 Exp+F"
        assert rows(console) == ["INIGO says burned"]
        choose(console, "Your result")
        assert message(console.frame()) == (
            "First play this deal to its end, alone and without hints.")
        console.press("OK", "BACK")
        assert rows(console) == ["Ana 11"]


def test_the_history_leads_to_the_table_of_a_deal_of_the_day(tmp_path):
    """The first try is told, each other one on its own row; a game of any other seed has none."""
    left = {seq: samples.solo(seq, DAY) for seq in (1, 3)}
    games = samples.archive([left[1], samples.solo(4, "K7Q2MX")]) | samples.record(
        left[3], samples.play(left[3], lambda game: game.left() <= 40).history())
    hinted = dict(samples.solo(2, DAY), hints=True)
    with Console(tmp_path, games | samples.archive([hinted]), language="en", me="Ana",
                 told=[LUIS]) as console:
        choose(console, "History", "Last games")
        console.press("OK")
        assert [row for row in eyes.rows(console.frame()) if row] == ["See the game",
                                                                      "Show as code"]
        console.press("BACK", "DOWN", "DOWN", "DOWN", "OK")
        choose(console, "Duel")
        assert eyes.title(console.frame()) == "2026-11-21 Std"
        assert rows(console) == ["LUIS says 9", "Ana 11"]
        choose(console, "Same deal")
        hand = eyes.table(console.frame()).hand
        assert hand == samples.play(samples.solo(5, DAY), lambda _: True).observation(0)["hand"]


def test_back_from_the_question_leads_back_to_the_table(tmp_path):
    """Not into the game that would be given up."""
    other = samples.solo(2, "S5")
    begun = samples.play(other, lambda game: game.history())
    files = PLAYED | samples.journal(other, begun.history())
    with Console(tmp_path, files, language="en", me="Ana") as console:
        console.press("BACK")
        choose(console, "Save and leave")
        open_duel(console)
        duel = eyes.title(console.frame())
        choose(console, "Same deal")
        assert eyes.title(console.frame()) == "Give up?"
        console.press("BACK")
        assert eyes.title(console.frame()) == duel
        choose(console, "Same deal")
        console.press("OK")                     # the answer leads there
        assert eyes.table(console.frame())


def test_the_last_twelve_are_kept(tmp_path):
    told = [spell(*DEAL, left, "Eva") for left in range(20, 32)]
    damaged = "AAAA"            # from a changed file
    with Console(tmp_path, PLAYED, language="en", told=[damaged, *told[1:]]) as console:
        open_duel(console)
        type_in(console, told[0])
        type_in(console, LUIS)
        text = settings(console)
    assert LUIS in text and told[0] in text and told[2] in text
    assert damaged not in text and told[1] not in text


@pytest.mark.parametrize("cut", [1, 2, 3])
@pytest.mark.parametrize("torn", [0, 0.5, 1])
def test_power_fails_while_a_result_is_written(tmp_path, cut, torn):
    """It is there or not, and all else is as it was."""
    eva = spell(*DEAL, 20, "Eva")
    with Console(tmp_path, PLAYED, language="en", me="Ana", told=[eva]) as console:
        open_duel(console)
        choose(console, "Enter")
        keys = typist.keys(LUIS, COLUMNS, MOVES, False, ALPHABET, ALPHABET, LETTERS,
                           longest=LETTERS)
        console.press(*keys[:-1])
        console.board.cut_after(cut, torn)
        console.press(keys[-1])
        assert not console.board.powered
        console.board.power_on()
        console.boot()
        open_duel(console)
        assert rows(console) in (["Ana 11", "EVA says 20"],
                                 ["LUIS says 9", "Ana 11", "EVA says 20"])


def test_two_keys_are_enough(tmp_path):
    flash_image.install(tmp_path / "flash.img", "waveshare_oled13")
    board = VirtualBoard(tmp_path / "flash.img", "waveshare_oled13", live=False,
                         clock=1_795_219_200)
    board.write_files(samples.settings(language="en") | PLAYED)
    columns = layout("w64h128", "basic").GRID_COLUMNS
    with board:
        board.run(1500)
        for key in [*["NEXT"] * 4, "OK", "NEXT", "NEXT", "OK", *typist.keys(
                LUIS, columns, ["NEXT"], True, ALPHABET, ALPHABET, LETTERS, longest=LETTERS)]:
            board.hold("OK") if key == "BACK" else board.press(key)
            board.run(60)
        board.power_off()
        text, = sealed(board.read_file("/data/settings"))
    assert LUIS in text
