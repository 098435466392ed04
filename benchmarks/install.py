"""Installing on an empty board, and updating one changed file, beside mpremote in the same run."""

import contextlib
import io
import sys
import tempfile
import time
from pathlib import Path

from mpremote.main import main

from benchmarks.figure import Figure
from host_tools import cli, payload
from host_tools.virtual import VirtualBoard

BOARD = "pico_ssd1306"
_SPOIL = "f = open('/crupier/version.mpy', 'ab'); f.write(b'old'); f.close()"


def run() -> list[Figure]:
    """Both in this process, with everything imported and compiled before."""
    files = payload.device_files(BOARD)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        for path, data in files.items():
            file = tree / path.lstrip("/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        with VirtualBoard(Path(folder, "theirs.img")) as board:
            _mpremote(board.port, "exec", "pass")
            theirs = _measured(board, lambda: _mpremote(
                board.port, "fs", "cp", "-r", f"{tree}/.", ":/"))
        with VirtualBoard(Path(folder, "warm.img")) as board:
            _flash(board.port)
        with VirtualBoard(Path(folder, "ours.img")) as board:
            first = _measured(board, lambda: _flash(board.port))
            _mpremote(board.port, "exec", _SPOIL)
            update = _measured(board, lambda: _flash(board.port))
    size = sum(map(len, files.values()))
    return [
        Figure("mpremote fs cp -r of all files", theirs[0], "s",
               f"{theirs[1]:,} bytes sent for {size:,}"),
        Figure("first install, verified", first[0], "s",
               f"{first[1]:,} bytes sent; {first[0] / theirs[0]:.2f} x mpremote (target 0.7)"),
        Figure("update of one changed file", update[0], "s",
               f"{update[1]:,} bytes sent; {update[0] / theirs[0]:.2f} x mpremote (target 0.1)"),
    ]


def _flash(port: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        if cli.main(["flash", "--port", port, "--board", BOARD]):
            raise RuntimeError("crupier flash failed")


def _mpremote(port: str, *words: str) -> None:
    arguments, sys.argv = sys.argv, ["mpremote", "connect", port, *words]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            if main():
                raise RuntimeError("mpremote failed")
    finally:
        sys.argv = arguments


def _measured(board: VirtualBoard, work) -> tuple[float, int]:
    """(seconds, bytes that the board was sent)"""
    sent, began = board.stats["console_bytes"], time.perf_counter()
    work()
    return time.perf_counter() - began, board.stats["console_bytes"] - sent


if __name__ == "__main__":
    for figure in run():
        print(figure)
