"""Doctor, third part: what the facts about a board mean."""

from collections.abc import Iterator

from crupier.build import boards, payload
from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode
from crupier.install import manifest, plan
from crupier.install.archive import DATA
from crupier.install.facts import Facts
from crupier.install.finding import Finding

_ROOM = 128 * 1024              # bytes that firmware/storage/archive.py wants for a new game
_CLOCK_SET = 1_704_067_200      # 2024-01-01; an RP2040 that nobody has told begins in 2021
# What the firmware imports from MicroPython, as far as a file in / can take its place.
_BUILT_IN = {"asyncio", "binascii", "errno", "hashlib", "json", "machine", "os", "random",
             "select", "time"}
_FLASH = "Run `crupier flash`."


def examine(facts: Facts) -> list[Finding]:
    """Everything that is wrong or worth knowing, the most serious first."""
    checks = (_interrupted, _version, _files, _shadows, _board, _display, _keys, _silent, _crash,
              _damage, _full, _clock)
    found = [finding for check in checks for finding in check(facts)]
    return sorted(found, key=lambda finding: not finding.serious)


def _interrupted(facts: Facts) -> Iterator[Finding]:
    if plan.STAGE[1:] in facts.folders:
        yield Finding("interrupted", "An update was interrupted.",
                      "The version before it runs, and the rest takes up flash.",
                      "Run `crupier flash` again.")


def _version(facts: Facts) -> Iterator[Finding]:
    latest = payload.firmware_version()
    if not facts.installed:
        yield Finding("not_installed", "Crupier is not installed on this board.",
                      "The board runs MicroPython only.", _FLASH)
    elif facts.installed.version != latest:
        yield Finding("outdated", f"The board has Crupier {facts.installed.version}, this tool "
                      f"brings {latest}.", "Board and tool work best together.", _FLASH, False)
    for path in plan.AT_ROOT:
        if path in facts.found and not _ours(facts, path):
            yield Finding("foreign", f"{path} is not Crupier's.",
                          "MicroPython starts another program, or none.",
                          "Run `crupier flash`; it keeps a copy of that file in its backup.")


def _ours(facts: Facts, path: str) -> bool:
    return bool(facts.installed and facts.installed.has(path, facts.found[path][1]))


def _files(facts: Facts) -> Iterator[Finding]:
    if not facts.installed:
        return
    wanted = set(facts.installed.digests)
    missing = sorted(wanted - set(facts.found))
    changed = sorted(path for path in wanted & set(facts.found)
                     if not _ours(facts, path) and path not in plan.AT_ROOT)
    if plan.BOARD in changed:
        changed.remove(plan.BOARD)
        yield Finding("board_edited", "board.py was edited on the board.",
                      "The tool keeps it; pins and display are what it says.",
                      f"`crupier flash --board {facts.installed.board}` brings the original back.",
                      False)
    if missing or changed:
        yield Finding("damaged_files", "Files are missing or damaged: "
                      f"{_list(missing + changed)}.",
                      "Crupier may not start, or stop in the middle.", _FLASH)


def _shadows(facts: Facts) -> Iterator[Finding]:
    """sys.path is /crupier, /, what is frozen into MicroPython, /lib."""
    if not facts.installed:
        return
    ours = {_stem(path.removeprefix(plan.HOME)) for path in facts.installed.digests
            if path.startswith(plan.HOME + "/")}
    strangers = sorted(set(facts.sizes) - set(facts.installed.digests) - {manifest.PATH})
    shadowing = [path for path in strangers if _shadows_one(path, ours)]
    idle = [path for path in strangers if path not in shadowing and _idle(path, ours)]
    if shadowing:
        yield Finding("shadow", f"Python takes {_list(shadowing)} for a part of Crupier or of "
                      "MicroPython.", "Other code runs than that which was installed.",
                      _removal(shadowing))
    if idle:
        yield Finding("leftover", f"Not used, but named like parts of Crupier: {_list(idle)}.",
                      f"They take up {sum(facts.sizes[path] for path in idle):,} bytes.",
                      _removal(idle), False)


def _stem(path: str) -> str:
    """Without the suffix: /ui/canvas for /ui/canvas.mpy."""
    return path.partition(".")[0]


def _shadows_one(path: str, ours: set[str]) -> bool:
    """A folder wins over x.py, and x.py over x.mpy (py/builtinimport.c)."""
    if not path.startswith(plan.HOME + "/"):
        return _stem(path).split("/")[1] in _BUILT_IN
    stem = _stem(path.removeprefix(plan.HOME))
    folders = {stem[:at] for at, char in enumerate(stem) if char == "/"}
    return bool(folders & ours) or (path.endswith(".py") and stem in ours)


def _idle(path: str, ours: set[str]) -> bool:
    """In our folder without need, or a copy of ours where it is never found."""
    if path.startswith(plan.HOME + "/"):
        return True
    name = "/" + _stem(path.removeprefix("/lib")).split("/")[1]
    return any(module == name or module.startswith(name + "/") for module in ours)


def _removal(paths: list[str]) -> str:
    own = [path for path in paths if path.startswith(plan.HOME + "/")]
    other = " ".join(":" + path for path in paths if path not in own)
    return " ".join(([_FLASH] if own else [])
                    + ([f"Remove them: `mpremote fs rm {other}`."] if other else []))


def _board(facts: Facts) -> Iterator[Finding]:
    if facts.board is not None:
        try:
            boards.demand(facts.board, "this board")
        except boards.BadBoard as error:
            sentence = str(error)
            yield Finding("bad_board", sentence[0].upper() + sentence[1:],
                          "Crupier does not start with it, or not all of it works.",
                          f"Mend it, or replace it: {_another()}")


def _display(facts: Facts) -> Iterator[Finding]:
    if facts.display:
        yield Finding("display", f"The display cannot be used: {facts.display}.",
                      "Crupier starts only with a display.",
                      f"Compare the wiring with board.py; if it is another board: {_another()}")
    elif facts.mute:
        yield Finding("mute_display", "The display cannot be asked whether it works: SPI has no "
                      "answer.", "If it is not the one in board.py, it stays dark, and nothing "
                      "else shows it.",
                      f"Only if it is dark: compare the wiring with board.py, or {_another()}",
                      False)


def _keys(facts: Facts) -> Iterator[Finding]:
    if facts.held:
        yield Finding("held_keys", f"Keys are down: {', '.join(facts.held)}.",
                      "Unless a finger is on them, their pins are not what board.py says.",
                      f"Compare the wiring with board.py; if it is another board: {_another()}",
                      False)


def _another() -> str:
    return f"`crupier flash --board ID` with one of: {', '.join(payload.board_ids())}."


def _silent(facts: Facts) -> Iterator[Finding]:
    if facts.installed and not facts.hello:
        yield Finding("silent", "Crupier was not running.",
                      "A key was held at the start (safe mode), a PC had stopped it, or it "
                      "cannot start.",
                      "It has just been started again; if the display stays dark, look at the "
                      "other findings.", False)


def _crash(facts: Facts) -> Iterator[Finding]:
    text = facts.data.get(DATA + "/crash.txt", b"").decode(errors="replace").strip()
    if text:
        yield Finding("crash", f"Crupier has crashed: {text.splitlines()[-1]}.",
                      "That is a mistake in Crupier; no game is lost by it.",
                      "Report it with what `mpremote fs cat :/data/crash.txt` prints.", False)


def _damage(facts: Facts) -> Iterator[Finding]:
    kept = [path for path in facts.data if "/damaged/" in path]
    spoiled = {path: bad for path, data in facts.data.items()
               if path not in kept and (bad := _bad_lines(path, data))}
    if spoiled:
        lines = ", ".join(f"{path} ({bad} lines)" for path, bad in sorted(spoiled.items()))
        yield Finding("damaged_data", f"Some of what was kept cannot be read: {lines}.",
                      "Games or moves in these lines are lost; all others are safe.",
                      "Run `crupier backup`, then `crupier pull`; an older backup may have them: "
                      "`crupier restore FILE`.")
    if kept:
        yield Finding("set_aside", f"The board has set damaged files aside: {_list(kept)}.",
                      "The game went on with what could be read.",
                      "`crupier backup` keeps them; nothing else is to be done.", False)


def _bad_lines(path: str, data: bytes) -> int:
    """Sealed lines that cannot be read; the torn last line of a journal does not count."""
    if path.startswith(DATA + "/records/"):
        return sum(not _is_record(line) for line in data.splitlines(keepends=True))
    if path.startswith(DATA + "/game/"):
        return sum(line.endswith(b"\n") and not _is_sealed(line)
                   for line in data.splitlines(keepends=True))
    if path == DATA + "/settings":
        return sum(not _is_sealed(line) for line in data.splitlines(keepends=True))
    return 0


def _is_sealed(line: bytes) -> bool:
    try:
        unseal(line)
    except (BadLine, UnicodeDecodeError):
        return False
    return True


def _is_record(line: bytes) -> bool:
    try:
        decode(unseal(line))
    except (BadLine, BadRecord, UnicodeDecodeError):
        return False
    return True


def _full(facts: Facts) -> Iterator[Finding]:
    if facts.about["free"] < _ROOM:
        largest = sorted(facts.sizes, key=lambda path: -facts.sizes[path])[:3]
        yield Finding("full", f"Only {facts.about['free'] // 1024} KB of the flash are free.",
                      f"A new game needs {_ROOM // 1024} KB to be sure that it can be kept.",
                      f"Run `crupier pull`, then remove what you do not need; the largest files "
                      f"are {_list(largest)}.")


def _clock(facts: Facts) -> Iterator[Finding]:
    if facts.clock < _CLOCK_SET:
        yield Finding("clock", "The clock of the board is not set.",
                      "Games have no date, and the deal of the day asks for one.",
                      "Run `crupier time`, or `crupier pull`, which sets it, too.", False)


def _list(paths: list[str]) -> str:
    shown = ", ".join(paths[:5])
    return shown + (f" and {len(paths) - 5} more" if len(paths) > 5 else "")
