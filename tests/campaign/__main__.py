"""`python -m tests.campaign cuts --count 10000 --seed 1`: the long campaigns, with their figures.

A line of JSON for each stage that is done; docs/reliability.md has those of the last whole run.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("what", choices=("cuts", "days", "tables", "fuzz", "cables",
                                         "keys", "updates", "interruptions", "page"))
    parser.add_argument("--count", type=int, help="cuts, days, games of a table, "
                        "frames, points, minutes of keys, kills, or interruptions; the default is "
                        "all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", default="", help="days, keys: of this board")
    parser.add_argument("--displays", action="store_true", help="keys: displays fail and return")
    parser.add_argument("--game", default="", help="tables: of this game")
    parser.add_argument("--command", action="append",
                        help="cables, interruptions: only this one, such as flash")
    args = parser.parse_args()
    begun = time.monotonic()

    def told(tally) -> None:
        print(json.dumps({"what": args.what, "seed": args.seed,
                          "minutes": round((time.monotonic() - begun) / 60, 1),
                          **vars(tally)}), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        if args.what == "cuts":
            from tests.campaign import cuts
            cuts.campaign(Path(folder), args.count or 10_000, args.seed, progress=told)
        elif args.what == "days":
            from tests.campaign import days
            for board_id in [args.board] if args.board else days.BOARDS:
                days.campaign(Path(folder), board_id, args.count or 30, args.seed, told)
        elif args.what == "tables":
            from tests.campaign import tables
            tables.campaign(args.count or 2_000, told, args.game)
        elif args.what == "fuzz":
            from tests.campaign import fuzz
            fuzz.campaign(args.count or 1_000_000, args.seed, told)
        elif args.what == "keys":
            from tests.campaign import keys
            keys.campaign(Path(folder), args.count or 60, args.seed, args.board, told,
                          args.displays)
        elif args.what == "cables":
            from tests.campaign import cables
            cables.campaign(Path(folder), args.count or 1000, args.seed,
                            args.command or tuple(cables.COMMANDS), told)
        elif args.what == "page":
            from tests.campaign import page
            page.campaign(Path(folder), args.count or 100, args.seed, told)
        elif args.what == "interruptions":
            from tests.campaign import interruptions
            interruptions.campaign(Path(folder), args.count or 500, args.seed,
                                   args.command or interruptions.COMMANDS, told)
        else:
            from tests.campaign import updates
            updates.campaign(Path(folder), args.count or 300, args.seed, told)


main()
