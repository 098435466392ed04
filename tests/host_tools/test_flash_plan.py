"""What an update has to do, without a board."""

import hashlib

from crupier.install import manifest, plan


def found(files):
    return {path: (len(data), hashlib.sha256(data).digest()) for path, data in files.items()}


WANTED = {"/boot.py": b"boot", "/main.py": b"main", "/crupier/app.mpy": b"app",
          "/crupier/ui/canvas.mpy": b"canvas"}


def test_everything_is_new_on_an_empty_board():
    todo = plan.make(WANTED, {})
    assert todo and todo.send == WANTED and todo.remove == [] and todo.same == 0
    assert todo.bytes == sum(map(len, WANTED.values()))


def test_nothing_to_do():
    todo = plan.make(WANTED, found(WANTED))
    assert not todo and todo.same == len(WANTED) and todo.bytes == 0


def test_only_what_differs():
    todo = plan.make(WANTED, found(dict(WANTED, **{"/boot.py": b"old"})))
    assert todo.send == {"/boot.py": b"boot"} and todo.same == 3


def test_strangers_go_from_our_folder_and_from_nowhere_else():
    strangers = {"/crupier/app.py": b"", "/crupier/old/a/b.mpy": b"", "/crupier/ui/x.py": b"",
                 "/data/settings": b"", "/mine.py": b"", "/lib/ui/x.py": b""}
    todo = plan.make(WANTED, found(WANTED | strangers))
    # Folders that become empty go, too, the inner ones first; those in use stay.
    assert todo.remove == ["/crupier/app.py", "/crupier/old/a/b.mpy", "/crupier/ui/x.py",
                           "/crupier/old/a", "/crupier/old"]
    assert todo and not todo.send


def test_space_counts_blocks():
    todo = plan.make({"/crupier/a": bytes(1), "/crupier/b": bytes(4096)}, {})
    assert todo.space == (1 + 2 + plan._SPARE) * 4096


def test_edited_board():
    files = {plan.BOARD: b"pins", "/main.py": b"main"}
    kept = manifest.make("1", "x", "source", files)
    assert not plan.edited_board(found(files), kept)
    assert plan.edited_board(found({plan.BOARD: b"my pins"}), kept)
    assert not plan.edited_board(found({}), kept)
    assert not plan.edited_board(found(files), None)


def test_foreign_files():
    before = manifest.make("1", "x", "source", {"/main.py": b"main of before", "/boot.py": b""})
    theirs = found({"/main.py": b"blink"})
    assert plan.foreign(theirs, None, WANTED) == ["/main.py"]
    assert plan.foreign(theirs, before, WANTED) == ["/main.py"]
    assert plan.foreign(found({"/main.py": b"main of before"}), before, WANTED) == []
    assert plan.foreign(found({"/main.py": b"main"}), None, WANTED) == []
    assert plan.foreign({}, None, WANTED) == []
