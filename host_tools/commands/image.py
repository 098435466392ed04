"""The subcommand `crupier image`."""

import argparse
import sys
from pathlib import Path

from crupier.commands import add_json, report

EXAMPLES = """\
  crupier image --uf2 RPI_PICO.uf2 -o crupier.uf2    MicroPython and Crupier to drag and drop
  crupier image --littlefs -o files.img              only the file system, for a programmer
  crupier image --folder -o files                    only the files, to copy with mpremote
"""

_WARNING = "Warning: putting this on a board erases everything in its flash, the scores too."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--uf2", type=Path, metavar="FILE",
                      help="MicroPython for the board; the image is this plus Crupier")
    kind.add_argument("--littlefs", action="store_true",
                      help="the bare file system of 1408 KiB, as a Raspberry Pi Pico has it")
    kind.add_argument("--folder", action="store_true",
                      help="the bare files of the product, in a folder")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE",
                        help="where the image goes; an existing file is replaced")
    parser.add_argument("--board", metavar="ID", help="the board and its wiring")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Writes an image that needs no crupier to be put on a board."""
    from crupier.errors import ERROR, Trouble
    from crupier.install import images, install
    from crupier.install.uf2 import read_firmware

    board = args.board or install.choose_board(None)
    what = ""
    try:
        if args.folder:
            size = images.write_folder(args.output, board)
        elif args.uf2:
            firmware = read_firmware(args.uf2)
            size = args.output.write_bytes(images.uf2_image(firmware, board))
            what = f"MicroPython {firmware.version} and "
        else:
            size = args.output.write_bytes(images.file_system(board))
    except OSError as error:
        raise Trouble(f"{args.output} cannot be written ({error.strerror or error}).",
                      ERROR) from error
    if not args.folder:
        print(_WARNING, file=sys.stderr)
    report(args, {"output": str(args.output), "bytes": size, "board": board},
           f"{args.output}: {what}Crupier for {board}, {size:,} bytes.")
