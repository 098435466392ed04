"""The subcommand `crupier names`."""

import argparse

from crupier.commands import add_json, add_port, report
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier names               who is on the board's list
  crupier names Ana José      put these on it, instead of those that are
  crupier names --clear       empty it
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME",
                        help="a player, up to 12 characters")
    parser.add_argument("--clear", action="store_true", help="nobody is on the list any more")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Shows the names of the players that a board knows, or replaces them."""
    from crupier import players
    from crupier.device import find
    from crupier.device.link import Link

    if args.name and args.clear:
        raise Trouble("give names, or --clear, not both.", USAGE)
    wanted = players.on_boards(args.name)
    with Link(find.choose(args.port)) as link:
        if args.name or args.clear:
            link.set_names(wanted)
        names = link.names()
    if names != wanted and (args.name or args.clear):
        raise Trouble("the board has not kept this list. It has: "
                      f"{', '.join(names) or 'no players'}.")
    unseen = players.missing(names)
    report(args, {"port": link.port, "names": names},
           *(names or ["The board knows no players now." if args.clear else
                       "The board knows no players yet. Give it some, for example: "
                       "crupier names Ana José"]),
           *([f"The display has no {' '.join(unseen)} and shows ? instead; scores "
              "keep the names."]
             if unseen else []))
