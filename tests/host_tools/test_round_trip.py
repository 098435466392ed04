"""Records of every kind from a board into the library, looked at, exported, and back."""

import contextlib
import io
import json

import pytest

from crupier import cli
from crupier.engine.records import decode
from crupier.scores.library import Library
from crupier.scores.views.game_report import report_of
from tests.host_tools import kinds, pull_lab, scores

KEPT = {"unknown game": kinds.UNKNOWN, "newer schema": kinds.NEWER}
NAMES = (*kinds.NAMES, *KEPT)


@pytest.fixture(scope="module")
def texts():
    return dict(zip(NAMES, [*kinds.every(), *KEPT.values()], strict=True))


@pytest.fixture(scope="module")
def home(tmp_path_factory, texts, micropython):
    """The folder with the library where the board's records came home to; what pull said."""
    folder, said = tmp_path_factory.mktemp("home"), io.StringIO()
    with (pull_lab.playing(folder, pull_lab.segments(list(texts.values()))) as board,
          contextlib.redirect_stdout(said)):
        assert cli.main(["pull", "--port", board.port, "--json", "--library",
                         str(folder / "library.sqlite")]) == 0
    return folder, json.loads(said.getvalue())


@pytest.fixture(scope="module")
def library(home):
    return home[0] / "library.sqlite"


@pytest.fixture(scope="module")
def pulled(library):
    return dict(zip(NAMES, scores.played(library), strict=True))


def test_all_came_home(home, pulled, texts):
    _, facts = home
    assert (facts["over"], len(facts["new"]), facts["wrong"], facts["damaged"]) == (
        "link", len(NAMES), [], 0)
    assert facts["acked"] == 1002           # the last one, although nobody here can read it
    assert [game.row.text for game in pulled.values()] == list(texts.values())
    assert [newer["problem"] for newer in facts["newer"]] == [
        "needs a newer crupier: its game is chess", "needs a newer crupier: its schema is 2"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_the_same_after_the_whole_way(library, pulled, texts, tmp_path, capsys, name):
    number = str(pulled[name].number)
    assert cli.main(["show", number, "--library", str(library), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["record"] == texts[name]
    assert shown["verified"] == (name not in KEPT)
    file, target = tmp_path / "games.json", tmp_path / "empty.sqlite"
    with Library(tmp_path / "one.sqlite") as one:
        scores.add(one, pulled[name].row.text, pulled[name].row.pulled_at)
    assert cli.main(["export", "--records", str(file), "--library", str(one.path)]) == 0
    assert cli.main(["import", str(file), "--library", str(target)]) == 0
    again, = scores.played(target)
    assert again.row.text == texts[name]
    assert (again.head, again.actions) == (pulled[name].head, pulled[name].actions)
    assert again.row.pulled_at == pulled[name].row.pulled_at


def test_the_library_is_the_same_after_the_whole_way(library, pulled, tmp_path, capsys):
    file, target = tmp_path / "games.json", tmp_path / "empty.sqlite"
    assert cli.main(["export", "--records", str(file), "--library", str(library)]) == 0
    assert cli.main(["import", str(file), "--library", str(target), "--json"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert json.loads(printed[-1]) == {"new": len(NAMES), "known": 0, "conflict": 0,
                                       "left_out": 0}
    assert scores.played(target) == list(pulled.values())


@pytest.mark.parametrize("name", KEPT)
def test_what_nobody_can_read_is_shown_as_it_is(library, pulled, texts, capsys, name):
    game = pulled[name]
    command = ["show", str(game.number), "--lang", "en", "--library", str(library)]
    assert cli.main(command) == 0
    shown = capsys.readouterr().out
    assert "not verified: needs a newer crupier" in shown
    if name == "unknown game":
        assert '{"winner": 1}' in shown and "action 2" in shown
    else:
        assert f"record: {texts[name]}" in shown
    assert report_of(game.game).outcome(game) in shown


def test_names_and_results_are_those_of_the_records(pulled, texts):
    for name in kinds.NAMES:
        head, actions = decode(texts[name])
        game = pulled[name]
        assert (game.result, game.names, game.actions) == (head["result"], head["names"], actions)
