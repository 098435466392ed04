"""The subcommand `crupier names`."""

import argparse
import json
import unicodedata

from crupier.commands import add_json, add_port, report
from crupier.errors import USAGE, Trouble

EXAMPLES = """\
  crupier names               who is on the board's list
  crupier names Ana José      put these on it, instead of those that are
  crupier names --clear       empty it
"""

_NAMES, _LENGTH = 16, 12        # as firmware/link/names.py has them
_FITS = 132         # bytes of JSON in a reply of the board, which escapes all but ASCII


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME",
                        help="a player, up to 12 characters")
    parser.add_argument("--clear", action="store_true", help="nobody is on the list any more")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Shows the names of the players that a board knows, or replaces them."""
    from crupier.build.fonts import CHARS
    from crupier.device import find
    from crupier.device.link import Link

    if args.name and args.clear:
        raise Trouble("give names, or --clear, not both.", USAGE)
    wanted = [_name(name) for name in args.name]
    if len(wanted) > _NAMES:
        raise Trouble(f"a board keeps {_NAMES} names; these are {len(wanted)}.", USAGE)
    if len(set(wanted)) < len(wanted):
        raise Trouble("every name must be different.", USAGE)
    with Link(find.choose(args.port)) as link:
        if args.name or args.clear:
            link.set_names(wanted)
        names = link.names()
    if names != wanted and (args.name or args.clear):
        raise Trouble("the board has not kept this list. It has: "
                      f"{', '.join(names) or 'no players'}.")
    unseen = ["◌" * bool(unicodedata.combining(char)) + char        # an accent stands on a circle
              for char in sorted(set("".join(names)) - set(CHARS))]
    report(args, {"port": link.port, "names": names},
           *(names or ["The board knows no players now." if args.clear else
                       "The board knows no players yet. Give it some, for example: "
                       "crupier names Ana José"]),
           *([f"The display has no {' '.join(unseen)} and shows ? instead; scores "
              "keep the names."]
             if unseen else []))


def _name(given: str) -> str:
    """As the board can show it, and tell it from others. Raises Trouble."""
    name = unicodedata.normalize("NFC", given).strip()      # accents may come apart
    if all(map(unicodedata.combining, name)):
        raise Trouble("a name has at least one character that can be seen.", USAGE)
    if not name.isprintable():
        raise Trouble(f"{name} has a character that cannot be seen.", USAGE)
    if len(name) > _LENGTH:
        raise Trouble(f"{name} has {len(name)} characters; a name has {_LENGTH} at most.", USAGE)
    if len(json.dumps([name])) > _FITS:
        raise Trouble(f"{name} has more rare characters than fit a line of the link; take fewer.",
                      USAGE)
    return name
