"""Progress bars: only where somebody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

Advance = Callable[[int], None]                 # called with what has just been done
Meter = Callable[[str, int], AbstractContextManager[Advance]]       # (what, how much in all)


@contextmanager
def count(what: str, total: int) -> Iterator[Advance]:
    """A bar of things on stderr while the block runs, if that is a terminal."""
    if not (sys.stderr.isatty() and total):
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
                  TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def bar(what: str, total: int) -> Iterator[Advance]:
    """A bar of bytes on stderr while the block runs, if that is a terminal."""
    if not (sys.stderr.isatty() and total):
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn
    with Progress(TextColumn("{task.description}"), BarColumn(), DownloadColumn(),
                  TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)
