"""What version 1 of the record format has written is read, verified and gone on with, for ever."""

import json

import pytest

from crupier.engine.codes import code_of
from crupier.engine.errors import IllegalAction
from crupier.engine.galloneta import notation as galloneta
from crupier.engine.games import GAMES, class_of, create
from crupier.engine.lines import UNDO, seal, unseal
from crupier.engine.records import SCHEMA, decode, dumps, encode, loads, outcome, replay, verify
from crupier.engine.scorepad.actions import EMPTY, GAME, OVERRIDDEN, WHOLE, fields
from crupier.scores.library import Library
from crupier.scores.record import Record
from tests import eyes, kept_records, pilot, portable
from tests.engine.random_play import Dice
from tests.engine.reencode import same
from tests.engine.test_every_game import event
from tests.firmware.console import Console
from tests.host_tools import pull_lab

BEGUN = "take_that_table", "galloneta_table"        # within a round
# Keys that add to the journal: from the table, from the score sheet, or from the followed round.
KEYS = {"martes13_live": "OK", "take_that_table": "OK UP UP OK", "the_game": "OK",
        "the_game_table": "OK UP UP OK UP OK", "galloneta_table": "OK OK OK"}
SMALL = 60 * 1024
OF_V1 = {"the_game", "the_game_table", "martes13", "martes13_table", "take_that",
         "take_that_table", "galloneta", "galloneta_table"}


def records(version: str) -> list[tuple[dict, list[int]]]:
    return [decode(unseal(line)) for line in kept_records.lines(kept_records.data(version))]


@pytest.mark.parametrize("version", kept_records.VERSIONS)
def test_every_record_is_verified_and_becomes_the_same_bytes(version):
    for line in kept_records.lines(kept_records.data(version)):
        head, actions = decode(unseal(line))
        verify(head, actions)
        assert seal(encode(head, actions)).encode() == line


@pytest.mark.parametrize("version", kept_records.VERSIONS)
def test_the_board_reads_them_likewise(micropython, version):
    paths = sorted((kept_records.FOLDER / version / "data/records").iterdir())
    said = map(json.loads, portable.run(micropython, "tests.engine.reencode", *map(str, paths)))
    assert list(said) == [[head["game"], code_of(head, actions)]
                          for head, actions in records(version)]


KINDS = [(name, seats) for name in GAMES for least, most in [class_of(name).PLAYERS]
         for seats in range(least, most + 1)]
GAMES_OF_CODES = 300
LONGEST = 1000          # actions of a record


@pytest.mark.long
def test_codes_of_games_of_all_kinds(micropython, tmp_path):
    """The same in MicroPython; the longest, too. A board only makes codes: reading them may take
    more memory than it has.
    """
    path = tmp_path / "records"
    with path.open("wb") as file:
        for number in range(GAMES_OF_CODES):
            name, seats = KINDS[number % len(KINDS)]
            steps = LONGEST if number < len(KINDS) else 10 + number
            file.write(seal(encode(*at_random(name, seats, number, steps))).encode())
    said = list(map(json.loads, portable.run(
        micropython, "tests.engine.reencode", str(path), heap=32 * portable.HEAP)))
    lines = path.read_bytes().splitlines(keepends=True)
    assert said == [list(same(line)) for line in lines] and len(said) == GAMES_OF_CODES
    print(max(len(code) for _, code in said), "digits at most")


def at_random(name, seats, number, steps):
    """(head, actions) of a game that ends, or stands where it does after so many."""
    dice, actions = Dice(number), []
    head = {"v": SCHEMA, "device": "e6614104033d2a2c", "seq": number + 1, "game": name,
            "players": seats, "seed": "" if name.endswith("_table") else f"S{number}",
            "options": {}, "names": ["Ana"] * (number % 2 * seats),
            "time": {"boot": 7, "up": number}}
    game = create(head)
    while len(actions) < steps and not game.is_terminal():
        action = event(game, dice)
        try:
            game.undo_action() if action == UNDO else game.apply_action(action)
        except IllegalAction:
            continue
        actions.append(action)
    return dict(head, result=outcome(game)), actions


@pytest.mark.parametrize("version", kept_records.VERSIONS)
def test_other_files_become_the_same_bytes(version):
    files = kept_records.data(version)
    for path in ("/data/settings", "/data/ack", "/data/boots"):
        assert seal(dumps(loads(unseal(files[path])))).encode() == files[path]


def test_there_is_something_of_every_kind():
    found = records("v1")
    heads = [head for head, _ in found]
    assert {head["game"] for head in heads} == OF_V1 <= set(GAMES)
    assert {head["v"] for head in heads} == {SCHEMA} == {1}
    assert {(head["options"]["level"], head["options"]["fire"]) for head in heads
            if head["game"] == "the_game" and head["players"] == 1} == {
                (level, fire) for level in ("standard", "expert", "expert_reduced")
                for fire in (False, True)}
    for game, seats in {"the_game": range(1, 6), "martes13": range(3, 7),
                        "take_that": range(2, 5)}.items():
        assert {head["players"] for head in heads if head["game"] == game} == set(seats)
    assert {head["options"].get("mode") for head in heads} >= {"counts", "points", "totals"}
    assert {next(iter(head["time"])) for head in heads} == {"clock", "boot"}
    ends = {head["result"].get("by") or head["result"]["result"] for head in heads}
    assert ends >= {"WIN", "ENDED", "BURNED", "FINISHED", "ABANDONED", "ace", "passes",
                    "agreement"}
    assert all(any(UNDO in actions for head, actions in found if head["game"] == game)
               for game in ("the_game", "the_game_table", "martes13", "martes13_table"))


def test_there_is_every_way_to_act():
    verbs = {galloneta.split(action)[0] for head, actions in records("v1")
             if head["game"] == "galloneta" for action in actions}
    assert verbs == {"end_turn", "refill", "agree_draw", "discard", "deploy", "equip", "shield",
                     "move", "attack", "revive", "hmove", "compra"}
    cells = [fields(action) for head, actions in records("v1")
             if head["game"].endswith("_table") for action in actions if action != UNDO]
    assert any(seat == WHOLE and column == OVERRIDDEN for _, seat, column, _ in cells)
    assert any(seat < GAME and value == EMPTY for _, seat, _, value in cells)
    assert sum(seat == GAME for _, seat, _, _ in cells) > 80      # followed card by card


def test_it_stays_small():
    sizes = [path.stat().st_size for path in kept_records.FOLDER.rglob("*") if path.is_file()]
    assert len(sizes) > 15 and 20_000 < sum(sizes) < SMALL


@pytest.mark.parametrize("version", kept_records.VERSIONS)
def test_a_library_takes_them_in(tmp_path, version):
    with Library(tmp_path / "library.sqlite") as library:
        for line in kept_records.lines(kept_records.data(version)):
            assert library.add(Record(unseal(line))).state == "new"
        assert [game.problem for game in library.games()] == [None] * len(records(version))


@pytest.mark.parametrize("name", kept_records.JOURNALS)
def test_a_board_goes_on_with_a_game(tmp_path, micropython, name):
    """Nothing is set aside, what was played stands there, and the next action joins the rest."""
    version, _, game = name.partition("/")
    before = kept_records.journal(name)
    with Console(tmp_path, {**kept_records.data(version), **before}) as console:
        head, played = read(before)
        if game in BEGUN:               # the round that was begun is open
            console.press("BACK")
        if game != "martes13_live":     # that one is followed, without its sheet
            shows(console.frame(), head, played)
        console.press(*KEYS[game].split())
        console.board.power_off()
        after = {path: console.board.read_file(path)
                 for path in console.board.list_files("/data/game")}
        assert not any("damaged" in path for path in console.board.list_files("/data"))
        for path, data in kept_records.data(version).items():
            assert path == "/data/boots" or console.board.read_file(path) == data
    assert all(after[path].startswith(data) for path, data in before.items())
    assert read(after)[0] == head
    assert len(played) < len(read(after)[1]) <= len(played) + 2
    assert read(after)[1][:len(played)] == played
    replay(head, read(after)[1])


def read(files: dict[str, bytes]) -> tuple[dict, list[int]]:
    """What a journal says, line by line as docs/records.md has it."""
    first, *rest = [unseal(line) for line in kept_records.lines(files, "/data/game")]
    numbered = [tuple(map(int, text.split())) for text in rest]
    assert [index for index, _ in numbered] == list(range(len(numbered)))
    return loads(first), [action for _, action in numbered]


def shows(frame, head: dict, played: list[int]) -> None:
    """Does the glass show this game, in the language of the settings?"""
    if head["game"] == "the_game":
        seen, table = replay(head, played).observation(0), eyes.table(frame)
        assert (table.tops, table.hand) == (seen["tops"], seen["hand"])
        assert table.draw == seen["draw_pile"]
    else:
        game = replay(head, played)
        assert eyes.round_to_play(frame) == game.current()
        assert len(eyes.totals(frame)) == len(game.totals())


def test_a_journal_of_every_game_with_screens():
    heads = [read(kept_records.journal(name))[0] for name in kept_records.JOURNALS]
    assert {head["game"] for head in heads} == {
        "the_game",
        *(f"{name}_table" for name in ("the_game", "martes13", "take_that", "galloneta"))}
    assert len(kept_records.journal("v1/the_game")) == 2     # chunks
    assert UNDO in read(kept_records.journal("v1/the_game"))[1]
    assert all(not create(head).is_terminal() for head in heads)


@pytest.mark.parametrize("version", kept_records.VERSIONS)
def test_a_board_gives_its_records_to_the_pc(tmp_path, micropython, version):
    with pull_lab.playing(tmp_path, kept_records.data(version)) as board:
        pulled = pull_lab.pulled(board.port, tmp_path / "library.sqlite")
    assert len(pulled.new) == pulled.acked == len(records(version))
    assert (pulled.damaged, pulled.wrong, pulled.newer) == (0, [], [])
    texts = [unseal(line) for line in kept_records.lines(kept_records.data(version))]
    assert pull_lab.kept(tmp_path / "library.sqlite") == texts


def test_the_game_is_played_to_its_end(tmp_path, micropython):
    """From the journal of then to a record of now."""
    files = {**kept_records.data("v1"), **kept_records.journal("v1/the_game")}
    head, played = read(kept_records.journal("v1/the_game"))
    with Console(tmp_path, files) as console:
        done = pilot.play(console, pilot.choose_badly)
        console.press("BACK")                   # keeps the result
        kept = console.records()
    assert len(kept) == len(records("v1")) + 1 and kept[:-1] == records("v1")
    assert kept[-1][1] == played + done
    assert {**kept[-1][0], "result": None} == {**head, "result": None}
    verify(*kept[-1])
