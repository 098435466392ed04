"""Rounds of Martes 13 keyed in card by card: what the display says, and what the pad counts."""

import json
import random

import pytest
from PIL import Image

from crupier.build import art, texts
from crupier.engine.martes13.live import play_in
from crupier.engine.records import replay
from crupier.engine.scorepad.actions import ACCEPTED, accept
from crupier.sim.virtual.board import DEVICE_ID
from pictures import samples
from tests import eyes, portable
from tests.firmware.console import Console, sealed
from tests.firmware.hands import choose
from tests.firmware.sheet import look
from tests.live_fingers import TAKE_BACK, Fingers, deal, keyed
from tests.pure import FIRMWARE

NAMES = ("Ana", "Beto", "Cruz", "Dora", "Eva", "Félix")
layout = eyes.live_at


def head(players: int, dealer: int) -> dict:
    return {"v": 1, "device": DEVICE_ID, "seq": 1, "game": "martes13_table",
            "players": players, "options": {"dealer": dealer, "rounds": 4, "mode": "counts"},
            "seed": "", "names": list(NAMES[:players]), "time": {"boot": 1, "up": 5}}


def table(tmp_path, players: int = 4, plays=(), dealer: int = 0, **options) -> Console:
    """A board with a match in progress; dealer 0: Beto starts."""
    actions = [play_in(1, play) for play in plays]
    return Console(tmp_path, samples.journal(head(players, dealer), actions), **options)


def turn(frame: Image.Image) -> str:
    return eyes.BODY.read(frame, eyes.basic.MARGIN, layout.TURN[1], 12).strip("\0 ")


def totals(frame: Image.Image) -> list[int]:
    """Sums of the piles, from digits of twice the size; 0 where no number stands."""
    return [max(_doubled(frame, x + layout.TOTAL_X, 2),
                _doubled(frame, x + layout.TOTAL_X + eyes.BIG.width, 1))
            for x, _ in layout.PILES]


def _doubled(frame: Image.Image, x: int, digits: int) -> int:
    """The number at x, 0 for anything else."""
    w, h = digits * eyes.BIG.width, eyes.BIG.height
    # The odd rows and columns are taken: the frame lies on the first, blank row.
    y = layout.PILES[0][1] + layout.TOTAL_Y
    small = frame.crop((x, y, x + 2 * w, y + 2 * h)).resize(
        (w, h), Image.NEAREST)
    small.paste(small.getpixel((0, 11)), (0, 12, w, h))     # so do the marks, on the last one
    text = eyes.BIG.read(small, 0, 0, digits)
    return int(text) if text.isdigit() else 0


def info(frame: Image.Image) -> str:
    """The line at the bottom, wherever its centre puts it."""
    width = eyes.BODY.width
    for columns in range(frame.width // width, 0, -1):
        x = (frame.width - columns * width + 1) // 2
        text = eyes.BODY.read(frame, x, layout.INFO[1], columns)
        if "\0" not in text and text.strip() == text:
            return text
    return ""


def warns(frame: Image.Image) -> bool:
    return bool(frame.getpixel((0, frame.height - 1)))


def values(frame: Image.Image) -> set[int]:
    """The values on offer."""
    tiles = [eyes.number(frame, eyes.BODY, x, y + 1, layout.TILE_W) for x, y in layout.VALUES]
    return {value for value in tiles if value}


def counts(frame: Image.Image, players: int) -> list[tuple]:
    """What the sheet says that everybody has captured, to be accepted by OK."""
    seen = look(frame, players)
    assert seen.cursor == "button"
    return seen.cells


def journal(console: Console) -> list[int]:
    """The actions on flash; the power goes off for it."""
    console.board.power_off()
    lines = [line for path in sorted(console.board.list_files("/data/game"))
             for line in sealed(console.board.read_file(path))]
    return [int(line.split()[1]) for line in lines[1:]]


def expected_info(fingers: Fingers, play: int) -> str:
    total, taken = fingers.live.preview(play)
    if taken:
        return f"{total}: se lleva {taken}"
    return f"{total - play % 10} + {play % 10} = {total}"


def press(console: Console, keys: list[str], two_keys: bool) -> None:
    """With two keys, BACK is a long OK."""
    for key in keys:
        if key == "BACK" and two_keys:
            console.hold("OK")
        else:
            console.press(key)


@pytest.mark.parametrize("players, two_keys", [(3, False), (4, True), (6, False)])
def test_whole_round_by_keys(tmp_path, players, two_keys):
    """With slips and a power cut; before each card the display says what it would do."""
    game = deal(players, 0, f"LIVE{players}")
    fingers, piles = Fingers(players, 1, two_keys), range(3)
    enter = ["NEXT" if two_keys else "DOWN", "OK"]
    done = []
    with table(tmp_path, players) as console:
        press(console, enter, two_keys)
        for play in keyed(game, random.Random(players)):
            if play == TAKE_BACK:
                press(console, fingers.do(play), two_keys)
            else:
                press(console, fingers.aim(play), two_keys)
                assert turn(console.frame()) == NAMES[fingers.live.seat()]
                assert info(console.frame()) == expected_info(fingers, play)
                console.press(fingers.do(play)[-1])
            done.append(TAKE_BACK if play == TAKE_BACK else play_in(1, play))
            if not fingers.live.is_over():
                assert totals(console.frame()) == [fingers.live.table.total(i) for i in piles]
            if len(done) == 20:
                console.restart()
                fingers.look_again()
        assert counts(console.frame(), players) == game.table.counts()
        console.press("OK")
        actions = journal(console)
    assert TAKE_BACK in done
    assert actions == [*done, accept(1)]
    pad = replay(head(players, 0), actions)
    assert pad.rows(1) == game.table.counts()
    assert pad.status(1) == ACCEPTED
    assert pad.score(1)["points"] == game.result()["points"]


@pytest.mark.parametrize("language, one, more", [
    ("es", "14: se lleva 1", "14: se lleva 4"), ("en", "14: takes 1 card", "14: takes 4 cards")])
def test_warning_says_the_sum_and_the_cards(tmp_path, language, one, more):
    plays = [17, 31, 344, 32, 32]                           # cats 7; ladders 1 + 4 + 2 + 2
    with table(tmp_path, plays=plays, language=language) as console:
        assert info(console.frame()) == "7 + 4 = 11"
        assert not warns(console.frame())
        console.press("UP", "UP")
        assert info(console.frame()) == one
        assert warns(console.frame())
        console.press("RIGHT", "RIGHT", "UP")
        assert info(console.frame()) == more
        console.press("OK")
        assert totals(console.frame()) == [7, 0, 5]
        assert info(console.frame()) == "7 + 4 = 11"
        assert not warns(console.frame())


def test_only_cards_that_are_left_are_offered(tmp_path):
    with table(tmp_path, plays=[11, 11, 14, 11, 14]) as console:
        assert values(console.frame()) == {2, 5, 7}
        console.press("OK", "OK", "OK")                     # all cats with a 5
        assert values(console.frame()) == {2, 7}
        console.press("RIGHT")
        assert values(console.frame()) == {1, 2, 4, 5, 7}


def test_menu_takes_back_any_number_of_cards_and_leaves(tmp_path):
    with table(tmp_path, plays=[17, 27, 14]) as console:
        assert totals(console.frame()) == [11, 7, 0]
        console.press("BACK")
        assert eyes.rows(console.frame())[0] == "Deshacer gato 4"
        console.press("OK", "BACK", "OK", "BACK", "OK")
        assert totals(console.frame()) == [0, 0, 0]
        console.press("BACK")
        assert eyes.rows(console.frame())[0] == "Volver a la mesa"
        console.press("DOWN", "OK")                         # the counts, by hand ...
        assert look(console.frame(), 4).cursor == (0, 0)
        console.press("BACK")                               # ... and back to the match
        assert eyes.totals(console.frame()) == ["0"] * 4
        console.press("DOWN", "OK", "BACK", "UP", "OK")     # the table again, and left
        assert eyes.totals(console.frame()) == ["0"] * 4
        assert journal(console)[3:] == [TAKE_BACK] * 3


def test_the_menu_of_the_match_names_the_card_that_it_takes_back(tmp_path):
    with table(tmp_path, plays=[17, 27, 14]) as console:
        console.press("BACK")
        choose(console, "Salir de la mesa")
        console.press("BACK")
        rows = []
        for _ in range(3):
            rows += [row for row in eyes.rows(console.frame()) if row.startswith("Deshacer")]
            choose(console, "Deshacer")
        assert rows == ["Deshacer gato 4", "Deshacer espejo 7", "Deshacer gato 7"]
        assert journal(console)[3:] == [TAKE_BACK] * 3


def test_a_round_that_goes_on_by_hand_does_so_after_power_off(tmp_path):
    with table(tmp_path, plays=[17, 27, 14]) as console:
        console.press("BACK")
        choose(console, "Anotar a mano")
        assert eyes.title(console.frame()) == "¿Seguro?"   # the cards do not count any more
        console.press("BACK")
        assert eyes.rows(console.frame())[0] == "Deshacer gato 4"
        choose(console, "Anotar a mano")
        console.press("DOWN", "OK", "UP", "UP", "OK")
        console.restart()
        seen = look(console.frame(), 4)
        assert (seen.cells[0], seen.cursor) == ((2, None, None, None), (0, 1))
        console.press("BACK")
        assert eyes.totals(console.frame()) == ["0"] * 4
        console.press("OK")
        assert look(console.frame(), 4).cursor == (0, 1)


@pytest.mark.parametrize("two_keys", [False, True])
def test_last_card_comes_back_until_the_round_counts(tmp_path, two_keys):
    game = deal(3, 0, "LAST")     # cards lie aside: the last one has to be chosen
    *before, last = game.history()
    fingers = Fingers(3, 1, two_keys)
    for play in before:
        fingers.do(play)
    with table(tmp_path, 3, before) as console:
        press(console, fingers.do(last), two_keys)
        assert counts(console.frame(), 3) == game.table.counts()
        press(console, fingers.do(TAKE_BACK), two_keys)
        assert turn(console.frame()) == NAMES[fingers.live.seat()]
        press(console, fingers.do(last), two_keys)
        assert counts(console.frame(), 3) == game.table.counts()
        actions = journal(console)
    assert actions[len(before):] == [play_in(1, last), TAKE_BACK, play_in(1, last)]


def matches(number: int, chance: random.Random) -> tuple[list[list], list[str]]:
    """Card games of four rounds each, and their lines for tests.firmware.live_board."""
    games, lines = [], []
    for at in range(number):
        players, dealer = chance.randint(3, 6), chance.randint(0, 2)
        two_keys = chance.random() < 0.3
        rounds = [deal(players, (dealer + i) % players, f"{at}.{i}") for i in range(4)]
        keys = ["NEXT" if two_keys else "DOWN"]
        for game in rounds:
            fingers = Fingers(players, (game.dealer + 1) % players, two_keys)
            keys.append("OK")
            for play in keyed(game, chance):
                keys += fingers.do(play)
            keys += ["OK", "BACK"]                          # it counts; past its result
        games.append(rounds)
        lines.append(f"{players} {dealer} {''.join(key[0] for key in keys)}\n")
    return games, lines


@pytest.mark.parametrize("number", [3, pytest.param(250, marks=pytest.mark.long)])
def test_random_rounds_give_what_the_card_game_gives(micropython, tmp_path, number):
    """Four rounds per match, by key presses, in the application on MicroPython."""
    games, lines = matches(number, random.Random(13))
    (tmp_path / "en").write_bytes(texts.pack(texts.collect(FIRMWARE, "en")))
    (tmp_path / "art").write_bytes(art.build(FIRMWARE, "w128h64", False))
    pads = portable.run(micropython, "tests.firmware.live_board", str(tmp_path / "en"),
                        str(tmp_path / "art"), text="".join(lines))
    assert len(pads) == number
    for rounds, line in zip(games, pads, strict=True):
        pad = json.loads(line)
        assert pad["rows"] == [[list(row) for row in game.table.counts()] for game in rounds]
        assert pad["status"] == [ACCEPTED] * 4
        assert TAKE_BACK in pad["actions"]
