"""The `crupier` command: the table of subcommands and the error sentences."""

import argparse
import contextlib
import errno
import os
import sys
import traceback
from importlib import import_module
from pathlib import Path

from crupier import interrupts
from crupier.errors import ERROR, OK, Trouble
from crupier.terminal import Unwritable, plain, tame_streams

# Name, module, what `crupier --help` says. A module offers EXAMPLES, add_arguments(parser) and
# run(args), which raises Trouble; it imports what is heavy inside run.
COMMANDS = (
    ("play", "crupier.play.command", "play on a virtual board, in the browser or the terminal"),
    ("flash", "crupier.commands.flash", "install Crupier on a board, or bring it up to date"),
    ("image", "crupier.commands.image", "write an image to put on a board by drag and drop"),
    ("backup", "crupier.commands.backup", "keep what a board must not lose"),
    ("restore", "crupier.commands.restore", "put a backup back on a board"),
    ("doctor", "crupier.commands.doctor", "say what is wrong with a board, and what to do"),
    ("pull", "crupier.commands.pull", "bring the new games of a board into your library"),
    ("time", "crupier.commands.time", "set the clock of a board"),
    ("names", "crupier.commands.names", "show or replace the players' names on a board"),
    ("boards", "crupier.commands.boards", "list what is plugged in, and the boards it may be"),
    ("games", "crupier.commands.games", "list the games you have played"),
    ("show", "crupier.commands.show", "show a game again, step by step"),
    ("stats", "crupier.commands.stats", "best, average and streaks per level and player"),
    ("report", "crupier.commands.report_page", "write a page with charts of your scores"),
    ("export", "crupier.commands.export", "write the games for other programs"),
    ("import", "crupier.commands.import_", "take back games that were exported"),
    ("analyze", "crupier.commands.analyze", "say which turns of your solo games cost most"),
    ("simulate", "crupier.research.simulate.command", "let a policy play many deals, and count"),
)

# What `pip install` leaves out unless it is asked for, and the extra that brings it.
_EXTRAS = {"numba": "simulate", "numpy": "simulate", "distributed": "dask"}
_ERROR = 200        # characters of what an internal error says
# Mistakes of crupier. All other errors of the system are the disk's, or a right that is missing.
_MISTAKES = {errno.EBADF, errno.EINVAL, errno.EFAULT, errno.EEXIST, errno.EISDIR, errno.ENOTDIR}

_EXAMPLES = """\
examples:
  crupier play               play in the browser
  crupier play --terminal    play in this terminal
  crupier play --help        what else play can do
"""


def _formatted(**kwargs) -> dict:
    return {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False,
            **kwargs}


class _Parser(argparse.ArgumentParser):
    """Help that cannot be written is no help: its own ignores that."""

    def _print_message(self, message, file=None):
        if file is not sys.stdout:
            super()._print_message(message, file)
        elif message:
            file.write(message)


class _Version(argparse.Action):
    """--version; looking it up takes longer than all else of the parser."""

    def __init__(self, option_strings, dest, **_):
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0,
                         help="show program's version number and exit")

    def __call__(self, parser, *_):
        from importlib import metadata
        try:
            version = metadata.version("crupier")
        except metadata.PackageNotFoundError:       # run from a clone
            version = "(not installed)"
        print(f"crupier {version}")
        parser.exit()


def build_parser(argv: list[str] | None = None) -> argparse.ArgumentParser:
    """argv: arguments for it; of other commands than theirs only the names are known then."""
    parser = _Parser(**_formatted(
        prog="crupier", epilog=_EXAMPLES,
        description="A pocket card dealer and scorekeeper: the tool on the PC."))
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(metavar="command", required=True)
    named = [name for name, *_ in COMMANDS if argv is None or name in argv]
    for name, module_name, help_line in COMMANDS:
        if name not in named:
            commands.add_parser(name, help=help_line)
            continue
        module = import_module(module_name)
        command = commands.add_parser(name, help=help_line, **_formatted(
            description=help_line[0].upper() + help_line[1:] + ".",
            epilog="examples:\n" + module.EXAMPLES))
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs one command; returns its exit code."""
    tame_streams()
    try:
        try:
            command(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()      # while there is still somebody to be told
    except (Unwritable, BrokenPipeError) as error:
        return _mute(error)
    except (Exception, KeyboardInterrupt) as error:
        sentence, code = failure(error)
        return _failed(sentence, code)
    return OK


def command(argv: list[str]) -> None:
    """Runs one command; whatever ends it is raised."""
    args = build_parser(argv).parse_args(argv)
    args.run(args)


def failure(error: BaseException) -> tuple[str, int]:
    """(sentence, exit code) of what has ended a command."""
    if isinstance(error, Trouble):
        return str(error), error.exit_code
    if isinstance(error, KeyboardInterrupt):
        return "interrupted.", ERROR
    if isinstance(error, MemoryError):
        return "there is not enough memory for that.", ERROR
    if isinstance(error, OSError) and error.errno and error.errno not in _MISTAKES:
        where = f" {error.filename}" if error.filename else ""
        return f"the system refuses{where}: {error.strerror}.", ERROR
    if isinstance(error, ModuleNotFoundError):
        extra = _EXTRAS.get(str(error.name).partition(".")[0])
        if extra:
            return (f"this needs {error.name}, which comes with an extra. In a checkout of "
                    f"Crupier: pip install '.[{extra}]'", ERROR)
    return _bug(error), ERROR


def _mute(error: OSError) -> int:
    """`crupier games | head`: nobody reads the rest. Otherwise the disk is full, or the like."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno in (errno.EPIPE, errno.EINVAL):      # EINVAL: on Windows
        return ERROR
    return _failed(f"the output cannot be written ({error.strerror or error}).", ERROR)


def _failed(sentence: str, code: int) -> int:
    print("crupier: " + plain(sentence), file=sys.stderr)
    return code


def _bug(error: BaseException) -> str:
    interrupts.wait_for_interrupt()         # it may have ended what went wrong
    if sys.flags.dev_mode:      # python -X dev shows where
        raise error
    where = traceback.extract_tb(error.__traceback__)[-1]
    said = repr(error)
    return (f"internal error: {said[:_ERROR]}{'...' * (len(said) > _ERROR)} in "
            f"{Path(where.filename).name}, line {where.lineno}. This is a bug in crupier, "
            "please report it.")


if __name__ == "__main__":
    sys.exit(main())
