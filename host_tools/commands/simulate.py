"""The subcommand `crupier simulate`."""

import os
import time
from pathlib import Path

from crupier.commands import add_json, report

EXAMPLES = """\
  crupier simulate                                    1,000 solo deals, played as the hint says
  crupier simulate --level expert --deals 10000       a harder level, more deals
  crupier simulate --players 3 --policy greedy        a group that takes the smallest gap
  crupier simulate --game martes13 --players 4 --policy random
  crupier simulate --deals 100000 --keep run.jsonl    stop it and go on later
  crupier simulate --dask tcp://127.0.0.1:8786        on a cluster
"""


def add_arguments(parser):
    parser.add_argument("--game", default="the_game", metavar="NAME",
                        help="the_game, martes13, take_that or galloneta (default: the_game)")
    parser.add_argument("--players", type=int, default=1, metavar="N", help="default: 1")
    parser.add_argument("--policy", default="advisor", metavar="NAME",
                        help="random for all games; greedy, advisor or look-ahead for the_game "
                             "(default: advisor)")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", default="crupier", metavar="TEXT",
                        help="deal n has the seed TEXT n (default: crupier)")
    parser.add_argument("--level", metavar="LEVEL",
                        help="of the_game: standard, expert or expert_reduced")
    parser.add_argument("--fire", action="store_true", help="the_game with On Fire")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N",
                        help="processes (default: one for each core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="of the scheduler of a Dask cluster")
    parser.add_argument("--keep", type=Path, metavar="FILE",
                        help="write each outcome to FILE, and go on from what is there")
    add_json(parser)


def run(args):
    """Plays many deals."""
    from crupier import meter
    from crupier.simulate import figures, jobs
    from crupier.simulate.deals import Setup
    options = {name: value for name, value in (("level", args.level), ("fire", args.fire or None))
               if value is not None}
    setup = Setup(args.game, args.players, args.policy, args.seed, options)
    begun = time.monotonic()
    with meter.count("Deals", args.deals) as advance:
        outcomes = jobs.run(setup, args.deals, args.jobs, args.dask, args.keep, advance)
    seconds = time.monotonic() - begun
    found = figures.summary(outcomes)
    speed = len(outcomes) / seconds if seconds else 0.0
    report(args, {**setup.facts(), **found, "seconds": seconds, "deals_per_second": speed},
           *_lines(args.game, found, outcomes, seconds))


def _lines(game, found, outcomes, seconds):
    from crupier.simulate import figures
    low, high = found["win_rate_95"]
    count = found["deals"]
    if not count:
        return
    yield (f"Won: {found['wins']:,} of {count:,} deals, {found['win_rate']:.1%} "
           f"[{low:.1%}, {high:.1%}]")
    if game == "the_game":
        excellent = figures.excellent(outcomes)
        low, high = figures.interval(excellent, count)
        yield f"Fewer than 10 cards left: {excellent / count:.1%} [{low:.1%}, {high:.1%}]"
        yield f"Cards left: {-found['mean']:.2f} ± {found['mean_95']:.2f}"
    else:
        yield f"Seat 1: {found['mean']:.2f} ± {found['mean_95']:.2f}"
    yield "Ended: " + ", ".join(f"{name} {times:,}" for name, times in found["results"].items())
    yield _histogram(found["distribution"], game == "the_game")
    yield f"{count / seconds:,.0f} deals/s; digest {found['digest']}"


def _histogram(distribution, left):
    """Ten rows at most."""
    values = {abs(int(value)) if left else int(value): times
              for value, times in distribution.items()}
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 10))
    rows = []
    for start in range(low, high + 1, step):
        times = sum(values.get(value, 0) for value in range(start, start + step))
        rows.append((start, min(start + step - 1, high), times))
    most = max(times for _, _, times in rows)
    return "\n".join(f"{f'{first}-{last}' if last > first else first:>9} {times:>7,} "
                     + "#" * round(40 * times / most) for first, last, times in rows)
