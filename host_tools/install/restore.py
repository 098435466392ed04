"""A backup comes back to a board, and nothing of either is lost."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from crupier.build import boards, chips, manifest, payload
from crupier.device.others import done_again
from crupier.device.repl import Device
from crupier.engine.lines import seal
from crupier.engine.records import dumps
from crupier.errors import USAGE, Trouble
from crupier.install import backups, blocks, install, merge, plan, room
from crupier.install.backups import DATA, GAME, SUMS, Backup, volatile
from crupier.install.plan import Found, Plan
from crupier.install.session import Session
from crupier.terminal import Progress


@dataclass(frozen=True)
class Games:
    """How many games in progress there are, and what becomes of them."""

    stay: int                   # on the board, as they are
    gone: int                   # of the board, for those of the backup with the same numbers
    come: int                   # of the backup, to the board
    left: int                   # only in the backup


@dataclass(frozen=True)
class Restored:
    restored: list[str]         # paths on the board
    replaced: list[str]         # those of them that were there, with another content
    left: list[str]             # what the board has another content of, and keeps
    before: Path | None         # backup of what the board had
    games: Games
    figures: str        # of games that have left the board: RESTORED, LEFT, "" if there are none
    board_py: str       # of the backup: RESTORED, LEFT, OTHER, UNSAID; "" if it is no other
    records: int        # that the board had not
    free: int           # blocks of the flash, then; 0 where nothing was written


RESTORED, LEFT, OTHER = "restored", "left", "other board"
UNSAID = "unknown board"        # the board does not say of which kind it is


@done_again
def restore(port: str, backup: Backup, replace: bool, progress: Progress,
            board_py: bool = False) -> Restored:
    """Puts back, in one step, what the board has not.

    Records are added to those of the board. Nothing else is replaced, and no board gets the
    records of another one, unless `replace`. What is on the board only stays there, and a game in
    progress is taken whole. board_py: so is a board.py of the same kind of board, which else
    stays as it is.
    Raises Trouble, also if there is nothing to be done without `replace`.
    """
    with Device(port) as device:
        session = Session(device)
        install.finish_update(session)
        about, found = device.about(), session.survey(DATA, manifest.PATH, plan.BOARD)
        if manifest.PATH not in found:
            raise Trouble("Crupier is not on this board; install it with `crupier flash` first.")
        installed = backups.installed(session, found)
        board = backups.kind(installed)
        if not replace:
            _require_fit(backup, about["id"], board)
        becomes = _board_py(backup, found, board, board_py)
        played = any(map(backups.is_segment, found))
        wanted = {path: content for path, content in backup.files.items()
                  if _lost(path, content, found, played, replace)}
        counts = SUMS in backup.files and played and not plan.same(
            found, SUMS, backup.files[SUMS])
        if becomes == RESTORED:
            wanted[plan.BOARD] = backup.files[plan.BOARD]
            boards.require(wanted[plan.BOARD], "the backup", chips.has_radio(about["machine"]))
        before, _ = backups.save(session, about["id"], backups.kept(found, installed), progress,
                                board=board) if wanted or counts else (None, False)
        there = backups.read(before).files if before else {}
        figures = ""
        if counts:
            figures = RESTORED if _figures_return(backup.files, there) else LEFT
            wanted |= {SUMS: backup.files[SUMS]} if figures == RESTORED else {}
        # Records can be added to a segment.
        replaced = [path for path in wanted if (path in found or _part_of_a_game(path, found))
                    and not (backups.is_segment(path) and merge.readable(there[path]))]
        # Of a game whose place another one takes, no part may stay.
        remove = sorted({path for new in wanted for path in _part_of_a_game(new, found)
                         if replace and path not in backup.files})
        left = [] if replace else sorted(set(replaced) - {plan.BOARD, SUMS})
        wanted = {path: content for path, content in wanted.items() if path not in left}
        together = _merged(wanted, replaced, there)
        if Plan(together, remove, 0).blocks > session.free()[0]:
            together = _merged(wanted, replaced, there, beside=True)
        wanted = together
        # Where all records of the backup are there, it has done what it is for.
        if left and not wanted and (any(map(backups.is_segment, left))
                                    or not any(map(backups.is_segment, backup.files))):
            raise Trouble(f"the board has its own {backups.named(left)}, and keeps that; "
                          "repeat with --yes to replace it (it is backed up before).", USAGE)
        wanted |= _unacked(wanted, there)
        free = 0
        if wanted:
            todo = Plan(wanted, remove, 0)
            _require_room(session, todo, Plan(backup.files, [], 0).blocks,
                         about["size"] // blocks.BLOCK)
            install.update(session, todo, progress)
            free, _ = session.free()
        own, kept, come = _games(found), _games(backup.files), _games(wanted)
        return Restored(sorted(wanted), sorted(set(replaced) & set(wanted)), left, before,
                        Games(len(own - come), len(own & come), len(come), len(kept - come - own)),
                        figures, becomes, len(_records(there | wanted) - _records(there)), free)


def _figures_return(kept: dict[str, bytes], there: dict[str, bytes]) -> bool:
    """Do the figures of games that have left a board come back with a backup? A board counts no
    record up to the number in them (docs/records.md). So they come where it has none, and counts
    more games by them than without; or where its own are what a damaged file has left of them.
    """
    if SUMS in there:
        own, whole = (set(files[SUMS].splitlines()[1:]) for files in (there, kept))
        return own < whole
    last, games = backups.head_of_sums(kept)
    return sum((merge.seq_of(line) or 0) <= last for line in _records(there)) < games


def _require_fit(backup: Backup, device: str, board: str) -> None:
    """Raises Trouble if it is of another board than this."""
    if backup.device != device:
        raise Trouble(f"the backup is of board {backup.device}, this is {device}; repeat "
                      "with --yes if this board replaces that one.", USAGE)
    if backup.board and board and backup.board != board:
        raise Trouble(f"the backup is of a {backup.board}, this is a {board}; repeat with "
                      "--yes if this board replaces that one.", USAGE)


def _board_py(backup: Backup, found: Found, board: str, wanted: bool) -> str:
    """What becomes of that of the backup. With a wrong one the display would stay dark. A backup
    of a board with a damaged manifest does not say of which kind it was.
    """
    content = backup.files.get(plan.BOARD)
    if content is None or plan.same(found, plan.BOARD, content):
        return ""
    if not board:
        return UNSAID
    own = boards.id_in(content)     # which may be one of somebody's own
    if (backup.board or own) not in ("", board) and (backup.board or own in payload.board_ids()):
        return OTHER
    return RESTORED if wanted else LEFT


def _records(files: Mapping[str, bytes]) -> set[bytes]:
    return {line for path, content in files.items() if backups.is_segment(path)
            for line in merge.readable(content)}


def _games(paths: Iterable[str]) -> set[str]:
    """Games in progress that these files are parts of."""
    return {stem for stem, _, chunk in (path.rpartition(".") for path in paths)
            if stem.startswith(GAME) and chunk.isdecimal()}


def _unacked(wanted: dict[str, bytes], there: dict[str, bytes]) -> dict[str, bytes]:
    """What takes back the board's word that a PC has the records which come: it was about others.

    Else they could make room before anybody has pulled them.
    """
    come = [merge.seq_of(line) or 0 for line in _records(wanted)]
    last = max((merge.seq_of(line) or 0 for line in _records(there | wanted)), default=0)
    acked = room.acked(there)
    # The next game gets a number above both, so that of the records must be enough.
    if not come or not min(come) <= acked <= last:
        return {}
    return {backups.ACK: seal(dumps(min(come) - 1)).encode()}


def _require_room(session: Session, todo: Plan, alone: int, total: int) -> None:
    """Raises Trouble. In blocks: what the backup takes on an empty board, and the whole flash."""
    free, _ = session.free()
    if todo.blocks <= free:
        return
    sizes = session.sizes()
    full = room.TooFull(session.port, todo.blocks, free, sizes, "backup")
    most = total - blocks.of_files({path: size for path, size in sizes.items()
                                    if path in plan.AT_ROOT or path.startswith(plan.HOME + "/")})
    if alone > most:
        raise Trouble(f"{full.why} Not even an empty one has more than {blocks.kilobytes(most)} "
                      "KB for it: take another backup, or a board with a larger flash.")
    raise full


def _part_of_a_game(path: str, found: Found) -> list[str]:
    """The parts that a board has of the game in progress which this file is a part of."""
    game = _games([path])
    return [part for part in found if game == _games([part])] if game else []


def _merged(wanted: dict[str, bytes], replaced: list[str], there: dict[str, bytes],
            beside: bool = False) -> dict[str, bytes]:
    """What is wanted, its records put together with those of the board; see merge()."""
    records = {path: content for path, content in wanted.items() if backups.is_segment(path)}
    own = {path: content for path, content in there.items()
           if backups.is_segment(path) and not (path in replaced and path in records)}
    return {**{path: content for path, content in wanted.items() if path not in records},
            **merge.merge(own, records, beside)}


def _lost(path: str, content: bytes, found: Found, played: bool, replace: bool) -> bool:
    """Is this file of a backup to be put back? played: has the board records of its own?"""
    if not path.startswith(DATA + "/") or path.endswith(".tmp") or path in backups.PASSING:
        return False
    if path in backups.COUNTS:
        return not played and path not in found
    if path not in found:
        return replace or not (played and path.startswith(GAME))
    return not volatile(path) and found[path][1] != hashlib.sha256(content).digest()
