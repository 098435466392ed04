"""docs/records.md: its examples are real, and what it says in figures is so."""

import re
from pathlib import Path

import pytest

from crupier.engine.codes import code_of
from crupier.engine.games import GAMES, create
from crupier.engine.lines import UNDO, BadLine, seal, unseal
from crupier.engine.records import (
    SCHEMA,
    BadRecord,
    decode,
    dumps,
    encode,
    loads,
    outcome,
    replay,
    verify,
)
from crupier.scores.record import Record
from tests import kept_records
from tests.host_tools import kinds
from tests.pure import FIRMWARE

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LINE, JSON, JOURNAL, MARKS, SOLO, TABLE, CODE, SUMS, SETTINGS = BLOCKS
HEAD, *ACTIONS = [unseal(line) for line in JOURNAL.splitlines(keepends=True)]
NUMBERS = [int(text.split()[1]) for text in ACTIONS]


@pytest.fixture
def storage(monkeypatch):
    """storage("journal") is the firmware's module."""
    monkeypatch.syspath_prepend(str(FIRMWARE))
    return lambda name: __import__("storage." + name, None, None, ("",))


def section(title: str, level: str = "##") -> str:
    found = re.search(rf"^{level} {title}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows(title: str, level: str = "##") -> list[list[str]]:
    """Cells of its table, without the head."""
    lines = re.findall(r"^\|(.*)\|$", section(title, level), re.MULTILINE)[2:]
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


# Lines and values

def test_lines_are_sealed():
    for block in (LINE, JOURNAL, SOLO, TABLE, SETTINGS):
        for line in block.splitlines(keepends=True):
            assert seal(unseal(line)) == line and line.isascii()
    with pytest.raises(BadLine):
        unseal(LINE.replace("2", "3", 1))


def test_values_have_one_spelling():
    for text in (JSON.strip(), HEAD, unseal(SETTINGS)):
        assert dumps(loads(text)) == text == text.strip()
    assert loads(JSON) == {"b": None, "a": [1, True, 'Ñ "\\\U0001f0a1']}
    with pytest.raises(TypeError):
        dumps(0.5)


# Records

def test_the_journal_and_the_record_are_one_game():
    assert [int(text.split()[0]) for text in ACTIONS] == list(range(len(ACTIONS)))
    head, actions = decode(unseal(SOLO))
    assert actions == NUMBERS and UNDO in actions
    result = head.pop("result")
    assert head == loads(HEAD)
    assert result == outcome(replay(head, actions))
    assert seal(encode({**head, "result": result}, actions)) == SOLO


@pytest.mark.parametrize("line", [SOLO, TABLE], ids=["solo", "table"])
def test_records_are_decoded_replayed_and_made_again(line):
    head, actions = decode(unseal(line))
    verify(head, actions)
    assert replay(head, actions).history()
    assert seal(encode(head, actions)) == line
    with pytest.raises(BadRecord):
        verify({**head, "result": {**head["result"], "result": "WIN"}}, actions)
    with pytest.raises(BadRecord):
        verify({**head, "v": SCHEMA + 1}, actions)


def test_the_code_is_that_of_the_record():
    assert code_of(*decode(unseal(SOLO))) == CODE.strip()


def test_every_field_is_explained():
    told = [words(cells[0])[0] for cells in rows("Head", "###")]
    found = [decode(unseal(line))[0] for line in kept_records.lines(kept_records.data("v1"))]
    found += [decode(unseal(line))[0] for line in (SOLO, TABLE)]
    assert all(sorted(head) == sorted(told) for head in found)
    assert {len(head["device"]) for head in found} == {16}
    assert {key for head in found for key in head["time"]} == {"clock", "boot", "up"}


def test_further_fields_mean_nothing_and_further_options_do():
    head, actions = decode(unseal(SOLO))
    verify({**head, "weather": "fair"}, actions)
    assert not Record(encode({**head, "weather": "fair"}, actions)).problem
    more = {**head, "options": {**head["options"], "weather": "fair"}}
    assert "does not replay" in Record(encode(more, actions)).problem
    for newer in ({**head, "v": 2}, {**head, "game": "chess"}):
        assert "needs a newer crupier" in Record(encode(newer, actions)).problem


def test_actions_are_called_as_it_says():
    games = [(words(cells[0])[0], cells[1]) for cells in rows("Actions", "###")]
    assert [game for game, _ in games] == ["the_game", "martes13", "take_that", "galloneta",
                                           "martes13_table", "any_game_table"]
    for name, examples in games:
        players = {"galloneta": 2}.get(name, 3)
        game = create({"game": name, "players": players, "seed": "", "options": {}})
        told = re.findall(r"`(\d+)` (\w+\(.*?\))", examples)
        assert len(told) > 1
        for number, text in told:
            assert game.action_to_string(int(number)) == text
            assert game.string_to_action(text) == int(number)


def test_results_have_the_keys_it_says():
    told = {game: words(cells[1]) for cells in rows("Results", "###") for game in words(cells[0])}
    assert set(told) == set(GAMES)
    found: dict[str, list] = {game: [] for game in GAMES}
    ends = set()
    texts = [unseal(line) for line in kept_records.lines(kept_records.data("v1"))]
    for text in [*texts, *kinds.every()]:
        head, _ = decode(text)
        found[head["game"]].append(sorted(head["result"]))
        ends.add(head["result"]["result"])
    for game, keys in told.items():
        assert keys in found[game]
        bare = game in ("martes13", "take_that")
        assert all(each == keys or (bare and each == ["result"]) for each in found[game])
    listed = re.search(r"`result` is (.*?)\.", section("Results", "###"))[1]
    assert ends == set(re.findall("[A-Z]+", listed))


# The firmware

def test_the_firmware_writes_this_journal(storage, tmp_path):
    journal = storage("journal").Journal(str(tmp_path / "game"))
    journal.start(loads(HEAD))
    for number in NUMBERS:
        journal.append(number)
    assert (tmp_path / "game/000012.000").read_text() == JOURNAL
    assert "`/data/game/000012.000`" in PAGE


def test_the_firmware_writes_these_records(storage, tmp_path):
    archive = storage("archive").Archive(str(tmp_path))
    for line in (SOLO, TABLE, SOLO):
        archive.append(*decode(unseal(line)))
    assert (tmp_path / "000012").read_text() == SOLO + TABLE
    assert archive.next_seq() == 14


def test_the_firmware_keeps_marks_like_this(storage, tmp_path):
    journal = storage("journal").Journal(str(tmp_path / "game"))
    journal.start(loads(HEAD))
    assert journal.load_marks() == []
    journal.save_marks([[0, 2, 1, 9]])
    assert (tmp_path / "game/marks").read_text() == MARKS
    assert journal.load_marks() == [[0, 2, 1, 9]]
    for other in (MARKS.replace("12", "13"), MARKS.replace("9", "8"), "[3] *" + MARKS[-9:]):
        (tmp_path / "game/marks").write_text(other)
        assert journal.load_marks() == []


def test_the_firmware_takes_settings_as_it_says(storage, tmp_path):
    module, path = storage("settings"), tmp_path / "settings"
    path.write_text(SETTINGS)
    settings = module.Settings(str(path))
    settings.save()
    assert path.read_text() == SETTINGS and not settings.problem
    stored = {**loads(unseal(SETTINGS)), "contrast": "high", "weather": "fair"}
    del stored["theme"]
    path.write_text(seal(dumps(stored)))
    settings = module.Settings(str(path))
    assert settings["contrast"] == 160 and settings["theme"] == 0 and settings["dim_s"] == 30
    settings.save()
    assert path.read_text() == SETTINGS and not settings.problem
    path.write_text(seal(dumps({**loads(unseal(SETTINGS)), "v": 2})))
    settings = module.Settings(str(path))
    assert settings.problem and settings["language"] == ""
    assert (tmp_path / "damaged/settings").exists() and not path.exists()


def test_sums(storage, tmp_path):
    """A board with them counts so many games, and writes the same bytes."""
    path = tmp_path / "sums"
    path.write_bytes(SUMS.encode())
    history = storage("history").History((), str(path))
    assert history.total_games == 6
    assert history.game_stats(1, "standard", False, "the_game").played == 4
    assert dict(history.tallies("take_that_table"))["Ana"].average == -20
    assert history.abandoned("martes13_table") == 1
    storage("sums").save(str(path), history, 7)
    assert path.read_bytes() == SUMS.encode()


def test_what_a_board_leaves_out_and_keeps(storage, tmp_path):
    """Of another schema, or of a game it has not: no figure, but a number of its own."""
    head, actions = decode(unseal(SOLO))
    archive = storage("archive").Archive(str(tmp_path))
    for seq, more in enumerate(({}, {"v": 2}, {"game": "chess"}), 12):
        archive.append({**head, **more, "seq": seq}, actions)
    assert [found["seq"] for found in archive.heads()] == [12, 13, 14]
    assert archive.next_seq() == 15
    assert storage("history").History(archive.heads()).total_games == 1
