"""The subcommand `crupier report`."""

from datetime import datetime
from pathlib import Path

from host_tools.commands import add_json, report
from host_tools.look.choose import add_filters, chosen, games_text
from host_tools.look.words import LANGUAGES, spoken

EXAMPLES = """\
  crupier report                    a page with charts: crupier-report.html
  crupier report -o scores.html     somewhere else
  crupier report --lang es          in Spanish
"""


def add_arguments(parser):
    parser.add_argument("-o", "--output", type=Path, metavar="FILE",
                        default=Path("crupier-report.html"), help="default: %(default)s")
    parser.add_argument("--lang", choices=LANGUAGES,
                        help="language of the page (default: that of this computer)")
    add_filters(parser)
    add_json(parser)


def run(args):
    """Writes the report."""
    from host_tools.export.file import write
    from host_tools.look.report.page import page
    games = chosen(args)
    text = page(games, args.lang or spoken(), datetime.now())
    write(args.output, text.encode())
    report(args, {"file": str(args.output), "games": len(games)},
           f"{args.output}: a report about {games_text(len(games))}. Open it in a browser.")
