"""The subcommands: add_arguments(parser) and run(args) of each, and what they share."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from crupier import named_files, terminal
from crupier.errors import USAGE, Trouble


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=named, metavar="PORT",
                        help="serial port of the board (default: $CRUPIER_PORT, else the only "
                             "board that answers)")


def add_library(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--library", type=file, metavar="FILE",
                        help="the library of games (default: in your user data folder)")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true",
                        help="one JSON object on stdout, everything else on stderr")


def named(value: str) -> str:
    """Type of an argument: an empty one would count as none."""
    if not value:
        raise argparse.ArgumentTypeError("'' names nothing")
    return value


def file(value: str) -> Path:
    """Type of an argument: a file by itself, not where the command says what it has done."""
    path = output(value)
    if path is named_files.STDOUT:
        raise argparse.ArgumentTypeError("standard input and output cannot stand for this file; "
                                         "if one is called \"-\", write ./-")
    return path


def output(value: str) -> Path:
    """Type of an argument: a file that may be standard output. Path("") is the folder one is in.
    """
    if not value:
        raise argparse.ArgumentTypeError("'' is not a file name")
    return named_files.STDOUT if value in named_files.STDOUT_NAMES else Path(value)


def streams(args: argparse.Namespace) -> bool:
    """Does a file go to standard output? Raises Trouble where something else does, too."""
    named = [value for value in vars(args).values() if value is named_files.STDOUT]
    if len(named) > 1:
        raise Trouble("standard output is named twice; choose a file for each.", USAGE)
    if named and args.json:
        raise Trouble("--json and a file - both want standard output; give one of them up.",
                      USAGE)
    if named and getattr(sys.stdout, "name", "") == os.devnull:     # see tame_streams()
        raise Trouble("standard output is closed; name a file instead of -.", USAGE)
    return bool(named)


def positive(value: str) -> int:
    if not (value.isascii() and value.isdigit() and 0 < int(value[:20]) < 10**9):
        raise argparse.ArgumentTypeError(f"{value!r} is not a number from 1 to 999999999")
    return int(value)


def alone(args: argparse.Namespace) -> bool:
    """Is there no terminal in which to ask?"""
    return args.json or terminal.face.alone()


def asked(args: argparse.Namespace, question: str) -> str | None:
    """What is typed, in small letters; None where nobody can be asked, and for what is no text."""
    return None if alone(args) else terminal.face.ask(question)


def counted(number: int, what: str) -> str:
    """1 game, 2 games."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def report(args: argparse.Namespace, facts: dict[str, Any], *lines: str) -> None:
    """The outcome of a command: facts with --json, else lines for people, on stderr where a file
    goes to stdout."""
    where = sys.stderr if streams(args) else sys.stdout
    terminal.face.tell(facts, lines, args.json, where)
