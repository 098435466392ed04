"""The subcommand `crupier import`."""

from crupier.commands import add_json, add_library, counted, file, report
from crupier.errors import Trouble

EXAMPLES = """\
  crupier import games.json              what `crupier export --records` wrote
  crupier import games.json --salvage    what is left of a damaged file
  crupier import --code photo.jpg        the game in a code on a display
"""


def add_arguments(parser):
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("file", type=file, metavar="FILE", nargs="?",
                        help="a file of `crupier export --records`")
    source.add_argument("--code", metavar="PICTURE|TEXT",
                        help="the code of a game: a picture of the display, the text, or the link")
    parser.add_argument("--salvage", action="store_true",
                        help="leave out the damaged games of a file instead of refusing it")
    add_library(parser)
    add_json(parser)


def run(args):
    """Adds the games of a file, or the one of a code, to the library."""
    from crupier.scores.export.dump import Entry, load
    from crupier.scores.library import Library, now
    if args.code is None:
        games, lost = _in_file(args)
    else:
        from crupier.scores.codes import record_in
        games, lost = [Entry(record_in(args.code), now())], 0
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


def _in_file(args):
    """(games, how many are missing)"""
    from crupier.scores.export.dump import entries
    try:
        data = args.file.read_bytes()
    except OSError as error:
        raise Trouble(f"cannot read {args.file} ({error.strerror}).") from error
    return entries(data, str(args.file), args.salvage)
