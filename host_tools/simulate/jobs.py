"""Deals in batches, on the cores of this machine or on a Dask cluster; what is done is kept."""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from crupier.errors import Trouble
from crupier.simulate.deals import Outcome, Setup, play
from crupier.simulate.kept import keeping
from crupier.workers import spread

_BATCH = 50


def run(setup: Setup, count: int, jobs: int = 1, dask: str | None = None,
        kept: Path | None = None, advance: Callable[[int], None] = lambda done: None
        ) -> list[Outcome]:
    """The outcomes of `count` deals, those in the file `kept` without playing them again.

    Raises Trouble.
    """
    setup.check()
    with keeping(kept, setup) as keep:
        done = {number: outcome for number, outcome in keep.found.items() if number < count}
        advance(len(done))
        missing = [number for number in range(count) if number not in done]
        batches = [missing[at:at + _BATCH] for at in range(0, len(missing), _BATCH)]
        if missing and jobs != 1 and not dask:
            play(setup, missing[:1])        # what it compiles, all processes find
        for outcomes in _played(setup, batches, jobs, dask):
            keep.add(outcomes)
            done |= {outcome.number: outcome for outcome in outcomes}
            advance(len(outcomes))
    return [done[number] for number in sorted(done)]


def _played(setup: Setup, batches: list[list[int]], jobs: int, dask: str | None
            ) -> Iterator[list[Outcome]]:
    if jobs == 1 and not dask:      # no processes for a handful
        yield from (play(setup, batch) for batch in batches)
        return
    with _cluster(dask):
        try:
            yield from spread(jobs, partial(play, setup), batches)
        except BrokenExecutor as error:
            raise Trouble("a process ended early; with --keep, the same command goes on from "
                          "there.") from error


@contextmanager
def _cluster(address: str | None) -> Iterator[None]:
    """Inside, joblib's jobs go to the scheduler at this address."""
    if not address:
        yield
        return
    from distributed import Client
    from joblib import parallel_config
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise Trouble(f"no scheduler of Dask answers at {address}.") from error
    with client, parallel_config(backend="dask", wait_for_workers_timeout=30):
        yield
