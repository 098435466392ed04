"""Deals in batches, on the cores of this machine or on a Dask cluster; what is done is kept."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from crupier.errors import Trouble
from crupier.research.simulate.deals import Outcome, Setup, play
from crupier.research.simulate.outcome_file import keeping
from crupier.workers import EndedEarly, spread

_BATCH = 50
_PATIENCE_S = 30        # until a cluster has a worker


def run(setup: Setup, count: int, jobs: int = 1, dask: str | None = None,
        kept: Path | None = None, advance: Callable[[int], None] = lambda done: None,
        found: Callable[[int], None] = lambda there: None) -> list[Outcome]:
    """The outcomes of `count` deals, those in the file `kept` without playing them again: found()
    is told how many. Raises Trouble.
    """
    setup.check()
    with keeping(kept, setup) as keep:
        done = {number: outcome for number, outcome in keep.found.items() if number < count}
        found(len(done))
        advance(len(done))
        missing = [number for number in range(count) if number not in done]
        batches = [missing[at:at + _BATCH] for at in range(0, len(missing), _BATCH)]
        if jobs != 1 and not dask:      # the first process begins alone, so with little
            batches = [missing[:1], missing[1:_BATCH], *batches[1:]]
        with closing(_played(setup, list(filter(None, batches)), jobs, dask)) as played:
            for outcomes in played:
                keep.add(outcomes)
                done |= {outcome.number: outcome for outcome in outcomes}
                advance(len(outcomes))
    return [done[number] for number in sorted(done)]


def _played(setup: Setup, batches: list[list[int]], jobs: int, dask: str | None
            ) -> Generator[list[Outcome], None, None]:
    if dask:
        yield from _on_cluster(setup, batches, dask)
    elif jobs == 1:         # no processes for a handful
        yield from (play(setup, batch) for batch in batches)
    else:
        try:
            yield from spread(jobs, partial(play, setup), batches)
        except EndedEarly as error:
            raise Trouble("a process ended early, perhaps for want of memory; with --keep, the "
                          "same command goes on from there.") from error


def _on_cluster(setup: Setup, batches: list[list[int]], address: str
                ) -> Iterator[list[Outcome]]:
    from distributed import Client, as_completed
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise Trouble(f"no scheduler of Dask answers at {address}.") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE_S)
        except TimeoutError as error:
            raise Trouble(f"the scheduler at {address} has no workers.") from error
        played = client.map(partial(play, setup), batches, pure=False)
        for _, outcomes in as_completed(played, with_results=True):
            yield outcomes
