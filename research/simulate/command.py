"""The subcommand `crupier simulate`."""

import os
import time
from dataclasses import replace

from crupier.commands import add_json, counted, file, named, positive, report
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier simulate                                    1,000 solo deals, played as the hint says
  crupier simulate --level expert --deals 10000       a harder level, more deals
  crupier simulate --players 3 --policy greedy        a group that takes the smallest gap
  crupier simulate --game martes13 --players 4 --policy random
  crupier simulate --game take_that --seats hard,greedy    the device against a greedy player
  crupier simulate --players 3 --policy hard --against sequence    two teams, the same deals
  crupier simulate --deals 100000 --keep run.jsonl    stop it and go on later
  crupier simulate --dask tcp://127.0.0.1:8786        on a cluster
"""

_PENALTIES = ("the_game", "martes13")       # what is got there is better if there is less


def add_arguments(parser):
    parser.add_argument("--game", default="the_game", metavar="NAME",
                        help="the_game, martes13, take_that or galloneta (default: the_game)")
    parser.add_argument("--players", type=positive, metavar="N",
                        help="default: 1, or as many as --seats")
    parser.add_argument("--policy", default="advisor", metavar="NAME",
                        help="random, greedy, and the device's easy, normal and hard; sequence, "
                             "advisor and look-ahead for the_game (default: advisor)")
    parser.add_argument("--seats", type=named, metavar="NAME,NAME",
                        help="a policy for each seat; they rotate one seat with every deal")
    parser.add_argument("--against", type=named, metavar="NAME",
                        help="play the same deals again with this policy, and compare")
    parser.add_argument("--deals", type=positive, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", default="crupier", metavar="TEXT",
                        help="deal n has the seed TEXT n (default: crupier)")
    parser.add_argument("--level", metavar="LEVEL",
                        help="of the_game: standard, expert or expert_reduced")
    parser.add_argument("--fire", action="store_true", help="the_game with On Fire")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="processes (default: one for each core)")
    parser.add_argument("--dask", type=named, metavar="ADDRESS",
                        help="of the scheduler of a Dask cluster")
    parser.add_argument("--keep", type=file, metavar="FILE",
                        help="write each outcome to FILE, and go on from what is there")
    add_json(parser)


def run(args):
    """Plays many deals."""
    from crupier.research.simulate import figures
    from crupier.research.simulate.deals import Setup
    from crupier.scores.export.file import spare
    options = {name: value for name, value in (("level", args.level), ("fire", args.fire or None))
               if value is not None}
    seats = tuple(args.seats.split(",")) if args.seats else ()
    setup = Setup(args.game, args.players or len(seats) or 1, args.policy, args.seed, options,
                  seats)
    if args.against and (seats or args.keep):
        raise Trouble("--against goes with --policy only, and without --keep.", USAGE)
    begun = time.monotonic()
    if args.keep:
        spare(args.keep)
    kept: list[int] = []        # how many deals the file had already
    outcomes = _played(args, setup, args.keep, kept.append)
    seconds = time.monotonic() - begun
    found = figures.summary(outcomes)
    pairs, rivals = [], ("", "")
    if args.against:
        others = _played(args, replace(setup, policy=args.against))
        pairs = [(mine.returns[0], theirs.returns[0])
                 for mine, theirs in zip(outcomes, others, strict=True)]
        rivals = args.policy, args.against
    elif len(set(seats)) > 1:
        pairs, rivals = figures.sides(outcomes, seats), (seats[0], "the others")
    contest = figures.contest(pairs) if pairs else {}
    speed = (len(outcomes) - sum(kept)) / seconds if seconds else 0.0
    report(args, {**setup.facts(), **found, "seconds": seconds, "deals_per_second": speed,
                  "kept": sum(kept),
                  **({"contest": contest} if contest else {})},
           *_lines(args.game, found, outcomes, speed, sum(kept)),
           *(_contest(args.game, contest, *rivals) if contest else ()))


def _played(args, setup, keep=None, found=lambda there: None):
    """The outcomes, with a bar that grows."""
    from crupier import terminal
    from crupier.research.simulate import jobs
    with terminal.count("Deals", args.deals) as advance:
        return jobs.run(setup, args.deals, args.jobs, args.dask, keep, advance, found)


def _contest(game, found, mine, theirs):
    sign = -1 if game in _PENALTIES else 1
    low, high = found["ahead_95"]
    yield (f"{mine} is ahead of {theirs} in {counted(found['ahead'], 'deal')}, "
           f"{found['ahead_rate']:.1%} [{low:.1%}, {high:.1%}], level in {found['level']:,}")
    if found["ahead"] or found["behind"]:
        low, high = found["decided_95"]
        yield f"  of those decided: {found['decided_rate']:.1%} [{low:.1%}, {high:.1%}]"
    yield (f"  {mine}: {sign * found['own']:.2f} ± {found['own_95']:.2f}; "
           f"{theirs}: {sign * found['other']:.2f} ± {found['other_95']:.2f}")
    if sign < 0 and "ratio" in found:
        more, half = found["ratio"] - 1, found["ratio_95"]
        word, by = ("more", more) if more > 0 else ("fewer", 0 - more)
        yield f"  {word} by {by:.1%} [{by - half:.1%}, {by + half:.1%}]"


def _lines(game, found, outcomes, speed, kept):
    from crupier.research.simulate import figures
    low, high = found["win_rate_95"]
    count = found["deals"]
    yield (f"Won: {found['wins']:,} of {counted(count, 'deal')}, {found['win_rate']:.1%} "
           f"[{low:.1%}, {high:.1%}]")
    if game == "the_game":
        excellent = figures.excellent(outcomes)
        low, high = figures.interval(excellent, count)
        yield f"Fewer than 10 cards left: {excellent / count:.1%} [{low:.1%}, {high:.1%}]"
        yield f"Cards left: {0 - found['mean']:.2f} ± {found['mean_95']:.2f}"
    else:
        yield f"Seat 1: {found['mean']:.2f} ± {found['mean_95']:.2f}"
    yield "Ended: " + ", ".join(f"{name} {times:,}" for name, times in found["results"].items())
    yield _histogram(found["distribution"], game == "the_game")
    there = f"{kept:,} of them were kept before; " * bool(kept)
    yield f"{there}{speed:,.0f} deals/s; digest {found['digest']}"


def _histogram(distribution, left):
    """Ten rows at most."""
    values = {abs(int(value)) if left else int(value): times
              for value, times in distribution.items()}
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 10))
    rows, to = [], " to " if low < 0 else "-"
    for start in range(low, high + 1, step):
        end = min(start + step - 1, high)
        times = sum(values.get(value, 0) for value in range(start, start + step))
        rows.append((f"{start}{to}{end}" if end > start else str(start), times))
    wide, most = max(9, *(len(label) for label, _ in rows)), max(times for _, times in rows)
    return "\n".join(f"{label:>{wide}} {times:>7,} " + "#" * round(40 * times / most)
                     for label, times in rows)
