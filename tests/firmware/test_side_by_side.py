"""Several games in progress: each waits on the flash until somebody goes on with it."""

from types import SimpleNamespace

import pytest

import suspended
from crupier.engine.lines import seal
from crupier.engine.records import encode, outcome, replay, verify
from pictures import pads, samples
from storage import files
from storage.archive import Archive
from storage.journal import Journal
from tests import eyes, pilot
from tests.firmware.console import Console
from tests.firmware.disk import HEAD, finished, head, listed
from tests.firmware.hands import choose, message

NAMES = samples.settings(language="en", names=list(samples.NAMES[:4]))


def yes(console: Console) -> None:
    console.press("DOWN", "OK")


@pytest.fixture
def two(tmp_path):
    """A solo game that somebody has begun, and a match of Take That after it, on the display."""
    with Console(tmp_path, {**samples.journal(samples.solo(1, "K7Q2MX"), []), **NAMES},
                 language="en") as console:
        pilot.act(console, pilot.choose(eyes.table(console.frame())))
        console.table = eyes.table(console.frame())
        console.press("BACK")
        choose(console, "Save")
        choose(console, "Take That", "Real cards", "Start")
        yield console


def test_a_match_and_a_solo_game_live_side_by_side(two):
    assert eyes.round_to_play(two.frame()) == 1
    two.press("BACK")
    choose(two, "Save")
    assert eyes.home(two.frame()) == "Take That"
    choose(two, "The Game", "Go on")
    assert same(eyes.table(two.frame()), two.table)
    two.restart()                       # what was played last comes first
    assert same(eyes.table(two.frame()), two.table)
    two.press("BACK")
    choose(two, "Save", "Take That", "Go on")
    assert eyes.round_to_play(two.frame()) == 1


def test_home_says_how_the_game_that_waits_stands(two):
    """As if it were played, also after a restart."""
    two.press("BACK")
    choose(two, "Save", "The Game", "Go on")
    two.press("BACK")
    choose(two, "Save")
    played = two.frame()
    choose(two, "Take That", "Go on")
    two.restart()
    two.press("BACK")
    choose(two, "Save")
    two.press("LEFT", "LEFT")
    assert two.frame() == played


def test_nonsense_instead_of_a_standing(tmp_path):
    games = {**samples.journal(samples.solo(1, "K7Q2MX"), []),
             **samples.journal(pads.martes13(2, 4), []), **NAMES}

    def shown(value: str):
        noted = {"/data/game/stood": seal(value).encode()}
        with Console(tmp_path, {**games, **noted}, language="en") as console:
            console.press("BACK")
            choose(console, "Save")
            console.press("LEFT")
            assert eyes.home(console.frame()) == "The Game"
            return console.frame()

    unknown = shown("[]")
    assert shown('[[1,"en","%s left","97"]]') != unknown
    for value in ('[[1,"es","quedan %s","97"]]', "[[1]]", "[1]", "{}", "[[1,2,3,4]]",
                  '[[1,"en","%d","9"]]', '[[1,"en","","9"]]'):
        assert shown(value) == unknown, value


def same(table, before) -> bool:
    return (table.tops, table.hand, table.draw) == (before.tops, before.hand, before.draw)


def test_a_game_is_given_up_by_its_name_only(two):
    two.press("BACK")
    choose(two, "Save", "Deal of the day")      # for the one that waits
    assert eyes.title(two.frame()) == "Give up?"
    assert message(two.frame()) == "In progress: The Game, 97 left. Give it up?"
    two.press("OK")                     # keep playing
    assert same(eyes.table(two.frame()), two.table)
    two.press("BACK")
    choose(two, "Save", "Deal of the day")
    yes(two)
    assert not same(eyes.table(two.frame()), two.table)
    two.press("OK", "BACK")
    choose(two, "Give up")
    assert message(two.frame()) == "The Game, 97 left: it will count as given up."
    yes(two)
    assert eyes.home(two.frame())
    choose(two, "Take That", "Go on")   # it has been waiting all the time
    assert eyes.round_to_play(two.frame()) == 1
    sealed = [head for head, _ in two.records()]
    assert [(each["game"], each["result"]["left"]) for each in sealed] == [
        ("the_game", 97), ("the_game", 97)]


def test_a_deal_is_given_up_before_its_first_card(two):
    """Without a question, and nothing is kept of it."""
    two.press("BACK")
    choose(two, "Save", "Deal of the day")
    yes(two)                            # the game that waits
    two.press("BACK")
    choose(two, "Give up")
    assert eyes.home(two.frame())
    assert [head["seed"] for head, _ in two.records()] == ["K7Q2MX"]


def test_a_deal_and_a_score_pad_of_the_same_game(two):
    two.press("BACK")
    choose(two, "Save", "Take That", "Deal", "Deal")
    dealt = two.frame()
    two.press("BACK")
    choose(two, "Take That")
    assert [" ".join(row.split()) for row in eyes.rows(two.frame())[:3]] == [
        "Go on game 1/2", "Go on game 1/2", "Deal the cards"]
    two.press("DOWN", "OK")
    assert eyes.round_to_play(two.frame()) == 1
    two.press("BACK")
    choose(two, "Save", "Take That", "Go on")
    assert two.frame() == dealt


def test_the_game_that_began_first_can_end_last(two):
    """Records are in the order of their seqs all the same, as a PC expects them."""
    two.press("OK", "UP", "BACK")       # an entry, or nothing would have been played
    two.press("BACK")
    choose(two, "Give up")
    yes(two)
    choose(two, "The Game", "Go on")
    actions = [pilot.choose(two.table)]
    pilot.act(two, actions[0])
    two.press("BACK")
    choose(two, "Give up")
    yes(two)
    assert eyes.home(two.frame())
    (match, _), (solo, done) = two.records()
    verify(solo, done)
    assert (match["seq"], match["game"]) == (2, "take_that_table")
    assert (solo["seq"], solo["begun"], len(done)) == (3, 1, 2)
    two.board.power_on()
    two.boot()
    assert eyes.home(two.frame())


def test_a_cut_before_a_sealed_journal_was_removed(tmp_path):
    """Its record, with a later seq, says whose it is."""
    later, early = pads.take_that(2), samples.solo(1, "K7Q2MX")
    sealed = dict(early, seq=3, begun=1, result=outcome(replay(early, [])))
    files = {**samples.record(later, []), **samples.journal(early, [])}
    files["/data/records/000002"] += seal(encode(sealed, [])).encode()
    with Console(tmp_path, files, language="en") as console:
        assert eyes.home(console.frame())
        assert len(console.records()) == 2
        assert not [path for path in console.board.list_files("/data/game") if "000001" in path]


def test_the_journals_of_several_games(tmp_path):
    root = str(tmp_path / "journal")
    for seq in (7, 9, 8):
        journal = Journal(root)
        journal.start(head(seq))
        journal.append(seq)
    assert Journal(root).load().head["seq"] == 9            # begun last
    assert waiting(root, 9) == [8, 7]
    assert waiting(root, 9, archive=(head(8),)) == [7]      # sealed
    assert waiting(root, None) == [9, 8, 7]
    assert (journal.free_seq(3), journal.free_seq(12)) == (10, 12)
    assert Journal(root).load(wanted=8).head["seq"] == 8
    files.save_value(root + "/current", 7)
    assert listed(Journal(root).load()) == (HEAD, [7], None)
    assert Journal(root).load((head(7),)).head["seq"] == 9
    Journal(root).start(head(10))
    assert Journal(root).load().head["seq"] == 10           # a new game is played
    (tmp_path / "journal" / "current").write_bytes(b"?")
    assert Journal(root).load().head["seq"] == 10


def waiting(root, played, archive=()) -> list[int]:
    """The seqs of the games that wait."""
    session = SimpleNamespace(journal=Journal(root), archive=archive, game=played is not None,
                              head={"seq": played})
    return [each["seq"] for each in suspended.waiting(session)]


def test_whose_head_is_lost_does_not_wait(tmp_path):
    root = str(tmp_path / "journal")
    for seq in (7, 8):
        Journal(root).start(head(seq))
    for damaged in (b"", b"x", seal("0 2").encode(), seal("{}").encode(), seal("[]").encode()):
        (tmp_path / "journal" / "000007.000").write_bytes(damaged)
        assert waiting(root, 8) == []


def test_a_record_may_have_a_later_seq_than_its_journal(tmp_path):
    archive = Archive(str(tmp_path / "records"))
    archive.append(finished(8), [1])
    for _ in range(2):                                      # again does nothing
        archive.append({**finished(9), "begun": 7}, [2])
    assert [seq for seq in range(12) if finished(seq) in archive] == [7, 8]
    assert [each["seq"] for each in archive.heads()] == [8, 9]
    assert archive.next_seq() == 10 and finished(11) not in archive
    assert listed(archive.record(9))[1] == [2] and archive.record(7) is None


def test_another_game_of_the_same_seq_came_back_from_a_backup(tmp_path):
    """The game in progress was taken for that one: at the next start it was gone."""
    archive, mine = Archive(str(tmp_path / "records")), dict(head(1), seed="MINE")
    for seq in (1, 2):
        archive.append(finished(seq), [1])
    journal = Journal(str(tmp_path / "journal"))
    journal.start(mine)
    assert Journal(journal.root).load(archive).head == mine and waiting(journal.root, 2) == [1]
    archive.append({**finished(3), "begun": 1, "seed": "MINE"}, [2])
    assert [each["seq"] for each in archive.heads()] == [1, 2, 3]
    assert Journal(journal.root).load(archive) is None


def test_what_is_over_is_not_given_up(tmp_path):
    """Its menu said that it would count so, and the next match asked; it was a victory."""
    head = pads.martes13(1, 3, 2)
    files = samples.journal(head, pads.played(head, 2))
    with Console(tmp_path, files, language="en", names=head["names"]) as console:
        console.press("BACK")
        shown = []
        for _ in range(7):
            shown.append(eyes.rows(console.frame())[eyes.chosen_row(console.frame())])
            console.press("DOWN")
        assert "Go on" in shown[0] and not [row for row in shown if row.startswith("Give")]
        choose(console, "Save", "Martes 13", "Real cards", "Start")
        assert eyes.round_to_play(console.frame()) == 1
        (done, _), = console.records()
    assert done["result"]["result"] == "FINISHED"
