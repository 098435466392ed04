"""Which modules a board unloads: what the build has found, and what memory.py makes of it."""

import io
import struct
import subprocess
import sys
from binascii import crc32
from pathlib import Path
from types import ModuleType

import pytest

from crupier.build import imports, payload, sets
from tests.pure import load

SETS = {"screens.help": {"screens", "screens.help", "ui", "ui.menu"},
        "games.chess.table": {"games", "games.chess", "games.chess.table", "ui", "ui.cards"},
        "games.chess.table+": {"games.chess.paint"},
        "chess": {"engine", "engine.chess"}}
SOURCES = {
    "engine/chess/__init__.py": b"def __getattr__(name):\n    from .board import Board\n",
    "engine/chess/board.py": b"from .pieces import KING\nfrom ..base import Game\n",
    "engine/chess/pieces.py": b"", "engine/base.py": b"", "engine/__init__.py": b"",
    "games/chess/table.py": b"from engine.chess import board\ndef paint(app):\n"
                            b"    from games.chess import paint\n    app.layout_of('chess')\n",
    "games/chess/paint.py": b"try:\n    import ui.native\nexcept ImportError:\n    pass\n",
    "ui/native.py": b"", "ui/layouts/w8h8/chess.py": b"",
}


@pytest.fixture
def memory(monkeypatch):
    """memory.py with plenty of memory, and a table of modules of its own."""
    module = load("memory")
    others = {path: each for path, each in sys.modules.items()
              if path.split(".")[0] not in ("engine", "games", "screens", "ui")}
    monkeypatch.setattr(module.sys, "modules", others)
    module.gc = ModuleType("gc")
    module.gc.collect = module.gc.threshold = lambda *_: None
    module.gc.mem_free = lambda: 100_000
    return module


def opened(memory, *top, others=(), there=(), short=False, done=()):
    """Modules of ours that are there after such names have asked for room."""
    before = set(memory.sys.modules)
    memory._DONE = set(done)
    asked = memory.Memory(io.BytesIO(b"before" + sets.build(SETS)), 6, lambda: None)
    for path in there:
        memory.sys.modules[path] = ModuleType(path)
    asked.collect()
    asked.make_room(top, tuple(others), short)
    left = set(memory.sys.modules) - before
    for path in left:
        del memory.sys.modules[path]
    return left, asked


def test_where_much_is_free_all_stay(memory):
    assert opened(memory, there=["ui.menu", "x"])[0] == {"ui.menu", "x"}


@pytest.mark.parametrize("short", [False, True])
def test_where_little_is_free_what_nobody_needs_goes(memory, short):
    if not short:
        memory.gc.mem_free = lambda: 10_000
    there = ["ui", "ui.menu", "ui.cards", "screens", "screens.help", "engine", "engine.chess", "x"]
    assert opened(memory, "screens.help", there=there, short=short)[0] == {
        "ui", "ui.menu", "screens", "screens.help"}
    assert opened(memory, "chess", "games.chess.table", there=there, short=short)[0] == {
        "ui", "ui.cards", "engine", "engine.chess"}


def test_painters_of_a_covered_table_go_where_still_little_is_free(memory):
    there = ["ui", "ui.cards", "ui.menu", "games.chess", "games.chess.table", "games.chess.paint"]
    for free, paint in (45_000, {"games.chess.paint"}), (32_000, set()):
        memory.gc.mem_free = lambda free=free: free
        assert opened(memory, "screens.help", others=["games.chess.table"], there=there)[0] == {
            "ui", "ui.cards", "ui.menu", "games.chess", "games.chess.table"} | paint
        assert "games.chess.paint" in opened(
            memory, "games.chess.table", others=["chess"], there=there)[0]


def test_what_was_there_at_the_start_stays(memory):
    memory.sys.modules.update({"a": ModuleType("a"), "b": ModuleType("b")})
    opened(memory, there=["c"], short=True, done=["b"])
    assert "a" in memory.sys.modules and not {"b", "c"} & set(memory.sys.modules)


def test_a_module_put_there_by_hand_stays_while_it_is_open(memory):
    there = ["mine", "mine.too"]
    assert opened(memory, "mine", there=there, short=True)[0] == {"mine"}
    assert opened(memory, "chess", there=there, short=True)[0] == set()


def test_a_package_does_not_know_what_was_unloaded(memory):
    package = ModuleType("ui")
    package.cards = package.menu = 1
    memory.sys.modules["ui"] = package
    opened(memory, "screens.help", there=["ui.menu", "ui.cards"], short=True)
    assert hasattr(package, "menu") and not hasattr(package, "cards")


def test_many_names_wear_the_memory_out(memory):
    _, few = opened(memory, there=[f"x{i}" for i in range(30)], short=True)
    _, many = opened(memory, there=[f"x{i}" for i in range(60)], short=True)
    assert not few.worn and many.worn


def test_the_reserve_is_given_back_while_modules_are_unloaded(memory):
    """A board with 1,616 bytes, 80 in one piece, could not unload anything. Where memory has run
    out, the screen that opens may have those bytes, too.
    """
    memory.gc.mem_free, held = lambda: 5_000, []
    memory.files.reserve()
    unload = memory.Memory._unload
    memory.Memory._unload = lambda *args: (held.append(memory.files.release()), unload(*args))
    for short in (False, True):
        opened(memory, short=short)
        assert held.pop() is False and memory.files.release() is not short


# Nine of ten objects are garbage at once, as while a screen is painted; one lasts.
_PAINTS = """
import gc, io, memory
of_nothing = memory.Memory(io.BytesIO(b"\\0\\0\\0\\0"), 0, lambda: None)
free, kept, worst = of_nothing.collect(), [], 0
for i in range(12_000):
    made = bytearray(64)
    if not i % 10:
        kept.append(made)
    if not i % 100:
        lasting = len(kept) * 160
        worst = max(worst, free - lasting - gc.mem_free())
print(free, worst)
"""


def test_garbage_never_fills_the_memory(micropython):
    """Else what lasts would lie between it, and no large piece be left: a duel of Galloneta once
    crashed at its start. All is twice as large on a PC.
    """
    root = Path(__file__).parents[2]
    done = subprocess.run([micropython, "-X", "heapsize=600000", "-c", _PAINTS], cwd=root,
                          env={"MICROPYPATH": f"{root}:{root}/firmware"},
                          capture_output=True, text=True, check=True)
    free, worst = map(int, done.stdout.split())
    assert worst < 50_000 < free // 4, done.stdout


def test_sets_of_a_small_tree():
    graph = imports.Graph(SOURCES)
    assert graph.closure(["engine.chess"], inner=True) == {"engine", "engine.chess"}
    rules = {"engine", "engine.chess", "engine.chess.board", "engine.chess.pieces", "engine.base"}
    assert graph.closure(["engine.chess.board"], inner=False) == rules
    top = graph.closure(["games.chess.table"], inner=False)
    assert top == rules | {"games", "games.chess", "games.chess.table"}
    assert graph.closure(["games.chess.table"], inner=True) == top | {
        "games.chess.paint", "ui", "ui.native", "ui.layouts", "ui.layouts.w8h8",
        "ui.layouts.w8h8.chess"}


def test_the_file_has_the_sets():
    data = struct.unpack(f"<{len(sets.build(SETS)) // 2}H", sets.build(SETS))
    keys, starts, members = data[1:5], data[5:10], data[10:]
    for name, wanted in SETS.items():
        at = keys.index(crc32(name.encode()) & 0xFFFF)
        assert set(members[starts[at]:starts[at + 1]]) == {
            crc32(member.encode()) & 0xFFFF for member in wanted}


def module_sets(board_id: str) -> dict[str, set[str]]:
    """{module with screens, or game: modules that it needs in memory} of a board."""
    packed = payload.packed_files(board_id, compiled=False)
    sources = {path[1:]: data for path, data in packed.items() if path.endswith(".py")}
    return payload._sets(sources)


def test_a_pause_over_take_that():
    """As docs/memory.md has it."""
    found = module_sets("picosystem")
    table, pause, rules = (found[name] for name in (
        "games.take_that.table", "game_ui.pause", "take_that_match"))
    painters = {"games.take_that.paint", "games.take_that.paint_cards", "ui.cards"}
    assert "game_ui.table" in table and painters <= found["games.take_that.table+"]
    assert {"game_ui.pause", "ui.menu"} <= pause
    assert {"engine.take_that.match", "games.take_that.dealt"} <= rules
    kept = table | pause | rules
    assert not {"game_ui.hand_over", "games.take_that.hand_over", "engine.take_that.bot",
                "pads.dealt", "screens.home", "games.the_game.dealt", *painters} & kept


def test_each_game_has_its_rules_and_no_others():
    found = module_sets("pico_ssd1306")
    for game, ui in load("games/__init__").GAME_UIS.items():
        packages = {name.split(".")[1] for name in found[game] if name.count(".") > 1
                    and name.startswith("engine.")}
        own = ui.partition(".")[0]
        assert own in packages and packages <= {own, "scorepad"}

