"""What stands close together can be told apart: letters on their grounds, numbers on cards."""

import pytest

from pictures import pads, samples, screens
from pictures.scenes import scenes
from pictures.scenes.scene import Scene
from tests import eyes, pure
from tests.firmware.sizes import SIZES
from tests.pure import font


def glass(tmp_path, size: str, name: str, language: str = "es"):
    """(the frame of a scene in black and white, get(x, y): is a dot lit?)"""
    scene = next(each for each in scenes(size) if each.name == name)
    frame = screens.render(scene, language, size, tmp_path)[name].convert("L")
    return frame, lambda x, y: frame.getpixel((x, y)) > 127


def layout(size: str, part: str):
    return pure.layout(f"w{size.replace('x', 'h')}", part)


@pytest.mark.parametrize("size", ["128x64", "64x128"])
def test_martes_13_the_chosen_card_has_a_clear_row_below_its_suit(tmp_path, size):
    _, lit = glass(tmp_path, size, "piles_first")
    at = layout(size, "martes13")
    top, columns = at.HAND_Y[0] + at.BIG_Y, range(2, at.BIG_W - 2)      # it is the first one
    dark = [row for row in range(at.BIG_H) if not all(lit(x, top + row) for x in columns)]
    assert dark[0] > 0 and dark[-1] < at.BIG_H - 1
    clear = set(range(dark[0], dark[-1])) - set(dark)
    assert clear == {at.BIG_BAND + 1}


def test_martes_13_nothing_is_left_of_what_a_card_would_do(tmp_path):
    """On the widest of the displays that say it in words, once the card has been played."""
    _, lit = glass(tmp_path, "128x64", "piles_taken")
    at = layout("128x64", "martes13")
    y, (_, h) = at.PILL[1], at.PILL_SIZE
    assert not any(lit(x, row) for x in range(at.HEADER[0]) for row in range(y, y + h))


def test_take_that_who_is_to_move_has_a_letter_within_its_ground(tmp_path):
    _, lit = glass(tmp_path, "64x128", "line_place")
    at = layout("64x128", "take_that")
    left = 2 * min(at.SEAT_MOST, at.SEATS_W // 3)       # the third of three is to move
    columns, rows = range(left, left + at.TOKEN), range(at.HEADER_H - 2)
    edge = [(x, y) for x in columns for y in rows if x in (columns[0], columns[-1])
            or y in (rows[0], rows[-1])]
    assert [lit(*dot) for dot in edge].count(False) == 4        # its corners
    assert not all(lit(x, y) for x in columns for y in rows[2:-2])


def test_take_that_numbers_of_a_full_hand_keep_off_the_edges_of_their_cards(tmp_path):
    frame, _ = glass(tmp_path, "240x240", "line_first")
    at = layout("240x240", "take_that")
    top = at.HAND_Y[0] + at.CARD_Y + 8
    paper = frame.crop((at.BIG_STEP, top, frame.width, top + at.CARD_H - 16))
    dark = ["." if all(paper.getpixel((x, y)) > 127 for y in range(paper.height)) else
            "|" if all(paper.getpixel((x, y)) < 128 for y in range(paper.height)) else "#"
            for x in range(paper.width)]
    told = "".join(dark)
    assert told.count("|") >= 8
    assert "|.#" not in told and "#.|" not in told and "|#" not in told, told


def groups(lit, columns, rows, apart: int) -> int:
    """Of what is lit in these columns: so many have that many dark columns between them."""
    dark, found = apart, 0
    for x in columns:
        if any(lit(x, y) for y in rows):
            found += dark >= apart
            dark = 0
        else:
            dark += 1
    return found


@pytest.mark.parametrize("size, begin", [("128x64", 42), ("64x128", 0)])
def test_take_that_counts_of_a_round_keep_off_each_other(tmp_path, size, begin):
    """The first player's: 6 18 2 and the points, -22, beside the name or below it."""
    frame, lit = glass(tmp_path, size, "line_counts")
    at = layout(size, "round")
    top = at.HEADER_H + (at.SHEET_H - 3 * at.ROW_H[3]) // 2 + at.NAME_H[3]
    rows = range(top, top + at.ROW_H[3] - at.NAME_H[3])
    assert groups(lit, range(begin, frame.width), rows, 5) == 4


def test_take_that_the_points_keep_off_the_totals(tmp_path):
    """On the narrowest display, in the last line: Cruz, -25, -25."""
    frame, lit = glass(tmp_path, "64x128", "line_round")
    at = layout("64x128", "result")
    top = at.ROWS_Y + 2 * min(at.ROW_H, at.ROWS_H // 3)
    rows = range(top + 1, top + at.ROW_H - 1)
    assert groups(lit, range(at.MARKS_X, frame.width), rows, 5) == 2


LONG = ["Maximiliana2", "Wendy-Mowgly", "Hildegardina", "Bartholomeus", "Guillermina1",
        "Wolfgangmann"]


def shown(tmp_path, size: str, head: dict, actions: list[int], keys: str):
    """get(x, y) of what these keys lead to, with the longest names."""
    scene = Scene("long", keys, samples.journal(dict(head, names=LONG[:head["players"]]), actions))
    frame = screens.render(scene, "es", size, tmp_path)["long"].convert("L")
    return lambda x, y: frame.getpixel((x, y)) > 127


@pytest.mark.parametrize("size", screens.SIZES)
def test_long_names_keep_off_what_was_dropped(tmp_path, size):
    """In a list of results, where each row may have marks; and off the points."""
    head = pads.martes13(7, 4)
    lit = shown(tmp_path, size, head, pads.played(head, 3)[:-1], "OK")
    at = layout(size, "result")
    h = min(at.ROW_H, at.ROWS_H // 4)
    for seat in range(4):
        rows = range(at.ROWS_Y + seat * h + 2, at.ROWS_Y + seat * h + h - 2)
        assert groups(lit, range(at.NAME_X, at.POINTS), rows, 3) >= 2


def test_names_have_all_the_room_beside_the_points(tmp_path):
    """Of a round on the narrowest display, and of the first on the podium."""
    head = {**pads.martes13(7, 4), "names": ["Wobi", "Yabba", "Xebec", "Zora"]}
    scene = Scene("round", "OK", samples.journal(head, pads.played(head, 4)[:-1]))
    frame = screens.render(scene, "es", "64x128", tmp_path)["round"]
    at = layout("64x128", "result")
    seen = [name for name in head["names"] for y in range(at.ROWS_Y, at.ROWS_Y + at.ROWS_H)
            if eyes.written(frame, name, at.NAME_X, y, "G7")]
    assert seen == head["names"]        # also Yabba, who drops a suit and has many points


@pytest.mark.parametrize("size", ["128x64", "64x128"])
def test_all_eight_stand_whole_in_the_result(tmp_path, size):
    head = pads.any_game(7, 8)
    scene = Scene("over", "OK", samples.journal(head, pads.finished(head, 2)))
    frame = screens.render(scene, "es", size, tmp_path)["over"]
    seen = [name for name in head["names"] for x in range(frame.width - 10)
            for y in range(frame.height - 7) if eyes.written(frame, name, x, y, "G7")
            or eyes.written(frame, name, x, y, "B10")]
    assert {*seen} == {*head["names"]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", ["128x64", "64x128"])
def test_all_three_suits_of_a_player_are_whole(tmp_path, size, players):
    """On the score sheet and in the result, where one player drops every suit."""
    head = pads.martes13(7, players)
    rows = [(6, 5 + 2 * (players > 3), 5, 1), (2,) * 4, *[(1,) * 4] * (players - 2)]
    actions = pads.entries(1, rows)
    marks = dict(block.split("\n", 1) for block in
                 (pure.FIRMWARE / "ui/sprites/martes.txt").read_text().strip("\n").split("\n\n"))
    for keys in ("UP", "UP OK"):
        lit = shown(tmp_path, size, head, actions, keys)
        width, height = map(int, size.split("x"))
        for name in ("cat_5", "mirror_5", "ladder_5"):
            drawn = [[dot == "#" for dot in row] for row in marks[name].split()]
            assert any(
                [[lit(x + dx, y + dy) != inverse for dx in range(5)] for dy in range(5)] == drawn
                for x in range(width - 4) for y in range(height - 4)
                for inverse in (False, True)), (name, keys)


def test_long_names_of_two_who_are_level_stand_below_each_other(tmp_path):
    """On the narrowest display a block of the podium has room for four letters."""
    head = pads.galloneta(7, 3)
    lit = shown(tmp_path, "64x128", head, pads.played(head, 3), "OK")
    at = layout("64x128", "result")
    assert not all(lit(x, at.BASE) for x in range(64))
    h = (at.REST_Y + at.REST_LINES * at.LINE_STEP - at.ROWS_Y) // 2
    for row in range(2):
        rows = range(at.ROWS_Y + row * h, at.ROWS_Y + (row + 1) * h)
        assert any(lit(x, y) for x in range(38, 46) for y in rows)      # the eighth letter


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
def test_numbers_do_not_cover_the_feet_of_the_names_above_them(size):
    at, drawn = size.part("round"), font(size.at.SMALL)
    for high in at.NAME_H:
        assert not high or high >= drawn.ascent + drawn.descent
