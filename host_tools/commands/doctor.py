"""The subcommand `crupier doctor`."""

import argparse
import sys
from dataclasses import asdict
from pathlib import Path

from crupier import terminal
from crupier.commands import add_json, add_port, counted, file, report
from crupier.errors import DEVICE_ERROR, ERROR, NO_DEVICE, PORT_BUSY, USAGE, Trouble
from crupier.terminal import plain

EXAMPLES = """\
  crupier doctor           what is wrong with the board or its connection, and what to do
  crupier doctor --json    the same for programs
  crupier doctor --selftest             a guided test of the board, and a report to share
  crupier doctor --selftest --skip cuts --report ours.md
"""
_ORDER = ("! needs your attention, - is good to know. The most urgent stands first: do that, then "
          "run `crupier doctor` again.")
_REPORT = "crupier-selftest.md"     # before it is known of which board
_SHARE = ("Please share it, whatever it says: open an issue of Crupier, \"Board report\", and put "
          "it in there.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from crupier.selftest import NAMES
    parser.add_argument("--selftest", action="store_true",
                        help="test display, keys and all else of a real board, with your eyes and "
                             "hands, and write a report")
    parser.add_argument("--skip", action="append", default=[], choices=NAMES, metavar="STEP",
                        help=f"leave out a step of the self-test: {', '.join(NAMES)}; can be "
                             "given several times")
    parser.add_argument("--report", type=file, metavar="FILE",
                        help="where the report of the self-test goes (default: a new file in "
                             "this folder)")
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Looks everywhere and changes nothing; the application is restarted."""
    from crupier.install import doctor
    from crupier.scores.export.file import require_room

    if (args.skip or args.report) and not args.selftest:
        raise Trouble("--skip and --report go with --selftest.", USAGE)
    if args.selftest:
        require_room(args.report or _free(_REPORT))
    port, findings, room = doctor.examine(args.port, terminal.bar)
    if args.selftest and port and room:
        _selftest(args, port, findings)
        return
    report(args, {"port": port, "findings": [asdict(finding) for finding in findings],
                  "room": room and asdict(room)},
           *(_text(finding) for finding in findings),
           *([] if findings else [f"No problems found on {port}."]),
           *([_ORDER] if len(findings) > 1 else []),
           *(_room(room) if room else []))
    _require_health(findings)


def _require_health(findings) -> None:
    """Raises Trouble for serious ones."""
    serious = [finding.code for finding in findings if finding.serious]
    if serious:
        exit_codes = {"no_port": NO_DEVICE, "bootsel": NO_DEVICE, "busy": PORT_BUSY,
                      "no_answer": DEVICE_ERROR}
        raise Trouble(f"{len(serious)} of {counted(len(findings), 'finding')} "
                      f"{'needs' if len(serious) == 1 else 'need'} your attention.",
                      exit_codes.get(serious[0], ERROR))


def _selftest(args: argparse.Namespace, port: str, findings) -> None:
    """Asks whoever sits there, and writes the report."""
    from crupier.device import running
    from crupier.scores.export.file import write
    from crupier.selftest.prompts import Prompts
    from crupier.selftest.run import selftest

    prompts = Prompts(sys.stderr if args.json else sys.stdout)
    for finding in findings:        # the report has all of them
        if finding.serious:
            prompts.tell(_text(finding))
    made = selftest(port, prompts, findings, terminal.bar, args.skip)
    path = args.report or _free(made.name)
    try:
        write(path, [made.markdown().encode()])
    except Trouble as trouble:
        prompts.tell(made.markdown())
        raise Trouble(f"{trouble} The report is above: copy it from there.") from trouble
    share = "" if running.has(port) else " " + _SHARE
    report(args, {**made.facts(), "report": str(path)}, "", f"The report is in {path}.{share}")
    if made.faults:
        raise Trouble(f"the self-test found faults: {', '.join(made.faults)}.")
    _require_health(findings)


def _free(name: str) -> Path:
    """A file that there is not yet in this folder."""
    path, count = Path(name), 1
    while path.exists():
        count += 1
        path = Path(name).with_suffix(f".{count}.md")
    return path


def _text(finding) -> str:
    mark = "!" if finding.serious else "-"
    return (f"{mark} {plain(finding.what)}\n  Why it matters: {plain(finding.why)}\n"
            f"  What to do: {plain(finding.todo)}")


def _waiting(room) -> str:
    """What becomes of the records when the flash fills up."""
    if not room.records:
        return "When the flash fills up, old ones that have been pulled make room."
    if not room.waiting:
        return "All have been pulled: when the flash fills up, old ones make room."
    return ("Run `crupier pull` before the flash is full: the board lets only those go of which "
            "it knows that a PC has them.")


def _games(room) -> str:
    from crupier.scores.views.game_report import report_of

    titles = "; ".join(plain(report_of(name).title) for name in room.games)
    return f"In progress: {titles}." if titles else "No game is in progress."


def _room(room) -> list[str]:
    from crupier.install.blocks import BLOCK, kilobytes
    from crupier.install.room import RESERVE

    lines = [f"{kilobytes(room.free_blocks):,} KB are free, {room.free_blocks} of {room.blocks} "
             f"blocks of {BLOCK:,} bytes; {counted(room.records, 'record')} "
             f"{'is' if room.records == 1 else 'are'} on the board, about {room.more_records:,} "
             f"more fit ({room.per_record:,} bytes of flash each; {kilobytes(RESERVE)} KB stay "
             f"for the game in progress). {_waiting(room)}", _games(room)]
    if room.installed:
        current = ", and the version of this tool" if room.current else ""
        lines.insert(0, f"Crupier {room.version} is {room.installed:,} bytes in "
                        f"{room.installed_blocks} blocks{current}.")
    return lines
