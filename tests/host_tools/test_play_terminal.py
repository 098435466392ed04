"""The terminal view: frame to text, characters to presses, and the loop in a real pty."""

import os
import signal
import sys

import pytest
from PIL import Image

from crupier.play import text_view
from crupier.play.key_injector import KeyInjector
from crupier.play.text_view import CELLS
from crupier.terminal import keys as read_keys
from tests.host_tools.fake_board import FakeBoard, pattern
from tests.host_tools.pty_session import PtySession

HALF, QUADRANT, BRAILLE = CELLS
FAKE = [sys.executable, "-m", "tests.host_tools.fake_board"]


def pixels_of(lines, cell, size):
    """The picture that `lines` show, from what Unicode says about each glyph."""
    picture = Image.new("L", size)
    for row, line in enumerate(lines):
        for column, glyph in enumerate(line):
            for x, y in lit_dots(glyph, cell):
                picture.putpixel((column * cell.columns + x, row * cell.rows + y), 255)
    return picture


def lit_dots(glyph, cell):
    if cell is BRAILLE:
        order = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        return [dot for i, dot in enumerate(order) if (ord(glyph) - 0x2800) >> i & 1]
    quarters = {" ": "", "▀": "ab", "▄": "cd", "█": "abcd", "▘": "a", "▝": "b", "▖": "c", "▗": "d",
                "▌": "ac", "▐": "bd", "▚": "ad", "▞": "bc", "▛": "abc", "▜": "abd", "▙": "acd",
                "▟": "bcd"}[glyph]
    where = {"a": (0, 0), "b": (1, 0), "c": (0, 1), "d": (1, 1)}
    return {(x * (cell.columns - 1), y) for x, y in (where[q] for q in quarters)}


@pytest.mark.parametrize("cell", CELLS, ids=["half", "quadrant", "braille"])
def test_every_pixel_is_in_the_text(cell):
    frame = pattern()
    lines = text_view.render(frame, cell)
    assert pixels_of(lines, cell, frame.size).tobytes() == frame.tobytes()


def test_a_dimmed_glass_reads_like_a_bright_one():
    frame = pattern()
    assert text_view.render(frame.point(lambda v: v // 20), HALF) == text_view.render(frame, HALF)


def test_a_dark_glass_is_blank():
    assert set("".join(text_view.render(Image.new("L", (128, 64)), HALF))) == {" "}


def test_a_size_that_is_no_multiple_of_the_cell_is_complete():
    lines = text_view.render(Image.new("L", (5, 5), 255), BRAILLE)
    assert [len(line) for line in lines] == [3, 3]


SAYS = {"legend": "keys", "finer": "({size} is better)",
        "too_small": "{least} needed, {best} is best, this is {here}."}


@pytest.mark.parametrize(("columns", "lines", "cell"), [
    (128, 33, HALF), (127, 33, QUADRANT), (128, 32, BRAILLE), (64, 33, QUADRANT),
    (80, 24, BRAILLE), (64, 17, BRAILLE), (63, 17, None), (64, 16, None)])
def test_the_best_cell_that_fits_is_chosen(columns, lines, cell):
    page = text_view.page(pattern(), SAYS, columns, lines)
    shown = [line.strip() for line in page if line.strip()]
    if cell:
        wanted = text_view.render(pattern(), cell)
        assert shown == [*(line.strip() for line in wanted if line.strip()), "keys"]
    else:
        assert "needed" in " ".join(shown)


@pytest.mark.parametrize(("columns", "lines"), [(1, 1), (20, 3), (40, 10), (64, 17), (200, 60)])
def test_a_page_fills_the_terminal_exactly(columns, lines):
    page = text_view.page(pattern(), SAYS, columns, lines)
    assert len(page) == lines
    assert max(map(len, page)) <= columns


def test_too_small_a_terminal_says_what_it_needs():
    page = text_view.page(pattern(), SAYS, 40, 10)
    assert " ".join(page).strip() == "64x17 needed, 128x33 is best, this is 40x10."


def test_a_long_legend_takes_more_lines():
    says = {**SAYS, "legend": "one two three " * 10}
    page = text_view.page(pattern(), says, 128, 34)
    assert len(page) == 34 and page[-1].split() + page[-2].split() == ["one", "two", "three"] * 10
    assert text_view.page(pattern(), says, 128, 33)[0] != page[0]       # one line less: narrower


# ---- characters to presses

def test_tokens():
    assert read_keys(b"\x1b[A\x1bOBn\r") == ([b"\x1b[A", b"\x1bOB", b"n", b"\r"], b"")
    assert read_keys(b"n\x1b") == ([b"n"], b"\x1b")
    assert read_keys(b"\x1b[") == ([], b"\x1b[")
    assert read_keys(b"\x1b[1;5C") == ([b"\x1b[1;5C"], b"")


def run(injector, clock, until):
    """Lets time pass in steps as the injector asks for them; when each thing happened."""
    seen, done = [], injector.board.done
    while clock <= until:
        before = len(done)
        wait = injector.step(clock)
        seen += [(round(clock, 3), what) for what in done[before:]]
        if wait is None:
            break
        clock += wait
    return seen


def test_a_tap_is_a_short_press():
    injector = KeyInjector(FakeBoard())
    injector.tap("OK", 1.0, "o")
    assert run(injector, 1.0, 3) == [(1.0, "down OK"), (1.11, "up OK")]


def test_a_capital_is_a_long_press_and_the_next_key_waits():
    injector = KeyInjector(FakeBoard())
    injector.hold("OK")
    injector.tap("UP", 1.0, "u")
    assert run(injector, 1.0, 5) == [
        (1.0, "down OK"), (1.9, "up OK"), (1.93, "down UP"), (2.04, "up UP")]


def test_autorepeat_holds_the_key_down():
    injector = KeyInjector(FakeBoard())
    seen, clock = [], 1.0
    for _ in range(20):
        injector.tap("DOWN", clock, "d")
        seen += run(injector, clock, clock)
        clock += 0.092
    seen += run(injector, clock, clock + 2)
    assert [what for _, what in seen] == ["down DOWN", "up DOWN"]


def test_two_taps_are_two_presses():
    injector = KeyInjector(FakeBoard())
    injector.tap("OK", 1.0, "o")
    run(injector, 1.0, 1.12)
    injector.tap("OK", 1.15, "o")
    run(injector, 1.15, 3)
    assert injector.board.done == ["down OK", "up OK"] * 2


def test_another_way_to_type_a_key_is_another_press():
    injector = KeyInjector(FakeBoard())
    injector.tap("OK", 1.0, "\r")
    assert run(injector, 1.0, 1.0) == [(1.0, "down OK")]
    injector.tap("OK", 1.01, " ")
    assert [what for _, what in run(injector, 1.01, 3)] == ["up OK", "down OK", "up OK"]


def test_quick_typing_of_different_keys_loses_nothing():
    injector = KeyInjector(FakeBoard())
    for key in ("LEFT", "UP", "OK"):
        injector.tap(key, 1.0, key)
    seen = run(injector, 1.0, 5)
    assert [what for _, what in seen] == [
        "down LEFT", "up LEFT", "down UP", "up UP", "down OK", "up OK"]
    assert seen[1][0] - seen[0][0] == pytest.approx(0.04)


# ---- the loop

def wait_until_done(session, count):
    """The fake board draws one column per thing that was done to it."""
    session.wait_for(lambda: session.screen.display[0].strip() == "█" * count)


def test_the_picture_reaches_the_terminal_and_keys_the_board():
    with PtySession(FAKE, 130, 33) as session:
        wanted = text_view.render(pattern(), HALF)
        session.wait_for(lambda: [line[1:129] for line in session.screen.display[:32]] == wanted)
        session.send("\x1b[A\x1b[D\r\tO\x1b")
        wait_until_done(session, 12)
        session.send("r")
        wait_until_done(session, 13)
        session.send("q")
        assert session.wait_for_end() == 0
        assert session.raw.decode().split("done: ")[1].strip() == (
            "down UP, up UP, down LEFT, up LEFT, down OK, up OK, down NEXT, up NEXT, "
            "down OK, up OK, down BACK, up BACK, reset")
        assert session.restored()
        assert session.raw.count(b"\x1b[?1049h") == session.raw.count(b"\x1b[?1049l") == 1


def test_power_switches_the_glass_and_the_legend():
    with PtySession(FAKE, 130, 33) as session:
        session.wait_for_text("p=power r=reset")
        session.send("p")
        session.wait_for_text("The board is off")
        session.wait_for(lambda: not "".join(session.screen.display[:32]).strip())
        session.send("p")
        session.wait_for_text("p=power r=reset")
        wait_until_done(session, 2)
        session.send("q")
        assert session.wait_for_end() == 0


def test_a_resize_redraws_and_too_small_says_so():
    with PtySession(FAKE, 130, 33) as session:
        session.wait_for_text("q=quit")
        session.resize(80, 24)
        wanted = text_view.render(pattern(), BRAILLE)
        session.wait_for(lambda: all(line in session.text() for line in wanted))
        session.resize(40, 10)
        session.wait_for_text("64x17 needed")
        session.resize(130, 33)
        session.wait_for_text("q=quit")
        session.send("\x03")
        assert session.wait_for_end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_signals_restore_the_terminal(number):
    with PtySession(FAKE) as session:
        session.wait_for_text("q=quit")
        session.process.send_signal(number)
        assert session.wait_for_end() == 0
        assert session.restored()
        assert b"\x1b[?1049l" in session.raw


def test_an_error_restores_the_terminal():
    script = ("from tests.host_tools.fake_board import FakeBoard\n"
              "from crupier.play import terminal\n"
              "class Broken(FakeBoard):\n"
              "    powered = property(lambda self: 1 / (not self.done), lambda self, on: None)\n"
              "terminal.play(Broken())")
    with PtySession([sys.executable, "-c", script]) as session:
        session.wait_for_text("q=quit")
        session.send("\r")
        assert session.wait_for_end() == 1
        assert session.restored()
        end = session.raw.index(b"\x1b[?1049l")
        assert session.raw.index(b"division by zero") > end


def test_the_legend_follows_the_locale_and_colours_can_be_off():
    env = {"LC_ALL": "es_ES.UTF-8", "NO_COLOR": "1"}
    with PtySession(FAKE, env=env) as session:
        session.wait_for_text("Esc=atrás")
        session.wait_for(lambda: "▀" in session.text())
        assert b"\x1b[97" not in session.raw
        os.kill(session.process.pid, signal.SIGTERM)
        assert session.wait_for_end() == 0
