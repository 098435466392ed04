"""Is what was installed still on the board, and does any other file get in its way?"""

from collections.abc import Iterator

from crupier.build import manifest, payload
from crupier.install import plan
from crupier.install.board_state import BoardState, Finding, listed


def flash(state: BoardState) -> str:
    """How to install it, which needs a board to be named if none is on record."""
    if state.installed and state.installed.board in payload.board_ids():
        return "Run `crupier flash`."
    if state.hello and state.hello["board"] in payload.board_ids():
        return f"Run `crupier flash --board {state.hello['board']}`."
    return "Run " + naming_a_board()


def naming_a_board() -> str:
    return f"`crupier flash --board ID` with one of: {', '.join(payload.board_ids())}."


def _version(state: BoardState) -> Iterator[Finding]:
    latest = payload.firmware_version()
    if state.hello and not _stored(state):
        yield Finding("frozen", f"Crupier {state.hello['version']} is a part of the board's "
                      "MicroPython, not a file on it.", "It changes only with MicroPython; what "
                      "`crupier flash` brings would run in its place, with less free memory.",
                      "Nothing; docs/speed.md has more.", False)
        return          # MicroPython has boot.py and main.py from there, too
    if not state.installed and manifest.PATH in state.found:
        yield Finding("damaged_manifest", f"{manifest.PATH} is damaged, or of a later kind than "
                      "this tool knows.", "Nobody can tell which version the board has, and "
                      "whether it is whole.", flash(state))
        return          # nor whose boot.py and main.py are
    if not state.installed and _stored(state):
        yield Finding("no_manifest", f"{manifest.PATH} is gone.", "Nobody can tell which version "
                      "the board has, and whether it is whole.", flash(state))
    elif not state.installed:
        yield Finding("not_installed", "Crupier is not installed on this board.",
                      "The board runs MicroPython only.", flash(state))
    elif payload.is_later(state.installed.version):
        yield Finding("newer", f"The board has Crupier {state.installed.version}, and this tool "
                      f"is of {latest}, which is older.", "Board and tool work best together; "
                      "`crupier flash` would put the older version on the board.",
                      "Update this tool: in its folder, `git pull` and `make install`.", False)
    elif state.installed.version != latest:
        yield Finding("outdated", f"The board has Crupier {state.installed.version}, this tool "
                      f"brings {latest}.", "Board and tool work best together.", flash(state),
                      False)
    elif state.installed.board in payload.board_ids() and not state.room.current:
        yield Finding("outdated", f"The board has another build of Crupier {latest} than this "
                      "tool brings.", "Board and tool work best together.", flash(state), False)
    for path in plan.AT_ROOT:
        if path in state.found and not _ours(state, path):
            yield Finding("foreign", f"{path} is not Crupier's.",
                          "MicroPython starts another program, or none.",
                          f"{flash(state)} A copy of that file will be in the backup.")


def _stored(state: BoardState) -> bool:
    """Is Crupier on the file system, or some of it?"""
    return any(path.startswith(plan.HOME + "/") and path != plan.BOARD for path in state.sizes)


def _ours(state: BoardState, path: str) -> bool:
    if state.installed:
        return state.installed.has(path, state.found[path][1])
    return plan.same(state.found, path, payload.at_root().get(path, b""))


def _files(state: BoardState) -> Iterator[Finding]:
    if not state.installed:
        return
    wanted = set(state.installed.digests)
    missing = sorted(wanted - set(state.found))
    changed = sorted(path for path in wanted & set(state.found)
                     if not _ours(state, path) and path not in plan.AT_ROOT)
    if plan.BOARD in changed:
        changed.remove(plan.BOARD)
        yield Finding("board_edited", "board.py was edited on the board.",
                      "The tool keeps it; pins and display are what it says.",
                      "`crupier flash --stock-board` brings the original back; the backup that "
                      "it makes has yours.", False)
    if payload.PACK in changed:
        changed.remove(payload.PACK)
        yield Finding("damaged_pack", f"{payload.PACK} is damaged, or of another version "
                      "than the manifest.", "Nearly all of Crupier is in that file: it may not "
                      "start, or stop in the middle.", flash(state))
    if missing or changed:
        yield Finding("damaged_files", "Files are missing or damaged: "
                      f"{listed(missing + changed)}.",
                      "Crupier may not start, or stop in the middle.", flash(state))


def incomplete(state: BoardState) -> bool:
    """Is anything missing that the display needs, or damaged, or does other code run?"""
    return any(finding.serious for check in (_files, _shadows) for finding in check(state))


def _shadows(state: BoardState) -> Iterator[Finding]:
    """Python would take a module there for one of the pack, or of MicroPython."""
    if not state.installed:
        return
    ours = {*state.installed.digests, manifest.PATH}
    strangers = sorted(path for path in state.sizes if path not in ours
                       and path.startswith(plan.HOME + "/") and path.endswith((".py", ".mpy")))
    if strangers:
        yield Finding("shadow", f"{listed(strangers)} may take the place of a part of Crupier or "
                      "of MicroPython.", "Other code runs than that which was installed.",
                      f"{flash(state)} It removes what is not Crupier's there; a backup keeps it.")


CHECKS = (_version, _files, _shadows)
