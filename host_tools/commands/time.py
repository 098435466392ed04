"""The subcommand `crupier time`."""

import argparse

from crupier.commands import add_json, add_port, report

EXAMPLES = """\
  crupier time                        give the board the date and time of this PC
  crupier time --port /dev/ttyACM1    which board, where there are several
"""


_DOUBT = ("That is a lot. If it is this PC that is wrong, set its clock and run `crupier time` "
          "again.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Sets the clock of a board; it forgets the time when it loses power."""
    from crupier.device import find
    from crupier.device.link import Link, local_time
    from crupier.scores.record import iso

    with Link(find.choose(args.port)) as link:
        before = link.set_time()
    now = local_time()
    slow = None if before is None else now - before
    report(args, {"port": link.port, "time": iso(now), "slow_s": slow},
           f"The board's clock shows {iso(now)}; before, {_before(slow)}.",
           *([_DOUBT] if slow and abs(slow) > 86_400 else []))


def _before(slow):
    from crupier.device.link import span

    if slow is None:
        return "it was not set"
    return f"it was {span(slow)} {'slow' if slow > 0 else 'fast'}" if slow else "it was right"
