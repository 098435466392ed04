"""Every game and every scorekeeper, in both languages: what is listed, shown and explained."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from crupier.engine import games as games_engine
from crupier.engine.records import decode, encode
from crupier.scores.export.sheet import sheet
from crupier.scores.record import Game, Record
from crupier.scores.views import tables
from crupier.scores.views.game_report import REPORTS, report_of
from crupier.scores.views.played import Played
from crupier.words import languages
from tests.host_tools import kinds
from tests.host_tools.kinds import TOLD


def test_every_game_of_the_engine_has_a_face():
    assert REPORTS.keys() == games_engine.GAMES.keys()
    assert {name.partition(",")[0] for name in kinds.NAMES} == games_engine.GAMES.keys()


@pytest.mark.parametrize("name", kinds.NAMES)
def test_what_is_listed(games, name):
    game = games[name]
    for language, told in zip(("en", "es"), TOLD[name], strict=True):
        look = report_of(game.game, language)
        assert f"{look.title} | {look.level(game)} | {look.outcome(game)}" == told


@pytest.mark.parametrize("language", languages())
def test_the_list_has_them_all(crupier, every_kind, language):
    listed = crupier("games", "--lang", language, library=every_kind)
    for told in TOLD.values():
        for part in told[language == "es"].split(" | "):
            assert part.split(" (")[0] in listed
    assert listed.count("✓") == len(kinds.NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", kinds.NAMES)
def test_every_step_can_be_drawn(games, name, language):
    game, look = games[name], report_of(games[name].game, language)
    steps = list(look.steps(game))
    _, actions = decode(game.row.text)
    assert [step.number for step in steps] == list(range(len(actions) + 1))
    console = Console(width=100, color_system=None, markup=False, highlight=False)
    json.dumps([step.as_json() for step in steps])
    assert all(look.line(step).startswith(step.caption) for step in steps)
    # Nothing as the rules write it, also where it is taken back.
    assert not [step.caption for step in steps if re.search(r"\w\(", step.caption)]
    for at in {*range(0, len(steps), 1 + len(steps) // 12), len(steps) - 1}:
        with console.capture() as capture:
            console.print(tables.page(game, steps, at, language))
        assert steps[at].caption in capture.get()


@pytest.mark.parametrize("name", kinds.NAMES)
def test_what_a_program_reads(crupier, every_kind, games, name):
    shown = json.loads(crupier("show", str(games[name].number), "--json", library=every_kind))
    assert shown["record"] == games[name].row.text
    steps = list(report_of(games[name].game).steps(games[name]))
    assert shown["steps"][-1]["caption"] == steps[-1][1]
    assert shown["rounds"] == report_of(games[name].game).rounds(games[name])
    against = {row["round"] for row in shown["rounds"] if row["overridden"]}
    assert against == ({1} if "overridden" in name else set())


# ---- records that say something else

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner,
                                                                max_size=2), max_leaves=4)


@given(st.sampled_from(kinds.NAMES), st.data())
def test_no_result_is_too_strange(name, data):
    """One value of the head, of its options or its result is something else; it is still listed,
    shown as far as it goes, and exported."""
    head, actions = decode(kinds.record(name))
    where = data.draw(st.sampled_from((head, head["options"], head["result"])))
    if where:
        where[data.draw(st.sampled_from(sorted(where)))] = data.draw(anything)
    actions = data.draw(st.lists(st.sampled_from(actions) | st.integers(-2, 10**7), max_size=6))
    game = Played.read(Game.of(Record(encode(head, actions)), 1, "2026-01-01T00:00:00"))
    look = report_of(game.game, "es")
    assert (look.level(game) + look.outcome(game)).isprintable()
    list(look.steps(game))
    assert list(tables.games_tables([game], "es")) and list(sheet([game]))
