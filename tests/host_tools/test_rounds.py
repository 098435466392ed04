"""What the points of a game came from, and its steps as they are drawn."""

import pytest
from rich.console import Console

from crupier.engine import games as games_engine
from crupier.engine.errors import RulesError
from crupier.engine.lines import UNDO
from crupier.engine.records import encode
from crupier.scores.views.game_report import report_of
from tests.host_tools import kinds, scores
from tests.host_tools.scores import lines

TWINS = """\
Game 23 · Take That, score · 2 games · Ana -19, Beto -31 (against the rules: game 1)
Ana, Beto · #23, boot 1 · board e6614c311b7e6f2d

Game  Player  Deals  Plus  Minus  Toads  Minus points  In hands  Points  Total
──────────────────────────────────────────────────────────────────────────────
1!    Ana              11     22      2            32        18     -21    -21
      Beto    ✓        18      7      1            12                 6      6
2     Ana     ✓        20     13      1            18        16       2    -19
      Beto              6     18      5            43               -37    -31
! against the rules

"""
ACES = """\
N.º 26 · Galloneta, puntos · 4 partidas · Ana 1½, Beto 1½
Ana, Beto · #26, arranque 1 · placa e6614c311b7e6f2d

Partida  Jugador  Empezó  As       Resultado   Por    Turnos  De lado  Compras  Puntos  Total
─────────────────────────────────────────────────────────────────────────────────────────────
1        Ana      ✓       copas    perdida     as         14        1        1       0      0
         Beto             espadas  ganada                           0        0       1      1
2        Ana              bastos   tablas      pases                                 ½      ½
         Beto     ✓       oros     tablas                                            ½     1½
3        Ana      ✓       oros     ganada      as          9                         1     1½
         Beto             copas    perdida                                           0     1½
4        Ana              espadas  sin acabar                                        0     1½
         Beto     ✓       bastos   sin acabar                                        0     1½
"""
GROUP = """\
Game 4 · The Game, score · expert, On Fire · 1: 7 left, excellent; 2: burned, 23 left
Ana, Beto, Cruz, Dora, Elsa · #4, boot 1 · board e6614c311b7e6f2d

Game  Rating     Cards left
───────────────────────────
1     excellent           7
2     burned             23
"""
OPEN_GAME = """\
Game 3: End = agreement
╭──────┬────────┬────────┬────────┬────────┬───────╮
│      │ Game 1 │ Game 2 │ Game 3 │ Game 4 │ Total │
├──────┼────────┼────────┼────────┼────────┼───────┤
│ Ana  │      0 │      ½ │      … │        │     ½ │
│ Beto │      1 │      ½ │      … │        │    1½ │
╰──────┴────────┴────────┴────────┴────────┴───────╯
Started: Beto
End: agreement
"""
BOARD = """\
Ana: cambiar C11
┌───┬───────────┬───────────┬───────────┬───────────┐
│   │ A         │ B         │ C         │ D         │
├───┼───────────┼───────────┼───────────┼───────────┤
│ 7 │ ·         │ ·         │ ▼E1+E9    │ ·         │
│ 6 │ ·         │ ▼B11+O3   │ ·         │ ·         │
│ 5 │ ·         │ ▲E12      │ ▼E10+C1◆  │ ▲O12      │
│ 4 │ ·         │ ·         │ ·         │ ▲C10      │
│ 3 │ ·         │ ·         │ ▲B10      │ ·         │
│ 2 │ ·         │ ·         │ ·         │ ·         │
│ 1 │ ·         │ ▲O1+E8    │ ·         │ ·         │
└───┴───────────┴───────────┴───────────┴───────────┘
             Límite  Pases  Cementerio
▸  Ana   O4       1      0          12
   Beto           1      0          10
turno 21   mazo 13   compras 1
"""
LINE = """\
Beto: take the line
line  -
                                     Plus  Minus  Toads
   Ana   22 27 31 32 49 55 56 65 94     2      9      0
▸  Beto  13 15 29 58 59 76 79 86 93     0      5      1
   Cruz  19 48 63 67 68 81 83 88 91     6      4      1
draw pile 24
"""
PILES = """\
Beto: jugar G5
Gatos      9  M G5
Espejos    5  E1 M
Escaleras  7  L7
                         Gatos  Espejos  Escaleras  Martes 13
   Ana   G2 E4 E4 E5  M      3        8          0          2
   Beto  L1 L2 L2 L5 L5      2        0          3          1
▸  Cruz  G2 G2 G7 G7 L7      2        0          0          1
   Dora  G5 E2 E7 L1 L4      0        0          2          1
"""


@pytest.mark.parametrize("name, language, text", [
    ("take_that_table, overridden", "en", TWINS), ("galloneta_table", "es", ACES),
    ("the_game_table, burned", "en", GROUP)])
def test_the_rounds_of_a_pad(crupier, every_kind, games, name, language, text):
    shown = crupier("show", str(games[name].number), "--lang", language, library=every_kind)
    assert lines(shown)[:len(lines(text))] == lines(text)


def drawn(game, at, language="en"):
    """A step, without what is around it on the page."""
    look = report_of(game.game, language)
    console = Console(width=100, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(look.draw(list(look.steps(game))[at], game))
    return lines(capture.get())


@pytest.mark.parametrize("name, at, language, text", [
    ("galloneta_table, given up", -1, "en", OPEN_GAME), ("galloneta", 96, "es", BOARD),
    ("take_that", 40, "en", LINE), ("martes13", 30, "es", PILES)])
def test_a_step_is_drawn(games, name, at, language, text):
    shown, wanted = drawn(games[name], at, language), lines(text)
    assert shown[:len(wanted)] == wanted
    assert len(shown) == len(wanted) or shown[len(wanted)][:2] in ("O:", "G:")


@pytest.mark.parametrize("name", [name for name in kinds.NAMES if "take_that" in name])
def test_points_of_take_that(games, name):
    """The parts of a row come to its points, the rows to the total."""
    game = games[name]
    totals = {}
    for row in report_of(game.game).rounds(game):
        assert row["points"] == row["plus"] - row["minus_points"]
        if row["toads"] is not None:
            assert row["minus_points"] == row["minus"] + 5 * row["toads"]
            cards = [each[column] for each in report_of(game.game).rounds(game)
                     if each["round"] == row["round"] for column in ("plus", "minus", "toads")]
            assert row["in_hands"] == 79 - sum(cards)
        totals[row["seat"]] = totals.get(row["seat"], 0) + row["points"]
        assert row.get("total", row["points"]) == totals[row["seat"]]
    if totals:
        assert list(totals.values()) == report_of(game.game).points(game)


@pytest.mark.parametrize("name", [name for name in kinds.NAMES if "galloneta" in name])
def test_points_of_galloneta(games, name):
    """A win is worth one, a draw half; of two players one started, and their aces differ unless
    somebody said otherwise."""
    game, totals = games[name], [0.0, 0.0]
    rows = report_of(game.game).rounds(game)
    for mine, theirs in zip(rows[::2], rows[1::2], strict=True):
        worth = {"won": (1, "lost"), "lost": (0, "won"), "drawn": (0.5, "drawn"),
                 "abandoned": (0, "abandoned")}
        for row, other in ((mine, theirs), (theirs, mine)):
            assert (row["points"], other["ended"]) == worth[row["ended"]]
            totals[row["seat"] - 1] += row["points"]
            assert row.get("total", row["points"]) == totals[row["seat"] - 1]
        assert mine["started"] != theirs["started"]
        assert (mine["ace"] == theirs["ace"]) == mine["overridden"]
        assert (mine["by"] == "ace") == (mine["ended"] in ("won", "lost"))
    assert totals == (report_of(game.game).points(game) or [0, 0])


@pytest.mark.parametrize("name", kinds.NAMES)
def test_what_was_taken_back_is_said(games, name, tmp_path):
    game = games[name]
    at, look = taken_back(game), report_of(game.game, "es")
    actions = [*game.actions[:at + 1], UNDO, *game.actions[at:]]
    undone, = scores.played(scores.library(tmp_path / "undone.sqlite",
                                           [encode(game.head, actions)]))
    assert undone.counts
    steps = list(look.steps(undone))
    back, _, said = steps[at + 2].caption.partition(" ")
    assert back == "deshacer" and said and steps[at + 1].caption.startswith(said)


def taken_back(game):
    """The first action of a record that can be, by its place."""
    table = games_engine.create(game.head)
    for at, action in enumerate(game.actions):
        table.apply_action(action)
        try:
            table.undo_action()
        except RulesError:
            continue
        return at
