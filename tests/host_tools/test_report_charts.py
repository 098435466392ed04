"""Charts: their axes, and how much room they take."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.scores.report import contest
from crupier.scores.report.charts import Chart, Mark, both_sizes, spans
from crupier.scores.views.figures import Figures, Row
from crupier.scores.views.game_report import SeatResult, Summary, report_of
from crupier.scores.views.games import the_game_report

MANY = 6_000


@given(st.integers(-10**6, 10**6), st.integers(0, 10**6), st.integers(3, 12))
def test_lines_of_an_axis(lowest, span, most):
    lines = spans(lowest, lowest + span, most)
    assert lines[0] <= lowest and lines[-1] >= lowest + span and len(lines) >= 2
    assert len(lines) <= most + 2
    steps = {b - a for a, b in pairwise(lines)}
    assert len(steps) == 1 and all(type(line) is int for line in lines)
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")


def ticks(svg):
    """Numbers on the axes, and where all marks are."""
    texts = re.findall(r'text-anchor="(?:middle|end)">([^<]+)<', svg)
    numbers = [text for text in texts if re.match(r"[−\d.]+$", text)]
    marks = re.findall(r'translate\(([-\d.]+) ([-\d.]+)\)"><title>', svg)
    lines = [float(y) for y in re.findall(r'M[\d.]+ ([\d.]+)L', svg)]
    return numbers, [(float(x), float(y)) for x, y in marks], lines


@pytest.mark.parametrize("lefts", [[0], [1], [14], [0, 14], [98, 97], [40] * 5])
def test_one_or_two_games_of_the_game(lefts):
    """Whole numbers, and every mark between the lines."""
    facts = [fact("the_game", [[SeatResult(left, left == 0, left < 10)]]) for left in lefts]
    html = the_game_report.section(report_of("the_game"), facts, [])
    for svg in re.findall("<svg.*?</svg>", html):
        numbers, marks, lines = ticks(svg)
        assert numbers and all(number.isdigit() for number in numbers)
        assert all(min(lines) <= y <= max(lines) for _, y in marks)
        assert len(numbers) == len(set(numbers)) or "0" in numbers


@pytest.mark.parametrize("aid", [{"hints": True}, {"devices": [None, "hard"]},
                                 {"devices": ["easy", "hard"]}])
def test_the_headline_is_of_games_without_hints_and_devices(aid):
    """Devices counted: a win of theirs, and the fewest cards left."""
    plain, aided = (fact("the_game", [[SeatResult(left, False, left < 10)]])._replace(**how)
                    for left, how in ((4, {}), (16, aid)))
    for facts, headline in (((plain, aided), ("1", "4", "4.0", "1")),
                            ((aided,), ("1", "16", "16.0", "0"))):
        html = the_game_report.section(report_of("the_game"), facts, [])
        played, _, *rest = re.findall("<dd>(.*?)</dd>", html)
        assert (played, *rest) == headline
        assert (report_of("the_game").text["aided.note"] in html) == (len(facts) == 2)


def test_the_points_in_the_headline_are_of_people_in_the_usual_match():
    """A device's fewest points, and those of a match of one round, were the best for good."""
    usual, short = {"rounds": 4}, {"rounds": 1}
    found = [({"options": usual}, (24, 16, 20)), ({"options": usual}, (20, 30, 40)),
             ({"options": short}, (3, 5, 7)), ({"options": short, "players": 6}, (2,) * 6),
             ({"options": short, "devices": [None, None, "hard"]}, (9, 7, 2)),
             ({"options": usual, "devices": ["easy", "hard", "hard"]}, (1, 9, 9))]
    facts = [fact("martes13_match", [list(map(SeatResult, points))], ["Ana", "Luis", "Eva"])
             ._replace(**how) for how, points in found]
    look = report_of("martes13_match")
    html = contest.section(look, facts, [])
    assert re.findall("<dd>(.*?)</dd>", html) == ["6", "16", "25.0"]
    assert look.text["usual.note"] % look.group(facts[0].head) in html
    html = contest.section(look, facts[4:5], [])
    assert re.findall("<dd>(.*?)</dd>", html) == ["1", "7", "8.0"]
    assert look.text["usual.note"][:20] not in html


@pytest.mark.parametrize("points", [[(7, 7)], [(0, 0)], [(-3, 12), (4, -40)]])
def test_one_or_two_matches(points):
    facts = [fact("take_that", [list(map(SeatResult, pair))], ["Ana", "Luis"]) for pair in points]
    html = contest.section(report_of("take_that"), facts, [])
    for svg in re.findall("<svg.*?</svg>", html):
        numbers, marks, lines = ticks(svg)
        assert not [number for number in numbers if "." in number]
        assert len(marks) == 2 * len(points)
        assert all(min(lines) <= y <= max(lines) for _, y in marks)


def fact(game, plays, names=(), at="2026"):
    return Summary(at, game, len(plays[0]), list(names), {}, False, [], plays, {}, [])


def test_a_page_does_not_grow_with_the_library():
    """Of many games the average of some at a time is drawn."""
    many = [fact("the_game", [[SeatResult(at % 60, at % 60 == 0, at % 60 < 10)]])
            for at in range(MANY)]
    assert len(the_game_report.section(report_of("the_game"), many, [])) < 60_000
    many = [fact("take_that", [[SeatResult(at % 30), SeatResult(at % 7)]], ["Ana", "Luis"])
            for at in range(MANY)]
    html = contest.section(report_of("take_that"), many, [])
    assert len(html) < 60_000 and "points, average of 200 games" in html


def test_the_average_of_many_games():
    left = [10, 20, 30, 40] * 100
    drawing = Chart("wide")
    the_game_report._over_years([(cards, "plain") for cards in left],
                                report_of("the_game").text, drawing)
    line = re.search(r'<path d="(M[^"z]+)" style="fill:none;stroke:var\(--average', drawing.svg(
        "wide", ""))[1]
    heights = {float(y) for _, y in re.findall(r"([\d.]+) ([\d.]+)", line)}
    assert min(heights) >= drawing.y(27) - 0.1 and max(heights) <= drawing.y(23) + 0.1


def test_long_names_stay_inside():
    def draw(drawing):
        drawing.axes((0.5, 2.5), (0, 3), "x", "y", ["W" * 200, "王" * 60])
        drawing.line([Mark(1, 1), Mark(2, 3)], "player0", "W" * 200)
        drawing.line([Mark(1, 1), Mark(2, 3)], "player1", "王" * 60)

    for svg in re.findall("<svg.*?</svg>", both_sizes("names", draw)):
        assert re.search("W{20,}…<", svg) and re.search("王{10,}…<", svg)


@pytest.mark.parametrize("highest, expected", [(False, ["Beto", "Cruz", "Ana"]),
                                               (True, ["Beto", "Ana", "Cruz"])])
def test_who_has_won_as_often_stands_by_points(highest, expected):
    """Where the fewest points win, the fewest are better, also on the pad for any game."""
    def row(name, won, average):
        return Row("any_game_table", "3 rounds", 0, name,
                   Figures(2, won, None, average, 0, 0, 0), highest)
    rows = [row("Ana", 0, 155.0), row("Beto", 2, 25.0), row("Cruz", 0, 60.0)]
    assert [each.player for each in sorted(rows, key=contest._rank)] == expected
