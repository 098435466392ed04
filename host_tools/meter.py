"""Progress bars: only where somebody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

Advance = Callable[[int], None]                 # called with what has just been done
Meter = Callable[[str, int], AbstractContextManager[Advance]]       # (what, how much in all)


def count(what: str, total: int) -> AbstractContextManager[Advance]:
    """A bar of things on stderr while the block runs, if that is a terminal."""
    return _drawn(what, total, "MofNCompleteColumn")


def bar(what: str, total: int) -> AbstractContextManager[Advance]:
    """A bar of bytes on stderr while the block runs, if that is a terminal."""
    return _drawn(what, total, "DownloadColumn")


@contextmanager
def _drawn(what: str, total: int, column: str) -> Iterator[Advance]:
    """column: of rich.progress, which says how much has been done."""
    if not (sys.stderr.isatty() and total):
        yield lambda done: None
        return
    from rich import progress
    from rich.console import Console
    columns = (progress.TextColumn("{task.description}"), progress.BarColumn(),
               getattr(progress, column)(), progress.TimeRemainingColumn())
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=total)
        yield lambda done: shown.advance(task, done)
