"""The subcommand `crupier import`."""

from crupier.commands import add_json, add_library, counted, file, report
from crupier.errors import Trouble

EXAMPLES = """\
  crupier import games.json              what `crupier export --records` wrote
  crupier import games.json --salvage    what is left of a damaged file
"""


def add_arguments(parser):
    parser.add_argument("file", type=file, metavar="FILE",
                        help="a file of `crupier export --records`")
    parser.add_argument("--salvage", action="store_true",
                        help="leave out the damaged games of a file instead of refusing it")
    add_library(parser)
    add_json(parser)


def run(args):
    """Adds the games of a file to the library."""
    from crupier.scores.export.dump import entries, load
    from crupier.scores.library import Library
    try:
        data = args.file.read_bytes()
    except OSError as error:
        raise Trouble(f"cannot read {args.file} ({error.strerror}).") from error
    games, lost = entries(data, str(args.file), args.salvage)
    with Library(args.library) as library:
        counts = load(library, games)
    lines = [f"{counts['new']:,} new, {counts['known']:,} known already."]
    if counts["conflict"]:
        have = "has" if counts["conflict"] == 1 else "have"
        lines.append(f"Of the new, {counted(counts['conflict'], 'game')} {have} the number of "
                     "another game of the same board: both are kept.")
    if lost:
        lines.append(f"{counted(lost, 'game')} of the file {'is' if lost == 1 else 'are'} damaged "
                     "or missing, and left out.")
    report(args, {**counts, "left_out": lost}, *lines)
