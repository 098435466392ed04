"""The subcommand `crupier image`."""

import argparse
import shutil
import sys
from pathlib import Path

from crupier.commands import add_json, file, report

EXAMPLES = """\
  crupier image --uf2 RPI_PICO.uf2 -o crupier.uf2    MicroPython and Crupier to drag and drop
  crupier image --littlefs -o files.img              only the file system, for a programmer
  crupier image --folder -o files                    only the files, to copy with mpremote
  crupier image --frozen -o crupier                  sources to freeze into your own MicroPython
"""

_WARNING = "Warning: putting this on a board erases everything in its flash, the scores too."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--uf2", type=file, metavar="FILE",
                      help="MicroPython for the board; the image is this plus Crupier")
    kind.add_argument("--littlefs", action="store_true",
                      help="the bare file system of 1408 KiB, as a Raspberry Pi Pico has it")
    kind.add_argument("--folder", action="store_true",
                      help="not an image but a folder with the files, as they lie on the flash")
    kind.add_argument("--frozen", action="store_true",
                      help="not an image but a folder for those who build MicroPython: modules, "
                           "and a manifest.py for FROZEN_MANIFEST (docs/speed.md)")
    parser.add_argument("-o", "--output", type=file, required=True, metavar="FILE",
                        help="where the image goes; an existing file is replaced, a folder must "
                             "be new or empty")
    parser.add_argument("--board", metavar="ID", help="the board and its wiring")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    """Writes an image that needs no crupier to be put on a board, or what to build one from."""
    from crupier.install import images, install
    from crupier.install.images import read_firmware
    from crupier.scores.export.file import write

    board = args.board or install.choose_board(None)
    if args.frozen:
        _freeze(args, board)
        return
    if args.folder:
        _fill(args, board)
        return
    if args.uf2:
        firmware = read_firmware(args.uf2)
        data, what = images.uf2_image(firmware, board), f"MicroPython {firmware.version} and "
    else:
        data, what = images.file_system(board), ""
    write(args.output, [data])
    print(_WARNING, file=sys.stderr)
    report(args, {"output": str(args.output), "bytes": len(data), "board": board},
           f"{args.output}: {what}Crupier for {board}, {len(data):,} bytes.")


def _fill(args: argparse.Namespace, board: str) -> None:
    from crupier.build import payload

    files = {path.lstrip("/"): data for path, data in payload.device_files(board).items()}
    _write_folder(args.output, files)
    size = sum(map(len, files.values()))
    report(args, {"output": str(args.output), "files": len(files), "bytes": size, "board": board},
           f"{args.output}: Crupier for {board}, {len(files)} files of {size:,} bytes.")


def _freeze(args: argparse.Namespace, board: str) -> None:
    from crupier.build import frozen

    files = frozen.files(board)
    _write_folder(args.output, files)
    manifest = (args.output / frozen.MANIFEST).absolute()
    report(args, {"output": str(args.output), "files": len(files), "board": board,
                  "manifest": str(manifest)},
           f"{args.output}: Crupier for {board}, {len(files)} files.",
           f"Build MicroPython with FROZEN_MANIFEST={manifest}")


def _write_folder(folder: Path, files: dict[str, bytes]) -> None:
    from crupier.errors import Trouble

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):       # what is for another board would go along
            raise Trouble(f"{folder} is not empty; choose a new folder.")
        try:
            for path, data in files.items():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_bytes(data)
        except BaseException:       # half of it is of no use, and in the way of the next try
            for entry in folder.iterdir():
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
            raise
    except OSError as error:
        raise Trouble(f"{folder} cannot be written ({error.strerror or error}).") from error
