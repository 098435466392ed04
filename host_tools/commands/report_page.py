"""The subcommand `crupier report`."""

import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from crupier.commands import add_json, counted, output, report, streams
from crupier.commands.analyze import analysed, fit
from crupier.commands.choose import (
    add_filters,
    add_language,
    filters_of,
    nothing,
    open_library,
)
from crupier.errors import Trouble

EXAMPLES = """\
  crupier report                    a page with charts: crupier-report.html
  crupier report -o scores.html     somewhere else
  crupier report --lang es          in Spanish
  crupier report --analyze          also what turns of the latest solo games cost
"""


def add_arguments(parser):
    parser.add_argument("-o", "--output", type=output, metavar="FILE",
                        default=Path("crupier-report.html"),
                        help="- is standard output (default: %(default)s)")
    parser.add_argument("--analyze", action="store_true",
                        help="first analyse the solo games of The Game that the page lists; those "
                             "that `crupier analyze` has looked at are shown in any case")
    add_filters(parser)
    add_language(parser)
    add_json(parser)


def run(args):
    from crupier.scores.export.file import write
    from crupier.scores.report.page import listed, page
    streams(args)
    with open_library(args.library) as library:
        filters = filters_of(args, library)
        count = library.count(filters)
        if filters and not count:        # an empty page in place of last week's is a loss
            raise Trouble("nothing was written. " + nothing(filters))
        if args.analyze and filters.game in (None, "the_game"):
            solo = filter(fit, listed(library, replace(filters, game="the_game", verified=True)))
            analysed(list(solo), os.cpu_count() or 1)
        text = page(library, filters, args.lang, datetime.now())
    write(args.output, [text.encode()])
    report(args, {"file": str(args.output), "games": count},
           f"{args.output}: a report about {counted(count, 'game')}. Open it in a browser.")
