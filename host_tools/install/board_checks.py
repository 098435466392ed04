"""What the state of a board means: wrong parts, damaged files, a full flash, a clock."""

from collections.abc import Callable, Iterator

from crupier.build import boards
from crupier.device.link import CLOCK_OFF, local_time, span
from crupier.device.port import mpremote_command
from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode
from crupier.install import backups, blocks, installed_checks, merge, plan, room
from crupier.install.backups import DATA, GAME
from crupier.install.board_state import BoardState, Finding, listed
from crupier.install.installed_checks import naming_a_board

_CLOCK_SET = 1_704_067_200      # 2024-01-01; an RP2040 that nobody has told begins in 2021


def examine(state: BoardState) -> list[Finding]:
    """Everything that is wrong or worth knowing, the most serious first."""
    checks = (_interrupted, *installed_checks.CHECKS, _board, _display, _keys, _start, _crash,
              _damage, _full, _no_update, _processor, _clock)
    found = [finding for check in checks for finding in check(state)]
    for more, less in (("no_update", "outdated"), ("begun", "not_installed")):
        if any(finding.code == more for finding in found):      # which says more
            found = [finding for finding in found if finding.code != less]
    return sorted(found, key=lambda finding: not finding.serious)


def _interrupted(state: BoardState) -> Iterator[Finding]:
    if plan.STAGE[1:] in state.folders and not (state.installed or state.hello):
        yield Finding("begun", "The installation was interrupted.",
                      "Crupier is not on the board yet, and what has come takes up flash.",
                      installed_checks.flash(state))
    elif plan.STAGE[1:] in state.folders:
        yield Finding("interrupted", "An update was interrupted.",
                      "The version before it runs, and the rest takes up flash.",
                      "Run `crupier flash` again.")
    if plan.SCRATCH[1:] in state.folders:
        yield Finding("selftest", "A self-test was cut off.", "What it has left takes up flash.",
                      "Run `crupier doctor --selftest` again: it removes that as it begins.",
                      False)


def _board(state: BoardState) -> Iterator[Finding]:
    if state.board is not None:
        try:
            boards.require(state.board, "this board")
        except boards.BadBoard as error:
            sentence = str(error)
            yield Finding("bad_board", sentence[0].upper() + sentence[1:],
                          "Crupier does not start with it, or not all of it works.",
                          "Mend it, or replace it with `crupier flash --stock-board`; the backup "
                          f"that this makes has yours. If it is another board: {naming_a_board()}")


def _display(state: BoardState) -> Iterator[Finding]:
    if state.display and not (installed_checks.incomplete(state) or any(_board(state))):
        # A matter of wires.
        yield Finding("display", f"The display cannot be used: {state.display}.",
                      "Crupier runs, but nobody can see it.",
                      "Compare the wiring with board.py. If it is another board: "
                      + naming_a_board())
    elif state.mute and not state.display:
        yield Finding("mute_display", "The display cannot be asked whether it works: SPI has no "
                      "answer.", "If it is not the one in board.py, it stays dark, and nothing "
                      "else shows it.",
                      "Only if it is dark: compare the wiring with board.py. If it is another "
                      f"board: {naming_a_board()}",
                      False)


def _keys(state: BoardState) -> Iterator[Finding]:
    if state.held:
        yield Finding("held_keys", f"Keys are down: {', '.join(state.held)}.",
                      "Unless a finger is on them, their pins are not what board.py says.",
                      "Compare the wiring with board.py. If it is another board: "
                      + naming_a_board(), False)


def _start(state: BoardState) -> Iterator[Finding]:
    if (state.installed or state.hello) and not state.back:
        yield Finding("no_start", "Crupier does not come up.", "Nothing can be played.",
                      "If the display shows a message, press a key; if a key is held down, let "
                      "go and restart the board. Otherwise see the other findings; if there are "
                      f"none: {installed_checks.flash(state)}")
    elif state.installed and not state.hello:
        yield Finding("silent", "Crupier was not running.",
                      "A key was held at the start (safe mode), or a PC had stopped it.",
                      "Nothing; it has just been started again.", False)


def _crash(state: BoardState) -> Iterator[Finding]:
    """A crash is reported until a backup on this PC has its traceback."""
    log = state.data.get(backups.CRASH, b"")
    text, last = log.decode(errors="replace").strip(), backups.latest(state.about["id"])
    if text and not (last and last[1].files.get(backups.CRASH) == log):
        yield Finding("crash", f"Crupier has crashed: {text.splitlines()[-1]}.",
                      "That is a bug in Crupier; no game is lost.",
                      "Report it with what this prints: `"
                      + mpremote_command(state.port, "fs", "cat", ":" + backups.CRASH) + "`. "
                      "Then `crupier backup` keeps it, and doctor drops it.", False)


def _damage(state: BoardState) -> Iterator[Finding]:
    kept = [path for path in state.data if "/damaged/" in path]
    spoiled = {path: bad for path, data in state.data.items()
               if path not in kept and (bad := _bad_lines(path, data))}
    if spoiled:
        lines = ", ".join(f"{path} ({bad} line{'' if bad == 1 else 's'})"
                          for path, bad in sorted(spoiled.items()))
        done = all(map(backups.is_segment, spoiled)) and _is_pulled(state.data)
        yield Finding("damaged_data", f"Some of what was kept cannot be read: {lines}.",
                      "Games or moves in these lines are lost; all others are safe.",
                      " ".join(_mending(spoiled, _is_pulled(state.data))), not done)
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
                if backups.is_segment(path) for line in merge.readable(content)], default=0)
    return last <= room.acked(data)


def _mending(spoiled: dict[str, int], pulled: bool) -> Iterator[str]:
    if any(map(backups.is_segment, spoiled)):
        home = ("Nothing: a PC has all that can be read." if pulled else
                "Run `crupier pull`, which brings home all that can be read.")
        yield (f"{home} An older backup may have the rest: `crupier restore FILE` adds what the "
               "board lacks, and takes nothing away.")
    if not all(map(backups.is_segment, spoiled)):
        yield ("Run `crupier backup`. An older backup may have the settings, or an earlier state "
               "of the game: `crupier restore FILE --yes` replaces what is there.")


def _bad_lines(path: str, data: bytes) -> int:
    """Sealed lines that cannot be read; the torn last line of a journal does not count."""
    if backups.is_segment(path):
        return sum(not _reads(line, decode) for line in data.splitlines(keepends=True))
    if path.startswith(GAME):
        return sum(line.endswith(b"\n") and not _reads(line)
                   for line in data.splitlines(keepends=True))
    if path == DATA + "/settings":
        return sum(not _reads(line) for line in data.splitlines(keepends=True))
    return 0


def _reads(line: bytes, decoder: Callable[[str], object] = str) -> bool:
    """Is it a sealed line, and does its text decode?"""
    try:
        decoder(unseal(line))
    except (BadLine, BadRecord, UnicodeDecodeError):
        return False
    return True


def _free(state: BoardState) -> int:
    """Blocks, with those that `crupier flash` frees where an update was interrupted."""
    return state.room.free_blocks + room.staged(state.sizes)


def _full(state: BoardState) -> Iterator[Finding]:
    """The board refuses a new game, or soon will."""
    free, about = _free(state), state.room
    if free < room.RESERVE:
        yield Finding("full", f"Only {blocks.kilobytes(free)} KB of the flash are free.",
                      f"A new game needs {blocks.kilobytes(room.RESERVE)} KB to be sure that it "
                      "can be kept.", room.advice(state.port, room.RESERVE - free,
                                                     state.sizes))
    elif about.waiting and room.filling(free, about.blocks):
        yield Finding("filling", f"The flash is {100 - 100 * free // about.blocks}% full, and "
                      f"no PC has acknowledged {about.waiting:,} of its games.",
                      "The board removes old games when it needs room, but only those that a PC "
                      "keeps.", "Run `crupier pull`.", False)


def _no_update(state: BoardState) -> Iterator[Finding]:
    """There is no room for the version that this tool brings."""
    free, needed = _free(state), state.room.update_blocks
    if state.installed and not state.room.current and free < needed:
        missing = needed - free
        todo = room.advice(state.port, missing, state.sizes, update=True)
        yield Finding("no_update", "The update to the version of this tool does not fit: it takes "
                      f"{blocks.kilobytes(needed)} KB until the old version is gone, and "
                      f"{blocks.kilobytes(free)} KB are free.",
                      "The board keeps the version it has until there is room.", todo)


def _processor(state: BoardState) -> Iterator[Finding]:
    """The application, which raises the clock, runs with a lower one."""
    if state.hello and state.hertz < state.wanted_hertz:
        hertz, wanted = state.hertz // 10**6, state.wanted_hertz // 10**6
        yield Finding("slow", f"The processor runs at {hertz} MHz, not at {wanted}.",
                      f"The start before this one, at {wanted} MHz, did not reach its first "
                      "picture: it was switched off too soon, or the chip does not bear that.",
                      "Restart it twice. If this comes back, write CLOCK = 125_000_000 into "
                      "board.py on the board.", False)


def _clock(state: BoardState) -> Iterator[Finding]:
    if state.clock < _CLOCK_SET:
        yield Finding("clock", "The clock of the board is not set.",
                      "Games have no date, and the deal of the day asks for one.",
                      "Run `crupier time`, or `crupier pull`, which sets it, too.", False)
    elif abs(fast := state.clock - local_time()) > CLOCK_OFF:
        yield Finding("clock", f"The clock of the board is {span(fast)} "
                      f"{'ahead of' if fast > 0 else 'behind'} that of this PC.",
                      "Games get wrong dates, and the deal of the day is that of another day.",
                      "If this PC is right, run `crupier time`.", False)
