"""What games add up to that have made room on a board, when a backup of it comes back."""

from dataclasses import dataclass, field

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import loads
from crupier.install import archive, merge
from crupier.install.plan import Found
from crupier.install.scores import SUMS
from crupier.install.session import Session


@dataclass(frozen=True)
class Figures:
    """files: what comes back, {path: content}; numbers of games of the board."""

    files: dict[str, bytes] = field(default_factory=dict)
    doubtful: int = 0           # count from now on only if they are among these
    left: int = 0               # count in the backup alone: the board has other figures
    covered: int = 0            # came back, and count only if they are among the board's figures


def returning(kept: dict[str, bytes], session: Session, found: Found, another: bool) -> Figures:
    """kept: files of the backup. For a board with records of its own. another: is the backup of
    another board? Else the figures of more games have those of fewer in them.

    A board counts no record up to the number in its figures (docs/records.md). So they stay away
    where that costs more than it brings, or where it has some, unless those are what a damaged
    file has left of the same ones.
    """
    last, games = _head(kept.get(SUMS, b""))
    if not games and SUMS not in found:
        return Figures()
    there = session.fetch({path: about for path, about in found.items()
                           if archive.is_segment(path) or path == SUMS})
    own = there.pop(SUMS, None)
    if own is not None and not _less(own, kept.get(SUMS, b"")):
        counted, own_games = _head(own)
        return Figures(left=games if another or own_games < games else 0,
                       covered=len(_up_to(counted, kept) - _up_to(counted, there)))
    lower = len(_up_to(last, there))
    return Figures({SUMS: kept[SUMS]}, lower) if lower < games else Figures()


def _less(own: bytes, kept: bytes) -> bool:
    """Is the first one what a board has saved of the second, which was damaged?"""
    rows, whole = own.splitlines()[1:], kept.splitlines()[1:]
    return len(rows) < len(whole) and set(rows) <= set(whole) and (
        _head(own) == _head(kept) or not _head(own)[1])


def _up_to(last: int, files: dict[str, bytes]) -> set[bytes]:
    """Records with numbers up to this one."""
    return {line for path, content in files.items() if archive.is_segment(path)
            for line in merge.readable(content) if (merge.seq_of(line) or 0) <= last}


def _head(content: bytes) -> tuple[int, int]:
    """(up to which number, how many games they are); 0 for what cannot be read."""
    try:
        _, last, games, _ = loads(unseal(content.splitlines(keepends=True)[0]))
        return int(last), int(games)
    except (BadLine, IndexError, OverflowError, TypeError, ValueError):
        return 0, 0
