"""Doctor, fourth part: is what was installed still there, and does nothing get in its way?"""

from collections.abc import Iterator

from crupier.build import manifest, pack, payload
from crupier.build.manifest import Manifest
from crupier.device.port import mpremote_command
from crupier.install import plan
from crupier.install.facts import Facts
from crupier.install.finding import Finding, listed

# What is imported from MicroPython while a folder is in sys.path, so that a file there can take
# its place: of our own folder all of it; of / all of it once, and what boot.py imports since there
# is a pack.
_BUILT_IN = {"array", "asyncio", "binascii", "collections", "deflate", "errno", "hashlib", "io",
             "json", "machine", "os", "random", "select", "struct", "time"}
_BY_BOOT = {"machine", "os"}


def flash(facts: Facts) -> str:
    """How to install it, which needs a board to be named if none is on record."""
    if facts.installed and facts.installed.board in payload.board_ids():
        return "Run `crupier flash`."
    if facts.hello and facts.hello["board"] in payload.board_ids():
        return f"Run `crupier flash --board {facts.hello['board']}`."
    return naming_a_board("Run ")


def naming_a_board(run: str) -> str:
    return f"{run}`crupier flash --board ID` with one of: {', '.join(payload.board_ids())}."


def _version(facts: Facts) -> Iterator[Finding]:
    latest = payload.firmware_version()
    if facts.hello and not _stored(facts):
        yield Finding("frozen", f"Crupier {facts.hello['version']} is a part of the board's "
                      "MicroPython, not a file on it.", "It changes only with MicroPython; what "
                      "`crupier flash` brings would run in its place, with less free memory.",
                      "Nothing; docs/speed.md has more.", False)
        return          # MicroPython has boot.py and main.py from there, too
    if not facts.installed and manifest.PATH in facts.found:
        yield Finding("damaged_manifest", f"{manifest.PATH} is damaged, or of a later kind than "
                      "this tool knows.", "Nobody can tell which version the board has, and "
                      "whether it is whole.", flash(facts))
        return          # nor whose boot.py and main.py are
    if not facts.installed and _stored(facts):
        yield Finding("no_manifest", f"{manifest.PATH} is gone.", "Nobody can tell which version "
                      "the board has, and whether it is whole.", flash(facts))
    elif not facts.installed:
        yield Finding("not_installed", "Crupier is not installed on this board.",
                      "The board runs MicroPython only.", flash(facts))
    elif payload.is_later(facts.installed.version):
        yield Finding("newer", f"The board has Crupier {facts.installed.version}, and this tool "
                      f"is of {latest}, which is older.", "Board and tool work best together; "
                      "`crupier flash` would put the older version on the board.",
                      "Update this tool: in its folder, `git pull` and `make install`.", False)
    elif facts.installed.version != latest:
        yield Finding("outdated", f"The board has Crupier {facts.installed.version}, this tool "
                      f"brings {latest}.", "Board and tool work best together.", flash(facts),
                      False)
    elif facts.installed.board in payload.board_ids() and not facts.room.current:
        yield Finding("outdated", f"The board has another build of Crupier {latest} than this "
                      "tool brings.", "Board and tool work best together.", flash(facts), False)
    for path in plan.AT_ROOT:
        if path in facts.found and not _ours(facts, path):
            yield Finding("foreign", f"{path} is not Crupier's.",
                          "MicroPython starts another program, or none.",
                          f"{flash(facts)} A copy of that file will be in the backup.")


def _stored(facts: Facts) -> bool:
    """Is Crupier on the file system, or some of it?"""
    return any(path.startswith(plan.HOME + "/") and path != plan.BOARD for path in facts.sizes)


def _ours(facts: Facts, path: str) -> bool:
    if facts.installed:
        return facts.installed.has(path, facts.found[path][1])
    return plan.same(facts.found, path, payload.at_root().get(path, b""))


def _files(facts: Facts) -> Iterator[Finding]:
    if not facts.installed:
        return
    wanted = set(facts.installed.digests) - set(plan.folders(facts.found, facts.folders))
    missing = sorted(wanted - set(facts.found))
    changed = sorted(path for path in wanted & set(facts.found)
                     if not _ours(facts, path) and path not in plan.AT_ROOT)
    if plan.BOARD in changed:
        changed.remove(plan.BOARD)
        yield Finding("board_edited", "board.py was edited on the board.",
                      "The tool keeps it; pins and display are what it says.",
                      "`crupier flash --stock-board` brings the original back; the backup that "
                      "it makes has yours.", False)
    in_pack = facts.installed.pack
    if in_pack in changed:
        changed.remove(in_pack)
        yield _pack(facts, in_pack)
    if missing or changed:
        yield Finding("damaged_files", "Files are missing or damaged: "
                      f"{listed(missing + changed)}.",
                      "Crupier may not start, or stop in the middle.", flash(facts))


def incomplete(facts: Facts) -> bool:
    """Is anything missing that the display needs, or damaged, or does other code run?"""
    return any(finding.serious for check in (_files, _shadows) for finding in check(facts))


def _pack(facts: Facts, path: str) -> Finding:
    """What is wrong with a pack that is not the one of the manifest."""
    if not facts.footer.endswith(pack.MAGIC):
        return Finding("damaged_pack", f"{path} is damaged: its end is not that of a pack.",
                       "All of Crupier is in that file, so it cannot start.", flash(facts))
    return Finding("other_pack", f"{path} is damaged, or of another version than the manifest.",
                   "Crupier may not start, or stop in the middle; if it was copied there by "
                   "hand, its manifest is missing.", flash(facts))


def _shadows(facts: Facts) -> Iterator[Finding]:
    if not facts.installed:
        return
    ours = {path.removeprefix(plan.HOME) for path in facts.installed.digests
            if path.startswith(plan.HOME + "/")} | set(facts.installed.packed)
    strangers = sorted(path for path in facts.sizes
                       if path not in {*facts.installed.digests, manifest.PATH}
                       and not path.startswith((plan.STAGE + "/", plan.SCRATCH + "/",
                                                *(each + "/" for each in plan.AT_ROOT))))
    shadowing = [path for path in strangers if _shadows_one(path, ours, facts.installed)]
    idle = [path for path in strangers if path not in shadowing and _idle(path, ours)]
    if shadowing:
        yield Finding("shadow", f"Python takes {listed(shadowing)} for a part of Crupier or of "
                      "MicroPython.", "Other code runs than that which was installed.",
                      _removal(shadowing, facts))
    if idle:
        size = sum(facts.sizes[path] for path in idle)
        yield Finding("leftover", f"Not used, but named like parts of Crupier: {listed(idle)}.",
                      f"{'It takes' if len(idle) == 1 else 'They take'} up {size:,} "
                      f"byte{'' if size == 1 else 's'}.",
                      _removal(idle, facts), False)


def _stem(path: str) -> str:
    """Without the suffix: /ui/canvas for /ui/canvas.mpy."""
    return path.partition(".")[0]


def _shadows_one(path: str, ours: set[str], installed: Manifest) -> bool:
    """A folder wins over x.py, and x.py over x.mpy (py/builtinimport.c); a file over the pack."""
    if not path.startswith(plan.HOME + "/"):
        return _stem(path).split("/")[1] in (_BY_BOOT if installed.pack else _BUILT_IN)
    path = path.removeprefix(plan.HOME)
    if _stem(path).split("/")[1] in _BUILT_IN:
        return True
    folders = {path[:at] for at, char in enumerate(path) if char == "/"}
    return (bool(folders & set(map(_stem, ours))) or path in ours
            or (path.endswith(".py") and _stem(path) + ".mpy" in ours))


def _idle(path: str, ours: set[str]) -> bool:
    """In our folder without need, or a copy of ours where it is never found."""
    if path.startswith(plan.HOME + "/"):
        return True
    name = "/" + _stem(path.removeprefix("/lib")).split("/")[1]
    return any(_stem(module) == name or module.startswith(name + "/") for module in ours)


def _removal(paths: list[str], facts: Facts) -> str:
    own = [path for path in paths if path.startswith(plan.HOME + "/")]
    other = [":" + path for path in paths if path not in own]
    remove = mpremote_command(facts.port, "fs", "rm", *other)
    return " ".join(([flash(facts)] if own else [])
                    + ([f"Remove them: `{remove}`."] if other else []))


CHECKS = (_version, _files, _shadows)
