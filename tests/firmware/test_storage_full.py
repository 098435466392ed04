"""The journal on a flash that has no room: the game goes on, and nothing is lost."""

import errno

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage import files
from storage.journal import Journal
from tests.firmware.disk import ACTIONS, HEAD, FullFlash, content, listed


@pytest.fixture
def root(tmp_path):
    return str(tmp_path / "journal")


def play(root, actions):
    journal = Journal(root)
    journal.start(HEAD)
    for action in actions:
        journal.append(action)
    return journal


def load(root):
    return listed(Journal(root).load())


def test_what_finds_no_room_is_pending_and_written_in_order(root, monkeypatch):
    journal = play(root, ACTIONS[:10])
    monkeypatch.setattr(files, "commit", FullFlash([0, 1, 10, 0, 15, None, None, None, 4]))
    for count in range(10, 15):
        journal.append(ACTIONS[count])
        assert journal.pending == count - 9
        assert load(root) == (HEAD, ACTIONS[:10], None)
    journal.append(ACTIONS[15])     # three lines go through, then no more
    assert journal.pending == 3
    assert load(root) == (HEAD, ACTIONS[:13], None)
    journal.append(ACTIONS[16])
    assert journal.pending == 0
    assert load(root) == (HEAD, ACTIONS[:17], None)


def test_not_even_a_new_file(root, monkeypatch):
    journal = play(root, ACTIONS[:20])

    def no_room(*_):
        raise OSError(errno.ENOSPC)

    with monkeypatch.context() as full:
        full.setattr("builtins.open", no_room)
        for action in ACTIONS[20:]:
            journal.append(action)
    waiting = journal.pending
    assert 0 < waiting < len(ACTIONS) - 20
    assert load(root) == (HEAD, ACTIONS[:-waiting], None)
    journal.append(0)
    assert load(root) == (HEAD, [*ACTIONS, 0], None)


@pytest.mark.parametrize("size", [0, 30, 1000])
def test_a_game_that_finds_no_room_does_not_start(root, monkeypatch, size):
    monkeypatch.setattr(files, "commit", FullFlash([size]))
    journal = Journal(root)
    with pytest.raises(OSError):
        journal.start(HEAD)
    journal.start(HEAD)
    journal.append(1)
    assert load(root) == (HEAD, [1], None)


@given(st.lists(st.none() | st.integers(0, 30), max_size=60), st.sets(st.integers(0, 60)))
def test_no_acknowledged_action_is_ever_lost(tmp_path_factory, plan, boots):
    root = str(tmp_path_factory.mktemp("journal"))
    played = []
    journal = play(root, played)
    with pytest.MonkeyPatch.context() as full:
        full.setattr(files, "commit", FullFlash(plan))
        for step in range(60):
            played.append(step)
            journal.append(step)
            if step in boots:
                acknowledged = len(played) - journal.pending
                journal = Journal(root)
                _, found, damage = listed(journal.load())
                assert (found, damage) == (played[:len(found)], None)
                assert len(found) >= acknowledged
                played = found
    journal.append(60)
    assert journal.pending == 0
    assert load(root) == (HEAD, [*played, 60], None)


def test_without_room_to_repair_a_journal_the_gap_is_passed_over(root, monkeypatch):
    play(root, ACTIONS)
    before = content(root)
    with open(f"{root}/000007.001", "r+b") as file:
        file.seek(40)
        file.write(b"?")

    def no_room(*_):
        raise OSError(errno.ENOSPC)

    with monkeypatch.context() as full:
        full.setattr(files, "set_aside", no_room)
        journal = Journal(root)
        good = list(journal.load().actions)
        assert good == ACTIONS[:before["000007.000"].count(b"\n") - 1 + 2]
        assert journal.damage.bad == 1
        journal.append(-1)
        journal.append(-2)
    assert load(root) == (HEAD, [*good, -1, -2], None)
    assert content(root).keys() == {*before, "000007.003"}
