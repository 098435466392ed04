"""The subcommand `crupier report`."""

from datetime import datetime
from pathlib import Path

from crupier.commands import add_json, report
from crupier.commands.choose import add_filters, add_language, games_text, opened, wanted

EXAMPLES = """\
  crupier report                    a page with charts: crupier-report.html
  crupier report -o scores.html     somewhere else
  crupier report --lang es          in Spanish
"""


def add_arguments(parser):
    parser.add_argument("-o", "--output", type=Path, metavar="FILE",
                        default=Path("crupier-report.html"), help="default: %(default)s")
    add_filters(parser)
    add_language(parser)
    add_json(parser)


def run(args):
    """Writes the report."""
    from crupier.scores.export.file import write
    from crupier.scores.report.page import page
    with opened(args.library) as library:
        choice = wanted(args, library)
        count = library.count(choice)
        text = page(library, choice, args.lang, datetime.now())
    write(args.output, [text.encode()])
    report(args, {"file": str(args.output), "games": count},
           f"{args.output}: a report about {games_text(count)}. Open it in a browser.")
