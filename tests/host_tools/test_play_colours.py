"""Colour in the terminal, read back by a terminal emulator."""

import sys

import pyte
import pytest
from PIL import Image, ImageChops

from crupier.play import colours, text_view
from crupier.play.colours import DIRECT
from tests.host_tools import fake_board
from tests.host_tools.pty_session import PtySession

SAYS = {"legend": "keys", "finer": "({size} shows all)",
        "too_small": "{least} needed, {best} is best, this is {here}."}
FULL, HALF = text_view.COLOUR_CELLS


def shown(lines, size):
    """What half blocks show: RGB, one pixel per half."""
    screen = pyte.Screen(size[0], size[1] // 2)
    pyte.Stream(screen).feed("\r\n".join(lines))
    return picture_of(screen, (0, 0), size)


def picture_of(screen, corner, size):
    picture = Image.new("RGB", size)
    for y in range(size[1] // 2):
        for x in range(size[0]):
            cell = screen.buffer[corner[1] + y][corner[0] + x]
            assert cell.data in " ▀"
            lower = "#" + cell.bg
            picture.putpixel((x, 2 * y), rgb("#" + cell.fg if cell.data == "▀" else lower))
            picture.putpixel((x, 2 * y + 1), rgb(lower))
    return picture


def rgb(name):
    return tuple(int(name[i:i + 2], 16) for i in (1, 3, 5))


@pytest.mark.parametrize("size", [(240, 240), (240, 134), (7, 6)])
def test_every_pixel_has_its_colour(size):
    frame = fake_board.colours(size)
    lines = text_view.render_colours(frame, FULL, DIRECT)
    assert shown(lines, size).tobytes() == frame.tobytes()


def test_an_odd_last_row_is_complete():
    frame = fake_board.colours((24, 5))
    seen = shown(text_view.render_colours(frame, FULL, DIRECT), (24, 6))
    assert seen.crop((0, 0, 24, 5)).tobytes() == frame.tobytes()


def test_half_the_size_is_the_mean_of_four():
    frame = fake_board.colours((240, 136))
    seen = shown(text_view.render_colours(frame, HALF, DIRECT), (120, 68))
    wanted = frame.resize((120, 68), Image.Resampling.BOX)
    assert seen.tobytes() == wanted.tobytes()


def test_256_colours_are_the_nearest_ones():
    frame = Image.new("RGB", (6, 2))
    frame.putdata([(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 95, 135), (128, 128, 128),
                   (17, 17, 17)] * 2)
    seen = shown(text_view.render_colours(frame, FULL, 256), (6, 2))
    assert [seen.getpixel((x, 0)) for x in range(6)] == [
        (0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 95, 135), (128, 128, 128), (18, 18, 18)]
    many = fake_board.colours((60, 60))
    difference = ImageChops.difference(many, shown(
        text_view.render_colours(many, FULL, 256), (60, 60)))
    assert max(high for _, high in difference.getextrema()) <= 48     # half of the widest step


def test_a_line_of_one_colour_takes_no_more_bytes_than_it_must():
    line, = text_view.render_colours(Image.new("RGB", (240, 2), "#102030"), FULL, DIRECT)
    assert line == "\x1b[48;2;16;32;48m" + " " * 240 + colours.PLAIN


@pytest.mark.parametrize(("environment", "depth"), [
    ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, DIRECT),
    ({"TERM": "xterm-direct"}, DIRECT), ({"TERM": "xterm-256color"}, 256),
    ({"TERM": "linux"}, 256),
    ({"TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": "1"}, 0),
    ({"TERM": "dumb"}, 0), ({}, 0)])
def test_how_many_colours_a_terminal_has(environment, depth):
    assert colours.depth(environment) == depth


@pytest.mark.parametrize(("columns", "lines", "says"), [
    (240, 121, "keys"), (300, 200, "keys"),
    (239, 121, "keys (240x121 shows all)"), (240, 120, "keys (240x121 shows all)"),
    (120, 61, "keys (240x121 shows all)"),
    (119, 61, "keys (240x121 shows all)"), (80, 24, "keys (240x121 shows all)"),
    (40, 22, "keys (240x121 shows all)"),
    (39, 22, "40x21 needed, 240x121 is best, this is"),
    (80, 20, "40x21 needed, 240x121 is best, this is 80x20.")])
def test_what_is_shown_at_which_size(columns, lines, says):
    frame = fake_board.colours((240, 240))
    page = text_view.page(frame, SAYS, columns, lines, text_view.Look(DIRECT))
    assert len(page) == lines
    assert says in (page[-1].strip(), page[0])


@pytest.mark.parametrize("size", [(240, 240), (240, 135)])
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("depth", [0, DIRECT])
def test_a_large_glass_is_squeezed_into_a_usual_terminal(size, columns, lines, depth):
    """As large as fits, whole, and in its shape: here a white frame round a black middle."""
    frame = Image.new("RGB", size, "white")
    frame.paste("black", (size[0] // 4, size[1] // 4, 3 * size[0] // 4, 3 * size[1] // 4))
    look = text_view.Look(depth)
    page = text_view.page(frame, SAYS, columns, lines, look)
    wide, high = (min(columns, 2 * (lines - 1) * size[0] // size[1]),
                  min(lines - 1, columns * size[1] // (2 * size[0])))
    screen = pyte.Screen(columns, lines)
    pyte.Stream(screen).feed("\r\n".join(page))
    lit = [[cell.data in "⣿" or (cell.data == " " and cell.bg == "ffffff")
            for cell in map(screen.buffer[y].__getitem__, range(columns))]
           for y in range(lines - 1)]
    rows = [y for y, row in enumerate(lit) if any(row)]
    across = [x for row in lit for x, white in enumerate(row) if white]
    assert abs(len(rows) - high) <= 1 and rows[-1] - rows[0] == len(rows) - 1
    assert abs(max(across) - min(across) + 1 - wide) <= 2
    assert not any(lit[(rows[0] + rows[-1]) // 2][columns // 2 - 2:columns // 2 + 2])
    assert screen.display[-1].startswith(" ") and "keys" in screen.display[-1]


def test_each_block_has_the_two_colours_of_its_halves():
    frame = Image.new("RGB", (240, 240), "#102030")
    frame.paste("#F0E0D0", (0, 0, 120, 240))
    line, = set(text_view.squeeze(frame, 80, 20, text_view.Look(DIRECT)))
    assert line == ("\x1b[48;2;240;224;208m" + " " * 20 + "\x1b[48;2;16;32;48m" + " " * 20
                    + colours.PLAIN)


def test_without_colours_the_shapes_are_still_there():
    frame = fake_board.pattern((240, 240)).convert("RGB")
    page = text_view.page(frame, SAYS, 120, 61)
    assert page[:60] == text_view.render(frame, text_view.CELLS[2])


def test_a_board_in_colour_in_a_real_terminal():
    fake = [sys.executable, "-m", "tests.host_tools.fake_board", "pico_display"]
    env = {"COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    with PtySession(fake, 250, 75, env=env) as session:
        session.wait_for_text("x=↑ y=↓ a=OK b=back")
        session.wait_for(session.pictures)
        frame = fake_board.colours((240, 135))
        seen = picture_of(session.screen, (5, 3), (240, 134))
        assert seen.tobytes() == frame.crop((0, 0, 240, 134)).tobytes()
        for typed in ("a", "B", "X", "\x1b[B"):         # a capital is a long press
            session.send(typed)
        session.wait_for(lambda: white(session.screen.buffer[3]) == 8)      # as many were done
        session.resize(130, 40)
        session.wait_for_text("(240x69 shows every dot)")
        session.resize(80, 24)
        session.wait_for_text("q=quit (240x69 shows every dot)")
        session.resize(39, 24)
        session.wait_for_text("40x13 needed")
        session.send("q")
        assert session.wait_for_end() == 0
        assert session.raw.decode().split("done: ")[1].strip() == (
            "down OK, up OK, down BACK, up BACK, down UP, up UP, down DOWN, up DOWN")


def white(line):
    return sum(line[x].bg == "ffffff" for x in range(250))


@pytest.mark.parametrize(("size", "beside"), [((240, 240), True), ((240, 135), False)])
@pytest.mark.parametrize("depth", [0, DIRECT])
def test_beside_a_squeezed_glass_stands_what_it_says(size, beside, depth):
    """In whole words, below where the picture takes the width; lines are no wider for it."""
    frame = fake_board.pattern(size).convert("RGB")
    words = ["1, 1, 100, 100", "+96, +96, +3 <, +3", "29, 40, 43, 44, 45, 76, 80", "90", "2 more"]
    screen = pyte.Screen(80, 24)
    page = text_view.page(frame, SAYS, 80, 24, text_view.Look(depth), "\n".join(words))
    pyte.Stream(screen).feed("\r\n".join(page))
    columns = slice(46, 80) if beside else slice(0, 80)
    said = [line[columns].strip() for line in screen.display]
    assert (said[:5] == words) if beside else (" · ".join(words) in said)
    assert "keys" in screen.display[-1] and len(page) == 24
