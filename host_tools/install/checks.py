"""Doctor, third part: what the facts about a board mean."""

from collections.abc import Iterator

from crupier.build import boards
from crupier.device.link import local_time, span
from crupier.device.port import mpremote_command
from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode
from crupier.install import archive, blocks, merge, plan, product, room, scores
from crupier.install.archive import DATA, GAME
from crupier.install.facts import Facts
from crupier.install.finding import Finding, listed

_CLOCK_OFF = 86_400             # s; the clocks of two time zones differ by less
_CLOCK_SET = 1_704_067_200      # 2024-01-01; an RP2040 that nobody has told begins in 2021


def examine(facts: Facts) -> list[Finding]:
    """Everything that is wrong or worth knowing, the most serious first."""
    checks = (_interrupted, *product.CHECKS, _board, _display, _keys, _start, _crash,
              _strangers, _damage, _full, _no_update, _clock)
    found = [finding for check in checks for finding in check(facts)]
    if any(finding.code == "no_update" for finding in found):     # which says more
        found = [finding for finding in found if finding.code != "outdated"]
    return sorted(found, key=lambda finding: not finding.serious)


def _interrupted(facts: Facts) -> Iterator[Finding]:
    if plan.STAGE[1:] in facts.folders:
        yield Finding("interrupted", "An update was interrupted.",
                      "The version before it runs, and the rest takes up flash.",
                      "Run `crupier flash` again.")
    if plan.SCRATCH[1:] in facts.folders:
        yield Finding("selftest", "A self-test was cut off.", "What it has left takes up flash.",
                      "Run `crupier doctor --selftest` again: it removes that as it begins.",
                      False)


def _board(facts: Facts) -> Iterator[Finding]:
    if facts.board is not None:
        try:
            boards.require(facts.board, "this board")
        except boards.BadBoard as error:
            sentence = str(error)
            yield Finding("bad_board", sentence[0].upper() + sentence[1:],
                          "Crupier does not start with it, or not all of it works.",
                          "Mend it, or replace it with `crupier flash --stock-board`; the backup "
                          f"that this makes has yours. If it is another board: {_another()}")


def _display(facts: Facts) -> Iterator[Finding]:
    if facts.display and not (product.incomplete(facts) or _bad(facts)):
        # A matter of wires.
        yield Finding("display", f"The display cannot be used: {facts.display}.",
                      "Crupier starts only with a display.",
                      f"Compare the wiring with board.py. If it is another board: {_another()}")
    elif facts.mute and not facts.display:
        yield Finding("mute_display", "The display cannot be asked whether it works: SPI has no "
                      "answer.", "If it is not the one in board.py, it stays dark, and nothing "
                      "else shows it.",
                      "Only if it is dark: compare the wiring with board.py. If it is another "
                      f"board: {_another()}",
                      False)


def _bad(facts: Facts) -> bool:
    """Is board.py at fault, whatever the wires are?"""
    try:
        boards.require(facts.board or b"", "this board")
    except boards.BadBoard:
        return True
    return False


def _keys(facts: Facts) -> Iterator[Finding]:
    if facts.held:
        yield Finding("held_keys", f"Keys are down: {', '.join(facts.held)}.",
                      "Unless a finger is on them, their pins are not what board.py says.",
                      f"Compare the wiring with board.py. If it is another board: {_another()}",
                      False)


def _another() -> str:
    return product.naming_a_board("")


def _start(facts: Facts) -> Iterator[Finding]:
    if (facts.installed or facts.hello) and not facts.back:
        yield Finding("no_start", "Crupier does not come up.", "Nothing can be played.",
                      "If the display shows a message, press a key; if a key is held down, let "
                      "go and restart the board. Otherwise see the other findings; if there are "
                      f"none: {product.flash(facts)}")
    elif facts.installed and not facts.hello:
        yield Finding("silent", "Crupier was not running.",
                      "A key was held at the start (safe mode), or a PC had stopped it.",
                      "Nothing; it has just been started again.", False)


def _crash(facts: Facts) -> Iterator[Finding]:
    """Told until a backup here has it: nothing is lost then, and there is nothing to be done."""
    log = facts.data.get(scores.CRASH, b"")
    text, last = log.decode(errors="replace").strip(), archive.latest(facts.about["id"])
    if text and not (last and last[1].files.get(scores.CRASH) == log):
        yield Finding("crash", f"Crupier has crashed: {text.splitlines()[-1]}.",
                      "That is a bug in Crupier; no game is lost.",
                      "Report it with what this prints: `"
                      + mpremote_command(facts.port, "fs", "cat", ":" + scores.CRASH) + "`. "
                      "Then `crupier backup` keeps it, and doctor drops it.", False)


def _strangers(facts: Facts) -> Iterator[Finding]:
    if folders := plan.folders(facts.found, facts.folders):
        yield Finding("folders", "There are folders where Crupier has files: "
                      f"{listed(folders)}.", "It cannot start, nor be updated.",
                      _clearing(facts, folders))
    if facts.strangers:
        yield Finding("folders", "There are folders where the board has files: "
                      f"{listed(facts.strangers)}.",
                      "The board passes over them, and `crupier backup` leaves them out; a file "
                      "of that name cannot be kept.", _clearing(facts, facts.strangers))
    if files := scores.misplaced(facts.sizes):
        yield Finding("files", f"There are files where the board has folders: {listed(files)}.",
                      "Nothing can be kept in them: a game that ends is lost, or the board does "
                      "not even start.", _clearing(facts, files))


def _clearing(facts: Facts, paths: list[str]) -> str:
    remove = mpremote_command(facts.port, "fs", "rm", "-r", *(":" + path for path in paths))
    again = "" if all(path.startswith(DATA) for path in paths) else " " + product.flash(facts)
    return f"If you need what is in them, copy it to the PC; then `{remove}`.{again}"


def _damage(facts: Facts) -> Iterator[Finding]:
    kept = [path for path in facts.data if "/damaged/" in path]
    spoiled = {path: bad for path, data in facts.data.items()
               if path not in kept and (bad := _bad_lines(path, data))}
    if spoiled:
        lines = ", ".join(f"{path} ({bad} line{'' if bad == 1 else 's'})"
                          for path, bad in sorted(spoiled.items()))
        done = all(map(archive.is_segment, spoiled)) and _is_pulled(facts.data)
        yield Finding("damaged_data", f"Some of what was kept cannot be read: {lines}.",
                      "Games or moves in these lines are lost; all others are safe.",
                      " ".join(_mending(spoiled, _is_pulled(facts.data))), not done)
    if kept:
        then = ("`crupier restore` brings figures of older games back from a backup, unless more "
                "games have left since."
                if any("/damaged/sums" in path for path in kept) else
                "nothing else is to be done.")
        yield Finding("set_aside", f"The board has set damaged files aside: {listed(kept)}.",
                      "The game went on with what could be read.",
                      f"`crupier backup` keeps them; {then}", False)


def _is_pulled(data: dict[str, bytes]) -> bool:
    """Does a PC have all records that can be read?"""
    last = max([merge.seq_of(line) or 0 for path, content in data.items()
                if archive.is_segment(path) for line in merge.readable(content)], default=0)
    return last <= room.acked(data)


def _mending(spoiled: dict[str, int], pulled: bool) -> Iterator[str]:
    if any(map(archive.is_segment, spoiled)):
        home = ("Nothing: a PC has all that can be read." if pulled else
                "Run `crupier pull`, which brings home all that can be read.")
        yield (f"{home} An older backup may have the rest: `crupier restore FILE` adds what the "
               "board lacks, and takes nothing away.")
    if not all(map(archive.is_segment, spoiled)):
        yield ("Run `crupier backup`. An older backup may have the settings, or an earlier state "
               "of the game: `crupier restore FILE --yes` replaces what is there.")


def _bad_lines(path: str, data: bytes) -> int:
    """Sealed lines that cannot be read; the torn last line of a journal does not count."""
    if archive.is_segment(path):
        return sum(not _is_record(line) for line in data.splitlines(keepends=True))
    if path.startswith(GAME):
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


def _free(facts: Facts) -> int:
    """Blocks, with those that `crupier flash` frees where an update was interrupted."""
    return facts.room.free_blocks + room.staged(facts.sizes)


def _full(facts: Facts) -> Iterator[Finding]:
    """The board refuses a new game, or soon will."""
    free, about = _free(facts), facts.room
    if free < room.RESERVE:
        yield Finding("full", f"Only {blocks.kilobytes(free)} KB of the flash are free.",
                      f"A new game needs {blocks.kilobytes(room.RESERVE)} KB to be sure that it "
                      "can be kept.", room.advice(facts.port, room.RESERVE - free,
                                                     facts.sizes))
    elif about.waiting and room.filling(free, about.blocks):
        yield Finding("filling", f"The flash is {100 - 100 * free // about.blocks}% full, and "
                      f"no PC has acknowledged {about.waiting:,} of its games.",
                      "The board removes old games when it needs room, but only those that a PC "
                      "keeps.", "Run `crupier pull`.", False)


def _no_update(facts: Facts) -> Iterator[Finding]:
    """There is no room for the version that this tool brings."""
    free, needed = _free(facts), facts.room.update_blocks
    if facts.installed and not facts.room.current and free < needed:
        missing = needed - free
        todo = room.advice(facts.port, missing, facts.sizes, update=True)
        yield Finding("no_update", "The update to the version of this tool does not fit: it takes "
                      f"{blocks.kilobytes(needed)} KB until the old version is gone, and "
                      f"{blocks.kilobytes(free)} KB are free.",
                      "The board keeps the version it has until there is room.", todo)


def _clock(facts: Facts) -> Iterator[Finding]:
    if facts.clock < _CLOCK_SET:
        yield Finding("clock", "The clock of the board is not set.",
                      "Games have no date, and the deal of the day asks for one.",
                      "Run `crupier time`, or `crupier pull`, which sets it, too.", False)
    elif abs(fast := facts.clock - local_time()) > _CLOCK_OFF:
        yield Finding("clock", f"The clock of the board is {span(fast)} "
                      f"{'ahead of' if fast > 0 else 'behind'} that of this PC.",
                      "Games get wrong dates, and the deal of the day is that of another day.",
                      "If this PC is right, run `crupier time`.", False)
