"""The journal: torn, damaged, interrupted."""

import os
from binascii import crc32
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.engine.lines import seal
from crupier.engine.records import dumps
from storage import files
from storage.journal import Journal
from storage.reader import Damage
from tests.firmware.disk import ACTIONS, HEAD, content, damaged_bytes, head, listed, restore


@pytest.fixture
def root(tmp_path):
    return str(tmp_path / "journal")


def play(root, actions=ACTIONS, start=HEAD):
    journal = Journal(root)
    journal.start(start)
    for action in actions:
        journal.append(action)
    assert journal.pending == 0
    return journal


def load(root, archived=()):
    """What another boot finds: (head, actions) or None, and the damage."""
    journal = Journal(root)
    loaded = journal.load(archived)
    assert loaded is None or loaded.damage == journal.damage
    return loaded and listed(loaded)[:2], journal.damage


def goes_on(root, actions):
    """Two more actions are found where these were."""
    assert load(root) == ((HEAD, actions), None)
    journal = Journal(root)
    journal.load()
    journal.append(-1)
    journal.append(0)
    return load(root) == ((HEAD, [*actions, -1, 0]), None)


def test_no_journal_no_game(root):
    assert load(root) == (None, None)


def test_every_action_is_there_at_once(root):
    journal = play(root, [])
    for count, action in enumerate(ACTIONS):
        assert load(root) == ((HEAD, ACTIONS[:count]), None)
        journal.append(action)
    assert load(root) == ((HEAD, ACTIONS), None)


def test_each_boot_goes_on_in_the_last_chunk(root):
    play(root)
    at_one_go = content(root)
    restore(root, {})
    play(root, [])
    for action in ACTIONS:
        journal = Journal(root)
        journal.load()
        journal.append(action)
    assert content(root) == at_one_go


@pytest.mark.parametrize("last", ["Ana", "Ana B", "Ana "])
def test_names_that_take_more_than_a_block(root, last):
    """The head was taken for damaged, and the game was gone."""
    start = head(3, names=["\N{GRINNING FACE}" * 12] * 6 + [last])
    assert len(seal(dumps(start))) > 1024
    play(root, ACTIONS, start)
    assert load(root) == ((start, ACTIONS), None)


@given(st.lists(st.integers(-1, 10**9), max_size=150), st.lists(st.text(), max_size=5))
def test_no_chunk_is_longer_than_512_bytes(tmp_path_factory, actions, names):
    root = str(tmp_path_factory.mktemp("journal"))
    start = head(3, names=names)
    play(root, actions, start)
    assert load(root) == ((start, actions), None)
    sizes = [len(data) for data in content(root).values()]
    assert max(sizes) <= max(512, len(seal(dumps(start))))
    longest = len(seal("149 1000000000"))
    assert all(size + longest > 512 for size in sizes[:-1])


def test_a_closed_journal_leaves_nothing(root):
    play(root).close()
    assert load(root) == (None, None)
    assert content(root) == {}
    play(root, [1, 2], head(8))
    assert load(root) == ((head(8), [1, 2]), None)


def test_an_interrupted_close_is_completed(root):
    play(root)
    whole = content(root)
    for removed in range(1, len(whole) + 1):
        restore(root, dict(list(whole.items())[removed:]))
        assert load(root) == (None, None)
        assert content(root) == {}


def test_close_begins_with_the_head(root, monkeypatch):
    journal = play(root)
    removed = []
    monkeypatch.setattr(os, "remove", removed.append)
    journal.close()
    assert removed == [f"{root}/{name}" for name in content(root)]
    assert removed[0].endswith(".000")


def test_a_game_in_the_archive_is_closed(root):
    play(root)
    assert load(root, archived=(head(6), head(8))) == ((HEAD, ACTIONS), None)
    assert load(root, archived=(head(6), HEAD)) == (None, None)
    assert content(root) == {}


def test_of_two_games_the_younger_one_comes_first(root):
    play(root, [1])
    play(root, [2], head(8))
    assert load(root) == ((head(8), [2]), None)
    assert load(root, archived=(head(8),)) == ((HEAD, [1]), None)


def test_a_torn_tail_is_dropped(root):
    play(root)
    whole = content(root)
    name, data = list(whole.items())[-1]
    others = len(ACTIONS) - data.count(b"\n")
    for size in range(len(data)):
        torn = data[:size]
        restore(root, {**whole, name: torn})
        assert goes_on(root, ACTIONS[:others + torn.count(b"\n")])
        assert content(root)[name].startswith(torn)


def test_a_torn_head_is_no_game(root):
    line = seal(dumps(HEAD)).encode()
    for size in range(len(line)):
        restore(root, {"000007.000": line[:size]})
        assert load(root) == (None, None)
        play(root, [])
        assert goes_on(root, [])
        assert list(content(root + "/damaged").values()) == ([line[:size]] if size else [])


def test_a_damaged_byte_costs_what_follows_and_is_reported(root):
    play(root)
    whole = content(root)
    index = -1          # of the line: the head, then the actions
    for name, at, data in damaged_bytes(whole):
        restore(root, {**whole, name: data})
        found, damage = load(root)
        aside = content(root + "/damaged")
        line_end = whole[name][at:at + 1] == b"\n"
        if line_end and index == len(ACTIONS) - 1:      # no different from a torn tail
            assert (found, damage, aside) == ((HEAD, ACTIONS[:index]), None, {})
        else:
            assert sum(damage) == len(ACTIONS) - index - line_end
            assert aside[name] == data
            assert {**content(root), **aside}.keys() == whole.keys()
            assert found == (None if index < 0 else (HEAD, ACTIONS[:index]))
        if found:
            assert goes_on(root, ACTIONS[:index])
        index += line_end
    assert index == len(ACTIONS)


def test_damage_is_told_in_numbers(root):
    play(root)
    first, second, _ = content(root).values()
    lines = second.splitlines(keepends=True)
    lines[3] = lines[4] = b"?\n"
    Path(root, "000007.001").write_bytes(b"".join(lines))
    good = first.count(b"\n") - 1 + 3
    assert load(root) == ((HEAD, ACTIONS[:good]), Damage(2, len(ACTIONS) - good - 2))
    assert goes_on(root, ACTIONS[:good])


@pytest.mark.parametrize("text", [b"4 1.5", b"4 5 6", b"x 5", b"4 x", b"4", b"", b"{", b"4 \xff"])
def test_a_sealed_line_of_no_sense_is_damaged(root, text):
    play(root, ACTIONS[:4])
    line = text + b" *%08x\n" % crc32(text)
    name, data = content(root).popitem()
    rest = seal("5 0").encode()
    restore(root, {name: data + line + rest})
    assert load(root) == ((HEAD, ACTIONS[:4]), Damage(1, 1))
    assert content(root + "/damaged") == {name: data + line + rest}
    assert goes_on(root, ACTIONS[:4])


@pytest.mark.parametrize("text", ["{", "{}}", '{"v":'])
def test_a_sealed_head_of_no_sense_is_no_game(root, text):
    lines = (seal(text) + seal("0 1")).encode()
    restore(root, {"000007.000": lines})
    assert load(root) == (None, Damage(1, 1))
    assert content(root + "/damaged") == {"000007.000": lines}
    assert load(root) == (None, None)


def test_an_empty_head_is_a_head(root):
    """Nobody can go on with its game; whoever loads it sets it aside."""
    restore(root, {"000007.000": seal("{}").encode()})
    assert load(root) == (({}, []), None)


def test_a_lost_chunk_is_a_gap(root):
    play(root)
    first, second, third = content(root)
    kept = content(root)
    os.remove(f"{root}/{second}")
    good = kept[first].count(b"\n") - 1
    assert load(root) == ((HEAD, ACTIONS[:good]), Damage(0, kept[third].count(b"\n")))
    assert content(root + "/damaged") == {third: kept[third]}
    assert goes_on(root, ACTIONS[:good])


class PowerCut(Exception):
    pass


@pytest.fixture
def renames(monkeypatch):
    """renames(n): after n more of os.rename() the power fails; None: never again."""
    rename = os.rename

    def allow(count):
        left = [count]

        def cut(old, new):
            if left[0] == 0:
                raise PowerCut
            left[0] = left[0] and left[0] - 1
            rename(old, new)
        monkeypatch.setattr(os, "rename", cut)
    return allow


def test_an_interrupted_repair_finds_the_same_game(root, renames):
    play(root)
    whole = content(root)
    whole["000007.001"] = whole["000007.001"][:40] + b"?" + whole["000007.001"][41:]
    good = ACTIONS[:whole["000007.000"].count(b"\n") - 1 + 2]
    for count in range(3):
        restore(root, whole)
        renames(count)
        with pytest.raises(PowerCut):
            Journal(root).load()
        renames(None)
        assert load(root)[0] == (HEAD, good)
        assert goes_on(root, good)
        aside = content(root + "/damaged").values()
        assert {whole["000007.001"], whole["000007.002"]} <= set(aside)


def test_a_line_that_came_twice_does_no_harm(root):
    play(root)
    whole = content(root)
    name, data = list(whole.items())[1]
    lines = data.splitlines(keepends=True)
    restore(root, {**whole, name: b"".join([lines[0], *lines[:5], *lines[2:]])})
    assert goes_on(root, ACTIONS)


def test_a_new_game_never_mixes_with_a_damaged_one(root):
    play(root)
    whole = content(root)
    whole["000007.000"] = b"?" + whole["000007.000"][1:]
    restore(root, whole)
    play(root, [1])     # without load(): its files are out of the way all the same
    assert goes_on(root, [1])
    assert content(root + "/damaged") == whole
    play(root, [1, 2])
    assert goes_on(root, [1, 2])
    assert content(root + "/damaged").keys() == {*whole, "000007.000.1"}


def test_a_game_that_cannot_be_replayed_is_set_aside(root, renames):
    play(root)
    whole = content(root)
    for count in range(len(whole)):
        restore(root, whole)
        journal = Journal(root)
        journal.load()
        renames(count)
        with pytest.raises(PowerCut):
            journal.set_aside()
        renames(None)
        assert load(root)[1] is None
        assert {**content(root), **content(root + "/damaged")} == whole
        journal.set_aside()
        assert load(root) == (None, None)
        assert content(root + "/damaged") == whole


def test_other_files_do_no_harm(root):
    play(root)
    for name in ("notes.txt", "000007.000.tmp", "README"):
        Path(root, name).write_bytes(b"x")
    assert goes_on(root, ACTIONS)


def test_ctrl_c_waits_for_every_line(root, monkeypatch):
    calls = []
    monkeypatch.setattr(files, "kbd_intr", calls.append)
    play(root, [1, 2])
    assert calls == [-1, 3] * 3
    with open(f"{root}/000007.000", "rb") as read_only, pytest.raises(OSError):
        files.commit(read_only, b"")
    assert calls == [-1, 3] * 4


# ---- a head with something new in it

HINTED = {**HEAD, "hints": True}


def hinted(root):
    """Five actions, the head again, the others."""
    journal = play(root, ACTIONS[:5])
    journal.restate(HINTED)
    for action in ACTIONS[5:]:
        journal.append(action)
    return journal


def test_a_head_comes_again(root):
    hinted(root)
    assert load(root) == ((HINTED, ACTIONS), None)


def test_it_is_durable_at_once(root):
    play(root, ACTIONS[:5]).restate(HINTED)
    assert load(root) == ((HINTED, ACTIONS[:5]), None)


def test_cut_off_within_it_the_game_goes_on_without(root):
    play(root, ACTIONS[:3])
    before = content(root)
    play(root, ACTIONS[:3]).restate(HINTED)
    after = content(root)
    name = max(after)
    assert after[name] != before.get(name)
    for cut in range(len(before.get(name, b"")) + 1, len(after[name]) - 1):
        restore(root, {**after, name: after[name][:cut]})
        assert load(root) == ((HEAD, ACTIONS[:3]), None), cut


def test_after_a_gap_it_does_not_count(root):
    """Otherwise the gap would be within the good part."""
    hinted(root)
    found = content(root)
    first = min(found)
    lines = found[first].splitlines(keepends=True)
    lines[3] = b"x" + lines[3][1:]
    restore(root, {**found, first: b"".join(lines)})
    loaded, damage = load(root)
    assert loaded == (HEAD, ACTIONS[:2])
    assert damage.bad == 1 and damage.beyond == len(ACTIONS) - 3 + 1
