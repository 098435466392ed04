"""What stands in the rows of lists and forms, where there is little room for it."""

import pytest
from PIL import Image

from pictures import pads, samples, screens
from pictures.scenes.scene import Scene
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, find, set_value

_LONGEST = "Maximiliano1"


def matches(count: int, levels: list[str | None]) -> dict[str, bytes]:
    """Games of Take That against devices, on the flash."""
    files: dict[str, bytes] = {}
    for seq in range(1, count + 1):
        head = samples.head(seq, "take_that_match", len(levels), f"S{seq}", dealer=0,
                                  advanced=False, rounds=1)
        head |= {"names": [_LONGEST, "Kibot", "Zubot"], "devices": levels}
        files |= samples.record(head, samples.at_random(head))
    return files


@pytest.fixture(scope="module")
def past() -> dict[str, bytes]:
    return matches(11, [None, "normal", "hard"])


def test_a_long_name_leaves_room_for_its_value(tmp_path, past):
    with Console(tmp_path, past) as console:
        choose(console, "Historial", "Take That")
        frame, shown = console.frame(), eyes.rows(console.frame())[:3]
    assert {row.split()[0] for row in shown} == {_LONGEST[:10], "normal", "difícil"}
    row = next(i for i, each in enumerate(shown) if each.startswith(_LONGEST[:10]))
    value = 126 - 6 * len("3/11 -10.8")
    gap = frame.crop((value - 4, 13 + 10 * row, value, 23 + 10 * row))
    assert len(gap.getcolors()) == 1


def test_levels_of_devices_are_told_apart_on_the_narrowest_display(tmp_path, past):
    keys = "LEFT LEFT LEFT OK DOWN DOWN DOWN DOWN DOWN OK"
    seen = []
    for levels in ([None, "normal", "hard"], [None, "easy", "hard"]):
        scene = Scene("levels", keys, matches(1, levels))
        seen.append(names(screens.render(scene, "es", "64x128", tmp_path)["levels"]))
    assert seen[0] != seen[1]


def names(frame: Image.Image) -> list[bytes]:
    """What stands in the first lines of the rows, in any order."""
    return sorted(frame.crop((0, 14 + 19 * row, 62, 24 + 19 * row)).convert("1").tobytes()
                  for row in range(3))


def test_a_pencil_says_what_was_played_with_real_cards(tmp_path):
    dealt = samples.head(1, "martes13_match", 3, "A", dealer=0, rounds=1)
    files = samples.record(dealt, samples.at_random(dealt))
    pad = pads.martes13(2, 4)
    files |= samples.record(pad, pads.played(pad, 4))
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "Últimas partidas")
        frame, shown = console.frame(), eyes.rows(console.frame())[:2]
    marked = []
    for row, said in enumerate(shown):
        value = 126 - 6 * len(said.split()[-1])
        marked.append(len(frame.crop((value - 13, 13 + 10 * row, value - 4, 23 + 10 * row))
                          .getcolors()) > 1)
    assert marked == [True, False], shown       # the newest first


def test_rounds_go_round_in_their_order(tmp_path):
    with Console(tmp_path) as console:
        choose(console, "Martes 13")
        find(console, "Rondas")
        seen = []
        for _ in range(8):
            seen.append(value(console))
            console.press("RIGHT")
    assert seen == ["4", "5", "6", "una cada uno", "1", "2", "3", "4"]


@pytest.mark.parametrize("options, kept", [
    ({}, "2"), ({"take_that_match": {"rounds": 3}}, "3"),
    ({"take_that_match": {"rounds": 7}}, "2"), ({"take_that_match": {"rounds": [1]}}, "2")])
def test_the_form_takes_only_what_can_be_chosen(tmp_path, options, kept):
    with Console(tmp_path, samples.settings(language="es", options=options)) as console:
        choose(console, "Take That")
        find(console, "Partidas")
        assert value(console) == kept


def test_the_form_remembers_what_was_chosen(tmp_path):
    with Console(tmp_path) as console:
        choose(console, "Take That")
        set_value(console, "Partidas", "4")
        set_value(console, "Avanzado", "sí")
        choose(console, "Repartir")
        console.board.power_off()
        left = console.board.read_file("/data/settings")
    (tmp_path / "later").mkdir()
    with Console(tmp_path / "later", {"/data/settings": left}) as console:
        choose(console, "Take That")
        for row, chosen in (("Partidas", "4"), ("Avanzado", "sí")):
            find(console, row)
            assert value(console) == chosen


def value(console: Console) -> str:
    """The end of the chosen row, behind its one word."""
    frame = console.frame()
    at = eyes.chosen_row(frame)
    assert at is not None
    return eyes.rows(frame)[at].partition(" ")[2]


def test_a_game_that_none_of_the_last_ones_was(tmp_path):
    """It has been played, but long ago."""
    solo, match = samples.solo(1, "K7Q2MX"), pads.martes13(2, 3)
    files = samples.record(solo, samples.play(solo).history())
    for seq in range(2, 22):
        files |= samples.record(dict(match, seq=seq), pads.played(match, 4))
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "The Game")
        console.press("OK")
        assert eyes.rows(console.frame())[0].strip() == "No en las 20 últimas"
