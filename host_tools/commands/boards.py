"""The subcommand `crupier boards`."""

import argparse

from crupier.commands import add_json, report

EXAMPLES = """\
  crupier boards           what is plugged in, and which boards Crupier knows
  crupier boards --json    for programs
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Lists what is plugged in, and the boards that Crupier runs on."""
    from crupier.build import chips, payload
    from crupier.device import find

    ports, drives = find.ports(find.named(None)), find.drives()
    facts = {
        "ports": [{"port": found.port, "name": found.name, "usb": found.usb,
                   "hello": found.hello, "trouble": found.trouble} for found in ports],
        "bootsel": [str(drive) for drive in drives],
        "boards": payload.board_names(),
        "picos": [{"name": name, "micropython": list(images), "tried": tried}
                  for name, images, tried in chips.PICOS],
    }
    report(args, facts, *_sentences(ports, drives, facts["boards"]))


def _sentences(ports, drives, boards):
    from crupier.build import chips
    from crupier.device.find import describe
    yield "Plugged in:"
    for found in ports:
        yield "  " + describe(found)
    for drive in drives:
        yield f"  {drive} is a board in BOOTSEL"
    if not (ports or drives):
        yield "  nothing that looks like a board"
    yield "Crupier runs on:"
    for board_id, name in boards.items():
        yield f"  {board_id:<24} {name}"
    yield "On those that carry a Raspberry Pi Pico, with MicroPython:"
    for name, images, tried in chips.PICOS:
        yield f"  {name:<24} {' or '.join(images)} ({tried})"
