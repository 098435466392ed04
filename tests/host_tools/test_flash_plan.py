"""What an update has to do, without a board."""

import hashlib

from crupier.build import manifest, pack
from crupier.install import blocks, plan

PACK = "/crupier/crupier.romfs"
MODULES = {f"/{folder}/{name}.mpy": bytes([at, len(folder)]) * (300 + 40 * at)
           for folder in ("engine", "ui") for at, name in enumerate(("a", "b", "c", "d"))}


def found(files):
    return {path: (len(data), hashlib.sha256(data).digest()) for path, data in files.items()}


WANTED = {"/boot.py": b"boot", "/main.py": b"main", "/crupier/app.mpy": b"app",
          "/crupier/ui/canvas.mpy": b"canvas"}


def version(modules=MODULES, **files):
    """Files of a packed version, with its manifest."""
    made = {"/boot.py": b"boot", "/main.py": b"main", PACK: pack.build(modules)}
    made[manifest.PATH] = manifest.make("1", "x", made).encode()
    return made


def update(old, new):
    """The plan for a board that has these files."""
    return plan.make(new, found(old))


def test_everything_is_new_on_an_empty_board():
    todo = plan.make(WANTED, {})
    assert todo and todo.send == WANTED and todo.remove == [] and todo.same == 0
    assert todo.size == sum(map(len, WANTED.values()))


def test_nothing_to_do():
    todo = plan.make(WANTED, found(WANTED))
    assert not todo and todo.same == len(WANTED) and todo.size == 0


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


def test_space_is_counted_in_blocks():
    """A file of one byte is kept in its folder; /crupier.new, crupier in it: two blocks each."""
    todo = plan.make({"/crupier/a": bytes(1), "/crupier/b": bytes(4097)}, {})
    assert todo.blocks == 2 + 2 + 2 + plan._SPARE
    assert plan.make(WANTED, found(WANTED)).blocks == 2 + plan._SPARE


# ---- a pack

def test_manifest_knows_the_pack():
    files = version()
    made = manifest.decode(files[manifest.PATH])
    assert made.encode() == files[manifest.PATH] and PACK in made.digests


def test_a_changed_module_changes_the_pack_and_the_manifest():
    todo = update(version(), version(MODULES | {"/ui/b.mpy": b"changed" * 50}))
    assert set(todo.send) == {PACK, manifest.PATH} and todo.size > len(todo.send[PACK])


def test_what_must_be_free_is_what_is_staged():
    old, new = version(), version(MODULES | {"/ui/b.mpy": b"changed" * 50})
    todo = update(old, new)
    assert todo.blocks == plan._SPARE + blocks.of_files(
        {plan.STAGE + path: len(data) for path, data in todo.send.items()} | {plan.READY: 0})


def test_edited_board():
    files = {plan.BOARD: b"pins", "/main.py": b"main"}
    kept = manifest.make("1", "x", files)
    assert not plan.edited_board(found(files), kept)
    assert plan.edited_board(found({plan.BOARD: b"my pins"}), kept)
    assert not plan.edited_board(found({}), kept)
    assert plan.edited_board(found(files), None)        # nobody knows


def test_foreign_files():
    before = manifest.make("1", "x", {"/main.py": b"main of before", "/boot.py": b""})
    theirs = found({"/main.py": b"blink"})
    assert plan.foreign(theirs, None, WANTED) == ["/main.py"]
    assert plan.foreign(theirs, before, WANTED) == ["/main.py"]
    assert plan.foreign(found({"/main.py": b"main of before"}), before, WANTED) == []
    assert plan.foreign(found({"/main.py": b"main"}), None, WANTED) == []
    assert plan.foreign({}, None, WANTED) == []
    # What somebody tries out goes before what is in the pack.
    ours = "/crupier/pack.mpy"
    theirs = found({"/crupier/app.py": b"tried", ours: b"", manifest.PATH: b"", "/data/x": b""})
    before = manifest.make("1", "x", {ours: b"of before"})
    assert plan.foreign(theirs, before, WANTED) == ["/crupier/app.py"]
    assert plan.foreign(theirs, None, WANTED) == []         # nobody knows
