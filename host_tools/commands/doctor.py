"""The subcommand `crupier doctor`."""

import argparse
from dataclasses import asdict

from crupier.commands import add_json, add_port, report

EXAMPLES = """\
  crupier doctor           what is wrong with the board or its connection, and what to do
  crupier doctor --json    the same for programs
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Looks everywhere and changes nothing; the application is restarted."""
    from crupier import meter
    from crupier.errors import DEVICE_ERROR, ERROR, NO_DEVICE, PORT_BUSY, Trouble
    from crupier.install import doctor

    port, findings, room = doctor.examine(args.port, meter.bar)
    report(args, {"port": port, "findings": [asdict(finding) for finding in findings],
                  "room": room and asdict(room)},
           *(_text(finding) for finding in findings),
           *([] if findings else [f"No problems found on {port}."]),
           *(_room(room) if room else []))
    serious = [finding.code for finding in findings if finding.serious]
    if serious:
        exit_codes = {"no_port": NO_DEVICE, "busy": PORT_BUSY, "no_answer": DEVICE_ERROR}
        raise Trouble(f"{len(serious)} of {len(findings)} findings need your attention.",
                      exit_codes.get(serious[0], ERROR))


def _text(finding) -> str:
    mark = "!" if finding.serious else "-"
    return f"{mark} {finding.what}\n  Why it matters: {finding.why}\n  What to do: {finding.todo}"


def _room(room) -> list[str]:
    from crupier.install.blocks import BLOCK

    lines = [f"{room.free_blocks} of {room.blocks} blocks of {BLOCK:,} bytes are free; "
             f"{room.records:,} records are on the board, about {room.more_records:,} more fit "
             f"({room.per_record:,} bytes of flash each) until it asks for a PC."]
    if room.installed:
        lines.insert(0, f"Crupier is {room.installed:,} bytes in {room.installed_blocks} blocks.")
    return lines
